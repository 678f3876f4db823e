"""Evenings at a table server, told shortly."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from goblins.kernel.names import SEAT_NAMES
from goblins.tables.opening import Plan, entries_of_plan
from goblins.tables.requests import MakeMove, Person, Start
from goblins.tables.requests.lobby import Sit
from goblins.tables.store import Append
from goblins.tables.table import LiveTable
from goblins.tables.table_server import TableServer

from ..stories import ANNA, an_arrangement, any_move, fewest


async def opened(
    table_server: TableServer, *sitting: str, game: str = "goblin-warlord", start: bool = False, **more: Any
) -> str:
    """A table that Anna opens; `sitting` are "you", "open" or bots."""
    arrangement = an_arrangement(game, max(fewest(game), len(sitting)), **more)
    return await table_server.open(entries_of_plan(Plan(arrangement, list(sitting), start), ANNA))


async def started(table_server: TableServer, *people: Person, **more: Any) -> str:
    """A game that has begun, with these people."""
    table = await opened(table_server, *("open" for _ in people), **more)
    for seat, person in enumerate(people):
        await table_server.ask(table, person, Sit(SEAT_NAMES[seat]))
    await table_server.ask(table, ANNA, Start())
    return table


async def play_on(table_server: TableServer, id: str, moves: int, seed: int = 1) -> LiveTable:
    """So many random moves, each by whoever sits there."""
    rng = random.Random(seed)
    table = await table_server.look(id)
    for _ in range(moves):
        if not table.deciders:
            break
        seat, move = any_move(table, rng)
        chair = table.chairs[seat]
        mover = Person(chair.who, chair.name, chair.face)
        table = await table_server.ask(id, mover, MakeMove(SEAT_NAMES[seat], move, f"{seed}-{table.number}"))
    return table


def next_move(table: LiveTable) -> tuple[Person, MakeMove]:
    """A move that can be made now, and by whom."""
    seat, move = any_move(table, random.Random(table.number))
    chair = table.chairs[seat]
    return Person(chair.who, chair.name, chair.face), MakeMove(SEAT_NAMES[seat], move)


async def eventually(happened: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait until it has happened; fail if it does not."""
    loop = asyncio.get_running_loop()
    latest = loop.time() + seconds
    while not happened():
        assert loop.time() < latest, "it did not happen in time"
        await asyncio.sleep(0.005)


async def until(
    table_server: TableServer, id: str, happened: Callable[[LiveTable], bool], seconds: float = 5.0
) -> LiveTable:
    """Wait until the table is so; fail if it does not become so."""
    loop = asyncio.get_running_loop()
    latest = loop.time() + seconds
    while not happened(table := await table_server.look(id)):
        assert loop.time() < latest, "it did not happen in time"
        await asyncio.sleep(0.005)
    return table


def table_in(table_server: TableServer, id: str) -> LiveTable:
    """The table as it is in memory."""
    table = table_server.loaded[id].table
    assert table is not None
    return table


def entries_at(table: LiveTable) -> list[str]:
    return [str(kept.entry.__struct_config__.tag) for kept in table.rows]


def failing(table_server: TableServer, error: Callable[[Append], Exception | None], times: int = 1) -> None:
    """The store refuses the next appends for which there is an error; all others go through."""
    whole, left = table_server.store.append, [times]

    def append(append: Append) -> asyncio.Future[None]:
        found = error(append) if left[0] else None
        if found is None:
            return whole(append)
        left[0] -= 1
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(found)
        return failed

    table_server.store.append = append  # type: ignore[method-assign]
