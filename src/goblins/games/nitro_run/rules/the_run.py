"""The run, section by section (NR-continuous, NR-step, NR-brake, NR-lighten)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import (
    BRAKE_SOURS,
    SPACES,
    Ending,
    Nitro,
    Phase,
    Relief,
    Terrain,
)
from .cart import change_wheels, count_nitro, is_passengers, load, sour_lowest
from .chasm import are_neighbours, card_of
from .phases import end_game, enter, refuse_now
from .production import speed_told, stability_told
from .rubble import lowest_space
from .score import arrive
from .specs import has_numbers, look_at
from .ways import OUT, add_to_way, beyond, entry_of, exits_of_tunnel

# ----------------------------------------------------------------------------------------------- beginning


@rule
def begin_run(s: State, log: Log | None) -> None:
    """The moment a way exists: today's nitro stays angry and is not loaded."""
    s.active = 0
    s.builds = 0
    s.last_built = 0
    load(s, log)
    if s.run.loaded == 0:
        end_game(s, Ending.NO_NITRO, log)
        return
    extend_way(s, s.entrance, False, log)
    lay_way(s, log)


@rule
def extend_way(s: State, space: int, tunnel: bool, log: Log | None) -> None:
    add_to_way(s, space, tunnel)
    tell(log, EVERYONE, events.WayGoes.pack(space, 1 if tunnel else 0))


@rule
def end_of_way(s: State) -> int:
    """Where the way leads from the last section found so far: a space, a cave or OUT."""
    last = s.run.sections - 1
    return beyond(s, s.run.way[last], entry_of(s, last))


@rule
def lay_way(s: State, log: Log | None) -> None:
    """Follow the way to the exit; behind a tunnel the player picks among several sections."""
    there = end_of_way(s)
    while there != OUT:
        if s.spaces[there].terrain != Terrain.CAVE:
            extend_way(s, there, False, log)
        else:
            exits = exits_of_tunnel(s, there)
            if exits & (exits - 1) != 0:
                enter(s, Phase.WAY, log)
                return
            go_through(s, there, lowest_space(exits), log)
        there = end_of_way(s)
    enter(s, Phase.RIDE, log)


@rule
def go_through(s: State, cave: int, space: int, log: Log | None) -> None:
    s.run.tunnels |= 1 << card_of(cave)
    extend_way(s, space, True, log)


@rule
def refuse_way(s: State, space: int) -> int:
    reason = refuse_now(s, Phase.WAY)
    if reason == Reason.NONE and exits_of_tunnel(s, end_of_way(s)) >> space & 1 == 0:
        reason = Reason.NO_WAY_THERE
    return reason


@rule
def pick_way(s: State, space: int, log: Log | None) -> None:
    go_through(s, end_of_way(s), space, log)
    lay_way(s, log)


# --------------------------------------------------------------------------------------------- one section


@rule
def refuse_ride(s: State) -> int:
    return refuse_now(s, Phase.RIDE)


@rule
def ride(s: State, kit: Kit, log: Log | None) -> None:
    """Out of the chasm, or onto the next section, after what a tunnel gives."""
    if s.run.ridden == s.run.sections:
        arrive(s, log)
    elif s.run.emerged >> s.run.ridden & 1 == 1:
        enter(s, Phase.TUNNEL, log)
    else:
        ride_onto_section(s, kit, log)


@rule
def ride_onto_section(s: State, kit: Kit, log: Log | None) -> None:
    """It is revealed just before the cart is on it."""
    run = s.run
    space = run.way[run.ridden]
    spec = s.spaces[space].section - 1
    face = look_at(s, kit, spec, log)
    run.ridden += 1
    run.braked = 0
    run.lightened = 0
    s.specs[spec].known = EVERYONE
    tell(log, EVERYONE, events.Revealed.pack(space, spec, stability_told(kit, face), speed_told(kit, face)))
    if has_numbers(kit, face):
        change_wheels(s, kit.hexes[face].stability, kit.hexes[face].speed, log)
        settle_stability(s, log)
    elif count_nitro(s, Nitro.ANGRY) > 0:
        enter(s, Phase.CALM, log)
    else:
        settle_stability(s, log)


@rule
def settle_stability(s: State, log: Log | None) -> None:
    """Without stability the lowest happy nitro turns angry."""
    if s.run.stability == 0:
        sour_lowest(s, log)
    if count_nitro(s, Nitro.HAPPY) == 0:
        end_game(s, Ending.EXPLODED, log)
    else:
        enter(s, Phase.RIDE, log)


@rule
def refuse_tunnel(s: State) -> int:
    return refuse_now(s, Phase.TUNNEL)


@rule
def take_relief(s: State, kit: Kit, relief: int, log: Log | None) -> None:
    tell(log, EVERYONE, events.Relieved.pack(relief))
    if relief == Relief.STEADY:
        change_wheels(s, 2, 0, log)
    elif relief == Relief.SLOW:
        change_wheels(s, 0, -2, log)
    else:
        change_wheels(s, 1, -1, log)
    ride_onto_section(s, kit, log)


@rule
def refuse_calm(s: State, nitro: int) -> int:
    reason = refuse_now(s, Phase.CALM)
    if reason == Reason.NONE and s.run.nitro[nitro] != Nitro.ANGRY:
        reason = Reason.NOT_ANGRY
    return reason


@rule
def calm(s: State, nitro: int, log: Log | None) -> None:
    s.run.nitro[nitro] = Nitro.HAPPY
    tell(log, EVERYONE, events.Calmed.pack(nitro))
    settle_stability(s, log)


# ------------------------------------------------------------------------------------- brakes and passengers


@rule
def refuse_driving(s: State) -> int:
    """Is the cart on a section that it could brake on or jump from?"""
    reason = refuse_now(s, Phase.RIDE)
    if reason == Reason.NONE and s.run.ridden == 0:
        reason = Reason.NOT_ON_TRACK_YET
    return reason


@rule
def refuse_brake(s: State) -> int:
    reason = refuse_driving(s)
    if reason == Reason.NONE and s.run.braked:
        reason = Reason.HAS_BRAKED
    if reason == Reason.NONE and count_nitro(s, Nitro.HAPPY) <= BRAKE_SOURS:
        reason = Reason.LAST_HAPPY_NITRO
    return reason


@rule
def brake(s: State, log: Log | None) -> None:
    s.run.braked = 1
    tell(log, EVERYONE, events.Braked.pack())
    change_wheels(s, 1, -1, log)
    for _ in range(BRAKE_SOURS):
        sour_lowest(s, log)
    enter(s, Phase.RIDE, log)


@rule
def is_beside_ledge(s: State, space: int) -> bool:
    for there in range(SPACES):
        if s.spaces[there].terrain == Terrain.LEDGE and are_neighbours(space, there):
            return True
    return False


@rule
def refuse_jumping(s: State) -> int:
    """May anybody jump here?"""
    reason = refuse_driving(s)
    if reason == Reason.NONE and s.run.lightened:
        reason = Reason.HAS_LIGHTENED
    if reason == Reason.NONE and not is_beside_ledge(s, s.run.way[s.run.ridden - 1]):
        reason = Reason.NO_LEDGE
    if reason == Reason.NONE and count_nitro(s, Nitro.HAPPY) == 1:
        reason = Reason.LAST_HAPPY_NITRO
    return reason


@rule
def refuse_passenger(s: State, nitro: int) -> int:
    if not is_passengers(s, nitro) or s.run.nitro[nitro] == Nitro.GONE:
        return Reason.NO_PASSENGER
    if s.run.nitro[nitro] == Nitro.ANGRY:
        return Reason.PASSENGER_BUSY
    return Reason.NONE


@rule
def refuse_lighten(s: State, nitro: int) -> int:
    reason = refuse_jumping(s)
    if reason == Reason.NONE:
        reason = refuse_passenger(s, nitro)
    return reason


@rule
def lighten(s: State, nitro: int, log: Log | None) -> None:
    """The passenger jumps with its happy nitro; both are out of the game."""
    s.run.lightened = 1
    s.run.nitro[nitro] = Nitro.GONE
    tell(log, EVERYONE, events.Lightened.pack(nitro))
    change_wheels(s, 2, 0, log)
    enter(s, Phase.RIDE, log)
