"""What is asked, and what a refusal must name, as sentences of `locales/*/goblin-warlord.ftl`."""

from typing import Any

from ...kernel.game import seat_term
from ...kernel.names import name_of, spelled
from ...kernel.steps import is_over, may_decide, seats_in
from ...kernel.words import Sentence, Term
from .moves import foe_of
from .reasons import Reason
from .rules.lairs import count_goblins
from .state import Kit, State
from .terms import MOST_GOBLINS_IN_A_LAIR, PRICE, AttackFace, Kind, MagicFace, Order, Phase

CHAPTERS = (
    "GW-seats",
    "GW-first",
    "GW-recruit",
    "GW-order-table",
    "GW-invade",
    "GW-losses",
    "GW-hoozits",
    "GW-know-wots",
    "GW-build",
    "GW-orders",
    "GW-order-time",
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
            arguments |= {"order": order_term(s.players[seat].order)}
        case Phase.PAY:
            arguments |= {"debt": s.debt}
        case Phase.REHOUSE:
            arguments |= {"goblins": s.homeless}
    return Sentence(f"goblin-warlord-question-{spelled(Phase, s.phase)}", arguments)


def refusal_arguments(s: State, kit: Kit, seat: int, move: int, reason: int) -> dict[str, Any]:
    """What the sentence names besides the fields of the move itself."""
    match reason:
        case Reason.LAIR_FULL:
            return {"most": MOST_GOBLINS_IN_A_LAIR}
        case Reason.TOO_FEW_GOBLINS:
            return {"price": PRICE, "goblins": count_goblins(s.players[seat])}
        case Reason.ORDER_FORBIDS_INVADING | Reason.ORDER_FORBIDS_BUILDING:
            return {"order": order_term(s.players[seat].order)}
        case Reason.NO_FOE:
            return {"foe": seat_term(foe_of(move))}
    return {}
