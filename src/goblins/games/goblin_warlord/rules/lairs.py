"""Hideouts and Forts, and the goblins at them."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Lair, Player, State
from ..terms import MOST_GOBLINS_IN_A_LAIR, Kind


@rule
def stands(player: Player, lair: int) -> bool:
    return lair < player.sites and player.lairs[lair].kind != Kind.NOTHING


@rule
def refuse_own_lair(player: Player, lair: int) -> int:
    if not stands(player, lair):
        return Reason.NO_LAIR
    return Reason.NONE


@rule
def count_lairs(player: Player) -> int:
    lairs = 0
    for i in range(player.sites):
        if player.lairs[i].kind != Kind.NOTHING:
            lairs += 1
    return lairs


@rule
def count_forts(player: Player) -> int:
    forts = 0
    for i in range(player.sites):
        if player.lairs[i].kind == Kind.FORT:
            forts += 1
    return forts


@rule
def count_goblins(player: Player) -> int:
    goblins = 0
    for i in range(player.sites):
        goblins += player.lairs[i].goblins
    return goblins


@rule
def has_room(lair: Lair) -> bool:
    return lair.kind != Kind.NOTHING and lair.goblins < MOST_GOBLINS_IN_A_LAIR


@rule
def count_room(player: Player) -> int:
    """How many goblins more this player's lairs could hold."""
    return MOST_GOBLINS_IN_A_LAIR * count_lairs(player) - count_goblins(player)


@rule
def is_lone_hideout(player: Player) -> bool:
    return count_lairs(player) == 1 and count_forts(player) == 0


@rule
def lose_goblins(s: State, seat: int, lair: int, goblins: int, log: Log | None) -> None:
    """As many goblins of the lair as there are, up to `goblins`, return to the pool."""
    place = s.players[seat].lairs[lair]
    lost = min(goblins, place.goblins)
    if lost > 0:
        place.goblins -= lost
        s.pool += lost
        tell(log, EVERYONE, events.Lost.pack(seat, lair, lost - 1))


@rule
def lose_one_everywhere(s: State, seat: int, log: Log | None) -> None:
    """Evil Eye and ZAAP: one goblin from each lair that has one."""
    for lair in range(s.players[seat].sites):
        lose_goblins(s, seat, lair, 1, log)


@rule
def are_alike(one: Lair, other: Lair) -> bool:
    return one.kind == other.kind and one.goblins == other.goblins and one.has_invaded == other.has_invaded


@rule
def is_first_of_its_like(player: Player, lair: int) -> bool:
    """No earlier lair of this player is just like it; naming either comes to the same."""
    for i in range(lair):
        if are_alike(player.lairs[i], player.lairs[lair]):
            return False
    return True
