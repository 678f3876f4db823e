"""The coach looks at games that are over, each seat's once, decision by decision: no bot elsewhere waits for long."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ..bots.review import Judgement, Review, decisions_of, reviewed
from ..kernel.errors import BadInput
from ..tables.bot_tasks import task_of
from ..tables.table import LiveTable
from ..tables.worker_pool import WorkerPool

REVIEWS_KEPT = 64


class Coach:
    def __init__(self, workers: WorkerPool) -> None:
        self.workers = workers
        self.looking: OrderedDict[tuple[str, int], RunningReview] = OrderedDict()

    async def look_at(self, table: LiveTable, seat: int) -> tuple[float, Review | None]:
        """How far it is, and in the end what it says. What went wrong is told once; who asks again begins anew."""
        key = table.id, seat
        if key not in self.looking:
            self.looking[key] = RunningReview(self.workers, table, seat)
        self.looking.move_to_end(key)
        while len(self.looking) > REVIEWS_KEPT:
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

    def __init__(self, workers: WorkerPool, table: LiveTable, seat: int) -> None:
        self.done = 0.0
        self.task = asyncio.get_running_loop().create_task(self._judge(workers, table, seat))

    async def _judge(self, workers: WorkerPool, table: LiveTable, seat: int) -> Review:
        play = table.play
        assert play is not None
        judged: list[Judgement] = []
        for decision in decisions_of(play, seat):
            found = await workers.judge(task_of(table, decision.seen), decision.number, decision.move)
            if found is None:
                raise BadInput("coach-not-ready")
            judged.append(found)
            self.done = (decision.number + 1) / len(play.made)
        if not judged:
            raise BadInput("coach-no-choice")
        return reviewed(play, seat, judged)
