"""The week's nitro: brewing, happy, spent and soured. The days are counted by it (NR-overtime)."""

from ....kernel.rule import rule
from ..state import State
from ..terms import DAYS, NITRO


@rule
def happy_nitro(s: State) -> int:
    return s.brewed - s.soured - s.blown


@rule
def today(s: State) -> int:
    """The number of the day: each of the week brews one nitro, each further one sours one."""
    return s.brewed + 1 if is_brewing(s) else DAYS + s.soured


@rule
def is_brewing(s: State) -> bool:
    """Is there nitro that has never been happy?"""
    return s.brewed < NITRO
