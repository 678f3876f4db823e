"""Damage, die by die (GI-hit, GI-cockpit-hit, GI-dynamite, GI-both-strike)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import COCKPIT, NOTHING, SIDE_LENGTH, SQUARES, Ability, Phase, Place, Target
from .dice import pack_dice
from .phases import enter
from .teams import enemy_of
from .tokens import count_tokens_on, covers, first_token_on, is_token_choice, remove_token, remove_tokens_on
from .yard import is_filled, loose_squares, square_in_row, take_off_square

FIRST_ATTACKER = 0


@rule
def attacked_side(s: State, team: int) -> int:
    """The side of this team's yard that the enemy aims at."""
    return side_at(s.robots[team].facing, s.players[s.pilot[enemy_of(team)]].target)


@rule
def side_at(facing: int, target: int) -> int:
    """The side of a yard at which a target aims, the robot facing so. Its right is at the attacker's left hand."""
    if target == Target.LEFT:
        return (facing + 1) & 3
    if target == Target.RIGHT:
        return (facing + 3) & 3
    if target == Target.REAR:
        return (facing + 2) & 3
    return facing


@rule
def first_in_row(s: State, team: int, side: int, row: int) -> int:
    """The first tile, or the cockpit, that a die for that row strikes; -1 if the row is empty."""
    for depth in range(SIDE_LENGTH):
        square = square_in_row(side, row, depth)
        if is_filled(s.robots[team], square):
            return square
    return NOTHING


@rule
def begin_attack(s: State, attacker: int, log: Log | None) -> None:
    robot, enemy = s.robots[attacker], enemy_of(attacker)
    s.attack.team = attacker
    s.attack.strike = 0
    s.attack.twice = 1 if robot.used[Ability.DYNAMITE] == 1 else 0
    s.attack.square = NOTHING
    abilities = 0
    for ability in range(Ability.NITRO, Ability.DYNAMITE + 1):
        if robot.used[ability] == 1:
            abilities |= 1 << ability
    if robot.strikes > 0 or abilities:
        side = attacked_side(s, enemy)
        tell(log, EVERYONE, events.AttackBegan.pack(enemy, side, pack_dice(robot, True), abilities))


@rule
def strikes_left(s: State) -> bool:
    return s.attack.strike < s.robots[s.attack.team].strikes


@rule
def strike_once(s: State, kit: Kit, log: Log | None) -> bool:
    """Resolve the next die. False when the defending pilot must choose a token first."""
    team = enemy_of(s.attack.team)
    row = s.robots[s.attack.team].order[s.attack.strike] - 1
    square = first_in_row(s, team, attacked_side(s, team), row)
    if square != NOTHING and s.attack.twice:
        s.attack.twice = 0
    else:
        s.attack.strike += 1
    if square == NOTHING:
        tell(log, EVERYONE, events.RowEmpty.pack(team, row))
        return True
    if square == COCKPIT:
        hit_cockpit(s, team, row, log)
        return True
    tokens = count_tokens_on(s.robots[team], square)
    if tokens == 0:
        destroy(s, kit, team, row, square, log)
    elif tokens > 1 and is_token_choice(s.robots[team], square):
        s.attack.square = square
        tell(log, EVERYONE, events.TokensHit.pack(team, row, square))
        enter(s, Phase.TOKEN, 1 << s.pilot[team], log)
        return False
    else:
        token = first_token_on(s.robots[team], square)
        remove_token(s.robots[team], token)
        tell(log, EVERYONE, events.TokenLost.pack(team, row, square, token))
    return True


@rule
def destroy(s: State, kit: Kit, team: int, row: int, square: int, log: Log | None) -> None:
    """The tile is gone, and everything that only hung on it."""
    tile = s.robots[team].squares[square].tile
    knock_off(s, team, 1 << square)
    fallen = loose_squares(s.robots[team], kit)
    tell(log, EVERYONE, events.Destroyed.pack(team, row, square, tile, fallen))
    knock_off(s, team, fallen)


@rule
def knock_off(s: State, team: int, fallen: int) -> None:
    """The tiles on these squares are lost in combat, with their tokens."""
    for square in range(SQUARES):
        if fallen >> square & 1:
            take_off_square(s, team, square, Place.LOST + team)
            remove_tokens_on(s.robots[team], square)


@rule
def hit_cockpit(s: State, team: int, row: int, log: Log | None) -> None:
    """A goblin of the pilot leaves, else one of the tactician; an empty cockpit absorbs."""
    seat = s.pilot[team]
    if s.players[seat].goblins == 0:
        seat = s.tactician[team]
    if s.players[seat].goblins == 0:
        tell(log, EVERYONE, events.CockpitEmpty.pack(team, row))
        return
    s.players[seat].goblins -= 1
    tell(log, EVERYONE, events.GoblinLeft.pack(team, row, seat))


@rule
def refuse_token(s: State, seat: int, number: int) -> int:
    if s.phase != Phase.TOKEN:
        return Reason.NO_TOKEN_TO_CHOOSE
    robot = s.robots[s.players[seat].team]
    if number >= robot.token_count or not covers(robot.tokens[number], s.attack.square):
        return Reason.TOKEN_ELSEWHERE
    return Reason.NONE


@rule
def choose_token(s: State, seat: int, number: int, log: Log | None) -> None:
    team = s.players[seat].team
    token = s.robots[team].tokens[number]
    second = token.second if token.second != NOTHING else SQUARES
    tell(log, EVERYONE, events.TokenGivenUp.pack(team, number, token.first, second))
    remove_token(s.robots[team], number)
    s.attack.square = NOTHING
