"""How people spell what the rules number."""

import re
from enum import IntEnum
from functools import cache


def name_of(member: IntEnum) -> str:
    """The name of an enum's member in lower case with hyphens."""
    return spelling(type(member))[member]


def spelled(names: type[IntEnum], code: int) -> str:
    """The same for a code of the rules."""
    return spelling(names)[code]


@cache
def spelling(names: type[IntEnum]) -> dict[int, str]:
    """The same for all codes."""
    return {int(member): member.name.lower().replace("_", "-") for member in names}


def kebab(class_name: str) -> str:
    """The name of a class likewise: KnowWots is know-wots."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()
