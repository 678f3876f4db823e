"""Defense tokens: where they lie, and losing them (GI-tokens, GI-hit)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..state import Kit, Robot, State, Token
from ..terms import COCKPIT, MOST_TOKENS, NOTHING, SQUARES, TEAMS
from .yard import edge_at, has_metal, neighbour, opposite


@rule
def covers(token: Token, square: int) -> bool:
    return token.first == square or token.second == square


@rule
def count_tokens_on(robot: Robot, square: int) -> int:
    tokens = 0
    for i in range(robot.token_count):
        if covers(robot.tokens[i], square):
            tokens += 1
    return tokens


@rule
def first_token_on(robot: Robot, square: int) -> int:
    for i in range(robot.token_count):
        if covers(robot.tokens[i], square):
            return i
    return NOTHING


@rule
def is_token_choice(robot: Robot, square: int) -> bool:
    """Do the tokens on this tile differ in what else they protect?"""
    first = robot.tokens[first_token_on(robot, square)]
    for i in range(robot.token_count):
        token = robot.tokens[i]
        if covers(token, square) and not (
            (token.first == first.first and token.second == first.second)
            or (token.first == first.second and token.second == first.first)
        ):
            return True
    return False


@rule
def add_token(s: State, team: int, first: int, second: int, log: Log | None) -> None:
    robot = s.robots[team]
    token = robot.tokens[robot.token_count]
    token.first = first
    token.second = second
    robot.token_count += 1
    s.supply -= 1
    tell(log, EVERYONE, events.TokenPlaced.pack(team, first, second if second != NOTHING else SQUARES))


@rule
def remove_token(robot: Robot, number: int) -> None:
    """Close the gap; lost tokens do not return to the supply."""
    for i in range(number + 1, robot.token_count):
        robot.tokens[i - 1].first = robot.tokens[i].first
        robot.tokens[i - 1].second = robot.tokens[i].second
    robot.token_count -= 1
    robot.tokens[robot.token_count].first = 0
    robot.tokens[robot.token_count].second = 0
    robot.tokens_lost += 1


@rule
def remove_tokens_on(robot: Robot, square: int) -> None:
    """A tile that falls takes its tokens along."""
    for i in range(MOST_TOKENS - 1, -1, -1):
        if i < robot.token_count and covers(robot.tokens[i], square):
            remove_token(robot, i)


@rule
def place_tokens(s: State, kit: Kit, log: Log | None) -> None:
    """One token per plate, over both tiles where the plate meets metal, but never on the cockpit."""
    for team in range(TEAMS):
        robot = s.robots[team]
        for square in range(SQUARES):
            place = robot.squares[square]
            if place.tile == NOTHING:
                continue
            for side in range(4):
                beyond = neighbour(square, side)
                shared = beyond >= 0 and beyond != COCKPIT and has_metal(robot, kit, beyond, opposite(side))
                for _ in range(kit.tiles[place.tile].plates[edge_at(place.turn, side)]):
                    add_token(s, team, square, beyond if shared else NOTHING, log)
        tell(log, EVERYONE, events.Armored.pack(team, robot.token_count))
