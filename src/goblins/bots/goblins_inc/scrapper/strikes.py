"""Strikes, thought out: what a die would break. The robots themselves are not touched."""

from typing import NamedTuple

from ....games.goblins_inc.rules.damage import attacked_side
from ....games.goblins_inc.rules.fight import goblins_in_cockpit
from ....games.goblins_inc.rules.tactics import FACES
from ....games.goblins_inc.rules.tokens import covers
from ....games.goblins_inc.rules.yard import is_filled, square_in_row
from ....games.goblins_inc.state import Kit, Robot, State
from ....games.goblins_inc.terms import COCKPIT, NOTHING, SIDE_LENGTH, SQUARES, Side
from ....kernel.rule import rule
from .frame import Frame, count_bits, frame_of, held_together
from .prices import Prices, price_of_square, prices_of


class Rest(NamedTuple):
    """What is left of a robot: squares and tokens as masks, goblins counted."""

    squares: int
    tokens: int
    goblins: int


class Mark(NamedTuple):
    """What is shot at: a robot's frame, from a side of its yard, at these prices."""

    frame: Frame
    side: int
    prices: Prices


@rule
def rest_of(s: State, team: int) -> Rest:
    robot, squares = s.robots[team], 0
    for square in range(SQUARES):
        if is_filled(robot, square):
            squares |= 1 << square
    return Rest(squares, (1 << robot.token_count) - 1, goblins_in_cockpit(s, team))


@rule
def attacked_mark(s: State, kit: Kit, seat: int, team: int) -> Mark:
    """That team's robot as it is shot at in this fight round, at this seat's prices."""
    return Mark(frame_of(s.robots[team], kit), attacked_side(s, team), prices_of(s, seat, team))


@rule
def first_square(rest: Rest, side: int, row: int) -> int:
    """That a die for this row, from 0, would strike."""
    for depth in range(SIDE_LENGTH):
        square = square_in_row(side, row, depth)
        if rest.squares >> square & 1:
            return square
    return NOTHING


@rule
def token_on(robot: Robot, rest: Rest, square: int) -> int:
    for token in range(robot.token_count):
        if rest.tokens >> token & 1 and covers(robot.tokens[token], square):
            return token
    return NOTHING


@rule
def tokens_left(robot: Robot, tokens: int, squares: int) -> int:
    """Those that still lie on the robot. Two tiles under one token are welded, so that they only fall together."""
    for token in range(robot.token_count):
        if squares >> robot.tokens[token].first & 1 == 0:
            tokens &= ~(1 << token)
    return tokens


@rule
def struck(robot: Robot, mark: Mark, rest: Rest, row: int) -> Rest:
    """What is left after a strike on that row, from 0."""
    square = first_square(rest, mark.side, row)
    if square == NOTHING:
        return rest
    if square == COCKPIT:
        return Rest(rest.squares, rest.tokens, max(0, rest.goblins - 1))
    token = token_on(robot, rest, square)
    if token != NOTHING:
        return Rest(rest.squares, rest.tokens & ~(1 << token), rest.goblins)
    squares = held_together(mark.frame, rest.squares & ~(1 << square))
    return Rest(squares, tokens_left(robot, rest.tokens, squares), rest.goblins)


@rule
def loss_between(robot: Robot, kit: Kit, prices: Prices, before: Rest, after: Rest) -> int:
    loss = prices.goblin * (before.goblins - after.goblins)
    loss += prices.token * count_bits(before.tokens & ~after.tokens)
    gone = before.squares & ~after.squares
    square = 0
    while gone != 0:
        if gone & 1:
            loss += price_of_square(robot, kit, prices, square)
        gone >>= 1
        square += 1
    return loss


@rule
def mean_loss_per_die(robot: Robot, kit: Kit, mark: Mark, rest: Rest) -> int:
    """What a die breaks, on average."""
    worth = 0
    for row in range(SIDE_LENGTH):
        worth += loss_between(robot, kit, mark.prices, rest, struck(robot, mark, rest, row))
    return worth // FACES


@rule
def mean_loss_by_side(s: State, kit: Kit, seat: int, team: int) -> tuple[int, int, int, int]:
    """What a die breaks on each side of this robot."""
    robot, rest = s.robots[team], rest_of(s, team)
    frame, prices = frame_of(robot, kit), prices_of(s, seat, team)
    return (
        mean_loss_per_die(robot, kit, Mark(frame, Side.FAR, prices), rest),
        mean_loss_per_die(robot, kit, Mark(frame, Side.RIGHT, prices), rest),
        mean_loss_per_die(robot, kit, Mark(frame, Side.NEAR, prices), rest),
        mean_loss_per_die(robot, kit, Mark(frame, Side.LEFT, prices), rest),
    )
