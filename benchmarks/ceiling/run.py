"""Policy iteration against the scrapper of Goblin Warlord: `python benchmarks/ceiling/run.py`. See README.md."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from benchmarks.ceiling.judgement import Array, Judgement
from benchmarks.ceiling.playing import Arena
from goblins.lab.proportions import wilson

KEPT = 4  # rounds from whose games the network learns
EPOCHS = 4
WHIMS = 2  # percent, in one game of three


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=3_000, help="of each round, without random_percent")
    parser.add_argument("--first", type=int, default=40_000, help="games of scrappers alone, to begin with")
    parser.add_argument("--worlds", type=int, default=64, help="in which every move is tried")
    asked = parser.parse_args()
    arena, judgement = Arena(), Judgement(1)
    told, winners, _ = arena.play(asked.first, 1, 0, 0, judgement.weights(), judging=False)
    print(f"scrappers alone: {asked.first} games, loss {judgement.learn(told, winners, EPOCHS):.4f}", flush=True)
    lessons: list[tuple[Array, Array]] = []
    for number in range(1, asked.rounds + 1):
        began, weights = time.monotonic(), judgement.weights()
        told, winners, won = arena.play(asked.games, 10 * number, asked.worlds, 0, weights, judging=True)
        more, more_winners, _ = arena.play(asked.games // 2, 10 * number + 1, asked.worlds // 2, WHIMS, weights, True)
        lessons = [*lessons, (told, winners), (more, more_winners)][-2 * KEPT :]
        loss = judgement.learn(
            np.concatenate([each[0] for each in lessons]), np.concatenate([each[1] for each in lessons]), EPOCHS
        )
        low, high = wilson(won, asked.games)
        took = time.monotonic() - began
        print(
            f"round {number}: won {won / asked.games:.1%} ({low:.1%} to {high:.1%}) of {asked.games} games;"
            f" loss {loss:.4f}, {took:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
