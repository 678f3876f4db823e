"""Damage, die by die (GI-hit, GI-cockpit-hit, GI-dynamite, GI-both-strike)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import COCKPIT, NOTHING, SIDE_LENGTH, SQUARES, Phase, Place, Target
from .phases import enter
from .teams import enemy_of
from .tokens import count_tokens_on, covers, first_token_on, is_token_choice, remove_token, remove_tokens_on
from .yard import is_filled, joined_squares, square_in_row, take_off_square

FIRST_ATTACKER = 0


@rule
def attacked_side(s: State, team: int) -> int:
    """The side of this team's yard that the enemy aims at. Its right is at the attacker's left hand."""
    target = s.players[s.pilot[enemy_of(team)]].target
    facing = s.robots[team].facing
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
def begin_attack(s: State, attacker: int, dynamite: bool, log: Log | None) -> None:
    s.attack.team = attacker
    s.attack.strike = 0
    s.attack.twice = 1 if dynamite else 0
    s.attack.square = NOTHING
    tell(log, EVERYONE, events.attack_began(enemy_of(attacker)))


@rule
def strikes_left(s: State) -> bool:
    return s.attack.strike < s.robots[s.attack.team].strikes


@rule
def strike_once(s: State, kit: Kit, log: Log | None) -> bool:
    """Resolve the next die. False when the defending pilot must choose a token first."""
    team = enemy_of(s.attack.team)
    row = s.robots[s.attack.team].order[s.attack.strike]
    square = first_in_row(s, team, attacked_side(s, team), row - 1)
    tell(log, EVERYONE, events.struck(team, row - 1, square if square != NOTHING else SQUARES))
    if square != NOTHING and s.attack.twice:
        s.attack.twice = 0
    else:
        s.attack.strike += 1
    if square == NOTHING:
        return True
    if square == COCKPIT:
        hit_cockpit(s, team, log)
        return True
    tokens = count_tokens_on(s.robots[team], square)
    if tokens == 0:
        destroy(s, kit, team, square, log)
    elif tokens > 1 and is_token_choice(s.robots[team], square):
        s.attack.square = square
        enter(s, Phase.TOKEN, 1 << s.pilot[team], log)
        return False
    else:
        lose_token(s, team, first_token_on(s.robots[team], square), square, log)
    return True


@rule
def lose_token(s: State, team: int, number: int, square: int, log: Log | None) -> None:
    remove_token(s.robots[team], number)
    tell(log, EVERYONE, events.token_lost(team, number, square))


@rule
def destroy(s: State, kit: Kit, team: int, square: int, log: Log | None) -> None:
    """The tile is gone, and everything that only hung on it."""
    tile = take_off_square(s, team, square, Place.LOST + team)
    tell(log, EVERYONE, events.destroyed(team, tile, square))
    remove_tokens_on(s, team, square, log)
    cut_off(s, kit, team, log)


@rule
def cut_off(s: State, kit: Kit, team: int, log: Log | None) -> None:
    joined = joined_squares(s.robots[team], kit)
    for square in range(SQUARES):
        if s.robots[team].squares[square].tile != NOTHING and joined >> square & 1 == 0:
            tile = take_off_square(s, team, square, Place.LOST + team)
            tell(log, EVERYONE, events.cut_off(team, tile, square))
            remove_tokens_on(s, team, square, log)


@rule
def hit_cockpit(s: State, team: int, log: Log | None) -> None:
    """A goblin of the pilot leaves, else one of the tactician; an empty cockpit absorbs."""
    seat = s.pilot[team]
    if s.players[seat].goblins == 0:
        seat = s.tactician[team]
    if s.players[seat].goblins == 0:
        tell(log, EVERYONE, events.cockpit_empty(team))
        return
    s.players[seat].goblins -= 1
    tell(log, EVERYONE, events.goblin_left(seat, team))


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
    lose_token(s, s.players[seat].team, number, s.attack.square, log)
    s.attack.square = NOTHING
