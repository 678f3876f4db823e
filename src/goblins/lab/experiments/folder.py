"""A run on disk: a folder with a file for each batch that is finished, and in the end one for all of them.

warlord.run/
    results.parquet     what was measured, batch by batch
    games.parquet       every game, where the plan keeps them
    experiment.json     what is being played, while it is
    batches/            finished batches that results.parquet does not hold yet
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ...kernel.documents import write_whole
from ...kernel.errors import BadInput
from .batches import BatchNumber, BatchResult
from .laid_out import Experiment
from .parquet import (
    about_of,
    games_schema,
    games_table,
    in_groups,
    read_about,
    results_in,
    sums_schema,
    sums_table,
    tables_in,
    write_table,
)

if TYPE_CHECKING:
    import pyarrow as pa

RESULTS, GAMES, EXPERIMENT = "results.parquet", "games.parquet", "experiment.json"


class RunFolder:
    def __init__(self, path: Path, experiment: Experiment, part: str = "1/1") -> None:
        """Raises BadInput for a folder in which another experiment, or another part of it, is being played."""
        self.path, self.experiment, self.part = path, experiment, part
        self._seats = max(arm.seats for arm in experiment.arms)
        held = self._held()
        if held is not None and held != (experiment.conditions, part):
            raise BadInput("lab-other", folder=str(path))
        if held is None and path.exists() and any(path.iterdir()):
            raise BadInput("lab-folder", folder=str(path))
        (path / "batches").mkdir(parents=True, exist_ok=True)
        write_whole(path / EXPERIMENT, msgspec.json.encode({"part": part, "experiment": experiment}).decode())

    def _held(self) -> tuple[str, str] | None:
        """The conditions under which its batches were played, and which part of them."""
        if (self.path / RESULTS).exists():
            experiment, about = read_about(self.path / RESULTS)
            return experiment.conditions, about["part"]
        try:
            document = msgspec.json.decode((self.path / EXPERIMENT).read_bytes())
            return msgspec.convert(document["experiment"], Experiment).conditions, document["part"]
        except FileNotFoundError:
            return None
        except (msgspec.DecodeError, msgspec.ValidationError, KeyError, TypeError):
            raise BadInput("lab-foreign", file=str(self.path / EXPERIMENT)) from None

    def put(self, result: BatchResult) -> None:
        """Whole or not at all; from now on it need not be played again."""
        if result.outcomes is not None:
            write_table(self._file(result.number, "games"), games_schema(self._seats), [self._games(result)], None)
        write_table(self._file(result.number, "sums"), sums_schema(), [sums_table(result)], None)

    def _games(self, result: BatchResult) -> pa.Table:
        return games_table(result, self._seats)

    def _file(self, number: BatchNumber, what: str) -> Path:
        return self.path / "batches" / f"{number.round:06}-{number.arm:02}-{what}.parquet"

    def finished(self) -> Iterator[BatchResult]:
        """Every batch that is there, in order."""
        if (self.path / RESULTS).exists():
            yield from results_in(self.path / RESULTS)
        for number in self._loose(RESULTS):
            yield from results_in(self._file(number, "sums"))

    def _loose(self, packed: str) -> list[BatchNumber]:
        """The batches with a file of their own. A crash while they are packed may leave some in both places."""
        names = [re.fullmatch(r"(\d+)-(\d+)-sums\.parquet", file.name) for file in (self.path / "batches").iterdir()]
        found = sorted(BatchNumber(int(name[1]), int(name[2])) for name in names if name)
        file = self.path / packed
        rounds = read_about(file)[1]["rounds"] if file.exists() else 0
        return [number for number in found if number.round >= rounds]

    def pack(self, rounds: int) -> None:
        """One file for the batches of so many rounds; what was played beyond them is given up."""
        about = about_of(self.experiment, self.part, rounds)
        if self.experiment.keep == "games":
            games = self._merged(GAMES, "games", lambda table: _games_before(table, self.experiment, rounds))
            write_table(self.path / GAMES, games_schema(self._seats), games, about)
        sums = self._merged(RESULTS, "sums", lambda table: _rounds_before(table, rounds))
        write_table(self.path / RESULTS, sums_schema(), sums, about)
        shutil.rmtree(self.path / "batches")
        (self.path / EXPERIMENT).unlink()

    def _merged(self, packed: str, what: str, only: Callable[[pa.Table], pa.Table]) -> Iterator[pa.Table]:
        sources = [self.path / packed] if (self.path / packed).exists() else []
        sources += [self._file(number, what) for number in self._loose(packed)]
        yield from in_groups(only(table) for source in sources for table in tables_in(source))


def _rounds_before(table: pa.Table, rounds: int) -> pa.Table:
    import pyarrow.compute as pc

    return table.filter(pc.less(table.column("round"), rounds))


def _games_before(table: pa.Table, experiment: Experiment, rounds: int) -> pa.Table:
    import pyarrow.compute as pc

    return table.filter(pc.less(table.column("game"), rounds * experiment.batch))
