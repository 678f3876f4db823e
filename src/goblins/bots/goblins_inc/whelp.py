"""The whelp of Goblins Inc., for a first game: it plays as the scrapper does, but now and then it is hasty.

Its mistakes are a beginner's. It builds for arrows and does not look at what will fall, hands over engines and armor,
keeps any agenda, turns its biggest guns to the front without a thought for its own weak side, aims straight ahead,
forgets its tactics card, and strikes in any order. `HASTE` is measured (docs/ladder.md): it should lose to the
scrapper mostly, and to chance hardly ever.
"""

from ...games.goblins_inc import moves
from ...games.goblins_inc.moves import other_of, square_of, steering_of, target_of, tile_of, turn_of, verb_of
from ...games.goblins_inc.rules.fight import cost_of_controls
from ...games.goblins_inc.rules.yard import count_arrows, count_engines, edge_at, has_metal, neighbour, opposite
from ...games.goblins_inc.state import Kit, State
from ...games.goblins_inc.terms import Kind, Target
from ...kernel.offers import Offers
from ...kernel.playout_random import PlayoutRandom, random_below
from ...kernel.rule import rule
from ..best import LAST, better, none_yet
from .scrapper import choose as choose_as_scrapper

HASTE = 20  # percent of its decisions that it does not think over

ARROW = 10
JOINT = 25


@rule
def choose(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    if random_below(rng, 100) >= HASTE:
        return choose_as_scrapper(s, kit, seat, offers, rng)
    best = none_yet()
    for i in range(offers.count):
        best = better(best, offers.move[i], appeal_of(s, kit, seat, offers.move[i]), rng)
    return best.move


@rule
def appeal_of(s: State, kit: Kit, seat: int, move: int) -> int:
    """How tempting a move looks at first sight."""
    verb = verb_of(move)
    if verb == moves.Place.code:
        return appeal_of_square(s, kit, seat, tile_of(move), square_of(move), turn_of(move))
    if verb == moves.Give.code:
        return -arrows_on(kit, tile_of(move)) - arrows_on(kit, other_of(move))
    if verb == moves.Pilot.code:
        return appeal_of_controls(s, kit, seat, steering_of(move), target_of(move))
    if verb in (moves.Lift.code, moves.Crane.code, moves.Tape.code):
        return LAST
    return 0


@rule
def appeal_of_square(s: State, kit: Kit, seat: int, tile: int, square: int, turn: int) -> int:
    """Metal that meets metal, whether that hangs on anything or not; arrows anywhere."""
    robot, worth = s.robots[s.players[seat].team], ARROW * arrows_on(kit, tile)
    for side in range(4):
        beyond = neighbour(square, side)
        metal = kit.tiles[tile].metal[edge_at(turn, side)]
        if metal and beyond >= 0 and has_metal(robot, kit, beyond, opposite(side)):
            worth += JOINT
    return worth


@rule
def arrows_on(kit: Kit, tile: int) -> int:
    it = kit.tiles[tile]
    return it.arrows[0] + it.arrows[1] + it.arrows[2] + it.arrows[3] + (1 if it.kind == Kind.WEAPON else 0)


@rule
def appeal_of_controls(s: State, kit: Kit, seat: int, steering: int, target: int) -> int:
    """The side with most arrows, straight ahead; engines must suffice."""
    robot = s.robots[s.players[seat].team]
    if cost_of_controls(steering, target) > count_engines(robot, kit):
        return LAST
    return 2 * count_arrows(robot, kit, (robot.facing + steering) & 3) + (1 if target == Target.FRONT else 0)
