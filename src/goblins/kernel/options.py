"""The settings a table can choose when it is laid out. Each has a name, its values and a default."""

import dataclasses
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any

from .errors import BadInput, unknown
from .names import name_of
from .record import blank


@dataclasses.dataclass(frozen=True)
class Choice:
    """A setting with named values."""

    name: str
    names: type[IntEnum]
    default: IntEnum

    def read(self, value: Any) -> int:
        known = [name_of(member) for member in self.names]
        if str(value) not in known:
            raise BadInput("option-value", option=self.name, found=str(value), known=", ".join(known))
        return int(self.names(known.index(str(value))))

    def write(self, code: int) -> str:
        return name_of(self.names(code))

    def samples(self) -> list[str]:
        return [name_of(member) for member in self.names]


@dataclasses.dataclass(frozen=True)
class Amount:
    """A setting that is a number. `tried` are the values that tests visit, `worded` those that have a word."""

    name: str
    low: int
    high: int
    default: int
    tried: tuple[int, ...]
    worded: tuple[int, ...] = ()

    def read(self, value: Any) -> int:
        try:
            number = int(value)
        except (TypeError, ValueError):
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise BadInput("option-value", option=self.name, found=str(value), known=f"{self.low}-{self.high}")
        return number

    def write(self, code: int) -> int:
        return int(code)

    def samples(self) -> list[int]:
        return list(self.tried)


Setting = Choice | Amount


def read_options(record: type[Any], settings: Sequence[Setting], chosen: Mapping[str, Any]) -> Any:
    """The record of options that the choices mean; what is not chosen has its default."""
    options = blank(record)
    known = {setting.name: setting for setting in settings}
    for setting in settings:
        setattr(options, setting.name, int(setting.default))
    for name, value in chosen.items():
        if name not in known:
            raise unknown("option", name, known)
        setattr(options, name, known[name].read(value))
    return options


def check_options(settings: Sequence[Setting], options: Any) -> None:
    """Raises BadInput if a record of options holds a value that cannot be chosen."""
    for setting in settings:
        if isinstance(setting, Amount):
            setting.read(getattr(options, setting.name))


def write_options(settings: Sequence[Setting], options: Any) -> dict[str, Any]:
    return {setting.name: setting.write(getattr(options, setting.name)) for setting in settings}
