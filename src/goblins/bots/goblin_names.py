"""What bots are called at a table: goblins of our own, each with an entry in all languages."""

from __future__ import annotations

import zlib

GOBLINS = (
    "snag",
    "muzzle",
    "grizzle",
    "wart",
    "bogwick",
    "klonk",
    "fizzle",
    "oggo",
    "rasp",
    "tunk",
    "mudge",
    "skreech",
    "bork",
    "nibble",
    "yorg",
    "blister",
    "pockmug",
    "dreg",
    "itch",
    "rumbo",
    "zub",
    "kettle",
    "lurgy",
    "hobnail",
)
STRIDE = 7  # shares no factor with their number, so that neighbours are never namesakes


def goblin_at(table: str, seat: int) -> int:
    """Who sits there: a number in `GOBLINS`, the same again for the same table, and another for every other seat."""
    return (zlib.crc32(table.encode()) + STRIDE * seat) % len(GOBLINS)
