"""Tactics before the roll: Sabotage, Duct Tape and the Crane.

Both robots have turned and everybody knows who aims where, so the exchange of fire to come can be thought out.
"""

from typing import NamedTuple

from ....games.goblins_inc import moves
from ....games.goblins_inc.moves import square_of, to_of, turn_of, verb_of
from ....games.goblins_inc.rules.damage import first_in_row
from ....games.goblins_inc.rules.fight import count_dice
from ....games.goblins_inc.rules.teams import enemy_of
from ....games.goblins_inc.rules.tokens import count_tokens_on
from ....games.goblins_inc.state import Kit, State
from ....games.goblins_inc.terms import NOTHING, SIDE_LENGTH
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from ...best import FIRST, LAST, better, none_yet
from .frame import frame_of, held_together
from .strikes import Mark, Rest, attacked_mark, loss_between, mean_loss_per_die, rest_of

TAPED_FOR_LATER = 12  # percent of what would break with a tile that is not in front
CRANE_MARGIN = 40  # it must gain clearly


class Fire(NamedTuple):
    """An exchange of fire: how one's own robot is shot at, with how many dice, and what a die of its own is worth."""

    mark: Mark
    threat: int
    die: int


@rule
def choose_before_roll(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    """Whatever gains most, as long as something does; to pass is worth nothing."""
    team = s.players[seat].team
    fire = fire_of(s, kit, seat)
    now = standing_of(s, kit, team, fire)
    best = none_yet()
    for i in range(offers.count):
        move = offers.move[i]
        verb, worth = verb_of(move), 0
        if verb == moves.Sabotage.code:
            worth = FIRST if fire.die >= 0 else LAST
        elif verb == moves.Tape.code:
            worth = worth_of_taping(s, kit, team, fire.mark, square_of(move))
        elif verb == moves.Crane.code:
            after = standing_after_crane(s, kit, team, fire, square_of(move), to_of(move), turn_of(move))
            worth = after - now - CRANE_MARGIN
        best = better(best, move, worth, rng)
    return best.move


@rule
def fire_of(s: State, kit: Kit, seat: int) -> Fire:
    team = s.players[seat].team
    enemy = enemy_of(team)
    die = mean_loss_per_die(s.robots[enemy], kit, attacked_mark(s, kit, seat, enemy), rest_of(s, enemy))
    return Fire(attacked_mark(s, kit, seat, team), count_dice(s, kit, enemy), die)


@rule
def worth_of_taping(s: State, kit: Kit, team: int, mark: Mark, square: int) -> int:
    """What would break with this tile: at once if it is in front, or later; a second token is hardly ever needed."""
    robot, rest = s.robots[team], rest_of(s, team)
    if count_tokens_on(robot, square) > 0:
        return 1
    without = Rest(held_together(mark.frame, rest.squares & ~(1 << square)), rest.tokens, rest.goblins)
    loss = loss_between(robot, kit, mark.prices, rest, without)
    urgency = 100 if is_in_front(s, team, mark.side, square) else TAPED_FOR_LATER
    return mark.prices.token + loss * urgency // 100


@rule
def is_in_front(s: State, team: int, side: int, square: int) -> bool:
    for row in range(SIDE_LENGTH):
        if first_in_row(s, team, side, row) == square:
            return True
    return False


@rule
def standing_of(s: State, kit: Kit, team: int, fire: Fire) -> int:
    """How the robot stands in this exchange of fire: dice of its own, less what it may lose or loses at once."""
    robot, rest = s.robots[team], rest_of(s, team)
    mark = Mark(frame_of(robot, kit), fire.mark.side, fire.mark.prices)
    left = Rest(held_together(mark.frame, rest.squares), rest.tokens, rest.goblins)
    fallen = loss_between(robot, kit, mark.prices, rest, left)
    return fire.die * count_dice(s, kit, team) - fire.threat * mean_loss_per_die(robot, kit, mark, left) - fallen


@rule
def standing_after_crane(s: State, kit: Kit, team: int, fire: Fire, square: int, to: int, turn: int) -> int:
    """Try it, look, and put everything back."""
    here, there = s.robots[team].squares[square], s.robots[team].squares[to]
    tile, old_turn = here.tile, here.turn
    here.tile = NOTHING
    there.tile = tile
    there.turn = turn
    standing = standing_of(s, kit, team, fire)
    there.tile = NOTHING
    there.turn = 0
    here.tile = tile
    here.turn = old_turn
    return standing
