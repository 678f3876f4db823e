"""The coach on a game that is over: what a seat's decisions were worth, judged on what it knew at the time.

Judging takes a while: the first who asks lets it begin, and whoever asks again is told how far it is, and finally
what came of it.
"""

from __future__ import annotations

import msgspec

from ..bots.best_moment import BestMoment
from ..bots.review import Judgement, Review
from ..kernel.journal import write_journal
from ..kernel.kinds import Seat
from ..kernel.names import SEAT_NAMES
from ..kernel.spoken import Spoken, spoken
from ..tables import budgets
from ..tables.table import LiveTable
from . import costly_tasks
from .bodies import Routes, encode
from .caller import Known
from .happenings import Happening, happenings
from .playing import Counts, Seated, counts_of
from .rights import check_over, table_for

routes = Routes("coaching")


class Judged(msgspec.Struct, frozen=True):
    """A decision: move `number` of the game, what would have been best, and what each was worth. `luck` is what came
    after it until the seat's next decision. A `mistake` was worse for sure, and `why` says how."""

    number: int
    move: Spoken
    text: str
    best: Spoken
    best_text: str
    is_best: bool
    value: float
    reached: float
    loss: float
    luck: float
    mistake: bool
    turning: bool
    why: Spoken | None
    why_text: str


class Coached(msgspec.Struct, frozen=True):
    """Values count in chances to win, or in points in a game for one: `first` before the first decision, `last` in
    the end. What lies between is `luck`, less what `decisions` have cost."""

    seat: Seat
    counts: Counts
    first: float
    last: float
    luck: float
    decisions: float
    span: float
    judgements: list[Judged]


class Coaching(msgspec.Struct, frozen=True):
    """How far the coach is, up to 1, and in the end what it says."""

    done: float
    review: Coached | None = None


@routes.post("/tables/{id}/review")
async def review(caller: Known, id: str, body: Seated) -> Coaching:
    """A finished game as the coach sees it from that seat. Ask again until it is done."""
    caller.spend(budgets.ASKING)
    table = await table_for(caller.table_server, caller.person, id)
    check_over(table)
    done, found = await caller.services.coach.look_at(table, table.seat_number(body.seat), caller.payers)
    return Coaching(done, None if found is None else _coached(table, found, caller.lang))


class BestMomentFace(msgspec.Struct, frozen=True):
    """What happened, after so many moves, and how likely something as good was by dice alone, if that is known."""

    step: int
    happenings: list[Happening]
    odds: tuple[int, int] | None


class BestMomentFound(msgspec.Struct, frozen=True):
    """None where nothing was good."""

    moment: BestMomentFace | None


@routes.post("/tables/{id}/best-moment")
async def find_best_moment(caller: Known, id: str, body: Seated) -> BestMomentFound:
    """What was best for that seat in a finished game."""
    caller.spend(budgets.THINKING)
    table = await table_for(caller.table_server, caller.person, id)
    check_over(table)
    assert table.play is not None
    found = await caller.costly(
        costly_tasks.best_moment_of, encode(write_journal(table.play)), table.seat_number(body.seat)
    )
    return BestMomentFound(None if found is None else _best(table, found, caller.lang))


def _best(table: LiveTable, found: BestMoment, lang: str) -> BestMomentFace:
    odds = None if found.odds is None else found.odds.as_integer_ratio()
    return BestMomentFace(found.number + 1, happenings(table.game, found.events, lang), odds)


def _coached(table: LiveTable, found: Review, lang: str) -> Coached:
    mistakes, turning = {one.number for one in found.mistakes}, {one.number for one in found.turning_points}
    return Coached(
        seat=SEAT_NAMES[found.seat],
        counts=counts_of(table),
        first=round(found.first, 4),
        last=round(found.last, 4),
        luck=round(found.luck, 4),
        decisions=round(found.decisions, 4),
        span=round(found.span, 4),
        judgements=[
            _judged(table, one, one.number in mistakes, one.number in turning, lang) for one in found.judgements
        ],
    )


def _judged(table: LiveTable, one: Judgement, mistake: bool, turning: bool, lang: str) -> Judged:
    made, best = (table.game.describe(table.game.moves.unpack(move)) for move in (one.move, one.best))
    return Judged(
        number=one.number,
        move=spoken(made),
        text=made.text(lang),
        best=spoken(best),
        best_text=best.text(lang),
        is_best=one.move == one.best,
        value=round(one.value, 4),
        reached=round(one.reached, 4),
        loss=round(one.loss, 4),
        luck=round(one.luck, 4),
        mistake=mistake,
        turning=turning,
        why=spoken(one.why) if one.why else None,
        why_text=one.why.text(lang) if one.why else "",
    )
