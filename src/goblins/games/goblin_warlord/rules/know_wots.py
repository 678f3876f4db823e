"""Know-wots: an invasion that pulls down the lair itself, and goblins that need a new home (GW-know-wots)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import State
from ..terms import Kind, Order, Phase, Razed
from .lairs import count_room, has_room, is_lone_hideout, refuse_own_lair
from .phases import enter, refuse_now


@rule
def refuse_know_wots(s: State, seat: int) -> int:
    """May this player send Know-wots at all now?"""
    reason = refuse_now(s, Phase.ACT)
    if reason == Reason.NONE and s.players[seat].order != Order.KNOW_WOTS:
        reason = Reason.NOT_UNDER_KNOW_WOTS
    if reason == Reason.NONE and s.know_wots_used:
        reason = Reason.KNOW_WOTS_USED
    return reason


@rule
def refuse_lone_hideout(s: State, foe: int) -> int:
    """A player's only lair is safe from Know-wots while it is a Hideout; a lone Fort is not."""
    if is_lone_hideout(s.players[foe]):
        return Reason.LONE_HIDEOUT
    return Reason.NONE


@rule
def pull_down(s: State, seat: int, lair: int, log: Log | None) -> None:
    """A Fort becomes a Hideout; a Hideout is removed and its goblins look for another home."""
    place = s.players[seat].lairs[lair]
    if place.kind == Kind.FORT:
        place.kind = Kind.HIDEOUT
        tell(log, EVERYONE, events.FortFell.pack(seat, lair))
        return
    goblins = place.goblins
    to_supply = 1 if s.options.razed == Razed.SUPPLY else 0
    place.kind = Kind.NOTHING
    place.goblins = 0
    place.has_invaded = 0
    s.supply += to_supply
    tell(log, EVERYONE, events.HideoutRemoved.pack(seat, lair, goblins, to_supply))
    s.homeless = min(goblins, count_room(s.players[seat]))
    if s.homeless < goblins:
        s.pool += goblins - s.homeless
        tell(log, EVERYONE, events.NoRoom.pack(seat, goblins - s.homeless))


@rule
def refuse_rehouse(s: State, seat: int, lair: int) -> int:
    reason = refuse_now(s, Phase.REHOUSE)
    if reason == Reason.NONE:
        reason = refuse_own_lair(s.players[seat], lair)
    if reason == Reason.NONE and not has_room(s.players[seat].lairs[lair]):
        reason = Reason.LAIR_FULL
    return reason


@rule
def rehouse(s: State, seat: int, lair: int, log: Log | None) -> None:
    s.players[seat].lairs[lair].goblins += 1
    s.homeless -= 1
    tell(log, EVERYONE, events.Rehoused.pack(seat, lair))
    if s.homeless == 0:
        enter(s, Phase.ACT, s.active, log)
