"""What a seat, or a spectator, gets to see of a table: the only form in which a table leaves the server.

Everything here depends on the seat alone, never on who sits in it, so that one message serves all who look from
there. Rows are numbered for each seat by what it may know of: a gap in the numbers would betray that somebody has
done something in secret.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..kernel.game import PUBLIC
from ..kernel.kinds import Seat
from ..kernel.names import SEAT_NAMES
from ..kernel.play import Play
from ..kernel.spoken import Spoken, spoken
from ..kernel.vocabulary import Event, Move
from .budgets import ANSWER, TALK_TOLD
from .entries import (
    AnyEntry,
    Arrangement,
    BotSat,
    By,
    Moved,
    Muted,
    OfTheDay,
    Reacted,
    Rematched,
    Removed,
    Said,
    Sat,
    Started,
    StoredEvent,
    TookOver,
    Undone,
)
from .fairness import has_salted
from .names import face_of, goblins_at
from .store.records import Status
from .table import JournalRow, LiveTable

FEW = 16  # rows that are no part, however long they are
_encoder = msgspec.json.Encoder()


class ChairFace(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str = ""
    goblin: str = ""  # of whoever has no name of their own here: one of ours
    face: int = 0
    bot: str = ""  # the bot that plays here, for itself or for the absent
    host: bool = False
    away: bool = False
    muted: bool = False
    salted: bool = False


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True):
    """The commitment from the start; the secret and the salts once the game is over. The seed of a day is published
    when the day is (NR-daily), not by its tables."""

    commitment: str
    secret: str = ""
    salts: dict[str, str] = {}


class TableFace(msgspec.Struct, frozen=True):
    id: str
    status: Status
    rules: int
    arrangement: Arrangement
    host: str  # the host's name, who need not sit
    chairs: list[ChairFace]
    fairness: Fairness
    rematch: str
    daily: OfTheDay | None
    lesson: bool


class VerdictFace(msgspec.Struct, frozen=True):
    ending: str
    winners: list[Seat]
    points: dict[Seat, int]


class GameFace(msgspec.Struct, frozen=True, gc=False):
    """The game as one seat sees it. `legal` are the moves it may make; `view` is the game's own."""

    view: Any
    question: Spoken
    legal: list[Annotated[Any, Move]]
    deciders: list[Seat]
    undo: bool
    silent: bool
    deadlines: dict[Seat, int]  # in milliseconds since the epoch
    verdict: VerdictFace | None


class RowFace(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An entry as one seat may know it."""

    n: int
    at: int
    deed: str
    seat: Seat = ""
    name: str = ""
    face: int = 0
    bot: str = ""
    by: Annotated[str, By] = ""
    move: str = ""  # one's own
    events: list[Annotated[msgspec.Raw, Event]] = []
    row: int = 0  # that is taken back
    text: str = ""
    reaction: str = ""
    muted: bool = False
    table: str = ""  # of the rematch


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update", gc=False):
    """What a seat has missed, and how everything stands now. `seat` is None for spectators."""

    seat: Seat | None
    n: int
    rows: list[RowFace]
    table: Annotated[TableFace | msgspec.Raw, TableFace]
    game: GameFace | None
    more: bool = False  # later rows come in the next update


class SharedUpdate:
    """A table as it stands now. What is the same for all seats is worked out once."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._table = _written_table(table)
        self._is_on = table.status == "playing"
        self._deciders = table.deciders
        self._names = [SEAT_NAMES[decider] for decider in self._deciders]
        self._silent = table.is_silent()
        self._deadlines = {SEAT_NAMES[seat]: at for seat, at in table.deadlines(self._deciders).items()}
        self._verdict = _verdict(table)
        self._public: Any = None  # the view, where those of the seats are made of it

    def update(self, seat: int, after: int, most: int) -> tuple[bytes, int]:
        """The message for whoever has seen the rows of that place up to `after`; and up to which they have then.

        `most` is how many bytes of rows it carries.
        """
        table = self.table
        rows = rows_for(table, seat, after, most)
        n = after + len(rows)
        update = Update(
            seat=None if seat == PUBLIC else SEAT_NAMES[seat],
            n=n,
            rows=rows,
            table=self._table,
            game=None if table.play is None else self._game(table.play, seat),
            more=n != table.seen[seat],
        )
        return _encoder.encode(update), n

    def _game(self, play: Play, seat: int) -> GameFace:
        game = play.game
        moves = play.legal(seat) if seat in self._deciders else []
        return GameFace(
            view=self._view(play, seat),
            question=spoken(game.question(play.state, play.kit, seat)),
            legal=[game.moves.document(move) for move in moves],
            deciders=self._names,
            undo=seat != PUBLIC and self._is_on and play.undoable(seat) is not None,
            silent=self._silent,
            deadlines=self._deadlines,
            verdict=self._verdict,
        )

    def _view(self, play: Play, seat: int) -> Any:
        game = play.game
        if game.unveil is None:
            return game.view(play.state, play.kit, seat)
        if self._public is None:
            self._public = game.view(play.state, play.kit, PUBLIC)
        return self._public if seat == PUBLIC else game.unveil(self._public, play.state, play.kit, seat)


def update_for(table: LiveTable, seat: int, after: int) -> bytes:
    return SharedUpdate(table).update(seat, after, ANSWER.most)[0]


def _written_table(table: LiveTable) -> msgspec.Raw:
    """Encoded once and kept: it changes seldom, and is sent with every move."""
    setting = table.setting
    if table.written is None or table.written[0] != setting:
        table.written = setting, msgspec.Raw(_encoder.encode(table_face(table)))
    return table.written[1]


def table_face(table: LiveTable) -> TableFace:
    shown = table.play is not None and table.status in ("over", "closed") and table.daily is None
    fairness = Fairness(table.commitment, table.secret, table.salts) if shown else Fairness(table.commitment)
    components = {name: part for name, part in table.arrangement.components.items() if name != "figures"}
    return TableFace(
        id=table.id,
        status=table.status,
        rules=table.game.rules_version,
        arrangement=msgspec.structs.replace(table.arrangement, components=components),
        host=table.names[table.host],
        chairs=[_chair_face(table, seat, goblin) for seat, goblin in enumerate(goblins_at(table))],
        fairness=fairness,
        rematch=table.rematch,
        daily=table.daily,
        lesson=table.lesson,
    )


def _chair_face(table: LiveTable, seat: int, goblin: str) -> ChairFace:
    chair = table.chairs[seat]
    return ChairFace(
        seat=SEAT_NAMES[seat],
        kind=chair.kind,
        name="" if goblin else chair.name,
        goblin=goblin,
        face=face_of(goblin) if goblin else chair.face,
        bot=chair.bot,
        host=chair.kind == "person" and chair.who == table.host,
        away=chair.away,
        muted=chair.muted,
        salted=chair.kind == "person" and has_salted(table.salts, table.id, chair.who),
    )


def _verdict(table: LiveTable) -> VerdictFace | None:
    found = None if table.play is None else table.play.verdict()
    return None if found is None else VerdictFace(found.ending, list(found.winners), found.points)


def rows_for(table: LiveTable, seat: int, after: int, most: int | None = None) -> list[RowFace]:
    """The rows that the seat may know of, from number `after + 1` on, in so many bytes; of long talk only the latest
    with its words."""
    missed, number = list[JournalRow](), table.seen[seat]
    for row in reversed(table.rows):
        if number == after:
            break
        if row.audience >> seat & 1:
            missed.append(row)
            number -= 1
    unsaid = sum(isinstance(row.entry, Said) for row in missed) - TALK_TOLD.most
    found: list[RowFace] = []
    size = 0
    for number, row in enumerate(reversed(missed), after + 1):
        face = _row_face(table, row, seat, number)
        if isinstance(row.entry, Said) and unsaid > 0:
            unsaid -= 1
            face = msgspec.structs.replace(face, text="")
        if most is not None and len(missed) > FEW:
            size += len(_encoder.encode(face))
            if size > most and found:
                break
        found.append(face)
    return found


def _row_face(table: LiveTable, row: JournalRow, seat: int, n: int) -> RowFace:
    entry: AnyEntry = row.entry
    if isinstance(entry, Moved):
        return RowFace(
            n=n,
            at=row.at,
            deed="moved",
            seat=SEAT_NAMES[entry.seat],
            by=entry.by,
            move=entry.move if entry.seat == seat else "",
            events=heard(entry.told, seat),
        )
    at_chair = getattr(entry, "seat", None)
    fields: dict[str, Any] = {"n": n, "at": row.at, "deed": entry.__struct_config__.tag}
    if at_chair is not None:
        fields["seat"] = SEAT_NAMES[at_chair]
    match entry:
        case Started():
            fields["events"] = heard(entry.told, seat)
        case Undone():
            fields["row"] = table.row_for(entry.number, seat)
        case Sat():
            fields |= {"name": entry.name, "face": entry.face}
        case BotSat() | TookOver() | Removed():
            fields["bot"] = entry.bot
        case Said():
            fields["text"] = entry.text
        case Reacted():
            fields["reaction"] = entry.reaction
        case Muted():
            fields["muted"] = entry.muted
        case Rematched():
            fields["table"] = entry.table
    return RowFace(**fields)


def heard(told: list[StoredEvent], seat: int) -> list[msgspec.Raw]:
    return [one.event for one in told if one.audience >> seat & 1]
