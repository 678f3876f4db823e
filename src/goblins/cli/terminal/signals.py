"""Signals that end the program must not end it in the middle of a move: half a move could not be written down."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

ENDING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


@contextmanager
def ending_in_order() -> Iterator[None]:
    """A closed window or a polite kill ends the game as Ctrl-C does: by an exception, so that it can be saved."""
    previous = {number: signal.signal(number, _leave) for number in ENDING if number != signal.SIGINT}
    try:
        yield
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Hold such signals back until the move is made."""
    arrived: list[int] = []
    previous = {number: signal.signal(number, lambda one, _: arrived.append(one)) for number in ENDING}
    try:
        yield
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)
    if arrived:
        signal.raise_signal(arrived[0])


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)
