"""Following the track: does it lead from the entrance to the exit (NR-continuous)?

A section has two ends, so that from the entrance there is only one way to go; but where an end points at a cave, the
way may go on at any end that points at the other cave of the card, and each tunnel serves once.
"""

from ....kernel.rule import rule
from ..state import State
from ..terms import NOTHING, SIDES, Terrain
from .chasm import ENTRANCE_SIDE, EXIT_SIDE, card_of, has_end, neighbour, opposite, other_cave, other_end

OUT = 1000  # out of the exit: no space has that number


@rule
def can_enter(s: State, space: int, side: int) -> bool:
    """Does an uncovered section lie there, with an end at that side?"""
    if space == NOTHING:
        return False
    place = s.spaces[space]
    return place.section > 0 and place.rubble == 0 and has_end(place.join, side)


@rule
def beyond(s: State, space: int, entry: int) -> int:
    """Where the section on `space` leads if one comes in through `entry`: a space, NOTHING or OUT."""
    side = other_end(s.spaces[space].join, entry)
    if space == s.exit and side == EXIT_SIDE:
        return OUT
    return neighbour(space, side)


@rule
def next_entry(s: State, space: int, entry: int) -> int:
    """The side through which one then comes into the space beyond."""
    return opposite(other_end(s.spaces[space].join, entry))


@rule
def follow(s: State, space: int, entry: int) -> int:
    """From section to section until they end: OUT, or a cave, or NOTHING."""
    while True:
        there, side = beyond(s, space, entry), next_entry(s, space, entry)
        if there in (OUT, NOTHING):
            return there
        if s.spaces[there].terrain == Terrain.CAVE:
            return there
        if not can_enter(s, there, side):
            return NOTHING
        space, entry = there, side


@rule
def leads_straight_out(s: State, space: int, entry: int) -> bool:
    return follow(s, space, entry) == OUT


@rule
def leads_out_by_one_tunnel(s: State, space: int, entry: int, used: int) -> bool:
    """Straight out, or through a tunnel whose card is not in the mask of used ones."""
    end = follow(s, space, entry)
    if end in (OUT, NOTHING) or used >> card_of(end) & 1 == 1:
        return end == OUT
    cave = other_cave(s, end)
    for side in range(SIDES):
        there = neighbour(cave, side)
        if can_enter(s, there, opposite(side)) and leads_straight_out(s, there, opposite(side)):
            return True
    return False


@rule
def leads_out(s: State, space: int, entry: int, used: int) -> bool:
    """Straight out or through any tunnels but the used ones; there are no more than two."""
    end = follow(s, space, entry)
    if end in (OUT, NOTHING) or used >> card_of(end) & 1 == 1:
        return end == OUT
    cave, used = other_cave(s, end), used | 1 << card_of(end)
    for side in range(SIDES):
        there = neighbour(cave, side)
        if can_enter(s, there, opposite(side)) and leads_out_by_one_tunnel(s, there, opposite(side), used):
            return True
    return False


@rule
def a_way_exists(s: State) -> bool:
    return can_enter(s, s.entrance, ENTRANCE_SIDE) and leads_out(s, s.entrance, ENTRANCE_SIDE, 0)


# ------------------------------------------------------------------------------------------ tracing the way


@rule
def add_to_way(s: State, space: int, tunnel: bool) -> None:
    if tunnel:
        s.run.emerged |= 1 << s.run.sections
    s.run.way[s.run.sections] = space
    s.run.sections += 1


@rule
def exits_of_tunnel(s: State, cave: int) -> int:
    """The sections behind a cave at which the way may go on to the exit, as a mask of spaces."""
    other, used, found = other_cave(s, cave), s.run.tunnels | 1 << card_of(cave), 0
    for side in range(SIDES):
        there = neighbour(other, side)
        if can_enter(s, there, opposite(side)) and leads_out(s, there, opposite(side), used):
            found |= 1 << there
    return found


@rule
def entry_from_cave(s: State, cave: int, space: int) -> int:
    """The side of the space at which the cave lies."""
    for side in range(SIDES):
        if neighbour(space, side) == cave:
            return side
    return NOTHING


@rule
def entry_of(s: State, number: int) -> int:
    """The side through which the way comes into its section of that number."""
    entry = ENTRANCE_SIDE
    for i in range(number):
        if s.run.emerged >> (i + 1) & 1 == 1:
            entry = entry_from_cave(s, other_cave(s, beyond(s, s.run.way[i], entry)), s.run.way[i + 1])
        else:
            entry = next_entry(s, s.run.way[i], entry)
    return entry


@rule
def tunnels_on_way(s: State) -> int:
    """The cards whose tunnels the way goes through, as a mask."""
    found = 0
    for i in range(1, s.run.sections):
        if s.run.emerged >> i & 1 == 1:
            cave = beyond(s, s.run.way[i - 1], entry_of(s, i - 1))
            found |= 1 << card_of(cave) if cave not in (OUT, NOTHING) else 0
    return found
