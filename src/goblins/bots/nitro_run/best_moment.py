"""The best moment of a run: the section that helped the cart, or a nitro that calmed down, when the cart was wildest.
If nothing helped, the boldest ride that cost no nitro; if each of them did, the moment the track was whole. No die
has decided what was on it."""

from __future__ import annotations

from collections.abc import Iterator

from ...games.nitro_run import events
from ...games.nitro_run.terms import MOST_STABILITY
from ...kernel.play import Play
from ...kernel.record import unpack
from ..best_moment import BestMoment

Rank = tuple[int, int]  # what it brought, and how bold it was


def best_moment(play: Play, seat: int) -> BestMoment | None:
    """Of equals the last."""
    found = max(_moments(play), key=lambda one: (one[0], one[1].number), default=None)
    return found and found[1]


def _moments(play: Play) -> Iterator[tuple[Rank, BestMoment]]:
    for number, made in enumerate(play.made):
        told = [one.event for one in made.told]
        if any(isinstance(one, events.Soured | events.Ended) and not _arrives(one) for one in told):
            continue
        began = next((one for one in told if isinstance(one, events.RunBegan)), None)
        if began is not None:
            yield (-1, 0), BestMoment(number, (began,))
            continue
        run = unpack(play.game.state, made.before).run
        for one in told:
            if isinstance(one, events.Calmed) or (isinstance(one, events.Revealed) and (one.stability or one.speed)):
                yield (_brings(one, run.stability), run.speed - run.stability), BestMoment(number, (one,))


def _arrives(event: object) -> bool:
    return isinstance(event, events.Ended) and event.ending != "exploded"


def _brings(event: events.Calmed | events.Revealed, stability: int) -> int:
    """Does it make anything better than it was?"""
    if isinstance(event, events.Calmed):
        return 1
    return 1 if event.speed < 0 or (event.stability > 0 and stability < MOST_STABILITY) else 0
