"""The same game interpreted and compiled, move by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from goblins.kernel.chance import Key
from goblins.kernel.compiled import compiled
from goblins.kernel.compiler import Array, as_array
from goblins.kernel.events import Log
from goblins.kernel.game import Game
from goblins.kernel.offers import Offers
from goblins.kernel.record import blank, dtype_of, pack
from goblins.kernel.steps import first_decider, is_over


def first_disagreement(
    game: Game, kit: Any, options: Any, seats: int, key: Key, choose: Callable[[Sequence[int]], int]
) -> str | None:
    """Play one game interpreted and compiled, move by move and field by field; says where they part."""
    fast = compiled(game)
    log, heard = blank(Log), np.zeros(1, dtype_of(Log))
    s = game.lay_out(kit, options, seats, key, log)
    array, kit_array = fast.scratch(), as_array(kit)
    fast.set_up(array, kit_array, as_array(options), seats, np.array(key, np.int64), heard)
    out = np.zeros(1, dtype_of(Offers))
    step = 0
    while True:
        where = f"{game.id}, {seats} seats, move {step}"
        if pack(s) != array.tobytes():
            return f"{where}: states differ"
        if pack(log) != heard.tobytes():
            return f"{where}: events differ"
        if is_over(s):
            return None
        seat = first_decider(s)
        fast.sensible_moves(array, kit_array, seat, out)
        if game.list_sensible_moves(s, kit, seat) != offered(out):
            return f"{where}: sensible moves differ"
        moves = game.list_moves(s, kit, seat)
        fast.legal_moves(array, kit_array, seat, out)
        if moves != offered(out):
            return f"{where}: legal moves differ"
        move = moves[choose(moves)]
        log, heard = blank(Log), np.zeros(1, dtype_of(Log))
        game.apply(s, kit, seat, move, log)
        fast.apply(array, kit_array, seat, move, heard)
        step += 1


def offered(out: Array) -> list[int]:
    """The moves in a compiled buffer of offers."""
    moves: list[int] = out["move"][0, : out["count"][0]].tolist()
    return moves
