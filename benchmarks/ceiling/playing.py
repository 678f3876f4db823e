"""Games of a player that judges against the scrapper, compiled; what it was told is written down for learning."""

from __future__ import annotations

from typing import Any

import numpy as np

from goblins.bots.goblin_warlord.scrapper import choose
from goblins.games.goblin_warlord import GAME
from goblins.games.goblin_warlord.state import Kit, State
from goblins.kernel.chance import Chance, derive_key, key_from_seed
from goblins.kernel.compiler import as_array, compile_for
from goblins.kernel.components import load_set
from goblins.kernel.game import Outcome
from goblins.kernel.offers import Offers, withdraw_all
from goblins.kernel.options import read_options
from goblins.kernel.playout_random import PlayoutRandom, random_below, random_word
from goblins.kernel.record import blank, dtype_of
from goblins.kernel.rule import rule
from goblins.kernel.steps import first_decider, is_over

from .figures import FIGURES, take_figures
from .judgement import SEEN, chances_of

SEATS = 2
TURNS = 80  # room for so many turns of a game, on average
NOBODY = -1

sensible_moves, apply, redeal, find_outcome = GAME.sensible_moves, GAME.apply, GAME.redeal, GAME.outcome


@rule
def finish_turn(s: State, kit: Kit, offers: Offers, rng: PlayoutRandom) -> None:
    """As scrappers would."""
    turn = s.turn + 0
    while not is_over(s) and s.turn == turn:
        decider = first_decider(s)
        withdraw_all(offers)
        sensible_moves(s, kit, decider, offers)
        move = choose(s, kit, decider, offers, rng) if offers.count > 1 else offers.move[0]
        apply(s, kit, decider, move, None)


def play(
    roots: Any,
    kits: Any,
    players: Any,
    worlds: int,
    random_percent: int,
    weights: Any,
    states: Any,
    all_offers: Any,
    rngs: Any,
    outcomes: Any,
    told: Any,
    winners: Any,
) -> tuple[int, int]:
    """How many positions were written down, and how many games the player won. `players` says at which seat of each
    game it sits, or nobody; `random_percent` are the percent of its moves that are made at random."""
    kit, rng, outcome = kits[0], rngs[0], outcomes[0]
    s, world, tried = states[0], states[1], states[2]
    offers, later = all_offers[0], all_offers[1]
    figures, seen = np.zeros((SEATS, FIGURES)), np.zeros((SEATS, SEEN))
    chances, sums = np.zeros(SEATS), np.zeros(len(offers.move))
    written, won = 0, 0
    for game in range(len(roots)):
        states[0] = roots[game]
        player, began, turn = players[game], written, -1
        while not is_over(s):
            if s.turn != turn and written < len(told):
                turn = s.turn + 0
                for seat in range(SEATS):
                    take_figures(s, seat, player, told[written, seat])
                written += 1
            decider = first_decider(s)
            withdraw_all(offers)
            sensible_moves(s, kit, decider, offers)
            move = offers.move[0]
            if offers.count > 1 and decider != player:
                move = choose(s, kit, decider, offers, rng)
            elif offers.count > 1 and random_below(rng, 100) < random_percent:
                move = offers.move[random_below(rng, offers.count)]
            elif offers.count > 1:
                for i in range(offers.count):
                    sums[i] = 0.0
                for _ in range(worlds):
                    states[1] = states[0]
                    key = (random_word(rng), random_word(rng), random_word(rng), random_word(rng))
                    redeal(world, kit, decider, key)
                    for i in range(offers.count):
                        states[2] = states[1]
                        apply(tried, kit, decider, offers.move[i], None)
                        finish_turn(tried, kit, later, rng)
                        if is_over(tried):
                            find_outcome(tried, kit, outcome)
                            sums[i] += 1.0 if outcome.winners >> decider & 1 else 0.0
                        else:
                            for seat in range(SEATS):
                                take_figures(tried, seat, decider, figures[seat])
                            chances_of(SEATS, figures, seen, weights, chances)
                            sums[i] += chances[decider]
                best = 0
                for i in range(offers.count):
                    best = i if sums[i] > sums[best] else best
                move = offers.move[best]
            apply(s, kit, decider, move, None)
        find_outcome(s, kit, outcome)
        for i in range(began, written):
            winners[i] = 0 if outcome.winners == 1 else 1 if outcome.winners == 2 else NOBODY
        won += 1 if player != NOBODY and outcome.winners >> player & 1 else 0
    return written, won


class Arena:
    def __init__(self) -> None:
        self._play = compile_for(GAME, play, choose, play)
        self._kit = load_set(GAME).kit
        self._options = read_options(GAME.options, GAME.settings, dict(GAME.simulation_options))

    def play(
        self, games: int, seed: int, worlds: int, random_percent: int, weights: Any, judging: bool
    ) -> tuple[Any, Any, int]:
        """The player sits at the seats in turn, or scrappers play alone. Positions of decided games, and the wins."""
        players = np.arange(games) % SEATS if judging else np.full(games, NOBODY)
        rng = np.zeros(1, dtype_of(PlayoutRandom))
        rng["state"] = seed
        told, winners = np.zeros((TURNS * games, SEATS, FIGURES), np.int8), np.zeros(TURNS * games, np.int64)
        written, won = self._play(
            self._lay_out(games, seed),
            as_array(self._kit),
            players,
            worlds,
            random_percent,
            weights,
            np.zeros(3, dtype_of(GAME.state)),
            np.zeros(2, dtype_of(Offers)),
            rng,
            np.zeros(1, dtype_of(Outcome)),
            told,
            winners,
        )
        decided = np.flatnonzero(winners[:written] != NOBODY)
        return told[decided], winners[decided], won

    def _lay_out(self, games: int, seed: int) -> Any:
        roots = np.zeros(games, dtype_of(GAME.state))
        for game in range(games):
            chance = blank(Chance)
            derive_key(chance, key_from_seed(seed), 0, game)
            roots[game] = as_array(GAME.lay_out(self._kit, self._options, SEATS, chance.key, None))[0]
        return roots
