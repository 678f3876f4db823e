"""What a report shows of each measure: tables, each with a sentence where there is something sure to say."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from ...kernel.kinds import SeatName
from ..experiments.estimates import Estimate
from ..experiments.figures import ALL, ASPECTS, Path
from ..experiments.laid_out import measure_names
from .reading import RunResults, Series

WIDEST = 24  # values of a table; of more only the ends are shown
ENDS = 6


@dataclasses.dataclass(frozen=True)
class ReportRow:
    arm: str
    path: Path
    estimate: Estimate


@dataclasses.dataclass(frozen=True)
class ReportTable:
    aspect: str
    rows: tuple[ReportRow, ...]
    left_out: int  # values between the ends

    @property
    def low(self) -> float:
        return min(row.estimate.low for row in self.rows)

    @property
    def high(self) -> float:
        return max(row.estimate.high for row in self.rows)


@dataclasses.dataclass(frozen=True)
class Section:
    measure: str
    tables: tuple[ReportTable, ...]


def sections_of(run: RunResults) -> list[Section]:
    game = run.experiment.found_game
    by_seat = {each.name for each in game.statistics if isinstance(each.kind, SeatName)}
    found = []
    for measure in measure_names(game):
        tables = [table for aspect in ASPECTS if (table := _table(run, measure, aspect, measure in by_seat))]
        if tables:
            found.append(Section(measure, tuple(tables)))
    return found


def _table(run: RunResults, measure: str, aspect: str, by_seat: bool) -> ReportTable | None:
    rows, left_out = [], 0
    for arm, series in zip(run.experiment.arms, run.arms):
        here = [each for path, each in series.items() if (path.measure, path.aspect) == (measure, aspect)]
        shown = list(_shown(here, aspect, by_seat))
        found = [ReportRow(arm.name, each.path, est) for each in shown if (est := each.estimate) is not None]
        if len(found) > WIDEST:
            left_out = max(left_out, len(found) - 2 * ENDS)
            ranked = sorted(found, key=lambda row: row.estimate.mean)
            found = [*ranked[:ENDS], *ranked[-ENDS:]]
        rows += found
    if not rows or (aspect == "share" and all(row.estimate.mean == 1 for row in rows)):
        return None
    return ReportTable(aspect, tuple(rows), left_out)


def _shown(series: list[Series], aspect: str, by_seat: bool) -> Iterator[Series]:
    """Seats are told by how often, other values by their shares: both would say the same twice."""
    several = [each for each in series if each.path.value != ALL]
    if aspect == "share" and (by_seat or len(several) == 1):
        return
    for each in series:
        if aspect == "each" and (each.path.value != ALL) != by_seat:
            continue
        if each.chances.any() and (aspect != "share" or each.totals.any()):
            yield each
