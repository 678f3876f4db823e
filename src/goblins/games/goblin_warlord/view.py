"""What a seat may see of the table: the one door through which secrets could leave.

A seat sees what everybody sees, and its own hand.
"""

from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from ...kernel.game import PUBLIC
from ...kernel.kinds import Seat
from ...kernel.names import SEAT_NAMES, spelling
from ...kernel.steps import seats_in
from .rules.build import NEW_HIDEOUT
from .state import Invasion, Kit, Player, State
from .terms import AttackFace, Ending, Forts, Kind, Order, Phase, Razed, Starter

FORTS, RAZED, PHASES, ENDINGS = spelling(Forts), spelling(Razed), spelling(Phase), spelling(Ending)
KINDS, ORDER_NAMES, FACES, STARTERS = spelling(Kind), spelling(Order), spelling(AttackFace), spelling(Starter)
NO_LAIR, NO_DIE = int(Kind.NOTHING), int(AttackFace.NONE)


class LairView(msgspec.Struct, gc=False):
    number: int
    kind: Annotated[str, Literal["hideout", "fort"]]
    goblins: int
    has_invaded: bool


class PlayerView(msgspec.Struct, gc=False):
    seat: Seat
    order: Annotated[str, Order, Literal["none"]]
    hand: list[Annotated[str, Order]] | None  # None: not yours to see
    cards: int
    forts_built: int
    lairs: list[LairView]


class InvasionView(msgspec.Struct, gc=False):
    lair: int
    foe: Seat
    target: int
    by_know_wots: bool
    chooser: Seat
    dice: list[Annotated[str, AttackFace]]


class OptionsView(msgspec.Struct, gc=False):
    forts: Annotated[str, Forts]
    razed: Annotated[str, Razed]
    turn_limit: int
    starter: Annotated[str, Starter]


class View(msgspec.Struct, gc=False):
    seat: Seat | None  # whose view; None is a spectator's
    options: OptionsView
    turn: int
    active: Seat
    phase: Annotated[str, Phase]
    deciders: list[Seat]
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
    discard: dict[Annotated[str, Order], int]
    invasion: InvasionView | None
    players: list[PlayerView]
    ending: Annotated[str, Ending] | None
    winner: Seat | None


def view(s: State, kit: Kit, seat: int) -> View:
    public = _public(s)
    return public if seat == PUBLIC else unveil(public, s, kit, seat)


def unveil(public: View, s: State, kit: Kit, seat: int) -> View:
    """The public's view, and the seat's own hand."""
    hand = [ORDER_NAMES[card] for card, count in enumerate(s.players[seat].hand) for _ in range(count)]
    players = public.players.copy()
    players[seat] = replace(players[seat], hand=hand)
    return replace(public, seat=SEAT_NAMES[seat], players=players)


def _public(s: State) -> View:
    return View(
        seat=None,
        options=OptionsView(
            FORTS[s.options.forts], RAZED[s.options.razed], int(s.options.turn_limit), STARTERS[s.options.starter]
        ),
        turn=int(s.turn),
        active=SEAT_NAMES[s.active],
        phase=PHASES[s.phase],
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
        deck=sum(s.deck),
        discard=_counted(s.discard),
        invasion=_invasion(s.invasion),
        players=[_player(s.players[seat], seat) for seat in range(s.table.seats)],
        ending=None if s.ended == Ending.NONE else ENDINGS[s.ended],
        winner=SEAT_NAMES[s.active] if s.ended == Ending.WARLORD else None,
    )


def _counted(cards: list[int]) -> dict[str, int]:
    return {ORDER_NAMES[card]: count for card, count in enumerate(cards) if count > 0}


def _player(player: Player, seat: int) -> PlayerView:
    return PlayerView(
        seat=SEAT_NAMES[seat],
        order=ORDER_NAMES[player.order],
        hand=None,
        cards=sum(player.hand),
        forts_built=int(player.forts_built),
        lairs=[
            LairView(i + 1, KINDS[lair.kind], int(lair.goblins), bool(lair.has_invaded))
            for i, lair in enumerate(player.lairs[: player.sites])
            if lair.kind != NO_LAIR
        ],
    )


def _invasion(invasion: Invasion) -> InvasionView | None:
    dice = [FACES[die] for die in invasion.dice if die != NO_DIE]
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
