"""What losing each part of a robot is worth to a seat: by its agendas, and by how much it wants to win."""

from typing import NamedTuple

from ....games.goblins_inc.rules.score import points_for_winning
from ....games.goblins_inc.state import Kit, Robot, State
from ....games.goblins_inc.terms import AGENDAS, FIGHT_ROUNDS, Bet, Kind
from ....kernel.rule import rule
from .worth import (
    BET_POINTS,
    POINT,
    is_defensive,
    is_wanted,
    pay_around_cockpit,
    pay_at_corner,
    pay_beside_cockpit,
    pay_for_goblin,
    pay_for_token,
    wanted_pay_for_tile,
)

SWAY = 4  # percent by which a part lost moves the victory
GOBLIN_SWAY = 20
GOBLIN_LOST = 27  # it may have earned points for winning
ARROW_LOST = 15  # for each fight round to come
ENGINE_LOST = 5
TOKEN_LOST = 20


class Prices(NamedTuple):
    """Tiles by kind, ordinary and premium in turn; arrows and squares around the cockpit come on top."""

    tiles: tuple[int, int, int, int, int, int, int, int]
    arrow: int
    token: int
    goblin: int
    beside_cockpit: int
    at_corner: int


@rule
def prices_of(s: State, seat: int, team: int) -> Prices:
    """Of that team's robot: to be kept if it is the seat's own, otherwise to be broken."""
    defensive = s.players[seat].team == team
    rounds_left = FIGHT_ROUNDS - 1 - s.fight_round
    victory = worth_of_victory(s, seat)
    part = victory * SWAY // 100
    engine = part + ENGINE_LOST * rounds_left
    token, goblin = part + TOKEN_LOST, victory * GOBLIN_SWAY // 100 + (GOBLIN_LOST if defensive else 0)
    beside_cockpit, at_corner = 0, 0
    for agenda in range(AGENDAS):
        if is_defensive(agenda) == defensive and is_wanted(s, seat, agenda):
            token += pay_for_token(agenda)
            goblin += pay_for_goblin(agenda)
            beside_cockpit += pay_beside_cockpit(agenda)
            at_corner += pay_at_corner(agenda)
    tiles = (
        part + wanted_pay_for_tile(s, seat, defensive, Kind.WEAPON, 0),
        part + wanted_pay_for_tile(s, seat, defensive, Kind.WEAPON, 1),
        part + wanted_pay_for_tile(s, seat, defensive, Kind.ARMOR, 0),
        part + wanted_pay_for_tile(s, seat, defensive, Kind.ARMOR, 1),
        engine + wanted_pay_for_tile(s, seat, defensive, Kind.ENGINE, 0),
        engine + wanted_pay_for_tile(s, seat, defensive, Kind.ENGINE, 1),
        part + wanted_pay_for_tile(s, seat, defensive, Kind.DECORATION, 0),
        part + wanted_pay_for_tile(s, seat, defensive, Kind.DECORATION, 1),
    )
    return Prices(tiles, ARROW_LOST * rounds_left, token, goblin, beside_cockpit, at_corner)


@rule
def worth_of_victory(s: State, seat: int) -> int:
    """It may be less than nothing to a snitch."""
    worth = POINT * points_for_winning(s, seat)
    if s.players[seat].bet == Bet.STAR:
        worth += BET_POINTS
    elif s.players[seat].bet == Bet.SNITCH:
        worth -= BET_POINTS
    return worth


@rule
def price_of_square(robot: Robot, kit: Kit, prices: Prices, square: int) -> int:
    """Of the tile that lies there."""
    it = kit.tiles[robot.squares[square].tile]
    price = prices.tiles[2 * it.kind + it.premium]
    price += prices.arrow * (it.arrows[0] + it.arrows[1] + it.arrows[2] + it.arrows[3])
    return price + pay_around_cockpit(square, prices.beside_cockpit, prices.at_corner)
