"""Events: what happened, told while it happens, each to those who may know it.

Rules call `tell(log, audience, event)`. The log is a fixed buffer that compiled code can fill too; where nobody
listens it is None and costs nothing. The words of the log, animations, statistics and replays are made from events.
"""

from typing import Annotated

from .chance import MAX_SEATS
from .record import Int8, Int16, Int32, Int64, record
from .rule import rule

MOST_EVENTS = 512  # of one move
MOST_DRAWS = 8  # of one move whose sizes are remembered
SCRIPT = 256  # scripted outcomes that one move can use; a script as a whole may be of any length
PUBLIC = MAX_SEATS  # the seat of a spectator, after all others
Script = tuple[tuple[int, int], ...]  # streams and their next outcomes
EVERYONE = (1 << (PUBLIC + 1)) - 1


@record
class Log:
    count: Int32
    event: Annotated[list[Int64], MOST_EVENTS]
    audience: Annotated[list[Int32], MOST_EVENTS]
    draws: Int32
    draw_at: Annotated[list[Int32], MOST_DRAWS]  # how many events had been told before that draw
    draw_sides: Annotated[list[Int32], MOST_DRAWS]
    draw_stream: Annotated[list[Int8], MOST_DRAWS]
    scripted: Int32  # how many outcomes of the script are still to come
    script_value: Annotated[list[Int16], SCRIPT]
    script_stream: Annotated[list[Int8], SCRIPT]
    misscripted: Int8  # the script asked for an outcome that its draw does not have


@rule
def tell(log: Log | None, audience: int, event: int) -> None:
    if log is not None:
        if log.count < MOST_EVENTS:
            log.event[log.count] = event
            log.audience[log.count] = audience
        log.count += 1


@rule
def count_told(log: Log) -> int:
    """How many events the log holds. Raises OverflowError if a move told more than it has room for."""
    if log.count > MOST_EVENTS:
        raise OverflowError("more events than a log has room for")
    return log.count


@rule
def clear(log: Log) -> None:
    log.count = 0
    log.draws = 0
    log.scripted = 0
    log.misscripted = 0


@rule
def only(seat: int) -> int:
    return 1 << seat


@rule
def all_but(seat: int) -> int:
    return EVERYONE & ~(1 << seat)


def load_script(log: Log, script: Script) -> None:
    """Put the script before what the key would draw."""
    part = script[:SCRIPT]
    for i, (stream, outcome) in enumerate(part):
        log.script_stream[i] = stream
        log.script_value[i] = outcome
    log.scripted = len(part)


def rest_of(log: Log, script: Script) -> Script:
    """What is left of a script that was loaded, now that the move has been made."""
    left = zip(log.script_stream[: log.scripted], log.script_value[: log.scripted])
    return (*left, *script[SCRIPT:])
