"""Bots at a table of the lab: the same glimpses, the same bots and the same referee as at a live table."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from ..bots import Bot, RuleBot, find_bot
from ..bots.search.engines import engine_for
from ..kernel.chance import Chance, derive_key
from ..kernel.compiler import as_array, compile_for
from ..kernel.game import Game
from ..kernel.glimpse import Glimpse, glimpse
from ..kernel.offers import Offers, withdraw_all
from ..kernel.play import Play, Told
from ..kernel.playout_random import PlayoutRandom
from ..kernel.record import dtype_of

SEEDS = 12  # what keys are derived for


@dataclasses.dataclass(frozen=True)
class BotMove:
    """What a bot did, among how many legal moves, and how long it thought."""

    seat: int
    legal: int
    seconds: float
    told: tuple[Told, ...]


def play_out(table: Play, bots: Sequence[Bot], seeds: Chance) -> Iterator[BotMove]:
    """Let the bots play to the end; whoever is asked first decides first."""
    while table.deciders():
        seat = table.deciders()[0]
        derive_key(seeds, seeds.key, SEEDS, len(table.made))
        seen = glimpse(table, seat, seeds.key)
        began = time.perf_counter()
        move = bots[seat].choose(seen, seeds.key[0])
        seconds, legal = time.perf_counter() - began, len(seen.moves())
        yield BotMove(seat, legal, seconds, table.play(seat, move))


def seated_bot(game: Game, name: str) -> Bot:
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
