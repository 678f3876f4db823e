"""What there is to lay: sections in production, specs in the pool, and what the stack may bring.

A section's quality says in hundredths of a point what its numbers do to a run, roughly: stability counts double,
because at the end of it every section costs a nitro.
"""

from ....games.nitro_run.rules.production import is_ready
from ....games.nitro_run.rules.specs import is_at, looks_alike, shape_of_spec, top_of
from ....games.nitro_run.state import Kit, State
from ....games.nitro_run.terms import HEXES, MOST_BUILD, MOST_GATHER, Kind, Place
from ....kernel.rule import rule

STABILITY = 60  # what one point of it is worth
SPEED = -22


@rule
def is_in_line(s: State, spec: int) -> bool:
    """Drafted, gathering or waiting to be built."""
    return is_at(s, spec, Place.DRAFT, 1) or is_at(s, spec, Place.GATHER, MOST_GATHER + MOST_BUILD)


@rule
def quality_of_face(kit: Kit, face: int) -> int:
    return STABILITY * kit.hexes[face].stability + SPEED * kit.hexes[face].speed


@rule
def quality_of(s: State, kit: Kit, spec: int) -> int:
    """Of a spec that somebody has looked at, or the mean of what it may be."""
    if s.specs[spec].face > 0:
        return quality_of_face(kit, s.specs[spec].face - 1)
    return mean_quality(s, kit, s.specs[spec].look)


@rule
def mean_quality(s: State, kit: Kit, look: int) -> int:
    """Of the unseen tracks with that look."""
    total, tracks = 0, 0
    for face in range(HEXES):
        if s.unseen[face] > 0 and kit.hexes[face].kind == Kind.TRACK and looks_alike(kit, face, look):
            total += quality_of_face(kit, face)
            tracks += 1
    return total // tracks if tracks > 0 else 0


@rule
def mean_quality_of_shape(s: State, kit: Kit, shape: int) -> int:
    """Of all unseen tracks of that shape."""
    total, tracks = 0, 0
    for face in range(HEXES):
        if s.unseen[face] > 0 and kit.hexes[face].kind == Kind.TRACK and kit.hexes[face].form == shape:
            total += quality_of_face(kit, face)
            tracks += 1
    return total // tracks if tracks > 0 else -500


@rule
def chance_of_track(s: State, kit: Kit, spec: int) -> int:
    """In percent, for a spec of the pool."""
    if s.specs[spec].face > 0:
        return 100
    tracks, hexes = 0, 0
    for face in range(HEXES):
        if s.unseen[face] > 0 and looks_alike(kit, face, s.specs[spec].look):
            hexes += 1
            tracks += 1 if kit.hexes[face].kind == Kind.TRACK else 0
    return 100 * tracks // hexes


@rule
def nights_of(s: State, kit: Kit, spec: int) -> int:
    """How many nights until it is ready, if it is gathering or will gather from today on."""
    if is_at(s, spec, Place.GATHER, MOST_GATHER):
        return 0 if is_ready(s, kit, spec) else top_of(s, kit, spec) - s.specs[spec].value
    return 0 if is_at(s, spec, Place.BUILD, MOST_BUILD) else top_of(s, kit, spec) - 1


@rule
def count_in_pool(s: State, kit: Kit, shape: int) -> int:
    count = 0
    for spec in range(s.drawn):
        if s.specs[spec].place == Place.POOL and shape_of_spec(s, kit, spec) == shape:
            count += 1
    return count
