"""Habits for a game that has none of its own: its scrapper plays on to the end, or chance where there is none."""

from typing import Any

from ...kernel.game import Game
from ...kernel.quick import choose_at_random
from ...kernel.rule import rule
from . import Habits


@rule
def timeless(s: Any) -> int:
    """Play is never broken off."""
    return 0


def plain_habits(game: Game) -> Habits:
    from .. import scrapper_of

    return Habits(
        weigh=None,
        choose=scrapper_of(game) or choose_at_random,
        epoch=timeless,
        appraise=None,
        patience=1,
        spread=500,
    )
