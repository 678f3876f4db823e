"""Table talk, its silences, and reactions, which need no words."""

from __future__ import annotations

from ...kernel.errors import BadInput
from ...kernel.words import Term
from ..budgets import TALK, TALK_OF_A_SEAT
from ..chairs import Chair
from ..entries import AnyEntry, Muted, Reacted, Said
from ..table import LiveTable
from ..unseen import is_unseen
from .people import Person, Request, check_host, check_open, own_chair

JOINERS = "\ufe0f"  # behind a sign, to have it in colour
REACTIONS = {  # and what they are called
    name: Term(f"table-reaction-{name}", name)
    for name in ("cheer", "laugh", "groan", "gasp", "scheme", "applaud", "wait", "thanks")
}


def _talker(table: LiveTable, person: Person, name: str) -> tuple[int, Chair]:
    check_open(table)
    seat = table.seat_number(name)
    chair = own_chair(table, person, seat)
    if chair.muted:
        raise BadInput("table-muted")
    TALK_OF_A_SEAT.hold(table.talked.get(seat, 0) + 1, "table-talked-out")
    return seat, chair


class Say(Request, frozen=True, tag="say"):
    """A seat speaks to the table. Where the rules demand silence (GI-silence), only reactions are left."""

    seat: str
    text: str

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        seat, _ = _talker(table, person, self.seat)
        if table.is_silent():
            raise BadInput("table-silent")
        text = _speakable(self.text)
        TALK.hold(len(text), "table-talk")
        if not text:
            raise BadInput("table-talk", most=TALK.most)
        return [Said(seat, text)]


class React(Request, frozen=True, tag="react"):
    seat: str
    reaction: str

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        seat, _ = _talker(table, person, self.seat)
        if self.reaction not in REACTIONS:
            raise BadInput("table-reaction", found=self.reaction, known=", ".join(REACTIONS))
        return [Reacted(seat, self.reaction)]


class Mute(Request, frozen=True, tag="mute"):
    """The host takes or gives back a player's voice."""

    seat: str
    muted: bool

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_host(table, person)
        check_open(table)
        seat = table.seat_number(self.seat)
        if table.chairs[seat].kind != "person":
            raise BadInput("table-no-person")
        return [Muted(seat, self.muted)]


def _speakable(text: str) -> str:
    """One line without control characters."""
    kept = "".join(" " if letter.isspace() else letter for letter in text if _may_be_said(letter))
    return " ".join(kept.split())


def _may_be_said(letter: str) -> bool:
    return letter.isspace() or not is_unseen(letter) or letter in JOINERS
