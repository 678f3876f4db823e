"""Planning: which two tiles the opponent gets."""

from ....games.goblins_inc.moves import other_of, tile_of
from ....games.goblins_inc.state import Kit, State
from ....games.goblins_inc.terms import Kind
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from ...best import better, none_yet
from .agendas import TILES_LOST
from .worth import wanted_pay_for_tile

# What a tile is good for, whoever has it
METAL = 30  # an edge of it
WEAPON = 80  # that it is one at all
ARROW = 20
ENGINE = 160
PLATE = 160
HOPE = 18  # percent of an agenda's worth while building: it may not be kept, nor paid


@rule
def choose_gifts(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    best = none_yet()
    for i in range(offers.count):
        move = offers.move[i]
        worth = worth_of_giving(s, kit, seat, tile_of(move)) + worth_of_giving(s, kit, seat, other_of(move))
        best = better(best, move, worth, rng)
    return best.move


@rule
def worth_of_giving(s: State, kit: Kit, seat: int, tile: int) -> int:
    """It is lost to one's own robot and helps the enemy's, but may be broken there."""
    it = kit.tiles[tile]
    kept = wanted_pay_for_tile(s, seat, True, it.kind, it.premium)
    broken = wanted_pay_for_tile(s, seat, False, it.kind, it.premium)
    return HOPE * (broken * TILES_LOST - kept * (100 - TILES_LOST)) // (100 * 100) - usefulness(kit, tile)


@rule
def usefulness(kit: Kit, tile: int) -> int:
    it = kit.tiles[tile]
    worth = ENGINE * it.engines + (WEAPON if it.kind == Kind.WEAPON else 0)
    for edge in range(4):
        worth += METAL * it.metal[edge] + ARROW * it.arrows[edge] + PLATE * it.plates[edge]
    return worth
