"""One game of the ladder."""

from __future__ import annotations

from typing import Any

import msgspec

from ... import games as announced  # noqa: F401 - announces the games
from ...kernel import registry
from ...kernel.chance import Chance, derive_key, key_from_seed
from ...kernel.components import load_set
from ...kernel.options import read_options
from ...kernel.play import Play
from ...kernel.record import blank
from ...kernel.steps import seats_in
from ..seating import SEEDS, play_out, seated_bot
from .fixtures import Fixture

DEALS = 11  # what keys are derived for


class Laid(msgspec.Struct, frozen=True):
    """What all games of a ladder have in common."""

    game: str
    seats: int
    seed: int | str
    options: dict[str, Any]
    components: str


class Played(msgspec.Struct, frozen=True):
    """What came of one game. Lists are by seat."""

    alone: str
    others: str
    number: int
    winners: list[int]
    points: list[int]
    decisions: list[int]  # where there was a choice
    seconds: list[float]  # spent on them

    @property
    def seat(self) -> int:
        return self.number % len(self.points)

    @property
    def share(self) -> float:
        """Of the victory, for the lone bot; a victory may be shared."""
        return 1 / len(self.winners) if self.seat in self.winners else 0.0

    @property
    def margin(self) -> float:
        """By how many points the lone bot is ahead of the others' mean; alone, its points."""
        others = [points for seat, points in enumerate(self.points) if seat != self.seat]
        return self.points[self.seat] - (sum(others) / len(others) if others else 0.0)


def play(laid: Laid, fixture: Fixture, number: int) -> Played:
    """The game with that number. It depends on the seed and the number alone, unless a bot looks at the clock."""
    game = registry.find(laid.game)
    options = read_options(game.options, game.settings, {**game.simulation_options, **laid.options})
    deal, seeds = blank(Chance), blank(Chance)
    derive_key(deal, key_from_seed(laid.seed), DEALS, fixture.deal_of(number))
    derive_key(seeds, deal.key, SEEDS, number)
    table = Play.begin(game, load_set(game, laid.components), options, laid.seats, deal.key)
    bots = [seated_bot(game, name) for name in fixture.seating(number)]
    decisions, seconds = [0] * laid.seats, [0.0] * laid.seats
    for made in play_out(table, bots, seeds):
        if made.legal > 1:
            decisions[made.seat] += 1
            seconds[made.seat] += made.seconds
    found = table.outcome()
    assert found is not None
    points = [int(each) for each in found.points[: laid.seats]]
    return Played(fixture.alone, fixture.others, number, seats_in(found.winners), points, decisions, seconds)
