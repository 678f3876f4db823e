"""The coach looks at games that are over, each seat's once, decision by decision: no bot elsewhere waits for long."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ..bots.review import Judgement, Review, decisions_of, reviewed
from ..kernel.errors import BadInput
from ..tables import bot_tasks
from ..tables.bot_tasks import task_of
from ..tables.budgets import REVIEWS
from ..tables.table import LiveTable
from ..tables.worker_pool import WorkerPool
from .costly import CostlyWork


class Coach:
    def __init__(self, workers: WorkerPool, costly_work: CostlyWork) -> None:
        self.workers = workers
        self.costly_work = costly_work
        self.looking: OrderedDict[tuple[str, int], RunningReview] = OrderedDict()

    async def look_at(self, table: LiveTable, seat: int, payers: list[str]) -> tuple[float, Review | None]:
        """How far it is, and in the end what it says. What went wrong is told once; who asks again begins anew."""
        key = table.id, seat
        if key not in self.looking:
            self.looking[key] = RunningReview(self, table, seat, payers)
        self.looking.move_to_end(key)
        while len(self.looking) > REVIEWS.most:
            REVIEWS.refuse()
            self.looking.popitem(last=False)[1].task.cancel()
        look = self.looking[key]
        if not look.task.done():
            return look.done, None
        try:
            return 1.0, await look.task
        except Exception:
            del self.looking[key]
            raise

    def close(self) -> None:
        for look in self.looking.values():
            look.task.cancel()


class RunningReview:
    """The review of one seat's game, while it is worked out and after."""

    """`payers` are those who asked first."""

    def __init__(self, coach: Coach, table: LiveTable, seat: int, payers: list[str]) -> None:
        self.done = 0.0
        self.task = asyncio.get_running_loop().create_task(self._judge(coach, table, seat, payers))

    async def _judge(self, coach: Coach, table: LiveTable, seat: int, payers: list[str]) -> Review:
        play = table.play
        assert play is not None
        judged: list[Judgement] = []
        for decision in decisions_of(play, seat):
            task = task_of(table, decision.seen)
            asked = bot_tasks.judge, task, decision.number, decision.move
            found = await coach.costly_work.charged(payers, coach.workers, *asked)
            if found is None:
                raise BadInput("coach-not-ready")
            judged.append(found)
            self.done = (decision.number + 1) / len(play.made)
        if not judged:
            raise BadInput("coach-no-choice")
        return reviewed(play, seat, judged)
