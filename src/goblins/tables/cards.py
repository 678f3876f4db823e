"""What the store keeps of a table beside its journal: the card for lists, and the last state as a base."""

from __future__ import annotations

import hashlib

import msgspec

from ..kernel.layouts import layout_hash
from ..kernel.names import SEAT_NAMES
from .names import goblins_at
from .store import Card, Snapshot
from .table import LiveTable


class CardDetails(msgspec.Struct, frozen=True):
    """What lists show of a table."""

    seats: int
    variant: dict[str, str | int]
    names: list[str]  # of a bot, what it is
    spectators: bool
    from_position: bool = False  # it was not laid out by the rules
    goblins: list[str] = []  # for each seat, whom it is called after, or nothing
    begun_at: int = 0
    lesson: bool = False  # it is for learning: lists leave it out


def card_of(table: LiveTable) -> Card:
    roles: dict[str, list[str]] = {who: [] for who in (table.host, *sorted(table.admitted))}
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "person":
            roles.setdefault(chair.who, []).append(SEAT_NAMES[seat])
    arrangement = table.arrangement
    return Card(
        changed_at=table.listed_at,
        game=arrangement.game,
        status=table.status,
        public=arrangement.public,
        host=table.host,
        rules=table.game.rules_version,
        open_seats=sum(chair.kind == "open" for chair in table.chairs),
        members={who: ",".join(seats) for who, seats in roles.items()},
        invitation=token_hash(table.token) if table.token and not table.closed else None,
        extra=msgspec.json.encode(
            CardDetails(
                seats=len(table.chairs),
                variant=arrangement.options,
                names=[chair.name or chair.bot for chair in table.chairs],
                spectators=arrangement.spectators,
                goblins=goblins_at(table),
                begun_at=table.rows[0].at if table.rows else 0,
                from_position=table.start is not None,
                lesson=table.lesson,
            )
        ),
    )


def snapshot_of(table: LiveTable) -> Snapshot | None:
    if table.play is None:
        return None
    layout = layout_hash(table.game.state)
    return Snapshot(table.number, table.game.rules_version, layout, table.play.packed(), due_at(table))


def due_at(table: LiveTable) -> int | None:
    """When the server has something to do here without being asked: a bot's move, or the end of somebody's time."""
    deciders = table.deciders
    bots = [table.changed_at for seat in deciders if table.chairs[seat].bot]
    return min([*bots, *table.deadlines(deciders).values()], default=None)


def token_hash(token: str) -> str:
    return hashlib.sha256(f"goblins invitation {token}".encode()).hexdigest()
