"""Invasions and the attack dice (GW-invade, GW-losses)."""

from ....kernel.chance import TABLE_STREAM, draw, kind_at, total
from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import MOST_DICE, AttackFace, Order, Phase
from .know_wots import pull_down
from .lairs import lose_goblins, refuse_own_lair, stands
from .orders import may_invade
from .phases import enter, refuse_now


@rule
def refuse_invader(s: State, seat: int, lair: int) -> int:
    """May this lair invade anybody?"""
    player = s.players[seat]
    reason = refuse_now(s, Phase.ACT)
    if reason == Reason.NONE and not may_invade(player.order):
        reason = Reason.ORDER_FORBIDS_INVADING
    if reason == Reason.NONE:
        reason = refuse_own_lair(player, lair)
    if reason == Reason.NONE and player.lairs[lair].goblins == 0:
        reason = Reason.LAIR_EMPTY
    if reason == Reason.NONE and player.lairs[lair].has_invaded:
        reason = Reason.HAS_INVADED
    return reason


@rule
def refuse_foe(s: State, seat: int, foe: int) -> int:
    """May this opponent be invaded, or named for Hoozits?"""
    if foe >= s.table.seats:
        return Reason.NO_FOE
    if foe == seat:
        return Reason.OWN_LAIR
    if s.players[foe].order == Order.HIDE:
        return Reason.FOE_HIDES
    return Reason.NONE


@rule
def refuse_target(s: State, foe: int, target: int) -> int:
    if not stands(s.players[foe], target):
        return Reason.NO_TARGET
    return Reason.NONE


@rule
def refuse_invade(s: State, seat: int, lair: int, foe: int, target: int) -> int:
    reason = refuse_invader(s, seat, lair)
    if reason == Reason.NONE:
        reason = refuse_foe(s, seat, foe)
    if reason == Reason.NONE:
        reason = refuse_target(s, foe, target)
    return reason


@rule
def count_dice(attackers: int, defenders: int) -> int:
    """One die for equals, two if one side has more goblins, three if it has more than double."""
    more, fewer = max(attackers, defenders), min(attackers, defenders)
    if more == fewer:
        return 1
    if more > 2 * fewer:
        return 3
    return 2


@rule
def does_attacker_choose(attackers: int, defenders: int) -> bool:
    """The side with more goblins chooses the die that counts; of equals there is but one."""
    return attackers >= defenders


@rule
def send_know_wots(s: State, kit: Kit, seat: int, lair: int, foe: int, target: int, log: Log | None) -> None:
    """An invasion that pulls the lair itself down, once a turn (GW-know-wots)."""
    s.know_wots_used = 1
    invade(s, kit, seat, lair, foe, target, 1, log)


@rule
def invade(
    s: State, kit: Kit, seat: int, lair: int, foe: int, target: int, by_know_wots: int, log: Log | None
) -> None:
    """Roll the attack dice; the side with more goblins will choose one, in or out of turn."""
    invasion = s.invasion
    place = s.players[seat].lairs[lair]
    attackers, defenders = place.goblins, s.players[foe].lairs[target].goblins
    place.has_invaded = 1
    tell(log, EVERYONE, events.Invaded.pack(seat, lair, foe, target, by_know_wots))
    invasion.lair = lair
    invasion.foe = foe
    invasion.target = target
    invasion.by_know_wots = by_know_wots
    invasion.chooser = seat if does_attacker_choose(attackers, defenders) else foe
    for i in range(count_dice(attackers, defenders)):
        invasion.dice[i] = kind_at(kit.attack_die, draw(s, log, TABLE_STREAM, total(kit.attack_die)))
    dice = invasion.dice
    tell(log, EVERYONE, events.AttackRolled.pack(seat, dice[0], dice[1], dice[2], invasion.chooser))
    if is_a_choice(s):
        enter(s, Phase.CHOOSE, invasion.chooser, log)
    else:
        settle_invasion(s, dice[0], log)


@rule
def is_a_choice(s: State) -> bool:
    """Do the rolled dice show different faces?"""
    for i in range(1, MOST_DICE):
        if s.invasion.dice[i] != AttackFace.NONE and s.invasion.dice[i] != s.invasion.dice[0]:
            return True
    return False


@rule
def was_rolled(s: State, face: int) -> bool:
    for die in s.invasion.dice:
        if die == face:
            return face != AttackFace.NONE
    return False


@rule
def refuse_choose(s: State, face: int) -> int:
    reason = refuse_now(s, Phase.CHOOSE)
    if reason == Reason.NONE and not was_rolled(s, face):
        reason = Reason.FACE_NOT_ROLLED
    return reason


@rule
def settle_invasion(s: State, face: int, log: Log | None) -> None:
    """Apply the die that counts."""
    invasion = s.invasion
    attacker = s.players[s.active]
    tell(log, EVERYONE, events.Result.pack(invasion.chooser, face))
    if face == AttackFace.LOSS:
        lose_goblins(s, s.active, invasion.lair, 1, log)
    elif face in (AttackFace.VICTORY, AttackFace.OVERRUN):
        if invasion.by_know_wots:
            pull_down(s, invasion.foe, invasion.target, log)
        elif face == AttackFace.OVERRUN and attacker.order == Order.CHARGE:
            lose_goblins(s, invasion.foe, invasion.target, 2, log)
        else:
            lose_goblins(s, invasion.foe, invasion.target, 1, log)
    foe = invasion.foe
    clear_invasion(s)
    if s.homeless > 0:
        enter(s, Phase.REHOUSE, foe, log)
    else:
        enter(s, Phase.ACT, s.active, log)


@rule
def clear_invasion(s: State) -> None:
    """Take the dice off the table."""
    invasion = s.invasion
    invasion.lair = 0
    invasion.foe = 0
    invasion.target = 0
    invasion.by_know_wots = 0
    invasion.chooser = 0
    for i in range(MOST_DICE):
        invasion.dice[i] = AttackFace.NONE
