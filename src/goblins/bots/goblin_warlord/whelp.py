"""The whelp of Goblin Warlord, for a first game: it plays as the scrapper does, but now and then it is hasty.

Its mistakes are a beginner's. It counts no odds before an invasion, spreads its goblins thin, pays with the guards of
its best lair, founds Hideouts while others wait to become Forts, overlooks its fourth Fort, and orders whatever looks
mightiest. `HASTE` is measured (docs/ladder.md): it should lose to the scrapper mostly, and to chance hardly ever.
"""

from ...games.goblin_warlord import moves
from ...games.goblin_warlord.moves import card_of, foe_of, lair_of, target_of, verb_of
from ...games.goblin_warlord.rules.orders import may_invade
from ...games.goblin_warlord.state import Kit, State
from ...kernel.offers import Offers
from ...kernel.playout_random import PlayoutRandom, random_below
from ...kernel.rule import rule
from ..best import LAST, better, none_yet
from .scrapper import choose as choose_as_scrapper

HASTE = 40  # percent of its decisions that it does not think over

INVADING = 300
BUILDING = 200
UPGRADING = 100
ORDERING = -1_000  # ends the turn


@rule
def choose(s: State, kit: Kit, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    if random_below(rng, 100) >= HASTE:
        return choose_as_scrapper(s, kit, seat, offers, rng)
    best = none_yet()
    for i in range(offers.count):
        best = better(best, offers.move[i], appeal_of(s, seat, offers.move[i]), rng)
    return best.move


@rule
def appeal_of(s: State, seat: int, move: int) -> int:
    """How tempting a move looks at first sight."""
    verb = verb_of(move)
    if verb in (moves.Recruit.code, moves.Rehouse.code):
        return -s.players[seat].lairs[lair_of(move)].goblins
    if verb == moves.Pay.code:
        return s.players[seat].lairs[lair_of(move)].goblins
    if verb in (moves.Invade.code, moves.KnowWots.code):
        return INVADING + grandeur(s, foe_of(move), target_of(move))
    if verb == moves.Hoozits.code:
        return INVADING
    if verb == moves.Build.code:
        return BUILDING
    if verb == moves.Upgrade.code:
        return UPGRADING
    if verb == moves.GiveOrder.code:
        return ORDERING + might(card_of(move))
    if verb == moves.Decline.code:
        return LAST
    return 0


@rule
def grandeur(s: State, foe: int, target: int) -> int:
    """Of a lair to invade: Forts before Hideouts, and a full one before an empty one."""
    place = s.players[foe].lairs[target]
    return 10 * place.kind + place.goblins


@rule
def might(card: int) -> int:
    """Of an order, by its look."""
    return card if may_invade(card) else -1
