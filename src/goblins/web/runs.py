"""One's own games of the kind that has a run of the day, course by course: how many, how good, and the last ones."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from ..kernel.daily import daily_of
from ..kernel.game import Game, Outcome
from ..kernel.layouts import layout_hash
from ..kernel.names import spelled
from ..kernel.record import blank, unpack
from ..tables.budgets import RUNS
from ..tables.cards import CardDetails
from ..tables.store import ListedTable, Mark
from .bodies import Routes
from .caller import Caller, Known

routes = Routes("runs")

A_PAGE = 100
LAST = 10


class RunFace(msgspec.Struct, frozen=True):
    """A week that is over; `day` is the day in which it ended."""

    table: str
    at: int
    points: int
    ending: str
    day: int


class ChasmRuns(msgspec.Struct, frozen=True):
    """All runs through a chasm, the last ones first. Without any there is no best and no mean."""

    chasm: str
    runs: int
    best: int | None
    mean: float | None
    last: list[RunFace]


@routes.get("/runs")
async def own_runs(caller: Known) -> list[ChasmRuns]:
    """Whole weeks that one has played to the end here; lessons and games from positions are not among them."""
    game = caller.services.daily.game
    daily = daily_of(game)
    found: dict[str, list[RunFace]] = {course: [] for course in daily.courses}
    async for one in _finished(caller, game):
        snapshot = await caller.services.store.snapshot(one.table)
        if snapshot is not None and snapshot.layout == layout_hash(game.state):
            state = unpack(game.state, snapshot.state)
            found[daily.course(state)].append(_run(game, one, state))
    return [_summed(chasm, runs) for chasm, runs in found.items()]


async def _finished(caller: Caller, game: Game) -> AsyncIterator[ListedTable]:
    mark: Mark | None = None
    for _ in range(RUNS.most // A_PAGE):
        cards = await caller.services.store.cards_of(caller.person.id, A_PAGE, mark)
        for one in cards:
            details = msgspec.json.decode(one.card.extra, type=CardDetails)
            own = bool(one.card.members.get(caller.person.id))
            whole = not details.from_position and daily_of(game).is_whole(details.variant)
            if one.card.game == game.id and one.card.status == "over" and own and whole:
                yield one
        if len(cards) < A_PAGE:
            break
        mark = cards[-1].mark


def _run(game: Game, one: ListedTable, state: Any) -> RunFace:
    outcome = blank(Outcome)
    game.outcome(state, None, outcome)
    ending = spelled(game.endings, outcome.ended)
    return RunFace(one.table, one.card.changed_at, int(outcome.points[0]), ending, daily_of(game).days(state))


def _summed(chasm: str, runs: list[RunFace]) -> ChasmRuns:
    points = [run.points for run in runs]
    return ChasmRuns(
        chasm=chasm,
        runs=len(runs),
        best=max(points, default=None),
        mean=round(sum(points) / len(points), 1) if points else None,
        last=runs[:LAST],
    )
