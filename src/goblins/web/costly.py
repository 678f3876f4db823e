"""Costly work: so much at once and so much processor time for a person and for an address, never on the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from ..kernel.errors import BadInput
from ..tables.budgets import PROCESSOR, WORK, WORK_OF_A_PERSON, WORK_OF_AN_ADDRESS
from ..tables.worker_pool import WorkerPool
from .costly_tasks import timed
from .limits import Limits, Places

Answer = TypeVar("Answer")
AGAIN_AFTER = 1  # seconds until somebody who has too much under way may ask again


class CostlyWork:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._places = Places(WORK_OF_A_PERSON, WORK_OF_AN_ADDRESS, WORK)

    async def do(self, payers: list[str], pool: WorkerPool, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """`payers` are the address and, if we know it, the person who asks. Work goes on, and is charged, even where
        whoever asked has gone."""
        self._limits.check(PROCESSOR, *payers)
        if self._limits.pace:
            full = self._places.come(payers[-1], payers[0])
            if full is WORK:
                raise BadInput("server-busy")
            if full is not None:
                raise BadInput("too-many", seconds=AGAIN_AFTER)
        task = asyncio.ensure_future(pool.do(timed, work, *arguments))
        task.add_done_callback(lambda _: self._is_done(payers, task))
        answer: Answer = _given(await asyncio.shield(task))
        return answer

    async def charged(
        self, payers: list[str], pool: WorkerPool, work: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        """One of many pieces of something that was granted as a whole: only its time counts."""
        done = await pool.do(timed, work, *arguments)
        self._limits.charge(PROCESSOR, *payers, amount=done[0])
        answer: Answer = _given(done)
        return answer

    def _is_done(self, payers: list[str], task: asyncio.Future[Any]) -> None:
        if self._limits.pace:
            self._places.go(payers[-1], payers[0])
        if not task.cancelled() and task.exception() is None:
            self._limits.charge(PROCESSOR, *payers, amount=task.result()[0])


def _given(done: tuple[float, Any]) -> Any:
    if isinstance(done[1], BadInput):
        raise done[1]
    return done[1]
