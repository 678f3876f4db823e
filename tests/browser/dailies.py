"""Days that others have played: overseers with names and faces, who rode before anybody came."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from goblins.bots import find_bot
from goblins.games.nitro_run import GAME
from goblins.kernel.chance import key_from_seed
from goblins.kernel.glimpse import glimpse
from goblins.tables.daily import DAY, DailyRuns, date_at
from goblins.tables.requests import MakeMove, Person
from goblins.tables.store import Identity, Store
from goblins.tables.table_server import TableServer
from goblins.tables.times import Clockwork

OTHERS = [Person("mizzle-of-the-browser", "Mizzle", 303), Person("grubnik-of-browsers-", "Grubnik", 77)]


class Watch(Clockwork):
    """A clock that is so many days behind."""

    def __init__(self, days: int) -> None:
        self.behind = days * DAY
        super().__init__()

    def now(self) -> int:
        return super().now() - self.behind


async def _ride(table_server: TableServer, id: str, person: Person, bot: str) -> None:
    """A person who decides as that bot would: in the journal it is the person who moves."""
    rider = find_bot(GAME, bot)
    table = await table_server.look(id)
    while table.deciders:
        assert table.play is not None
        move = rider.choose(glimpse(table.play, 0, key_from_seed(id)), 1)
        table = await table_server.ask(id, person, MakeMove("red", GAME.moves.write(move)))


async def _days(database: Path, *days_ago: int) -> None:
    store = await Store.open(str(database))
    for person in OTHERS:
        await store.put_identity(Identity(person.id, person.name, str(person.face), "en", 1, 1))
    for days in days_ago:
        table_server = TableServer(store, Watch(days))
        runs = DailyRuns(table_server)
        for person, bot in zip(OTHERS, ("overseer", "scrapper"), strict=True):
            await _ride(table_server, await runs.start(date_at(runs.now), person), person, bot)
        await table_server.settle()
    await store.close()


def played_days(folder: Path, *days_ago: int) -> None:
    """In the database of a server that has not started yet. In a thread: this one has Playwright's event loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _days(folder / "tables.db", *days_ago)).result()
