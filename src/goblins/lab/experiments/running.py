"""Playing an experiment until it knows enough, in one piece or in shards that are merged."""

from __future__ import annotations

import dataclasses
import heapq
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from ...kernel.errors import BadInput
from .batches import BatchNumber, BatchResult
from .engines import LabEngine
from .folder import GAMES, RESULTS, RunFolder
from .laid_out import Experiment
from .parquet import (
    About,
    about_of,
    batches_of_games,
    games_schema,
    in_groups,
    read_about,
    results_in,
    sums_schema,
    sums_table,
    write_table,
)
from .stopping import Stopping

WHOLE = "1/1"
Progress = Callable[[int, int], None]  # games that are played, and how many it will probably be


@dataclasses.dataclass(frozen=True)
class Shard:
    """Every n-th round, from the k-th on."""

    number: int = 1
    of: int = 1

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def has(self, turn: int) -> bool:
        return turn % self.of == self.number - 1


def read_shard(text: str) -> Shard:
    found = re.fullmatch(r"(\d{1,6})/(\d{1,6})", text)
    shard = Shard(int(found[1]), int(found[2])) if found else None
    if shard is None or not 1 <= shard.number <= shard.of:
        raise BadInput("lab-shard", found=text)
    return shard


@dataclasses.dataclass(frozen=True)
class LabRun:
    """What came of it: how many rounds, and whether they reach every precision that was asked for."""

    folder: Path
    rounds: int
    games: int  # of each arm
    precise: bool


def run_experiment(
    experiment: Experiment,
    folder: Path,
    engine: LabEngine,
    shard: Shard | None = None,
    on_progress: Progress | None = None,
) -> LabRun:
    """Play what the folder does not hold yet. A shard plays all its games: it cannot know what the others know."""
    shard = shard or Shard()
    kept, stopping, done = RunFolder(folder, experiment, str(shard)), Stopping(experiment), set[BatchNumber]()
    played = 0
    for result in kept.finished():
        done.add(result.number)
        played += result.games
        stopping.add(result)
    if stopping.enough is None:
        with closing(engine.play(experiment, _wanted(experiment, shard, done))) as results:
            for result in results:
                kept.put(result)
                played += result.games
                stopping.add(result)
                if on_progress:
                    on_progress(played, _expected(experiment, shard, stopping))
                if shard.of == 1 and stopping.enough is not None:
                    break
    if shard.of > 1:
        kept.pack(experiment.rounds)
        mine = list(filter(shard.has, range(experiment.rounds)))
        return LabRun(folder, len(mine), sum(len(experiment.games_of(turn)) for turn in mine), precise=True)
    rounds = stopping.enough or 0
    kept.pack(rounds)
    return _run_of(folder, experiment, rounds, stopping)


def _wanted(experiment: Experiment, shard: Shard, done: set[BatchNumber]) -> Iterator[BatchNumber]:
    for turn in filter(shard.has, range(experiment.rounds)):
        for arm in range(len(experiment.arms)):
            if (number := BatchNumber(turn, arm)) not in done:
                yield number


def _expected(experiment: Experiment, shard: Shard, stopping: Stopping) -> int:
    rounds = (
        stopping.expected_rounds() if shard.of == 1 else len(range(shard.number - 1, experiment.rounds, shard.of))
    )
    return min(experiment.games, rounds * experiment.batch) * len(experiment.arms)


def _run_of(folder: Path, experiment: Experiment, rounds: int, stopping: Stopping) -> LabRun:
    games = min(experiment.games, rounds * experiment.batch)
    return LabRun(folder, rounds, games, not experiment.precision or stopping.missing() <= 1)


def merge(folders: Sequence[Path], into: Path) -> LabRun:
    """Put the shards of one experiment together: the same file as if one machine had played it."""
    found = [(folder, *read_about(folder / RESULTS)) for folder in folders]
    experiment = found[0][1]
    for folder, other, _ in found:
        if other.conditions != experiment.conditions or other.games != experiment.games:
            raise BadInput("lab-other-shards", one=str(folders[0]), other=str(folder))
    parts = [read_shard(about["part"]) for _, _, about in found]
    missing = {str(Shard(k, parts[0].of)) for k in range(1, parts[0].of + 1)} - {str(part) for part in parts}
    if missing or len({part.of for part in parts}) > 1:
        raise BadInput("lab-shards-missing", missing=", ".join(sorted(missing)) or str(parts[0]))
    if (into / RESULTS).exists():
        raise BadInput("lab-folder", folder=str(into))
    into.mkdir(parents=True, exist_ok=True)
    stopping = Stopping(experiment)
    for result in _in_turn(folders):
        stopping.add(result)
    rounds = stopping.enough or stopping.rounds
    about = about_of(experiment, WHOLE, rounds)
    sums = (sums_table(result) for result in _in_turn(folders) if result.number.round < rounds)
    write_table(into / RESULTS, sums_schema(), in_groups(sums), about)
    if experiment.keep == "games":
        _merge_games(folders, into, experiment, rounds, about)
    return _run_of(into, experiment, rounds, stopping)


def _in_turn(folders: Sequence[Path]) -> Iterator[BatchResult]:
    return heapq.merge(*(results_in(folder / RESULTS) for folder in folders), key=lambda result: result.number)


def _merge_games(folders: Sequence[Path], into: Path, experiment: Experiment, rounds: int, about: About) -> None:
    found = (batches_of_games(folder / GAMES, experiment.batch) for folder in folders)
    batches = heapq.merge(*found, key=lambda pair: pair[0])
    tables = (table for number, table in batches if number.round < rounds)
    seats = max(arm.seats for arm in experiment.arms)
    write_table(into / GAMES, games_schema(seats), in_groups(tables), about)
