"""The journal is played again, and every game that a seat was shown must be the one that follows from it.

This uses the server's code, as the checker does not: `tests/tables/leaks.py` proves that what this code shows a seat
depends on nothing that the seat may not know; this proves that nothing else was shown.
"""

from __future__ import annotations

import hashlib

import msgspec

from goblins import games as _announced  # noqa: F401
from goblins.kernel.names import SEAT_NAMES
from goblins.tables.entries import read_entry
from goblins.tables.table import LiveTable
from goblins.tables.updates import update_for

from .checker import Stored, Verdict
from .player import Parts

_parts = msgspec.json.Decoder(Parts).decode


def check_looks(stored: list[Stored], verdict: Verdict, every: int = 1) -> int:
    """Of every so manieth table; returns how many games were compared."""
    wanted: dict[str, dict[tuple[str, int], str]] = {}
    for (table, seat, n), digest in verdict.looks.items():
        wanted.setdefault(table, {})[seat, n] = digest
    rows: dict[str, list[Stored]] = {}
    for row in stored:
        rows.setdefault(row.table, []).append(row)
    return sum(_replay(table, rows[table], wanted[table], verdict) for table in sorted(wanted)[::every])


def _replay(id: str, rows: list[Stored], wanted: dict[tuple[str, int], str], verdict: Verdict) -> int:
    table, compared, counted = LiveTable(id), 0, set[tuple[str, int]]()
    for row in sorted(rows, key=lambda one: one.number):
        table.perform(read_entry(msgspec.json.encode(row.entry)), row.at)
        for seat in range(len(table.chairs)):
            at = SEAT_NAMES[seat], table.seen[seat]
            if at in counted or at not in wanted:
                continue
            counted.add(at)
            compared += 1
            game = bytes(_parts(update_for(table, seat, table.seen[seat])).game)
            if hashlib.sha1(game).hexdigest() != wanted[at]:
                verdict.found("leaked", id, at[0], f"was shown another game at row {at[1]} than the journal leads to")
    return compared
