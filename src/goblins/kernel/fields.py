"""Fields of a record as lines of text: `players.red.hand crown 2, hide 1`, exactly as the documents have them.

Places of a list are counted from 1, seats have their names, and masks of who knows something are names too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .errors import BadInput
from .events import EVERYONE
from .names import SEAT_NAMES, name_of
from .position_words import unknown_word
from .record import Column, Scalar, field_from_json, is_record, written_columns

KNOWERS = (*SEAT_NAMES, "public")


def write_fields(of: Any, base: Any, path: str) -> Iterator[str]:
    """A line for each field in which two records differ, with what the first says."""
    for column in written_columns(type(of)):
        here, one, other = f"{path}.{column.name}", getattr(of, column.name), getattr(base, column.name)
        if isinstance(column.item, Scalar):
            if one != other:
                yield f"{here} {_written(column, one)}"
        elif column.length is None:
            yield from write_fields(one, other, here)
        else:
            for i, (item, another) in enumerate(zip(one, other, strict=True)):
                yield from write_fields(item, another, f"{here}.{SEAT_NAMES[i] if column.seated else i + 1}")


def _written(column: Column, value: Any) -> str:
    if column.length is None:
        return str(_word(column, value, column.names))
    if column.names:
        return ", ".join(
            f"{name_of(name)} {value[name]}" for name in column.names if name < len(value) and value[name]
        )
    last = max((i for i, item in enumerate(value) if item), default=0)
    return " ".join(str(_word(column, item, None)) for item in value[: last + 1])


def _word(column: Column, value: int, names: Any) -> Any:
    if column.known:
        return knower_words(value)
    return name_of(names(value)) if names else int(value)


def knower_words(mask: int) -> str:
    """The seats of a mask: `red+blue`, everyone, nobody."""
    if mask == EVERYONE:
        return "everyone"
    return "+".join(name for seat, name in enumerate(KNOWERS) if mask >> seat & 1) or "nobody"


def read_knowers(word: str, where: str) -> int:
    """Raises BadInput for somebody who is not there."""
    if word in ("everyone", "nobody"):
        return EVERYONE if word == "everyone" else 0
    for name in word.split("+"):
        if name not in KNOWERS:
            raise unknown_word(name, (*KNOWERS, "everyone", "nobody"), where)
    return sum(1 << KNOWERS.index(name) for name in set(word.split("+")))


def read_field(into: Any, path: list[str], words: list[str], where: str) -> None:
    """Give the field at that path the value that the words say. Raises BadInput naming it."""
    columns = {column.name: column for column in written_columns(type(into))}
    if not path or path[0] not in columns:
        raise unknown_word(path[0] if path else "", columns, where)
    column, rest = columns[path[0]], path[1:]
    if isinstance(column.item, Scalar):
        if rest:
            raise unknown_word(".".join(rest), [], where)
        setattr(into, column.name, field_from_json(column, _value(column, words, where), where))
        return
    part = getattr(into, column.name)
    if column.length is not None and rest:
        names = [*SEAT_NAMES[: column.length]] if column.seated else [str(i + 1) for i in range(column.length)]
        if rest[0] not in names:
            raise unknown_word(rest[0], names, where)
        part, rest = part[names.index(rest[0])], rest[1:]
    if not is_record(type(part)):
        raise unknown_word("", ["1"], where)
    read_field(part, rest, words, where)


def _value(column: Column, words: list[str], where: str) -> Any:
    """The words as a document would say it."""
    if column.length is not None and column.names:
        if len(words) % 2:
            raise BadInput("document-not-a-number", where=where)
        return {name: _number(count) for name, count in zip(words[::2], words[1::2])}
    values = [read_knowers(word, where) if column.known else _number(word) for word in words]
    if column.length is not None:
        return values
    if len(words) != 1:
        raise BadInput("text-less", where=where, found=" ".join(words[1:]))
    return words[0] if column.names else values[0]


def _number(word: str) -> Any:
    """A number where it is one; what it is instead is for the field to say."""
    return int(word) if word.removeprefix("-").isdecimal() and len(word) < 20 else word
