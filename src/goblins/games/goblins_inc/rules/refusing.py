"""Why a move is not allowed, whichever it is: each verb is refused by its own chapter."""

from ....kernel.rule import rule
from .. import moves
from ..moves import (
    agenda_of,
    bet_of,
    die_of,
    other_of,
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
from ..reasons import Reason
from ..state import Kit, State
from ..terms import (
    Ability,
    Phase,
)
from .agendas import (
    refuse_bet,
    refuse_discard,
    refuse_kept,
)
from .assemble import (
    refuse_built,
    refuse_lift,
    refuse_place,
)
from .damage import refuse_token
from .fight import (
    refuse_goof,
    refuse_picking,
    refuse_piloting,
)
from .plan import refuse_give
from .tactics import (
    refuse_ability,
    refuse_crane,
    refuse_dynamite,
    refuse_emergency,
    refuse_homing,
    refuse_nitro,
    refuse_order,
    refuse_pass,
    refuse_tape,
)


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
