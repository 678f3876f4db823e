"""A searcher thinks about one seat's decisions, and keeps what it has thought for the next one."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from ...kernel.chance import Chance, Key, derive_key, key_from_seed
from ...kernel.glimpse import Glimpse
from ...kernel.record import blank
from .budget import Budget, BudgetMeter
from .contest import compete
from .engine import Engine, SearchWorkspace
from .parameters import SearchParameters
from .result import SearchedMove, SearchResult

LOOK_EVERY = 256  # iterations until it is asked whether all is decided
DECISIONS_KEPT = 2  # for so many decisions there is room in the trees
WORKSPACES = 5  # what keys are derived for
SUMMED = ("visits", "total", "squares", "won", "lost")  # over the edges of one move


class Searcher:
    def __init__(self, engine: Engine, parameters: SearchParameters, budget: Budget, threads: int = 1) -> None:
        self.budget, self.threads = budget, threads
        room = DECISIONS_KEPT * -(-budget.iterations // threads)
        self.workspaces = [SearchWorkspace(engine, parameters, room) for _ in range(threads)]

    def think(
        self,
        seen: Glimpse,
        seed: int,
        deadline: float = math.inf,
        on_progress: Callable[[float], None] | None = None,
        judged: int | None = None,
    ) -> SearchResult:
        """About the decision that the seat has to make. The same seed gives the same thoughts, unless the clock cuts
        them short; `deadline` is in seconds of `time.monotonic`. A move to be `judged` is considered in any case."""
        began = time.monotonic()
        deadline = min(deadline, began + self.budget.seconds)
        each = -(-self.budget.iterations // self.threads)
        for number, workspace in enumerate(self.workspaces):
            workspace.take_up(seen, _key_of_workspace(seed, number), each, judged)
        listeners = [on_progress, *[None] * (self.threads - 1)]
        meters = [BudgetMeter(each, deadline, listener) for listener in listeners]
        if self.threads == 1:
            made = _work(self.workspaces[0], meters[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                made = sum(pool.map(_work, self.workspaces, meters))
        return SearchResult(_merged(self.workspaces), made, time.monotonic() - began, self.workspaces[0].draws_lots())


def _key_of_workspace(seed: int, number: int) -> Key:
    chance = blank(Chance)
    derive_key(chance, key_from_seed(seed), WORKSPACES, number)
    return chance.key


def _work(workspace: SearchWorkspace, meter: BudgetMeter) -> int:
    """So many iterations, or as many as there is time for, or until nothing can change any more."""
    if workspace.compares():
        return compete(workspace, meter)
    made, share = 0, 0.0
    while share < 1.0 and not (made and made % LOOK_EVERY == 0 and _is_decided(workspace, meter.left(made))):
        batch = meter.next_batch(made)
        workspace.iterate(batch)
        made += batch
        share = meter.report(made)
    return made


def _is_decided(workspace: SearchWorkspace, left: int) -> bool:
    """Nothing that is left to do could make another move the most visited one."""
    if workspace.draws_lots():
        return False
    visits = sorted((int(edge["visits"]) for edge in workspace.root_edges()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left


def _merged(workspaces: list[SearchWorkspace]) -> tuple[SearchedMove, ...]:
    """The edges of all workspaces at the root, those of one move together; of equals, the first tried."""
    sums: dict[int, list[float]] = {}
    for workspace in workspaces:
        for edge in sorted(workspace.root_edges(), key=lambda edge: int(edge["rank"])):
            known = sums.setdefault(int(edge["move"]), [0.0] * len(SUMMED))
            for i, name in enumerate(SUMMED):
                known[i] += edge[name].item()
    found = [_candidate(move, *known) for move, known in sums.items()]
    return tuple(sorted(found, key=lambda one: (-one.visits, -one.value)))


def _candidate(move: int, visits: float, total: float, squares: float, won: float, lost: float) -> SearchedMove:
    mean = total / visits
    variance = max(0.0, squares / visits - mean * mean)
    error = math.sqrt(variance / (visits - 1)) if visits > 1 else math.inf
    return SearchedMove(move, int(visits), mean, error, won / visits, lost / visits)
