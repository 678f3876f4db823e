"""Everything that can happen in Goblin Warlord, declared once. Events are enough to rebuild the public view."""

from typing import Annotated

from ...kernel.kinds import Name, Number, Seat
from ...kernel.vocabulary import Event, Vocabulary
from .terms import MOST_GOBLINS_IN_A_LAIR, MOST_LAIRS, AttackFace, MagicFace, Order, Phase

LairNumber = Annotated[int, Number(1, MOST_LAIRS)]
Card = Annotated[str, Name(Order, "order")]
AttackDie = Annotated[str, Name(AttackFace, "attack-face")]
MagicDie = Annotated[str, Name(MagicFace, "magic-face")]
Goblins = Annotated[int, Number(0, 63)]


class WarlordEvent(Event, frozen=True):
    """Anything that happens in Goblin Warlord."""


class TurnedUp(WarlordEvent, frozen=True, tag="turned-up"):
    """A card turned up to find out who begins."""

    seat: Seat
    card: Card


class Begins(WarlordEvent, frozen=True, tag="begins"):
    seat: Seat


class Drew(WarlordEvent, frozen=True, tag="drew"):
    """Somebody drew a card you may not see."""

    seat: Seat


class DrewCard(WarlordEvent, frozen=True, tag="drew-card"):
    """You drew a card."""

    seat: Seat
    card: Card


class Reshuffled(WarlordEvent, frozen=True, tag="reshuffled"):
    """The discard pile became the new deck."""

    cards: Annotated[int, Number(0, 63)]


class TurnBegan(WarlordEvent, frozen=True, tag="turn-began"):
    seat: Seat
    card: Card


class RecruitsDue(WarlordEvent, frozen=True, tag="recruits-due"):
    seat: Seat
    goblins: Goblins
    compulsory: Goblins


class Recruited(WarlordEvent, frozen=True, tag="recruited"):
    seat: Seat
    lair: LairNumber


class RecruitsDeclined(WarlordEvent, frozen=True, tag="recruits-declined"):
    seat: Seat
    goblins: Goblins


class RecruitsTurnedAway(WarlordEvent, frozen=True, tag="recruits-turned-away"):
    """Recruits for whom there is no room stay in the pool."""

    seat: Seat
    goblins: Goblins


class BannerRolled(WarlordEvent, frozen=True, tag="banner-rolled"):
    seat: Seat
    magic: MagicDie


class HoozitsRolled(WarlordEvent, frozen=True, tag="hoozits-rolled"):
    seat: Seat
    foe: Seat
    magic: MagicDie


class Invaded(WarlordEvent, frozen=True, tag="invaded"):
    seat: Seat
    lair: LairNumber
    foe: Seat
    target: LairNumber
    by_know_wots: Annotated[int, Number(0, 1)]


class AttackRolled(WarlordEvent, frozen=True, tag="attack-rolled"):
    seat: Seat
    first: AttackDie
    second: AttackDie
    third: AttackDie
    chooser: Seat


class Result(WarlordEvent, frozen=True, tag="result"):
    """The attack die that counts, and who chose it."""

    seat: Seat
    face: AttackDie


class Lost(WarlordEvent, frozen=True, tag="lost"):
    """Goblins of a lair went back to the pool."""

    seat: Seat
    lair: LairNumber
    goblins: Annotated[int, Number(1, MOST_GOBLINS_IN_A_LAIR)]


class StartedBuilding(WarlordEvent, frozen=True, tag="started-building"):
    silent = True
    seat: Seat


class StartedUpgrading(WarlordEvent, frozen=True, tag="started-upgrading"):
    silent = True
    seat: Seat
    lair: LairNumber


class Paid(WarlordEvent, frozen=True, tag="paid"):
    seat: Seat
    lair: LairNumber


class HideoutBuilt(WarlordEvent, frozen=True, tag="hideout-built"):
    seat: Seat
    lair: LairNumber


class FortBuilt(WarlordEvent, frozen=True, tag="fort-built"):
    seat: Seat
    lair: LairNumber


class FortFell(WarlordEvent, frozen=True, tag="fort-fell"):
    """A Fort became a Hideout again."""

    seat: Seat
    lair: LairNumber


class HideoutRemoved(WarlordEvent, frozen=True, tag="hideout-removed"):
    seat: Seat
    lair: LairNumber
    goblins: Goblins
    to_supply: Annotated[int, Number(0, 1)]


class Rehoused(WarlordEvent, frozen=True, tag="rehoused"):
    seat: Seat
    lair: LairNumber


class NoRoom(WarlordEvent, frozen=True, tag="no-room"):
    """Homeless goblins that found no room went to the pool."""

    seat: Seat
    goblins: Goblins


class GaveOrder(WarlordEvent, frozen=True, tag="gave-order"):
    seat: Seat
    card: Card


class Asked(WarlordEvent, frozen=True, tag="asked"):
    """Who decides now, and what. The question says it in words."""

    silent = True
    seat: Seat
    phase: Annotated[str, Name(Phase, "phase")]


class Won(WarlordEvent, frozen=True, tag="won"):
    seat: Seat


class TurnLimitReached(WarlordEvent, frozen=True, tag="turn-limit-reached"):
    """The agreed number of turns is over: a draw."""


EVENTS = Vocabulary(WarlordEvent)
