"""Building: five tiles on empty squares, rearranged until done; then what is loose falls off (GI-steps, GI-loose)."""

from ....kernel.events import EVERYONE, Log, only, tell
from ....kernel.rule import rule
from ....kernel.steps import answer
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import BLOCKED, COCKPIT, HAND, NO_TILES, NOTHING, SQUARES, TEAMS, TILES, Job, Phase, Place
from .phases import enter
from .plan import draw_tiles, exchange_gifts, is_held, row_with_tile
from .teams import build_steps, job_at, seats_with_job
from .yard import loose_squares, put_on_square, square_of_tile, take_off_square


@rule
def is_blocked(s: State, kit: Kit, square: int) -> bool:
    """One of the four squares scribbled out on the blueprint."""
    for i in range(BLOCKED):
        if kit.blueprints[s.blueprint].blocked[i] == square:
            return True
    return False


@rule
def begin_build_step(s: State, log: Log | None) -> None:
    for seat in range(s.table.seats):
        s.players[seat].job = job_at(s, s.build_step, seat)
    planners, builders = seats_with_job(s, Job.PLAN), seats_with_job(s, Job.BUILD)
    tell(log, EVERYONE, events.StepBegan.pack(s.build_step + 1, build_steps(s), planners, builders))
    for seat in range(s.table.seats):
        if s.players[seat].job == Job.PLAN:
            draw_tiles(s, seat, log)
    enter(s, Phase.BUILD, planners | builders, log)


@rule
def refuse_building(s: State, seat: int) -> int:
    if s.phase != Phase.BUILD or s.players[seat].job != Job.BUILD:
        return Reason.NOT_BUILDING
    return Reason.NONE


@rule
def refuse_square(s: State, kit: Kit, team: int, square: int) -> int:
    if square == COCKPIT:
        return Reason.SQUARE_COCKPIT
    if s.robots[team].squares[square].tile != NOTHING:
        return Reason.SQUARE_TAKEN
    if is_blocked(s, kit, square):
        return Reason.SQUARE_BLOCKED
    return Reason.NONE


@rule
def refuse_place(s: State, kit: Kit, seat: int, tile: int, square: int) -> int:
    """The square first: a tile of this step may be taken from another square to this one."""
    reason = refuse_building(s, seat)
    if reason == Reason.NONE:
        reason = refuse_square(s, kit, s.players[seat].team, square)
    if reason == Reason.NONE and not is_held(s, seat, tile):
        reason = Reason.TILE_NOT_HELD
    return reason


@rule
def place_tile(s: State, seat: int, tile: int, square: int, turn: int, log: Log | None) -> None:
    put_on_square(s, s.players[seat].team, tile, square, turn, 1)
    tell(log, only(seat), events.PlacedSecretly.pack(seat, tile, square, turn))


@rule
def refuse_lift(s: State, seat: int, tile: int) -> int:
    """Only tiles of this step may be moved again."""
    reason = refuse_building(s, seat)
    if reason == Reason.NONE:
        team = s.players[seat].team
        square = square_of_tile(s, team, tile)
        if square == NOTHING or not s.robots[team].squares[square].fresh:
            reason = Reason.TILE_NOT_FRESH
    return reason


@rule
def lift_tile(s: State, seat: int, tile: int, log: Log | None) -> None:
    team = s.players[seat].team
    take_off_square(s, team, square_of_tile(s, team, tile), Place.HELD + seat)
    tell(log, only(seat), events.LiftedSecretly.pack(seat, tile))


@rule
def tiles_held(s: State, seat: int) -> int:
    tiles = 0
    for tile in range(TILES):
        if is_held(s, seat, tile):
            tiles += 1
    return tiles


@rule
def refuse_built(s: State, seat: int) -> int:
    reason = refuse_building(s, seat)
    if reason == Reason.NONE and tiles_held(s, seat) > 0:
        reason = Reason.TILES_LEFT
    return reason


@rule
def finish_building(s: State, seat: int, log: Log | None) -> bool:
    """The builder is done. True when everybody is."""
    tell(log, EVERYONE, events.WasDone.pack(seat))
    return answer(s, seat)


@rule
def show_buildings(s: State, kit: Kit, log: Log | None) -> None:
    """At the end of the step everybody sees what was built."""
    for seat in range(s.table.seats):
        if s.players[seat].job == Job.BUILD:
            show_building(s, kit, seat, log)


@rule
def show_building(s: State, kit: Kit, seat: int, log: Log | None) -> None:
    team = s.players[seat].team
    row, count = NO_TILES, 0
    for square in range(SQUARES):
        place = s.robots[team].squares[square]
        if place.fresh and count < HAND:
            row = row_with_tile(row, count, place.tile)
            count += 1
    tell(log, EVERYONE, events.Assembled.pack(seat, team, row))
    for square in range(SQUARES):
        place = s.robots[team].squares[square]
        if place.fresh:
            place.fresh = 0
            s.known[place.tile] = EVERYONE
            show_tile(kit, place.tile, log)
            tell(log, EVERYONE, events.Built.pack(seat, team, place.tile, square, place.turn))


@rule
def show_tile(kit: Kit, tile: int, log: Log | None) -> None:
    """Everybody sees what is on it."""
    face = kit.tiles[tile]
    metal, arrows, plates = pack_edges(face.metal), pack_edges(face.arrows), pack_edges(face.plates)
    tell(log, EVERYONE, events.TileShown.pack(tile, face.kind, face.premium, metal, arrows, plates, face.engines))


@rule
def pack_edges(edges: list[int]) -> int:
    return edges[0] | edges[1] << 2 | edges[2] << 4 | edges[3] << 6


@rule
def end_build_step(s: State, kit: Kit, log: Log | None) -> bool:
    """Show what was built, exchange gifts. True when the robots are complete."""
    show_buildings(s, kit, log)
    exchange_gifts(s, log)
    if s.build_step + 1 < build_steps(s):
        s.build_step += 1
        begin_build_step(s, log)
        return False
    for seat in range(s.table.seats):
        s.players[seat].job = Job.NOTHING
    tell(log, EVERYONE, events.BuildingEnded.pack())
    return True


@rule
def drop_loose_tiles(s: State, kit: Kit, log: Log | None) -> None:
    for team in range(TEAMS):
        fallen = loose_squares(s.robots[team], kit)
        if fallen:
            tell(log, EVERYONE, events.FellLoose.pack(team, fallen))
            for square in range(SQUARES):
                if fallen >> square & 1:
                    take_off_square(s, team, square, Place.LOOSE + team)
