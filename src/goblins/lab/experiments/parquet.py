"""Results as Parquet: whatever reads tables reads them. The experiment stands in the file's metadata."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from ...kernel.errors import BadInput
from .batches import BatchNumber, BatchResult
from .figures import Path, Sums
from .laid_out import FORMAT, Experiment

if TYPE_CHECKING:
    import pyarrow as pa

KEY = b"goblins"
GROUP = 20_000  # rows of a row group: what is held at once
About = dict[str, Any]


def arrow() -> Any:
    """PyArrow is an extra: the games themselves do without it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput("lab-no-arrow") from None
    return pyarrow


def sums_schema() -> pa.Schema:
    pa = arrow()
    word = pa.dictionary(pa.int16(), pa.string())
    words = [("measure", word), ("aspect", word), ("value", word)]
    return pa.schema(
        [("round", pa.int32()), ("arm", pa.int16()), *words, ("chances", pa.int64()), ("total", pa.int64())]
    )


def games_schema(seats: int) -> pa.Schema:
    """A row each. Seats that an arm does not have are empty."""
    pa = arrow()
    points = [(f"points_{seat}", pa.int16()) for seat in range(seats)]
    whole = [("game", pa.int64()), ("arm", pa.int16()), ("ended", pa.int8()), ("winners", pa.int32())]
    return pa.schema([*whole, ("decisions", pa.int64()), *points])


def sums_table(result: BatchResult) -> pa.Table:
    pa, rows = arrow(), list(result.sums.items())
    columns = {
        "round": [result.number.round] * len(rows),
        "arm": [result.number.arm] * len(rows),
        "measure": [path.measure for path, _ in rows],
        "aspect": [path.aspect for path, _ in rows],
        "value": [path.value for path, _ in rows],
        "chances": [chances for _, (chances, _) in rows],
        "total": [total for _, (_, total) in rows],
    }
    return pa.table(columns, schema=sums_schema())


def games_table(result: BatchResult, seats: int) -> pa.Table:
    pa, found = arrow(), result.outcomes
    assert found is not None
    here = found.points.shape[1]
    columns: dict[str, Any] = {
        "game": np.arange(found.first, found.first + found.games),
        "arm": np.full(found.games, result.number.arm, np.int16),
        "ended": found.ended,
        "winners": found.winners,
        "decisions": found.decisions,
    }
    for seat in range(seats):
        columns[f"points_{seat}"] = found.points[:, seat] if seat < here else pa.nulls(found.games, pa.int16())
    return pa.table(columns, schema=games_schema(seats))


def write_table(file: FilePath, schema: pa.Schema, tables: Iterable[pa.Table], about: About | None) -> None:
    """Write a file whole or not at all: under another name until it is complete."""
    pa = arrow()
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    if about is not None:
        schema = schema.with_metadata({KEY: json.dumps(about, ensure_ascii=False, sort_keys=True).encode()})
    with pa.parquet.ParquetWriter(beside, schema, compression="zstd") as writer:
        for table in tables:
            writer.write_table(table.cast(schema))
    with beside.open("rb") as written:
        os.fsync(written.fileno())
    beside.replace(file)


def about_of(experiment: Experiment, part: str, rounds: int) -> About:
    return {"experiment": msgspec.to_builtins(experiment), "part": part, "rounds": rounds}


def in_groups(tables: Iterable[pa.Table]) -> Iterator[pa.Table]:
    """Small tables joined to larger ones, always the same however they came in."""
    pa = arrow()
    held: list[Any] = []
    rows = 0
    for table in tables:
        held.append(table)
        rows += table.num_rows
        if rows >= GROUP:
            joined = pa.concat_tables(held).unify_dictionaries().combine_chunks()
            whole = rows - rows % GROUP
            for at in range(0, whole, GROUP):
                yield joined.slice(at, GROUP)
            held, rows = [joined.slice(whole)], rows - whole
    if rows:
        yield pa.concat_tables(held).unify_dictionaries().combine_chunks()


def batches_of_games(file: FilePath, batch: int) -> Iterator[tuple[BatchNumber, pa.Table]]:
    """The games in a file, batch by batch, in order; a batch may come in several pieces."""
    for table in tables_in(file):
        numbers = np.stack([table.column("game").to_numpy() // batch, table.column("arm").to_numpy()])
        ends = [*(np.flatnonzero((np.diff(numbers) != 0).any(axis=0)) + 1).tolist(), table.num_rows]
        for start, end in zip([0, *ends], ends):
            yield BatchNumber(int(numbers[0, start]), int(numbers[1, start])), table.slice(start, end - start)


def read_about(file: FilePath) -> tuple[Experiment, About]:
    """The experiment, and what else the file says about itself. Raises BadInput for other files."""
    pa = arrow()
    try:
        metadata = pa.parquet.read_schema(file).metadata or {}
        about = json.loads(metadata[KEY])
        experiment = msgspec.convert(about.pop("experiment"), Experiment)
    except (OSError, KeyError, ValueError, pa.ArrowInvalid, msgspec.ValidationError):
        raise BadInput("lab-foreign", file=str(file)) from None
    if experiment.format != FORMAT:
        raise BadInput("lab-foreign", file=str(file))
    return experiment, about


def tables_in(file: FilePath) -> Iterator[pa.Table]:
    """One row group after the other."""
    with arrow().parquet.ParquetFile(file) as found:
        for group in range(found.num_row_groups):
            yield found.read_row_group(group)


def results_in(file: FilePath) -> Iterator[BatchResult]:
    """The sums of the batches in a file, one after the other; a batch may lie in two row groups."""
    number: BatchNumber | None = None
    sums: Sums = {}
    for table in tables_in(file):
        for turn, arm, measure, aspect, value, chances, total in zip(*(each.to_pylist() for each in table.columns)):
            if (here := BatchNumber(turn, arm)) != number:
                if number is not None:
                    yield BatchResult(number, sums, None)
                number, sums = here, {}
            sums[Path(measure, aspect, value)] = chances, total
    if number is not None:
        yield BatchResult(number, sums, None)
