"""A client plays at a real server, behind a proxy that makes trouble; then the proxy tells what it has heard.

The client is a command. It is started with an invitation link as its last argument. It follows the link, sits down on
the first open seat, plays to the end of the game, and ends with status 0. When the server says that the client is too
old, it ends with another status.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ..client import Client, Update, play
from .proxy import Proxy, Trouble
from .report import Broken, Findings, same, want
from .troubles import Doubled, Dropped, Late, LostAnswers, LostAsks, NotNow, OldVersion, SentAway, Strange

PATIENCE = 180.0  # seconds for one game
ENDING = 20.0  # seconds for the client to end after the game
STARTING = 60.0
SHORT: dict[str, Any] = {"goblin-warlord": {"turn_limit": 3}}
MOST_LETTERS = 400  # of what a client that fails has said


class Trial(NamedTuple):
    rule: str
    game: str
    trouble: type[Trouble]


TRIALS = [
    Trial("it plays Nitro Run, alone at the table, to the end", "nitro-run", Trouble),
    Trial("it plays Goblin Warlord to the end", "goblin-warlord", Trouble),
    Trial("it plays Goblins Inc., with its sealed choices, to the end", "goblins-inc", Trouble),
    Trial("it comes back after its socket was cut, and says what it has seen", "goblin-warlord", Dropped),
    Trial("an answer that was lost leads to no second move", "goblin-warlord", LostAnswers),
    Trial("a request that was lost is asked again, with the same ticket", "goblin-warlord", LostAsks),
    Trial("while an answer is awaited no other move is asked", "goblin-warlord", Late),
    Trial("updates and answers that come twice change nothing", "goblin-warlord", Doubled),
    Trial("what the store would not take is asked again, with the same ticket", "goblin-warlord", NotNow),
    Trial("it comes back after 1001, 1011, 1012, 4001 and 4008", "goblin-warlord", SentAway),
    Trial("messages and fields that it does not know do not disturb it", "goblin-warlord", Strange),
]


class AtRandom:
    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)

    def choose(self, view: Any, moves: list[dict[str, Any]]) -> dict[str, Any]:  # noqa: ARG002
        return self._dice.choice(moves)


async def look_at_client(command: Sequence[str], report: Findings) -> None:
    async with real_server() as port:
        for trial in TRIALS:
            await report.look("client", trial.rule, _play(command, port, trial), PATIENCE)
        rule = "told that it is too old, it ends with an error and does not come back"
        await report.look("client", rule, _is_too_old(command, port), STARTING)


@contextlib.asynccontextmanager
async def real_server() -> AsyncIterator[int]:
    """`goblins serve` on a file of its own; gives its port."""
    with tempfile.TemporaryDirectory(prefix="goblins-conform-") as folder:
        options = ["--no-browser", "--port", "0", "--db", str(Path(folder) / "tables.db"), "--thinkers", "1"]
        environment = {**os.environ, "GOBLINS_LANG": "en", "GOBLINS_PACE": "0", "GOBLINS_WARM": "0"}
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "goblins", "serve", *options, env=environment, stdout=-1, stderr=-3
        )
        try:
            assert server.stdout is not None
            async with asyncio.timeout(STARTING):
                address = (await server.stdout.readline()).decode()
            found = re.search(r"http://[^/]*:(\d+)/", address)
            if found is None:
                raise Broken("goblins serve does not start")
            yield int(found[1])
        finally:
            if server.returncode is None:
                server.send_signal(signal.SIGTERM)
            await server.communicate()


async def _play(command: Sequence[str], port: int, trial: Trial) -> None:
    trouble = trial.trouble()
    async with Proxy(port, trouble) as proxy, Client(f"http://127.0.0.1:{port}") as host:
        alone = trial.game == "nitro-run"
        arrangement = {"game": trial.game, "seats": 1 if alone else 2, "options": SHORT.get(trial.game, {})}
        table = await host.open(arrangement, ["open"] if alone else ["you", "open"])
        word = (await host.invitation(table)).rpartition("/")[2]
        async with _running(command, f"{proxy.address}/join/{word}") as client:
            seat = "red" if alone else "blue"
            ended = await _until_over(host, table, client, alone)
            await _ends_well(client)
        whole = await host.get(f"/api/tables/{table}")
        rows = [row for row in whole["rows"] if row["deed"] == "moved" and row["seat"] == seat]
    want(ended.game and ended.game.verdict, "the game has no verdict")
    want({row["by"] for row in rows} <= {"person"}, "the client's seat was not played by the client alone")
    _judge(proxy, trial)


async def _until_over(host: Client, table: str, client: asyncio.subprocess.Process, alone: bool) -> Update:
    while any(chair.kind == "open" for chair in (await host.see(table)).table.chairs):
        want(client.returncode is None, "the client has ended before it sat down")
        await asyncio.sleep(0.05)
    await host.ask(table, {"ask": "start"})
    async with host.connect(table, None if alone else "red") as seat:
        playing = asyncio.create_task(play(seat, AtRandom(table)))
        ending = asyncio.create_task(client.wait())
        try:
            await asyncio.wait({playing, ending}, return_when=asyncio.FIRST_COMPLETED)
            if not playing.done():
                await asyncio.sleep(1)
            if not playing.done():
                raise Broken(f"the client has ended with status {client.returncode} before the game was over")
            return playing.result()
        finally:
            playing.cancel()
            ending.cancel()
            await asyncio.gather(playing, ending, return_exceptions=True)


async def _ends_well(client: asyncio.subprocess.Process) -> None:
    try:
        async with asyncio.timeout(ENDING):
            same(await client.wait(), 0, "the client's exit status")
    except TimeoutError:
        raise Broken(f"the game is over, and {ENDING:.0f} seconds later the client still runs") from None


def _judge(proxy: Proxy, trial: Trial) -> None:
    want(proxy.heard, "the client has moved without a socket")
    want(all(one.ticket for one in proxy.heard), "a move came without a ticket")
    of_ticket: dict[str, Any] = {}
    for one in proxy.heard:
        wanted = of_ticket.setdefault(one.ticket, one.request)
        same(one.request, wanted, "what was asked with the same ticket")
    want(not proxy.overlapping, f"{proxy.overlapping} moves were asked while another was not answered")
    want(all(line.query.get("protocol") == ["1"] for line in proxy.lines), "a socket did not say protocol=1")
    told: dict[str | None, int] = {}  # the last row that was sent, by the seat that looked
    for line in proxy.lines:
        if line.told:
            before = told.get(line.seat, 0)
            want(line.seen <= before, f"a socket said seen={line.seen}, and row {before} was the last that was sent")
            want(line.seen or not before, "a socket came back without saying what it has seen")
            told[line.seat] = line.told
    if trial.trouble in (Dropped, LostAnswers, LostAsks, SentAway):
        want(len(proxy.lines) > 1, "the client did not come back")
    if trial.trouble is NotNow:
        want(len(of_ticket) < len(proxy.heard), "nothing was asked again")


async def _is_too_old(command: Sequence[str], port: int) -> None:
    async with Proxy(port, OldVersion()) as proxy, Client(f"http://127.0.0.1:{port}") as host:
        table = await host.open({"game": "goblin-warlord", "seats": 2}, ["you", "open"])
        word = (await host.invitation(table)).rpartition("/")[2]
        async with _running(command, f"{proxy.address}/join/{word}") as client:
            while not proxy.lines:
                want(client.returncode is None, "the client has ended before it opened a socket")
                await asyncio.sleep(0.05)
            try:
                async with asyncio.timeout(ENDING):
                    status = await client.wait()
            except TimeoutError:
                raise Broken(f"{ENDING:.0f} seconds later the client still runs") from None
        want(status != 0, "the exit status is 0")
        same(len(proxy.lines), 1, "how often it has connected")


@contextlib.asynccontextmanager
async def _running(command: Sequence[str], link: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """The client, in a group of its own; its words are told if it fails."""
    with tempfile.TemporaryFile() as words:
        client = await asyncio.create_subprocess_exec(
            *command, link, stdin=-3, stdout=words, stderr=words, start_new_session=True
        )
        try:
            yield client
        except Broken as problem:
            words.seek(0)
            said = words.read().decode(errors="replace").strip()[-MOST_LETTERS:]
            raise Broken(f"{problem}; it said: {said}" if said else str(problem)) from None
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(client.pid, signal.SIGKILL)
            await client.wait()
