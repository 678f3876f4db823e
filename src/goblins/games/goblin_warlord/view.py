"""What a seat may see of the table: the one door through which secrets could leave."""

import msgspec

from ...kernel.chance import total
from ...kernel.faces import SEAT_NAMES
from ...kernel.game import PUBLIC
from ...kernel.names import spelled
from ...kernel.table import seats_in
from .rules.build import NEW_HIDEOUT
from .state import Invasion, Kit, Player, State
from .terms import ORDERS, AttackFace, Ending, Forts, Kind, Order, Phase, Razed


class LairView(msgspec.Struct):
    number: int
    kind: str
    goblins: int
    has_invaded: bool


class PlayerView(msgspec.Struct):
    seat: str
    order: str
    hand: list[str] | None  # None: not yours to see
    cards: int
    forts_built: int
    lairs: list[LairView]


class InvasionView(msgspec.Struct):
    lair: int
    foe: str
    target: int
    by_know_wots: bool
    chooser: str
    dice: list[str]


class OptionsView(msgspec.Struct):
    forts: str
    razed: str
    turn_limit: int


class View(msgspec.Struct):
    seat: str | None  # whose view; None is a spectator's
    options: OptionsView
    turn: int
    active: str
    phase: str
    deciders: list[str]
    recruits: int
    compulsory: int
    die_rolled: bool
    know_wots_used: bool
    debt: int
    upgrading: int | None
    homeless: int
    pool: int
    supply: int
    deck: int
    discard: dict[str, int]
    invasion: InvasionView | None
    players: list[PlayerView]
    ending: str | None
    winner: str | None


def view(s: State, kit: Kit, seat: int) -> View:
    return View(
        seat=None if seat == PUBLIC else SEAT_NAMES[seat],
        options=OptionsView(
            spelled(Forts, s.options.forts), spelled(Razed, s.options.razed), int(s.options.turn_limit)
        ),
        turn=int(s.turn),
        active=SEAT_NAMES[s.active],
        phase=spelled(Phase, s.phase),
        deciders=[SEAT_NAMES[decider] for decider in seats_in(s.table.awaiting)],
        recruits=int(s.recruits),
        compulsory=int(s.compulsory),
        die_rolled=bool(s.die_rolled),
        know_wots_used=bool(s.know_wots_used),
        debt=int(s.debt),
        upgrading=None if s.upgrading == NEW_HIDEOUT else int(s.upgrading),
        homeless=int(s.homeless),
        pool=int(s.pool),
        supply=int(s.supply),
        deck=total(s.deck),
        discard=_counted(s.discard),
        invasion=_invasion(s.invasion),
        players=[_player(s.players[other], other, seat) for other in range(s.table.seats)],
        ending=None if s.ended == Ending.NONE else spelled(Ending, s.ended),
        winner=SEAT_NAMES[s.active] if s.ended == Ending.WARLORD else None,
    )


def _counted(cards: list[int]) -> dict[str, int]:
    return {spelled(Order, card): cards[card] for card in range(ORDERS) if cards[card] > 0}


def _player(player: Player, owner: int, seat: int) -> PlayerView:
    return PlayerView(
        seat=SEAT_NAMES[owner],
        order=spelled(Order, player.order),
        hand=_hand(player.hand) if owner == seat else None,
        cards=total(player.hand),
        forts_built=int(player.forts_built),
        lairs=[
            LairView(i + 1, spelled(Kind, lair.kind), int(lair.goblins), bool(lair.has_invaded))
            for i, lair in enumerate(player.lairs[: player.sites])
            if lair.kind != Kind.NOTHING
        ],
    )


def _hand(hand: list[int]) -> list[str]:
    return [spelled(Order, card) for card in range(ORDERS) for _ in range(hand[card])]


def _invasion(invasion: Invasion) -> InvasionView | None:
    dice = [spelled(AttackFace, die) for die in invasion.dice if die != AttackFace.NONE]
    if not dice:
        return None
    return InvasionView(
        lair=invasion.lair + 1,
        foe=SEAT_NAMES[invasion.foe],
        target=invasion.target + 1,
        by_know_wots=bool(invasion.by_know_wots),
        chooser=SEAT_NAMES[invasion.chooser],
        dice=dice,
    )
