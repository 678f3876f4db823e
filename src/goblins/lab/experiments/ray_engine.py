"""Batches on a Ray cluster. The package must be installed on its machines; a worker that is lost is replaced."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from importlib import import_module
from typing import Any

import msgspec

from ...kernel.errors import BadInput
from .batches import BatchNumber, BatchResult, play_encoded
from .laid_out import Experiment

AGAIN = -1  # Ray plays the batch of a lost worker again as often as need be


class RayCluster:
    def __init__(self, address: str | None, workers: int | None) -> None:
        """Without an address the cluster is this machine, with so many workers."""
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise BadInput("lab-no-ray") from None
        if not self._ray.is_initialized():
            try:
                self._ray.init(
                    address=address,
                    num_cpus=None if address else workers,
                    log_to_driver=False,
                    configure_logging=False,
                )
            except ConnectionError as error:
                raise BadInput("lab-ray-address", address=address, problem=str(error).splitlines()[0]) from None
        self._slots = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def play(self, experiment: Experiment, batches: Iterable[BatchNumber]) -> Generator[BatchResult]:
        task = self._ray.remote(play_encoded).options(num_cpus=1, max_retries=AGAIN)
        document = self._ray.put(msgspec.json.encode(experiment))
        left, running = iter(batches), []
        try:
            while True:
                for number in left:
                    running.append(task.remote(document, number))
                    if len(running) >= 2 * self._slots:
                        break
                if not running:
                    return
                done, running = self._ray.wait(running, num_returns=1)
                yield self._ray.get(done[0])
        finally:
            for each in running:
                self._ray.cancel(each, force=True)
