"""The same plan on a Ray cluster of two workers, one of which is killed. `make ray-test` installs Ray."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from goblins.lab.experiments.batches import BatchNumber, BatchResult
from goblins.lab.experiments.engines import Threads
from goblins.lab.experiments.folder import RESULTS
from goblins.lab.experiments.laid_out import Experiment
from goblins.lab.experiments.ray_engine import RayCluster
from goblins.lab.experiments.running import run_experiment

from .plans import laid_out

pytest.importorskip("ray", reason="Ray is not installed: make ray-test")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture(scope="module")
def cluster() -> Generator[RayCluster]:
    import ray

    yield RayCluster(None, 2)
    ray.shutdown()


def test_two_ray_workers_play_what_a_thread_plays(cluster: RayCluster, tmp_path: Path) -> None:
    experiment = laid_out(games=2000)
    reference = run_experiment(experiment, tmp_path / "reference", Threads(1))
    run = run_experiment(experiment, tmp_path / "run", cluster)
    assert (run.folder / RESULTS).read_bytes() == (reference.folder / RESULTS).read_bytes()


def test_a_ray_worker_that_is_killed_changes_nothing(cluster: RayCluster, tmp_path: Path) -> None:
    experiment = laid_out(games=4000)
    killed: list[int] = []

    class Losing:
        def play(self, experiment: Experiment, batches: Iterable[BatchNumber]) -> Generator[BatchResult]:
            for result in cluster.play(experiment, batches):
                if not killed:
                    killed.extend(workers_at_work())
                    os.kill(killed[0], signal.SIGKILL)
                yield result

    reference = run_experiment(experiment, tmp_path / "reference", Threads(1))
    run = run_experiment(experiment, tmp_path / "run", Losing())
    assert killed
    assert (run.folder / RESULTS).read_bytes() == (reference.folder / RESULTS).read_bytes()


def workers_at_work() -> list[int]:
    """Ray's processes that play for us now: below this one, and named after the task."""
    found = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True).stdout
    return [int(line.split()[0]) for line in found.splitlines() if "ray::play_encoded" in line]
