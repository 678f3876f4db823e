"""The tables that are in memory. The one that was wanted longest ago stands first: forgetting looks at no others."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from .budgets import IDLE_WITHIN, TABLE_MEMORY
from .loaded import LoadedTable
from .store import StoreUnavailable
from .table import LiveTable

# Bytes, measured with tests/tables/test_memory.py: of a table, and of each byte of its journal
A_TABLE, A_BYTE = 60_000, 5


class TableMemory:
    def __init__(self) -> None:
        self.tables: OrderedDict[str, LoadedTable] = OrderedDict()
        self.needed: list[Callable[[LoadedTable], bool]] = []  # each says whether it still needs a table
        self.forgotten: list[Callable[[LoadedTable], None]] = []  # each is told of a table that leaves
        self.weight = 0
        TABLE_MEMORY.measure = lambda: self.weight

    def add(self, live: LoadedTable) -> None:
        self.tables[live.id] = live
        self.touch(live)

    def touch(self, live: LoadedTable) -> None:
        live.touched = time.monotonic()
        self.tables.move_to_end(live.id)

    def weigh(self, live: LoadedTable, table: LiveTable) -> None:
        """Guess what it takes: its rows, and the state before each move, which can be taken back."""
        states = 0 if table.play is None else len(table.play.made) * len(table.play.packed())
        weight = A_TABLE + A_BYTE * table.size + states
        if live.id in self.tables:
            self.weight += weight - live.weight
            live.weight = weight
            self.touch(live)

    def forget(self, live: LoadedTable) -> None:
        if self.tables.pop(live.id, None) is not None:
            self.weight -= live.weight
            live.weight = 0
            for told in self.forgotten:
                told(live)

    def forget_idle(self) -> None:
        """Those that nobody has wanted for long. A busy one waits for its turn at the end."""
        self._forget_before(time.monotonic() - IDLE_WITHIN.most, lambda: True)

    def make_room(self) -> None:
        """For one more; StoreUnavailable where all that are here are needed."""
        if self.weight > TABLE_MEMORY.most:
            self._forget_before(float("inf"), lambda: self.weight > TABLE_MEMORY.most)
        if self.weight > TABLE_MEMORY.most:
            TABLE_MEMORY.refuse()
            raise StoreUnavailable("table-memory")

    def _forget_before(self, time: float, while_: Callable[[], bool]) -> None:
        for _ in range(len(self.tables)):
            live = next(iter(self.tables.values()))
            if live.touched > time or not while_():
                return
            if self._is_needed(live):
                self.touch(live)
            else:
                self.forget(live)

    def _is_needed(self, live: LoadedTable) -> bool:
        return bool(live.listeners) or live.lock.is_taken() or any(needs(live) for needs in self.needed)
