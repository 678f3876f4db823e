"""The file in which somebody writes down an experiment, and the sentences against one that cannot be played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ...kernel.documents import read_text
from ...kernel.errors import BadInput, unknown

AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Text = Annotated[str, msgspec.Meta(min_length=1)]
USUAL_BATCH = 1200
MOST_BATCHES = 100_000
WORTH_SHARE = 10  # of so many games of a batch one is looked at for what its choices are worth


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A precision: every interval of these figures may be so wide."""

    figure: Text  # such as `seats/won` or `orders/share/charge`
    width: Annotated[float, msgspec.Meta(gt=0)]
    arm: str | None = None  # all, unless one is named


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What figures are held to. `most_ratio` compares the largest with the smallest of them."""

    figure: Text
    low: float | None = None
    high: float | None = None
    most_ratio: float | None = None
    values: tuple[str | int, ...] = ()  # some of them only
    together: bool = False  # their sum, not each
    arm: str | None = None


class PlannedArm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way of laying the table out. What it leaves open is as the plan says above."""

    name: str | None = None
    seats: int | None = None
    bots: tuple[str, ...] | None = None
    set: str | None = None
    options: dict[str, Any] = {}


class LabPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Text
    games: AtLeastOne  # of each arm, at most
    name: str | None = None
    seed: int | str = 0
    batch: AtLeastOne = USUAL_BATCH
    seats: int | None = None
    bots: tuple[str, ...] = ("random",)
    set: str = "standard"
    options: dict[str, Any] = {}
    arms: tuple[PlannedArm, ...] = (PlannedArm(),)
    measures: tuple[str, ...] = ()  # all, unless some are named
    worth: tuple[str, ...] = ()  # the choices that are weighed
    worth_games: int | None = None  # of each batch
    keep: Literal["sums", "games"] = "sums"
    precision: tuple[Wanted, ...] = ()
    targets: tuple[Goal, ...] = ()


def read_plan(file: Path) -> LabPlan:
    """Raises BadInput for a file that says something else than a plan."""
    try:
        document = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise BadInput("plan-toml", file=str(file), problem=str(error)) from None
    try:
        return msgspec.convert(document, LabPlan)
    except msgspec.ValidationError as error:
        raise _problem(file, str(error)) from None


def _problem(file: Path, message: str) -> BadInput:
    """What is wrong, with the field that was probably meant."""
    stray = re.search(r"unknown field `([^`]*)`(?: - at `\$\.?([^`]*)`)?", message)
    if stray:
        parts: dict[str, type[msgspec.Struct]] = {"precision": Wanted, "targets": Goal, "arms": PlannedArm}
        part = parts.get((stray[2] or "").partition("[")[0], LabPlan)
        return unknown("plan-unknown", stray[1], part.__struct_fields__, file=str(file))
    missing = re.search(r"missing required field `([^`]*)`", message)
    if missing:
        return BadInput("plan-missing", file=str(file), field=missing[1])
    where = re.search(r"at `\$\.?([^`]*)`", message)
    field = re.sub(r"\[.*?\]", "", where[1]) if where else ""
    return BadInput("plan-field", file=str(file), field=field)
