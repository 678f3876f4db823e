"""One game of the ladder: the same glimpses, the same bots and the same referee as at a live table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from ... import games as announced  # noqa: F401 - announces the games
from ...bots import Bot, RuleBot, find_bot
from ...bots.search.engines import engine_for
from ...kernel import registry
from ...kernel.chance import Chance, derive_key, key_from_seed
from ...kernel.compiler import as_array, compile_for
from ...kernel.components import load_set
from ...kernel.game import Game
from ...kernel.glimpse import Glimpse, glimpse
from ...kernel.offers import Offers, withdraw_all
from ...kernel.options import read_options
from ...kernel.play import Play
from ...kernel.playout_random import PlayoutRandom
from ...kernel.record import blank, dtype_of
from ...kernel.steps import seats_in
from .fixtures import Fixture

DEALS, SEEDS = 11, 12  # what keys are derived for


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
    bots = [_seated(game, name) for name in fixture.seating(number)]
    decisions, seconds = [0] * laid.seats, [0.0] * laid.seats
    while table.deciders():
        seat = table.deciders()[0]
        derive_key(seeds, seeds.key, SEEDS, len(table.made))
        seen = glimpse(table, seat, seeds.key)
        began = time.perf_counter()
        move = bots[seat].choose(seen, seeds.key[0])
        if len(seen.moves()) > 1:
            decisions[seat] += 1
            seconds[seat] += time.perf_counter() - began
        table.play(seat, move)
    found = table.outcome()
    assert found is not None
    points = [int(each) for each in found.points[: laid.seats]]
    return Played(fixture.alone, fixture.others, number, seats_in(found.winners), points, decisions, seconds)


def _seated(game: Game, name: str) -> Bot:
    """A fresh bot, ready to play at full speed."""
    bot = find_bot(game, name)
    if isinstance(bot, RuleBot):
        return CompiledRuleBot(bot, game)
    engine_for(game)
    return bot


class CompiledRuleBot:
    """Chooses as its rule does, many times faster."""

    def __init__(self, bot: RuleBot, game: Game) -> None:
        self.name = bot.name
        self._choose = _compiled(bot, game)
        self._offers, self._rng = np.zeros(1, dtype_of(Offers)), np.zeros(1, dtype_of(PlayoutRandom))

    def choose(self, seen: Glimpse, seed: int | None = None, *_: Any) -> int:
        self._rng["state"] = seed
        return int(self._choose(as_array(seen.world), as_array(seen.kit), seen.seat, self._offers, self._rng))


_known: dict[tuple[str, str], Callable[..., int]] = {}


def _compiled(bot: RuleBot, game: Game) -> Callable[..., int]:
    lister = game.legal_moves if bot.every_legal_move else game.sensible_moves
    chooser = bot.chooser

    def choose(s: Any, kit: Any, seat: int, offers: Any, rngs: Any) -> int:
        withdraw_all(offers[0])
        lister(s[0], kit[0], seat, offers[0])
        return chooser(s[0], kit[0], seat, offers[0], rngs[0])

    if (game.id, bot.name) not in _known:
        _known[game.id, bot.name] = compile_for(game, choose, chooser)
    return _known[game.id, bot.name]
