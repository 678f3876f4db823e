"""Attack a real server for a while, and see that it does not grow and that nobody at other tables waits.

python -m tests.faults.attacks --seconds 60

The attackers have a process and an address of their own; all of it stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import websockets

from .attackers import ATTACKS, Attacker
from .servers import FileHouse, Server
from .visiting import Visitors

TABLES = 8
THINK = (0.1, 0.8)  # seconds before a bystander moves: what a table remembers of its moves takes memory, too
WARM_UP = 3.0  # seconds in which bystanders play before the first attack, so that what every server needs is there
MOST_GROWTH = 50.0  # MB
MOST_P99 = 100.0  # ms
ANSWER_WITHIN = 10.0
PLAN = {"arrangement": {"game": "goblin-warlord", "seats": 2}, "sitting": ["you", "you"], "start": True}
_decode, _encode = msgspec.json.decode, msgspec.json.encode


class Result(NamedTuple):
    attack: str
    seconds: float
    moves: int
    p50: float  # ms, of bystanders' moves
    p99: float
    busy: float  # of a core, the server's process
    before: float  # MB of the server's memory
    most: float
    after: float
    done: int  # what the attackers have sent: requests, connections, pings or lines

    @property
    def problems(self) -> list[str]:
        found = []
        if max(self.most, self.after) - self.before > MOST_GROWTH:
            found.append(f"{self.attack}: the server grew from {self.before:.0f} to {self.most:.0f} MB")
        if self.p99 > MOST_P99 or not self.moves:
            found.append(f"{self.attack}: p99 of {self.moves} moves {self.p99:.0f} ms")
        return found


def memory_of(server: Server) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def processor_time_of(server: Server) -> float:
    """Seconds."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------------------------------------------- bystanders


class Bystander:
    """Plays both seats of a table over one socket, table after table, from an address of its own."""

    def __init__(self, number: int, port: int, cookie: str, dice: random.Random) -> None:
        self.port, self.cookie, self.dice = port, cookie, dice
        self.address = f"127.0.0.{10 + number}"
        self.waits: list[float] = []

    async def run(self) -> None:
        while True:
            table = await self._open()
            url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?seat=red"
            async with websockets.connect(
                url, additional_headers={"cookie": self.cookie}, compression=None, max_size=None, proxy=None
            ) as page:
                await self._play(page)

    async def _open(self) -> str:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(transport=transport, timeout=ANSWER_WITHIN) as client:
            url = f"http://127.0.0.1:{self.port}/api/tables"
            answer = await client.post(url, json=PLAN, headers={"cookie": self.cookie})
            return str(answer.raise_for_status().json()["table"])

    async def _play(self, page: Any) -> None:
        update = await self._hear(page, "update")
        for id in itertools.count(1):
            if not update["game"]["deciders"]:
                return
            seat = update["game"]["deciders"][0]
            if seat != update["seat"]:
                await page.send(_encode({"type": "look", "id": 0, "seat": seat, "seen": 0}).decode())
                update = await self._hear(page, "update")
                continue
            await asyncio.sleep(self.dice.uniform(*THINK))
            request = {"ask": "move", "seat": seat, "move": self.dice.choice(update["game"]["legal"])}
            began = time.perf_counter()
            await page.send(_encode({"type": "ask", "id": id, "request": request}).decode())
            update = await self._hear(page, "update")
            while (await self._hear(page, "answer"))["id"] != id:
                pass
            self.waits.append(time.perf_counter() - began)

    async def _hear(self, page: Any, kind: str) -> Any:
        async with asyncio.timeout(ANSWER_WITHIN):
            while True:
                message = _decode(await page.recv())
                if message["type"] == "refusal":
                    raise RuntimeError(message["error"]["text"])
                if message["type"] == kind and not message.get("more"):
                    return message


async def attack(name: str, seconds: float, port: int, table: str, cookie: str, seed: int) -> None:
    attacker = Attacker(port, table, cookie, seed)
    await attacker.attack(name, seconds)
    print(attacker.done)


# --------------------------------------------------------------------------------------------------------- a run


async def measured(
    server: Server, bystanders: list[Bystander], name: str, seconds: float, by: Awaitable[int]
) -> Result:
    for bystander in bystanders:
        bystander.waits.clear()
    before = most = memory_of(server)
    busy = -processor_time_of(server)
    began, attacking = time.monotonic(), asyncio.ensure_future(by)
    while not attacking.done():
        await asyncio.wait([attacking], timeout=0.2)
        most = max(most, memory_of(server))
    seconds = time.monotonic() - began
    busy += processor_time_of(server)
    waits = sorted(1000 * wait for bystander in bystanders for wait in bystander.waits) or [0.0]
    return Result(
        attack=name,
        seconds=seconds,
        moves=len(waits),
        p50=waits[len(waits) // 2],
        p99=waits[len(waits) * 99 // 100],
        busy=busy / seconds,
        before=before,
        most=most,
        after=memory_of(server),
        done=await attacking,
    )


async def run(folder: Path, seconds: float, seed: int, names: tuple[str, ...] = ATTACKS) -> list[Result]:
    house = FileHouse(folder)
    [server] = house.servers
    server.pace = "1"
    await house.open()
    visitors = Visitors(house, random.Random(seed))
    results: list[Result] = []
    playing: list[asyncio.Task[None]] = []
    try:
        bystanders = []
        for number in range(TABLES):
            cookie = await visitors.arrive()
            bystanders.append(Bystander(number, server.port, cookie, random.Random(seed + number)))
        playing += [asyncio.create_task(bystander.run()) for bystander in bystanders]
        cookie = await visitors.arrive()
        table = (await visitors.post("/api/tables", cookie, PLAN))["table"]
        await asyncio.sleep(WARM_UP)

        async def attacked(name: str) -> int:
            words = [name, str(seconds), str(server.port), table, cookie, str(seed)]
            command = [sys.executable, "-m", "tests.faults.attacks", "--attack", *words]
            process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            out, _ = await process.communicate()
            return int(out or 0)

        for name in names:
            results.append(await measured(server, bystanders, name, seconds, attacked(name)))
            for task in playing:
                if task.done():
                    task.result()
        if "Traceback" in server.words():
            raise RuntimeError(server.words()[-4000:])
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await visitors.close()
        await house.close()
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=ATTACKS, choices=ATTACKS)
    parser.add_argument("--attack", nargs=6, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        name, seconds, port, table, cookie, seed = asked.attack
        asyncio.run(attack(name, float(seconds), int(port), table, cookie, int(seed)))
        return
    with tempfile.TemporaryDirectory(prefix="goblins-attacks-") as folder:
        results = asyncio.run(run(Path(folder), asked.seconds, asked.seed, tuple(asked.only)))
    print("attack          s      sent  moves  p50 ms  p99 ms  busy  MB before   most  after")
    for one in results:
        print(
            f"{one.attack:<10} {one.seconds:>6.0f} {one.done:>9} {one.moves:>6} {one.p50:>7.1f} {one.p99:>7.1f} "
            f"{one.busy:>5.2f} {one.before:>10.1f} {one.most:>6.1f} {one.after:>6.1f}"
        )
    problems = [problem for one in results for problem in one.problems]
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
