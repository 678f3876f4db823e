"""How play goes on behind the tree in Goblins Inc.: quickly, and the first sensible thing is done.

Building and agendas are chosen as the scrapper does; a fight is fought by rule of thumb.
"""

from ....games.goblins_inc.moves import Verb, pick_of, steering_of, target_of, verb_of
from ....games.goblins_inc.rules.fight import cost_of_controls
from ....games.goblins_inc.rules.yard import count_engines
from ....games.goblins_inc.state import Kit, State
from ....games.goblins_inc.terms import Phase
from ....kernel.offers import Offers
from ....kernel.quick import Coin, quick_below
from ....kernel.rule import rule
from ...scrapper.goblins_inc import choose as scrap
from ...scrapper.goblins_inc.piloting import dice_after

# What a tactics card is good for, by ability
CARDS = (0, 3, 3, 5, 6, 5, 4, 1)


@rule
def choose(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    if s.phase == Phase.CONTROLS:
        if verb_of(offers.move[0]) == Verb.PILOT:
            return steer(s, kit, seat, offers, coin)
        return pick(s, kit, offers, coin)
    if s.phase == Phase.BEFORE_ROLL:
        return act_before_roll(offers, coin)
    if s.phase == Phase.AFTER_ROLL:
        return act_after_roll(offers, coin)
    if s.phase == Phase.TOKEN:
        return any_of(offers, 0, coin)
    return scrap(s, kit, seat, offers, coin)


@rule
def any_of(offers: Offers, first: int, coin: Coin) -> int:
    """One of the offers from that place on."""
    return offers.move[first + quick_below(coin, offers.count - first)]


@rule
def steer(s: State, kit: Kit, seat: int, offers: Offers, coin: Coin) -> int:
    """Most dice, aimed anywhere the engines reach."""
    robot = s.robots[s.players[seat].team]
    engines = count_engines(robot, kit)
    dice = (
        dice_after(robot, kit, 0),
        dice_after(robot, kit, 1),
        dice_after(robot, kit, 2),
        dice_after(robot, kit, 3),
    )
    best, highest, equals = offers.move[0], -1, 0
    for i in range(offers.count):
        move = offers.move[i]
        if verb_of(move) == Verb.PILOT:
            steering = steering_of(move)
            if cost_of_controls(steering, target_of(move)) <= engines:
                if dice[steering] > highest:
                    best, highest, equals = move, dice[steering], 1
                elif dice[steering] == highest:
                    equals += 1
                    if quick_below(coin, equals) == 0:
                        best = move
    return best


@rule
def pick(s: State, kit: Kit, offers: Offers, coin: Coin) -> int:
    best, highest = offers.move[0], -1
    for i in range(offers.count):
        card = kit.tactics[s.shown[pick_of(offers.move[i])]]
        worth = CARDS[card.first] + CARDS[card.second] + quick_below(coin, 4)
        if worth > highest:
            best, highest = offers.move[i], worth
    return best


@rule
def act_before_roll(offers: Offers, coin: Coin) -> int:
    """Sabotage comes first among the offers, then tape; the crane stays where it is."""
    tapes = 0
    while verb_of(offers.move[tapes]) == Verb.TAPE:
        tapes += 1
    if tapes > 0:
        return offers.move[quick_below(coin, tapes)]
    if verb_of(offers.move[0]) == Verb.SABOTAGE:
        return offers.move[0]
    return offers.move[offers.count - 1]


@rule
def act_after_roll(offers: Offers, coin: Coin) -> int:
    """What makes more hits, then the dice in any order."""
    orders = offers.count
    while orders > 0 and verb_of(offers.move[orders - 1]) == Verb.ORDER:
        orders -= 1
    for i in range(orders):
        if verb_of(offers.move[i]) in (Verb.DYNAMITE, Verb.EMERGENCY):
            return offers.move[i]
    return any_of(offers, orders, coin)
