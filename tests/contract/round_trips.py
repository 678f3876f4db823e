"""Every state that play can reach is written and read again, as JSON and in words.

    python -m tests.contract.round_trips --games 300               every state of 300 games of each game
    python -m tests.contract.round_trips --games 10000 --states 5  about five states of each of 10,000

The games are spread over all setups: seats, options and component sets.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import time
from collections.abc import Iterator

import numpy as np

from goblins.kernel.compiled import compiled
from goblins.kernel.compiler import as_array, from_array
from goblins.kernel.errors import BadInput
from goblins.kernel.offers import Offers
from goblins.kernel.play import Play
from goblins.kernel.record import dtype_of
from goblins.kernel.steps import seats_in

from .checks import both_forms_agree
from .setups import LONGEST, Setup, all_games, all_setups, pick_move

PIECE = 50  # games
TELL = 100  # pieces after which it says how far it is


def round_trips(number: int, first: int, games: int, states: int) -> tuple[int, str]:
    """How many states of the setup with that number came back, and what did not."""
    setup = all_setups()[number]
    checked = 0
    chance = min(1.0, states / max(1, _length(number))) if states else 1.0
    for seed in range(first, first + games):
        for decision, play in compiled_walk(setup, seed, chance):
            try:
                both_forms_agree(setup.game, play)
                checked += 1
            except (AssertionError, BadInput) as problem:
                return checked, f"{setup}, seed {seed}, decision {decision}: {problem}"
    return checked, ""


def compiled_walk(setup: Setup, seed: int, chance: float = 1.0) -> Iterator[tuple[int, Play]]:
    """Any state of a random game with that chance, and the last one, each as if it had been laid, and how many
    decisions have led there. `Walk` plays by the rules as they stand; this one by compiled ones, which is quicker."""
    first, rng = setup.begin(seed), random.Random(seed)
    game, engine, kit = first.game, compiled(first.game), as_array(first.kit)
    s, offers = as_array(first.state), np.zeros(1, dtype_of(Offers))
    for decision in range(LONGEST):
        awaiting = int(s["table"]["awaiting"][0])
        if rng.random() < chance or not awaiting:
            yield decision, Play(game, first.components, from_array(game.state, s))
        if not awaiting:
            return
        seat = rng.choice(seats_in(awaiting))
        engine.legal_moves(s, kit, seat, offers)
        move = pick_move(game, rng, offers["move"][0, : offers["count"][0]].tolist())
        engine.apply_unheard(s, kit, seat, move)


def _round_trips(piece: tuple[int, int, int, int]) -> tuple[int, str]:
    return round_trips(*piece)


_lengths: dict[int, int] = {}


def _length(number: int) -> int:
    """How many decisions a game of that setup has, roughly."""
    if number not in _lengths:
        _lengths[number] = sum(1 for _ in compiled_walk(all_setups()[number], 0))
    return _lengths[number]


def tasks(games: int, first: int, states: int, only: str) -> Iterator[tuple[int, int, int, int]]:
    """The games of each game, dealt out to its setups in pieces."""
    setups = all_setups()
    for game in all_games():
        numbers = [
            number for number, setup in enumerate(setups) if setup.game is game and str(setup).startswith(only)
        ]
        for place, number in enumerate(numbers):
            own = games // len(numbers) + (place < games % len(numbers))
            for seed in range(first, first + own, PIECE):
                yield number, seed, min(PIECE, first + own - seed), states


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30, help="of each game")
    parser.add_argument("--states", type=int, default=0, help="of each game that is played, about; 0 for all")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="setups whose name begins so")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    chosen = parser.parse_args()
    began = time.monotonic()
    states, bad = 0, 0
    pieces = list(tasks(chosen.games, chosen.seed, chosen.states, chosen.only))
    with multiprocessing.get_context("spawn").Pool(chosen.processes) as pool:
        for number, (checked, problem) in enumerate(pool.imap_unordered(_round_trips, pieces)):
            states, bad = states + checked, bad + bool(problem)
            if problem or number % TELL == 0:
                print(problem or f"{number} of {len(pieces)} pieces, {states:,} states", flush=True)
    games = sum(games for _, _, games, _ in pieces)
    print(f"{states:,} states of {games:,} games in {time.monotonic() - began:.0f} s, {bad} failed")
    raise SystemExit(bool(bad))


if __name__ == "__main__":
    main()
