"""Demolishing crags, rubble and track, and what it shakes loose (NR-demolish)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import Kind, Obstruction, Phase, Place, Terrain
from .nitro import happy_nitro
from .phases import refuse_now
from .production import speed_told, stability_told, turn_up_waste
from .rubble import remove_rubble
from .specs import look_at
from .track import remove_section
from .ways import a_way_exists


@rule
def refuse_blasting(s: State) -> int:
    """May anything be demolished now?"""
    reason = refuse_now(s, Phase.ACT)
    if reason == Reason.NONE and happy_nitro(s) == 0:
        reason = Reason.NO_HAPPY_NITRO
    return reason


@rule
def refuse_target(s: State, space: int) -> int:
    place = s.spaces[space]
    covered = place.rubble + place.section > 0
    return Reason.NONE if covered or place.terrain == Terrain.CRAG else Reason.NO_OBSTRUCTION


@rule
def refuse_demolish(s: State, space: int) -> int:
    reason = refuse_blasting(s)
    if reason == Reason.NONE:
        reason = refuse_target(s, space)
    return reason


@rule
def demolish(s: State, kit: Kit, space: int, log: Log | None) -> None:
    """Of rubble on track only the rubble goes. If that makes a way, the run begins before the pool is turned."""
    place = s.spaces[space]
    s.blown += 1
    if place.terrain == Terrain.CRAG:
        place.terrain = Terrain.BLASTED
        tell(log, EVERYONE, events.Demolished.pack(s.active - 1, space, Obstruction.CRAG))
    elif place.rubble > 0:
        remove_rubble(s, space)
        tell(log, EVERYONE, events.Demolished.pack(s.active - 1, space, Obstruction.RUBBLE))
    else:
        remove_section(s, space)
        tell(log, EVERYONE, events.Demolished.pack(s.active - 1, space, Obstruction.TRACK))
    if not a_way_exists(s):
        turn_pool(s, kit, log)


@rule
def turn_pool(s: State, kit: Kit, log: Log | None) -> None:
    """Every spec of the pool is turned: blanks leave, rubble will fall, tracks stay and everybody knows them."""
    for spec in range(s.drawn):
        if s.specs[spec].place == Place.POOL and s.specs[spec].face == 0:
            face = look_at(s, kit, spec, log)
            if kit.hexes[face].kind == Kind.TRACK:
                s.specs[spec].known = EVERYONE
                tell(log, EVERYONE, events.TrackTurned.pack(spec, stability_told(kit, face), speed_told(kit, face)))
            else:
                turn_up_waste(s, kit, spec, face, log)
