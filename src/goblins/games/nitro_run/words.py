"""What is asked, and what a refusal must name, as sentences of `locales/*/nitro-run.ftl`."""

from typing import Any

from ...kernel.game import seat_term
from ...kernel.names import name_of
from ...kernel.steps import is_over, may_decide, seats_in
from ...kernel.words import Sentence, Term
from . import moves
from .moves import schemer_of, space_of, verb_of
from .reasons import Reason
from .rules.specs import count_between, spec_at
from .state import Kit, State
from .terms import Colour, Kind, Phase, Place, Relief, Schemer, Shape, Task, Terrain

CHAPTERS = (
    "NR-chasm",
    "NR-half-spaces",
    "NR-entrance",
    "NR-hexes",
    "NR-stack",
    "NR-peek",
    "NR-card",
    "NR-actions",
    "NR-delegate",
    "NR-team",
    "NR-line",
    "NR-move",
    "NR-build-track",
    "NR-workflow",
    "NR-rubble",
    "NR-stunned",
    "NR-clean",
    "NR-demolish",
    "NR-day-end",
    "NR-overtime",
    "NR-out-of-track",
    "NR-continuous",
    "NR-cart",
    "NR-step",
    "NR-brake",
    "NR-lighten",
    "NR-score",
    "NR-daily",
)

EXPLAINED = (
    "schemer",
    "grunt",
    "spec",
    *(f"shape-{name_of(shape)}" for shape in Shape),
    *(f"kind-{name_of(kind)}" for kind in Kind),
    *(f"terrain-{name_of(terrain)}" for terrain in Terrain),
    *(f"task-{name_of(task)}" for task in Task if task != Task.NONE),
    *(f"colour-{name_of(colour)}" for colour in Colour if colour != Colour.NONE),
    *(f"relief-{name_of(relief)}" for relief in Relief),
    "entrance",
    "exit",
    "tunnel",
    "nitro",
    "passenger",
    "stability",
    "speed",
)


def schemer_term(schemer: int) -> Term:
    name = name_of(Schemer(schemer))
    return Term(f"nitro-run-schemer-{name}", name)


def task_term(task: int) -> Term:
    name = name_of(Task(task))
    return Term(f"nitro-run-task-{name}", name)


def question(s: State, kit: Kit, seat: int) -> Sentence:
    """One sentence: what is asked. There is only one to ask."""
    if is_over(s):
        return Sentence("question-over")
    if not may_decide(s, seat):
        return Sentence("question-waiting", {"seat": seat_term(seats_in(s.table.awaiting)[0])})
    arguments: dict[str, Any] = {}
    match s.phase:
        case Phase.ACT:
            arguments |= {"schemer": schemer_term(s.active - 1), "actions": s.schemers[s.active - 1].actions}
        case Phase.TASK:
            arguments |= {"task": task_term(s.task), "times": s.times}
        case Phase.RUBBLE:
            arguments |= {"spec": spec_at(s, Place.FALLING) + 1, "pieces": count_between(s, Place.FALLING, 1)}
        case Phase.WORKFLOW:
            arguments |= {"schemer": schemer_term(s.active - 1)}
        case Phase.RIDE:
            arguments |= {"ridden": s.run.ridden, "left": s.run.sections - s.run.ridden}
    return Sentence(f"nitro-run-question-{name_of(Phase(s.phase))}", arguments)


def refusal_arguments(s: State, kit: Kit, seat: int, move: int, reason: int) -> dict[str, Any]:
    """What the sentence names besides the fields of the move itself."""
    match reason:
        case Reason.OTHER_TASK | Reason.TASK_FIRST:
            return {"task_now": task_term(s.task)}
        case Reason.TOO_FAR:
            return {"schemer": schemer_term(max(0, s.active - 1))}
        case Reason.SCHEMER_BUSY:
            return {"busy": schemer_term(max(0, s.active - 1))}
        case Reason.OCCUPIED:
            return {"occupant": schemer_term(_occupant(s, space_of(move)))}
        case Reason.NO_ACTIONS | Reason.STUNNED:
            return {"schemer": schemer_term(schemer_of(move) if verb_of(move) == moves.Scheme.code else 0)}
    return {}


def _occupant(s: State, space: int) -> int:
    return next((schemer for schemer in Schemer if s.schemers[schemer].space == space), Schemer.SKAB)
