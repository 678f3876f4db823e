"""What has been looked at, and what was found. The sentences are those of docs/protocol.md, in its language."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import msgspec

LONGEST_PROBLEM = 600


class Broken(Exception):  # noqa: N818 - a rule is
    """The protocol wants something else."""


class Finding(msgspec.Struct, frozen=True):
    """`problem` is empty where the rule was kept."""

    part: str
    rule: str
    problem: str
    seconds: float


class Findings:
    def __init__(self, tell: Callable[[Finding], None] = lambda _: None) -> None:
        self.all: list[Finding] = []
        self._tell = tell

    @property
    def problems(self) -> list[Finding]:
        return [one for one in self.all if one.problem]

    async def look(self, part: str, rule: str, work: Awaitable[None], patience: float) -> None:
        """Whatever goes wrong breaks this rule, and the others are looked at all the same."""
        began, problem = time.monotonic(), ""
        try:
            await _within(patience, work)
        except TimeoutError:
            problem = f"nothing more happened within {patience:.0f} seconds"
        except Exception as error:
            problem = f"{error}" if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        found = Finding(part, rule, problem[:LONGEST_PROBLEM], round(time.monotonic() - began, 2))
        self.all.append(found)
        self._tell(found)


async def _within(seconds: float, work: Awaitable[None]) -> None:
    import asyncio

    async with asyncio.timeout(seconds):
        await work


def want(kept: object, problem: str) -> None:
    if not kept:
        raise Broken(problem)


def same(found: object, wanted: object, what: str) -> None:
    if found != wanted:
        raise Broken(f"{what}: {found!r} instead of {wanted!r}")
