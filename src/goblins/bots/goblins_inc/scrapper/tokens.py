"""The defending pilot's choice: which token is given up for a tile that was hit."""

from ....games.goblins_inc.moves import token_of
from ....games.goblins_inc.state import Kit, State
from ....games.goblins_inc.terms import NOTHING
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from ...best import better, none_yet
from .prices import price_of_square, prices_of


@rule
def choose_token(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    """The token that protects least besides the tile that was hit."""
    team = s.players[seat].team
    robot, prices = s.robots[team], prices_of(s, seat, team)
    best = none_yet()
    for i in range(offers.count):
        token = robot.tokens[token_of(offers.move[i])]
        other = token.first if token.first != s.attack.square else token.second
        protected = 0 if other == NOTHING else price_of_square(robot, kit, prices, other)
        best = better(best, offers.move[i], -protected, rng)
    return best.move
