"""Torture: everything goes wrong while games are played, and then every request and answer is looked at.

python -m tests.torture --minutes 30 --faults 200
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import asyncpg
import msgspec

from tests.faults.checking import check as check_by_the_servers_code
from tests.faults.counting import Tally
from tests.faults.party import Party, Plan, Table
from tests.faults.player import Player

from .checker import Stored, Verdict, check
from .databases import PORT, Pair
from .history import History, read
from .house import FarHouse
from .nemesis import Nemesis
from .network import machines
from .player import RecordedPlayer
from .replaying import check_looks
from .report import Told, write_report


class Torture(NamedTuple):
    minutes: float = 30.0
    faults: int = 200
    tables: int = 48
    servers: int = 3
    think: float = 0.5  # seconds that a player needs for a move, on average
    longest: float = 4.0  # seconds of a fault
    seed: int = 1
    every: int = 3  # the games of every so manieth table are played again
    kinds: str = ""  # of faults, with commas; all if there are none


class Outcome(NamedTuple):
    verdict: Verdict
    faults: Counter[str]
    more: list[str]  # problems that the checker does not look for, such as a server that failed
    compared: int
    history: list[list[object]]
    stored: list[Stored]


class RecordedParty(Party):
    player = RecordedPlayer

    def __init__(self, house: FarHouse, asked: Torture, history: History) -> None:
        super().__init__(house, Plan(tables=asked.tables, seed=asked.seed, think=asked.think))
        self.nemesis = Nemesis(house, history, random.Random(asked.seed), asked.longest)
        self.asked, self.history = asked, history

    def _player(self, table: str, seat: str, cookie: str) -> Player:
        player = super()._player(table, seat, cookie)
        assert isinstance(player, RecordedPlayer)
        player.keep(self.history, "")
        return player

    async def _do_damage(self, places: list[asyncio.Task[None]]) -> None:
        """One fault after the other, spread over the time; at the end everything is whole again."""
        plan = self.nemesis.plan(self.asked.faults, self.asked.kinds)
        end = time.monotonic() + 60 * self.asked.minutes
        for number, kind in enumerate(plan):
            began = time.monotonic()
            await self.nemesis.strike(kind)
            for task in places:
                if task.done() and not task.cancelled() and (problem := task.exception()):
                    raise problem
            share = (end - began) / (len(plan) - number)
            await asyncio.sleep(max(0.5, share - (time.monotonic() - began)))
            if number % 10 == 9:
                print(f"{number + 1} faults, {self._acknowledged()} acknowledged", flush=True)


def torture(asked: Torture) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="goblins-torture-", dir="/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL is somebody else
        return _torture(asked, folder)


def _torture(asked: Torture, folder: Path) -> Outcome:
    names = ["db0", "db1", *(f"server{number}" for number in range(asked.servers))]
    with machines(names) as cluster, History(folder / "history.jsonl") as history:
        pair = Pair(cluster[:2], folder)
        try:
            pair.start()
            house = FarHouse(cluster[2:], pair, folder, random.Random(asked.seed))
            party = RecordedParty(house, asked, history)
            asyncio.run(_run(party, house))
            stored = asyncio.run(_stored(pair))
            tally = asyncio.run(_by_the_servers_code(pair, party.tables, party.tally))
        finally:
            pair.remove()
    told = read(folder / "history.jsonl")
    verdict = check(told, stored)
    compared = check_looks(stored, verdict, asked.every)
    return Outcome(verdict, party.nemesis.done, tally.problems, compared, told, stored)


async def _run(party: RecordedParty, house: FarHouse) -> None:
    try:
        await party.run()
    finally:
        await house.close()


async def _stored(pair: Pair) -> list[Stored]:
    host, port = pair.address()
    connection = await asyncpg.connect(host=host, port=port, user="goblins", database="goblins")
    rows = await connection.fetch("SELECT table_id, number, at, payload FROM journal ORDER BY table_id, number")
    await connection.close()
    return [Stored(row[0], row[1], row[2], msgspec.json.decode(row[3])) for row in rows]


async def _by_the_servers_code(pair: Pair, tables: list[Table], tally: Tally) -> Tally:
    await check_by_the_servers_code(f"postgresql://goblins@{pair.address()[0]}:{PORT}/goblins", tables, tally)
    return tally


def main() -> None:
    usual = Torture()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in usual._asdict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--report", type=Path, default=Path("build/torture.html"))
    words = vars(parser.parse_args())
    report: Path = words.pop("report")
    asked = Torture(**words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # nothing is left behind
    outcome = torture(asked)
    report.parent.mkdir(parents=True, exist_ok=True)
    said = [f"--{name} {value}" for name, value in asked._asdict().items() if value]
    command = " ".join(["python -m tests.torture", *said])
    told = Told(command, _machine(), time.strftime("%Y-%m-%d"), outcome.compared, outcome.more)
    write_report(report, outcome.history, outcome.verdict, told)
    print(summary(outcome))
    print(f"the report is {report}")
    sys.exit(1 if outcome.verdict.problems or outcome.more else 0)


def summary(outcome: Outcome) -> str:
    verdict = outcome.verdict
    lines = [
        f"moves acknowledged   {verdict.moves} (and {verdict.talk} words)",
        f"asked again          {verdict.suppressed}, done once",
        f"faults               {sum(outcome.faults.values())} of {len(outcome.faults)} kinds: {dict(outcome.faults)}",
        f"updates              {verdict.updates} with {verdict.rows} rows; {outcome.compared} games played again",
        f"connections          {verdict.reads} after an acknowledgement",
        f"problems             {dict(verdict.kinds) or 0}, others {len(outcome.more)}",
        *(f"  {kind}: {what[:600]}" for kind, what in verdict.problems[:30]),
        *(f"  {what[:1500]}" for what in outcome.more[:20]),
    ]
    return "\n".join(lines)


def _machine() -> str:
    cores = len(__import__("os").sched_getaffinity(0))
    model = next(
        (line.partition(": ")[2] for line in _cpuinfo() if line.startswith("model name")), platform.machine()
    )
    return f"{cores} cores, {model.strip()}, Python {platform.python_version()}"


def _cpuinfo() -> list[str]:
    try:
        return Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return []


if __name__ == "__main__":
    main()
