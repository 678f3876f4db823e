"""Which moves there are: the same refusals, argument by argument."""

from ....kernel.offers import Offers, offer, offer_if
from ....kernel.rule import inlined_rule, rule
from .. import moves
from ..moves import (
    with_tile,
)
from ..reasons import Reason
from ..state import Kit, Robot, State
from ..terms import (
    AGENDAS,
    BLANK,
    CARDS_SHOWN,
    MOST_DICE,
    NO_DIE,
    SQUARES,
    TILES,
    Ability,
    Bet,
    Job,
    Phase,
)
from .agendas import (
    refuse_bet,
    refuse_discard,
    refuse_kept,
)
from .assemble import (
    refuse_square,
)
from .damage import refuse_token
from .dice import count_blanks, count_die
from .fight import (
    refuse_goof,
    refuse_picking,
    refuse_piloting,
)
from .plan import is_held
from .tactics import (
    can_use,
    refuse_crane_target,
    refuse_craned_tile,
    refuse_taped_square,
    rest_of_robot,
)
from .yard import tile_has_metal

# Moving any of twelve tiles to any of twelve empty squares, or turning it where it is, is the widest choice there is.
WIDEST = 12 * (12 * 4 + 3) + 60


@inlined_rule
def legal_moves(s: State, kit: Kit, seat: int, out: Offers) -> None:
    list_moves(s, kit, seat, False, out)


@rule
def sensible_moves(s: State, kit: Kit, seat: int, out: Offers) -> None:
    """Legal moves without redundant orders: tiles and agendas by number, no lifting, turns that look alike once."""
    list_moves(s, kit, seat, True, out)


@rule
def list_moves(s: State, kit: Kit, seat: int, sensible: bool, out: Offers) -> None:
    if s.phase == Phase.BUILD:
        if s.players[seat].job == Job.PLAN:
            list_gifts(s, seat, out)
        elif s.players[seat].job == Job.BUILD:
            list_building(s, kit, seat, sensible, out)
    elif s.phase == Phase.AGENDAS:
        list_agendas(s, seat, sensible, out)
    elif s.phase == Phase.CONTROLS:
        list_controls(s, kit, seat, out)
    elif s.phase == Phase.BEFORE_ROLL:
        list_before_roll(s, kit, seat, sensible, out)
    elif s.phase == Phase.AFTER_ROLL:
        list_after_roll(s, kit, seat, sensible, out)
    elif s.phase == Phase.TOKEN:
        list_tokens(s, seat, out)


@rule
def list_gifts(s: State, seat: int, out: Offers) -> None:
    for tile in range(TILES):
        if is_held(s, seat, tile):
            for other in range(tile + 1, TILES):
                if is_held(s, seat, other):
                    offer(out, moves.Give.pack(tile, other))


@rule
def list_building(s: State, kit: Kit, seat: int, sensible: bool, out: Offers) -> None:
    team = s.players[seat].team
    first, places = out.count, 0
    for tile in range(TILES):
        if not is_held(s, seat, tile):
            continue
        if places == 0:
            list_places(s, kit, team, tile, sensible, out)
            places = out.count - first
        elif not sensible:  # the same places for another tile
            for i in range(first, first + places):
                offer(out, with_tile(out.move[i], tile))
    if places == 0:
        offer(out, moves.Done.pack())
    if sensible:
        return
    for square in range(SQUARES):
        if s.robots[team].squares[square].fresh:
            offer(out, moves.Lift.pack(s.robots[team].squares[square].tile))


@rule
def list_places(s: State, kit: Kit, team: int, tile: int, sensible: bool, out: Offers) -> None:
    turns = 4
    if sensible and looks_the_same_turned(kit, tile):
        turns = 1
    for square in range(SQUARES):
        if refuse_square(s, kit, team, square) == Reason.NONE:
            for turn in range(turns):
                offer(out, moves.Place.pack(tile, square, turn))


@rule
def looks_the_same_turned(kit: Kit, tile: int) -> bool:
    """Metal on all edges and nothing that points anywhere."""
    for edge in range(4):
        if not tile_has_metal(kit, tile, 0, edge):
            return False
        if kit.tiles[tile].arrows[edge] > 0 or kit.tiles[tile].plates[edge] > 0:
            return False
    return True


@rule
def list_agendas(s: State, seat: int, sensible: bool, out: Offers) -> None:
    for agenda in range(AGENDAS):
        offer_if(out, refuse_discard(s, seat, agenda) == Reason.NONE, moves.Discard.pack(agenda))
    ready = refuse_kept(s, seat) == Reason.NONE
    for bet in (Bet.SNITCH, Bet.STAR):
        if refuse_bet(s, seat, bet) == Reason.NONE and not (sensible and ready):
            offer(out, moves.MakeBet.pack(bet))
    offer_if(out, ready, moves.Done.pack())


@rule
def list_controls(s: State, kit: Kit, seat: int, out: Offers) -> None:
    if refuse_piloting(s, seat) == Reason.NONE:
        for steering in range(4):
            for target in range(4):
                allowed = refuse_goof(s, kit, seat, steering, target) == Reason.NONE
                offer_if(out, allowed, moves.Pilot.pack(steering, target))
    if refuse_picking(s, seat) == Reason.NONE:
        for pick in range(CARDS_SHOWN):
            offer(out, moves.PickCard.pack(pick))


@rule
def list_before_roll(s: State, kit: Kit, seat: int, sensible: bool, out: Offers) -> None:
    team = s.players[seat].team
    robot = s.robots[team]
    offer_if(out, can_use(robot, kit, Ability.SABOTAGE), moves.Sabotage.pack())
    if can_use(robot, kit, Ability.DUCT_TAPE):
        for square in range(SQUARES):
            offer_if(out, refuse_taped_square(s, kit, team, square) == Reason.NONE, moves.Tape.pack(square))
    if can_use(robot, kit, Ability.CRANE):
        for square in range(SQUARES):
            if refuse_craned_tile(s, team, square) == Reason.NONE:
                list_crane(s, kit, team, square, sensible, out)
    offer(out, moves.Pass.pack())


@rule
def list_crane(s: State, kit: Kit, team: int, square: int, sensible: bool, out: Offers) -> None:
    turns = 4
    if sensible and looks_the_same_turned(kit, s.robots[team].squares[square].tile):
        turns = 1
    rest = rest_of_robot(s.robots[team], kit, square)
    for to in range(SQUARES):
        for turn in range(turns):
            allowed = refuse_crane_target(s, kit, team, square, rest, to, turn) == Reason.NONE
            offer_if(out, allowed, moves.Crane.pack(square, to, turn))


@rule
def list_after_roll(s: State, kit: Kit, seat: int, sensible: bool, out: Offers) -> None:
    robot = s.robots[s.players[seat].team]
    if can_use(robot, kit, Ability.NITRO) and robot.dice_rolled > 0:
        offer(out, moves.Nitro.pack(0))
        for die in range(robot.dice_rolled):
            offer_if(out, not sensible or is_first_die_like_it(robot, die), moves.Nitro.pack(die + 1))
    if can_use(robot, kit, Ability.EMERGENCY) and count_blanks(robot) > 0:
        offer(out, moves.Emergency.pack())
    if can_use(robot, kit, Ability.HOMING):
        for die in range(robot.dice_rolled):
            if robot.dice[die] != BLANK and (not sensible or is_first_die_like_it(robot, die)):
                for row in range(1, 6):
                    offer_if(out, robot.dice[die] != row, moves.Homing.pack(die + 1, row - 1))
    if can_use(robot, kit, Ability.DYNAMITE) and robot.dice_rolled < MOST_DICE:
        offer(out, moves.Dynamite.pack())
    list_orders(robot, out)


@rule
def is_first_die_like_it(robot: Robot, die: int) -> bool:
    for i in range(die):
        if robot.dice[i] == robot.dice[die]:
            return False
    return True


@rule
def list_orders(robot: Robot, out: Offers) -> None:
    """Every different line-up of the dice that are not blank, from the lowest first on."""
    rows, strikes = 0, 0
    for row in range(1, 6):
        for _ in range(count_die(robot, row)):
            rows |= row << (3 * strikes)
            strikes += 1
    for i in range(strikes, MOST_DICE):
        rows |= NO_DIE << (3 * i)
    while rows >= 0:
        offer(out, moves.OrderDice.pack(rows))
        rows = next_line_up(rows, strikes)


@rule
def next_line_up(rows: int, strikes: int) -> int:
    """The line-up that follows in the order of a dictionary; -1 after the last."""
    fixed = strikes - 2
    while fixed >= 0 and die_at(rows, fixed) >= die_at(rows, fixed + 1):
        fixed -= 1
    if fixed < 0:
        return -1
    other = strikes - 1
    while die_at(rows, other) <= die_at(rows, fixed):
        other -= 1
    rows = swap_dice(rows, fixed, other)
    left, right = fixed + 1, strikes - 1
    while left < right:
        rows = swap_dice(rows, left, right)
        left += 1
        right -= 1
    return rows


@rule
def die_at(rows: int, place: int) -> int:
    return rows >> (3 * place) & 7


@rule
def swap_dice(rows: int, one: int, other: int) -> int:
    difference = die_at(rows, one) ^ die_at(rows, other)
    return rows ^ (difference << (3 * one)) ^ (difference << (3 * other))


@rule
def list_tokens(s: State, seat: int, out: Offers) -> None:
    for number in range(s.robots[s.players[seat].team].token_count):
        offer_if(out, refuse_token(s, seat, number) == Reason.NONE, moves.RemoveToken.pack(number))
