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
def happy_tomorrow(s: State) -> int:
    """How many are happy tomorrow if nothing is done with them; none: there is no tomorrow."""
    brewed = 1 if is_brewing(s) else 0
    paid = 1 if today(s) >= DAYS else 0
    return max(0, happy_nitro(s) + brewed - paid)


@rule
def last_day(s: State) -> int:
    """The day whose end brings the explosion: each day of overtime takes a happy nitro and must leave another."""
    return max(today(s), DAYS + NITRO - 1 - s.blown)


@rule
def is_brewing(s: State) -> bool:
    """Is there nitro that has never been happy?"""
    return s.brewed < NITRO
