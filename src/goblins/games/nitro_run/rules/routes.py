"""Ways that could be: from the entrance to the exit over ground where track may be laid and sections that lie.

They are found one after the other, by a search whose whole memory is a trail of four numbers, so that it needs no
lists and runs compiled: `path` (the spaces), `doors` (how each is entered, and which tunnels are used up by then),
`taken` (what has been tried next) and their length.

    path, doors, taken, length = first_route(s, ground)
    while length > 0:
        ...
        path, doors, taken, length = next_route(s, ground, path, doors, taken, length)
"""

from ....kernel.rule import rule
from ..state import State
from ..terms import FIRST_SPACE, LONGEST_WAY, NOTHING, SIDES, SPACES, Side, Terrain
from .chasm import card_of, is_chasm, join_between, neighbour, opposite, other_cave, other_end
from .ways import OUT, can_enter

BITS = 5  # for a space, a door, or what was tried
NO_MORE = -2


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
def first_route(s: State, ground: int) -> tuple[int, int, int, int]:
    if ground >> s.entrance & 1 == 0 and not can_enter(s, s.entrance, Side.N):
        return 0, 0, 0, 0
    return next_route(s, ground, s.entrance, door(Side.N, 0), 0, 1)


@rule
def next_route(s: State, ground: int, path: int, doors: int, taken: int, length: int) -> tuple[int, int, int, int]:
    """The next one after this trail; its length is 0 when there are no more."""
    while length > 0:
        last = length - 1
        choice = nth(taken, last)
        there, through = step_onward(s, nth(path, last), nth(doors, last), choice)
        taken = with_nth(taken, last, choice + 1)
        if there == OUT:
            return path, doors, taken, length
        if there == NO_MORE:
            taken = with_nth(taken, last, 0)
            length -= 1
        elif length < LONGEST_WAY and is_passable(s, ground, there, through) and not is_on(path, length, there):
            path = with_nth(path, length, there)
            doors = with_nth(doors, length, through)
            length += 1
    return 0, 0, 0, 0


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
        if space == s.exit and side == Side.S:
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


@rule
def side_out(s: State, path: int, doors: int, length: int, i: int) -> int:
    """The side through which a way leaves its space of that number."""
    if i == length - 1:
        return int(Side.S)
    here, there, into = nth(path, i), nth(path, i + 1), nth(doors, i + 1)
    if tunnels_used(into) == tunnels_used(nth(doors, i)):
        return opposite(entry_through(into))
    cave = other_cave(s, neighbour(there, entry_through(into)))
    for side in range(SIDES):
        if neighbour(here, side) == cave:
            return side
    return NOTHING


@rule
def join_on_route(s: State, path: int, doors: int, length: int, i: int) -> int:
    """How the section on its space of that number must lie."""
    return join_between(entry_through(nth(doors, i)), side_out(s, path, doors, length, i))


@rule
def comes_out_of_tunnel(doors: int, i: int) -> bool:
    return i > 0 and tunnels_used(nth(doors, i)) != tunnels_used(nth(doors, i - 1))
