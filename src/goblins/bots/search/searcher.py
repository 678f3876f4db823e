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
from .engine import Desk, Engine
from .parameters import SearchParameters
from .result import Candidate, SearchResult

LOOK_EVERY = 256  # iterations until it is asked whether all is decided
DECISIONS_KEPT = 2  # for so many decisions there is room in the trees
DESKS = 5  # what keys are derived for
SUMMED = ("visits", "total", "squares", "won", "lost")  # over the edges of one move


class Searcher:
    def __init__(self, engine: Engine, parameters: SearchParameters, budget: Budget, threads: int = 1) -> None:
        self.budget, self.threads = budget, threads
        room = DECISIONS_KEPT * -(-budget.iterations // threads)
        self.desks = [Desk(engine, parameters, room) for _ in range(threads)]

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
        for number, desk in enumerate(self.desks):
            desk.take_up(seen, _key_of_desk(seed, number), each, judged)
        listeners = [on_progress, *[None] * (self.threads - 1)]
        meters = [BudgetMeter(each, deadline, listener) for listener in listeners]
        if self.threads == 1:
            made = _work(self.desks[0], meters[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                made = sum(pool.map(_work, self.desks, meters))
        return SearchResult(_merged(self.desks), made, time.monotonic() - began, self.desks[0].draws_lots())


def _key_of_desk(seed: int, number: int) -> Key:
    chance = blank(Chance)
    derive_key(chance, key_from_seed(seed), DESKS, number)
    return chance.key


def _work(desk: Desk, meter: BudgetMeter) -> int:
    """So many iterations, or as many as there is time for, or until nothing can change any more."""
    if desk.compares():
        return compete(desk, meter)
    made, share = 0, 0.0
    while share < 1.0 and not (made and made % LOOK_EVERY == 0 and _is_decided(desk, meter.left(made))):
        batch = meter.next_batch(made)
        desk.iterate(batch)
        made += batch
        share = meter.report(made)
    return made


def _is_decided(desk: Desk, left: int) -> bool:
    """Nothing that is left to do could make another move the most visited one."""
    if desk.draws_lots():
        return False
    visits = sorted((int(edge["visits"]) for edge in desk.root_edges()), reverse=True)
    return len(visits) > 1 and visits[0] - visits[1] > left


def _merged(desks: list[Desk]) -> tuple[Candidate, ...]:
    """The edges of all desks at the root, those of one move together; of equals that first which was tried first."""
    sums: dict[int, list[float]] = {}
    for desk in desks:
        for edge in sorted(desk.root_edges(), key=lambda edge: int(edge["rank"])):
            known = sums.setdefault(int(edge["move"]), [0.0] * len(SUMMED))
            for i, name in enumerate(SUMMED):
                known[i] += edge[name].item()
    found = [_candidate(move, *known) for move, known in sums.items()]
    return tuple(sorted(found, key=lambda one: (-one.visits, -one.value)))


def _candidate(move: int, visits: float, total: float, squares: float, won: float, lost: float) -> Candidate:
    mean = total / visits
    variance = max(0.0, squares / visits - mean * mean)
    error = math.sqrt(variance / (visits - 1)) if visits > 1 else math.inf
    return Candidate(move, int(visits), mean, error, won / visits, lost / visits)
