"""What is being decided, and when the game is over."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from ....kernel.steps import ask_nobody, ask_seat
from .. import events
from ..reasons import Reason
from ..state import State
from ..terms import Ending, Phase, Task

PLAYER = 0  # the only seat


@rule
def enter(s: State, phase: int, log: Log | None) -> None:
    """From now on the player decides what `phase` says."""
    s.phase = phase
    ask_seat(s, PLAYER)
    tell(log, EVERYONE, events.Asked.pack(phase, s.task, s.times))


@rule
def forget_task(s: State) -> None:
    s.task = Task.NONE
    s.times = 0


@rule
def refuse_now(s: State, wanted: int) -> int:
    """Something else is being decided."""
    if s.phase == wanted:
        return Reason.NONE
    if s.phase == Phase.SCHEMER:
        return Reason.SCHEMER_FIRST
    if s.phase == Phase.TASK:
        return Reason.TASK_FIRST
    if s.phase == Phase.RUBBLE:
        return Reason.RUBBLE_FIRST
    if s.phase == Phase.WORKFLOW:
        return Reason.WORKFLOW_FIRST
    if s.phase == Phase.WAY:
        return Reason.WAY_FIRST
    if s.phase == Phase.TUNNEL:
        return Reason.TUNNEL_FIRST
    if s.phase == Phase.CALM:
        return Reason.CALM_FIRST
    return refuse_without(s, wanted)


@rule
def refuse_without(s: State, wanted: int) -> int:
    """Why `wanted` cannot be decided while a schemer acts or the cart rides."""
    if wanted == Phase.TUNNEL:
        return Reason.NO_TUNNEL
    if wanted == Phase.CALM:
        return Reason.NUMBERS
    if s.phase == Phase.RIDE:
        return Reason.ON_THE_RUN
    if wanted == Phase.SCHEMER:
        return Reason.SCHEMER_BUSY
    if wanted == Phase.TASK:
        return Reason.NO_TASK
    if wanted == Phase.RUBBLE:
        return Reason.NO_RUBBLE
    if wanted == Phase.WAY:
        return Reason.ONE_WAY
    return Reason.NO_RUN


@rule
def end_game(s: State, ending: int, log: Log | None) -> None:
    s.ended = ending
    s.phase = Phase.OVER
    tell(log, EVERYONE, events.Ended.pack(ending))
    ask_nobody(s)


@rule
def is_lost(ending: int) -> bool:
    """Nobody arrived."""
    return ending >= Ending.EXPLODED
