"""Throw things at a real server, and see that nobody at its tables notices.

python -m tests.faults.fuzz --messages 100000 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import itertools
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from goblins import games  # noqa: F401 - announces the games
from goblins.kernel import registry
from goblins.kernel.names import SEAT_NAMES
from goblins.tables.store import Store
from tests.web.test_hostile_messages import hostile

from .raw import FAREWELL, bomb, broken, throw
from .servers import FileHouse, Server
from .visiting import Visitors

AT_ONCE = 50  # messages before answers are read
SILENCE = 20.0
CODES = {1000, 1002, 1003, 1007, 1008, 1009, 4001, 4003, 4004, 4008, 4026, 4029}
SHAPE = {"key", "args", "text", "anchor"}
UNWIELDY: list[str | bytes] = [
    "[" * 10_000,
    '{"type":"ask","id":1,"request":' * 300,
    '{"a":' * 2000 + "1" + "}" * 2000,
    '{"type":"look","id":' + "9" * 4000 + "}",
    "x" * 20_000,
    "",
    b"\x00\x01",
    b"",
    '{"type":"ask","id":1,"request":{"ask":"move","seat":"red","move":' + "[" * 3000,
    '{"type":"ask","id":1,"request":{"ask":"say","seat":"red","text":"\\ud800"}}',
    '{"type":"ask","id":1e400,"request":{}}',
]


class Fuzz:
    def __init__(self, house: FileHouse, seed: int) -> None:
        self.house = house
        self.server: Server = house.servers[0]
        self.dice = random.Random(seed)
        self.visitors = Visitors(house, self.dice)
        self.answers: Counter[str] = Counter()
        self.problems: list[str] = []
        self.thrown = 0
        self.tables: dict[str, list[str]] = {}  # the cookies of those who sit there
        self._bystanders: list[asyncio.Task[None]] = []

    def problem(self, *words: object) -> None:
        self.problems.append(" ".join(map(str, words)))

    # ---------------------------------------------------------------------------------------------- bystanders

    async def set_tables(self) -> None:
        """Of every game a table in play, public and private by turns, and a private one before its game."""
        for number, game in enumerate(registry.names()):
            await self._set_table(game, public=number % 2 == 0, start=True)
        await self._set_table(registry.names()[0], public=False, start=False)

    async def _set_table(self, game: str, public: bool, start: bool) -> None:
        seats = registry.find(game).seat_counts[0]
        host, *guests = [await self.visitors.arrive() for _ in range(seats)]
        arrangement = {"game": game, "seats": seats, "public": public}
        plan = {"arrangement": arrangement, "sitting": ["you"] + ["open"] * len(guests)}
        table = (await self.visitors.post("/api/tables", host, plan))["table"]
        token = (await self.visitors.get(f"/api/tables/{table}/invitation", host))["token"]
        for seat, guest in zip(SEAT_NAMES[1:], guests):
            await self.visitors.post("/api/join", guest, {"token": token})
            await self.visitors.post(f"/api/tables/{table}/ask", guest, {"ask": "sit", "seat": seat})
        self.tables[table] = [host, *guests]
        if start:
            await self.visitors.post(f"/api/tables/{table}/ask", host, {"ask": "start"})
            await self._play_a_little(table, dict(zip(SEAT_NAMES, self.tables[table])))

    async def _play_a_little(self, table: str, cookies: dict[str, str]) -> None:
        for _ in range(20):
            path = f"/api/tables/{table}?seat="
            update = await self.visitors.get(path + "red", cookies["red"])
            seat = update["game"]["deciders"][0]
            legal = (await self.visitors.get(path + seat, cookies[seat]))["game"]["legal"]
            request = {"ask": "move", "seat": seat, "move": self.dice.choice(legal), "ticket": "old"}
            await self.visitors.post(f"/api/tables/{table}/ask", cookies[seat], request | {"ticket": ""})

    @asynccontextmanager
    async def bystanders(self) -> AsyncIterator[None]:
        """Everybody sits at their table and looks; none of them may hear anything new."""
        pages = []
        for table, cookies in self.tables.items():
            for seat, cookie in zip(SEAT_NAMES, cookies):
                page = await self._connect(table, cookie, f"seat={seat}").__aenter__()
                await _hear(page, "update")
                pages.append(page)
                self._bystanders.append(asyncio.create_task(self._notice(page, seat)))
        yield
        for task in self._bystanders:
            task.cancel()
        for page in pages:
            await page.close()

    async def _notice(self, page: ClientConnection, seat: str) -> None:
        try:
            await _hear(page, "update", "refusal", "yours")
            self.problem("a bystander noticed something at", seat)
        except websockets.ConnectionClosed as closed:
            self.problem("a bystander was thrown out:", closed)

    async def truth(self) -> str:
        """A hash of all that is stored of the tables, and of what everybody sees."""
        found = hashlib.sha256()
        store = await Store.open(self.house.url)
        for table, cookies in self.tables.items():
            for row in await store.rows(table):
                found.update(msgspec.json.encode(row))
            for seat, cookie in zip(SEAT_NAMES, cookies):
                found.update(repr(await self.visitors.get(f"/api/tables/{table}?seat={seat}", cookie)).encode())
        await store.close()
        return found.hexdigest()

    # ------------------------------------------------------------------------------------------------- throwing

    async def throw_everything(self, messages: int) -> None:
        stranger = await self.visitors.arrive()
        public, private, *_ = self.tables
        guest = self.tables[public][1]
        wild = hostile(self.dice)
        unwieldy = (self.dice.choice(UNWIELDY) for _ in itertools.count())
        tame = (text for text in wild if not any(word in text for word in ('"blue"', "leave", "salt")))
        while self.thrown < messages:
            await asyncio.gather(
                self._talk(public, stranger, wild, 20),
                self._talk(public, guest, tame, 20, "seat=blue"),
                self._talk(public, stranger, unwieldy, 1),
            )
            for _ in range(12):
                await self._throw_bytes(public, stranger, broken(self.dice))
            await self._throw_bytes(public, stranger, bomb(), must_close=True)
            for table in (*self.tables, "0" * 16, "../../etc/passwd", "%00"):
                await self._throw_bytes(table, self._foreign(stranger), FAREWELL, self._query(), self._origin())
            await self._throw_http(stranger, private)

    async def _talk(
        self, table: str, cookie: str, messages: Iterator[str | bytes], rounds: int, query: str = ""
    ) -> None:
        """Every message gets one answer."""
        try:
            async with asyncio.timeout(SILENCE * rounds), self._connect(table, cookie, query) as page:
                for _ in range(rounds):
                    for _ in range(AT_ONCE):
                        await page.send(next(messages))
                    for _ in range(AT_ONCE):
                        self._judge(await _hear(page, "answer", "refusal"))
        except (websockets.ConnectionClosed, TimeoutError) as error:
            self.problem("a conversation ended:", repr(error))

    def _judge(self, answer: Any) -> None:
        self.thrown += 1
        if answer["type"] == "answer":
            self.answers["granted, without effect"] += 1
            return
        error = answer["error"]
        self.answers[error["key"]] += 1
        if (
            set(error) != SHAPE
            or not error["text"]
            or error["text"].startswith("[")
            or error["key"] == "bad-internal"
        ):
            self.problem("an error of another shape:", error)

    async def _throw_bytes(
        self,
        table: str,
        cookie: str,
        data: bytes,
        query: str = "",
        headers: dict[str, str] | None = None,
        must_close: bool = False,
    ) -> None:
        self.thrown += 1
        path = f"/api/tables/{table}/socket?{query}"
        try:
            outcome = await throw(self.server.port, path, cookie, data, **(headers or {}))
        except TimeoutError:
            self.problem("nothing happened after", data[:80], path)
            return
        self.answers[f"closed with {outcome.code}" if outcome.code else f"handshake {outcome.status}, gone"] += 1
        if outcome.status >= 500 or (outcome.code and outcome.code not in CODES) or (must_close and not outcome.code):
            self.problem(outcome, "after", data[:80], path, headers)

    def _foreign(self, cookie: str) -> str:
        name, _, value = cookie.partition("=")
        id, at, signature = value.strip('"').rsplit(".", 2)
        return self.dice.choice(
            [
                "",
                cookie,
                f"{name}={id}.{at}.{signature[::-1]}",
                f"{name}={id}.{at}0.{signature}",
                f"{name}={id[::-1]}.{at}.{signature}",
                f"{name}=" + "x" * 5000,
                f"{name}={id}.zz.{signature}",
                f"{name}=..;;==\xff",
                "goblin; goblin=; goblin=1",
            ]
        )

    def _query(self) -> str:
        return self.dice.choice(
            [
                "",
                "seat=red",
                "seat=",
                "seat=%ff",
                "seen=-1",
                "seen=99999999999999",
                "protocol=0",
                "protocol=x",
                "&&==",
            ]
        )

    def _origin(self) -> dict[str, str]:
        return self.dice.choice(
            [{}, {"origin": "https://evil.example"}, {"origin": "null"}, {"origin": "http://[::1"}]
        )

    async def _throw_http(self, cookie: str, table: str) -> None:
        """The public face of HTTP has Schemathesis; here are bodies and paths that no schema describes."""
        address = self.server.address
        for method, path, content in (
            ("POST", f"/api/tables/{table}/ask", b'{"ask":"close"}'),
            ("POST", "/api/tables", b"[" * 50_000),
            ("POST", "/api/join", b'{"token":"' + b"x" * 70_000 + b'"}'),
            ("POST", "/api/tables", b"\xff\xfe"),
            ("GET", f"/api/tables/{table}?seat=red&seen=-5", b""),
            ("GET", f"/api/tables/{table}/invitation", b""),
            ("DELETE", f"/api/tables/{table}", b""),
            ("GET", "/api/tables/%2e%2e%2f%2e%2e", b""),
        ):
            self.thrown += 1
            response = await self.visitors.client.request(
                method, address + path, content=content, headers={"cookie": cookie}
            )
            self.answers[f"HTTP {response.status_code}"] += 1
            if not 400 <= response.status_code < 500 or set(response.json()["error"]) != SHAPE:
                self.problem(method, path, response.status_code, response.text[:200])

    async def flood(self) -> None:
        """On a server with its usual limits: whoever floods is cut off, after warnings if they listen."""
        stranger = await self.visitors.arrive()
        public, *_ = self.tables
        for listening, expected in ((True, {4029}), (False, {4029, 4008})):
            warned = 0
            async with self._connect(public, stranger, "") as page:
                try:
                    for _ in range(5000):
                        self.thrown += 1
                        await page.send('{"type":"look","id":1}')
                        if listening:
                            answer = await _hear(page, "refusal", "answer")
                            warned += answer.get("error", {}).get("key") == "bad-too-many"
                    async with asyncio.timeout(SILENCE):
                        await _hear(page)
                except websockets.ConnectionClosed:
                    pass
            self.answers[f"flood closed with {page.close_code}"] += 1
            if page.close_code not in expected or bool(warned) != listening:
                self.problem("a flood was not stopped:", page.close_code, warned)

    def _connect(self, table: str, cookie: str, query: str) -> websockets.connect:
        return websockets.connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket?{query}",
            additional_headers={"cookie": cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )

    async def check_server(self) -> None:
        if not self.server.is_up:
            self.problem("the server has died")
        if (await self.visitors.client.get(f"{self.server.address}/api/ready")).status_code != httpx.codes.OK:
            self.problem("the server is not ready any more")
        words = self.server.words()
        for sign in ("Traceback", "failed", '"level": "error"'):
            if sign in words:
                self.problem("the server's log says", words[max(0, words.index(sign) - 200) :][:1500])


async def _hear(page: ClientConnection, *kinds: str) -> Any:
    while True:
        message = msgspec.json.decode(await page.recv())
        if message["type"] in kinds:
            return message


async def fuzz(folder: Path, messages: int, seed: int) -> Fuzz:
    run = Fuzz(FileHouse(folder), seed)
    await run.house.open()
    try:
        await run.set_tables()
        async with run.bystanders():
            before = await run.truth()
            await run.throw_everything(messages)
            if await run.truth() != before:
                run.problem("something has changed")
        await run.server.stop()
        run.server.pace = "1"
        await run.server.start()
        await run.flood()
        if await run.truth() != before:
            run.problem("something has changed in the flood")
        await run.check_server()
    finally:
        await run.visitors.close()
        await run.house.close()
    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="goblins-fuzz-") as folder:
        run = asyncio.run(fuzz(Path(folder), asked.messages, asked.seed))
    for answer, count in run.answers.most_common():
        print(f"{count:>8}  {answer}")
    print(f"{run.thrown} messages in {time.monotonic() - began:.0f} seconds, {len(run.problems)} problems")
    for problem in run.problems[:20]:
        print(f"  {problem}")
    sys.exit(1 if run.problems else 0)


if __name__ == "__main__":
    main()
