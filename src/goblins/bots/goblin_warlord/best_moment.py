"""The invasion whose dice were kindest to a seat, whether it marched or was marched against."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ...games.goblin_warlord import events
from ...games.goblin_warlord.forecast import Gain, ways_of_invasion
from ...games.goblin_warlord.moves import MOVES, Invade, KnowWots, foe_of
from ...games.goblin_warlord.terms import AttackFace
from ...kernel.names import spelling
from ...kernel.play import Play
from ...kernel.record import unpack
from ...kernel.vocabulary import Event
from ..best_moment import BestMoment

NOTHING: Gain = (0, 0)
FACES = {name: AttackFace(code) for code, name in spelling(AttackFace).items()}
COSTS = (events.Lost, events.FortFell, events.HideoutRemoved)


def best_moment(play: Play, seat: int) -> BestMoment | None:
    """The least likely of those that cost the other side something; of equals the one that brought more."""
    found = min(_moments(play, seat), key=lambda one: (one[0].odds, one[1]), default=None)
    return found and found[0]


def _moments(play: Play, seat: int) -> Iterator[tuple[BestMoment, Gain]]:
    for number, made in enumerate(play.made):
        move = MOVES.unpack(made.move)
        if not isinstance(move, Invade | KnowWots) or seat not in (made.seat, foe_of(made.move)):
            continue
        last, counted = _result(play, number)
        if counted is None:
            continue
        before = unpack(play.game.state, made.before)
        sign = 1 if seat == made.seat else -1
        ways = [
            (odds, face, _times(sign, gain))
            for odds, face, gain in ways_of_invasion(before, play.kit, made.seat, made.move)
        ]
        gained = next((gain for _, face, gain in ways if face == counted), NOTHING)
        if gained > NOTHING:
            odds = sum((odds for odds, _, gain in ways if gain >= gained), Fraction(0))
            yield BestMoment(last, _told(play, number, last), odds), _times(-1, gained)


def _result(play: Play, number: int) -> tuple[int, AttackFace | None]:
    """The move that brought the result of an invasion, and the die that counted."""
    for later in range(number, len(play.made)):
        for told in play.made[later].told:
            if isinstance(told.event, events.Result):
                return later, FACES[told.event.face]
            if later > number and isinstance(told.event, events.Invaded):
                return later, None
    return number, None


def _told(play: Play, first: int, last: int) -> tuple[Event, ...]:
    """The march, and what it has cost."""
    told = [one.event for made in play.made[first : last + 1] for one in made.told]
    march = next(one for one in told if isinstance(one, events.Invaded))
    return march, *(one for one in told if isinstance(one, COSTS))


def _times(sign: int, gain: Gain) -> Gain:
    return sign * gain[0], sign * gain[1]
