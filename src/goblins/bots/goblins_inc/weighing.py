"""Which moves look good in Goblins Inc.: the worth that the scrapper gives them, for every one that is offered."""

from ...games.goblins_inc import moves
from ...games.goblins_inc.moves import (
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
from ...games.goblins_inc.rules.teams import enemy_of
from ...games.goblins_inc.state import Kit, State
from ...games.goblins_inc.terms import NOTHING, Bet, Job, Phase, Side
from ...kernel.offers import Offers
from ...kernel.playout_random import PlayoutRandom
from ...kernel.rule import rule
from ..best import FIRST, LAST
from ..heuristics import Weights
from .scrapper.agendas import advantage_of, promise_of
from .scrapper.building import (
    free_squares,
    worth_of_armor,
    worth_of_arrow,
    worth_of_joints,
    worth_of_standing,
    worth_of_weapon,
)
from .scrapper.cards import mean, worth_of_ability
from .scrapper.frame import metal_of, with_tile
from .scrapper.ordering import (
    counted,
    damage_after_homing,
    damage_after_nitro,
    damage_of_dice,
    damage_of_order,
)
from .scrapper.piloting import drive_of, most_dice, worth_of_piloting
from .scrapper.planning import worth_of_giving
from .scrapper.prices import price_of_square, prices_of
from .scrapper.strikes import attacked_mark, mean_loss_by_side
from .scrapper.tactics import (
    CRANE_MARGIN,
    fire_of,
    standing_after_crane,
    standing_of,
    worth_of_taping,
)


@rule
def weigh(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom, weights: Weights) -> None:
    if s.phase == Phase.BUILD:
        if s.players[seat].job == Job.PLAN:
            weigh_gifts(s, kit, seat, offers, weights)
        else:
            weigh_squares(s, kit, seat, offers, weights)
    elif s.phase == Phase.AGENDAS:
        weigh_agendas(s, kit, seat, offers, weights)
    elif s.phase == Phase.CONTROLS:
        weigh_controls(s, kit, seat, offers, weights)
    elif s.phase == Phase.BEFORE_ROLL:
        weigh_before_roll(s, kit, seat, offers, weights)
    elif s.phase == Phase.AFTER_ROLL:
        weigh_after_roll(s, kit, seat, offers, weights)
    else:
        weigh_tokens(s, kit, seat, offers, weights)


@rule
def weigh_gifts(s: State, kit: Kit, seat: int, offers: Offers, weights: Weights) -> None:
    for i in range(offers.count):
        move = offers.move[i]
        weights.weight[i] = worth_of_giving(s, kit, seat, tile_of(move)) + worth_of_giving(
            s, kit, seat, other_of(move)
        )


@rule
def weigh_squares(s: State, kit: Kit, seat: int, offers: Offers, weights: Weights) -> None:
    robot = s.robots[s.players[seat].team]
    metal, free = metal_of(robot, kit), free_squares(s, kit, s.players[seat].team)
    aims = (
        worth_of_arrow(robot, kit, Side.FAR),
        worth_of_arrow(robot, kit, Side.RIGHT),
        worth_of_arrow(robot, kit, Side.NEAR),
        worth_of_arrow(robot, kit, Side.LEFT),
    )
    for i in range(offers.count):
        move = offers.move[i]
        tile, square, turn = tile_of(move), square_of(move), turn_of(move)
        weight = worth_of_joints(with_tile(kit, metal, tile, square, turn), free & ~(1 << square))
        weight += worth_of_weapon(kit, aims, tile, turn) + worth_of_armor(robot, kit, tile, square, turn)
        weights.weight[i] = weight + worth_of_standing(kit, tile, square)


@rule
def weigh_agendas(s: State, kit: Kit, seat: int, offers: Offers, weights: Weights) -> None:
    advantage = advantage_of(s, kit, s.players[seat].team)
    for i in range(offers.count):
        move = offers.move[i]
        weight = LAST
        if verb_of(move) == moves.Discard.code:
            weight = FIRST - promise_of(s, kit, seat, agenda_of(move), advantage)
        elif verb_of(move) == moves.MakeBet.code:
            weight = 1 if (bet_of(move) == Bet.STAR) == (advantage >= 0) else 0
        weights.weight[i] = weight


@rule
def weigh_controls(s: State, kit: Kit, seat: int, offers: Offers, weights: Weights) -> None:
    team = s.players[seat].team
    harm, hurt = mean_loss_by_side(s, kit, seat, enemy_of(team)), mean_loss_by_side(s, kit, seat, team)
    own, enemy = drive_of(s.robots[team], kit), drive_of(s.robots[enemy_of(team)], kit)
    dice, die, tape = most_dice(own), mean(harm), mean(hurt)
    for i in range(offers.count):
        move = offers.move[i]
        if verb_of(move) == moves.Pilot.code:
            weight = worth_of_piloting(own, enemy, harm, hurt, steering_of(move), target_of(move))
        else:
            card = kit.tactics[s.shown[pick_of(move)]]
            weight = worth_of_ability(card.first, dice, die, tape) + worth_of_ability(card.second, dice, die, tape)
            if verb_of(offers.move[0]) == moves.Pilot.code:  # whoever does both jobs steers first
                weight += 2 * LAST
        weights.weight[i] = weight


@rule
def weigh_before_roll(s: State, kit: Kit, seat: int, offers: Offers, weights: Weights) -> None:
    team = s.players[seat].team
    fire = fire_of(s, kit, seat)
    now = standing_of(s, kit, team, fire)
    for i in range(offers.count):
        move = offers.move[i]
        verb, weight = verb_of(move), 0
        if verb == moves.Sabotage.code:
            weight = FIRST if fire.die >= 0 else LAST
        elif verb == moves.Tape.code:
            weight = worth_of_taping(s, kit, team, fire.mark, square_of(move))
        elif verb == moves.Crane.code:
            after = standing_after_crane(s, kit, team, fire, square_of(move), to_of(move), turn_of(move))
            weight = after - now - CRANE_MARGIN
        weights.weight[i] = weight


@rule
def weigh_after_roll(s: State, kit: Kit, seat: int, offers: Offers, weights: Weights) -> None:
    """Abilities before the order, those that lose something after it."""
    enemy = enemy_of(s.players[seat].team)
    mark = attacked_mark(s, kit, seat, enemy)
    now = damage_of_dice(s, kit, enemy, mark, counted(s.robots[enemy_of(enemy)]))
    for i in range(offers.count):
        move = offers.move[i]
        verb = verb_of(move)
        if verb in (moves.Dynamite.code, moves.Emergency.code):
            weight = FIRST
        elif verb == moves.Nitro.code:
            gain = damage_after_nitro(s, kit, enemy, mark, die_of(move)) - now
            weight = FIRST // 2 + gain if gain > 0 else LAST + gain
        elif verb == moves.Homing.code:
            gain = damage_after_homing(s, kit, enemy, mark, die_of(move) - 1, row_of(move) + 1) - now
            weight = FIRST // 4 + gain if gain > 0 else LAST + gain
        else:
            weight = damage_of_order(s, kit, enemy, mark, rows_of(move))
        weights.weight[i] = weight


@rule
def weigh_tokens(s: State, kit: Kit, seat: int, offers: Offers, weights: Weights) -> None:
    team = s.players[seat].team
    robot, prices = s.robots[team], prices_of(s, seat, team)
    for i in range(offers.count):
        token = robot.tokens[token_of(offers.move[i])]
        other = token.first if token.first != s.attack.square else token.second
        weights.weight[i] = 0 if other == NOTHING else -price_of_square(robot, kit, prices, other)
