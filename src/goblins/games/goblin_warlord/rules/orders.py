"""Orders: what each allows, giving one at the end of the turn, and the turn that follows (GW-order-time)."""

from ....kernel.chance import TABLE_STREAM, draw_from_bag, total
from ....kernel.events import EVERYONE, Log, all_but, only, tell
from ....kernel.rule import rule
from ....kernel.steps import next_seat
from .. import events
from ..reasons import Reason
from ..state import State
from ..terms import ORDERS, Order, Phase
from .phases import end_in_a_draw, enter, refuse_now
from .recruit import start_recruiting


@rule
def may_recruit(order: int) -> bool:
    return order not in (Order.HIDE, Order.CHARGE)


@rule
def may_invade(order: int) -> bool:
    return order in (Order.NONE, Order.CROWN, Order.KNOW_WOTS, Order.CHARGE)


@rule
def may_build(order: int) -> bool:
    return order in (Order.NONE, Order.CROWN, Order.KNOW_WOTS, Order.HOOZITS)


@rule
def refuse_order(s: State, seat: int, card: int) -> int:
    reason = refuse_now(s, Phase.ACT)
    if reason == Reason.NONE and (card >= ORDERS or s.players[seat].hand[card] == 0):
        reason = Reason.NOT_IN_HAND
    return reason


@rule
def give_order(s: State, seat: int, card: int, log: Log | None) -> None:
    """End the turn: the old order is discarded, the new one is in force, a card is drawn."""
    player = s.players[seat]
    for lair in range(player.sites):
        player.lairs[lair].has_invaded = 0
    player.hand[card] -= 1
    if player.order != Order.NONE:
        s.discard[player.order] += 1
    player.order = card
    tell(log, EVERYONE, events.GaveOrder.pack(seat, card))
    draw_card(s, seat, log)
    s.turn += 1
    if s.options.turn_limit > 0 and s.turn >= s.options.turn_limit * s.table.seats:
        end_in_a_draw(s, log)
    else:
        begin_turn(s, next_seat(s, seat), log)


@rule
def draw_card(s: State, seat: int, log: Log | None) -> None:
    if total(s.deck) == 0:
        reshuffle(s, log)
    card = draw_from_bag(s, log, TABLE_STREAM, s.deck)
    s.players[seat].hand[card] += 1
    tell(log, only(seat), events.DrewCard.pack(seat, card))
    tell(log, all_but(seat), events.Drew.pack(seat))


@rule
def reshuffle(s: State, log: Log | None) -> None:
    """The discard pile becomes the deck."""
    tell(log, EVERYONE, events.Reshuffled.pack(total(s.discard)))
    for card in range(ORDERS):
        s.deck[card] += s.discard[card]
        s.discard[card] = 0


@rule
def begin_turn(s: State, seat: int, log: Log | None) -> None:
    player = s.players[seat]
    s.active = seat
    s.die_rolled = 0
    s.know_wots_used = 0
    tell(log, EVERYONE, events.TurnBegan.pack(seat, player.order))
    if may_recruit(player.order):
        start_recruiting(s, False, log)
    else:
        enter(s, Phase.ACT, seat, log)
