"""Building Hideouts, upgrading them to Forts, and the fourth Fort (GW-build, GW-end)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Player, State
from ..terms import FORTS_TO_WIN, PRICE, Forts, Kind, Phase
from .lairs import count_forts, count_goblins, refuse_own_lair
from .orders import may_build
from .phases import enter, refuse_now, win

NEW_HIDEOUT = 0


@rule
def refuse_building(s: State, seat: int) -> int:
    """May this player build or upgrade anything?"""
    player = s.players[seat]
    reason = refuse_now(s, Phase.ACT)
    if reason == Reason.NONE and not may_build(player.order):
        reason = Reason.ORDER_FORBIDS_BUILDING
    if reason == Reason.NONE and count_goblins(player) < PRICE:
        reason = Reason.TOO_FEW_GOBLINS
    return reason


@rule
def refuse_hideout(s: State) -> int:
    if s.supply == 0:
        return Reason.NO_TOKEN
    return Reason.NONE


@rule
def refuse_fort(s: State, seat: int, lair: int) -> int:
    reason = refuse_own_lair(s.players[seat], lair)
    if reason == Reason.NONE and s.players[seat].lairs[lair].kind == Kind.FORT:
        reason = Reason.ALREADY_FORT
    return reason


@rule
def refuse_build(s: State, seat: int) -> int:
    reason = refuse_building(s, seat)
    if reason == Reason.NONE:
        reason = refuse_hideout(s)
    return reason


@rule
def refuse_upgrade(s: State, seat: int, lair: int) -> int:
    reason = refuse_building(s, seat)
    if reason == Reason.NONE:
        reason = refuse_fort(s, seat, lair)
    return reason


@rule
def start_building(s: State, seat: int, log: Log | None) -> None:
    tell(log, EVERYONE, events.StartedBuilding.pack(seat))
    owe(s, seat, NEW_HIDEOUT, log)


@rule
def start_upgrading(s: State, seat: int, lair: int, log: Log | None) -> None:
    tell(log, EVERYONE, events.StartedUpgrading.pack(seat, lair))
    owe(s, seat, lair + 1, log)


@rule
def owe(s: State, seat: int, upgrading: int, log: Log | None) -> None:
    s.debt = PRICE
    s.upgrading = upgrading
    enter(s, Phase.PAY, seat, log)


@rule
def refuse_pay(s: State, seat: int, lair: int) -> int:
    reason = refuse_now(s, Phase.PAY)
    if reason == Reason.NONE:
        reason = refuse_own_lair(s.players[seat], lair)
    if reason == Reason.NONE and s.players[seat].lairs[lair].goblins == 0:
        reason = Reason.LAIR_EMPTY
    return reason


@rule
def pay(s: State, seat: int, lair: int, log: Log | None) -> None:
    """One of the three goblins returns to the pool; the third finishes the work."""
    s.players[seat].lairs[lair].goblins -= 1
    s.pool += 1
    s.debt -= 1
    tell(log, EVERYONE, events.Paid.pack(seat, lair))
    if s.debt == 0:
        if s.upgrading == NEW_HIDEOUT:
            finish_hideout(s, seat, log)
        else:
            finish_fort(s, seat, s.upgrading - 1, log)


@rule
def finish_hideout(s: State, seat: int, log: Log | None) -> None:
    player = s.players[seat]
    site = first_empty_site(player)
    if site == player.sites:
        player.sites += 1
    player.lairs[site].kind = Kind.HIDEOUT
    s.supply -= 1
    tell(log, EVERYONE, events.HideoutBuilt.pack(seat, site))
    enter(s, Phase.ACT, seat, log)


@rule
def first_empty_site(player: Player) -> int:
    for site in range(player.sites):
        if player.lairs[site].kind == Kind.NOTHING:
            return site
    return player.sites


@rule
def finish_fort(s: State, seat: int, lair: int, log: Log | None) -> None:
    """The lair keeps its goblins and its spent invasion. The fourth Fort wins at once."""
    player = s.players[seat]
    player.lairs[lair].kind = Kind.FORT
    player.forts_built += 1
    s.upgrading = NEW_HIDEOUT
    tell(log, EVERYONE, events.FortBuilt.pack(seat, lair))
    forts = player.forts_built if s.options.forts == Forts.BUILT else count_forts(player)
    if forts >= FORTS_TO_WIN:
        win(s, seat, log)
    else:
        enter(s, Phase.ACT, seat, log)
