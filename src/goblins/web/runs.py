"""One's own runs of Nitro Run on this server, chasm by chasm: how many, how good, and the last ones."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from ..games.nitro_run import GAME
from ..games.nitro_run.rules.nitro import today
from ..games.nitro_run.state import State
from ..games.nitro_run.terms import CHASMS, Chasm
from ..kernel.faces import name_of
from ..kernel.game import Outcome
from ..kernel.layouts import layout_hash
from ..kernel.names import spelled
from ..kernel.record import blank, unpack
from ..tables.cards import Extra
from ..tables.store import Entry, Mark
from .asker import Asker, Known
from .bodies import Routes

routes = Routes("runs")

MOST_TABLES = 500  # that are looked through, of all games
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
async def own_runs(asker: Known) -> list[ChasmRuns]:
    """Whole weeks that one has played to the end here; lessons and games from positions are not among them."""
    found: dict[str, list[RunFace]] = {name_of(Chasm(chasm)): [] for chasm in range(CHASMS)}
    async for entry in _finished(asker):
        snapshot = await asker.services.store.snapshot(entry.table)
        if snapshot is not None and snapshot.layout == layout_hash(State):
            state = unpack(State, snapshot.state)
            found[name_of(Chasm(state.chasm))].append(_run(entry, state))
    return [_summed(chasm, runs) for chasm, runs in found.items()]


async def _finished(asker: Asker) -> AsyncIterator[Entry]:
    mark: Mark | None = None
    for _ in range(MOST_TABLES // A_PAGE):
        entries = await asker.services.store.cards_of(asker.person.id, A_PAGE, mark)
        for entry in entries:
            extra = msgspec.json.decode(entry.card.extra, type=Extra)
            own = bool(entry.card.members.get(asker.person.id))
            whole = not extra.from_position and extra.variant.get("start") == "week"
            if entry.card.game == GAME.id and entry.card.status == "over" and own and whole:
                yield entry
        if len(entries) < A_PAGE:
            break
        mark = entries[-1].mark


def _run(entry: Entry, state: State) -> RunFace:
    outcome = blank(Outcome)
    GAME.outcome(state, None, outcome)
    ending = spelled(GAME.endings, outcome.ended)
    return RunFace(entry.table, entry.card.changed_at, int(outcome.points[0]), ending, int(today(state)))


def _summed(chasm: str, runs: list[RunFace]) -> ChasmRuns:
    points = [run.points for run in runs]
    return ChasmRuns(
        chasm=chasm,
        runs=len(runs),
        best=max(points, default=None),
        mean=round(sum(points) / len(points), 1) if points else None,
        last=runs[:LAST],
    )
