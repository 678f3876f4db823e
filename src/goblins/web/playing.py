"""Questions before a move: is it allowed, what would happen, what would a bot do."""

from __future__ import annotations

from typing import Any

import msgspec

from ..bots import bot_names
from ..kernel.errors import BadInput
from ..kernel.foresee import Branch
from ..kernel.game import Game
from ..kernel.reasons import CommonReason, Refused
from ..kernel.spoken import Spoken, spoken
from ..tables.thinkers import thought_for
from .asker import Known
from .bodies import Routes
from .errors import Problem, problem_of
from .happenings import Happening, happenings, sentence_of
from .rights import own_seat, table_for

routes = Routes("playing")

MOST_MOVES = 32  # to look ahead
LONGEST_MOVE = 500


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


class ForesightFace(msgspec.Struct, frozen=True):
    """What is certain; then, if something is drawn, the ways it may fall, unless they are too many. `own` is what a
    sealed move will do by itself when it is shown."""

    certain: list[Happening]
    drawn: bool
    branches: list[BranchFace]
    own: list[Happening]


class Candidate(msgspec.Struct, frozen=True):
    """A move that is advised, as a face, in notation and in words. `value` is what the adviser expects of it."""

    face: Any
    move: str
    said: Spoken
    text: str
    value: float | None = None


class Advice(msgspec.Struct, frozen=True):
    """The best first."""

    bot: str
    candidates: list[Candidate]


@routes.post("/tables/{id}/why-not")
async def why_not(asker: Known, id: str, body: Attempt) -> WhyNot:
    """Why a move is not allowed now."""
    table = await table_for(asker.hall, asker.person, id)
    seat = own_seat(table, asker.person, body.seat)
    assert table.play is not None
    move = _parsed(table.game, body.move)
    state, kit = table.play.state, table.play.kit
    code = table.game.why_not(state, kit, seat, move)
    if code == CommonReason.NONE:
        return WhyNot(None)
    return WhyNot(problem_of(Refused(table.game.explain(state, kit, seat, move, code)), asker.lang))


@routes.post("/tables/{id}/foresee")
async def foresee(asker: Known, id: str, body: Attempts) -> ForesightFace:
    """What these moves are certain to bring, from what the seat can know, and the odds of the next draw."""
    asker.spend("thinking")
    table = await table_for(asker.hall, asker.person, id)
    seat = own_seat(table, asker.person, body.seat)
    if not 1 <= len(body.moves) <= MOST_MOVES:
        raise BadInput("moves", most=MOST_MOVES)
    game = table.game
    moves = [_parsed(game, move) for move in body.moves]
    found = await asker.services.thinkers.preview(thought_for(table, seat, ""), moves)
    return ForesightFace(
        certain=happenings(game, found.certain, asker.lang),
        drawn=found.drawn,
        branches=[_branch(game, branch, asker.lang) for branch in found.branches],
        own=happenings(game, found.own, asker.lang),
    )


@routes.post("/tables/{id}/advise")
async def advise(asker: Known, id: str, body: Seated) -> Advice:
    """What the best bot would do in one's place, knowing no more than one can know."""
    asker.spend("thinking")
    table = await table_for(asker.hall, asker.person, id)
    seat = own_seat(table, asker.person, body.seat)
    if seat not in table.deciders():
        raise BadInput("not-asked")
    game, bot = table.game, bot_names(table.game)[-1]
    move = await asker.services.thinkers.choose(thought_for(table, seat, bot))
    face = game.moves.face(game.moves.parse(move))
    sentence = sentence_of(game, face)
    return Advice(bot, [Candidate(face, move, spoken(sentence), sentence.text(asker.lang))])


def _parsed(game: Game, move: str) -> int:
    if len(move) > LONGEST_MOVE:
        raise BadInput("too-large", most=LONGEST_MOVE)
    return game.moves.parse(move)


def _branch(game: Game, branch: Branch, lang: str) -> BranchFace:
    return BranchFace(branch.odds.as_integer_ratio(), happenings(game, branch.events, lang))
