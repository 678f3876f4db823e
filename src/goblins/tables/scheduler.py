"""What tables need without anybody asking: bots that move, clocks that run out, people who do not come back.

Whatever is due at a table follows from its state, so any process can take care of any table: two that do the
same at once cannot both store it.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Sequence

import structlog

from ..kernel.errors import BadInput
from ..kernel.reasons import Refused
from .bot_tasks import task_for
from .entries import AnyEntry, By, Left, Returned
from .loaded import LoadedTable
from .requests.playing import moved
from .store import StoreUnavailable
from .table import LiveTable
from .table_server import TableServer, Tried
from .worker_pool import WorkerPool

ABSENT_AFTER = 60.0  # seconds without a connection until a person counts as away
SWEEP_EVERY = 30.0
OVERDUE = 5000  # ms after which a process minds what another one should have done
PATIENCE = 2.0  # seconds until something is tried again that the store would not take

log = structlog.get_logger("goblins.tables")


class Scheduler:
    def __init__(self, table_server: TableServer, workers: WorkerPool, absent_after: float = ABSENT_AFTER) -> None:
        self.table_server = table_server
        self.workers = workers
        self.absent_after = absent_after
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._striking: set[str] = set()  # tables where a stand-in thinks for somebody who is late
        self._absences: dict[tuple[str, str], asyncio.TimerHandle] = {}
        # People not connected here whose absence was or is being timed, by table
        self._missing: defaultdict[str, set[str]] = defaultdict(set)
        self._busy: Counter[str] = Counter()  # how many bots think and how many absences are timed at a table
        table_server.memory.needed.append(self._needs)
        table_server.memory.forgotten.append(self._forget)
        table_server.changed.append(self.take_care)

    def take_care(self, live: LoadedTable, table: LiveTable) -> None:
        """Look what is due at the table now, and when to look again."""
        self._mind_bots(table)
        self._mind_clock(table)
        self._mind_people(live, table)

    # -------------------------------------------------------------------------------------------------- bots

    def _mind_bots(self, table: LiveTable) -> None:
        for seat in table.deciders:
            if table.chairs[seat].bot:
                self._think(table.id, seat)

    def _think(self, id: str, seat: int) -> None:
        if (id, seat) not in self.thinking:
            task = self.table_server.later(self._bot_moves(id, seat))
            self.thinking[id, seat] = task
            self._busy[id] += 1
            task.add_done_callback(lambda _: self._thought(id, seat))

    def _thought(self, id: str, seat: int) -> None:
        self.thinking.pop((id, seat), None)
        self._is_done(id)
        live = self.table_server.loaded.get(id)
        if live is None:
            return
        if live.table is not None:
            self._mind_bots(live.table)
        elif not live.lock.is_taken():  # memory was dropped because something could not be stored
            self._think(id, seat)

    async def _bot_moves(self, id: str, seat: int) -> None:
        try:
            table = await self.table_server.look(id)
            bot = table.chairs[seat].bot
            if bot and seat in table.deciders:
                await self._decide(table, seat, bot, "bot")
        except StoreUnavailable as problem:
            log.warning("store unavailable", problem=problem.key, table=id)
            await asyncio.sleep(PATIENCE)
        except BadInput as problem:  # the table is gone, or damaged
            log.warning("not done", problem=problem.key, table=id)
            await asyncio.sleep(PATIENCE)
        except Exception:
            log.exception("a bot has stumbled", table=id, seat=seat)
            await asyncio.sleep(PATIENCE)

    async def _decide(self, table: LiveTable, seat: int, bot: str, by: By) -> None:
        """Let a bot make one move for the seat. Its move is dropped if the table has changed meanwhile."""
        id = table.id
        try:
            move = await self.workers.choose(
                task_for(table, seat, bot), lambda share: self.table_server.ponder(id, seat, share)
            )
        finally:
            self._decided(id, seat)

        def tried(table: LiveTable) -> Sequence[AnyEntry]:
            wanted = table.chairs[seat].bot == bot if by == "bot" else self._is_late(table, seat)
            if not wanted or seat not in table.deciders:
                return []
            try:
                return [moved(table, seat, table.game.moves.unpack(as_scripted(table, seat, move)), by)]
            except Refused:  # the table has changed while the bot thought: it will think again
                return []

        await self.table_server.do(id, tried)

    def _decided(self, id: str, seat: int) -> None:
        live = self.table_server.loaded.get(id)
        if live is not None:
            live.progress.pop(seat, None)

    # ------------------------------------------------------------------------------------------------ clocks

    def _mind_clock(self, table: LiveTable) -> None:
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        deadlines = table.deadlines(table.deciders)
        if deadlines:
            clockwork = self.table_server.clockwork
            due = clockwork.due(min(deadlines.values()), time_allowed(table))
            wait = max(0, due - clockwork.now()) / 1000
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(wait, lambda: self.table_server.later(self._strike(table.id)))

    def _is_late(self, table: LiveTable, seat: int) -> bool:
        at, clockwork = table.deadline(seat), self.table_server.clockwork
        return at is not None and clockwork.due(at, time_allowed(table)) <= clockwork.now()

    async def _strike(self, id: str) -> None:
        """Time is up for somebody: the stand-in makes one move; if more is due, the change will say so."""
        if id in self._striking:
            return
        self._striking.add(id)
        try:
            table = await self.table_server.look(id)
            late = [seat for seat in table.deciders if self._is_late(table, seat)]
            if late:
                await self._decide(table, late[0], table.arrangement.clock.stand_in, "clock")
        except StoreUnavailable as problem:
            log.warning("store unavailable", problem=problem.key, table=id)
            await asyncio.sleep(PATIENCE)
        except BadInput as problem:  # the table is gone, or damaged
            log.warning("not done", problem=problem.key, table=id)
            return
        finally:
            self._striking.discard(id)
        self._mind_clock(await self.table_server.look(id))

    # ------------------------------------------------------------------------------------------------ people

    def _mind_people(self, live: LoadedTable, table: LiveTable) -> None:
        """Whoever is here has returned; whoever is not will soon count as away.

        They may be connected to another process, which then says that they have returned. So it is timed once,
        and again only after they were here.
        """
        around = live.listener_changes, table.setting
        if table.status != "playing" or live.minded == around:
            return
        live.minded = around
        for who in {chair.who for chair in table.chairs if chair.kind == "person"}:
            chairs = [table.chairs[seat] for seat in table.seats_of(who)]
            if live.is_here(who):
                self._missing[live.id].discard(who)
                timer = self._absences.pop((live.id, who), None)
                if timer is not None:
                    timer.cancel()
                    self._is_done(live.id)
                if any(chair.missed for chair in chairs):
                    self.table_server.later(self._return(live.id, who))
            elif who not in self._missing[live.id] and not all(chair.away for chair in chairs):
                self._missing[live.id].add(who)
                self._busy[live.id] += 1
                self._absences[live.id, who] = self._in(self.absent_after, live.id, who)

    def _in(self, seconds: float, id: str, who: str) -> asyncio.TimerHandle:
        loop = asyncio.get_running_loop()
        return loop.call_later(seconds, lambda: self.table_server.later(self._miss(id, who)))

    async def _miss(self, id: str, who: str) -> None:
        self._absences.pop((id, who), None)
        self._is_done(id)

        def tried(table: LiveTable) -> Sequence[AnyEntry]:
            live = self.table_server.loaded.get(id)
            if table.status != "playing" or (live is not None and live.is_here(who)):
                return []
            return [Left(seat, missed=True) for seat in table.seats_of(who) if not table.chairs[seat].away]

        await self._quietly(id, tried)

    async def _return(self, id: str, who: str) -> None:
        """A connection is back. A bot that plays meanwhile goes on until the person takes over again."""

        def tried(table: LiveTable) -> Sequence[AnyEntry]:
            return [Returned(seat) for seat in table.seats_of(who) if table.chairs[seat].missed]

        await self._quietly(id, tried)

    async def _quietly(self, id: str, tried: Tried) -> None:
        try:
            await self.table_server.do(id, tried)
        except BadInput as problem:  # the store is away, or the table is gone: the next look will tell
            log.warning("not done", problem=problem.key, table=id)

    # ------------------------------------------------------------------------------------------------ sweeping

    async def sweep_forever(self) -> None:
        """Find tables where something is due that nobody minds, such as those of a process that died."""
        while True:
            try:
                await self.sweep()
            except StoreUnavailable as problem:
                log.warning("store unavailable", problem=problem.key)
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> None:
        for id in await self.table_server.store.due(self.table_server.clockwork.now() - OVERDUE):
            try:
                live, table = self.table_server.loaded.get(id), await self.table_server.look(id)
            except BadInput as problem:
                log.warning("table not minded", problem=problem.key, table=id)
                continue
            self.take_care(live or self.table_server.loaded[id], table)
        self.table_server.memory.forget_idle()

    def _is_done(self, id: str) -> None:
        self._busy[id] -= 1
        if not self._busy[id]:
            del self._busy[id]

    def _needs(self, live: LoadedTable) -> bool:
        """Something is timed or thought at the table."""
        return live.id in self._timers or live.id in self._busy

    def _forget(self, live: LoadedTable) -> None:
        self._missing.pop(live.id, None)

    def close(self) -> None:
        for timer in (*self._timers.values(), *self._absences.values()):
            timer.cancel()


def time_allowed(table: LiveTable) -> int:
    """For a decision, in ms."""
    return 1000 * table.arrangement.clock.seconds


def as_scripted(table: LiveTable, seat: int, move: int) -> int:
    """The move that a bot has chosen, or, if the script of a position has no such draw, another one that it allows:
    a bot cannot read why it is refused."""
    assert table.play is not None
    others = (other for other in table.play.legal(seat) if table.play.is_as_scripted(seat, other))
    return move if table.play.is_as_scripted(seat, move) else next(others, move)
