"""The one die that cost a seat's enemies most. Dice alone do not tell how likely that was: it hung on their order,
and on what both sides had sealed."""

from __future__ import annotations

from collections.abc import Iterator

from ...games.goblins_inc import events
from ...kernel.play import Play
from ...kernel.record import unpack
from ...kernel.vocabulary import Event
from ..best_moment import BestMoment

BLOWS = (events.Destroyed, events.GoblinLeft, events.TokenLost)
A_GOBLIN = 2  # is worth so many tiles


def best_moment(play: Play, seat: int) -> BestMoment | None:
    """Of equals the last: it was the most welcome."""
    found = max(_blows(play, seat), key=lambda one: (one[0], one[1].number), default=None)
    return found and found[1]


def _blows(play: Play, seat: int) -> Iterator[tuple[int, BestMoment]]:
    for number, made in enumerate(play.made):
        blows = [one.event for one in made.told if isinstance(one.event, BLOWS)]
        if blows:
            own = unpack(play.game.state, made.before).players[seat].team + 1
            for blow in blows:
                if blow.team != own:
                    yield _cost(blow), BestMoment(number, (blow,))


def _cost(blow: Event) -> int:
    match blow:
        case events.Destroyed(fallen=fallen):
            return 1 + (0 if fallen == "none" else len(fallen.split(", ")))
        case events.GoblinLeft():
            return A_GOBLIN
    return 1
