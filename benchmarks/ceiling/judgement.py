"""A small network that says who wins: the same for every player, one after the other.

What is told of a player becomes `SEEN` features; those of a player and the sum of the others' become a worth, and the
worths of all players their chances. It learns by Adam, in NumPy.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from goblins.kernel.rule import rule

from .figures import FIGURES

Array = np.ndarray[Any, Any]
SEEN, THOUGHT = 32, 16
BATCH = 4096
SPEED, MEMORY, LONG_MEMORY, LITTLE = 3e-3, 0.9, 0.999, 1e-8  # of Adam


@rule
def chances_of(seats: int, figures: Any, seen: Any, weights: Any, chances: Any) -> None:
    """`figures` of every seat; `seen` is scratch paper; `weights` are those of the network, in a row."""
    see, see_from = 0, FIGURES * SEEN
    think = see_from + SEEN
    think_from = think + 2 * SEEN * THOUGHT
    judge = think_from + THOUGHT
    for seat in range(seats):
        for j in range(SEEN):
            seen[seat, j] = weights[see_from + j]
        for i in range(FIGURES):
            figure = figures[seat, i]
            if figure != 0:
                for j in range(SEEN):
                    seen[seat, j] += figure * weights[see + i * SEEN + j]
        for j in range(SEEN):
            seen[seat, j] = max(0.0, seen[seat, j])
    whole = 0.0
    for seat in range(seats):
        worth = 0.0
        for h in range(THOUGHT):
            task = weights[think_from + h]
            for j in range(SEEN):
                others = 0.0
                for other in range(seats):
                    if other != seat:
                        others += seen[other, j]
                task += weights[think + j * THOUGHT + h] * seen[seat, j]
                task += weights[think + (SEEN + j) * THOUGHT + h] * others
            worth += max(0.0, task) * weights[judge + h]
        chances[seat] = math.exp(worth)
        whole += chances[seat]
    for seat in range(seats):
        chances[seat] /= whole


class Judgement:
    def __init__(self, seed: int) -> None:
        lot = np.random.default_rng(seed)
        self._lot = lot
        shapes = [(FIGURES, SEEN), (SEEN,), (2 * SEEN, THOUGHT), (THOUGHT,), (THOUGHT,)]
        self.parts = [lot.normal(0, 0.5 / math.sqrt(shape[0]), shape) for shape in shapes]
        self.parts[1][:] = self.parts[3][:] = 0
        self._recent = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def weights(self) -> Array:
        return np.concatenate([part.ravel() for part in self.parts])

    def learn(self, figures: Array, winners: Array, epochs: int) -> float:
        """From positions (position, seat, figure) and the seats that won; the loss on the last twentieth of them."""
        kept = len(figures) - len(figures) // 20
        steps = epochs * -(-kept // BATCH)
        for step in range(steps):
            if step * BATCH % kept < BATCH:
                order = self._lot.permutation(kept)
            at = step * BATCH % kept
            rows = order[at : at + BATCH]
            self._step(self._gradient(figures[rows], winners[rows])[1], SPEED * (1 - step / steps))
        return self._gradient(figures[kept:], winners[kept:])[0]

    def _gradient(self, figures: Array, winners: Array) -> tuple[float, list[Array]]:
        see, see_from, think, think_from, judge = self.parts
        given = figures.astype(np.float64)
        seen = np.maximum(0, given @ see + see_from)
        both = np.concatenate([seen, seen.sum(1, keepdims=True) - seen], axis=2)
        task = np.maximum(0, both @ think + think_from)
        worths = task @ judge
        shifted = np.exp(worths - worths.max(1, keepdims=True))
        chances = shifted / shifted.sum(1, keepdims=True)
        rows = np.arange(len(winners))
        loss = float(-np.log(chances[rows, winners]).mean())
        slope = chances.copy()
        slope[rows, winners] -= 1
        slope /= len(winners)
        by_thought = slope[:, :, None] * judge * (task > 0)
        by_both = by_thought @ think.T
        own, others = by_both[:, :, :SEEN], by_both[:, :, SEEN:]
        by_seen = (own + others.sum(1, keepdims=True) - others) * (seen > 0)
        return loss, [
            np.einsum("psf,pse->fe", given, by_seen, optimize=True),
            by_seen.sum((0, 1)),
            np.einsum("psb,psh->bh", both, by_thought, optimize=True),
            by_thought.sum((0, 1)),
            np.einsum("ps,psh->h", slope, task, optimize=True),
        ]

    def _step(self, slopes: list[Array], speed: float) -> None:
        self._steps += 1
        for part, slope, recent, squares in zip(self.parts, slopes, self._recent, self._squares):
            recent += (1 - MEMORY) * (slope - recent)
            squares += (1 - LONG_MEMORY) * (slope * slope - squares)
            mean = recent / (1 - MEMORY**self._steps)
            part -= speed * mean / (np.sqrt(squares / (1 - LONG_MEMORY**self._steps)) + LITTLE)
