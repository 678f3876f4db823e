"""What a move does, and what follows when it was the last one that was awaited."""

from ....kernel.events import Log
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
)
from ..state import Kit, State
from ..terms import (
    Ability,
    Phase,
)
from .agendas import (
    discard_agenda,
    keep_agendas,
    make_bet,
)
from .assemble import (
    end_build_step,
    finish_building,
    lift_tile,
    place_tile,
)
from .damage import choose_token
from .fight import (
    after_ability_before_roll,
    end_before_roll,
    pick_card,
    reveal_controls,
    show_dice,
    steer,
)
from .plan import give
from .rounds import after_building, after_choosing, strike_and_check
from .tactics import (
    crane,
    emergency,
    end_without_dice,
    homing,
    nitro,
    order_dice,
    sabotage,
    tape,
    use_in_secret,
)


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
        finished = end_without_dice(s, kit, seat, log)
    elif verb == moves.Emergency.code:
        emergency(s, seat, log)
        finished = False
    elif verb == moves.Homing.code:
        homing(s, seat, die_of(move), row_of(move) + 1, log)
        finished = False
    elif verb == moves.Dynamite.code:
        use_in_secret(s, s.players[seat].team, Ability.DYNAMITE, log)
        finished = False
    else:
        finished = order_dice(s, seat, rows_of(move), log)
    if finished:
        show_dice(s, log)
        strike_and_check(s, kit, log)
