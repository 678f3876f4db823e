"""What is asked, and what a refusal must name, as sentences of `locales/*/nitro-run.ftl`."""

from typing import Any

from ...kernel.game import seat_term
from ...kernel.names import name_of
from ...kernel.offers import Offers, count_offers
from ...kernel.record import blank
from ...kernel.steps import is_over, may_decide, seats_in
from ...kernel.words import Sentence, Term, Terms
from . import moves
from .moves import colour_of, schemer_of, space_of, spec_of, task_of, verb_of
from .reasons import Reason
from .rules.listing import legal_moves
from .rules.production import refuse_nothing_to_do
from .rules.rubble import rubble_spaces
from .rules.schemers import schemer_at
from .rules.specs import count_between, shape_of_spec, spec_at
from .state import Kit, State
from .terms import NOTHING, SPACES, Colour, Kind, Phase, Place, Relief, Schemer, Shape, Task, Terrain

CHAPTERS = (
    "NR-entrance",
    "NR-chasm",
    "NR-half-spaces",
    "NR-hexes",
    "NR-actions",
    "NR-stack",
    "NR-card",
    "NR-delegate",
    "NR-peek",
    "NR-line",
    "NR-team",
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
    "team",
    "day",
    "lacking",
    "ridden",
    "load",
    "score",
    "entrance",
    "exit",
    "tunnel",
    "nitro",
    "passenger",
    "stability",
    "speed",
)


STOPPING = ("rest", "end-day")  # always possible, and not named where there is anything better


def schemer_term(schemer: int) -> Term:
    name = name_of(Schemer(schemer))
    return Term(f"nitro-run-schemer-{name}", name)


def task_term(task: int) -> Term:
    name = name_of(Task(task))
    return Term(f"nitro-run-task-{name}", name)


def idea_term(name: str) -> Term:
    return Term(f"nitro-run-idea-{name}", name)


def danger_term(name: str) -> Term:
    return Term(f"nitro-run-danger-{name}", name)


def driving_term(name: str) -> Term:
    return Term(f"nitro-run-driving-{name}", name)


def question(s: State, kit: Kit, seat: int) -> Sentence:
    """One sentence: what is asked. There is only one to ask."""
    if is_over(s):
        return Sentence("question-over")
    if not may_decide(s, seat):
        return Sentence("question-waiting", {"seat": seat_term(seats_in(s.table.awaiting)[0])})
    arguments: dict[str, Any] = {}
    match s.phase:
        case Phase.ACT:
            first, second, *others = ideas(s, kit, seat)
            others = [one for one in others if one not in STOPPING]
            arguments |= {"schemer": schemer_term(s.active - 1), "actions": s.schemers[s.active - 1].actions}
            arguments |= {"idea": idea_term(first), "other": idea_term(second)}
            arguments |= {"others": len(others), "rest": Terms(tuple((idea_term(one), "") for one in others))}
        case Phase.TASK:
            arguments |= {"task": task_term(s.task), "times": s.times}
        case Phase.RUBBLE:
            arguments |= {"spec": spec_at(s, Place.FALLING) + 1, "pieces": count_between(s, Place.FALLING, 1)}
            arguments |= {"danger": danger_term(danger_of_rubble(s))}
        case Phase.CALM:
            arguments |= {"stability": s.run.stability}
        case Phase.WORKFLOW:
            arguments |= {"schemer": schemer_term(s.active - 1)}
        case Phase.RIDE:
            arguments |= {"ridden": s.run.ridden, "left": s.run.sections - s.run.ridden}
            arguments |= {"driving": driving_term(ways_to_drive(s, kit, seat))}
    return Sentence(f"nitro-run-question-{name_of(Phase(s.phase))}", arguments)


def ideas(s: State, kit: Kit, seat: int) -> list[str]:
    """What an action may be for, of the moves there are; what brings the end of the track nearest comes first."""
    offered = _offered(s, kit, seat)
    verbs = {verb_of(move) for move in offered}
    told = {colour_of(move) for move in offered if verb_of(move) == moves.Delegate.code}
    told |= {task_of(move) for move in offered if verb_of(move) == moves.Team.code}
    useful = [
        name_of(task)
        for task in (Task.FABRICATE, Task.GATHER, Task.RUSH, Task.DRAFT)
        if task in told and refuse_nothing_to_do(s, kit, task) == Reason.NONE
    ]
    build = ["build"] if moves.Build.code in verbs else []
    plan = ["plan"] if moves.Plan.code in verbs else []
    walk = ["walk"] if moves.MoveSchemer.code in verbs else []
    blow_up = ["blow-up"] if moves.Demolish.code in verbs else []
    return [*build, *useful, *plan, *walk, *blow_up, *STOPPING]


def danger_of_rubble(s: State) -> str:
    """The worst that falling rubble may do now: cover track, hit a schemer, or lie there."""
    spaces = [space for space in range(SPACES) if rubble_spaces(s) >> space & 1]
    if any(s.spaces[space].section for space in spaces):
        return "track"
    return "schemer" if any(schemer_at(s, space) != NOTHING for space in spaces) else "ground"


def ways_to_drive(s: State, kit: Kit, seat: int) -> str:
    verbs = {verb_of(move) for move in _offered(s, kit, seat)}
    brakes, jumps = moves.Brake.code in verbs, moves.Lighten.code in verbs
    return "both" if brakes and jumps else "brake" if brakes else "lighten" if jumps else "ride"


def _offered(s: State, kit: Kit, seat: int) -> list[int]:
    out = blank(Offers)
    legal_moves(s, kit, seat, out)
    return [int(move) for move in out.move[: count_offers(out)]]


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
        case Reason.OTHER_SHAPE:
            shape = name_of(Shape(shape_of_spec(s, kit, spec_of(move))))
            return {"shape": Term(f"nitro-run-shape-{shape}", shape)}
        case Reason.NOT_IN_POOL:
            pool = [spec + 1 for spec in range(s.drawn) if s.specs[spec].place == Place.POOL]
            return {"specs": Terms.undeclined(pool) if pool else "none"}
        case Reason.NO_ACTIONS | Reason.STUNNED:
            return {"schemer": schemer_term(schemer_of(move) if verb_of(move) == moves.Scheme.code else 0)}
    return {}


def _occupant(s: State, space: int) -> int:
    return next((schemer for schemer in Schemer if s.schemers[schemer].space == space), Schemer.SKAB)
