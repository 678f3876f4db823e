"""Every decision of Goblin Warlord, declared once."""

from typing import Annotated

from ...kernel.kinds import Name, Number, SeatName
from ...kernel.vocabulary import Move, Vocabulary
from .terms import MOST_LAIRS, AttackFace, Order

LairNumber = Annotated[int, Number(1, MOST_LAIRS)]
Foe = Annotated[str, SeatName()]


class WarlordMove(Move, frozen=True):
    """Any decision of Goblin Warlord."""


class Recruit(WarlordMove, frozen=True, tag="recruit"):
    """Place a goblin from the pool at one of your lairs."""

    notation = "recruit {lair}"
    lair: LairNumber


class Decline(WarlordMove, frozen=True, tag="decline"):
    """Do without the recruits you need not take."""

    notation = "decline"


class Roll(WarlordMove, frozen=True, tag="roll"):
    """Roll the Banner die."""

    notation = "roll"


class Invade(WarlordMove, frozen=True, tag="invade"):
    """Lead the goblins of a lair against an opponent's."""

    notation = "invade {lair} > {foe}.{target}"
    lair: LairNumber
    foe: Foe
    target: LairNumber


class KnowWots(WarlordMove, frozen=True, tag="know-wots"):
    """The same with Know-wots, who pull the lair itself down."""

    notation = "know-wots {lair} > {foe}.{target}"
    lair: LairNumber
    foe: Foe
    target: LairNumber


class Hoozits(WarlordMove, frozen=True, tag="hoozits"):
    """Roll the Hoozits die against an opponent."""

    notation = "hoozits {foe}"
    foe: Foe


class Build(WarlordMove, frozen=True, tag="build"):
    """Begin a new Hideout; then pay for it."""

    notation = "build"


class Upgrade(WarlordMove, frozen=True, tag="upgrade"):
    """Begin to turn a Hideout into a Fort; then pay for it."""

    notation = "upgrade {lair}"
    lair: LairNumber


class Pay(WarlordMove, frozen=True, tag="pay"):
    """Return a goblin of this lair to the pool, one of three."""

    notation = "pay {lair}"
    lair: LairNumber


class Choose(WarlordMove, frozen=True, tag="choose"):
    """Choose which of the rolled attack dice counts."""

    notation = "choose {face}"
    face: Annotated[str, Name(AttackFace, "attack-face")]


class Rehouse(WarlordMove, frozen=True, tag="rehouse"):
    """Take a goblin whose Hideout is gone into another lair."""

    notation = "rehouse {lair}"
    lair: LairNumber


class GiveOrder(WarlordMove, frozen=True, tag="order"):
    """End the turn with the order for the next one."""

    notation = "order {card}"
    card: Annotated[str, Name(Order, "order")]


MOVES = Vocabulary(WarlordMove)

verb_of = MOVES.verb_reader()
lair_of = MOVES.reader("lair")
with_lair = MOVES.replacer("lair")
foe_of = MOVES.reader("foe")
target_of = MOVES.reader("target")
face_of = MOVES.reader("face")
card_of = MOVES.reader("card")
