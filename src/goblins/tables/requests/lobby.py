"""Before the game: the host arranges, people and bots sit down, somebody says start."""

from __future__ import annotations

import secrets

from ...bots import SCRAPPER, check_offered, usual_bot
from ...kernel import registry
from ...kernel.components import set_from_json
from ...kernel.errors import BadInput
from ...kernel.options import read_options, write_options
from ..budgets import SALT
from ..entries import (
    Admitted,
    AnyEntry,
    Arranged,
    Arrangement,
    BotSat,
    Clock,
    Freed,
    HostChanged,
    Invited,
    Left,
    Salted,
    Sat,
    Started,
)
from ..fairness import contributor
from ..names import checked_face, checked_name
from ..table import LiveTable
from .people import Person, Request, check_bot, check_host, check_lobby, check_open, next_host, own_chair

LONGEST_CLOCK = 14 * 24 * 3600


def checked(arrangement: Arrangement) -> Arrangement:
    """The arrangement with everything spelled out; BadInput if it cannot be played."""
    game = registry.find(arrangement.game)
    game.check_seats(arrangement.seats)
    options = read_options(game.options, game.settings, arrangement.options)
    components = set_from_json(game, arrangement.components)
    game.check_kit_fits_options(components.kit, options)
    clock = arrangement.clock
    if clock.seconds and not 5 <= clock.seconds <= LONGEST_CLOCK:
        raise BadInput("table-clock", found=clock.seconds)
    stand_in = usual_bot(game) if clock.stand_in == SCRAPPER else clock.stand_in
    check_offered(game, stand_in)
    return Arrangement(
        game=game.id,
        seats=arrangement.seats,
        options=write_options(game.settings, options),
        components=components.to_json(),
        public=arrangement.public,
        spectators=arrangement.spectators,
        clock=Clock(clock.seconds, stand_in),
    )


def fresh_token() -> str:
    """What an invitation link ends in; nobody can guess it."""
    return secrets.token_urlsafe(16)


class Join(Request, frozen=True, tag="join"):
    """Show an invitation."""

    token: str

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_open(table)
        if not secrets.compare_digest(self.token.encode(), table.token.encode()):
            raise BadInput("table-invitation")
        return [] if person.id in table.admitted else [Admitted(person.id)]


class Arrange(Request, frozen=True, tag="arrange"):
    """Other options, seats or settings; people who no longer have a seat stand up."""

    arrangement: Arrangement

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_host(table, person)
        check_lobby(table)
        if table.start is not None:
            raise BadInput("table-from-position")
        if self.arrangement.game != table.arrangement.game:
            raise BadInput("table-other-game")
        return [Arranged(checked(self.arrangement))]


class Sit(Request, frozen=True, tag="sit"):
    """Take an open seat. Several may be taken by those who pass one screen round, each under a name and with a face
    of their own; those can be changed by sitting down again."""

    seat: str
    name: str = ""
    face: int = -1

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_lobby(table)
        seat = table.seat_number(self.seat)
        if table.chairs[seat].kind != "open" and seat not in table.seats_of(person.id):
            raise BadInput("table-seat-taken")
        name = checked_name(self.name) if self.name else person.name
        return [Sat(seat, person.id, name, person.face if self.face == -1 else checked_face(self.face))]


class SeatBot(Request, frozen=True, tag="seat-bot"):
    seat: str
    bot: str

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_host(table, person)
        check_lobby(table)
        check_bot(table, self.bot)
        seat = table.seat_number(self.seat)
        if table.chairs[seat].kind == "person":
            raise BadInput("table-seat-taken")
        return [BotSat(seat, self.bot)]


class Free(Request, frozen=True, tag="free"):
    """Open a seat again: one's own, or, for the host, anybody's."""

    seat: str

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_lobby(table)
        seat = table.seat_number(self.seat)
        if table.host != person.id:
            own_chair(table, person, seat)
        return [Freed(seat)] if table.chairs[seat].kind != "open" else []


class Leave(Request, frozen=True, tag="leave"):
    """Stand up from all own seats. In a running game they stay reserved until one returns."""

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        if table.closed:
            return []
        seats = table.seats_of(person.id)
        found: list[AnyEntry] = []
        if table.play is None:
            found += [Freed(seat) for seat in seats]
        else:
            found += [Left(seat) for seat in seats if not table.chairs[seat].away]
        heir = next_host(table, person.id)
        if table.host == person.id and heir is not None:
            found.append(HostChanged(heir))
        return found


class Salt(Request, frozen=True, tag="salt"):
    """Add something of one's own to chance, before the game starts."""

    salt: str

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_lobby(table)
        if not table.seats_of(person.id):
            raise BadInput("table-not-seated")
        SALT.hold(len(self.salt), "table-salt")
        if not self.salt:
            raise BadInput("table-salt", most=SALT.most)
        return [Salted(contributor(table.id, person.id), self.salt)]


class Revoke(Request, frozen=True, tag="revoke"):
    """Make the invitation void and draw another."""

    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_host(table, person)
        check_open(table)
        return [Invited(fresh_token())]


class Start(Request, frozen=True, tag="start"):
    def entries(self, table: LiveTable, person: Person) -> list[AnyEntry]:
        check_host(table, person)
        check_lobby(table)
        if any(chair.kind == "open" for chair in table.chairs):
            raise BadInput("table-seats-open")
        return [Started(table.game.rules_version)]
