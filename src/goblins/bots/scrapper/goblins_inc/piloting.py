"""The pilot's controller: which side comes to the front, and which side of the enemy is aimed at.

The enemy's controller is sealed, so its robot is taken to turn mostly where it gets most dice.
"""

from ....games.goblins_inc.moves import Verb, steering_of, target_of, verb_of
from ....games.goblins_inc.rules.fight import cost_of_controls
from ....games.goblins_inc.rules.teams import enemy_of
from ....games.goblins_inc.rules.yard import count_arrows, count_engines
from ....games.goblins_inc.state import Kit, Robot, State
from ....games.goblins_inc.terms import MOST_DICE, Steering, Target
from ....kernel.offers import Offers
from ....kernel.quick import Coin
from ....kernel.rule import rule
from .best import LAST, better, none_yet
from .strikes import bites

SPENT = 12  # on an engine: what is unused wins squabbles
FRONT_FEARED = 50  # percent of the attacks that come from the front, the rest from elsewhere


@rule
def choose_controls(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    """A lone player, who is pilot and tactician, steers first and picks a card then."""
    team = s.players[seat].team
    harm, hurt = bites(s, kit, seat, enemy_of(team)), bites(s, kit, seat, team)
    best = none_yet()
    for i in range(offers.count):
        move, worth = offers.move[i], LAST
        if verb_of(move) == Verb.PILOT:
            worth = worth_of_piloting(s, kit, team, harm, hurt, steering_of(move), target_of(move))
        best = better(best, move, worth, coin)
    return best.move


@rule
def worth_of_piloting(
    s: State,
    kit: Kit,
    team: int,
    harm: tuple[int, int, int, int],
    hurt: tuple[int, int, int, int],
    steering: int,
    target: int,
) -> int:
    """What its dice will break, less what the enemy's may; a goof is the last resort."""
    robot, enemy = s.robots[team], s.robots[enemy_of(team)]
    cost = cost_of_controls(steering, target)
    if cost > count_engines(robot, kit):
        return LAST
    gain = dice_after(robot, kit, steering) * harm_at(enemy, kit, harm, target)
    risk = most_dice(enemy, kit) * hurt_when_facing(hurt, (robot.facing + steering) & 3)
    return gain - risk - SPENT * cost


@rule
def dice_after(robot: Robot, kit: Kit, steering: int) -> int:
    """A robot that does not turn overheats."""
    dice = min(MOST_DICE, count_arrows(robot, kit, (robot.facing + steering) & 3))
    if steering == Steering.FRONT:
        dice -= 1
    return max(0, dice)


@rule
def can_steer(robot: Robot, kit: Kit, steering: int) -> bool:
    return cost_of_controls(steering, Target.FRONT) <= count_engines(robot, kit)


@rule
def most_dice(robot: Robot, kit: Kit) -> int:
    most = 0
    for steering in range(4):
        if can_steer(robot, kit, steering):
            most = max(most, dice_after(robot, kit, steering))
    return most


@rule
def side_at(facing: int, target: int) -> int:
    """The side of the yard at which a target aims, the robot facing so."""
    if target == Target.LEFT:
        return (facing + 1) & 3
    if target == Target.RIGHT:
        return (facing + 3) & 3
    if target == Target.REAR:
        return (facing + 2) & 3
    return facing


@rule
def harm_at(robot: Robot, kit: Kit, harm: tuple[int, int, int, int], target: int) -> int:
    """What a die breaks, if the enemy steers where it gets most dice, or somewhat fewer."""
    worth, weights = 0, 0
    for steering in range(4):
        if can_steer(robot, kit, steering):
            dice = 1 + dice_after(robot, kit, steering)
            worth += dice * dice * harm[side_at((robot.facing + steering) & 3, target)]
            weights += dice * dice
    return worth // weights


@rule
def hurt_when_facing(hurt: tuple[int, int, int, int], facing: int) -> int:
    """The front is easiest to aim at."""
    elsewhere = hurt[(facing + 1) & 3] + hurt[(facing + 2) & 3] + hurt[(facing + 3) & 3]
    return (FRONT_FEARED * hurt[facing] + (100 - FRONT_FEARED) * elsewhere // 3) // 100
