"""Requests that arrive during a round trip to the database travel together on the next one.

When several did so, more are on their way, and the next trip waits a moment for them: a trip costs much the same
however many travel. Whoever asks alone never waits.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from typing import Generic, TypeVar

from .errors import StoreUnavailable

Ask = TypeVar("Ask")
Answer = TypeVar("Answer")


class Gather(Generic[Ask, Answer]):
    """`serve` answers each ask of a group with a value or an error. It is served even if nobody waits any more."""

    def __init__(
        self,
        serve: Callable[[list[Ask]], Awaitable[Sequence[Answer | Exception]]],
        most: int = 256,
        moment: float = 0.0,
    ) -> None:
        self._serve = serve
        self._most = most
        self._moment = moment
        self._waiting: deque[tuple[Ask, asyncio.Future[Answer]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def ask(self, ask: Ask) -> asyncio.Future[Answer]:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        if self._closed:
            answer.set_exception(StoreUnavailable("store-closed"))
            return answer
        self._waiting.append((ask, answer))
        if self._task is None:
            self._task = loop.create_task(self._run())
        return answer

    async def close(self) -> None:
        """After what was asked has been answered."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        together = 1
        while self._waiting:
            if together > 1 and len(self._waiting) < self._most:
                await asyncio.sleep(self._moment)
            group = list(islice(self._waiting, self._most))
            together = len(group)
            for _ in group:
                self._waiting.popleft()
            answers: Sequence[Answer | Exception]
            try:
                answers = await self._serve([ask for ask, _ in group])
            except Exception as error:
                answers = [error] * len(group)
            for (_, future), answer in zip(group, answers, strict=True):
                if future.done():  # whoever asked was cancelled
                    continue
                if isinstance(answer, Exception):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)
        self._task = None
