"""The overseer: plays Nitro Run as a planner, and its run exactly."""

from ....games.nitro_run.state import Kit, State
from ....games.nitro_run.terms import Phase
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from .acting import choose_act
from .riding import choose_on_the_run


@rule
def choose(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    if offers.count == 1:
        return offers.move[0]
    if s.phase >= Phase.WAY:
        return choose_on_the_run(s, kit, offers)
    return choose_act(s, kit, offers, rng)
