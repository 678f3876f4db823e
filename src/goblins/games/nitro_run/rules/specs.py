"""Specs: where each is, and what its two sides say. A spec is named by its number, a hex by its place in the set.

Which hex a spec is, is drawn when somebody first looks at it: until then all unseen hexes that look like it serve.
"""

from ....kernel.chance import draw
from ....kernel.events import Log
from ....kernel.rule import rule
from ..state import Kit, State
from ..terms import HEXES, NOTHING, Kind, Place
from .phases import PLAYER

PEEKS = 1 + PLAYER  # the stream of chance that looking draws from: planning draws from the table's


@rule
def spec_at(s: State, place: int) -> int:
    """The spec at a place that holds but one, or NOTHING."""
    for spec in range(s.drawn):
        if s.specs[spec].place == place:
            return spec
    return NOTHING


@rule
def count_between(s: State, first: int, places: int) -> int:
    """How many specs are at these places, from the first on."""
    count = 0
    for spec in range(s.drawn):
        if first <= s.specs[spec].place < first + places:
            count += 1
    return count


@rule
def first_free(s: State, first: int, places: int) -> int:
    """The first of these places that is empty, or NOTHING."""
    for place in range(first, first + places):
        if spec_at(s, place) == NOTHING:
            return place
    return NOTHING


@rule
def is_at(s: State, spec: int, first: int, places: int) -> bool:
    return spec < s.drawn and first <= s.specs[spec].place < first + places


@rule
def put_away(s: State, spec: int) -> None:
    """The spec leaves the game."""
    s.specs[spec].place = Place.GONE
    s.specs[spec].value = 0


@rule
def stack_left(s: State) -> int:
    return HEXES - s.drawn


# ----------------------------------------------------------------------------------------- the spec side


@rule
def shape_of_spec(s: State, kit: Kit, spec: int) -> int:
    return kit.hexes[s.specs[spec].look].form


@rule
def top_of(s: State, kit: Kit, spec: int) -> int:
    """The highest number on the spec side."""
    return kit.hexes[s.specs[spec].look].top


@rule
def looks_alike(kit: Kit, face: int, other: int) -> bool:
    """Do these hexes have the same spec side?"""
    return kit.hexes[face].form == kit.hexes[other].form and kit.hexes[face].top == kit.hexes[other].top


@rule
def look_of(kit: Kit, face: int) -> int:
    """The first hex with the same spec side."""
    for other in range(face):
        if looks_alike(kit, face, other):
            return other
    return face


# ----------------------------------------------------------------------------------------- the other side


@rule
def is_surely_track(place: int) -> bool:
    """Only track goes into production and into the chasm; rubble in the chasm has been seen."""
    return place == Place.DRAFT or Place.GATHER <= place < Place.RUBBLE


@rule
def could_be(s: State, kit: Kit, face: int, look: int, track: bool) -> bool:
    """Might a spec with that look be this hex?"""
    return s.unseen[face] > 0 and looks_alike(kit, face, look) and (not track or kit.hexes[face].kind == Kind.TRACK)


@rule
def count_possible(s: State, kit: Kit, look: int, track: bool) -> int:
    count = 0
    for face in range(HEXES):
        if could_be(s, kit, face, look, track):
            count += 1
    return count


@rule
def possible_face(s: State, kit: Kit, look: int, track: bool, skip: int) -> int:
    """The hex that a spec with that look might be, after passing over `skip` others."""
    face = 0
    while skip > 0 or not could_be(s, kit, face, look, track):
        if could_be(s, kit, face, look, track):
            skip -= 1
        face += 1
    return face


@rule
def look_at(s: State, kit: Kit, spec: int, log: Log | None) -> int:
    """The hex that the spec is: if nobody has looked before, chance says now which."""
    piece = s.specs[spec]
    if piece.face == 0:
        track = is_surely_track(piece.place)
        skip = draw(s, log, PEEKS, count_possible(s, kit, piece.look, track))
        face = possible_face(s, kit, piece.look, track, skip)
        piece.face = face + 1
        s.unseen[face] = 0
    return piece.face - 1


@rule
def has_numbers(kit: Kit, face: int) -> bool:
    return kit.hexes[face].stability != 0 or kit.hexes[face].speed != 0
