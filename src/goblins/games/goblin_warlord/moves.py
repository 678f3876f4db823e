"""Every decision of Goblin Warlord, declared once."""

from enum import IntEnum
from typing import Annotated

from ...kernel.faces import Move, Name, Number, SeatName, Vocabulary
from .terms import MOST_LAIRS, AttackFace, Order

LairNumber = Annotated[int, Number(1, MOST_LAIRS)]
Foe = Annotated[str, SeatName()]


class Verb(IntEnum):
    RECRUIT = 0
    DECLINE = 1
    ROLL = 2
    INVADE = 3
    KNOW_WOTS = 4
    HOOZITS = 5
    BUILD = 6
    UPGRADE = 7
    PAY = 8
    CHOOSE = 9
    REHOUSE = 10
    ORDER = 11


class Recruit(Move, frozen=True, tag="recruit"):
    """Place a goblin from the pool at one of your lairs."""

    notation = "recruit {lair}"
    lair: LairNumber


class Decline(Move, frozen=True, tag="decline"):
    """Do without the recruits you need not take."""

    notation = "decline"


class Roll(Move, frozen=True, tag="roll"):
    """Roll the Banner die."""

    notation = "roll"


class Invade(Move, frozen=True, tag="invade"):
    """Lead the goblins of a lair against an opponent's."""

    notation = "invade {lair} > {foe}.{target}"
    lair: LairNumber
    foe: Foe
    target: LairNumber


class KnowWots(Move, frozen=True, tag="know-wots"):
    """The same with Know-wots, who pull the lair itself down."""

    notation = "know-wots {lair} > {foe}.{target}"
    lair: LairNumber
    foe: Foe
    target: LairNumber


class Hoozits(Move, frozen=True, tag="hoozits"):
    """Roll the Hoozits die against an opponent."""

    notation = "hoozits {foe}"
    foe: Foe


class Build(Move, frozen=True, tag="build"):
    """Begin a new Hideout; then pay for it."""

    notation = "build"


class Upgrade(Move, frozen=True, tag="upgrade"):
    """Begin to turn a Hideout into a Fort; then pay for it."""

    notation = "upgrade {lair}"
    lair: LairNumber


class Pay(Move, frozen=True, tag="pay"):
    """Return a goblin of this lair to the pool, one of three."""

    notation = "pay {lair}"
    lair: LairNumber


class Choose(Move, frozen=True, tag="choose"):
    """Choose which of the rolled attack dice counts."""

    notation = "choose {face}"
    face: Annotated[str, Name(AttackFace, "attack-face")]


class Rehouse(Move, frozen=True, tag="rehouse"):
    """Take a goblin whose Hideout is gone into another lair."""

    notation = "rehouse {lair}"
    lair: LairNumber


class GiveOrder(Move, frozen=True, tag="order"):
    """End the turn with the order for the next one."""

    notation = "order {card}"
    card: Annotated[str, Name(Order, "order")]


MOVES = Vocabulary(
    Verb, Recruit, Decline, Roll, Invade, KnowWots, Hoozits, Build, Upgrade, Pay, Choose, Rehouse, GiveOrder
)

verb_of = MOVES.verb_reader()
lair_of = MOVES.reader("lair")
with_lair = MOVES.replacer("lair")
foe_of = MOVES.reader("foe")
target_of = MOVES.reader("target")
face_of = MOVES.reader("face")
card_of = MOVES.reader("card")

recruit_move = MOVES.packer(Recruit)
decline_move = MOVES.packer(Decline)
roll_move = MOVES.packer(Roll)
invade_move = MOVES.packer(Invade)
know_wots_move = MOVES.packer(KnowWots)
hoozits_move = MOVES.packer(Hoozits)
build_move = MOVES.packer(Build)
upgrade_move = MOVES.packer(Upgrade)
pay_move = MOVES.packer(Pay)
choose_move = MOVES.packer(Choose)
rehouse_move = MOVES.packer(Rehouse)
order_move = MOVES.packer(GiveOrder)
