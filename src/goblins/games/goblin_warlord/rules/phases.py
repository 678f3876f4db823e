"""What is being decided, by whom, and when the game is over."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from ....kernel.steps import ask_nobody, ask_seat
from .. import events
from ..reasons import Reason
from ..state import State
from ..terms import Ending, Phase


@rule
def enter(s: State, phase: int, seat: int, log: Log | None) -> None:
    """From now on `seat` decides what `phase` says."""
    s.phase = phase
    ask_seat(s, seat)
    tell(log, EVERYONE, events.Asked.pack(seat, phase))


@rule
def refuse_now(s: State, wanted: int) -> int:
    """Something else is being decided."""
    if s.phase == wanted:
        return Reason.NONE
    if s.phase == Phase.RECRUIT:
        return Reason.RECRUIT_FIRST
    if s.phase == Phase.BANNER_DIE:
        return Reason.ROLL_FIRST
    if s.phase == Phase.PAY:
        return Reason.PAY_FIRST
    if s.phase == Phase.CHOOSE:
        return Reason.CHOOSE_FIRST
    if s.phase == Phase.REHOUSE:
        return Reason.REHOUSE_FIRST
    if wanted == Phase.RECRUIT:
        return Reason.NO_RECRUITS
    if wanted == Phase.BANNER_DIE:
        return Reason.NO_BANNER_DIE
    if wanted == Phase.PAY:
        return Reason.NOTHING_TO_PAY
    if wanted == Phase.CHOOSE:
        return Reason.NO_DICE
    return Reason.NOBODY_HOMELESS


@rule
def win(s: State, seat: int, log: Log | None) -> None:
    """Only the player whose turn it is can win."""
    end_game(s, Ending.WARLORD)
    tell(log, EVERYONE, events.Won.pack(seat))


@rule
def end_in_a_draw(s: State, log: Log | None) -> None:
    end_game(s, Ending.TURN_LIMIT)
    tell(log, EVERYONE, events.TurnLimitReached.pack())


@rule
def end_game(s: State, ending: int) -> None:
    s.ended = ending
    s.phase = Phase.OVER
    ask_nobody(s)
