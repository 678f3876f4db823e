"""A table from its journal.

Games are played again from their first row, by the rules of their time. Where those can no longer be played, the
moves are only remembered, and the game goes on from the last stored state: the journal gets a row that says so
(`RulesChanged`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog

from ..kernel import registry
from ..kernel.errors import BadInput
from ..kernel.game import Game
from ..kernel.layouts import document_by, known_part
from ..kernel.position import FORMAT
from .entries import AnyEntry, Opened, RulesChanged, Started, read_entry
from .store import Row, Store
from .table import LiveTable

log = structlog.get_logger("goblins.tables")


async def load(store: Store, id: str) -> tuple[LiveTable, list[AnyEntry]] | None:
    """The table as it stands, and the entries that its journal still lacks; None if there is no such table."""
    rows = await store.rows(id)
    if not rows:
        return None
    try:
        table, upgraded = _folded(id, rows)
    except Exception as problem:
        log.error("damaged journal", table=id, rows=len(rows), problem=f"{type(problem).__name__}: {problem}"[:300])
        raise BadInput("table-damaged", table=id) from None
    return table, [await _new_base(store, table)] if upgraded else []


def _folded(id: str, rows: Sequence[Row]) -> tuple[LiveTable, bool]:
    """The table that the rows lead to; and have the rules changed since they were played?"""
    missing = next((number for number, row in enumerate(rows, 1) if row.number != number), 0)
    if missing:
        raise ValueError(f"row {missing} is missing")
    table = LiveTable(id)
    entries = [(read_entry(row.payload), row.at) for row in rows]
    base = max((number for number, (entry, _) in enumerate(entries) if isinstance(entry, RulesChanged)), default=0)
    played_by = _rules_in_force(entries, base)
    upgraded = played_by is not None and not _game(entries).plays_rules(played_by)
    table.size = sum(len(row.payload) for row in rows)
    for number, (entry, at) in enumerate(entries):
        if number < base or upgraded:
            table.recall(entry, at)
        else:
            table.perform(entry, at)
    return table, upgraded


def _rules_in_force(entries: list[tuple[AnyEntry, int]], base: int) -> int | None:
    """The version of the rules by which the latest moves were made; None before the game starts."""
    for entry, _ in entries[base:]:
        if isinstance(entry, Started | RulesChanged):
            return entry.rules
    return None


def _game(entries: list[tuple[AnyEntry, int]]) -> Game:
    opened = entries[0][0]
    assert isinstance(opened, Opened)
    return registry.find(opened.arrangement.game)


async def _new_base(store: Store, table: LiveTable) -> RulesChanged:
    snapshot = await store.snapshot(table.id)
    description = None if snapshot is None else await store.layout(snapshot.layout)
    if snapshot is None or description is None:
        raise BadInput("table-rules", game=table.game.id)
    position: dict[str, Any] = {
        "format": FORMAT,
        "game": table.game.id,
        "rules": table.game.rules_version,
        "components": table.arrangement.components,
        "state": known_part(table.game.state, document_by(description, snapshot.state)),
    }
    return RulesChanged(table.game.rules_version, position)


async def follow(store: Store, table: LiveTable) -> bool:
    """Bring a table up to what other processes have done at it; False if its last row is no longer stored, and it has
    to be read anew."""
    rows = await store.rows(table.id, max(0, table.number - 1))
    if table.number and (not rows or rows.pop(0).number != table.number):
        return False
    try:
        for row in rows:
            table.perform(read_entry(row.payload), row.at)
            table.size += len(row.payload)
    except Exception:
        return False  # whoever reads it anew will say what is wrong
    return True
