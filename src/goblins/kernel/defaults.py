"""The defaults of `Game`: a small game can leave these out."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from .canvas import painted
from .errors import BadInput
from .names import SEAT_MARKS, SEAT_NAMES
from .record import Int8, record
from .steps import first_decider, is_over, may_decide
from .words import Sentence, Term, say_seat


@record
class NoFigures:
    """The kit of a game whose components need no figures. Compiled code knows no empty records."""

    unused: Int8


@record
class NoOptions:
    """The options of a game without settings."""

    unused: Int8


class PlainEnding(IntEnum):
    NONE = 0
    FINISHED = 1


def no_faults(s: Any, kit: Any) -> list[Sentence]:
    return []


def any_kit(kit: Any) -> None:
    """Accepts every figure."""


def no_doubts(kit: Any) -> list[BadInput]:
    """Doubts no figure."""
    return []


def any_options(kit: Any, options: Any) -> None:
    """Accepts every set at every table."""


def never_silent(s: Any) -> bool:
    return False


def nothing_to_add(s: Any, kit: Any, seat: int, move: int, reason: int) -> dict[str, Any]:
    """The seat and the move are arguments enough."""
    return {}


def plain_question(s: Any, kit: Any, seat: int) -> Sentence:
    if is_over(s):
        return Sentence("question-over")
    asked = seat if may_decide(s, seat) else first_decider(s)
    term = Term(f"seat-{SEAT_NAMES[asked]}", SEAT_NAMES[asked])
    return Sentence("question-move" if asked == seat else "question-waiting", {"seat": term})


# --------------------------------------------------------------------------------------------------- picture


def plain_picture(seen: dict[str, Any], lang: str) -> str:
    """Single values in a line; below it each list of records as a table."""
    single = {name: value for name, value in seen.items() if not _is_table(value)}
    facts = [f"{_label(name)} {_text(value)}" for name, value in single.items() if name not in ("seat", "deciders")]
    lines = [" · ".join(facts)] if facts else []
    for name, rows in seen.items():
        if _is_table(rows):
            lines += ["", *_table(_label(name), rows, lang)]
    return "\n".join(lines)


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _table(title: str, rows: list[dict[str, Any]], lang: str) -> list[str]:
    names = [name for name in rows[0] if name != "seat"]
    cells = [[title, *map(_label, names)]]
    for number, row in enumerate(rows):
        cells.append([_row_name(row, number, lang), *(_text(row[name]) for name in names)])
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in cells]
    styles = ["bold", *(SEAT_MARKS[row["seat"]][1] if "seat" in row else "" for row in rows)]
    return [painted(line.replace("[", r"\["), style) for line, style in zip(lines, styles, strict=True)]


def _row_name(row: dict[str, Any], number: int, lang: str) -> str:
    if "seat" not in row:
        return str(number + 1)
    return f"{SEAT_MARKS[row['seat']][0]} {say_seat(lang, row['seat'])}"


def _label(name: str) -> str:
    return name.replace("_", " ")


def _text(value: Any) -> str:
    """A value of a view; `?` is hidden."""
    if value is None:
        return "?"
    if isinstance(value, dict):
        return ", ".join(f"{_label(name)} {_text(each)}" for name, each in value.items()) or "–"
    if isinstance(value, list):
        return " ".join(map(_text, value)) or "–"
    return str(value)
