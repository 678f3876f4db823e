"""Everything that can happen in Goblin Warlord, declared once. Events are enough to rebuild the public view."""

from enum import IntEnum
from typing import Annotated

from ...kernel.faces import Event, Name, Number, SeatName, Vocabulary
from .terms import MOST_GOBLINS_IN_A_LAIR, MOST_LAIRS, AttackFace, MagicFace, Order, Phase

Seat = Annotated[str, SeatName()]
LairNumber = Annotated[int, Number(1, MOST_LAIRS)]
Card = Annotated[str, Name(Order, "order")]
AttackDie = Annotated[str, Name(AttackFace, "attack-face")]
MagicDie = Annotated[str, Name(MagicFace, "magic-face")]
Goblins = Annotated[int, Number(0, 63)]


class Happening(IntEnum):
    TURNED_UP = 0
    BEGINS = 1
    DREW = 2
    DREW_CARD = 3
    RESHUFFLED = 4
    TURN_BEGAN = 5
    RECRUITS_DUE = 6
    RECRUITED = 7
    RECRUITS_DECLINED = 8
    RECRUITS_TURNED_AWAY = 9
    BANNER_ROLLED = 10
    HOOZITS_ROLLED = 11
    INVADED = 12
    ATTACK_ROLLED = 13
    RESULT = 14
    LOST = 15
    STARTED_BUILDING = 16
    STARTED_UPGRADING = 17
    PAID = 18
    HIDEOUT_BUILT = 19
    FORT_BUILT = 20
    FORT_FELL = 21
    HIDEOUT_REMOVED = 22
    REHOUSED = 23
    NO_ROOM = 24
    GAVE_ORDER = 25
    ASKED = 26
    WON = 27
    TURN_LIMIT_REACHED = 28


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """A card turned up to find out who begins."""

    seat: Seat
    card: Card


class Begins(Event, frozen=True, tag="begins"):
    seat: Seat


class Drew(Event, frozen=True, tag="drew"):
    """Somebody drew a card you may not see."""

    seat: Seat


class DrewCard(Event, frozen=True, tag="drew-card"):
    """You drew a card."""

    seat: Seat
    card: Card


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile became the new deck."""

    cards: Annotated[int, Number(0, 63)]


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat
    card: Card


class RecruitsDue(Event, frozen=True, tag="recruits-due"):
    seat: Seat
    goblins: Goblins
    compulsory: Goblins


class Recruited(Event, frozen=True, tag="recruited"):
    seat: Seat
    lair: LairNumber


class RecruitsDeclined(Event, frozen=True, tag="recruits-declined"):
    seat: Seat
    goblins: Goblins


class RecruitsTurnedAway(Event, frozen=True, tag="recruits-turned-away"):
    """Recruits for whom there is no room stay in the pool."""

    seat: Seat
    goblins: Goblins


class BannerRolled(Event, frozen=True, tag="banner-rolled"):
    seat: Seat
    magic: MagicDie


class HoozitsRolled(Event, frozen=True, tag="hoozits-rolled"):
    seat: Seat
    foe: Seat
    magic: MagicDie


class Invaded(Event, frozen=True, tag="invaded"):
    seat: Seat
    lair: LairNumber
    foe: Seat
    target: LairNumber
    by_know_wots: Annotated[int, Number(0, 1)]


class AttackRolled(Event, frozen=True, tag="attack-rolled"):
    seat: Seat
    first: AttackDie
    second: AttackDie
    third: AttackDie
    chooser: Seat


class Result(Event, frozen=True, tag="result"):
    """The attack die that counts, and who chose it."""

    seat: Seat
    face: AttackDie


class Lost(Event, frozen=True, tag="lost"):
    """Goblins of a lair went back to the pool."""

    seat: Seat
    lair: LairNumber
    goblins: Annotated[int, Number(1, MOST_GOBLINS_IN_A_LAIR)]


class StartedBuilding(Event, frozen=True, tag="started-building"):
    silent = True
    seat: Seat


class StartedUpgrading(Event, frozen=True, tag="started-upgrading"):
    silent = True
    seat: Seat
    lair: LairNumber


class Paid(Event, frozen=True, tag="paid"):
    seat: Seat
    lair: LairNumber


class HideoutBuilt(Event, frozen=True, tag="hideout-built"):
    seat: Seat
    lair: LairNumber


class FortBuilt(Event, frozen=True, tag="fort-built"):
    seat: Seat
    lair: LairNumber


class FortFell(Event, frozen=True, tag="fort-fell"):
    """A Fort became a Hideout again."""

    seat: Seat
    lair: LairNumber


class HideoutRemoved(Event, frozen=True, tag="hideout-removed"):
    seat: Seat
    lair: LairNumber
    goblins: Goblins
    to_supply: Annotated[int, Number(0, 1)]


class Rehoused(Event, frozen=True, tag="rehoused"):
    seat: Seat
    lair: LairNumber


class NoRoom(Event, frozen=True, tag="no-room"):
    """Homeless goblins that found no room went to the pool."""

    seat: Seat
    goblins: Goblins


class GaveOrder(Event, frozen=True, tag="gave-order"):
    seat: Seat
    card: Card


class Asked(Event, frozen=True, tag="asked"):
    """Who decides now, and what. The question says it in words."""

    silent = True
    seat: Seat
    phase: Annotated[str, Name(Phase, "phase")]


class Won(Event, frozen=True, tag="won"):
    seat: Seat


class TurnLimitReached(Event, frozen=True, tag="turn-limit-reached"):
    """The agreed number of turns is over: a draw."""


EVENTS = Vocabulary(
    Happening,
    TurnedUp,
    Begins,
    Drew,
    DrewCard,
    Reshuffled,
    TurnBegan,
    RecruitsDue,
    Recruited,
    RecruitsDeclined,
    RecruitsTurnedAway,
    BannerRolled,
    HoozitsRolled,
    Invaded,
    AttackRolled,
    Result,
    Lost,
    StartedBuilding,
    StartedUpgrading,
    Paid,
    HideoutBuilt,
    FortBuilt,
    FortFell,
    HideoutRemoved,
    Rehoused,
    NoRoom,
    GaveOrder,
    Asked,
    Won,
    TurnLimitReached,
)

turned_up = EVENTS.packer(TurnedUp)
begins = EVENTS.packer(Begins)
drew = EVENTS.packer(Drew)
drew_card = EVENTS.packer(DrewCard)
reshuffled = EVENTS.packer(Reshuffled)
turn_began = EVENTS.packer(TurnBegan)
recruits_due = EVENTS.packer(RecruitsDue)
recruited = EVENTS.packer(Recruited)
recruits_declined = EVENTS.packer(RecruitsDeclined)
recruits_turned_away = EVENTS.packer(RecruitsTurnedAway)
banner_rolled = EVENTS.packer(BannerRolled)
hoozits_rolled = EVENTS.packer(HoozitsRolled)
invaded = EVENTS.packer(Invaded)
attack_rolled = EVENTS.packer(AttackRolled)
result = EVENTS.packer(Result)
lost = EVENTS.packer(Lost)
started_building = EVENTS.packer(StartedBuilding)
started_upgrading = EVENTS.packer(StartedUpgrading)
paid = EVENTS.packer(Paid)
hideout_built = EVENTS.packer(HideoutBuilt)
fort_built = EVENTS.packer(FortBuilt)
fort_fell = EVENTS.packer(FortFell)
hideout_removed = EVENTS.packer(HideoutRemoved)
rehoused = EVENTS.packer(Rehoused)
no_room = EVENTS.packer(NoRoom)
gave_order = EVENTS.packer(GaveOrder)
asked = EVENTS.packer(Asked)
won = EVENTS.packer(Won)
turn_limit_reached = EVENTS.packer(TurnLimitReached)
