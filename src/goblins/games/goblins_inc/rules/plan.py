"""Planning: five tiles drawn, two of them for the opponent opposite (GI-plan)."""

from ....kernel.chance import TABLE_STREAM, draw
from ....kernel.events import EVERYONE, Log, only, tell
from ....kernel.rule import rule
from ....kernel.steps import answer
from .. import events
from ..reasons import Reason
from ..state import State
from ..terms import GIFTS, HAND, NO_TILES, NOTHING, TILE_BITS, TILES, Job, Phase, Place
from .teams import seat_with_job


@rule
def tiles_in_bag(s: State) -> int:
    tiles = 0
    for tile in range(TILES):
        if s.place[tile] == Place.BAG:
            tiles += 1
    return tiles


@rule
def tile_in_bag(s: State, skip: int) -> int:
    """The tile of the bag after passing over `skip` others."""
    for tile in range(TILES):
        if s.place[tile] == Place.BAG:
            if skip == 0:
                return tile
            skip -= 1
    return NOTHING


@rule
def draw_tiles(s: State, seat: int, log: Log | None) -> None:
    tell(log, EVERYONE, events.DrewTiles.pack(seat, HAND))
    for _ in range(HAND):
        tile = tile_in_bag(s, draw(s, log, TABLE_STREAM, tiles_in_bag(s)))
        s.place[tile] = Place.HELD + seat
        s.known[tile] = 1 << seat
    row, count = NO_TILES, 0
    for tile in range(TILES):
        if is_held(s, seat, tile) and count < HAND:
            row = row_with_tile(row, count, tile)
            count += 1
    tell(log, only(seat), events.DrewHand.pack(seat, row))


@rule
def row_with_tile(row: int, i: int, tile: int) -> int:
    """A row of tiles, for an event, with this one in its place."""
    none = (1 << TILE_BITS) - 1
    return row ^ ((none ^ tile) << (TILE_BITS * i))


@rule
def is_held(s: State, seat: int, tile: int) -> bool:
    return s.place[tile] == Place.HELD + seat


@rule
def refuse_planning(s: State, seat: int) -> int:
    if s.phase != Phase.BUILD or s.players[seat].job != Job.PLAN:
        return Reason.NOT_PLANNING
    return Reason.NONE


@rule
def refuse_give(s: State, seat: int, tile: int, other: int) -> int:
    reason = refuse_planning(s, seat)
    if reason == Reason.NONE and not (is_held(s, seat, tile) and is_held(s, seat, other)):
        reason = Reason.TILE_NOT_HELD
    if reason == Reason.NONE and tile == other:
        reason = Reason.GIFTS_ALIKE
    return reason


@rule
def give(s: State, seat: int, tile: int, other: int, log: Log | None) -> bool:
    """Seal the gifts. True when everybody is done with the step."""
    s.players[seat].given[0] = tile
    s.players[seat].given[1] = other
    tell(log, only(seat), events.GiftSealed.pack(seat, tile, other))
    tell(log, EVERYONE, events.WasDone.pack(seat))
    return answer(s, seat)


@rule
def exchange_gifts(s: State, log: Log | None) -> None:
    """Both planners get what the other has chosen; giver and receiver know it."""
    one, other = seat_with_job(s, 0, Job.PLAN), seat_with_job(s, 1, Job.PLAN)
    if one == NOTHING:
        return
    tell(log, EVERYONE, events.GiftsExchanged.pack(one, other))
    hand_over(s, one, other, log)
    hand_over(s, other, one, log)


@rule
def hand_over(s: State, giver: int, receiver: int, log: Log | None) -> None:
    given = s.players[giver].given
    tell(log, 1 << giver | 1 << receiver, events.GiftSeen.pack(giver, receiver, given[0], given[1]))
    for i in range(GIFTS):
        s.place[given[i]] = Place.HELD + receiver
        s.known[given[i]] |= 1 << receiver
        given[i] = NOTHING
