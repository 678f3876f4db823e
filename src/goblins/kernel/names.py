"""How people spell what the rules number."""

import re
from enum import IntEnum


def name_of(member: IntEnum) -> str:
    """The name of an enum's member in lower case with hyphens."""
    return member.name.lower().replace("_", "-")


def kebab(class_name: str) -> str:
    """The name of a class likewise: KnowWots is know-wots."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()
