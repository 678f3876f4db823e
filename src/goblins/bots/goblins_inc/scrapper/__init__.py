"""The scrapper of Goblins Inc.: every offered move gets a worth, and the best one is made; a random draw breaks ties.

It looks no further than the strikes of one fight round and reads nothing that its seat cannot know: neither what
others hold or have sealed, nor what they have placed in this step.

Each decision has a room: planning, building, agendas, piloting, cards, tactics (before the roll), ordering (after it)
and tokens. They share what agendas pay (worth), what losing a part is worth (prices), how a robot holds together
(frame), and what a die would break (strikes).

Weights stand in the room that uses them; they were found by letting it play against itself. It is a yardstick now:
weights and rules stay as they are, and a stronger bot belongs beside it.
"""

from ....games.goblins_inc import moves
from ....games.goblins_inc.moves import verb_of
from ....games.goblins_inc.state import Kit, State
from ....games.goblins_inc.terms import Job, Phase
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from .agendas import choose_agendas
from .building import choose_square
from .cards import choose_card
from .ordering import choose_after_roll
from .piloting import choose_controls
from .planning import choose_gifts
from .tactics import choose_before_roll
from .tokens import choose_token


@rule
def choose(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    if offers.count == 1:
        return offers.move[0]
    if s.phase == Phase.BUILD:
        if s.players[seat].job == Job.PLAN:
            return choose_gifts(s, kit, seat, offers, rng)
        return choose_square(s, kit, seat, offers, rng)
    if s.phase == Phase.AGENDAS:
        return choose_agendas(s, kit, seat, offers, rng)
    if s.phase == Phase.CONTROLS:
        if verb_of(offers.move[0]) == moves.Pilot.code:
            return choose_controls(s, kit, seat, offers, rng)
        return choose_card(s, kit, seat, offers, rng)
    if s.phase == Phase.BEFORE_ROLL:
        return choose_before_roll(s, kit, seat, offers, rng)
    if s.phase == Phase.AFTER_ROLL:
        return choose_after_roll(s, kit, seat, offers, rng)
    return choose_token(s, kit, seat, offers, rng)
