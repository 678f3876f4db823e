"""The rules, compiled: the same functions, on records instead of dataclasses, for bots and simulations.

`Compiled(game)` hands every rule to Numba and wraps the contract in functions that run without the interpreter's
lock, so that threads share the cores. Records travel as arrays of one element: passing those from Python is five
times cheaper than passing records.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from .chance import Key
from .compiler import Array, as_array, compiler_for, from_array
from .events import Log
from .game import Game, Outcome
from .leads import Swing
from .offers import Offers, count_offers, withdraw_all
from .playout_random import PlayoutRandom
from .playouts import Results, make_play_games
from .record import dtype_of
from .steps import begin_game
from .tallies import Statistic, Tallies, add_tallies, blank_tallies
from .what_ifs import Choosing, Gains, blank_gains, column_of, make_play_what_ifs


class Compiled:
    """One game's rules as compiled functions. Make it with `compiled(game)`, which makes it once."""

    def __init__(self, game: Game, *choosers: Callable[..., int]) -> None:
        """`choosers` are rules (s, kit, seat, offers, rng) -> move: the bots that batches can seat, from 1.

        Each gets a world redealt for its seat, never the true one. Chooser 0 picks at random.
        """
        self.game = game
        self.choosers = len(choosers)
        jit = compiler_for(game, *choosers)
        self.set_up = jit(_make_set_up(game))
        self.legal_moves = jit(_make_lister(game.legal_moves))
        self.sensible_moves = jit(_make_lister(game.sensible_moves))
        self.apply = jit(_make_apply(game, with_log=True))
        self.apply_unheard = jit(_make_apply(game, with_log=False))
        self.redeal = jit(_make_redeal(game))
        self.outcome = jit(_make_outcome(game))
        self.refusals = jit(_make_refusals(game))
        self.clone = jit(_make_clone())
        self._play_games = jit(make_play_games(game, choosers))
        self._play_what_ifs = jit(make_play_what_ifs(game, choosers))

    def scratch(self, states: int = 1) -> Array:
        return np.zeros(states, dtype_of(self.game.state))

    def play_games(
        self,
        kit: Any,
        options: Any,
        seats: int,
        key: Key,
        games: range,
        line_ups: Array | None = None,
        on_progress: Callable[[int], None] | None = None,
        threads: int = 1,
        chunk: int = 500,
        statistics: Sequence[Statistic] = (),
        swings: Sequence[Swing] = (),
        weighs_choices: bool = False,
        per_deal: int = 1,
    ) -> Results:
        """Play the games with these numbers under the key. The results depend on neither threads nor chunks.

        So many games following each other, `per_deal`, are dealt alike.

        `line_ups[number % len(line_ups)][seat]` is the chooser of that seat; by default all pick at random.
        Without `statistics` no events are told, which is faster.
        """
        self.game.check_kit_fits_options(kit, options)
        if line_ups is None:
            line_ups = np.zeros((1, seats), np.int64)
        if not 0 <= line_ups.min() <= line_ups.max() <= self.choosers:
            raise ValueError(f"line-ups name choosers 0 to {self.choosers}")
        arguments = as_array(kit), as_array(options), seats, np.array(key, np.int64), line_ups
        outcomes = np.zeros(len(games), dtype_of(Outcome))
        decisions = np.zeros(len(games), np.int64)
        told = statistics, swings, weighs_choices
        tallies, uncounted = (blank_tallies(self.game.events, *told) for _ in range(2))
        chunks = [range(at, min(at + chunk, len(games))) for at in range(0, len(games), chunk)]

        def play_chunk(part: range) -> tuple[int, Array | None]:
            rows = slice(part.start, part.stop)
            first = games[part.start]
            counted, log = (as_array(uncounted), np.zeros(1, dtype_of(Log))) if any(told) else (None, None)
            self._play_games(
                *arguments, first, per_deal, outcomes[rows], decisions[rows], *self._workspace(), counted, log
            )
            return len(part), counted

        with ThreadPoolExecutor(threads) as pool:
            for finished, counted in pool.map(play_chunk, chunks):
                if counted is not None:
                    add_tallies(tallies, from_array(Tallies, counted))
                if on_progress:
                    on_progress(finished)
        return Results(outcomes["ended"], outcomes["winners"], outcomes["points"][:, :seats], decisions, tallies)

    def play_what_ifs(
        self,
        kit: Any,
        options: Any,
        seats: int,
        key: Key,
        games: range,
        choosing: Choosing,
        line_ups: Array | None = None,
        per_deal: int = 1,
    ) -> Gains:
        """What the values of a choice are worth against each other, at one decision of each of these games."""
        lines = np.zeros((1, seats), np.int64) if line_ups is None else line_ups
        gains, column = blank_gains(choosing), as_array(column_of(self.game.moves, choosing))
        table = as_array(kit), as_array(options), seats, np.array(key, np.int64), lines
        workspace = self.scratch(4), np.zeros(2, dtype_of(Offers)), np.zeros(2, dtype_of(PlayoutRandom))
        tried = np.zeros(1, dtype_of(Outcome)), np.zeros((len(gains.pairs), 3), np.int64)
        self._play_what_ifs(*table, games.start, len(games), per_deal, *workspace, column, *tried, *gains)
        return gains

    def _workspace(self) -> tuple[Array, Array, Array]:
        return self.scratch(3), np.zeros(1, dtype_of(Offers)), np.zeros(1, dtype_of(PlayoutRandom))


_compiled: dict[tuple[str, int, tuple[int, ...]], Compiled] = {}


def compiled(game: Game, *choosers: Callable[..., int]) -> Compiled:
    """The compiled form of a game, made once per process; the compiler's work itself is kept on disk."""
    name = (game.id, id(game), tuple(id(chooser) for chooser in choosers))
    if name not in _compiled:
        _compiled[name] = Compiled(game, *choosers)
    return _compiled[name]


def _make_set_up(game: Game) -> Callable[..., Any]:
    rule_set_up, rules = game.set_up, game.rules_version

    def set_up(s: Any, kit: Any, options: Any, seats: int, key: Any, log: Any) -> None:
        begin_game(s[0], seats, key, rules)
        rule_set_up(s[0], kit[0], options[0], log[0])

    return set_up


def _make_lister(lister: Callable[..., None]) -> Callable[..., Any]:
    def list_moves(s: Any, kit: Any, seat: int, out: Any) -> None:
        withdraw_all(out[0])
        lister(s[0], kit[0], seat, out[0])
        count_offers(out[0])

    return list_moves


def _make_apply(game: Game, with_log: bool) -> Callable[..., Any]:
    rule_apply = game.apply

    def apply(s: Any, kit: Any, seat: int, move: int, log: Any) -> None:
        rule_apply(s[0], kit[0], seat, move, log[0])

    def apply_unheard(s: Any, kit: Any, seat: int, move: int) -> None:
        rule_apply(s[0], kit[0], seat, move, None)

    return apply if with_log else apply_unheard


def _make_redeal(game: Game) -> Callable[..., Any]:
    rule_redeal = game.redeal

    def redeal(s: Any, kit: Any, seat: int, key: Any) -> None:
        rule_redeal(s[0], kit[0], seat, key)

    return redeal


def _make_outcome(game: Game) -> Callable[..., Any]:
    rule_outcome = game.outcome

    def outcome(s: Any, kit: Any, out: Any) -> None:
        rule_outcome(s[0], kit[0], out[0])

    return outcome


def _make_refusals(game: Game) -> Callable[..., Any]:
    """The reason against each of many candidate moves, 0 for none."""
    rule_refusal = game.refusal

    def refusals(s: Any, kit: Any, seat: int, candidates: Any, codes: Any) -> None:
        for i in range(len(candidates)):
            codes[i] = rule_refusal(s[0], kit[0], seat, candidates[i])

    return refusals


def _make_clone() -> Callable[..., Any]:
    def clone(states: Any, times: int) -> None:
        """Copy one state onto the next, round and round. The number of states is a power of two."""
        for i in range(times):
            states[(i + 1) & (len(states) - 1)] = states[i & (len(states) - 1)]

    return clone
