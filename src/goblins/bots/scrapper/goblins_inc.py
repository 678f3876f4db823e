"""The scrapper of Goblins Inc.: every offered move gets a worth, and the best one is made; the coin breaks ties.

A worth of 100 is one point at the end of the round. It looks no further than the strikes of one fight round and
reads nothing that its seat cannot know: neither what others hold or have sealed, nor what they have placed in this
step. Its weights were found by letting it play against itself; now that it is a yardstick, they and its rules stay
as they are.
"""

from typing import NamedTuple

from ...games.goblins_inc.moves import (
    Verb,
    agenda_of,
    bet_of,
    die_of,
    other_of,
    pick_of,
    row_of,
    rows_of,
    square_of,
    steering_of,
    target_of,
    tile_of,
    to_of,
    token_of,
    turn_of,
    verb_of,
)
from ...games.goblins_inc.rules.agendas import count_around_cockpit, is_scrap
from ...games.goblins_inc.rules.assemble import is_blocked
from ...games.goblins_inc.rules.damage import attacked_side
from ...games.goblins_inc.rules.fight import cost_of_controls, count_dice, goblins_in_cockpit
from ...games.goblins_inc.rules.rounds import points_for_winning
from ...games.goblins_inc.rules.tactics import FACES
from ...games.goblins_inc.rules.teams import enemy_of
from ...games.goblins_inc.rules.tokens import covers
from ...games.goblins_inc.rules.yard import (
    count_arrows,
    count_engines,
    edge_at,
    has_metal,
    is_filled,
    neighbour,
    opposite,
    square_in_row,
    tile_has_metal,
)
from ...games.goblins_inc.state import Kit, Robot, State
from ...games.goblins_inc.terms import (
    AGENDAS,
    BLANK,
    COCKPIT,
    FIGHT_ROUNDS,
    MOST_DICE,
    NO_DIE,
    NOTHING,
    SIDE_LENGTH,
    SQUARES,
    TILES,
    Ability,
    Agenda,
    Bet,
    Fate,
    Job,
    Kind,
    Phase,
    Side,
    Steering,
    Target,
    Variant,
)
from ...kernel.offers import Offers
from ...kernel.quick import Coin, quick_below
from ...kernel.rule import rule

POINT = 100  # the measure of all worth
BET_POINTS = 4 * POINT

# What a tile is good for, whoever has it
METAL = 30  # an edge of it
WEAPON = 80  # that it is one at all
ARROW = 20
ENGINE = 160
PLATE = 160
HOPE = 18  # percent of an agenda's worth while building: it may not be kept, nor paid

# Where to put a tile
HOPED = 99  # it can still be joined to the cockpit
USABLE = 60  # a free square that can be joined
WELD = 17  # metal meets metal
OPEN = 25  # metal towards a free square
FIRST_ARROW = 40  # to a side of the yard
FURTHER_ARROW = 2  # for each that points there already
SIXTH_ARROW = 10  # more than five are mere spares
COVERED_WEAPON = 26  # by a plate
COVERED_TILE = 22
WEAPON_OUTSIDE = 20

# How a fight usually ends: percent of each robot that is lost
TILES_LOST = 66
ARMOR_LOST = 47
CORE_LOST = 50  # the squares around the cockpit
TOKENS_LOST = 63
GOBLINS_LOST = 27
ADVANTAGE = 2  # percent less, for each part that it has more than the enemy

# What a loss is worth in a fight, besides agendas
SWAY = 4  # percent by which a part lost moves the victory
GOBLIN_SWAY = 20
GOBLIN_LOST = 27  # it may have earned points for winning
ARROW_LOST = 15  # for each fight round to come
ENGINE_LOST = 5
TOKEN_LOST = 20
SPENT = 12  # on an engine: what is unused wins squabbles
FRONT_FEARED = 50  # percent of the attacks that come from the front, the rest from elsewhere
NITRO_WORTH = 60  # percent of a die
CRANE_WORTH = 30
TAPED_FOR_LATER = 12  # percent of what would break with a tile that is not in front
CRANE_MARGIN = 40  # it must gain clearly

FIRST = 1_000_000
LAST = -1_000_000
LAST_COLUMN = 0b10000_10000_10000_10000_10000


class Best(NamedTuple):
    """The best move so far, and how many were as good."""

    move: int
    worth: int
    equals: int


class Metal(NamedTuple):
    """The squares with metal towards each side, as masks."""

    far: int
    right: int
    near: int
    left: int


class Frame(NamedTuple):
    """How a robot holds together: squares welded to their right neighbour, and to their near one, as masks."""

    right: int
    near: int


class Rest(NamedTuple):
    """What is left of a robot: squares and tokens as masks, goblins counted."""

    squares: int
    tokens: int
    goblins: int


class Prices(NamedTuple):
    """What losing each part of a robot is worth to somebody; tiles by kind, ordinary and premium in turn."""

    tiles: tuple[int, int, int, int, int, int, int, int]
    arrow: int
    token: int
    goblin: int
    beside_cockpit: int
    at_corner: int


class Mark(NamedTuple):
    """What is shot at: a robot's frame, from a side of its yard, at these prices."""

    frame: Frame
    side: int
    prices: Prices


class Fire(NamedTuple):
    """An exchange of fire: how one's own robot is shot at, with how many dice, and what a die of its own is worth."""

    mark: Mark
    threat: int
    die: int


@rule
def choose(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    if offers.count == 1:
        return offers.move[0]
    if s.phase == Phase.BUILD:
        if s.players[seat].job == Job.PLAN:
            return choose_gifts(s, kit, seat, offers, coin)
        return choose_square(s, kit, seat, offers, coin)
    if s.phase == Phase.AGENDAS:
        return choose_agendas(s, kit, seat, offers, coin)
    if s.phase == Phase.CONTROLS:
        if verb_of(offers.move[0]) == Verb.PILOT:
            return choose_controls(s, kit, seat, offers, coin)
        return choose_card(s, kit, seat, offers, coin)
    if s.phase == Phase.BEFORE_ROLL:
        return choose_before_roll(s, kit, seat, offers, coin)
    if s.phase == Phase.AFTER_ROLL:
        return choose_after_roll(s, kit, seat, offers, coin)
    return choose_token(s, kit, seat, offers, coin)


@rule
def better(best: Best, move: int, worth: int, coin: Coin) -> Best:
    if worth > best.worth:
        return Best(move, worth, 1)
    if worth < best.worth:
        return best
    equals = best.equals + 1
    return Best(move if quick_below(coin, equals) == 0 else best.move, worth, equals)


# ---------------------------------------------------------------------------------- what agendas pay for


@rule
def is_wanted(s: State, seat: int, agenda: int) -> bool:
    if s.options.variant == Variant.PARTY:
        return s.open_agendas[agenda] == 1
    return s.players[seat].fate[agenda] == Fate.HAND


@rule
def is_defensive(agenda: int) -> bool:
    return agenda < Agenda.BERSERKER


@rule
def pay_for_tile(agenda: int, kind: int, premium: int) -> int:
    """For a tile of this kind, kept or destroyed; sets are paid for evenly."""
    if agenda in (Agenda.ARTIST, Agenda.SHOW_OFF):
        return 2 * POINT if kind == Kind.DECORATION else 0
    if agenda in (Agenda.GREASEMONKEY, Agenda.SABOTEUR):
        return 2 * POINT if kind == Kind.ENGINE else 0
    if agenda in (Agenda.JELLYBONES, Agenda.KAMIKAZE):
        return 2 * POINT if kind == Kind.ARMOR else 0
    if agenda == Agenda.GUARDIAN:
        return POINT // 2
    if agenda == Agenda.BERSERKER:
        return POINT // 3
    if agenda in (Agenda.JUNKDEALER, Agenda.ROCKETEER):
        return 0 if premium else 2 * POINT // 3
    if agenda == Agenda.METALHEAD:
        return 2 * POINT if premium else 0
    if agenda == Agenda.SHARPSHOOTER:
        return 3 * POINT // 2 if premium else 0
    if agenda == Agenda.PYROMANIAC:
        return 2 * POINT // 3 if kind == Kind.WEAPON else 0
    if agenda == Agenda.STOCKPILER:
        return 4 * POINT // 3 if kind in (Kind.ENGINE, Kind.DECORATION) else 0  # there are weapons enough
    return 0


@rule
def pay_for_token(agenda: int) -> int:
    if agenda == Agenda.DECOY:
        return 2 * POINT
    return 3 * POINT // 2 if agenda == Agenda.GUN_NUT else 0


@rule
def pay_for_goblin(agenda: int) -> int:
    return 3 * POINT if agenda == Agenda.NINJA else 0


@rule
def pay_beside_cockpit(agenda: int) -> int:
    if agenda in (Agenda.CAMOUFLAGER, Agenda.DRILLER):
        return 2 * POINT
    return POINT if agenda == Agenda.SANDBAGGER else 0


@rule
def pay_at_corner(agenda: int) -> int:
    return POINT if agenda in (Agenda.SANDBAGGER, Agenda.DRILLER) else 0


@rule
def pay_around_cockpit(agenda: int, square: int) -> int:
    if is_beside_cockpit(square):
        return pay_beside_cockpit(agenda)
    return pay_at_corner(agenda) if is_at_corner(square) else 0


@rule
def is_beside_cockpit(square: int) -> bool:
    return abs(square - COCKPIT) in (1, SIDE_LENGTH)


@rule
def is_at_corner(square: int) -> bool:
    return abs(square - COCKPIT) in (SIDE_LENGTH - 1, SIDE_LENGTH + 1)


@rule
def wanted_pay_for_tile(s: State, seat: int, defensive: bool, kind: int, premium: int) -> int:
    pay = 0
    for agenda in range(AGENDAS):
        if is_defensive(agenda) == defensive and is_wanted(s, seat, agenda):
            pay += pay_for_tile(agenda, kind, premium)
    return pay


# ------------------------------------------------------------------------------------------------- gifts


@rule
def choose_gifts(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    best = Best(offers.move[0], 2 * LAST, 0)
    for i in range(offers.count):
        move = offers.move[i]
        worth = worth_of_giving(s, kit, seat, tile_of(move)) + worth_of_giving(s, kit, seat, other_of(move))
        best = better(best, move, worth, coin)
    return best.move


@rule
def worth_of_giving(s: State, kit: Kit, seat: int, tile: int) -> int:
    """It is lost to one's own robot and helps the enemy's, but may be broken there."""
    it = kit.tiles[tile]
    kept = wanted_pay_for_tile(s, seat, True, it.kind, it.premium)
    broken = wanted_pay_for_tile(s, seat, False, it.kind, it.premium)
    return HOPE * (broken * TILES_LOST - kept * (100 - TILES_LOST)) // (100 * 100) - usefulness(kit, tile)


@rule
def usefulness(kit: Kit, tile: int) -> int:
    it = kit.tiles[tile]
    worth = ENGINE * it.engines + (WEAPON if it.kind == Kind.WEAPON else 0)
    for edge in range(4):
        worth += METAL * it.metal[edge] + ARROW * it.arrows[edge] + PLATE * it.plates[edge]
    return worth


# ---------------------------------------------------------------------------------------------- building


@rule
def choose_square(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    robot = s.robots[s.players[seat].team]
    metal, free = metal_of(robot, kit), free_squares(s, kit, robot)
    aims = (
        worth_of_arrow(robot, kit, Side.FAR),
        worth_of_arrow(robot, kit, Side.RIGHT),
        worth_of_arrow(robot, kit, Side.NEAR),
        worth_of_arrow(robot, kit, Side.LEFT),
    )
    best = Best(offers.move[0], 2 * LAST, 0)
    for i in range(offers.count):
        move = offers.move[i]
        tile, square, turn = tile_of(move), square_of(move), turn_of(move)
        worth = worth_of_joints(with_tile(kit, metal, tile, square, turn), free & ~(1 << square))
        worth += worth_of_weapon(kit, aims, tile, turn) + worth_of_armor(robot, kit, tile, square, turn)
        worth += worth_of_square(kit, tile, square)
        best = better(best, move, worth, coin)
    return best.move


@rule
def metal_of(robot: Robot, kit: Kit) -> Metal:
    far, right, near, left = 0, 0, 0, 0
    for square in range(SQUARES):
        far |= (1 if has_metal(robot, kit, square, Side.FAR) else 0) << square
        right |= (1 if has_metal(robot, kit, square, Side.RIGHT) else 0) << square
        near |= (1 if has_metal(robot, kit, square, Side.NEAR) else 0) << square
        left |= (1 if has_metal(robot, kit, square, Side.LEFT) else 0) << square
    return Metal(far, right, near, left)


@rule
def with_tile(kit: Kit, metal: Metal, tile: int, square: int, turn: int) -> Metal:
    return Metal(
        metal.far | (1 if tile_has_metal(kit, tile, turn, Side.FAR) else 0) << square,
        metal.right | (1 if tile_has_metal(kit, tile, turn, Side.RIGHT) else 0) << square,
        metal.near | (1 if tile_has_metal(kit, tile, turn, Side.NEAR) else 0) << square,
        metal.left | (1 if tile_has_metal(kit, tile, turn, Side.LEFT) else 0) << square,
    )


@rule
def free_squares(s: State, kit: Kit, robot: Robot) -> int:
    """Where tiles may be put, as a mask."""
    free = 0
    for square in range(SQUARES):
        if not is_filled(robot, square) and not is_blocked(s, kit, square):
            free |= 1 << square
    return free


@rule
def welded(metal: Metal) -> Frame:
    """Where metal meets metal."""
    return Frame(metal.right & metal.left >> 1 & ~LAST_COLUMN, metal.near & metal.far >> SIDE_LENGTH)


@rule
def worth_of_joints(metal: Metal, free: int) -> int:
    """Tiles joined to the cockpit, or that may still be if the free squares are filled with metal all around; welds
    that hold them; metal that waits for more."""
    frame, built = welded(metal), metal.far | metal.right | metal.near | metal.left
    joined = held_together(frame, built)
    filled = Metal(metal.far | free, metal.right | free, metal.near | free, metal.left | free)
    hoped = held_together(welded(filled), built | free)
    welds = count_bits(frame.right & joined) + count_bits(frame.near & joined)
    return (
        HOPED * count_bits(hoped & built)
        + USABLE * count_bits(hoped & free)
        + WELD * welds
        + OPEN * count_open(metal, joined, free)
    )


@rule
def count_open(metal: Metal, joined: int, free: int) -> int:
    """Metal of joined tiles towards free squares."""
    far, near = metal.far & free << SIDE_LENGTH, metal.near & free >> SIDE_LENGTH
    right, left = metal.right & free >> 1 & ~LAST_COLUMN, metal.left & free << 1 & ~(LAST_COLUMN << 1)
    return (
        count_bits(far & joined) + count_bits(near & joined) + count_bits(right & joined) + count_bits(left & joined)
    )


@rule
def count_empty(robot: Robot) -> int:
    """Squares without a tile, blocked ones too."""
    empty = 0
    for square in range(SQUARES):
        if not is_filled(robot, square):
            empty += 1
    return empty


@rule
def worth_of_arrow(robot: Robot, kit: Kit, side: int) -> int:
    """One more to that side: attacks are best from few sides, with up to five dice."""
    arrows = count_arrows(robot, kit, side)
    if arrows >= MOST_DICE:
        return SIXTH_ARROW
    return FIRST_ARROW + FURTHER_ARROW * arrows


@rule
def worth_of_weapon(kit: Kit, aims: tuple[int, int, int, int], tile: int, turn: int) -> int:
    worth = 0
    for side in range(4):
        worth += aims[side] * kit.tiles[tile].arrows[edge_at(turn, side)]
    return worth


@rule
def worth_of_armor(robot: Robot, kit: Kit, tile: int, square: int, turn: int) -> int:
    """Plates are for the neighbours, weapons first; metal that meets a plate counts as well."""
    worth = 0
    for side in range(4):
        beyond = neighbour(square, side)
        plates = kit.tiles[tile].plates[edge_at(turn, side)]
        if plates > 0 and beyond >= 0 and beyond != COCKPIT and has_metal(robot, kit, beyond, opposite(side)):
            is_weapon = kit.tiles[robot.squares[beyond].tile].kind == Kind.WEAPON
            worth += plates * (COVERED_WEAPON if is_weapon else COVERED_TILE)
    return worth


@rule
def worth_of_square(kit: Kit, tile: int, square: int) -> int:
    return WEAPON_OUTSIDE if kit.tiles[tile].kind == Kind.WEAPON and is_outside(square) else 0


@rule
def is_outside(square: int) -> bool:
    row, column = square // SIDE_LENGTH, square % SIDE_LENGTH
    return row in (0, SIDE_LENGTH - 1) or column in (0, SIDE_LENGTH - 1)


# ------------------------------------------------------------------------------------------ agendas, bets


@rule
def choose_agendas(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    """Discard what promises least, then bet, then be done."""
    advantage = advantage_of(s, kit, s.players[seat].team)
    best = Best(offers.move[0], 2 * LAST, 0)
    for i in range(offers.count):
        move = offers.move[i]
        if verb_of(move) == Verb.DISCARD:
            worth = FIRST - promise_of(s, kit, seat, agenda_of(move), advantage)
        elif verb_of(move) == Verb.BET:
            worth = 1 if (bet_of(move) == Bet.STAR) == (advantage >= 0) else 0
        else:
            worth = LAST
        best = better(best, move, worth, coin)
    return best.move


@rule
def strength(robot: Robot, kit: Kit) -> int:
    """Parts of the robot that count in a fight."""
    parts = count_engines(robot, kit) + count_plates(robot, kit)
    for side in range(4):
        parts += min(MOST_DICE, count_arrows(robot, kit, side))
    return parts + SQUARES - count_empty(robot)


@rule
def count_plates(robot: Robot, kit: Kit) -> int:
    plates = 0
    for square in range(SQUARES):
        if is_filled(robot, square) and square != COCKPIT:
            for edge in range(4):
                plates += kit.tiles[robot.squares[square].tile].plates[edge]
    return plates


@rule
def advantage_of(s: State, kit: Kit, team: int) -> int:
    """In percent of the likely damage."""
    parts = strength(s.robots[team], kit) - strength(s.robots[enemy_of(team)], kit)
    return max(-20, min(20, ADVANTAGE * parts))


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
    robot = s.robots[team]
    pay = share(TOKENS_LOST, kept, advantage) * count_plates(robot, kit) * pay_for_token(agenda)
    pay += share(GOBLINS_LOST, kept, advantage) * goblins_in_cockpit(s, team) * pay_for_goblin(agenda)
    for square in range(SQUARES):
        tile = robot.squares[square].tile
        if tile != NOTHING:
            lost = ARMOR_LOST if kit.tiles[tile].kind == Kind.ARMOR else TILES_LOST
            pay += share(lost, kept, advantage) * pay_for_tile(agenda, kit.tiles[tile].kind, kit.tiles[tile].premium)
            pay += share(CORE_LOST, kept, advantage) * pay_around_cockpit(agenda, square)
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


# ----------------------------------------------------------------------------------- strikes, thought out


@rule
def rest_of(s: State, team: int) -> Rest:
    robot, squares = s.robots[team], 0
    for square in range(SQUARES):
        if is_filled(robot, square):
            squares |= 1 << square
    return Rest(squares, (1 << robot.token_count) - 1, goblins_in_cockpit(s, team))


@rule
def held_together(frame: Frame, squares: int) -> int:
    """Those of the squares that are joined to the cockpit."""
    joined, wider = 0, 1 << COCKPIT
    while wider != joined:
        joined = wider
        wider |= (joined & frame.right) << 1 | (joined >> 1) & frame.right
        wider |= (joined & frame.near) << SIDE_LENGTH | (joined >> SIDE_LENGTH) & frame.near
        wider &= squares
    return joined


@rule
def first_square(rest: Rest, side: int, row: int) -> int:
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
def tokens_of(robot: Robot, tokens: int, squares: int) -> int:
    """The tokens that still lie on the robot."""
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
    return Rest(squares, tokens_of(robot, rest.tokens, squares), rest.goblins)


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
def count_bits(mask: int) -> int:
    """Of 25 at most, added up in pairs, fours and eights."""
    mask -= mask >> 1 & 0x55555555
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F
    return (mask * 0x01010101 >> 24) & 0xFF


@rule
def price_of_square(robot: Robot, kit: Kit, prices: Prices, square: int) -> int:
    it = kit.tiles[robot.squares[square].tile]
    price = prices.tiles[2 * it.kind + it.premium]
    price += prices.arrow * (it.arrows[0] + it.arrows[1] + it.arrows[2] + it.arrows[3])
    if is_beside_cockpit(square):
        price += prices.beside_cockpit
    elif is_at_corner(square):
        price += prices.at_corner
    return price


@rule
def prices_of(s: State, seat: int, team: int) -> Prices:
    """For this seat, by its agendas and by what winning is worth to it."""
    defensive = s.players[seat].team == team
    rounds_left = FIGHT_ROUNDS - 1 - s.fight_round
    victory = worth_of_victory(s, seat)
    part, token, goblin = victory * SWAY // 100, TOKEN_LOST, GOBLIN_LOST if defensive else 0
    engine, beside_cockpit, at_corner = part + ENGINE_LOST * rounds_left, 0, 0
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
    goblin += victory * GOBLIN_SWAY // 100
    return Prices(tiles, ARROW_LOST * rounds_left, part + token, goblin, beside_cockpit, at_corner)


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
def mark_of(s: State, kit: Kit, seat: int, team: int, side: int) -> Mark:
    return Mark(welded(metal_of(s.robots[team], kit)), side, prices_of(s, seat, team))


@rule
def bite(robot: Robot, kit: Kit, mark: Mark, rest: Rest) -> int:
    """What a die breaks, on average."""
    worth = 0
    for row in range(SIDE_LENGTH):
        worth += loss_between(robot, kit, mark.prices, rest, struck(robot, mark, rest, row))
    return worth // FACES


@rule
def bites(s: State, kit: Kit, seat: int, team: int) -> tuple[int, int, int, int]:
    """What a die breaks on each side of this robot."""
    robot, rest, far = s.robots[team], rest_of(s, team), mark_of(s, kit, seat, team, Side.FAR)
    return (
        bite(robot, kit, far, rest),
        bite(robot, kit, Mark(far.frame, Side.RIGHT, far.prices), rest),
        bite(robot, kit, Mark(far.frame, Side.NEAR, far.prices), rest),
        bite(robot, kit, Mark(far.frame, Side.LEFT, far.prices), rest),
    )


# ----------------------------------------------------------------------------------------- at the controls


@rule
def choose_controls(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    team = s.players[seat].team
    harm, hurt = bites(s, kit, seat, enemy_of(team)), bites(s, kit, seat, team)
    best = Best(offers.move[0], 2 * LAST, 0)
    for i in range(offers.count):
        move = offers.move[i]
        worth = LAST
        if verb_of(move) == Verb.PILOT:
            worth = worth_of_piloting(s, kit, team, harm, hurt, steering_of(move), target_of(move))
        best = better(best, move, worth, coin)
    return best.move


@rule
def worth_of_piloting(
    s: State,
    kit: Kit,
    team: int,
    harm: tuple[int, int, int, int],
    hurt: tuple[int, int, int, int],
    steering: int,
    target: int,
) -> int:
    """What its dice will break, less what the enemy's may; a goof is the last resort."""
    robot, enemy = s.robots[team], s.robots[enemy_of(team)]
    cost = cost_of_controls(steering, target)
    if cost > count_engines(robot, kit):
        return LAST
    gain = dice_after(robot, kit, steering) * harm_at(enemy, kit, harm, target)
    risk = most_dice(enemy, kit) * hurt_when_facing(hurt, (robot.facing + steering) & 3)
    return gain - risk - SPENT * cost


@rule
def dice_after(robot: Robot, kit: Kit, steering: int) -> int:
    dice = min(MOST_DICE, count_arrows(robot, kit, (robot.facing + steering) & 3))
    if steering == Steering.FRONT:
        dice -= 1
    return max(0, dice)


@rule
def can_steer(robot: Robot, kit: Kit, steering: int) -> bool:
    return cost_of_controls(steering, Target.FRONT) <= count_engines(robot, kit)


@rule
def most_dice(robot: Robot, kit: Kit) -> int:
    most = 0
    for steering in range(4):
        if can_steer(robot, kit, steering):
            most = max(most, dice_after(robot, kit, steering))
    return most


@rule
def side_at(facing: int, target: int) -> int:
    """The side of the yard at which a target aims, the robot facing so."""
    if target == Target.LEFT:
        return (facing + 1) & 3
    if target == Target.RIGHT:
        return (facing + 3) & 3
    if target == Target.REAR:
        return (facing + 2) & 3
    return facing


@rule
def harm_at(robot: Robot, kit: Kit, harm: tuple[int, int, int, int], target: int) -> int:
    """What a die breaks, if the enemy steers where it gets most dice, or somewhat fewer."""
    worth, weights = 0, 0
    for steering in range(4):
        if can_steer(robot, kit, steering):
            dice = 1 + dice_after(robot, kit, steering)
            worth += dice * dice * harm[side_at((robot.facing + steering) & 3, target)]
            weights += dice * dice
    return worth // weights


@rule
def hurt_when_facing(hurt: tuple[int, int, int, int], facing: int) -> int:
    """The front is easiest to aim at."""
    elsewhere = hurt[(facing + 1) & 3] + hurt[(facing + 2) & 3] + hurt[(facing + 3) & 3]
    return (FRONT_FEARED * hurt[facing] + (100 - FRONT_FEARED) * elsewhere // 3) // 100


@rule
def choose_card(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    team = s.players[seat].team
    dice = most_dice(s.robots[team], kit)
    die = mean(bites(s, kit, seat, enemy_of(team)))
    tape = mean(bites(s, kit, seat, team))
    best = Best(offers.move[0], 2 * LAST, 0)
    for i in range(offers.count):
        move = offers.move[i]
        card = kit.tactics[s.shown[pick_of(move)]]
        worth = worth_of_ability(card.first, dice, die, tape) + worth_of_ability(card.second, dice, die, tape)
        best = better(best, move, worth, coin)
    return best.move


@rule
def mean(four: tuple[int, int, int, int]) -> int:
    return (four[0] + four[1] + four[2] + four[3]) // 4


@rule
def worth_of_ability(ability: int, dice: int, die: int, tape: int) -> int:
    """With so many dice of such a worth."""
    if ability == Ability.NITRO:
        return die * NITRO_WORTH // 100 if dice > 0 else 0
    if ability == Ability.EMERGENCY:
        return die * dice // (FACES - 1)
    if ability == Ability.HOMING:
        return die if dice > 0 else 0
    if ability == Ability.DYNAMITE:
        return die * FACES // (FACES - 1) if 0 < dice < MOST_DICE else 0
    if ability == Ability.SABOTAGE:
        return die if dice < MOST_DICE else 0
    if ability == Ability.DUCT_TAPE:
        return tape
    return CRANE_WORTH if ability == Ability.CRANE else 0


# ---------------------------------------------------------------------------------------- before the roll


@rule
def choose_before_roll(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    team = s.players[seat].team
    fire = fire_of(s, kit, seat)
    now = standing_of(s, kit, team, fire)
    best = Best(offers.move[0], 2 * LAST, 0)
    for i in range(offers.count):
        move = offers.move[i]
        verb, worth = verb_of(move), 0
        if verb == Verb.SABOTAGE:
            worth = FIRST if fire.die >= 0 else LAST
        elif verb == Verb.TAPE:
            worth = worth_of_taping(s, kit, team, fire.mark, square_of(move))
        elif verb == Verb.CRANE:
            after = standing_after_crane(s, kit, team, fire, square_of(move), to_of(move), turn_of(move))
            worth = after - now - CRANE_MARGIN
        best = better(best, move, worth, coin)
    return best.move


@rule
def fire_of(s: State, kit: Kit, seat: int) -> Fire:
    team = s.players[seat].team
    enemy = enemy_of(team)
    die = bite(s.robots[enemy], kit, mark_of(s, kit, seat, enemy, attacked_side(s, enemy)), rest_of(s, enemy))
    return Fire(mark_of(s, kit, seat, team, attacked_side(s, team)), count_dice(s, kit, enemy), die)


@rule
def worth_of_taping(s: State, kit: Kit, team: int, mark: Mark, square: int) -> int:
    """What would break with this tile: at once if it is in front, or later; a second token is hardly ever needed."""
    robot, rest = s.robots[team], rest_of(s, team)
    if token_on(robot, rest, square) != NOTHING:
        return 1
    without = Rest(held_together(mark.frame, rest.squares & ~(1 << square)), rest.tokens, rest.goblins)
    loss = loss_between(robot, kit, mark.prices, rest, without)
    urgency = 100 if is_in_front(rest, mark.side, square) else TAPED_FOR_LATER
    return mark.prices.token + loss * urgency // 100


@rule
def is_in_front(rest: Rest, side: int, square: int) -> bool:
    for row in range(SIDE_LENGTH):
        if first_square(rest, side, row) == square:
            return True
    return False


@rule
def standing_of(s: State, kit: Kit, team: int, fire: Fire) -> int:
    """How the robot stands in this exchange of fire: dice of its own, less what it may lose or loses at once."""
    robot, rest = s.robots[team], rest_of(s, team)
    mark = Mark(welded(metal_of(robot, kit)), fire.mark.side, fire.mark.prices)
    left = Rest(held_together(mark.frame, rest.squares), rest.tokens, rest.goblins)
    fallen = loss_between(robot, kit, mark.prices, rest, left)
    return fire.die * count_dice(s, kit, team) - fire.threat * bite(robot, kit, mark, left) - fallen


@rule
def standing_after_crane(s: State, kit: Kit, team: int, fire: Fire, square: int, to: int, turn: int) -> int:
    """Try it, look, and put everything back."""
    here, there = s.robots[team].squares[square], s.robots[team].squares[to]
    tile, old_turn = here.tile, here.turn
    here.tile = NOTHING
    there.tile = tile
    there.turn = turn
    standing = standing_of(s, kit, team, fire)
    there.tile = NOTHING
    there.turn = 0
    here.tile = tile
    here.turn = old_turn
    return standing


# ----------------------------------------------------------------------------------------- after the roll


@rule
def choose_after_roll(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    """Abilities that gain something come first, then the order that breaks most."""
    enemy = enemy_of(s.players[seat].team)
    mark = mark_of(s, kit, seat, enemy, attacked_side(s, enemy))
    now = damage_of_dice(s, kit, enemy, mark, counted(s.robots[enemy_of(enemy)]))
    best = Best(offers.move[0], 2 * LAST, 0)
    for i in range(offers.count):
        move = offers.move[i]
        verb = verb_of(move)
        if verb in (Verb.DYNAMITE, Verb.EMERGENCY):
            worth = FIRST
        elif verb == Verb.NITRO:
            worth = if_positive(damage_after_nitro(s, kit, enemy, mark, die_of(move)) - now, FIRST // 2)
        elif verb == Verb.HOMING:
            sure = damage_after_homing(s, kit, enemy, mark, die_of(move) - 1, row_of(move) + 1)
            worth = if_positive(sure - now, FIRST // 4)
        else:
            worth = damage_of_order(s, kit, enemy, mark, rows_of(move))
        best = better(best, move, worth, coin)
    return best.move


@rule
def if_positive(gain: int, rank: int) -> int:
    return rank + gain if gain > 0 else LAST


@rule
def strikes_twice(s: State, enemy: int) -> bool:
    return s.robots[enemy_of(enemy)].used[Ability.DYNAMITE] == 1


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
        return own.dice_rolled * bite(s.robots[enemy], kit, mark, rest_of(s, enemy))
    others, hope = counted(own) - one_die(own.dice[die - 1]), 0
    for face in range(FACES):
        hope += damage_of_dice(s, kit, enemy, mark, others + one_die(face))
    return hope // FACES


# -------------------------------------------------------------------------------------------------- tokens


@rule
def choose_token(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    """The token that protects least besides the tile that was hit."""
    team = s.players[seat].team
    robot, prices = s.robots[team], prices_of(s, seat, team)
    best = Best(offers.move[0], 2 * LAST, 0)
    for i in range(offers.count):
        token = robot.tokens[token_of(offers.move[i])]
        other = token.first if token.first != s.attack.square else token.second
        protected = 0 if other == NOTHING else price_of_square(robot, kit, prices, other)
        best = better(best, offers.move[i], -protected, coin)
    return best.move
