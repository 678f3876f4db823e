"""In the game: moves, taking back, going away and coming back."""

from __future__ import annotations

from typing import Annotated, Any

from ...kernel.errors import BadInput
from ...kernel.game import seat_term
from ...kernel.reasons import Refused
from ...kernel.vocabulary import Move
from ..budgets import TICKET
from ..entries import AnyEntry, By, Closed, HandedBack, Moved, Removed, Returned, TookOver, Undone
from ..table import LiveTable
from .people import (
    Person,
    Request,
    check_bot,
    check_host,
    check_open,
    check_playing,
    check_unaided,
    own_chair,
)


def moved(table: LiveTable, seat: int, move: Move, by: By = "person", ticket: str = "") -> Moved:
    """The entry of a move; Refused if the rules forbid it."""
    assert table.play is not None
    packed = move.packed()
    if packed not in table.play.legal(seat) and (refusal := table.play.why_not(seat, packed)):
        raise Refused(refusal)
    return Moved(seat, str(move), by=by, ticket=ticket)


def check_ticket(ticket: str) -> None:
    TICKET.hold(len(ticket), "table-ticket")


class MakeMove(Request, frozen=True, tag="move"):
    """A ticket is a random word of the client's: a move that arrives twice with the same one is made once."""

    seat: str
    move: Annotated[str | dict[str, Any], str, Move]
    ticket: str = ""

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_ticket(self.ticket)
        check_playing(table)
        seat = table.seat_number(self.seat)
        chair = own_chair(table, person, seat)
        if table.was_granted(seat, self.ticket):
            return []
        found: list[AnyEntry] = [HandedBack(seat)] if chair.bot else [Returned(seat)] if chair.away else []
        return [*found, moved(table, seat, table.game.moves.read(self.move), ticket=self.ticket)]


class Undo(Request, frozen=True, tag="undo"):
    seat: str
    ticket: str = ""

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_ticket(self.ticket)
        check_playing(table)
        seat = table.seat_number(self.seat)
        own_chair(table, person, seat)
        if table.was_granted(seat, self.ticket):
            return []
        assert table.play is not None
        number = table.play.undoable(seat) if table.status == "playing" else None
        if number is None:
            raise BadInput("undo")
        return [Undone(seat, table.moves[number], self.ticket)]


class Return(Request, frozen=True, tag="return"):
    """Back at one's seats, whoever has played them meanwhile."""

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_playing(table)
        found: list[AnyEntry] = []
        for seat in table.seats_of(person.id):
            chair = table.chairs[seat]
            if chair.bot:
                found.append(HandedBack(seat))
            elif chair.away:
                found.append(Returned(seat))
        return found


class TakeOver(Request, frozen=True, tag="take-over"):
    """Let a bot play for somebody absent, or for oneself."""

    seat: str
    bot: str

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_playing(table)
        check_unaided(table)
        check_bot(table, self.bot)
        seat = table.seat_number(self.seat)
        chair = table.chairs[seat]
        if chair.kind != "person":
            raise BadInput("table-no-person")
        if chair.who != person.id:
            check_host(table, person)
            if not chair.away:
                raise BadInput("table-not-away", seat=seat_term(seat))
        return [TookOver(seat, self.bot)]


class HandBack(Request, frozen=True, tag="hand-back"):
    seat: str

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_playing(table)
        seat = table.seat_number(self.seat)
        chair = own_chair(table, person, seat)
        return [HandedBack(seat)] if chair.bot else []


class Remove(Request, frozen=True, tag="remove"):
    """The host sends a player away for good; a bot has the seat from now on."""

    seat: str
    bot: str

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_host(table, person)
        check_playing(table)
        check_bot(table, self.bot)
        seat = table.seat_number(self.seat)
        if table.chairs[seat].kind != "person":
            raise BadInput("table-no-person")
        if table.chairs[seat].who == person.id:
            raise BadInput("table-remove-yourself")
        return [Removed(seat, self.bot)]


class Close(Request, frozen=True, tag="close"):
    """End the table for everybody."""

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_host(table, person)
        check_open(table)
        return [Closed(person.id)]
