"""A game that is over, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..kernel.errors import BadInput, unknown
from ..kernel.events import all_but
from ..kernel.game import PUBLIC
from ..kernel.kinds import Seat
from ..kernel.names import SEAT_NAMES
from ..kernel.play import Play, Told
from ..kernel.position import write_position
from ..kernel.record import unpack
from .happenings import Happening, happenings

EVERYTHING, SPECTATOR = "everything", "public"


class Frame(msgspec.Struct, frozen=True):
    """The table as it stood before move `number`, seen from the places that were asked for, the move, and what it
    brought. The last frame has no move."""

    number: int
    deciders: list[Seat]
    views: dict[str, Any]
    seat: Seat | None = None
    move: str | None = None
    text: str | None = None
    events: list[Happening] = []


class Replay(msgspec.Struct, frozen=True):
    """Some frames. `moves` is how many moves there are; frames are numbered from 0 to `moves`."""

    game: str
    seats: list[Seat]
    moves: int
    prelude: list[Happening]
    frames: list[Frame]
    next: int | None


def places(play: Play, seat: str) -> list[int]:
    """The places that somebody wants to look from: a seat's, the public's, or all."""
    names = SEAT_NAMES[: play.seats]
    if seat == EVERYTHING:
        return [PUBLIC, *range(play.seats)]
    if seat == SPECTATOR:
        return [PUBLIC]
    if seat not in names:
        raise unknown("seat", seat, (*names, SPECTATOR, EVERYTHING))
    return [names.index(seat)]


def replay_of(play: Play, seat: str, first: int, most: int, lang: str) -> Replay:
    """Frames from number `first` on, `most` of them."""
    looking = places(play, seat)
    last = len(play.made)
    frames = [_frame(play, number, looking, lang) for number in range(first, min(first + most, last + 1))]
    after = first + most
    return Replay(
        game=play.game.id,
        seats=list(SEAT_NAMES[: play.seats]),
        moves=last,
        prelude=prelude_of(play, seat, lang) if first == 0 else [],
        frames=frames,
        next=after if after <= last else None,
    )


def prelude_of(play: Play, seat: str, lang: str) -> list[Happening]:
    """What was told before the first move."""
    return _told(play, play.prelude, places(play, seat), lang)


def _frame(play: Play, number: int, looking: Sequence[int], lang: str) -> Frame:
    state, game = state_before(play, number), play.game
    views = {_name(place): game.view(state, play.kit, place) for place in looking}
    deciders = [SEAT_NAMES[seat] for seat in range(play.seats) if state.table.awaiting >> seat & 1]
    if number == len(play.made):
        return Frame(number, deciders, views)
    made = play.made[number]
    move = game.moves.unpack(made.move)
    return Frame(
        number=number,
        deciders=deciders,
        views=views,
        seat=SEAT_NAMES[made.seat],
        move=game.moves.write(made.move),
        text=game.describe(move).text(lang),
        events=_told(play, made.told, looking, lang),
    )


def _told(play: Play, told: Sequence[Told], looking: Sequence[int], lang: str) -> list[Happening]:
    everywhere = len(looking) > 1
    heard = [one for one in told if any(one.heard_by(place) for place in looking)]
    return happenings(play.game, [one.event for one in heard if not (everywhere and _is_outside(one))], lang)


def _is_outside(one: Told) -> bool:
    """Is it what all but the owner of a secret heard of it? Where everything is told, the secret itself is enough."""
    return any(one.audience == all_but(seat) for seat in range(PUBLIC))


def _name(place: int) -> str:
    return SPECTATOR if place == PUBLIC else SEAT_NAMES[place]


def state_before(play: Play, number: int) -> Any:
    """The state in which move `number` was made; behind the last move, the end."""
    if not 0 <= number <= len(play.made):
        raise BadInput("move-number", found=number, most=len(play.made))
    if number == len(play.made):
        return play.state
    return unpack(play.game.state, play.made[number].before)


def position_before(play: Play, number: int) -> dict[str, Any]:
    """A document of that moment, from which it can be played on."""
    return write_position(Play(play.game, play.components, state_before(play, number)))
