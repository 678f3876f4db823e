"""Playing a seat to the end of the game, with whoever chooses the moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from .connection import Connection
from .errors import NotAMove, Refused
from .messages import Game, Update


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
        if seat.latest is not update and not _still_offers(seat, update.game):
            late()
            continue
        if move not in update.game.legal:
            raise NotAMove(repr(move))
        try:
            await seat.move(move)
        except Refused:
            if seat.latest is update:
                raise
            late()
    raise AssertionError("updates end with an error")


def _still_offers(seat: Connection, game: Game) -> bool:
    now = seat.latest.game if seat.latest else None
    return seat.may_move and now is not None and now.legal == game.legal
