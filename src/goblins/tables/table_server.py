"""All tables that one process serves: who listens to which, and what is asked of them.

A request makes entries; they happen in memory, are stored, and only then does anybody hear of them. While they are
being stored the table is locked. Where they cannot be stored, the table in memory is dropped and read from the store
anew: the journal is the truth.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from ..kernel.errors import BadInput
from ..kernel.game import PUBLIC
from ..kernel.layouts import description_of, layout_hash
from ..kernel.reasons import Refused
from .budgets import MB, TABLE_BYTES, TABLE_ROWS
from .cards import card_of, snapshot_of
from .entries import AnyEntry, Closed, Invited, Moved, Rematched, write_entry
from .loaded import LoadedTable
from .loading import follow, load
from .memory import TableMemory
from .opening import entries_of_rematch
from .renderer import Listener, Renderer
from .requests import Close, Join, Leave, Person, Request
from .requests.lobby import fresh_token
from .store import GONE, Append, Conflict, Row, Store, StoreUnavailable
from .table import LiveTable
from .times import Clockwork

MOST_TRIES = 4  # of a request that other processes keep overtaking
Tried = Callable[[LiveTable], Sequence[AnyEntry]]
Rewritten = Callable[[Sequence[Row]], list[tuple[int, bytes]]]
Answered = Callable[[BaseException | None], None]


class TableServer:
    def __init__(self, store: Store, clockwork: Clockwork | None = None) -> None:
        self.store = store
        self.clockwork = clockwork or Clockwork()
        self.memory = TableMemory()
        # Told of every change, and of every arrival
        self.changed: list[Callable[[LoadedTable, LiveTable], None]] = []
        self.pondering: list[Callable[[LoadedTable], None]] = []  # told while a bot thinks for long
        self.moves_made = 0
        self._tasks: set[asyncio.Future[Any]] = set()
        self._layouts: set[str] = set()
        store.listen(self._heard, self._missed)

    # -------------------------------------------------------------------------------------- opening and asking

    async def open(self, entries: Sequence[AnyEntry], id: str = "") -> str:
        """A new table, with what happens at it at once, such as who sits where; returns its id. Of several who open
        one under the same id, the first has opened it."""
        self.memory.make_room()
        id = id or fresh_table()
        live = LoadedTable(id)
        if await self._store(live, LiveTable(id), [*entries, Invited(fresh_token())]) is not None:
            self.memory.add(live)
            if live.table is not None:
                self.memory.weigh(live, live.table)
            self._tell(live)
        return id

    async def ask(self, id: str, person: Person, request: Request) -> LiveTable:
        """Grant the request, or raise BadInput or Refused. What it led to is stored when this returns."""
        return await self.do(id, lambda table: entries_of(table, person, request))

    def ask_at_once(self, id: str, person: Person, request: Request, answered: Answered) -> bool:
        """The same without waiting for anything but the store; False where that cannot be, and nothing has happened.

        `answered` is called when it is stored and told; or with Conflict or StoreUnavailable, and the table is as it
        was.
        """
        live = self.loaded.get(id)
        table = None if live is None else live.table
        if live is None or table is None or not self._knows_layout(table) or not live.lock.take():
            return False
        began = False
        try:
            entries = entries_of(table, person, request)
            if entries:
                self._begin_to_store(live, table, entries, answered)
                began = True
        except (BadInput, Refused):
            if not self.store.is_shared:
                raise  # and otherwise the table may have changed since
        finally:
            if not began:
                live.lock.pass_on()
        return began

    async def do(self, id: str, tried: Tried) -> LiveTable:
        """Let happen what `tried` finds possible at the table, if need be anew after another process was faster.

        What was being stored is stored, and told, even if whoever asked goes away meanwhile.
        """
        live = self._live(id)
        async with live.lock:
            for _ in range(MOST_TRIES):
                table = await self._table(live)
                try:
                    entries = tried(table)
                except (BadInput, Refused):
                    if await self._follow(live, table):
                        continue  # it was refused at a table that has changed since
                    raise
                renderer = await self._store(live, table, entries) if entries else Renderer(table)
                if renderer is not None:
                    break
            else:
                raise BadInput("table-busy")
            self._send(live, renderer)
        self._tell(live)
        return table

    async def look(self, id: str) -> LiveTable:
        """The table as it stands, whichever process has served it last, for reading at once."""
        live = self._live(id)
        async with live.lock:
            table = await self._table(live)
            with suppress(StoreUnavailable):
                await self._follow(live, table)
            return live.table or table

    async def rematch(self, id: str, person: Person) -> str:
        """The table where those of this one play again; the first who asks opens it."""
        table = await self.look(id)
        check_admitted(table, person)
        if table.status not in ("over", "closed"):
            raise BadInput("table-not-over")
        if not table.seats_of(person.id) and table.host != person.id:
            raise BadInput("table-not-seated")
        if not table.rematch:
            other = await self.open(entries_of_rematch(table, person))
            table = await self.do(id, lambda table: [] if table.rematch else [Rematched(other)])
            if table.rematch != other:  # somebody else was faster
                await self.do(other, lambda _: [Closed(person.id)])
        return table.rematch

    # ------------------------------------------------------------------------------------------------ listening

    async def enter(self, id: str, listener: Listener) -> LiveTable:
        """Begin to listen: what the listener has missed comes first, then everything as it happens."""
        live = self._live(id)
        async with live.lock:
            table = await self._table(live)
            check_view(table, listener.person, listener.seat)
            live.listeners.add(listener)
            live.listener_changes += 1
            Renderer(table).send_to(listener)
        self._tell(live)
        return table

    async def look_from(self, id: str, listener: Listener, seat: int, seen: int) -> None:
        """Uncover a seat of one's own, or look from none: the privacy curtain."""
        live = self._live(id)
        async with live.lock:
            table = await self._table(live)
            check_view(table, listener.person, seat)
            listener.seat, listener.seen = seat, seen
            Renderer(table).send_to(listener)

    async def send_on(self, id: str, listener: Listener) -> None:
        """The listener has taken what it was sent: it gets the next part of what it has missed."""
        live = self.loaded.get(id)
        if live is None:
            return
        async with live.lock:
            if listener.owed and listener in live.listeners:
                Renderer(await self._table(live)).send_to(listener)

    def ponder(self, id: str, seat: int, share: float) -> None:
        """A bot has done so much of its thinking."""
        live = self.loaded.get(id)
        if live is not None:
            live.progress[seat] = share
            for told in self.pondering:
                told(live)

    def leave(self, id: str, listener: Listener) -> None:
        live = self.loaded.get(id)
        if live is not None:
            live.listeners.discard(listener)
            live.listener_changes += 1
            self._tell(live)

    # --------------------------------------------------------------------------------------- storing and telling

    def _perform(self, live: LoadedTable, table: LiveTable, entries: Sequence[AnyEntry]) -> tuple[Renderer, Append]:
        """Let entries happen in memory. Returns who tells of them once they are stored, and what is to be stored."""
        first, setting = table.number + 1, table.setting
        at = max(self.clockwork.now(), table.changed_at)
        live.table = None  # until it is stored, what is in memory is not true
        done = [table.perform(entry, at) for entry in entries]
        rows = tuple(
            [Row(first + i, at, str(entry.__struct_config__.tag), write_entry(entry)) for i, entry in enumerate(done)]
        )
        table.size += sum(len(row.payload) for row in rows)
        self.memory.weigh(live, table)
        renderer = Renderer(table)
        for listener in live.listeners:
            if not listener.is_full:
                renderer.write(listener.seat, listener.seen)
        card = card_of(table) if table.setting != setting else None
        return renderer, Append(live.id, first, rows, card, snapshot_of(table))

    async def _store(self, live: LoadedTable, table: LiveTable, entries: Sequence[AnyEntry]) -> Renderer | None:
        """Let entries happen and store them; returns what is to be told of it, or None if another process was faster,
        and nothing has happened."""
        renderer, append = self._perform(live, table, entries)
        await self._remember_layout(table)
        stored = self.store.append(append)
        try:
            await asyncio.shield(stored)
        except Conflict:
            return None
        except asyncio.CancelledError:  # whoever asked has gone
            self._tasks.add(stored)
            stored.add_done_callback(lambda _: self._stored_for_nobody(live, stored))
            raise
        self._is_stored(live, table, entries)
        return renderer

    def _begin_to_store(
        self, live: LoadedTable, table: LiveTable, entries: Sequence[AnyEntry], answered: Answered
    ) -> None:
        """The same for a table whose turn we have taken: it is told and passed on when it is stored."""
        renderer, append = self._perform(live, table, entries)
        stored = self.store.append(append)

        def end(stored: asyncio.Future[None]) -> None:
            self._tasks.discard(stored)
            problem = stored.exception()
            try:
                if problem is None:
                    self._is_stored(live, table, entries)
                    self._send(live, renderer)
            finally:
                live.lock.pass_on()
            answered(problem)
            self._tell(live)

        self._tasks.add(stored)
        stored.add_done_callback(end)

    def _is_stored(self, live: LoadedTable, table: LiveTable, entries: Sequence[AnyEntry]) -> None:
        live.table = table
        for entry in entries:
            self.moves_made += isinstance(entry, Moved)

    def _stored_for_nobody(self, live: LoadedTable, stored: asyncio.Future[None]) -> None:
        self._tasks.discard(stored)
        if stored.exception() is None:
            self.later(self._catch_up(live))

    def _knows_layout(self, table: LiveTable) -> bool:
        return table.play is None or layout_hash(table.game.state) in self._layouts

    async def _remember_layout(self, table: LiveTable) -> None:
        if not self._knows_layout(table):
            await self.store.remember_layout(layout_hash(table.game.state), description_of(table.game.state))
            self._layouts.add(layout_hash(table.game.state))

    def _live(self, id: str) -> LoadedTable:
        live = self.loaded.get(id)
        if live is None:
            live = LoadedTable(id)
            self.memory.add(live)
        self.memory.touch(live)
        return live

    @property
    def loaded(self) -> dict[str, LoadedTable]:
        return self.memory.tables

    async def _table(self, live: LoadedTable) -> LiveTable:
        """The table, read from the store where memory has lost it. Only with the lock."""
        while live.table is None:
            self.memory.make_room()
            found = await load(self.store, live.id)
            if found is None:
                self._forget(live)
                raise BadInput("table-unknown")
            table, lacking = found
            self.memory.weigh(live, table)
            if not lacking:
                live.table = table
            else:
                await self._store(live, table, lacking)
        return live.table

    def _forget(self, live: LoadedTable) -> None:
        """There is no such table, or no longer: whoever looks at it must go."""
        self.memory.forget(live)
        for listener in list(live.listeners):
            live.listeners.discard(listener)
            listener.dismiss(BadInput("table-unknown"))

    def _send(self, live: LoadedTable, renderer: Renderer) -> None:
        """To all around the table who have missed something."""
        table = renderer.table
        if live.checked != table.setting:
            for listener in list(live.listeners):
                if table.play is None and listener.seat not in (PUBLIC, *table.seats_of(listener.person.id)):
                    listener.seat, listener.seen = PUBLIC, 0  # whoever has stood up goes on watching the lobby
                try:
                    check_view(table, listener.person, listener.seat)
                except BadInput as problem:
                    live.listeners.discard(listener)
                    listener.dismiss(problem)
            live.checked = table.setting
        for listener in list(live.listeners):
            if listener.owed or listener.seen != table.seen[listener.seat]:
                renderer.send_to(listener)

    def _tell(self, live: LoadedTable) -> None:
        if live.table is not None:
            for changed in self.changed:
                changed(live, live.table)

    async def rewrite(self, id: str, who: str, ghost: str, rewritten: Rewritten) -> None:
        """Take somebody out of a journal that stays otherwise as it is."""
        live = self._live(id)
        async with live.lock:
            await self.store.belongings.rewrite(id, rewritten(await self.store.rows(id)), who, ghost)
            live.table = None
            table = await self._table(live)
            await self.store.append(Append(id, table.number + 1, (), card_of(table)))
            for listener in live.listeners:
                listener.owed = True
            self._send(live, Renderer(table))
        self._tell(live)

    # --------------------------------------------------------------------------------------- other processes

    def _heard(self, id: str, number: int) -> None:
        """Another process has appended to a table, or has thrown it away."""
        live = self.loaded.get(id)
        if live is not None and (number == GONE or live.table is None or live.table.number < number):
            self.later(self._catch_up(live, anew=number == GONE))

    def _missed(self) -> None:
        """Notices may have been lost: look at every table again."""
        for live in list(self.loaded.values()):
            self.later(self._catch_up(live))

    async def _follow(self, live: LoadedTable, table: LiveTable) -> bool:
        """Do not wait for the notice of what others have done: somebody may come from them. Was there anything?"""
        if not self.store.is_shared:
            return False
        before = table.number
        if not await follow(self.store, table):
            live.table = None
            table = await self._table(live)
        elif table.number == before:
            return False
        self._send(live, Renderer(table))
        self._tell(live)
        return True

    async def _catch_up(self, live: LoadedTable, anew: bool = False) -> None:
        async with live.lock:
            try:
                if anew:
                    live.table = None
                if live.table is not None and not await follow(self.store, live.table):
                    live.table = None
                table = await self._table(live)
            except BadInput:  # the store is away, or the table is gone: whoever asks next reads it anew
                live.table = None
                return
            self._send(live, Renderer(table))
        self._tell(live)

    # ------------------------------------------------------------------------------------------------ tasks

    def later(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self) -> None:
        """Wait until everything under way is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


def fresh_table() -> str:
    return secrets.token_hex(8)


def entries_of(table: LiveTable, person: Person, request: Request) -> Sequence[AnyEntry]:
    """What a request leads to; BadInput or Refused if it cannot be granted."""
    if not isinstance(request, Join):
        check_admitted(table, person)
    if not isinstance(request, Close | Leave):
        TABLE_ROWS.hold(table.number + 1, "table-full")
        TABLE_BYTES.hold(table.size, "table-full-bytes", most=TABLE_BYTES.most // MB)
    return request.entries(table, person)


def check_admitted(table: LiveTable, person: Person) -> None:
    """Private tables are for those who have been invited."""
    if table.arrangement.public or table.host == person.id or person.id in table.admitted:
        return
    if not table.seats_of(person.id):
        raise BadInput("table-private")


def check_view(table: LiveTable, person: Person, seat: int) -> None:
    """May this person look from there?"""
    check_admitted(table, person)
    own = table.seats_of(person.id)
    if seat != PUBLIC and seat not in own:
        raise BadInput("table-not-your-seat")
    if not own and person.id != table.host and table.play is not None and not table.arrangement.spectators:
        raise BadInput("table-no-spectators")
