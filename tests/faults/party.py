"""Many tables at once, and somebody who pulls plugs."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import random
from typing import Any, NamedTuple

from goblins import games  # noqa: F401 - announces the games
from goblins.kernel import registry
from goblins.kernel.names import SEAT_NAMES

from .counting import Tally
from .player import Player
from .servers import House
from .visiting import Refused, Visitors

MOST_SIZES = 3  # of tables of one game
STUCK = 120.0  # seconds without an acknowledgement
CATCHING_UP = 60.0  # seconds for the last rows to reach everybody
AT_ONCE = 20  # tables that are being opened


class Plan(NamedTuple):
    tables: int = 8
    kills: int = 3
    troubles: int = 0  # of the store
    seed: int = 1
    think: float = 0.2  # seconds that a player needs for a move, on average
    pause: float = 3.0  # seconds between two kills, at most


@dataclasses.dataclass
class Table:
    id: str
    players: list[Player]
    tasks: list[asyncio.Task[None]] = dataclasses.field(default_factory=list)


class Party:
    player = Player

    def __init__(self, house: House, plan: Plan) -> None:
        self.house, self.plan = house, plan
        self.tally = Tally()
        self.dice = random.Random(plan.seed)
        self.visitors = Visitors(house, self.dice)
        self.tables: list[Table] = []
        self._opening = asyncio.Semaphore(AT_ONCE)
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Play while servers die; then let everybody finish what they began."""
        await self.house.open()
        places = [asyncio.create_task(self._play_forever(number)) for number in range(self.plan.tables)]
        try:
            while len(self.tables) < min(self.plan.tables, AT_ONCE):
                await asyncio.sleep(0.1)
                _raise_what_failed(places)
            await self._do_damage(places)
            self._stopping.set()
            await asyncio.gather(*places)
        finally:
            for task in (*places, *(task for table in self.tables for task in table.tasks)):
                task.cancel()
            await self.visitors.close()
        self.tally.tables = len(self.tables)
        for server in self.house.servers:
            if status := await server.stop():
                self.tally.problem("the house:", "a server ended with", status)
            _, sign, trace = server.words().partition("Traceback")
            if sign:
                self.tally.problem("the house:", "a server has failed:", trace[-1500:])

    # ----------------------------------------------------------------------------------------------------- damage

    async def _do_damage(self, places: list[asyncio.Task[None]]) -> None:
        acts = ["kill"] * self.plan.kills
        acts += itertools.islice(itertools.cycle(self.house.troubles), self.plan.troubles)
        self.dice.shuffle(acts)
        for act in acts:
            await self._let_them_play(self.dice.uniform(0, self.plan.pause))
            _raise_what_failed(places)
            if act == "kill":
                await self._kill()
            else:
                await self._trouble(act)
        await self._let_them_play(self.plan.pause / 2)

    async def _let_them_play(self, seconds: float) -> None:
        """At least until somebody's move was acknowledged again, most of the time."""
        before, began = self._acknowledged(), asyncio.get_running_loop().time()
        impatient = self.dice.random() < 0.2
        await asyncio.sleep(seconds)
        while self._acknowledged() == before and not impatient:
            await asyncio.sleep(0.05)
            if asyncio.get_running_loop().time() - began > STUCK:
                self.tally.problem("the house:", "nothing was acknowledged for", STUCK, "seconds")
                return

    async def _kill(self) -> None:
        victims = self.house.victims(self.dice)
        for server in victims:
            server.kill()
            self.tally.kills += 1
        await asyncio.sleep(self.dice.uniform(0, 0.3))
        await asyncio.gather(*(server.start() for server in victims))

    async def _trouble(self, kind: str) -> None:
        self.tally.troubles[kind] += 1
        async with self.house.trouble(kind, self.dice):
            await asyncio.sleep(self.dice.uniform(0.2, 2.5))

    def _acknowledged(self) -> int:
        return sum(len(player.acknowledged) for table in self.tables for player in table.players)

    # ---------------------------------------------------------------------------------------------------- playing

    async def _play_forever(self, number: int) -> None:
        """A place in the room: when a game is over, the next table is set."""
        while not self._stopping.is_set():
            async with self._opening:
                table = await self._open(number)
            self.tables.append(table)
            table.tasks = [asyncio.create_task(player.run()) for player in table.players]
            while not self._stopping.is_set() and not all(player.is_over for player in table.players):
                await asyncio.sleep(0.1)
                _raise_what_failed(table.tasks)
            await self._finish(table)

    async def _finish(self, table: Table) -> None:
        """Nobody begins anything more; everybody gets an answer, and every row."""
        for player in table.players:
            player.wants_to_play = False
        deadline = asyncio.get_running_loop().time() + CATCHING_UP
        late = table.players
        while late and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.1)
            late = [player for player in late if not await self._has_everything(player)]
        for player in late:
            self.tally.problem(player, f"has not caught up: {len(player.rows)} rows, pending {player.pending}")
        for player in table.players:
            player.leaving = True
        for task in table.tasks:
            task.cancel()
        await asyncio.gather(*table.tasks, return_exceptions=True)

    async def _has_everything(self, player: Player) -> bool:
        if player.pending is not None or any(one.pending for one in self._beside(player)):
            return False
        path = f"/api/tables/{player.table}?seat={player.seat}&seen={len(player.rows)}"
        return bool((await self.visitors.get(path, player.cookie))["n"] == len(player.rows))

    def _beside(self, player: Player) -> list[Player]:
        return next(table.players for table in self.tables if table.id == player.table)

    # ---------------------------------------------------------------------------------------------------- opening

    async def _open(self, number: int) -> Table:
        """A table of one of the games, everybody at it a person of their own, some with two browsers."""
        game = registry.names()[number % len(registry.names())]
        counts = registry.find(game).seat_counts[:MOST_SIZES]
        seats = counts[number // len(registry.names()) % len(counts)]
        cookies = [await self.visitors.arrive() for _ in range(seats)]
        options = {"turn_limit": 2} if game == "goblin-warlord" and self.dice.random() < 0.5 else {}
        arrangement = {"game": game, "seats": seats, "public": True, "options": options}
        plan: dict[str, Any] = {"arrangement": arrangement, "sitting": ["you"] + ["open"] * (seats - 1)}
        id = str((await self.visitors.post("/api/tables", cookies[0], plan))["table"])
        for seat in range(1, seats):
            await self._insist(id, cookies[seat], {"ask": "sit", "seat": SEAT_NAMES[seat]}, "bad-table-seat-taken")
        await self._insist(id, cookies[0], {"ask": "start"}, "bad-table-started")
        browsers = [(SEAT_NAMES[seat], cookies[seat]) for seat in range(seats)]
        if number % 4 == 0:
            browsers.append(browsers[-1])
        return Table(id, [self._player(id, seat, cookie) for seat, cookie in browsers])

    async def _insist(self, table: str, cookie: str, request: Any, done: str) -> None:
        """`done` is what is said when it had happened already, and the answer was lost."""
        try:
            await self.visitors.post(f"/api/tables/{table}/ask", cookie, request)
        except Refused as refusal:
            if refusal.key != done:
                raise

    def _player(self, table: str, seat: str, cookie: str) -> Player:
        dice = random.Random(self.dice.getrandbits(64))
        return self.player(self.house, self.tally, table, seat, cookie, self.plan.think, dice)


def _raise_what_failed(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done() and not task.cancelled() and (problem := task.exception()):
            raise problem
