"""The minecart: its wheels and its nitro, counted from the bottom (NR-cart)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..state import State
from ..terms import CART, LEAST_SPEED, MOST_SPEED, MOST_STABILITY, PASSENGERS, Nitro
from .nitro import happy_nitro


@rule
def room_for(happy: int) -> int:
    """How many of the happy nitro the cart takes."""
    return min(CART, happy)


@rule
def load(s: State, log: Log | None) -> None:
    """All happy nitro, six at most; a seventh stays behind."""
    run = s.run
    run.loaded = room_for(happy_nitro(s))
    for nitro in range(run.loaded):
        run.nitro[nitro] = Nitro.HAPPY
    run.stability = MOST_STABILITY
    run.speed = LEAST_SPEED
    tell(log, EVERYONE, events.RunBegan.pack(run.loaded))


@rule
def is_passengers(s: State, nitro: int) -> bool:
    """The two highest ride with the passengers."""
    return s.run.loaded - PASSENGERS <= nitro < s.run.loaded


@rule
def count_nitro(s: State, face: int) -> int:
    count = 0
    for nitro in range(CART):
        if s.run.nitro[nitro] == face:
            count += 1
    return count


@rule
def change_wheels(s: State, stability: int, speed: int, log: Log | None) -> None:
    """Stability first, then speed, each held to its range; speed that would pass 6 costs one stability, once."""
    run = s.run
    run.stability = max(0, min(MOST_STABILITY, run.stability + stability))
    if run.speed + speed > MOST_SPEED:
        run.stability = max(0, run.stability - 1)
        tell(log, EVERYONE, events.TooFast.pack())
    run.speed = max(LEAST_SPEED, min(MOST_SPEED, run.speed + speed))
    tell(log, EVERYONE, events.WheelsTurned.pack(run.stability, run.speed))


@rule
def sour_lowest(s: State, log: Log | None) -> None:
    """The lowest happy nitro turns angry."""
    for nitro in range(CART):
        if s.run.nitro[nitro] == Nitro.HAPPY:
            s.run.nitro[nitro] = Nitro.ANGRY
            tell(log, EVERYONE, events.Soured.pack(nitro))
            return
