"""Every decision in one place: is it allowed, which ones are there, and what it does."""

from ....kernel.events import Log
from ....kernel.offers import Offers, offer, offer_if
from ....kernel.rule import inlined_rule, rule
from .. import moves
from ..moves import card_of, face_of, foe_of, lair_of, target_of, verb_of, with_lair
from ..reasons import Reason
from ..state import Kit, State
from ..terms import MOST_LAIRS, ORDERS, AttackFace, Phase
from .build import (
    pay,
    refuse_build,
    refuse_building,
    refuse_fort,
    refuse_hideout,
    refuse_pay,
    refuse_upgrade,
    start_building,
    start_upgrading,
)
from .hoozits import refuse_hoozits, refuse_magic, roll_hoozits_die
from .invade import (
    invade,
    refuse_choose,
    refuse_foe,
    refuse_invade,
    refuse_invader,
    send_know_wots,
    settle_invasion,
    was_rolled,
)
from .know_wots import refuse_know_wots, refuse_lone_hideout, refuse_rehouse, rehouse
from .lairs import has_room, is_first_of_its_like, stands
from .orders import give_order, may_invade, refuse_order
from .recruit import decline, recruit, refuse_decline, refuse_recruit, refuse_roll, roll_banner_die

# Half the tokens against the other half, with and without Know-wots; an upgrade each; build and the order cards.
WIDEST = 2 * (MOST_LAIRS // 2) ** 2 + MOST_LAIRS + 1 + ORDERS


@rule
def refusal(s: State, kit: Kit, seat: int, move: int) -> int:
    verb = verb_of(move)
    if verb == moves.Recruit.code:
        return refuse_recruit(s, seat, lair_of(move))
    if verb == moves.Decline.code:
        return refuse_decline(s)
    if verb == moves.Roll.code:
        return refuse_roll(s)
    if verb == moves.Invade.code:
        return refuse_invade(s, seat, lair_of(move), foe_of(move), target_of(move))
    if verb == moves.KnowWots.code:
        reason = refuse_know_wots(s, seat)
        if reason == Reason.NONE:
            reason = refuse_invade(s, seat, lair_of(move), foe_of(move), target_of(move))
        if reason == Reason.NONE:
            reason = refuse_lone_hideout(s, foe_of(move))
        return reason
    if verb == moves.Hoozits.code:
        return refuse_hoozits(s, seat, foe_of(move))
    if verb == moves.Build.code:
        return refuse_build(s, seat)
    if verb == moves.Upgrade.code:
        return refuse_upgrade(s, seat, lair_of(move))
    if verb == moves.Pay.code:
        return refuse_pay(s, seat, lair_of(move))
    if verb == moves.Choose.code:
        return refuse_choose(s, face_of(move))
    if verb == moves.Rehouse.code:
        return refuse_rehouse(s, seat, lair_of(move))
    return refuse_order(s, seat, card_of(move))


@inlined_rule
def legal_moves(s: State, kit: Kit, seat: int, out: Offers) -> None:
    list_moves(s, seat, False, out)


@rule
def sensible_moves(s: State, kit: Kit, seat: int, out: Offers) -> None:
    """Legal moves, but of lairs that are just alike only the first is named."""
    list_moves(s, seat, True, out)


@inlined_rule
def list_moves(s: State, seat: int, sensible: bool, out: Offers) -> None:
    if s.phase == Phase.ACT:
        list_invasions(s, seat, sensible, out)
        list_magic(s, seat, out)
        list_building(s, seat, sensible, out)
        list_orders(s, seat, out)
    elif s.phase == Phase.RECRUIT:
        list_recruits(s, seat, sensible, out)
    elif s.phase == Phase.PAY:
        list_payments(s, seat, sensible, out)
    elif s.phase == Phase.CHOOSE:
        list_faces(s, out)
    elif s.phase == Phase.REHOUSE:
        list_homes(s, seat, sensible, out)
    else:
        offer(out, moves.Roll.pack())


@rule
def list_recruits(s: State, seat: int, sensible: bool, out: Offers) -> None:
    player = s.players[seat]
    for lair in range(player.sites):
        allowed = has_room(player.lairs[lair]) and (not sensible or is_first_of_its_like(player, lair))
        offer_if(out, allowed, moves.Recruit.pack(lair))
    if s.compulsory == 0:
        offer(out, moves.Decline.pack())


@rule
def list_payments(s: State, seat: int, sensible: bool, out: Offers) -> None:
    player = s.players[seat]
    for lair in range(player.sites):
        allowed = player.lairs[lair].goblins > 0 and (not sensible or is_first_of_its_like(player, lair))
        offer_if(out, allowed, moves.Pay.pack(lair))


@rule
def list_faces(s: State, out: Offers) -> None:
    for face in range(AttackFace.PUSH, AttackFace.LOSS + 1):
        offer_if(out, was_rolled(s, face), moves.Choose.pack(face))


@rule
def list_homes(s: State, seat: int, sensible: bool, out: Offers) -> None:
    player = s.players[seat]
    for lair in range(player.sites):
        allowed = has_room(player.lairs[lair]) and (not sensible or is_first_of_its_like(player, lair))
        offer_if(out, allowed, moves.Rehouse.pack(lair))


@rule
def list_invasions(s: State, seat: int, sensible: bool, out: Offers) -> None:
    player = s.players[seat]
    if not may_invade(player.order):
        return
    know_wots = refuse_know_wots(s, seat) == Reason.NONE
    first = out.count
    targets = 0
    for lair in range(player.sites):
        if refuse_invader(s, seat, lair) != Reason.NONE:
            continue
        if sensible and not is_first_of_its_like(player, lair):
            continue
        if targets == 0:
            list_targets(s, seat, lair, know_wots, sensible, out)
            targets = out.count - first
        else:  # the same targets once more
            for i in range(first, first + targets):
                offer(out, with_lair(out.move[i], lair))


@rule
def list_targets(s: State, seat: int, lair: int, know_wots: bool, sensible: bool, out: Offers) -> None:
    for foe in range(s.table.seats):
        if refuse_foe(s, seat, foe) != Reason.NONE:
            continue
        camp = s.players[foe]
        pull = know_wots and refuse_lone_hideout(s, foe) == Reason.NONE
        for target in range(camp.sites):
            allowed = stands(camp, target) and (not sensible or is_first_of_its_like(camp, target))
            offer_if(out, allowed, moves.Invade.pack(lair, foe, target))
            offer_if(out, allowed and pull, moves.KnowWots.pack(lair, foe, target))


@rule
def list_magic(s: State, seat: int, out: Offers) -> None:
    if refuse_magic(s, seat) == Reason.NONE:
        for foe in range(s.table.seats):
            if refuse_foe(s, seat, foe) == Reason.NONE:
                offer(out, moves.Hoozits.pack(foe))


@rule
def list_building(s: State, seat: int, sensible: bool, out: Offers) -> None:
    if refuse_building(s, seat) != Reason.NONE:
        return
    player = s.players[seat]
    if refuse_hideout(s) == Reason.NONE:
        offer(out, moves.Build.pack())
    for lair in range(player.sites):
        allowed = refuse_fort(s, seat, lair) == Reason.NONE
        offer_if(out, allowed and (not sensible or is_first_of_its_like(player, lair)), moves.Upgrade.pack(lair))


@rule
def list_orders(s: State, seat: int, out: Offers) -> None:
    for card in range(ORDERS):
        offer_if(out, s.players[seat].hand[card] > 0, moves.GiveOrder.pack(card))


@inlined_rule
def apply(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
    verb = verb_of(move)
    if verb == moves.Recruit.code:
        recruit(s, seat, lair_of(move), log)
    elif verb == moves.Decline.code:
        decline(s, seat, log)
    elif verb == moves.Roll.code:
        roll_banner_die(s, kit, seat, log)
    elif verb == moves.Invade.code:
        invade(s, kit, seat, lair_of(move), foe_of(move), target_of(move), 0, log)
    elif verb == moves.KnowWots.code:
        send_know_wots(s, kit, seat, lair_of(move), foe_of(move), target_of(move), log)
    elif verb == moves.Hoozits.code:
        roll_hoozits_die(s, kit, seat, foe_of(move), log)
    elif verb == moves.Build.code:
        start_building(s, seat, log)
    elif verb == moves.Upgrade.code:
        start_upgrading(s, seat, lair_of(move), log)
    elif verb == moves.Pay.code:
        pay(s, seat, lair_of(move), log)
    elif verb == moves.Choose.code:
        settle_invasion(s, face_of(move), log)
    elif verb == moves.Rehouse.code:
        rehouse(s, seat, lair_of(move), log)
    else:
        give_order(s, seat, card_of(move), log)
