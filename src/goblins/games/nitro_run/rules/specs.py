"""Specs: where each is, and what its two sides say. A spec is named by its number, a hex by its place in the set."""

from ....kernel.rule import rule
from ..state import Kit, State
from ..terms import HEXES, NOTHING, Kind, Place


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
def shape_of_spec(s: State, kit: Kit, spec: int) -> int:
    return kit.hexes[s.specs[spec].face].shape


@rule
def top_of(s: State, kit: Kit, spec: int) -> int:
    """The highest number on the spec side."""
    return kit.hexes[s.specs[spec].face].top


@rule
def kind_of(s: State, kit: Kit, spec: int) -> int:
    return kit.hexes[s.specs[spec].face].kind


@rule
def has_numbers(kit: Kit, face: int) -> bool:
    return kit.hexes[face].stability != 0 or kit.hexes[face].speed != 0


@rule
def looks_alike(kit: Kit, face: int, other: int) -> bool:
    """Do these hexes have the same spec side?"""
    return kit.hexes[face].shape == kit.hexes[other].shape and kit.hexes[face].top == kit.hexes[other].top


@rule
def is_surely_track(place: int) -> bool:
    """Only track goes into production and into the chasm; rubble in the chasm is known as rubble."""
    return place == Place.DRAFT or Place.GATHER <= place < Place.RUBBLE


@rule
def is_track(kit: Kit, face: int) -> bool:
    return kit.hexes[face].kind == Kind.TRACK


@rule
def put_away(s: State, spec: int) -> None:
    """The spec leaves the game."""
    s.specs[spec].place = Place.GONE
    s.specs[spec].value = 0


@rule
def stack_left(s: State) -> int:
    return HEXES - s.drawn
