"""The tactician's controller: which of the three tactics cards is wanted."""

from ....games.goblins_inc.moves import pick_of
from ....games.goblins_inc.rules.tactics import FACES
from ....games.goblins_inc.rules.teams import enemy_of
from ....games.goblins_inc.state import Kit, State
from ....games.goblins_inc.terms import MOST_DICE, Ability
from ....kernel.offers import Offers
from ....kernel.playout_random import PlayoutRandom
from ....kernel.rule import rule
from ...best import better, none_yet
from .piloting import drive_of, most_dice
from .strikes import mean_loss_by_side

NITRO_WORTH = 60  # percent of a die
CRANE_WORTH = 30


@rule
def choose_card(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    team = s.players[seat].team
    dice = most_dice(drive_of(s.robots[team], kit))
    die = mean(mean_loss_by_side(s, kit, seat, enemy_of(team)))
    tape = mean(mean_loss_by_side(s, kit, seat, team))
    best = none_yet()
    for i in range(offers.count):
        move = offers.move[i]
        card = kit.tactics[s.shown[pick_of(move)]]
        worth = worth_of_ability(card.first, dice, die, tape) + worth_of_ability(card.second, dice, die, tape)
        best = better(best, move, worth, rng)
    return best.move


@rule
def mean(four: tuple[int, int, int, int]) -> int:
    return (four[0] + four[1] + four[2] + four[3]) // 4


@rule
def worth_of_ability(ability: int, dice: int, die: int, tape: int) -> int:
    """With so many dice of such a worth, and a token of such a worth."""
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
