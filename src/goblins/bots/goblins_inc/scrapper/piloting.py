"""The pilot's controller: which side comes to the front, and which side of the enemy is aimed at.

The enemy's controller is sealed, so its robot is taken to turn mostly where it gets most dice.
"""

from typing import NamedTuple

from ....games.goblins_inc import moves
from ....games.goblins_inc.moves import steering_of, target_of, verb_of
from ....games.goblins_inc.rules.damage import side_at
from ....games.goblins_inc.rules.fight import cost_of_controls
from ....games.goblins_inc.rules.teams import enemy_of
from ....games.goblins_inc.rules.yard import count_arrows, count_engines
from ....games.goblins_inc.state import Kit, Robot, State
from ....games.goblins_inc.terms import MOST_DICE, Steering, Target
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from ...best import LAST, better, none_yet
from .strikes import mean_loss_by_side

SPENT = 12  # on an engine: what is unused wins squabbles
FRONT_FEARED = 50  # percent of the attacks that come from the front, the rest from elsewhere


class Drive(NamedTuple):
    """What a robot can do at its controls."""

    facing: int
    engines: int
    dice: tuple[int, int, int, int]  # after each steering


@rule
def choose_controls(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    """A lone player, who is pilot and tactician, steers first and picks a card then."""
    team = s.players[seat].team
    harm, hurt = mean_loss_by_side(s, kit, seat, enemy_of(team)), mean_loss_by_side(s, kit, seat, team)
    own, enemy = drive_of(s.robots[team], kit), drive_of(s.robots[enemy_of(team)], kit)
    best = none_yet()
    for i in range(offers.count):
        move, worth = offers.move[i], LAST
        if verb_of(move) == moves.Pilot.code:
            worth = worth_of_piloting(own, enemy, harm, hurt, steering_of(move), target_of(move))
        best = better(best, move, worth, rng)
    return best.move


@rule
def worth_of_piloting(
    own: Drive,
    enemy: Drive,
    harm: tuple[int, int, int, int],
    hurt: tuple[int, int, int, int],
    steering: int,
    target: int,
) -> int:
    """What its dice will break, less what the enemy's may; a goof is the last resort."""
    cost = cost_of_controls(steering, target)
    if cost > own.engines:
        return LAST
    gain = own.dice[steering] * harm_at(enemy, harm, target)
    risk = most_dice(enemy) * hurt_when_facing(hurt, (own.facing + steering) & 3)
    return gain - risk - SPENT * cost


@rule
def drive_of(robot: Robot, kit: Kit) -> Drive:
    dice = (
        dice_after(robot, kit, Steering.FRONT),
        dice_after(robot, kit, Steering.RIGHT),
        dice_after(robot, kit, Steering.REAR),
        dice_after(robot, kit, Steering.LEFT),
    )
    return Drive(robot.facing, count_engines(robot, kit), dice)


@rule
def dice_after(robot: Robot, kit: Kit, steering: int) -> int:
    """A robot that does not turn overheats."""
    dice = min(MOST_DICE, count_arrows(robot, kit, (robot.facing + steering) & 3))
    if steering == Steering.FRONT:
        dice -= 1
    return max(0, dice)


@rule
def can_steer(drive: Drive, steering: int) -> bool:
    return cost_of_controls(steering, Target.FRONT) <= drive.engines


@rule
def most_dice(drive: Drive) -> int:
    most = 0
    for steering in range(4):
        if can_steer(drive, steering):
            most = max(most, drive.dice[steering])
    return most


@rule
def harm_at(enemy: Drive, harm: tuple[int, int, int, int], target: int) -> int:
    """What a die breaks, if the enemy steers where it gets most dice, or somewhat fewer."""
    worth, weights = 0, 0
    for steering in range(4):
        if can_steer(enemy, steering):
            dice = 1 + enemy.dice[steering]
            worth += dice * dice * harm[side_at((enemy.facing + steering) & 3, target)]
            weights += dice * dice
    return worth // weights


@rule
def hurt_when_facing(hurt: tuple[int, int, int, int], facing: int) -> int:
    """The front is easiest to aim at."""
    elsewhere = hurt[(facing + 1) & 3] + hurt[(facing + 2) & 3] + hurt[(facing + 3) & 3]
    return (FRONT_FEARED * hurt[facing] + (100 - FRONT_FEARED) * elsewhere // 3) // 100
