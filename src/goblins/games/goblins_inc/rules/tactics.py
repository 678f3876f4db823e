"""Tactics cards: the seven abilities and when they may be used (GI-before-roll, GI-after-roll)."""

from ....kernel.chance import draw
from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from ....kernel.steps import answer
from .. import events
from ..reasons import Reason
from ..state import Kit, Robot, State
from ..terms import BLANK, COCKPIT, MOST_DICE, NO_DICE, NOTHING, Ability, Kind, Phase
from .damage import knock_off
from .dice import count_blanks, count_die, line_up, pack_dice
from .teams import team_mask
from .tokens import add_token, count_tokens_on
from .yard import joined_squares, loose_squares, put_on_square, take_off_square, would_join

FACES = 6


# ------------------------------------------------------------------------------------------- in general


@rule
def has_ability(robot: Robot, kit: Kit, ability: int) -> bool:
    if robot.card == NOTHING:
        return False
    return kit.tactics[robot.card].first == ability or kit.tactics[robot.card].second == ability


@rule
def abilities_of(kit: Kit, card: int) -> int:
    """What is on a tactics card, as a mask."""
    mask = 1 << kit.tactics[card].first
    if kit.tactics[card].second != Ability.NONE:
        mask |= 1 << kit.tactics[card].second
    return mask


@rule
def can_use(robot: Robot, kit: Kit, ability: int) -> bool:
    return has_ability(robot, kit, ability) and not robot.used[ability]


@rule
def refuse_ability(s: State, kit: Kit, seat: int, phase: int, ability: int) -> int:
    if s.phase != phase:
        return Reason.NOT_BEFORE_THE_ROLL if phase == Phase.BEFORE_ROLL else Reason.NOT_AFTER_THE_ROLL
    robot = s.robots[s.players[seat].team]
    if not has_ability(robot, kit, ability):
        return Reason.ABILITY_MISSING
    if robot.used[ability]:
        return Reason.ABILITY_USED
    return Reason.NONE


# -------------------------------------------------------------------------------------- before the roll


@rule
def may_act_before_roll(s: State, kit: Kit, team: int) -> bool:
    """Is there an ability left to use? Tape is none without a token in the supply."""
    robot = s.robots[team]
    return (
        can_use(robot, kit, Ability.SABOTAGE)
        or (can_use(robot, kit, Ability.DUCT_TAPE) and s.supply > 0)
        or can_use(robot, kit, Ability.CRANE)
    )


@rule
def refuse_pass(s: State) -> int:
    return Reason.NONE if s.phase == Phase.BEFORE_ROLL else Reason.NOT_BEFORE_THE_ROLL


@rule
def sabotage(s: State, seat: int, log: Log | None) -> None:
    team = s.players[seat].team
    s.robots[team].used[Ability.SABOTAGE] = 1
    tell(log, EVERYONE, events.Sabotaged.pack(team))


@rule
def refuse_tape(s: State, kit: Kit, seat: int, square: int) -> int:
    reason = refuse_ability(s, kit, seat, Phase.BEFORE_ROLL, Ability.DUCT_TAPE)
    if reason == Reason.NONE:
        reason = refuse_taped_square(s, kit, s.players[seat].team, square)
    return reason


@rule
def refuse_taped_square(s: State, kit: Kit, team: int, square: int) -> int:
    """One token onto a tile that is neither armor nor the cockpit, covered already or not."""
    if s.supply == 0:
        return Reason.NO_TOKEN_IN_SUPPLY
    if square == COCKPIT:
        return Reason.SQUARE_COCKPIT
    tile = s.robots[team].squares[square].tile
    if tile == NOTHING:
        return Reason.NO_TILE_THERE
    if kit.tiles[tile].kind == Kind.ARMOR:
        return Reason.ARMOR_NEEDS_NO_TAPE
    return Reason.NONE


@rule
def tape(s: State, seat: int, square: int, log: Log | None) -> None:
    team = s.players[seat].team
    s.robots[team].used[Ability.DUCT_TAPE] = 1
    tell(log, EVERYONE, events.Taped.pack(team, square))
    add_token(s, team, square, NOTHING, log)


@rule
def refuse_crane(s: State, kit: Kit, seat: int, square: int, to: int, turn: int) -> int:
    reason = refuse_ability(s, kit, seat, Phase.BEFORE_ROLL, Ability.CRANE)
    if reason == Reason.NONE:
        reason = refuse_craned_tile(s, s.players[seat].team, square)
    if reason == Reason.NONE:
        team = s.players[seat].team
        rest = rest_of_robot(s.robots[team], kit, square)
        reason = refuse_crane_target(s, kit, team, square, rest, to, turn)
    return reason


@rule
def refuse_craned_tile(s: State, team: int, square: int) -> int:
    if square == COCKPIT:
        return Reason.SQUARE_COCKPIT
    if s.robots[team].squares[square].tile == NOTHING:
        return Reason.NO_TILE_THERE
    if count_tokens_on(s.robots[team], square) > 0:
        return Reason.TILE_HAS_TOKEN
    return Reason.NONE


@rule
def refuse_crane_target(s: State, kit: Kit, team: int, square: int, rest: int, to: int, turn: int) -> int:
    """An empty square, blueprint squares too, or a turn in place; the tile must be joined afterwards to the rest of
    the robot, which `rest_of_robot` gives."""
    robot = s.robots[team]
    if to == COCKPIT:
        return Reason.SQUARE_COCKPIT
    if to == square and turn == robot.squares[square].turn:
        return Reason.CRANE_IDLE
    if to != square and robot.squares[to].tile != NOTHING:
        return Reason.SQUARE_TAKEN
    if not would_join(robot, kit, rest, robot.squares[square].tile, to, turn):
        return Reason.CRANE_DROPS
    return Reason.NONE


@rule
def rest_of_robot(robot: Robot, kit: Kit, square: int) -> int:
    """What is still joined to the cockpit while that square's tile hangs in the air, as a mask."""
    tile = robot.squares[square].tile
    robot.squares[square].tile = NOTHING
    rest = joined_squares(robot, kit)
    robot.squares[square].tile = tile
    return rest


@rule
def crane(s: State, kit: Kit, seat: int, square: int, to: int, turn: int, log: Log | None) -> None:
    """Other tiles that the move cuts off fall and count as lost in combat."""
    team = s.players[seat].team
    s.robots[team].used[Ability.CRANE] = 1
    tile = take_off_square(s, team, square, 0)
    put_on_square(s, team, tile, to, turn, 0)
    fallen = loose_squares(s.robots[team], kit)
    tell(log, EVERYONE, events.Craned.pack(team, tile, square, to, turn, 1 if to == square else 0, fallen))
    knock_off(s, team, fallen)


# --------------------------------------------------------------------------------------- after the roll


@rule
def use_in_secret(s: State, team: int, ability: int, log: Log | None) -> None:
    """The own team sees it at once, the others when both tacticians are done."""
    s.robots[team].used[ability] = 1
    tell(log, team_mask(s, team), events.DiceChanged.pack(team, ability, pack_dice(s.robots[team], False)))


@rule
def reroll(s: State, seat: int, die: int, log: Log | None) -> None:
    s.robots[s.players[seat].team].dice[die] = draw(s, log, 1 + seat, FACES)


@rule
def refuse_nitro(s: State, kit: Kit, seat: int, die: int) -> int:
    """Die 0 means all of them."""
    reason = refuse_ability(s, kit, seat, Phase.AFTER_ROLL, Ability.NITRO)
    rolled = s.robots[s.players[seat].team].dice_rolled
    if reason == Reason.NONE and (rolled == 0 or die > rolled):
        reason = Reason.NO_SUCH_DIE
    return reason


@rule
def nitro(s: State, seat: int, die: int, log: Log | None) -> None:
    team = s.players[seat].team
    for i in range(s.robots[team].dice_rolled):
        if die == 0 or die == i + 1:
            reroll(s, seat, i, log)
    use_in_secret(s, team, Ability.NITRO, log)


@rule
def refuse_emergency(s: State, kit: Kit, seat: int) -> int:
    reason = refuse_ability(s, kit, seat, Phase.AFTER_ROLL, Ability.EMERGENCY)
    if reason == Reason.NONE and count_blanks(s.robots[s.players[seat].team]) == 0:
        reason = Reason.NO_BLANK
    return reason


@rule
def emergency(s: State, seat: int, log: Log | None) -> None:
    """Blanks are rolled again until none is left."""
    robot = s.robots[s.players[seat].team]
    for i in range(robot.dice_rolled):
        while robot.dice[i] == BLANK:
            reroll(s, seat, i, log)
    use_in_secret(s, s.players[seat].team, Ability.EMERGENCY, log)


@rule
def refuse_homing(s: State, kit: Kit, seat: int, die: int, row: int) -> int:
    reason = refuse_ability(s, kit, seat, Phase.AFTER_ROLL, Ability.HOMING)
    robot = s.robots[s.players[seat].team]
    if reason == Reason.NONE and (die == 0 or die > robot.dice_rolled):
        reason = Reason.NO_SUCH_DIE
    if reason == Reason.NONE and robot.dice[die - 1] == BLANK:
        reason = Reason.DIE_IS_BLANK
    if reason == Reason.NONE and robot.dice[die - 1] == row:
        reason = Reason.DIE_SHOWS_IT
    return reason


@rule
def homing(s: State, seat: int, die: int, row: int, log: Log | None) -> None:
    team = s.players[seat].team
    s.robots[team].dice[die - 1] = row
    use_in_secret(s, team, Ability.HOMING, log)


@rule
def refuse_dynamite(s: State, kit: Kit, seat: int) -> int:
    reason = refuse_ability(s, kit, seat, Phase.AFTER_ROLL, Ability.DYNAMITE)
    if reason == Reason.NONE and s.robots[s.players[seat].team].dice_rolled == MOST_DICE:
        reason = Reason.DYNAMITE_WITH_FIVE
    return reason


@rule
def may_act_after_roll(robot: Robot, kit: Kit) -> bool:
    """Is there an ability left that these dice allow?"""
    if robot.dice_rolled == 0:
        return False
    if can_use(robot, kit, Ability.NITRO):
        return True
    if can_use(robot, kit, Ability.EMERGENCY) and count_blanks(robot) > 0:
        return True
    if can_use(robot, kit, Ability.HOMING) and count_blanks(robot) < robot.dice_rolled:
        return True
    return can_use(robot, kit, Ability.DYNAMITE) and robot.dice_rolled < MOST_DICE


@rule
def is_an_order(robot: Robot) -> bool:
    """Can the dice that are not blank be lined up in more than one way?"""
    kinds = 0
    for row in range(1, FACES):
        if count_die(robot, row) > 0:
            kinds += 1
    return kinds > 1


@rule
def refuse_order(s: State, seat: int, rows: int) -> int:
    """Each die that is not blank exactly once, in any order."""
    if s.phase != Phase.AFTER_ROLL:
        return Reason.NOT_AFTER_THE_ROLL
    robot = s.robots[s.players[seat].team]
    for row in range(1, FACES):
        named = 0
        for i in range(MOST_DICE):
            if rows >> (3 * i) & 7 == row:
                named += 1
        if named != count_die(robot, row):
            return Reason.ROWS_NOT_ROLLED
    return Reason.NONE


@rule
def order_dice(s: State, seat: int, rows: int, log: Log | None) -> bool:
    """Seal the order of the dice. True when both tacticians are done."""
    team = s.players[seat].team
    line_up(s.robots[team], rows)
    tell(log, team_mask(s, team), events.DiceOrdered.pack(team, pack_dice(s.robots[team], True)))
    tell(log, EVERYONE, events.WasDone.pack(seat))
    return answer(s, seat)


@rule
def end_without_dice(s: State, kit: Kit, seat: int, log: Log | None) -> bool:
    """Nitro has left only blanks and no ability can change that: there is nothing to line up. Rules 1 asked all the
    same. True when both tacticians are done."""
    robot = s.robots[s.players[seat].team]
    if s.table.rules == 1 or count_blanks(robot) < robot.dice_rolled or may_act_after_roll(robot, kit):
        return False
    return order_dice(s, seat, NO_DICE, log)
