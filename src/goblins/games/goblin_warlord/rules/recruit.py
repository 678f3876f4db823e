"""Recruitment and the Banner die (GW-recruit, GW-order-table)."""

from ....kernel.chance import TABLE_STREAM, draw, kind_at, total
from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import MagicFace, Order, Phase
from .lairs import count_forts, count_room, has_room, lose_one_everywhere, refuse_own_lair
from .phases import enter, refuse_now


@rule
def recruits_due(s: State, seat: int) -> int:
    """One goblin and one more per Fort, as far as the pool allows."""
    return min(1 + count_forts(s.players[seat]), s.pool)


@rule
def start_recruiting(s: State, extras_compulsory: bool, log: Log | None) -> None:
    """Those due come as far as the lairs have room. The extras are usually optional."""
    due = recruits_due(s, s.active)
    s.recruits = min(due, count_room(s.players[s.active]))
    s.compulsory = s.recruits if extras_compulsory else min(1, s.recruits)
    tell(log, EVERYONE, events.RecruitsDue.pack(s.active, s.recruits, s.compulsory))
    if s.recruits < due:
        tell(log, EVERYONE, events.RecruitsTurnedAway.pack(s.active, due - s.recruits))
    if s.recruits > 0:
        enter(s, Phase.RECRUIT, s.active, log)
    else:
        after_recruiting(s, log)


@rule
def after_recruiting(s: State, log: Log | None) -> None:
    if s.players[s.active].order == Order.BANNER and not s.die_rolled:
        enter(s, Phase.BANNER_DIE, s.active, log)
    else:
        enter(s, Phase.ACT, s.active, log)


@rule
def refuse_recruit(s: State, seat: int, lair: int) -> int:
    reason = refuse_now(s, Phase.RECRUIT)
    if reason == Reason.NONE:
        reason = refuse_own_lair(s.players[seat], lair)
    if reason == Reason.NONE and not has_room(s.players[seat].lairs[lair]):
        reason = Reason.LAIR_FULL
    return reason


@rule
def recruit(s: State, seat: int, lair: int, log: Log | None) -> None:
    s.pool -= 1
    s.players[seat].lairs[lair].goblins += 1
    s.recruits -= 1
    s.compulsory = max(0, s.compulsory - 1)
    tell(log, EVERYONE, events.Recruited.pack(seat, lair))
    if s.recruits == 0:
        after_recruiting(s, log)


@rule
def refuse_decline(s: State) -> int:
    reason = refuse_now(s, Phase.RECRUIT)
    if reason == Reason.NONE and s.compulsory > 0:
        is_magic = s.players[s.active].order == Order.HOOZITS and s.die_rolled == 1
        reason = Reason.ALL_COMPULSORY if is_magic else Reason.RECRUIT_COMPULSORY
    return reason


@rule
def decline(s: State, seat: int, log: Log | None) -> None:
    tell(log, EVERYONE, events.RecruitsDeclined.pack(seat, s.recruits))
    s.recruits = 0
    after_recruiting(s, log)


@rule
def refuse_roll(s: State) -> int:
    return refuse_now(s, Phase.BANNER_DIE)


@rule
def roll_banner_die(s: State, kit: Kit, seat: int, log: Log | None) -> None:
    s.die_rolled = 1
    face = kind_at(kit.banner_die, draw(s, log, TABLE_STREAM, total(kit.banner_die)))
    tell(log, EVERYONE, events.BannerRolled.pack(seat, face))
    if face == MagicFace.BANNER:
        start_recruiting(s, False, log)
    else:
        if face == MagicFace.EVIL_EYE:
            lose_one_everywhere(s, seat, log)
        enter(s, Phase.ACT, seat, log)
