"""Laying the table: a first Hideout each, who begins, and hands of three (GW-first)."""

from ...kernel.chance import TABLE_STREAM, draw, draw_from_bag
from ...kernel.events import EVERYONE, Log, tell
from ...kernel.rule import rule
from ...kernel.steps import next_seat
from . import events
from .rules.orders import begin_turn, draw_card
from .state import Kit, Options, State
from .terms import FIRST_GOBLINS, HAND, ORDERS, Kind, Order, Starter

FIRST_SEAT = 0


@rule
def set_up(s: State, kit: Kit, options: Options, log: Log | None) -> None:
    s.options.forts = options.forts
    s.options.razed = options.razed
    s.options.turn_limit = options.turn_limit
    s.options.starter = options.starter
    s.supply = kit.box.lairs
    s.pool = kit.box.goblins
    gather_deck(s, kit)
    for seat in range(s.table.seats):
        make_camp(s, seat)
    first = FIRST_SEAT if options.starter == Starter.RED else turn_up_a_crown(s, log)
    gather_deck(s, kit)
    tell(log, EVERYONE, events.Begins.pack(first))
    for seat in range(s.table.seats):
        for _ in range(HAND):
            draw_card(s, seat, log)
    begin_turn(s, first, log)


@rule
def gather_deck(s: State, kit: Kit) -> None:
    for card in range(ORDERS):
        s.deck[card] = kit.orders[card]


@rule
def make_camp(s: State, seat: int) -> None:
    player = s.players[seat]
    player.order = Order.NONE
    player.sites = 1
    player.lairs[0].kind = Kind.HIDEOUT
    player.lairs[0].goblins = FIRST_GOBLINS
    s.supply -= 1
    s.pool -= FIRST_GOBLINS


@rule
def turn_up_a_crown(s: State, log: Log | None) -> int:
    """Seat by seat, from one by lot, cards are turned up; whoever turns up a Crown begins."""
    seat = draw(s, log, TABLE_STREAM, s.table.seats)
    card = draw_from_bag(s, log, TABLE_STREAM, s.deck)
    tell(log, EVERYONE, events.TurnedUp.pack(seat, card))
    while card != Order.CROWN:
        seat = next_seat(s, seat)
        card = draw_from_bag(s, log, TABLE_STREAM, s.deck)
        tell(log, EVERYONE, events.TurnedUp.pack(seat, card))
    return seat
