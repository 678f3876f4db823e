"""What can never be: the invariants that tests hold over random games, and that a loaded position must keep."""

from collections.abc import Iterator

from ...kernel.errors import BadInput
from ...kernel.game import seat_term
from ...kernel.names import spelled
from ...kernel.record import blank
from ...kernel.words import Sentence, Term
from .rules.build import NEW_HIDEOUT
from .rules.invade import count_dice, is_a_choice
from .rules.lairs import count_forts, count_goblins, count_lairs, count_room, is_lone_hideout, stands
from .rules.orders import may_build, may_invade, may_recruit
from .state import Kit, Player, State
from .terms import (
    FORTS_TO_WIN,
    HAND,
    MOST_GOBLINS_IN_A_LAIR,
    MOST_LAIRS,
    ORDERS,
    PRICE,
    AttackFace,
    Ending,
    Forts,
    Kind,
    Order,
    Phase,
    Razed,
)

CARDS = 36  # stated
LAIRS = 32  # stated
GOBLINS = 60  # stated
SIDES = 6
MOST_BUILT = 100  # Forts of one player, ever; no game comes near


def check_kit(kit: Kit) -> None:
    """Every stated count holds, and a Crown and every die can be there."""
    if kit.box.lairs != LAIRS:
        raise BadInput("goblin-warlord-lairs", where="/box/lairs", found=kit.box.lairs, stated=LAIRS)
    if kit.box.goblins != GOBLINS:
        raise BadInput("goblin-warlord-goblins", where="/box/goblins", found=kit.box.goblins, stated=GOBLINS)
    _check_negative(kit.orders, "/orders")
    if sum(kit.orders) != CARDS:
        raise BadInput("goblin-warlord-cards", where="/orders", found=sum(kit.orders), stated=CARDS)
    if kit.orders[Order.CROWN] < 1:
        raise BadInput("goblin-warlord-no-crown", where="/orders/crown")
    if kit.attack_die[AttackFace.NONE]:
        raise BadInput("goblin-warlord-blank-side", where="/attack_die/none")
    for die in ("attack_die", "banner_die", "hoozits_die"):
        faces = getattr(kit, die)
        _check_negative(faces, f"/{die}")
        if sum(faces) != SIDES:
            raise BadInput("goblin-warlord-die", where=f"/{die}", die=die, found=sum(faces), stated=SIDES)


def _check_negative(counts: list[int], where: str) -> None:
    if min(counts) < 0:
        raise BadInput("set-negative", where=where)


def faults(s: State, kit: Kit) -> list[Sentence]:
    """Later checks rely on what earlier ones have found sound."""
    for seat in range(s.table.seats):
        if not 1 <= s.players[seat].sites <= MOST_LAIRS:
            return [_fault("camp", seat=seat_term(seat))]
    found = [*_counting_faults(s, kit), *_camp_faults(s), *_turn_faults(s)]
    if found or s.phase == Phase.OVER:
        return found
    return [*_invaded_faults(s), *_order_faults(s), *_dice_faults(s, kit)]


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
            yield _fault("cards", card=_order_term(card), found=cards, expected=kit.orders[card])


def _camp_faults(s: State) -> Iterator[Sentence]:
    for seat in range(s.table.seats):
        player = s.players[seat]
        if count_lairs(player) == 0:
            yield _fault("camp", seat=seat_term(seat))
        elif sum(player.hand) != HAND or min(player.hand) < 0:
            yield _fault("hand", seat=seat_term(seat), found=sum(player.hand), expected=HAND)
        elif not count_forts(player) <= player.forts_built <= MOST_BUILT:
            yield _fault("forts", seat=seat_term(seat))
        elif _has_won(s, player) and (seat != s.active or s.ended != Ending.WARLORD):
            yield _fault("won", seat=seat_term(seat))
        else:
            yield from _lair_faults(player, seat)


def _lair_faults(player: Player, seat: int) -> Iterator[Sentence]:
    for i, lair in enumerate(player.lairs):
        most = MOST_GOBLINS_IN_A_LAIR if i < player.sites and lair.kind != Kind.NOTHING else 0
        is_beyond = i >= player.sites and lair.kind != Kind.NOTHING
        if not 0 <= lair.goblins <= most or is_beyond or lair.has_invaded not in (0, 1):
            yield _fault("lair", seat=seat_term(seat), lair=i + 1)


def _turn_faults(s: State) -> Iterator[Sentence]:
    """The phase, who is asked and what is pending belong together."""
    if not 0 <= s.active < s.table.seats or s.turn < 0:
        yield _fault("turn")
        return
    active = s.players[s.active]
    asked = {
        Phase.OVER: 0,
        Phase.CHOOSE: 1 << s.invasion.chooser if 0 <= s.invasion.chooser < s.table.seats else -1,
        Phase.REHOUSE: 1 << _rehouser(s),
    }
    fits = [
        s.table.awaiting == s.table.asked == asked.get(Phase(s.phase), 1 << s.active),
        (s.phase == Phase.OVER) == (s.ended != Ending.NONE),
        s.ended != Ending.WARLORD or _has_won(s, active),
        (s.ended == Ending.TURN_LIMIT) == (0 < s.options.turn_limit * s.table.seats <= s.turn),
        (s.phase == Phase.RECRUIT) == (s.recruits > 0) and s.recruits <= min(s.pool, count_room(active)),
        s.recruits <= 1 + count_forts(active),
        0 <= s.compulsory <= s.recruits,
        _debt_fits(s, active),
        (s.phase == Phase.REHOUSE) == (s.homeless > 0),
        _invasion_fits(s),
        {s.die_rolled, s.know_wots_used, s.invasion.by_know_wots} <= {0, 1},
    ]
    if not all(fits):
        yield _fault("turn")


def _invaded_faults(s: State) -> Iterator[Sentence]:
    """Only lairs of the player whose turn it is have invaded, and only under orders to."""
    for seat in range(s.table.seats):
        player = s.players[seat]
        for i, lair in enumerate(player.lairs):
            if lair.has_invaded and not (seat == s.active and may_invade(player.order) and stands(player, i)):
                yield _fault("invaded", seat=seat_term(seat), lair=i + 1)


def _order_faults(s: State) -> Iterator[Sentence]:
    """What is decided, and what has been done this turn, is in the order of the player whose turn it is."""
    player = s.players[s.active]
    order = player.order
    is_magic = order == Order.HOOZITS and bool(s.die_rolled)
    fits = [
        s.phase != Phase.RECRUIT or may_recruit(order),
        s.phase != Phase.RECRUIT or s.compulsory == (s.recruits if is_magic else min(s.compulsory, 1)),
        s.phase != Phase.RECRUIT or is_magic or s.recruits - s.compulsory <= count_forts(player),
        s.phase != Phase.BANNER_DIE or order == Order.BANNER,
        s.phase not in (Phase.BANNER_DIE, Phase.ACT)
        or order != Order.BANNER
        or s.die_rolled == (s.phase == Phase.ACT),
        s.phase != Phase.PAY or may_build(order),
        s.phase != Phase.CHOOSE or may_invade(order),
        not s.die_rolled or order in (Order.BANNER, Order.HOOZITS),
        not (s.know_wots_used or s.phase == Phase.REHOUSE or s.invasion.by_know_wots) or order == Order.KNOW_WOTS,
        not (s.phase == Phase.REHOUSE or s.invasion.by_know_wots) or s.know_wots_used == 1,
    ]
    if not all(fits):
        yield _fault("order", seat=seat_term(s.active), order=_order_term(order))


def _order_term(order: int) -> Term:
    return Term(f"goblin-warlord-order-{spelled(Order, order)}")


def _dice_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """As many dice as the two lairs roll, with faces that are on them; the bigger side chooses."""
    if s.phase != Phase.CHOOSE:
        return
    invasion, foe = s.invasion, s.players[s.invasion.foe]
    lair = s.players[s.active].lairs[invasion.lair]
    attackers, defenders = lair.goblins, foe.lairs[invasion.target].goblins
    dice = count_dice(attackers, defenders)
    fits = [
        all((die != AttackFace.NONE) == (i < dice) for i, die in enumerate(invasion.dice)),
        all(kit.attack_die[die] > 0 for die in invasion.dice if die),
        invasion.chooser == (s.active if attackers >= defenders else invasion.foe),
        attackers > 0 and lair.has_invaded == 1,
        foe.order != Order.HIDE,
        not invasion.by_know_wots or not is_lone_hideout(foe),
    ]
    if not all(fits):
        yield _fault(
            "dice", seat=seat_term(s.active), lair=invasion.lair + 1, attackers=attackers, defenders=defenders
        )


def _rehouser(s: State) -> int:
    """The one seat that is asked, if it can house all the homeless; otherwise nobody can be."""
    for seat in range(s.table.seats):
        player = s.players[seat]
        has_lost_one = any(lair.kind == Kind.NOTHING for lair in player.lairs[: player.sites])
        if s.table.asked == 1 << seat and seat != s.active and has_lost_one and count_room(player) >= s.homeless:
            return seat
    return s.table.seats


def _has_won(s: State, player: Player) -> bool:
    forts = player.forts_built if s.options.forts == Forts.BUILT else count_forts(player)
    return forts >= FORTS_TO_WIN


def _debt_fits(s: State, player: Player) -> bool:
    if s.phase != Phase.PAY:
        return s.debt == 0 and s.upgrading == NEW_HIDEOUT
    can_finish = (
        s.supply > 0
        if s.upgrading == NEW_HIDEOUT
        else 1 <= s.upgrading <= player.sites and player.lairs[s.upgrading - 1].kind == Kind.HIDEOUT
    )
    return can_finish and 1 <= s.debt <= min(PRICE, count_goblins(player))


def _invasion_fits(s: State) -> bool:
    """Dice lie on the table only while somebody chooses among different ones."""
    invasion = s.invasion
    if s.phase != Phase.CHOOSE:
        return invasion == blank(type(invasion))
    return (
        all(die in list(AttackFace) for die in invasion.dice)
        and is_a_choice(s)
        and 0 <= invasion.foe < s.table.seats
        and invasion.foe != s.active
        and invasion.chooser in (s.active, invasion.foe)
        and 0 <= invasion.lair < MOST_LAIRS
        and stands(s.players[s.active], invasion.lair)
        and 0 <= invasion.target < MOST_LAIRS
        and stands(s.players[invasion.foe], invasion.target)
    )
