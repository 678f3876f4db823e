"""How tables come to be: opened by a host, as a rematch, or from a position or a finished game."""

from __future__ import annotations

from typing import Any

import msgspec

from ..bots import check_offered
from ..kernel import registry
from ..kernel.errors import BadInput
from ..kernel.options import write_options
from ..kernel.position import read_position, write_position
from ..kernel.position_text import read_text
from .entries import Admitted, AnyEntry, Arrangement, BotSat, Opened, Sat, Started
from .fairness import fresh_secret
from .names import checked_face, checked_name, goblins_at
from .requests.lobby import checked
from .requests.people import Person
from .table import LiveTable

YOU, OPEN = "you", "open"


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the host's screen, under a name and with a face of their own."""

    name: str
    face: int


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it. `sitting` says for each seat "you", "open", the name of a bot, or who else is at
    the host's screen; `start` begins the game at once; the `position` is a document or words; a `lesson` is for
    learning, and no list shows it."""

    arrangement: Arrangement
    sitting: list[str | Guest] = []
    start: bool = False
    position: dict[str, Any] | str | None = None
    lesson: bool = False


def entries_of_plan(plan: Plan, host: Person) -> list[AnyEntry]:
    """What happens when the table is opened; BadInput if it cannot be."""
    arrangement, position = plan.arrangement, plan.position
    if isinstance(position, str):
        position = write_position(read_text(position))
    if position is not None:
        arrangement = arrangement_of(position, arrangement)
    arrangement = checked(arrangement)
    sitting = plan.sitting or [YOU]
    if len(sitting) > arrangement.seats:
        raise BadInput("bots", found=len(sitting), seats=arrangement.seats)
    entries: list[AnyEntry] = [
        Opened(host.id, arrangement, fresh_secret(), position, name=host.name, lesson=plan.lesson)
    ]
    entries += [entry for seat, who in enumerate(sitting) if (entry := _sitting(arrangement, seat, who, host))]
    if plan.start:
        if len(entries) != arrangement.seats + 1:
            raise BadInput("table-seats-open")
        entries.append(Started(registry.find(arrangement.game).rules_version))
    return entries


def _sitting(arrangement: Arrangement, seat: int, who: str | Guest, host: Person) -> AnyEntry | None:
    if isinstance(who, Guest):
        return Sat(seat, host.id, checked_name(who.name), checked_face(who.face))
    if who == OPEN:
        return None
    if who == YOU:
        return Sat(seat, host.id, host.name, host.face)
    check_offered(registry.find(arrangement.game), who)
    return BotSat(seat, who)


def arrangement_of(position: dict[str, Any], wished: Arrangement) -> Arrangement:
    """A position brings its own seats, options and components."""
    play = read_position(position)
    if play.game.id != wished.game:
        raise BadInput("table-other-game")
    return msgspec.structs.replace(
        wished,
        seats=play.seats,
        options=write_options(play.game.settings, play.options),
        components=play.components.to_json(),
    )


def entries_of_rematch(table: LiveTable, host: Person) -> list[AnyEntry]:
    """The same table again, from the same start: people find their old seats open and need no new invitation, bots
    sit as they sat."""
    players = {chair.who for chair in table.chairs if chair.kind == "person"}
    entries: list[AnyEntry] = [
        Opened(host.id, table.arrangement, fresh_secret(), table.start, name=host.name, lesson=table.lesson)
    ]
    entries += [Admitted(who) for who in sorted((players | table.admitted) - {host.id})]
    for seat, (chair, goblin) in enumerate(zip(table.chairs, goblins_at(table), strict=True)):
        if chair.kind == "bot":
            entries.append(BotSat(seat, chair.bot, goblin))
        elif chair.who == host.id:
            entries.append(Sat(seat, host.id, chair.name, chair.face))
    return entries
