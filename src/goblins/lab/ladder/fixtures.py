"""Who meets whom, who sits where, and under which key."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator, Sequence

from ...kernel.errors import BadInput
from ...kernel.game import Game


@dataclasses.dataclass(frozen=True, order=True)
class Fixture:
    """One bot against others, who are all alike. With two seats that is a duel, with one there are no others."""

    alone: str
    others: str
    seats: int

    @property
    def even(self) -> float:
        """The share of victories that would be nobody's merit."""
        return 1 / self.seats

    def seat_of(self, number: int) -> int:
        """Where the lone bot sits in that game: it moves on by one from game to game."""
        return number % self.seats

    def seating(self, number: int) -> list[str]:
        return [self.alone if seat == self.seat_of(number) else self.others for seat in range(self.seats)]

    def deal_of(self, number: int) -> int:
        """Games of one deal have the same key, so that its luck reaches every seat once."""
        return number // self.seats


def fixtures_of(game: Game, bots: Sequence[str], seats: int) -> list[Fixture]:
    """Every pair once in a duel; at larger tables each alone among each; in a game for one, each for itself."""
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise BadInput("ladder-bots")
    if seats not in game.seat_counts:
        raise BadInput("seats", found=seats, known=f"{game.seat_counts[0]}-{game.seat_counts[-1]}", game=game.id)
    if seats == 1:
        return [Fixture(bot, "", 1) for bot in bots]
    pairs = itertools.combinations(bots, 2) if seats == 2 else itertools.permutations(bots, 2)
    return [Fixture(alone, others, seats) for alone, others in pairs]


def games_of(fixtures: Sequence[Fixture], games: int) -> Iterator[tuple[Fixture, int]]:
    """All games, deal by deal, so that at any time every fixture is known about equally well."""
    seats = fixtures[0].seats
    for first in range(0, games, seats):
        for fixture in fixtures:
            for number in range(first, min(first + seats, games)):
                yield fixture, number
