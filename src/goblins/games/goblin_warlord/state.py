"""Everything that lies on the table in Goblin Warlord, and nothing that follows from it."""

from typing import Annotated

from ...kernel.chance import MAX_SEATS
from ...kernel.record import SEATED, Int8, Int16, Int32, record
from ...kernel.steps import CommonState
from .terms import (
    MOST_DICE,
    MOST_LAIRS,
    ORDERS,
    AttackFace,
    Ending,
    Forts,
    Kind,
    MagicFace,
    Order,
    Phase,
    Razed,
    Starter,
)


@record
class Box:
    lairs: Int8
    goblins: Int8


@record
class Kit:
    """The component set: cards and die faces counted by name."""

    box: Box
    orders: Annotated[list[Int8], ORDERS, Order]
    attack_die: Annotated[list[Int8], 5, AttackFace]
    banner_die: Annotated[list[Int8], 3, MagicFace]
    hoozits_die: Annotated[list[Int8], 4, MagicFace]


@record
class Options:
    forts: Annotated[Int8, Forts]
    razed: Annotated[Int8, Razed]
    turn_limit: Int16  # turns of each player; 0 for none
    starter: Annotated[Int8, Starter]


@record
class Lair:
    kind: Annotated[Int8, Kind]
    goblins: Int8
    has_invaded: Int8  # this turn


@record
class Player:
    order: Annotated[Int8, Order]  # in force
    forts_built: Int8  # ever, lost ones included
    sites: Int8  # how many places of the camp have been used; a removed Hideout leaves an empty one
    hand: Annotated[list[Int8], ORDERS, Order]
    lairs: Annotated[list[Lair], MOST_LAIRS]


@record
class Invasion:
    """The invasion whose dice lie on the table."""

    lair: Int8
    foe: Int8
    target: Int8
    by_know_wots: Int8
    chooser: Int8
    dice: Annotated[list[Int8], MOST_DICE]


@record
class State:
    table: CommonState
    options: Options
    turn: Int32  # turns finished by all players
    active: Int8  # whose turn it is
    phase: Annotated[Int8, Phase]
    recruits: Int8  # goblins still to be placed
    compulsory: Int8  # how many of them must be
    die_rolled: Int8  # the Banner or Hoozits die, this turn
    know_wots_used: Int8  # this turn
    debt: Int8  # goblins still to be paid
    upgrading: Int8  # the number of the lair being upgraded, 0 for a new Hideout
    homeless: Int8  # goblins still to be rehoused
    ended: Annotated[Int8, Ending]  # the player whose turn it is then is the winner, or nobody
    pool: Int8
    supply: Int8  # lair tokens
    invasion: Invasion
    deck: Annotated[list[Int8], ORDERS, Order]
    discard: Annotated[list[Int8], ORDERS, Order]
    players: Annotated[list[Player], MAX_SEATS, SEATED]
