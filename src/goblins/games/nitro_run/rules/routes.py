"""Ways that could be: from the entrance to the exit over ground where track may be laid and sections that lie.

They are found one after the other, by a search whose whole memory is a trail of four numbers, so that it needs no
lists and runs compiled.

    trail = first_route(s, ground)
    while trail.length > 0:
        ...
        trail = next_route(s, ground, trail)
"""

from typing import NamedTuple

from ....kernel.rule import rule
from ..state import State
from ..terms import FIRST_SPACE, LONGEST_WAY, NOTHING, SIDES, SPACES, Terrain
from .chasm import (
    ENTRANCE_SIDE,
    EXIT_SIDE,
    card_of,
    is_chasm,
    join_between,
    neighbour,
    opposite,
    other_cave,
    other_end,
)
from .ways import OUT, can_enter

BITS = 5  # for a space, a door, or what was tried
NO_MORE = -2


class Trail(NamedTuple):
    """A way, and what the search must remember to find the next one; its length is 0 when there are no more."""

    path: int  # its spaces
    doors: int  # how each is entered, and which tunnels are used up by then
    taken: int  # what has been tried next
    length: int


@rule
def nth(packed: int, i: int) -> int:
    return packed >> (BITS * i) & 31


@rule
def with_nth(packed: int, i: int, value: int) -> int:
    return packed & ~(31 << (BITS * i)) | value << (BITS * i)


@rule
def door(entry: int, used: int) -> int:
    """Comes in through the side `entry`, with the tunnels of these cards used up."""
    return entry | used << 3


@rule
def entry_through(door: int) -> int:
    return door & 7


@rule
def tunnels_used(door: int) -> int:
    return door >> 3


@rule
def free_ground(s: State) -> int:
    """Where a section could be laid as things are, goblins aside, as a mask."""
    found = 0
    for space in range(FIRST_SPACE, SPACES):
        if is_chasm(s, space) and s.spaces[space].section == 0 and s.spaces[space].rubble == 0:
            found |= 1 << space
    return found


@rule
def first_route(s: State, ground: int) -> Trail:
    """The first way over this ground, which is a mask of spaces, and over sections that lie uncovered."""
    if ground >> s.entrance & 1 == 0 and not can_enter(s, s.entrance, ENTRANCE_SIDE):
        return Trail(0, 0, 0, 0)
    return next_route(s, ground, Trail(with_nth(0, 0, s.entrance), door(ENTRANCE_SIDE, 0), 0, 1))


@rule
def next_route(s: State, ground: int, trail: Trail) -> Trail:
    return next_route_within(s, ground, trail, LONGEST_WAY)


@rule
def next_route_within(s: State, ground: int, trail: Trail, longest: int) -> Trail:
    """The next way, for somebody whom ways over more spaces than so many do not interest."""
    path, doors, taken, length = trail.path, trail.doors, trail.taken, trail.length
    while length > 0:
        last = length - 1
        choice = nth(taken, last)
        there, through = step_onward(s, nth(path, last), nth(doors, last), choice)
        taken = with_nth(taken, last, choice + 1)
        if there == OUT:
            return Trail(path, doors, taken, length)
        if there == NO_MORE:
            taken = with_nth(taken, last, 0)
            length -= 1
        elif length < longest and is_passable(s, ground, there, through) and not is_on(path, length, there):
            path = with_nth(path, length, there)
            doors = with_nth(doors, length, through)
            length += 1
    return Trail(0, 0, 0, 0)


@rule
def is_passable(s: State, ground: int, space: int, through: int) -> bool:
    if space == NOTHING:
        return False
    return ground >> space & 1 == 1 or can_enter(s, space, entry_through(through))


@rule
def is_on(path: int, length: int, space: int) -> bool:
    for i in range(length):
        if nth(path, i) == space:
            return True
    return False


@rule
def step_onward(s: State, space: int, through: int, choice: int) -> tuple[int, int]:
    """Where the way may go on from a space, choice by choice: a space and its door, OUT or NO_MORE."""
    entry, used = entry_through(through), tunnels_used(through)
    laid = s.spaces[space].section > 0 and s.spaces[space].rubble == 0
    for side in range(SIDES):
        if side == entry or (laid and side != other_end(s.spaces[space].join, entry)):
            continue
        there = neighbour(space, side)
        if space == s.exit and side == EXIT_SIDE:
            if choice == 0:
                return OUT, 0
            choice -= 1
        elif there != NOTHING and s.spaces[there].terrain == Terrain.CAVE:
            if used >> card_of(there) & 1 == 0:
                if choice < SIDES:
                    behind = neighbour(other_cave(s, there), choice)
                    return behind, door(opposite(choice), used | 1 << card_of(there))
                choice -= SIDES
        elif there != NOTHING:
            if choice == 0:
                return there, door(opposite(side), used)
            choice -= 1
    return NO_MORE, 0


# ------------------------------------------------------------------------------------------- what a way takes


@rule
def space_on(trail: Trail, i: int) -> int:
    return nth(trail.path, i)


@rule
def comes_out_of_tunnel(trail: Trail, i: int) -> bool:
    return i > 0 and tunnels_used(nth(trail.doors, i)) != tunnels_used(nth(trail.doors, i - 1))


@rule
def tunnels_on(trail: Trail) -> int:
    """The cards whose tunnels the way goes through, as a mask."""
    return tunnels_used(nth(trail.doors, trail.length - 1))


@rule
def side_out(s: State, trail: Trail, i: int) -> int:
    """The side through which the way leaves its space of that number."""
    if i == trail.length - 1:
        return EXIT_SIDE
    into = nth(trail.doors, i + 1)
    if not comes_out_of_tunnel(trail, i + 1):
        return opposite(entry_through(into))
    cave = other_cave(s, neighbour(space_on(trail, i + 1), entry_through(into)))
    for side in range(SIDES):
        if neighbour(space_on(trail, i), side) == cave:
            return side
    return NOTHING


@rule
def join_on(s: State, trail: Trail, i: int) -> int:
    """How the section on its space of that number must lie."""
    return join_between(entry_through(nth(trail.doors, i)), side_out(s, trail, i))


@rule
def is_laid(s: State, trail: Trail, i: int) -> bool:
    """Does the section on its space of that number lie already?"""
    return s.spaces[space_on(trail, i)].section > 0 and s.spaces[space_on(trail, i)].rubble == 0


@rule
def count_missing(s: State, trail: Trail) -> int:
    """How many sections are still to be laid."""
    missing = 0
    for i in range(trail.length):
        if not is_laid(s, trail, i):
            missing += 1
    return missing


@rule
def shortest_route(s: State, ground: int) -> Trail:
    """The first way with the fewest sections to be laid; its length is 0 if there is none."""
    best, fewest = Trail(0, 0, 0, 0), SPACES
    trail = first_route(s, ground)
    while trail.length > 0:
        missing = count_missing(s, trail)
        if missing < fewest:
            best, fewest = trail, missing
        trail = next_route(s, ground, trail)
    return best
