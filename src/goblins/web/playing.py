"""Questions before a move: is it allowed, what would happen, what would be best."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from ..kernel.errors import BadInput
from ..kernel.foresee import Branch
from ..kernel.game import Game
from ..kernel.reasons import Refused
from ..kernel.spoken import Spoken, spoken
from ..kernel.vocabulary import Move
from ..tables import bot_tasks, budgets
from ..tables.bot_tasks import BotTask, preview_task_for, task_for
from ..tables.budgets import FORESEEN, MOVE
from ..tables.requests.people import check_unaided
from ..tables.table import LiveTable
from .bodies import Routes
from .caller import Known
from .errors import Problem, problem_of
from .happenings import Happening, happenings
from .rights import own_seat, table_for

if TYPE_CHECKING:
    from ..bots.advice import Hint

routes = Routes("playing")

Counts = Literal["chance", "points"]  # what the coach counts in


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move in notation."""

    seat: str
    move: str


class Attempts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves in notation, one after the other."""

    seat: str
    moves: list[str]


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: str


class WhyNot(msgspec.Struct, frozen=True):
    """The reason why not; None if the move is allowed."""

    reason: Problem | None


class BranchFace(msgspec.Struct, frozen=True):
    """One way the draws may fall: its odds are `odds[0]` in `odds[1]`."""

    odds: tuple[int, int]
    events: list[Happening]


class ResultFace(msgspec.Struct, frozen=True):
    """What a roll may come to: its odds are `odds[0]` in `odds[1]`."""

    odds: tuple[int, int]
    said: Spoken
    text: str


class ForesightFace(msgspec.Struct, frozen=True):
    """What is certain; then, if something is drawn, the ways it may fall, unless they are too many. `own` is what a
    sealed move will do by itself when it is shown; `results` is what the draws come to, where the game can tell."""

    certain: list[Happening]
    drawn: bool
    branches: list[BranchFace]
    own: list[Happening]
    results: list[ResultFace]


class Reason(msgspec.Struct, frozen=True):
    said: Spoken
    text: str


class Candidate(msgspec.Struct, frozen=True):
    """A move that is advised, as a document, in notation and in words, and why. `value` is the chance to win that is
    expected of it, or points in a game for one, `uncertainty` its standard error; None where nobody has searched.
    `then` are the moves that belong to the same thought."""

    face: Annotated[Any, Move]
    move: str
    said: Spoken
    text: str
    reasons: list[Reason]
    then: list[Spoken]
    visits: int
    value: float | None = None
    uncertainty: float | None = None


class Advice(msgspec.Struct, frozen=True):
    """The best first. `mixed`: others decide at the same time, and none of the best should always be made. `exact`:
    it was worked out to the end. Otherwise, without `iterations`, it is only a guess: the search is still being
    compiled. Values count in chances to win, or in points in a game for one."""

    candidates: list[Candidate]
    mixed: bool
    iterations: int
    exact: bool
    counts: Counts


@routes.post("/tables/{id}/why-not")
async def why_not(caller: Known, id: str, body: Attempt) -> WhyNot:
    """Why a move is not allowed now."""
    table = await table_for(caller.table_server, caller.person, id)
    seat = own_seat(table, caller.person, body.seat)
    assert table.play is not None
    refusal = table.play.why_not(seat, _packed(table.game, body.move))
    return WhyNot(None if refusal is None else problem_of(Refused(refusal), caller.lang))


@routes.post("/tables/{id}/foresee")
async def foresee(caller: Known, id: str, body: Attempts) -> ForesightFace:
    """What these moves are certain to bring, from what the seat can know, and the odds of the next draw."""
    caller.spend(budgets.THINKING)
    table = await table_for(caller.table_server, caller.person, id)
    seat = own_seat(table, caller.person, body.seat)
    FORESEEN.hold(len(body.moves), "moves")
    if not body.moves:
        raise BadInput("moves", most=FORESEEN.most)
    game = table.game
    moves = [_packed(game, move) for move in body.moves]
    found = await caller.thought(bot_tasks.preview, preview_task_for(table, seat), moves)
    return ForesightFace(
        certain=happenings(game, found.certain, caller.lang),
        drawn=found.drawn,
        branches=[_branch(game, branch, caller.lang) for branch in found.branches],
        own=happenings(game, found.own, caller.lang),
        results=[
            ResultFace(one.odds.as_integer_ratio(), spoken(one.sentence), one.sentence.text(caller.lang))
            for one in found.results
        ],
    )


@routes.post("/tables/{id}/advise")
async def advise(caller: Known, id: str, body: Seated) -> Advice:
    """What one could do, how good each move looks from what one can know, and why."""
    table, task = await help_wanted(caller, id, body)
    found = await caller.thought(bot_tasks.advise, task)
    candidates = [_candidate(table.game, hint, caller.lang) for hint in found.hints]
    return Advice(candidates, found.mixed, found.iterations, found.exact, counts_of(table))


async def help_wanted(caller: Known, id: str, body: Seated) -> tuple[LiveTable, BotTask]:
    """What a seat that has to decide may know, for somebody who helps it."""
    caller.spend(budgets.THINKING)
    table = await table_for(caller.table_server, caller.person, id)
    seat = own_seat(table, caller.person, body.seat)
    check_unaided(table)
    if seat not in table.deciders:
        raise BadInput("not-asked")
    return table, task_for(table, seat, "")


def counts_of(table: LiveTable) -> Counts:
    return "points" if table.arrangement.seats == 1 else "chance"


def _candidate(game: Game, hint: Hint, lang: str) -> Candidate:
    move = game.moves.unpack(hint.move)
    sentence = game.describe(move)
    return Candidate(
        face=move,
        move=game.moves.write(hint.move),
        said=spoken(sentence),
        text=sentence.text(lang),
        reasons=[Reason(spoken(reason), reason.text(lang)) for reason in hint.reasons],
        then=[spoken(game.describe(game.moves.unpack(move))) for move in hint.then],
        visits=hint.visits,
        value=_known(hint.value),
        uncertainty=_known(hint.uncertainty),
    )


def _known(figure: float) -> float | None:
    return round(figure, 4) if math.isfinite(figure) else None


def _packed(game: Game, move: str) -> int:
    MOVE.hold(len(move), "too-large")
    return game.moves.read(move).packed()


def _branch(game: Game, branch: Branch, lang: str) -> BranchFace:
    return BranchFace(branch.odds.as_integer_ratio(), happenings(game, branch.events, lang))
