"""A server is visited, and everything that docs/protocol.md says of servers is looked at."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec

from ..client import Client, Refused
from ..client.messages import PROTOCOL
from .line import TableLine, line, shape
from .report import Findings, same, want
from .whole_games import SLOW_DOWN, play_whole_game

PATIENCE = 60.0  # seconds for one rule; a whole game may take longer
A_GAME = 300.0
GAME, SEALED_GAME = "goblin-warlord", "goblins-inc"
Look = Callable[["Visit"], Awaitable[None]]
RULES: list[tuple[str, str, Look]] = []


class Visit:
    """Three people: a host, a guest, and a stranger whom nobody has invited."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.host, self.guest, self.stranger = (Client(server) for _ in range(3))

    async def arrive(self) -> None:
        for client in (self.host, self.guest, self.stranger):
            await client.__aenter__()

    async def table(self, game: str = GAME, *sitting: str, **arranged: Any) -> str:
        seats = max(2, len(sitting))
        return await self.host.open({"game": game, "seats": seats, **arranged}, list(sitting or ("you", "open")))

    async def running(self, game: str = GAME, public: bool = False, **arranged: Any) -> str:
        """A game for two that has begun: the host is red, the guest blue."""
        table = await self.table(game, public=public, **arranged)
        await self.guest.follow(await self.host.invitation(table))
        await self.guest.ask(table, {"ask": "sit", "seat": "blue"})
        await self.host.ask(table, {"ask": "start"})
        return table

    @contextlib.asynccontextmanager
    async def both(self, table: str) -> AsyncIterator[dict[str, TableLine]]:
        async with line(self.host, table) as red, line(self.guest, table) as blue:
            for one in (red, blue):
                await one.hear("update")
            yield {"red": red, "blue": blue}


def rule(part: str, text: str) -> Callable[[Look], Look]:
    def add(look: Look) -> Look:
        RULES.append((part, text, look))
        return look

    return add


async def look_at_server(server: str, report: Findings, pause: float = SLOW_DOWN) -> None:
    """`pause`: seconds between the requests of a seat in a whole game."""
    visit = Visit(server)
    await visit.arrive()
    for part, text, look in RULES:
        await report.look(part, text, look(visit), PATIENCE)
    for game in await visit.host.get("/api/games"):
        rule_text = f"a whole game of {game['id']} is told to its end, to each seat what it may know"
        await report.look("games", rule_text, play_whole_game(visit.host, visit.guest, game, pause), A_GAME)


async def refused(work: Awaitable[Any], status: int, key: str) -> None:
    try:
        await work
    except Refused as problem:
        same((problem.status, problem.key), (status, key), "the answer")
    else:
        raise AssertionError(f"it was granted, not refused with {status} {key}")


async def deciding(both: dict[str, TableLine]) -> str:
    """A seat that has to decide, and whose line has heard so."""
    newest = max(both.values(), key=lambda one: len(one.update["rows"]) and one.n)
    seat = str(newest.update["game"]["deciders"][0])
    while not both[seat].update["game"]["legal"]:
        await both[seat].hear("update")
    return seat


# ------------------------------------------------------------------------------------------------- identity, errors


@rule("identity", "GET /api/me makes a new device somebody, and the cookie keeps it so")
async def _identity(visit: Visit) -> None:
    again = Client(visit.server, visit.host.cookie)
    await again.__aenter__()
    same(again.me.id, visit.host.me.id, "the identity with the same cookie")
    want(visit.host.me.id != visit.guest.me.id, "two devices are the same person")
    want(visit.host.me.name, "nobody has a name")


@rule("identity", "without a cookie, what needs an identity is refused with 401, and a socket closed with 4001")
async def _no_identity(visit: Visit) -> None:
    await refused(Client(visit.server).get("/api/tables"), 401, "bad-not-known")
    table = await visit.table()
    async with line(visit.host, table, cookie="") as one:
        same(shape((await one.hear("refusal"))["error"]), "bad-not-known", "the refusal")
        same(await one.closed(), 4001, "the close code")


@rule("errors", "every error has a key, arguments, words in the caller's language, and an anchor or null")
async def _errors(visit: Visit) -> None:
    texts = set()
    for language in ("en", "fr", "ru"):
        client = Client(visit.server, visit.host.cookie, language)
        try:
            await client.get("/api/tables/0000000000000000")
        except Refused as problem:
            same((problem.status, problem.key), (404, "bad-table-unknown"), "the answer")
            texts.add(str(problem))
    same(len(texts), 3, "how many languages an error has")


@rule("errors", "a body that cannot be read is refused with 422, one with a field too many as well")
async def _bodies(visit: Visit) -> None:
    await refused(visit.host.post("/api/tables", {"table": 1}), 422, "bad-message-form")
    more = {"arrangement": {"game": GAME, "seats": 2}, "more": 1}
    await refused(visit.host.post("/api/tables", more), 422, "bad-message-form")
    await refused(visit.host.post("/api/nothing", {}), 404, "bad-not-found")


@rule("version", "a request of another version is refused with 426, a socket closed with 4026")
async def _version(visit: Visit) -> None:
    import asyncio

    def ask() -> int:
        import urllib.error
        import urllib.request

        asked = urllib.request.Request(f"{visit.host.http.server}/api/games", headers={"X-Goblins-Protocol": "0"})
        try:
            with urllib.request.urlopen(asked, timeout=10):
                return 200
        except urllib.error.HTTPError as error:
            want(shape(msgspec.json.decode(error.read())["error"]) == "bad-old-client", "another key")
            return error.code

    same(await asyncio.to_thread(ask), 426, "the status")
    async with line(visit.host, await visit.table(), "protocol=0") as one:
        refusal = await one.hear("refusal")
        same((refusal["id"], shape(refusal["error"])), (0, "bad-old-client"), "the refusal")
        same(await one.closed(), 4026, "the close code")


@rule("version", "the descriptions of HTTP and of sockets are served, and are of this version")
async def _descriptions(visit: Visit) -> None:
    for path, field in (("/api/openapi.json", "openapi"), ("/api/asyncapi.json", "asyncapi")):
        document = await visit.host.get(path)
        want(str(document[field]).startswith("3."), f"{path} is of {field} {document[field]}")
        same(document["info"]["version"], str(PROTOCOL), f"the version of {path}")
    same((await visit.host.get("/api/health"))["protocol"], PROTOCOL, "the version of /api/health")


# --------------------------------------------------------------------------------------------------------- tables


@rule("tables", "a private table does not exist for those who were not invited: 404, and 4004")
async def _private(visit: Visit) -> None:
    table = await visit.table()
    await refused(visit.stranger.see(table), 404, "bad-table-unknown")
    await refused(visit.stranger.ask(table, {"ask": "sit", "seat": "blue"}), 404, "bad-table-unknown")
    async with line(visit.stranger, table) as one:
        same(shape((await one.hear("refusal"))["error"]), "bad-table-unknown", "the refusal")
        same(await one.closed(), 4004, "the close code")


@rule("tables", "an invitation lets in, any other word does not")
async def _invited(visit: Visit) -> None:
    table = await visit.table()
    link = await visit.host.invitation(table)
    same(await visit.guest.follow(link), table, "where the invitation leads")
    same((await visit.guest.see(table)).table.status, "lobby", "the table's status")
    await refused(visit.stranger.follow(f"{visit.server}/join/{'x' * 22}"), 404, "bad-table-invitation")
    await refused(visit.guest.invitation(table), 403, "bad-table-not-host")


@rule("tables", "people sit down on open seats, and the host begins when none is open")
async def _lobby(visit: Visit) -> None:
    table = await visit.table()
    await visit.guest.follow(await visit.host.invitation(table))
    await refused(visit.host.ask(table, {"ask": "start"}), 409, "bad-table-seats-open")
    await refused(visit.guest.ask(table, {"ask": "sit", "seat": "red"}), 409, "bad-table-seat-taken")
    await refused(visit.guest.ask(table, {"ask": "sit", "seat": "mauve"}), 422, "bad-seat")
    await visit.guest.ask(table, {"ask": "sit", "seat": "blue"})
    await refused(visit.guest.ask(table, {"ask": "start"}), 403, "bad-table-not-host")
    await visit.host.ask(table, {"ask": "start"})
    await refused(visit.host.ask(table, {"ask": "start"}), 409, "bad-table-started")
    chairs = (await visit.host.see(table)).table.chairs
    same([chair.kind for chair in chairs], ["person", "person"], "who sits there")


@rule("tables", "a public table stands in the list, and anybody may look at it")
async def _public(visit: Visit) -> None:
    table = await visit.table(GAME, public=True)
    listed = (await visit.stranger.get("/api/tables?of=public"))["tables"]
    want(table in [one["table"] for one in listed], "the table is not in the list")
    same((await visit.stranger.see(table)).seat, None, "the stranger's seat")


# --------------------------------------------------------------------------------------------------------- sockets


@rule("socket", "a connection begins with welcome, then an update with all rows from the first on")
async def _welcome(visit: Visit) -> None:
    table = await visit.running()
    async with line(visit.guest, table) as one:
        welcome = await one.hear("welcome", "update", "presence", "yours")
        same(welcome["type"], "welcome", "the first message")
        same((welcome["protocol"], welcome["table"], welcome["seats"]), (PROTOCOL, table, ["blue"]), "the welcome")
        update = await one.hear("update", "presence", "yours")
        same((update["type"], update["seat"], update["rows"][0]["n"]), ("update", "blue", 1), "the second message")


@rule("socket", "a move is answered under its id, and everybody is told of it")
async def _move(visit: Visit) -> None:
    table = await visit.running()
    async with visit.both(table) as both, line(visit.host, table, "seat=red") as another:
        await another.hear("update")
        seat = await deciding(both)
        other = both["blue" if seat == "red" else "red"]
        move = both[seat].update["game"]["legal"][0]
        await both[seat].granted({"ask": "move", "seat": seat, "move": move, "ticket": secrets.token_hex(8)})
        for one in (other, another):
            update = one.update if one.update["rows"][-1]["deed"] == "moved" else await one.hear("update")
            same(update["rows"][-1]["seat"], seat, "who has moved")
        want("move" not in other.update["rows"][-1], "others are told the move in notation")


@rule("socket", "what the rules forbid is refused with its place in the rules, and nothing changes")
async def _forbidden(visit: Visit) -> None:
    table = await visit.running()
    async with visit.both(table) as both:
        seat = await deciding(both)
        found = await both[seat].ask({"ask": "move", "seat": seat, "move": "order hide"})
        before = both[seat].n
        if found["type"] == "refusal":
            shape(found["error"])
        other = "blue" if seat == "red" else "red"
        same(await both[seat].refused({"ask": "undo", "seat": other}), "bad-table-not-your-seat", "the refusal")
        same(await both[seat].refused({"ask": "move", "seat": seat, "move": "fly"}), "bad-move-verb", "the refusal")
        same((await visit.host.see(table, "red")).n >= before, True, "rows are gone")


@rule("socket", "a message that cannot be read is refused under id 0, and the connection goes on")
async def _garbage(visit: Visit) -> None:
    table = await visit.running()
    async with line(visit.host, table) as one:
        await one.hear("update")
        for message in (
            "",
            "x",
            "[]",
            "{}",
            '{"type":"ask","id":1,"request":{"ask":"dance"}}',
            "x" * 20_000,
            b"\x00",
        ):
            await one.say(message)
            refusal = await one.hear("refusal")
            same(refusal["id"], 0, "the id")
            shape(refusal["error"])
        same((await one.look("red"))["type"], "answer", "what follows")


@rule("socket", "a ping is answered")
async def _ping(visit: Visit) -> None:
    async with line(visit.host, await visit.running()) as one:
        await (await one.socket.ping())


@rule("socket", "one looks from seats of one's own, or from none")
async def _look(visit: Visit) -> None:
    table = await visit.host.open({"game": GAME, "seats": 2}, ["you", "you"], start=True)
    async with line(visit.host, table) as one:
        same((await one.hear("update"))["seat"], None, "the seat of somebody with two")
        for seat in ("red", "blue", None):
            await one.look(seat)
            same(one.update["seat"], seat, "the seat one looks from")
    guests = await visit.running()
    async with line(visit.guest, guests) as one:
        await one.hear("update")
        same(shape((await one.look("red"))["error"]), "bad-table-not-your-seat", "the refusal")
    async with line(visit.guest, guests, "seat=red") as one:
        same(await one.closed(), 4003, "the close code for somebody else's seat")


@rule("socket", "a table without spectators shows a running game to nobody else: 4003")
async def _no_spectators(visit: Visit) -> None:
    table = await visit.running(public=True, spectators=False)
    async with line(visit.stranger, table) as one:
        same(await one.closed(), 4003, "the close code")


# ---------------------------------------------------------------------------------------- tickets and catching up


@rule("tickets", "a request that comes twice with one ticket is done once, and answered each time")
async def _tickets(visit: Visit) -> None:
    table = await visit.running()
    async with visit.both(table) as both:
        seat = await deciding(both)
        request = {"ask": "move", "seat": seat, "move": both[seat].update["game"]["legal"][0], "ticket": "once"}
        await both[seat].granted(request)
        after = both[seat].n
        await both[seat].granted(request)
        client = visit.host if seat == "red" else visit.guest
        async with line(client, table) as fresh:
            await fresh.hear("update")
            await fresh.granted(request)
        await client.ask(table, request)
        found = await client.see(table, seat)
        moves = [row for row in found.rows if row.deed == "moved" and row.seat == seat]
        same((found.n, len(moves)), (after, 1), "rows, and moves among them")


@rule("catching up", "who comes back gets exactly the rows after `seen`, and everything if that number is wrong")
async def _catch_up(visit: Visit) -> None:
    table = await visit.running()
    async with visit.both(table) as both:
        for _ in range(4):
            seat = await deciding(both)
            move = both[seat].update["game"]["legal"][-1]
            await both[seat].granted({"ask": "move", "seat": seat, "move": move})
            for one in both.values():
                while one.n < max(other.n for other in both.values()):
                    await one.hear("update")
    whole = await visit.host.get(f"/api/tables/{table}?seat=red")
    for seen in (0, 1, whole["n"] - 2, whole["n"]):
        async with line(visit.host, table, f"seat=red&seen={seen}") as one:
            same((await one.hear("update"))["rows"], whole["rows"][seen:], f"the rows after {seen}")
    async with line(visit.host, table, "seat=red&seen=99999") as one:
        same((await one.hear("update"))["rows"], whole["rows"], "the rows after a wrong number")


@rule("sealed", "a sealed choice is told to its seat alone, and leaves no gap in the numbers of others")
async def _sealed(visit: Visit) -> None:
    table = await visit.running(SEALED_GAME)
    async with visit.both(table) as both:
        red, blue = both["red"], both["blue"]
        same(sorted(red.update["game"]["deciders"]), ["blue", "red"], "who decides at once")
        for one, seat in ((red, "red"), (blue, "blue")):  # what each gives away
            await one.granted({"ask": "move", "seat": seat, "move": one.update["game"]["legal"][0]})
        while not red.update["game"]["legal"] or "give" in str(red.update["game"]["legal"][0]):
            await red.hear("update")
        while blue.n < red.n:
            await blue.hear("update")
        before = blue.n
        await red.granted({"ask": "move", "seat": "red", "move": red.update["game"]["legal"][0]})
        want(red.update["rows"][-1].get("move"), "one is not told one's own move")
        same((await visit.guest.see(table, "blue")).n, before, "rows that others know of")


@rule("taking back", "a move is taken back while it may be, and the row that is gone is named")
async def _undo(visit: Visit) -> None:
    table = await visit.running(SEALED_GAME)
    async with visit.both(table) as both:
        red = both["red"]
        same(await red.refused({"ask": "undo", "seat": "red"}), "bad-undo", "the refusal")
        legal = red.update["game"]["legal"]
        await red.granted({"ask": "move", "seat": "red", "move": legal[0]})
        want(red.update["game"]["undo"], "the move cannot be taken back")
        moved = red.n
        await red.granted({"ask": "undo", "seat": "red", "ticket": "back"})
        row = red.update["rows"][-1]
        same((row["deed"], row["row"]), ("undone", moved), "the row")
        same(red.update["game"]["legal"], legal, "the moves after it")
        await red.granted({"ask": "undo", "seat": "red", "ticket": "back"})
        same((await visit.host.see(table, "red")).n, moved + 1, "rows")


@rule("talk", "what a seat says, and its reactions, are told to everybody")
async def _talk(visit: Visit) -> None:
    table = await visit.running()
    async with visit.both(table) as both:
        await both["red"].granted({"ask": "say", "seat": "red", "text": "hello"})
        await both["red"].granted({"ask": "react", "seat": "red", "reaction": "cheer"})
        rows: list[Any] = []
        while len(rows) < 2:
            rows += (await both["blue"].hear("update"))["rows"]
        same([rows[0].get("text"), rows[1].get("reaction")], ["hello", "cheer"], "what is told")
        same(await both["red"].refused({"ask": "say", "seat": "red", "text": ""}), "bad-table-talk", "the refusal")


@rule("tables", "the host closes a table, and nothing more happens there")
async def _close(visit: Visit) -> None:
    table = await visit.running()
    async with line(visit.guest, table) as one:
        await one.hear("update")
        await visit.host.ask(table, {"ask": "close"})
        same((await one.hear("update"))["table"]["status"], "closed", "the status")
        same(await one.refused({"ask": "undo", "seat": "blue"}), "bad-table-closed", "the refusal")
