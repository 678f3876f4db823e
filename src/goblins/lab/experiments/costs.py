"""What an experiment will cost, from a few games of each arm that are played and timed, and then forgotten."""

from __future__ import annotations

import dataclasses
import time

import msgspec

from .batches import BatchNumber, play_batch
from .laid_out import Experiment

SAMPLE_SECONDS = 2.0  # of each arm


@dataclasses.dataclass(frozen=True)
class Cost:
    """Of one arm, as one worker plays it."""

    arm: str
    sampled: int  # games
    seconds: float  # a game

    def total(self, games: int, workers: int) -> float:
        """Seconds that all its games take; more than one worker a core gains nothing."""
        return self.seconds * games / workers


def costs_of(experiment: Experiment) -> list[Cost]:
    return [_cost(experiment, number) for number in range(len(experiment.arms))]


def _cost(experiment: Experiment, arm: int) -> Cost:
    """Larger and larger batches, until one tells enough; the first only sees to it that everything is compiled."""
    games = len(experiment.arms[arm].rotations)
    play_batch(_with_batch(experiment, games), BatchNumber(0, arm))
    while True:
        began = time.perf_counter()
        play_batch(_with_batch(experiment, games), BatchNumber(0, arm))
        seconds = time.perf_counter() - began
        if seconds >= SAMPLE_SECONDS or games >= experiment.batch:
            return Cost(experiment.arms[arm].name, games, seconds / games)
        games = min(experiment.batch, games * 8)


def _with_batch(experiment: Experiment, games: int) -> Experiment:
    share = max(1, experiment.worth_games * games // experiment.batch) if experiment.worth else 0
    return msgspec.structs.replace(experiment, batch=games, games=games, worth_games=share)
