"""Every decision in one place: is it allowed, which ones are there, and what it does."""

from ....kernel.events import Log
from ....kernel.offers import Offers, offer, offer_if
from ....kernel.rule import rule
from .. import moves
from ..moves import (
    agenda_of,
    bet_of,
    die_of,
    other_of,
    pick_of,
    row_of,
    rows_of,
    square_of,
    steering_of,
    target_of,
    tile_of,
    to_of,
    token_of,
    turn_of,
    verb_of,
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
    discard_agenda,
    keep_agendas,
    make_bet,
    refuse_bet,
    refuse_discard,
    refuse_kept,
)
from .assemble import (
    end_build_step,
    finish_building,
    lift_tile,
    place_tile,
    refuse_built,
    refuse_lift,
    refuse_place,
    refuse_square,
)
from .damage import choose_token, refuse_token
from .dice import count_blanks, count_die
from .fight import (
    after_ability_before_roll,
    end_before_roll,
    pick_card,
    refuse_goof,
    refuse_picking,
    refuse_piloting,
    reveal_controls,
    show_dice,
    steer,
)
from .plan import give, is_held, refuse_give
from .rounds import after_building, after_choosing, strike_and_check
from .tactics import (
    can_use,
    crane,
    emergency,
    homing,
    nitro,
    order_dice,
    refuse_ability,
    refuse_crane,
    refuse_crane_target,
    refuse_craned_tile,
    refuse_dynamite,
    refuse_emergency,
    refuse_homing,
    refuse_nitro,
    refuse_order,
    refuse_pass,
    refuse_tape,
    refuse_taped_square,
    rest_of_robot,
    sabotage,
    tape,
    use_in_secret,
)
from .yard import tile_has_metal

# Moving any of twelve tiles to any of twelve empty squares, or turning it where it is, is the widest choice there is.
WIDEST = 12 * (12 * 4 + 3) + 60


@rule
def refusal(s: State, kit: Kit, seat: int, move: int) -> int:
    verb = verb_of(move)
    if verb <= moves.Done.code:
        return refuse_in_the_yard(s, kit, seat, move)
    if verb == moves.Discard.code:
        return refuse_discard(s, seat, agenda_of(move))
    if verb == moves.MakeBet.code:
        return refuse_bet(s, seat, bet_of(move))
    if verb == moves.Pilot.code:
        reason = refuse_piloting(s, seat)
        if reason == Reason.NONE:
            reason = refuse_goof(s, kit, seat, steering_of(move), target_of(move))
        return reason
    if verb == moves.PickCard.code:
        return refuse_picking(s, seat)
    if verb == moves.RemoveToken.code:
        return refuse_token(s, seat, token_of(move))
    return refuse_tactics(s, kit, seat, move)


@rule
def refuse_in_the_yard(s: State, kit: Kit, seat: int, move: int) -> int:
    verb = verb_of(move)
    if verb == moves.Give.code:
        return refuse_give(s, seat, tile_of(move), other_of(move))
    if verb == moves.Place.code:
        return refuse_place(s, kit, seat, tile_of(move), square_of(move))
    if verb == moves.Lift.code:
        return refuse_lift(s, seat, tile_of(move))
    return refuse_done(s, seat)


@rule
def refuse_done(s: State, seat: int) -> int:
    if s.phase == Phase.BUILD:
        return refuse_built(s, seat)
    if s.phase == Phase.AGENDAS:
        return refuse_kept(s, seat)
    return Reason.NOTHING_TO_FINISH


@rule
def refuse_tactics(s: State, kit: Kit, seat: int, move: int) -> int:
    verb = verb_of(move)
    if verb == moves.Sabotage.code:
        return refuse_ability(s, kit, seat, Phase.BEFORE_ROLL, Ability.SABOTAGE)
    if verb == moves.Tape.code:
        return refuse_tape(s, kit, seat, square_of(move))
    if verb == moves.Crane.code:
        return refuse_crane(s, kit, seat, square_of(move), to_of(move), turn_of(move))
    if verb == moves.Pass.code:
        return refuse_pass(s)
    if verb == moves.Nitro.code:
        return refuse_nitro(s, kit, seat, die_of(move))
    if verb == moves.Emergency.code:
        return refuse_emergency(s, kit, seat)
    if verb == moves.Homing.code:
        return refuse_homing(s, kit, seat, die_of(move), row_of(move) + 1)
    if verb == moves.Dynamite.code:
        return refuse_dynamite(s, kit, seat)
    return refuse_order(s, seat, rows_of(move))


# ---------------------------------------------------------------------------------------------- listing


@rule
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


# ------------------------------------------------------------------------------------------------ doing


@rule
def apply(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
    if s.phase == Phase.BUILD:
        apply_in_the_yard(s, kit, seat, move, log)
    elif s.phase == Phase.AGENDAS:
        apply_to_agendas(s, kit, seat, move, log)
    elif s.phase == Phase.CONTROLS:
        apply_to_controls(s, kit, seat, move, log)
    elif s.phase == Phase.BEFORE_ROLL:
        apply_before_roll(s, kit, seat, move, log)
    elif s.phase == Phase.AFTER_ROLL:
        apply_after_roll(s, kit, seat, move, log)
    else:
        choose_token(s, seat, token_of(move), log)
        strike_and_check(s, kit, log)


@rule
def apply_in_the_yard(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
    verb = verb_of(move)
    finished = False
    if verb == moves.Give.code:
        finished = give(s, seat, tile_of(move), other_of(move), log)
    elif verb == moves.Place.code:
        place_tile(s, seat, tile_of(move), square_of(move), turn_of(move), log)
    elif verb == moves.Lift.code:
        lift_tile(s, seat, tile_of(move), log)
    else:
        finished = finish_building(s, seat, log)
    if finished and end_build_step(s, kit, log):
        after_building(s, kit, log)


@rule
def apply_to_agendas(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
    verb = verb_of(move)
    if verb == moves.Discard.code:
        discard_agenda(s, seat, agenda_of(move), log)
    elif verb == moves.MakeBet.code:
        make_bet(s, seat, bet_of(move), log)
    elif keep_agendas(s, seat, log):
        after_choosing(s, kit, log)


@rule
def apply_to_controls(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
    if verb_of(move) == moves.Pilot.code:
        finished = steer(s, seat, steering_of(move), target_of(move), log)
    else:
        finished = pick_card(s, seat, pick_of(move), log)
    if finished and reveal_controls(s, kit, log):
        strike_and_check(s, kit, log)


@rule
def apply_before_roll(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
    verb = verb_of(move)
    if verb == moves.Pass.code:
        ready = end_before_roll(s, kit, seat, log)
    else:
        if verb == moves.Sabotage.code:
            sabotage(s, seat, log)
        elif verb == moves.Tape.code:
            tape(s, seat, square_of(move), log)
        else:
            crane(s, kit, seat, square_of(move), to_of(move), turn_of(move), log)
        ready = after_ability_before_roll(s, kit, seat, log)
    if ready:
        strike_and_check(s, kit, log)


@rule
def apply_after_roll(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
    verb = verb_of(move)
    if verb == moves.Nitro.code:
        nitro(s, seat, die_of(move), log)
    elif verb == moves.Emergency.code:
        emergency(s, seat, log)
    elif verb == moves.Homing.code:
        homing(s, seat, die_of(move), row_of(move) + 1, log)
    elif verb == moves.Dynamite.code:
        use_in_secret(s, s.players[seat].team, Ability.DYNAMITE, log)
    elif order_dice(s, seat, rows_of(move), log):
        show_dice(s, log)
        strike_and_check(s, kit, log)
