"""How people spell what the rules number."""

from enum import IntEnum


def name_of(member: IntEnum) -> str:
    """The name of an enum's member in lower case with hyphens."""
    return member.name.lower().replace("_", "-")
