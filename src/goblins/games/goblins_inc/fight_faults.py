"""What no fight can bring: tokens over distant tiles, cards that nobody took, dice that were not rolled."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.words import Sentence
from .notation import square_name
from .round_faults import before_combat, fault
from .rules.dice import count_die
from .rules.fight import PASSED_OVER, count_dice, overheats
from .rules.tactics import FACES, has_ability
from .rules.teams import enemy_of
from .rules.tokens import count_tokens_on, is_token_choice
from .rules.yard import neighbour
from .state import Kit, Robot, State, Token
from .terms import COCKPIT, MOST_DICE, MOST_TOKENS, NOTHING, TEAMS, Ability, Kind, Phase

FIRE = (Phase.BEFORE_ROLL, Phase.AFTER_ROLL, Phase.TOKEN)
MOST_ENGINES = 60


def token_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """A token lies on a tile, or on armor and the tile beside it; before the fight there are none."""
    for team in range(TEAMS):
        robot = s.robots[team]
        for number in range(MOST_TOKENS):
            token = robot.tokens[number]
            if number >= robot.token_count:
                if token.first or token.second:
                    yield fault("token", team=team + 1, square=square_name(max(0, token.first)))
            elif not _token_fits(robot, kit, token):
                yield fault("token", team=team + 1, square=square_name(max(0, token.first)))
        if robot.tokens_lost < 0 or (before_combat(s) and (robot.token_count or robot.tokens_lost)):
            yield fault("early", team=team + 1)


def _token_fits(robot: Robot, kit: Kit, token: Token) -> bool:
    squares = [token.first] if token.second == NOTHING else [token.first, token.second]
    if any(square in (NOTHING, COCKPIT) or robot.squares[square].tile == NOTHING for square in squares):
        return False
    if token.second == NOTHING:
        return True
    beside = [neighbour(token.first, side) for side in range(4)]
    return token.second in beside and kit.tiles[robot.squares[token.first].tile].kind == Kind.ARMOR


def control_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """Before the reveal nothing has come of the controls; then cards, engines and dice are what was chosen."""
    if s.phase == Phase.OVER:
        return
    for team in range(TEAMS):
        robot = s.robots[team]
        pilot, tactician = s.players[s.pilot[team]], s.players[s.tactician[team]]
        if s.phase not in FIRE:
            untouched = [robot.engines, robot.unused, robot.overheated, robot.dice_rolled, robot.strikes, *robot.used]
            if (
                any([*untouched, *robot.rolled, *robot.dice, *robot.order])
                or robot.card != NOTHING
                or (before_combat(s) and (pilot.has_steered or tactician.pick != NOTHING))
            ):
                yield fault("early", team=team + 1)
            continue
        fits = [
            robot.card in (NOTHING, s.shown[tactician.pick]),
            all(mark in (0, 1, PASSED_OVER) for mark in robot.used),
            all(mark != 1 or has_ability(robot, kit, ability) for ability, mark in enumerate(robot.used)),
            robot.used[Ability.NONE] == 0,
            0 <= robot.unused <= robot.engines <= MOST_ENGINES,
            robot.overheated == overheats(pilot.steering),
        ]
        if not all(fits):
            yield fault("tactics", team=team + 1)
        elif not _dice_fit(s, kit, team):
            yield fault("dice", team=team + 1)
    if s.phase == Phase.TOKEN and not _attack_fits(s):
        yield fault("attack")


def _dice_fit(s: State, kit: Kit, team: int) -> bool:
    """As many as the arrows in front; what is lined up are the dice that are not blank."""
    robot = s.robots[team]
    is_ordering = s.phase == Phase.AFTER_ROLL and bool(s.table.awaiting >> s.tactician[team] & 1)
    beyond = [*robot.rolled[robot.dice_rolled :], *robot.dice[robot.dice_rolled :], *robot.order[robot.strikes :]]
    if any(beyond) or (s.phase == Phase.BEFORE_ROLL and (robot.dice_rolled or robot.strikes)):
        return False
    if s.phase == Phase.AFTER_ROLL and robot.dice_rolled != count_dice(s, kit, team):
        return False
    if is_ordering or s.phase == Phase.BEFORE_ROLL:
        return robot.strikes == 0
    lined_up = robot.order[: robot.strikes]
    return all(lined_up.count(row) == count_die(robot, row) for row in range(1, FACES)) and 0 not in lined_up


def _attack_fits(s: State) -> bool:
    attack = s.attack
    attacker, defender = s.robots[attack.team], s.robots[enemy_of(attack.team)]
    return (
        attack.square not in (NOTHING, COCKPIT)
        and count_tokens_on(defender, attack.square) > 1
        and is_token_choice(defender, attack.square)
        and 0 <= attack.strike <= attacker.strikes <= MOST_DICE
        and attack.twice in (0, 1)
        and (not attack.twice or attacker.used[Ability.DYNAMITE] == 1)
    )
