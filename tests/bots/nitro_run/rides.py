"""Does any rider beat the exact one? Thousands of rides over tracks that nobody has looked at, compiled.

    python -m tests.bots.nitro_run.rides                    # 100,000 rides, some 15 minutes of one core
    python -m tests.bots.nitro_run.rides --rides 2000

All riders ride the same tracks, and a fifth of the rides each.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from goblins.bots.nitro_run.overseer import choose as overseer
from goblins.bots.nitro_run.scrapper import choose as scrapper
from goblins.games.nitro_run import GAME, moves
from goblins.games.nitro_run.moves import verb_of
from goblins.games.nitro_run.state import Kit, State
from goblins.kernel.chance import key_from_seed
from goblins.kernel.compiled import Compiled
from goblins.kernel.compiler import Array
from goblins.kernel.components import load_set
from goblins.kernel.offers import Offers
from goblins.kernel.options import read_options
from goblins.kernel.playout_random import PlayoutRandom, choose_at_random
from goblins.kernel.rule import rule

NORMAL = 1.96  # standard errors on either side of a 95 % interval


@rule
def reckless(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    """Takes what costs nothing, and never brakes or jumps."""
    for i in range(offers.count):
        if verb_of(offers.move[i]) in (moves.Calm.code, moves.Tunnel.code, moves.Ride.code):
            return offers.move[i]
    return offers.move[0]


@rule
def timid(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    """Brakes whenever the cart shakes; jumps if that does not help."""
    if s.run.stability <= 2:
        for verb in (moves.Brake.code, moves.Lighten.code):
            for i in range(offers.count):
                if verb_of(offers.move[i]) == verb:
                    return offers.move[i]
    return reckless(s, kit, seat, offers, rng)


OTHERS: dict[str, Callable[..., int]] = {
    "scrapper": scrapper,
    "reckless": reckless,
    "timid": timid,
    "random": choose_at_random,
}


def ridden(rides: int, seed: int, on_rider: Callable[[str], None] = print) -> dict[str, Array]:
    """The points that each rider brought home, track by track."""
    kit = load_set(GAME).kit
    options = read_options(GAME.options, GAME.settings, {**GAME.simulation_options, "start": "ride"})
    riders: dict[str, Callable[..., Any]] = {"overseer": overseer, **OTHERS}
    engine = Compiled(GAME, *riders.values())
    found = {}
    for number, name in enumerate(riders, 1):
        on_rider(name)
        line_ups = np.full((1, 1), number, np.int64)
        results = engine.play_games(kit, options, 1, key_from_seed(seed), range(rides // len(riders)), line_ups)
        found[name] = results.points[:, 0]
    return found


def interval(gains: Array) -> tuple[float, float]:
    error = NORMAL * float(gains.std(ddof=1)) / math.sqrt(len(gains))
    return float(gains.mean()) - error, float(gains.mean()) + error


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rides", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = ridden(asked.rides, asked.seed, lambda name: print(f"{name} rides ...", file=sys.stderr, flush=True))
    exact, beaten = found["overseer"], False
    print(f"overseer: {exact.mean():.3f} points in {len(exact)} rides")
    for name in OTHERS:
        low, high = interval(exact - found[name])
        beaten |= high < 0
        print(f"{name}: {found[name].mean():.3f} points; the overseer brings {low:.3f} to {high:.3f} more")
    return 1 if beaten else 0


if __name__ == "__main__":
    sys.exit(main())
