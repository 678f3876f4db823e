"""One plan, however it is played: the same results, to the byte; and nothing that was finished is played again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterable
from pathlib import Path

import msgspec
import pytest

from goblins.kernel.errors import BadInput
from goblins.lab.experiments import parquet
from goblins.lab.experiments.batches import BatchNumber, BatchResult
from goblins.lab.experiments.engines import LabEngine, Processes, Threads
from goblins.lab.experiments.folder import GAMES, RESULTS
from goblins.lab.experiments.laid_out import Experiment
from goblins.lab.experiments.parquet import read_about, results_in
from goblins.lab.experiments.running import LabRun, Shard, merge, read_shard, run_experiment

from .plans import SMALL, laid_out

WANTED = [{"figure": "seats/won", "width": 0.25}]


def files_of(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in (RESULTS, GAMES)]


@pytest.fixture(scope="module")
def kept() -> Experiment:
    """Two arms of 640 games at most; the precision is reached earlier."""
    arms = [{"name": "mixed"}, {"name": "chance", "bots": ["random"], "seats": 3}]
    return laid_out(games=640, keep="games", precision=WANTED, arms=arms)


@pytest.fixture(scope="module")
def reference(kept: Experiment, tmp_path_factory: pytest.TempPathFactory) -> LabRun:
    return run_experiment(kept, tmp_path_factory.mktemp("reference") / "run", Threads(1))


class Backwards:
    """A cluster that finishes its batches in the most awkward order, a few at a time."""

    def play(self, experiment: Experiment, batches: Iterable[BatchNumber]) -> Generator[BatchResult]:
        waiting = []
        for result in Threads(1).play(experiment, batches):
            waiting.append(result)
            if len(waiting) == 7:
                yield from reversed(waiting)
                waiting = []
        yield from reversed(waiting)


def test_it_ends_at_a_boundary_as_soon_as_every_interval_is_narrow_enough(
    reference: LabRun, kept: Experiment
) -> None:
    assert reference.precise
    assert 20 <= reference.rounds < kept.rounds
    assert reference.games == reference.rounds * kept.batch


@pytest.mark.parametrize("engine", [Threads(2), Threads(5), Backwards()], ids=["two threads", "five", "backwards"])
def test_whoever_plays_the_results_are_the_same_to_the_byte(
    engine: LabEngine, kept: Experiment, reference: LabRun, tmp_path: Path
) -> None:
    again = run_experiment(kept, tmp_path / "run", engine)
    assert files_of(again.folder) == files_of(reference.folder)


@pytest.mark.parametrize("shards", [2, 3])
def test_shards_put_together_are_the_same_to_the_byte(
    shards: int, kept: Experiment, reference: LabRun, tmp_path: Path
) -> None:
    folders = [tmp_path / f"part {number}" for number in range(shards)]
    for number, folder in enumerate(folders):
        run_experiment(kept, folder, Threads(2), Shard(number + 1, shards))
    whole = merge(folders[::-1], tmp_path / "whole")
    assert files_of(whole.folder) == files_of(reference.folder)
    assert (whole.rounds, whole.precise) == (reference.rounds, True)


def test_results_tell_what_was_played(reference: LabRun, kept: Experiment) -> None:
    experiment, about = read_about(reference.folder / RESULTS)
    assert experiment == kept
    assert about == {"part": "1/1", "rounds": reference.rounds}
    numbers = [result.number for result in results_in(reference.folder / RESULTS)]
    assert numbers == [BatchNumber(turn, arm) for turn in range(reference.rounds) for arm in (0, 1)]


def test_a_run_that_is_wanted_surer_goes_on_where_it_was(kept: Experiment, reference: LabRun, tmp_path: Path) -> None:
    rough = msgspec.structs.replace(kept, games=100, precision=())
    run_experiment(rough, tmp_path / "run", Threads(1))
    asked: list[BatchNumber] = []

    class Counting:
        def play(self, experiment: Experiment, batches: Iterable[BatchNumber]) -> Generator[BatchResult]:
            for result in Threads(1).play(experiment, batches):
                asked.append(result.number)
                yield result

    run_experiment(kept, tmp_path / "run", Counting())
    assert min(asked) == BatchNumber(5, 0)
    assert files_of(tmp_path / "run") == files_of(reference.folder)


def test_a_batch_that_lies_in_two_row_groups_is_read_whole(
    kept: Experiment, reference: LabRun, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As happens in long runs: here a group has room for half a batch."""
    monkeypatch.setattr(parquet, "GROUP", 50)
    run_experiment(msgspec.structs.replace(kept, games=100, precision=()), tmp_path / "run", Threads(1))
    again = run_experiment(kept, tmp_path / "run", Threads(1))
    assert list(results_in(again.folder / RESULTS)) == list(results_in(reference.folder / RESULTS))
    parts = [tmp_path / "one", tmp_path / "two"]
    for number, folder in enumerate(parts):
        run_experiment(kept, folder, Threads(1), Shard(number + 1, 2))
    assert files_of(merge(parts, tmp_path / "whole").folder) == files_of(again.folder)


PLAN = "\n".join(f"{name} = {value!r}".replace("'", '"') for name, value in SMALL.items() if name != "games")


def test_killed_at_any_moment_it_loses_at_most_the_batches_that_were_being_played(tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(f"{PLAN}\ngames = 6000\n", encoding="utf-8")
    command = [sys.executable, "-m", "goblins", "lab", "run", str(plan), "--workers", "2", "--into"]
    batches = tmp_path / "run" / "batches"
    with subprocess.Popen([*command, str(tmp_path / "run")], env={**os.environ, "GOBLINS_LANG": "en"}) as process:
        while len(list(batches.glob("*-sums.parquet"))) < 10 and process.poll() is None:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    left = {file.name: file.stat().st_mtime_ns for file in batches.glob("*-sums.parquet")}
    assert len(left) >= 10
    whole = laid_out(games=6000)
    played: list[str] = []

    class Watching:
        def play(self, experiment: Experiment, wanted: Iterable[BatchNumber]) -> Generator[BatchResult]:
            for result in Threads(2).play(experiment, wanted):
                played.append(f"{result.number.round:06}-{result.number.arm:02}-sums.parquet")
                yield result

    run_experiment(msgspec.structs.replace(whole, name="goblin-warlord"), tmp_path / "run", Watching())
    assert not {*left} & {*played}
    assert len(left) + len(played) == whole.rounds
    reference = run_experiment(whole, tmp_path / "reference", Threads(2))
    assert (tmp_path / "run" / RESULTS).read_bytes() == (reference.folder / RESULTS).read_bytes()


def test_a_process_that_is_killed_is_replaced_and_its_batch_played_again(tmp_path: Path) -> None:
    experiment = laid_out(games=2000)
    reference = run_experiment(experiment, tmp_path / "reference", Threads(1))
    results = Processes(2).play(experiment, [BatchNumber(turn, 0) for turn in range(experiment.rounds)])
    killed: list[int] = []

    class Losing:
        def play(self, experiment: Experiment, batches: Iterable[BatchNumber]) -> Generator[BatchResult]:
            for result in results:
                if not killed:
                    killed.append(kill_a_child())
                yield result

    run_experiment(experiment, tmp_path / "run", Losing())
    assert killed
    assert (tmp_path / "run" / RESULTS).read_bytes() == (reference.folder / RESULTS).read_bytes()


def kill_a_child() -> int:
    import multiprocessing

    child = multiprocessing.active_children()[0]
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)
    return child.pid


def test_bots_that_think_play_alike_every_time_and_their_events_are_counted(tmp_path: Path) -> None:
    experiment = laid_out(bots=["flat:2", "random"], seats=2, games=4, batch=2)
    one, other = (run_experiment(experiment, tmp_path / name, Threads(1)).folder for name in ("one", "other"))
    assert (one / RESULTS).read_bytes() == (other / RESULTS).read_bytes()
    sums = next(results_in(one / RESULTS)).sums
    by_path = {str(path): found for path, found in sums.items()}
    assert by_path["first-player/each"] == (2, 2)
    assert by_path["turns/each"][1] == by_path["orders/each"][1] + 2
    assert by_path["branching/mean"][0] == by_path["decisions/mean"][1]


def test_a_folder_keeps_to_its_experiment(reference: LabRun, kept: Experiment, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to my aunt").touch()
    with pytest.raises(BadInput, match="not empty"):
        run_experiment(kept, tmp_path / "letters", Threads(1))
    with pytest.raises(BadInput, match="another experiment"):
        run_experiment(laid_out(seed=99), reference.folder, Threads(1))
    with pytest.raises(BadInput, match="another part"):
        run_experiment(kept, reference.folder, Threads(1), Shard(1, 2))


@pytest.mark.parametrize("text", ["", "1", "0/2", "3/2", "a/b", "1/2/3", "-1/2"])
def test_a_shard_is_a_number_of_several(text: str) -> None:
    with pytest.raises(BadInput, match="is no shard"):
        read_shard(text)


def test_shards_of_different_experiments_or_too_few_are_not_put_together(tmp_path: Path) -> None:
    one = run_experiment(laid_out(games=60), tmp_path / "one", Threads(1), Shard(1, 2)).folder
    other = run_experiment(laid_out(games=60, seed=12), tmp_path / "other", Threads(1), Shard(2, 2)).folder
    with pytest.raises(BadInput, match="not shards of one experiment"):
        merge([one, other], tmp_path / "whole")
    with pytest.raises(BadInput, match="Look for: 2/2"):
        merge([one], tmp_path / "whole")
    with pytest.raises(BadInput, match="no results of the lab"):
        merge([tmp_path / "nothing"], tmp_path / "whole")
