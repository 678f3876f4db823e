"""Who is there: which seats are connected, how many watch, which bots think. It is told without numbers, and
gathered over a moment, so that coming and going costs little."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ..kernel.kinds import Seat
from ..kernel.names import SEAT_NAMES
from ..tables.loaded import LoadedTable
from ..tables.table import LiveTable
from ..tables.table_server import TableServer

GATHER = 0.15  # seconds


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there at the moment. `connected` and `thinking` are seats. Watchers are those of one process. `thought`
    says of those who think for long how much of it is done, in percent."""

    connected: list[Seat]
    thinking: list[Seat]
    watchers: int
    thought: dict[Seat, int] = {}


class Presence:
    def __init__(self, table_server: TableServer) -> None:
        self._table_server = table_server
        self._due: dict[str, asyncio.TimerHandle] = {}
        table_server.changed.append(self._changed)
        table_server.pondering.append(self._gather)

    def of(self, live: LoadedTable, table: LiveTable) -> Present:
        here = {listener.person.id for listener in live.listeners}
        elsewhere = self._table_server.store.is_shared and table.status == "playing"  # perhaps, until they are missed
        seated = {chair.who for chair in table.chairs if chair.kind == "person"}
        return Present(
            connected=[
                SEAT_NAMES[seat]
                for seat, chair in enumerate(table.chairs)
                if chair.kind == "person" and (chair.who in here or (elsewhere and not chair.away))
            ],
            thinking=_thinking(table),
            watchers=len(here - seated),
            thought={SEAT_NAMES[seat]: round(100 * share) for seat, share in sorted(live.progress.items())},
        )

    def _changed(self, live: LoadedTable, table: LiveTable) -> None:
        around = live.listener_changes, table.setting, _thinking(table)
        if live.listeners and live.id not in self._due and live.presence != around:
            live.presence = around
            self._gather(live)

    def _gather(self, live: LoadedTable) -> None:
        if live.listeners and live.id not in self._due:
            loop = asyncio.get_running_loop()
            self._due[live.id] = loop.call_later(GATHER, self._tell, live.id)

    def _tell(self, id: str) -> None:
        del self._due[id]
        live = self._table_server.loaded.get(id)
        if live is not None:
            self._table_server.later(self._tell_when_stored(live))

    async def _tell_when_stored(self, live: LoadedTable) -> None:
        async with live.lock:
            table = live.table
        if table is None:
            return
        message = msgspec.json.encode(self.of(live, table))
        for listener in list(live.listeners):
            told: Any = getattr(listener, "tell_presence", None)
            if told is not None:
                told(table, message)

    def close(self) -> None:
        for timer in self._due.values():
            timer.cancel()
        self._due.clear()


def _thinking(table: LiveTable) -> list[str]:
    return [SEAT_NAMES[seat] for seat in table.deciders if table.chairs[seat].bot]
