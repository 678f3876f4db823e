"""What agendas pay, part by part.

The rules count an agenda when the round is over; a bot must know beforehand what one more tile, token or goblin, kept
or destroyed, would bring. Cards that pay for sets are taken to pay evenly for their members.
"""

from ....games.goblins_inc.state import State
from ....games.goblins_inc.terms import AGENDAS, COCKPIT, SIDE_LENGTH, Agenda, AgendaPlace, Kind, Variant
from ....kernel.rule import rule

POINT = 100  # at the end of the round: the measure of all worth
BET_POINTS = 4 * POINT


@rule
def is_wanted(s: State, seat: int, agenda: int) -> bool:
    if s.options.variant == Variant.PARTY:
        return s.open_agendas[agenda] == 1
    return s.players[seat].fate[agenda] == AgendaPlace.HAND


@rule
def is_defensive(agenda: int) -> bool:
    return agenda < Agenda.BERSERKER


@rule
def pay_for_tile(agenda: int, kind: int, premium: int) -> int:
    """For a tile of this kind: kept, if the agenda is defensive, or destroyed."""
    if agenda in (Agenda.ARTIST, Agenda.SHOW_OFF):
        return 2 * POINT if kind == Kind.DECORATION else 0
    if agenda in (Agenda.GREASEMONKEY, Agenda.SABOTEUR):
        return 2 * POINT if kind == Kind.ENGINE else 0
    if agenda in (Agenda.JELLYBONES, Agenda.KAMIKAZE):
        return 2 * POINT if kind == Kind.ARMOR else 0
    if agenda == Agenda.GUARDIAN:
        return POINT // 2
    if agenda == Agenda.BERSERKER:
        return POINT // 3
    if agenda in (Agenda.JUNKDEALER, Agenda.ROCKETEER):
        return 0 if premium else 2 * POINT // 3
    if agenda == Agenda.METALHEAD:
        return 2 * POINT if premium else 0
    if agenda == Agenda.SHARPSHOOTER:
        return 3 * POINT // 2 if premium else 0
    if agenda == Agenda.PYROMANIAC:
        return 2 * POINT // 3 if kind == Kind.WEAPON else 0
    if agenda == Agenda.STOCKPILER:
        return 4 * POINT // 3 if kind in (Kind.ENGINE, Kind.DECORATION) else 0  # there are weapons enough
    return 0


@rule
def pay_for_token(agenda: int) -> int:
    if agenda == Agenda.DECOY:
        return 2 * POINT
    return 3 * POINT // 2 if agenda == Agenda.GUN_NUT else 0


@rule
def pay_for_goblin(agenda: int) -> int:
    return 3 * POINT if agenda == Agenda.NINJA else 0


@rule
def pay_beside_cockpit(agenda: int) -> int:
    if agenda in (Agenda.CAMOUFLAGER, Agenda.DRILLER):
        return 2 * POINT
    return POINT if agenda == Agenda.SANDBAGGER else 0


@rule
def pay_at_corner(agenda: int) -> int:
    return POINT if agenda in (Agenda.SANDBAGGER, Agenda.DRILLER) else 0


@rule
def is_beside_cockpit(square: int) -> bool:
    return abs(square - COCKPIT) in (1, SIDE_LENGTH)


@rule
def is_at_corner(square: int) -> bool:
    """Of the cockpit."""
    return abs(square - COCKPIT) in (SIDE_LENGTH - 1, SIDE_LENGTH + 1)


@rule
def pay_around_cockpit(square: int, beside: int, at_corner: int) -> int:
    """That much beside the cockpit, that much at its corners, nothing elsewhere."""
    if is_beside_cockpit(square):
        return beside
    return at_corner if is_at_corner(square) else 0


@rule
def wanted_pay_for_tile(s: State, seat: int, defensive: bool, kind: int, premium: int) -> int:
    """What all agendas in hand pay for such a tile, those for keeping it or those for destroying it."""
    pay = 0
    for agenda in range(AGENDAS):
        if is_defensive(agenda) == defensive and is_wanted(s, seat, agenda):
            pay += pay_for_tile(agenda, kind, premium)
    return pay
