"""The default `view` and `redeal`, made from what a game's records declare.

The records say who sees a field (`SHOWN`, `OWN`, `KnownBy`); all others are hidden, and so are chance and its key.
A hidden field that holds `Dice` can be rolled anew by anybody. Of everything else that is hidden only the game knows
what it could be, so it must bring a `redeal`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from .events import PUBLIC
from .knowledge import aside_below as aside_below
from .knowledge import knows as knows
from .knowledge import new_key as new_key
from .names import SEAT_NAMES, spelling
from .record import OWN, SHOWN, Column, KnownBy, Scalar, is_record, layout_of
from .rule import rule
from .steps import seats_in

KERNELS = ("table", "options")  # fields of every state that no view shows


def see(s: Any, kit: Any, seat: int) -> dict[str, Any]:  # noqa: ARG001 - every view is asked alike
    """What the records show to the seat. What others may see and this seat may not is None."""
    return {
        "seat": None if seat == PUBLIC else SEAT_NAMES[seat],
        "deciders": [SEAT_NAMES[decider] for decider in seats_in(s.table.awaiting)],
        **dict(_fields(s, seat, PUBLIC, int(s.table.seats))),
    }


def _fields(record: Any, seat: int, owner: int, seats: int) -> Iterator[tuple[str, Any]]:
    for column in layout_of(type(record)).columns:
        if column.name in KERNELS and hasattr(record, "table"):
            continue
        value = getattr(record, column.name)
        if column.seated:
            places = enumerate(value[:seats])
            yield column.name, [{"seat": SEAT_NAMES[i], **dict(_fields(one, seat, i, seats))} for i, one in places]
        elif is_record(column.item) and column.length is not None:
            yield column.name, [dict(_fields(one, seat, owner, seats)) for one in value]
        elif is_record(column.item):
            yield column.name, dict(_fields(value, seat, owner, seats))
        elif isinstance(column.seen, KnownBy):
            yield column.name, _as_known(column, value, getattr(record, column.seen.mask), seat)
        elif column.seen is not None:
            yield column.name, _shown(column, value) if column.seen == SHOWN or owner == seat else None


def _as_known(column: Column, value: Any, mask: Any, seat: int) -> Any:
    if isinstance(mask, list):
        return [int(one) if knows(known, seat) else None for one, known in zip(value, mask, strict=True)]
    return _shown(column, value) if knows(mask, seat) else None


def _shown(column: Column, value: Any) -> Any:
    names = spelling(column.names) if column.names else {}
    if column.length is None:
        return names.get(int(value)) if names else int(value)
    if names:
        return {name: int(value[code]) for code, name in names.items() if code < column.length}
    return [int(one) for one in value if one or not column.sides]


# ------------------------------------------------------------------------------------------------ redealing


def redealer_of(state: type[Any]) -> Any:
    """A rule that redeals a state: dice that the seat does not see are rolled anew. Raises TypeError if anything else
    is hidden."""
    lines = ["new_key(s.table.chance, key)", "ordinal = 0", *_rolling(state, "s", False)]
    name = "redeal_" + hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    if name not in globals():
        # It stands in this module under a name made of its text: so the compiler's cache knows it again.
        body = "\n    ".join([f"def {name}(s, kit, seat, key):", *lines])
        exec(compile(body, __file__, "exec"), globals())
        rule(globals()[name])
    return globals()[name]


def _rolling(cls: type[Any], path: str, in_seats: bool, depth: int = 0) -> list[str]:
    """Lines that roll everything in a record that is hidden."""
    lines: list[str] = []
    for column in layout_of(cls).columns:
        here, item = f"{path}.{column.name}", column.item
        if column.seen == SHOWN or column.known or (column.name in KERNELS and path == "s"):
            continue
        if isinstance(item, Scalar):
            lines += _roll(cls, column, path, in_seats)
        elif column.seated:
            lines += _loop("other", "s.table.seats", _rolling(item, f"{here}[other]", True, depth))
        elif column.length is not None:
            inner = _rolling(item, f"{here}[place{depth}]", in_seats, depth + 1)
            lines += _loop(f"place{depth}", str(column.length), inner)
        else:
            lines += _rolling(item, here, in_seats, depth)
    return lines


def _roll(cls: type[Any], column: Column, path: str, in_seats: bool) -> list[str]:
    """Lines that roll one field. Each die has its own ordinal, whoever sees what."""
    if not column.sides:
        raise TypeError(f"{cls.__name__}.{column.name} is hidden: the game needs a `redeal` that draws it anew")
    die = f"{path}.{column.name}" + ("" if column.length is None else "[die]")
    hidden = [f"{die} > 0"]
    if isinstance(column.seen, KnownBy):
        mask = next(one for one in layout_of(cls).columns if one.name == column.seen.mask)
        hidden.append(f"not knows({path}.{mask.name}{'' if mask.length is None else '[die]'}, seat)")
    elif column.seen == OWN and in_seats:
        hidden.append("other != seat")
    lines = [
        f"if {' and '.join(hidden)}:",
        f"    {die} = 1 + aside_below(key, ordinal, {column.sides})",
        "ordinal += 1",
    ]
    return lines if column.length is None else _loop("die", str(column.length), lines)


def _loop(name: str, times: str, lines: list[str]) -> list[str]:
    return [f"for {name} in range({times}):", *(f"    {line}" for line in lines)] if lines else []
