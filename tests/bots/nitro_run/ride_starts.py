"""Is every ride of the standard set worked out exactly, and how quickly? In processor time.

python -m tests.bots.nitro_run.ride_starts                 # 10,000 rides, a quarter on each chasm
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from goblins.bots.nitro_run.overseer.riding import worth_of_run
from goblins.bots.nitro_run.solver import odds_of_run
from goblins.games.nitro_run import GAME
from goblins.kernel.chance import key_from_seed
from goblins.kernel.compiler import as_array, compile_for
from goblins.kernel.components import load_set
from goblins.kernel.glimpse import glimpse
from goblins.kernel.options import read_options
from goblins.kernel.play import Play

CHASMS = ("narrow", "yawning", "toothed", "lot")
SLOWEST = 20  # that are worked out in plain Python too


def points_of_run(s: Any, kit: Any) -> float:
    return float(worth_of_run(s[0], kit[0]).points)


compiled_points = compile_for(GAME, points_of_run, worth_of_run)


def begun(number: int) -> Play:
    options = read_options(GAME.options, GAME.settings, {"start": "ride", "chasm": CHASMS[number % len(CHASMS)]})
    return Play.begin(GAME, load_set(GAME), options, 1, key_from_seed(f"ride {number}"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=10_000)
    starts = parser.parse_args().starts
    took: list[tuple[float, int]] = []
    compiled_points(as_array(begun(0).state), as_array(load_set(GAME).kit))
    for number in range(starts):
        play = begun(number)
        arrays = as_array(play.state), as_array(play.kit)
        began = time.process_time()
        compiled_points(*arrays)
        took.append((time.process_time() - began, number))
    took.sort()
    print(f"{starts} rides worked out; compiled: median {took[starts // 2][0]:.4f} s, slowest {took[-1][0]:.3f} s")
    plain = []
    for _, number in took[-SLOWEST:]:
        seen = glimpse(begun(number), 0, key_from_seed(number))
        began = time.process_time()
        odds_of_run(seen)
        plain.append(time.process_time() - began)
    print(f"the {len(plain)} slowest in plain Python: {min(plain):.2f} to {max(plain):.2f} s")


if __name__ == "__main__":
    main()
