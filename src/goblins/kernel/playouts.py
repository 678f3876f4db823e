"""Whole games from the first move to the last, compiled."""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any

from .chance import below, derive_key, word
from .compiler import Array, hand_over
from .events import clear
from .game import Game, Outcome
from .offers import count_offers, withdraw_all
from .playout_random import choose_at_random, random_word
from .record import blank
from .steps import begin_game, first_decider, is_over
from .tallies import Tallies, count_choice, count_events, count_winners

DERIVED_GAMES = 1  # what a key is derived for
PLAYOUT_STREAM = 99  # seeds a playout's own random choices from the game's key, outside all streams
LONGEST_GAME = 1 << 20  # decisions, after which a game that does not end is given up


@dataclasses.dataclass(frozen=True)
class Results:
    """What came of a batch of games, one row each, and what was counted in all of them together."""

    ended: Array  # 0 for a game that was given up
    winners: Array
    points: Array
    decisions: Array
    tallies: Tallies

    @property
    def games(self) -> int:
        return len(self.ended)

    def outcome(self, row: int) -> Outcome:
        found = blank(Outcome)
        found.ended, found.winners = int(self.ended[row]), int(self.winners[row])
        found.points[: self.points.shape[1]] = self.points[row].tolist()
        return found


def make_play_games(game: Game, choosers: tuple[Callable[..., int], ...]) -> Callable[..., Any]:
    """Plays whole games, once it is compiled. Of the scratch states 0 is played, 1 stays blank, 2 is what a chooser
    gets to see.

    Whoever passes None for tallies and log gets code without events in it; without choosers there is none that
    redeals.
    """
    rule_set_up, rule_legal, rule_sensible = game.set_up, game.legal_moves, game.sensible_moves
    rule_apply, rule_redeal, rule_outcome = game.apply, game.redeal, game.outcome
    some_think, rules = len(choosers) > 0, game.rules_version
    choose = one_of(choosers)

    def play_games(
        kit: Any,
        options: Any,
        seats: int,
        key: Any,
        line_ups: Any,
        first: int,
        per_deal: int,
        outcomes: Any,
        decisions: Any,
        scratch: Any,
        offered: Any,
        rngs: Any,
        tallies: Any,
        logs: Any,
    ) -> None:
        s, seen, box, offers, rng = scratch[0], scratch[2], kit[0], offered[0], rngs[0]
        log = None if logs is None else logs[0]
        for row in range(len(outcomes)):
            number = first + row
            scratch[0] = scratch[1]
            derive_key(s.table.chance, key, DERIVED_GAMES, number // per_deal)
            begin_game(s, seats, s.table.chance.key, rules)
            rng.state = word(s.table.chance.key, PLAYOUT_STREAM, 0)
            line_up = line_ups[number % len(line_ups)]
            if tallies is not None:
                clear(logs[0])
            rule_set_up(s, box, options[0], log)
            if tallies is not None:
                count_events(tallies[0], logs[0])
            made = 0
            while not is_over(s) and made < LONGEST_GAME:
                seat = first_decider(s)
                withdraw_all(offers)
                chooser, move = line_up[seat], 0
                if chooser == 0:
                    toss = random_word(rng)
                    rule_legal(s, box, seat, offers)
                    move = offers.move[below(toss, count_offers(offers))]
                    if tallies is not None:
                        count_choice(tallies[0], offers.count)
                elif some_think:
                    if tallies is not None and tallies[0].weighs_choices > 0:
                        rule_legal(s, box, seat, offers)
                        count_choice(tallies[0], count_offers(offers))
                        withdraw_all(offers)
                    rule_sensible(s, box, seat, offers)
                    count_offers(offers)
                    scratch[2] = scratch[0]
                    derive_key(seen.table.chance, s.table.chance.key, PLAYOUT_STREAM, made)
                    rule_redeal(seen, box, seat, seen.table.chance.key)
                    move = choose(chooser, seen, box, seat, offers, rng)
                if tallies is not None:
                    clear(logs[0])
                rule_apply(s, box, seat, move, log)
                if tallies is not None:
                    count_events(tallies[0], logs[0])
                made += 1
            rule_outcome(s, box, outcomes[row])
            if tallies is not None:
                count_winners(tallies[0], outcomes[row].winners)
            decisions[row] = made

    return play_games


def one_of(choosers: tuple[Callable[..., int], ...]) -> Callable[..., int]:
    """A rule that lets the chooser of that number choose, from 1.

    It gets a name in this module, made of theirs: Numba's cache tells functions inside functions apart by their
    names, and would otherwise keep a copy of their code as the key, which is not the same in every process.
    """
    name = "one_of_" + "_and_".join(re.sub(r"\W", "_", f"{one.__module__}.{one.__qualname__}") for one in choosers)
    if name in globals():
        made: Callable[..., int] = globals()[name]
        return made
    for one in choosers:
        if getattr(sys.modules[one.__module__], one.__qualname__, None) is not one:
            raise TypeError(f"{one.__qualname__} must stand at the top of its module to be a chooser")
    made = _chain(choosers)
    made.__name__ = made.__qualname__ = name
    globals()[name] = made
    return made


def _chain(choosers: Sequence[Callable[..., int]]) -> Callable[..., int]:
    """Numba cannot look functions up in a table: ask whether it is the first, or else one of the others."""
    first: Callable[..., int] = choosers[0] if choosers else choose_at_random
    others = _chain(choosers[1:]) if choosers[1:] else None

    def one_of(number: int, s: Any, kit: Any, seat: int, offers: Any, rng: Any) -> int:
        if others is None or number == 1:
            return first(s, kit, seat, offers, rng)
        return others(number - 1, s, kit, seat, offers, rng)

    hand_over(one_of)
    return one_of
