"""What can never be: the invariants that tests hold over random games, and that a loaded position must keep."""

from collections.abc import Iterator

from ...kernel.errors import BadInput
from ...kernel.game import seat_term
from ...kernel.table import is_over
from ...kernel.words import Sentence, Term
from .rules.invade import is_a_choice
from .rules.lairs import count_forts, count_goblins, count_lairs, count_room
from .state import Kit, Player, State
from .terms import HAND, MOST_GOBLINS_IN_A_LAIR, MOST_LAIRS, ORDERS, Kind, Order, Phase, Razed

CARDS = 36  # stated
LAIRS = 32  # stated
GOBLINS = 60  # stated
SIDES = 6


def check_kit(kit: Kit) -> None:
    """Every stated count holds, and a Crown and every die can be there."""
    if kit.box.lairs != LAIRS:
        raise BadInput("goblin-warlord-lairs", where="/box/lairs", found=kit.box.lairs, stated=LAIRS)
    if kit.box.goblins != GOBLINS:
        raise BadInput("goblin-warlord-goblins", where="/box/goblins", found=kit.box.goblins, stated=GOBLINS)
    if min(kit.orders) < 0 or sum(kit.orders) != CARDS:
        raise BadInput("goblin-warlord-cards", where="/orders", found=sum(kit.orders), stated=CARDS)
    if kit.orders[Order.CROWN] < 1:
        raise BadInput("goblin-warlord-no-crown", where="/orders/crown")
    for die in ("attack_die", "banner_die", "hoozits_die"):
        faces = getattr(kit, die)
        if min(faces) < 0 or sum(faces) != SIDES:
            raise BadInput("goblin-warlord-die", where=f"/{die}", die=die, found=sum(faces), stated=SIDES)


def faults(s: State, kit: Kit) -> list[Sentence]:
    return [*_counting_faults(s, kit), *_camp_faults(s), *_turn_faults(s)]


def _fault(name: str, **arguments: object) -> Sentence:
    return Sentence(f"goblin-warlord-fault-{name}", arguments)


def _counting_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    players = s.players[: s.table.seats]
    goblins = s.pool + s.homeless + sum(count_goblins(player) for player in players)
    if goblins != kit.box.goblins or s.pool < 0:
        yield _fault("goblins", found=goblins, expected=kit.box.goblins)
    tokens = s.supply + sum(count_lairs(player) for player in players)
    gone_for_good = s.options.razed == Razed.BOX
    if tokens > kit.box.lairs or s.supply < 0 or (tokens < kit.box.lairs and not gone_for_good):
        yield _fault("tokens", found=tokens, expected=kit.box.lairs)
    for card in range(ORDERS):
        cards = s.deck[card] + s.discard[card]
        cards += sum(player.hand[card] + (player.order == card) for player in players)
        if cards != kit.orders[card] or min(s.deck[card], s.discard[card]) < 0:
            name = Term(f"goblin-warlord-order-{Order(card).name.lower().replace('_', '-')}")
            yield _fault("cards", card=name, found=cards, expected=kit.orders[card])


def _camp_faults(s: State) -> Iterator[Sentence]:
    for seat in range(s.table.seats):
        player = s.players[seat]
        if not 1 <= player.sites <= MOST_LAIRS or count_lairs(player) == 0:
            yield _fault("camp", seat=seat_term(seat))
        elif sum(player.hand) != HAND or min(player.hand) < 0:
            yield _fault("hand", seat=seat_term(seat), found=sum(player.hand), expected=HAND)
        elif player.forts_built < count_forts(player):
            yield _fault("forts", seat=seat_term(seat))
        else:
            yield from _lair_faults(player, seat)


def _lair_faults(player: Player, seat: int) -> Iterator[Sentence]:
    for i, lair in enumerate(player.lairs):
        most = MOST_GOBLINS_IN_A_LAIR if i < player.sites and lair.kind != Kind.NOTHING else 0
        if not 0 <= lair.goblins <= most or (i >= player.sites and lair.kind != Kind.NOTHING):
            yield _fault("lair", seat=seat_term(seat), lair=i + 1)


def _turn_faults(s: State) -> Iterator[Sentence]:
    """The phase, who is asked and what is pending belong together."""
    if not 0 <= s.active < s.table.seats:
        yield _fault("turn")
        return
    active = s.players[s.active]
    choosing = s.phase == Phase.CHOOSE
    fits = [
        (s.phase == Phase.OVER) == is_over(s) == (s.ended != 0),
        (s.phase == Phase.RECRUIT) == (s.recruits > 0) and s.recruits <= min(s.pool, count_room(active)),
        0 <= s.compulsory <= s.recruits,
        (s.phase == Phase.PAY) == (s.debt > 0) and s.debt <= count_goblins(active),
        (s.phase == Phase.REHOUSE) == (s.homeless > 0),
        choosing == is_a_choice(s),
        is_over(s) or s.table.awaiting == s.table.asked,
        s.phase in (Phase.OVER, Phase.CHOOSE, Phase.REHOUSE) or s.table.awaiting == 1 << s.active,
        not choosing or s.table.awaiting == 1 << s.invasion.chooser,
        -1 <= s.upgrading < active.sites,
    ]
    if not all(fits):
        yield _fault("turn")
