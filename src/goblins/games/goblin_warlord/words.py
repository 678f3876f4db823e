"""What is asked, and what a refusal must name, as sentences of `locales/*/goblin-warlord.ftl`."""

from typing import Any

from ...kernel.game import seat_term
from ...kernel.names import name_of, spelled
from ...kernel.offers import Offers, count_offers
from ...kernel.record import blank
from ...kernel.steps import is_over, may_decide, seats_in
from ...kernel.words import Sentence, Term, Terms
from . import moves
from .moves import foe_of, verb_of
from .reasons import Reason
from .rules.decisions import legal_moves
from .rules.lairs import count_goblins, count_room, stands
from .rules.recruit import recruits_due
from .state import Kit, Player, State
from .terms import MOST_GOBLINS_IN_A_LAIR, PRICE, AttackFace, Kind, MagicFace, Order, Phase

CHAPTERS = (
    "GW-seats",
    "GW-first",
    "GW-recruit",
    "GW-order-table",
    "GW-invade",
    "GW-losses",
    "GW-know-wots",
    "GW-hoozits",
    "GW-build",
    "GW-order-time",
    "GW-orders",
    "GW-dice",
    "GW-secrets",
    "GW-end",
)

EXPLAINED = (
    "goblin",
    *(f"kind-{name_of(kind)}" for kind in (Kind.HIDEOUT, Kind.FORT)),
    *(f"order-{name_of(order)}" for order in Order),
    *(f"attack-face-{name_of(face)}" for face in AttackFace if face != AttackFace.NONE),
    *(f"magic-face-{name_of(face)}" for face in MagicFace),
    "attack-die",
    "banner-die",
    "hoozits-die",
)


def order_term(order: int) -> Term:
    return Term(f"goblin-warlord-order-{spelled(Order, order)}", spelled(Order, order))


def question(s: State, kit: Kit, seat: int) -> Sentence:
    """One sentence: whose decision it is and what is asked."""
    if is_over(s):
        return Sentence("question-over")
    if not may_decide(s, seat):
        return Sentence("question-waiting", {"seat": seat_term(seats_in(s.table.awaiting)[0])})
    arguments: dict[str, Any] = {"seat": seat_term(seat)}
    match s.phase:
        case Phase.RECRUIT:
            arguments |= {"recruits": s.recruits, "compulsory": s.compulsory}
        case Phase.ACT:
            arguments |= {"order": order_term(s.players[seat].order), "lost": recruits_without_room(s, seat)}
            can = deeds(s, kit, seat)
            first, second = [*can, "order", "order"][:2]
            arguments |= {"deeds": len(can), "deed": deed_term(first), "other": deed_term(second)}
        case Phase.PAY:
            arguments |= {"debt": s.debt}
        case Phase.REHOUSE:
            arguments |= {"goblins": s.homeless}
    return Sentence(f"goblin-warlord-question-{spelled(Phase, s.phase)}", arguments)


def deed_term(name: str) -> Term:
    return Term(f"goblin-warlord-deed-{name}", name)


def deeds(s: State, kit: Kit, seat: int) -> list[str]:
    """What can be done before the order, of the moves there are; what brings the fourth Fort nearest comes first."""
    out = blank(Offers)
    legal_moves(s, kit, seat, out)
    verbs = {verb_of(int(move)) for move in out.move[: count_offers(out)]}
    codes = {
        "upgrade": moves.Upgrade.code,
        "hoozits": moves.Hoozits.code,
        "know-wots": moves.KnowWots.code,
        "invade": moves.Invade.code,
        "build": moves.Build.code,
    }
    return [name for name, code in codes.items() if code in verbs]


def recruits_without_room(s: State, seat: int) -> int:
    """Of those who would come next turn, if nothing changed until then."""
    return max(0, recruits_due(s, seat) - count_room(s.players[seat]))


def face_term(face: int) -> Term:
    return Term(f"goblin-warlord-attack-face-{spelled(AttackFace, face)}", spelled(AttackFace, face))


def lairs_of(player: Player) -> Terms:
    """Their numbers: a removed Hideout leaves a gap."""
    return Terms.undeclined(lair + 1 for lair in range(player.sites) if stands(player, lair))


def refusal_arguments(s: State, kit: Kit, seat: int, move: int, reason: int) -> dict[str, Any]:
    """What the sentence names besides the fields of the move itself."""
    match reason:
        case Reason.NO_LAIR:
            return {"lairs": lairs_of(s.players[seat])}
        case Reason.NO_TARGET:
            return {"lairs": lairs_of(s.players[foe_of(move)])}
        case Reason.FACE_NOT_ROLLED:
            return {
                "faces": Terms(tuple((face_term(face), "") for face in s.invasion.dice if face != AttackFace.NONE))
            }
        case Reason.NOT_IN_HAND:
            hand = s.players[seat].hand
            return {"cards": Terms(tuple((order_term(card), "") for card in range(len(hand)) if hand[card]))}
        case Reason.LAIR_FULL:
            return {"most": MOST_GOBLINS_IN_A_LAIR}
        case Reason.TOO_FEW_GOBLINS:
            return {"price": PRICE, "goblins": count_goblins(s.players[seat])}
        case Reason.ORDER_FORBIDS_INVADING | Reason.ORDER_FORBIDS_BUILDING:
            return {"order": order_term(s.players[seat].order)}
    return {}
