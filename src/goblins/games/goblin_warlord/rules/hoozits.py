"""Hoozits: magic that may hit an opponent or its own caster (GW-hoozits)."""

from ....kernel.chance import TABLE_STREAM, draw, kind_at, total
from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import MagicFace, Order, Phase
from .invade import refuse_foe
from .lairs import lose_one_everywhere
from .phases import enter, refuse_now
from .recruit import start_recruiting


@rule
def refuse_magic(s: State, seat: int) -> int:
    """May this player roll the Hoozits die at all now?"""
    reason = refuse_now(s, Phase.ACT)
    if reason == Reason.NONE and s.players[seat].order != Order.HOOZITS:
        reason = Reason.NOT_UNDER_HOOZITS
    if reason == Reason.NONE and s.die_rolled:
        reason = Reason.HOOZITS_ROLLED
    return reason


@rule
def refuse_hoozits(s: State, seat: int, foe: int) -> int:
    reason = refuse_magic(s, seat)
    if reason == Reason.NONE:
        reason = refuse_foe(s, seat, foe)
    return reason


@rule
def roll_hoozits_die(s: State, kit: Kit, seat: int, foe: int, log: Log | None) -> None:
    """ZAAP hits the opponent that was named, everything else the roller."""
    s.die_rolled = 1
    face = kind_at(kit.hoozits_die, draw(s, log, TABLE_STREAM, total(kit.hoozits_die)))
    tell(log, EVERYONE, events.HoozitsRolled.pack(seat, foe, face))
    if face == MagicFace.BANNER:
        start_recruiting(s, True, log)
        return
    if face == MagicFace.EVIL_EYE:
        lose_one_everywhere(s, seat, log)
    elif face == MagicFace.ZAAP:
        lose_one_everywhere(s, foe, log)
    enter(s, Phase.ACT, seat, log)
