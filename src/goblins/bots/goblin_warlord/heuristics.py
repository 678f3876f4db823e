"""How the search thinks about Goblin Warlord."""

from ...games.goblin_warlord import moves
from ...games.goblin_warlord.moves import card_of, verb_of
from ...games.goblin_warlord.rules.lairs import count_forts, count_goblins, count_lairs
from ...games.goblin_warlord.rules.orders import may_build, may_invade, may_recruit
from ...games.goblin_warlord.state import Kit, State
from ...games.goblin_warlord.terms import FORTS_TO_WIN, ORDERS, Order
from ...kernel.offers import Offers
from ...kernel.playout_random import PlayoutRandom
from ...kernel.rule import rule
from ..heuristics import Appraisal, Heuristics, Weights
from .measures import MEASURES, measure
from .scrapper import choose, missing_goblins, recruits_of, worth_of

FORT = 170  # 100 makes victory e times as likely
HIDEOUT = 76
GOBLIN = 18
RECRUIT = 20  # to be had at the next turn
READY = 95  # to build the fourth Fort at the next turn
READY_NOW = 150  # the more if that is the present turn
WAITING = 64  # for the next turn, a whole round
CARDS = (16, -14, -32, 9, 22, 38)  # in hand, by order


@rule
def weigh(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom, weights: Weights) -> None:
    for i in range(offers.count):
        weights.weight[i] = worth_of(s, kit, seat, offers.move[i])


@rule
def progress_of(s: State) -> int:
    return s.turn


@rule
def appraise(s: State, kit: Kit, appraisal: Appraisal) -> None:
    for seat in range(s.table.seats):
        appraisal.worth[seat] = worth_of_position(s, seat)


@rule
def worth_of_position(s: State, seat: int) -> int:
    player = s.players[seat]
    forts, goblins = count_forts(player), count_goblins(player)
    hideouts = count_lairs(player) - forts
    recruits = recruits_of(s, player) if may_recruit(player.order) else 0
    waiting = (seat - s.active + s.table.seats) % s.table.seats
    worth = FORT * forts + HIDEOUT * min(hideouts, FORTS_TO_WIN - forts) + GOBLIN * goblins + RECRUIT * recruits
    worth -= WAITING * waiting // s.table.seats
    if may_build(player.order) and goblins + recruits >= missing_goblins(s, player):
        worth += READY + (READY_NOW if waiting == 0 else 0)
    for card in range(ORDERS):
        worth += CARDS[card] * player.hand[card]
    return worth


def boldness(_kit: Kit, move: int) -> int:
    """To fight, or to be able to, is bold; to hide is not."""
    verb = verb_of(move)
    if verb == moves.GiveOrder.code:
        return -1 if card_of(move) == Order.HIDE else int(may_invade(card_of(move)))
    return int(verb in (moves.Invade.code, moves.KnowWots.code, moves.Hoozits.code))


HEURISTICS = Heuristics(
    weigh,
    choose,
    progress_of,
    appraise,
    cut_off_after=12,
    spread=70,
    boldness=boldness,
    measure=measure,
    measures=MEASURES,
    contest_size=8,
    deepest=1,
)
