"""Playing a seat to the end of the game, with whoever chooses the moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from .connection import Connection
from .errors import ClientError, Refused
from .messages import Update

OUT_OF_DATE = ("bad-table-not-your-seat", "bad-table-closed")


class Player(Protocol):
    """Whoever chooses. All that it is given is what its seat may know."""

    def choose(self, view: Any, moves: list[dict[str, Any]]) -> dict[str, Any]:
        """One of the moves."""
        ...


async def play(seat: Connection, player: Player, late: Callable[[], None] = lambda: None) -> Update:
    """Until the game is over; returns how it ended. A player may have `hear(events)`, too.

    `late` is called when the table has gone on before the player had chosen.
    """
    heard = 0
    async for update in seat.updates():
        hear = getattr(player, "hear", None)
        events = [event for row in seat.rows[heard:] for event in row.events]
        heard = len(seat.rows)
        if hear and events:
            await asyncio.to_thread(hear, events)
        if update.table.status in ("over", "closed"):
            return update
        if update is not seat.latest or not seat.may_move:
            continue
        assert update.game is not None
        move = await asyncio.to_thread(player.choose, update.game.view, update.game.legal)
        if seat.latest is not update and (not seat.may_move or seat.latest.game.legal != update.game.legal):  # type: ignore[union-attr]
            late()
            continue
        if move not in update.game.legal:
            raise ClientError(f"the player chose {move!r}, which is none of its {len(update.game.legal)} moves")
        try:
            await seat.move(move)
        except Refused:
            if seat.latest is update:
                raise
            late()
    raise AssertionError("updates end with an error")
