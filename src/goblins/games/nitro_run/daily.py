"""The run of the day (NR-daily): every date has its chasm."""

import datetime
from collections.abc import Mapping
from typing import Any

from ...kernel.daily import Daily
from ...kernel.names import name_of
from ...kernel.words import Sentence, Term
from .rules.nitro import today
from .seen import View
from .state import State
from .terms import CHASMS, Chasm

FACES = {"happy": "☺", "angry": "☹", "gone": "✗"}


def line_to_share(date: datetime.date, view: View) -> Sentence:
    """What arrived, and how late it was."""
    day, chasm = view.week.day, Term(f"nitro-run-chasm-{view.chasm}", view.chasm)
    if view.run is None or view.ending == "exploded":
        return Sentence("nitro-run-daily-boom", {"date": date.isoformat(), "chasm": chasm, "day": day})
    cart = "".join(FACES[bottle.face] for bottle in view.run.cart)
    arguments = {"date": date.isoformat(), "chasm": chasm, "day": day, "points": view.run.points, "cart": cart}
    return Sentence("nitro-run-daily-line", arguments)


def options_of(chasm: str) -> dict[str, Any]:
    return {"chasm": chasm}


def chasm_of(s: State) -> str:
    return name_of(Chasm(s.chasm))


def days_of(s: State) -> int:
    return int(today(s))


def ground_of(view: View) -> dict[str, Any]:
    spaces = [
        {"space": one.space, "column": one.column, "row": one.row, "terrain": one.terrain} for one in view.spaces
    ]
    return {"name": view.chasm, "entrance": view.entrance, "exit": view.exit, "spaces": spaces}


def is_whole_week(options: Mapping[str, Any]) -> bool:
    return options.get("start") == "week"


DAILY = Daily(
    courses=[name_of(Chasm(chasm)) for chasm in range(CHASMS)],
    options=options_of,
    course=chasm_of,
    days=days_of,
    ground=ground_of,
    line=line_to_share,
    is_whole=is_whole_week,
)
