"""The boldest ride of a run: the section onto which the cart came with most speed and least stability, and held. No
die has decided what was on it."""

from __future__ import annotations

from collections.abc import Iterator

from ...games.nitro_run import events
from ...kernel.play import Play
from ...kernel.record import unpack
from ..best_moment import BestMoment


def best_moment(play: Play, seat: int) -> BestMoment | None:
    """Of equals the last. A run that ends in the air has its boldest ride as well, but it is not the last one."""
    rides = [ride for ride in _rides(play) if ride[2]]
    found = max(rides, key=lambda one: (one[0], one[1].number), default=None)
    return found and found[1]


def _rides(play: Play) -> Iterator[tuple[int, BestMoment, bool]]:
    """How bold each was, and whether the cart held."""
    for number, made in enumerate(play.made):
        told = [one.event for one in made.told]
        revealed = next((one for one in told if isinstance(one, events.Revealed)), None)
        if revealed is not None:
            run = unpack(play.game.state, made.before).run
            held = not any(isinstance(one, events.Ended) and one.ending == "exploded" for one in told)
            yield run.speed - run.stability, BestMoment(number, (revealed,)), held
