"""Who plays the batches: threads of this process, other processes, or a cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Protocol

import msgspec

from ...kernel.errors import BadInput
from ...kernel.game_files import load_files, loaded_files
from .batches import BatchNumber, BatchResult, play_batch, play_encoded
from .laid_out import Experiment

MOST_LOSSES = 5  # of workers in a row, after which it is not bad luck


class LabEngine(Protocol):
    def play(self, experiment: Experiment, batches: Iterable[BatchNumber]) -> Generator[BatchResult]:
        """Each batch when it is finished, in any order. Closing the iterator drops what is being played."""


class Threads:
    """For bots that follow a rule: compiled code runs beside other threads."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def play(self, experiment: Experiment, batches: Iterable[BatchNumber]) -> Generator[BatchResult]:
        with ThreadPoolExecutor(self._workers) as pool:
            yield from _in_flight(pool, partial(play_batch, experiment), batches, self._workers)


class Processes:
    """For bots that search: much of their work is interpreted."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def play(self, experiment: Experiment, batches: Iterable[BatchNumber]) -> Generator[BatchResult]:
        document, context = msgspec.json.encode(experiment), multiprocessing.get_context("spawn")
        left, losses = list(batches), 0
        while left:
            lost = set(left)
            try:
                with ProcessPoolExecutor(self._workers, context, load_files, (loaded_files(),)) as pool:
                    for result in _in_flight(pool, partial(play_encoded, document), left, self._workers):
                        lost.discard(result.number)
                        losses = 0
                        yield result
            except BrokenProcessPool:
                losses += 1
                if losses == MOST_LOSSES:
                    raise BadInput("lab-workers", losses=losses) from None
            left = sorted(lost)


def _in_flight(
    pool: Executor,
    play: Callable[[BatchNumber], BatchResult],
    batches: Iterable[BatchNumber],
    workers: int,
) -> Generator[BatchResult]:
    """Twice as many as there are workers, so that nobody waits and memory stays flat."""
    left, running = iter(batches), set[Future[BatchResult]]()
    try:
        while True:
            for number in left:
                running.add(pool.submit(play, number))
                if len(running) == 2 * workers:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for each in done:
                yield each.result()
    finally:
        pool.shutdown(cancel_futures=True)
