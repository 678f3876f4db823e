"""Writes the updates of a table for those who look at it."""

from __future__ import annotations

from typing import Protocol

from ..kernel.errors import BadInput
from .budgets import PART
from .requests import Person
from .table import LiveTable
from .updates import SharedUpdate


class Listener(Protocol):
    """Somebody who looks at a table from one seat, or from none (PUBLIC)."""

    person: Person
    seat: int
    seen: int  # the last row it was sent, by its seat's own count
    owed: bool  # it has not been sent all that it may know of

    def send(self, message: bytes) -> None:
        """Never waits."""

    @property
    def is_full(self) -> bool:
        """It has not taken what it was sent: it asks for the rest (`TableServer.send_on`) when it has."""

    def dismiss(self, problem: BadInput) -> None:
        """It may not look any longer."""


class Renderer:
    """The updates of one moment, each written once for all who look from the same seat and have seen as much."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._shared: SharedUpdate | None = None
        self._written: dict[tuple[int, int], tuple[bytes, int]] = {}

    def write(self, seat: int, seen: int) -> tuple[bytes, int]:
        """For whoever looks from there and has seen so many rows; and how many they have seen after it."""
        if not 0 <= seen <= self.table.seen[seat]:
            seen = 0  # of another life of the table, or invented
        update = self._written.get((seat, seen))
        if update is None:
            if self._shared is None:
                self._shared = SharedUpdate(self.table)
            update = self._written[seat, seen] = self._shared.update(seat, seen, PART.most)
        return update

    def send_to(self, listener: Listener) -> None:
        """The next part of what it has missed, unless it has still to take the last one."""
        listener.owed = True
        if not listener.is_full:
            update, listener.seen = self.write(listener.seat, listener.seen)
            listener.owed = listener.seen != self.table.seen[listener.seat]
            listener.send(update)
