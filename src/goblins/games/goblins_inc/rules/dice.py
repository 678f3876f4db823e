"""Dice that lie on the table, and the order in which they strike (GI-dice, GI-after-roll)."""

from ....kernel.rule import rule
from ..state import Robot
from ..terms import BLANK, MOST_DICE, NO_DIE


@rule
def pack_dice(robot: Robot, from_order: bool) -> int:
    """The dice, or their order, as one number for events and moves."""
    packed = 0
    count = robot.strikes if from_order else robot.dice_rolled
    for i in range(MOST_DICE):
        digit = NO_DIE
        if i < count:
            digit = robot.order[i] if from_order else robot.dice[i]
        packed |= digit << (3 * i)
    return packed


@rule
def count_blanks(robot: Robot) -> int:
    blanks = 0
    for i in range(robot.dice_rolled):
        if robot.dice[i] == BLANK:
            blanks += 1
    return blanks


@rule
def count_die(robot: Robot, row: int) -> int:
    dice = 0
    for i in range(robot.dice_rolled):
        if robot.dice[i] == row:
            dice += 1
    return dice


@rule
def line_up(robot: Robot, rows: int) -> None:
    robot.strikes = 0
    for i in range(MOST_DICE):
        row = rows >> (3 * i) & 7
        if row != NO_DIE:
            robot.order[robot.strikes] = row
            robot.strikes += 1


@rule
def line_up_as_rolled(robot: Robot) -> None:
    robot.strikes = 0
    for i in range(robot.dice_rolled):
        if robot.dice[i] != BLANK:
            robot.order[robot.strikes] = robot.dice[i]
            robot.strikes += 1
