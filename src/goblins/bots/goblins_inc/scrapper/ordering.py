"""After the roll: changing the dice with a tactics card, and lining them up."""

from ....games.goblins_inc import moves
from ....games.goblins_inc.moves import die_of, row_of, rows_of, verb_of
from ....games.goblins_inc.rules.tactics import FACES
from ....games.goblins_inc.rules.teams import enemy_of
from ....games.goblins_inc.state import Kit, Robot, State
from ....games.goblins_inc.terms import BLANK, MOST_DICE, NO_DIE, NOTHING, Ability
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from ...best import FIRST, LAST, better, none_yet
from .strikes import Mark, attacked_mark, first_square, loss_between, mean_loss_per_die, rest_of, struck


@rule
def choose_after_roll(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    """Abilities that gain something come first, then the order that breaks most."""
    enemy = enemy_of(s.players[seat].team)
    mark = attacked_mark(s, kit, seat, enemy)
    now = damage_of_dice(s, kit, enemy, mark, counted(s.robots[enemy_of(enemy)]))
    best = none_yet()
    for i in range(offers.count):
        move = offers.move[i]
        verb = verb_of(move)
        if verb in (moves.Dynamite.code, moves.Emergency.code):
            worth = FIRST
        elif verb == moves.Nitro.code:
            worth = if_positive(damage_after_nitro(s, kit, enemy, mark, die_of(move)) - now, FIRST // 2)
        elif verb == moves.Homing.code:
            sure = damage_after_homing(s, kit, enemy, mark, die_of(move) - 1, row_of(move) + 1)
            worth = if_positive(sure - now, FIRST // 4)
        else:
            worth = damage_of_order(s, kit, enemy, mark, rows_of(move))
        best = better(best, move, worth, rng)
    return best.move


@rule
def if_positive(gain: int, rank: int) -> int:
    return rank + gain if gain > 0 else LAST


@rule
def strikes_twice(s: State, enemy: int) -> bool:
    """Dynamite has been lit against this team."""
    return s.robots[enemy_of(enemy)].used[Ability.DYNAMITE] == 1


@rule
def damage_of_order(s: State, kit: Kit, enemy: int, mark: Mark, rows: int) -> int:
    robot, rest, twice = s.robots[enemy], rest_of(s, enemy), strikes_twice(s, enemy)
    left = rest
    for i in range(MOST_DICE):
        row = (rows >> (3 * i) & 7) - 1
        if row != NO_DIE - 1:
            if twice and first_square(left, mark.side, row) != NOTHING:
                left, twice = struck(robot, mark, left, row), False
            left = struck(robot, mark, left, row)
    return loss_between(robot, kit, mark.prices, rest, left)


# ------------------------------------------------------------------------------------ dice that might be


@rule
def one_die(row: int) -> int:
    """Dice are counted in a packed number, three bits a row; blanks are not counted."""
    return 0 if row == BLANK else 1 << (3 * row)


@rule
def counted(robot: Robot) -> int:
    dice = 0
    for i in range(robot.dice_rolled):
        dice += one_die(robot.dice[i])
    return dice


@rule
def damage_of_dice(s: State, kit: Kit, enemy: int, mark: Mark, dice: int) -> int:
    """With the die that breaks most always first: quick, and hardly ever far from the best order."""
    robot, left, twice = s.robots[enemy], rest_of(s, enemy), strikes_twice(s, enemy)
    damage = 0
    while dice != 0:
        most, chosen, after = LAST, 0, left
        for row in range(1, FACES):
            if dice >> (3 * row) & 7:
                then = struck(robot, mark, left, row - 1)
                loss = loss_between(robot, kit, mark.prices, left, then)
                if loss > most:
                    most, chosen, after = loss, row, then
        if twice and first_square(left, mark.side, chosen - 1) != NOTHING:
            twice = False
        else:
            dice -= one_die(chosen)
        damage += most
        left = after
    return damage


@rule
def damage_after_homing(s: State, kit: Kit, enemy: int, mark: Mark, die: int, row: int) -> int:
    own = s.robots[enemy_of(enemy)]
    return damage_of_dice(s, kit, enemy, mark, counted(own) - one_die(own.dice[die]) + one_die(row))


@rule
def damage_after_nitro(s: State, kit: Kit, enemy: int, mark: Mark, die: int) -> int:
    """On average; all of the dice, which are number 0, are taken for so many average ones."""
    own = s.robots[enemy_of(enemy)]
    if die == 0:
        return own.dice_rolled * mean_loss_per_die(s.robots[enemy], kit, mark, rest_of(s, enemy))
    others, hope = counted(own) - one_die(own.dice[die - 1]), 0
    for face in range(FACES):
        hope += damage_of_dice(s, kit, enemy, mark, others + one_die(face))
    return hope // FACES
