"""Choosing hidden agendas: what each promises as the robots stand before the fight, and on which side to bet."""

from ....games.goblins_inc import moves
from ....games.goblins_inc.moves import agenda_of, bet_of, verb_of
from ....games.goblins_inc.rules.agendas import count_around_cockpit, count_on_robot, is_scrap
from ....games.goblins_inc.rules.fight import goblins_in_cockpit
from ....games.goblins_inc.rules.teams import enemy_of
from ....games.goblins_inc.rules.yard import count_arrows, count_engines
from ....games.goblins_inc.state import Kit, Robot, State
from ....games.goblins_inc.terms import MOST_DICE, NOTHING, SQUARES, TILES, Agenda, Bet, Kind
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from ...best import FIRST, LAST, better, none_yet
from .worth import (
    BET_POINTS,
    is_defensive,
    pay_around_cockpit,
    pay_at_corner,
    pay_beside_cockpit,
    pay_for_goblin,
    pay_for_tile,
    pay_for_token,
)

# How a fight usually ends: percent of each robot that is lost
TILES_LOST = 66
ARMOR_LOST = 47
CORE_LOST = 50  # the squares around the cockpit
TOKENS_LOST = 63
GOBLINS_LOST = 27
ADVANTAGE = 2  # percent less, for each part that it has more than the enemy
MOST_ADVANTAGE = 20


@rule
def choose_agendas(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    """Discard what promises least, then bet on the stronger robot, then be done."""
    advantage = advantage_of(s, kit, s.players[seat].team)
    best = none_yet()
    for i in range(offers.count):
        move = offers.move[i]
        if verb_of(move) == moves.Discard.code:
            worth = FIRST - promise_of(s, kit, seat, agenda_of(move), advantage)
        elif verb_of(move) == moves.MakeBet.code:
            worth = 1 if (bet_of(move) == Bet.STAR) == (advantage >= 0) else 0
        else:
            worth = LAST
        best = better(best, move, worth, rng)
    return best.move


@rule
def advantage_of(s: State, kit: Kit, team: int) -> int:
    """In percent of the likely damage."""
    parts = strength(s, kit, team) - strength(s, kit, enemy_of(team))
    return max(-MOST_ADVANTAGE, min(MOST_ADVANTAGE, ADVANTAGE * parts))


@rule
def strength(s: State, kit: Kit, team: int) -> int:
    """Parts of the robot that count in a fight: tiles, engines, plates, and arrows that can give dice."""
    robot = s.robots[team]
    parts = count_on_robot(s, kit, team, Agenda.GUARDIAN) + count_engines(robot, kit) + count_plates(robot, kit)
    for side in range(4):
        parts += min(MOST_DICE, count_arrows(robot, kit, side))
    return parts


@rule
def count_plates(robot: Robot, kit: Kit) -> int:
    """Each will bring a token."""
    plates = 0
    for square in range(SQUARES):
        tile = robot.squares[square].tile
        if tile != NOTHING:
            for edge in range(4):
                plates += kit.tiles[tile].plates[edge]
    return plates


@rule
def promise_of(s: State, kit: Kit, seat: int, agenda: int, advantage: int) -> int:
    """What the agenda may pay, as the robots stand now."""
    if agenda == Agenda.BET:
        return BET_POINTS * (50 + 2 * abs(advantage)) // 100
    if is_defensive(agenda):
        return promise_of_robot(s, kit, s.players[seat].team, agenda, True, advantage)
    enemy = enemy_of(s.players[seat].team)
    return pay_for_scrap(s, kit, enemy, agenda) + promise_of_robot(s, kit, enemy, agenda, False, advantage)


@rule
def promise_of_robot(s: State, kit: Kit, team: int, agenda: int, kept: bool, advantage: int) -> int:
    """What the parts of this robot may pay, if they are kept or lost."""
    robot, beside, at_corner = s.robots[team], pay_beside_cockpit(agenda), pay_at_corner(agenda)
    pay = share(TOKENS_LOST, kept, advantage) * count_plates(robot, kit) * pay_for_token(agenda)
    pay += share(GOBLINS_LOST, kept, advantage) * goblins_in_cockpit(s, team) * pay_for_goblin(agenda)
    for square in range(SQUARES):
        tile = robot.squares[square].tile
        if tile != NOTHING:
            it = kit.tiles[tile]
            lost = ARMOR_LOST if it.kind == Kind.ARMOR else TILES_LOST
            pay += share(lost, kept, advantage) * pay_for_tile(agenda, it.kind, it.premium)
            pay += share(CORE_LOST, kept, advantage) * pay_around_cockpit(square, beside, at_corner)
    return pay // 100


@rule
def share(lost: int, kept: bool, advantage: int) -> int:
    """The percentage that is kept, or lost, of which so much is usually lost."""
    return (100 - lost if kept else lost) + advantage


@rule
def pay_for_scrap(s: State, kit: Kit, team: int, agenda: int) -> int:
    """What has fallen off already, or was never built."""
    pay = pay_beside_cockpit(agenda) * count_around_cockpit(s, team, False, False)
    pay += pay_at_corner(agenda) * count_around_cockpit(s, team, True, False)
    for tile in range(TILES):
        if is_scrap(s, team, tile):
            pay += pay_for_tile(agenda, kit.tiles[tile].kind, kit.tiles[tile].premium)
    return pay
