"""Hidden agendas: drawing and choosing them, and what each is worth (GI-agendas, GI-agenda-choice)."""

from ....kernel.chance import TABLE_STREAM, draw
from ....kernel.events import EVERYONE, Log, only, tell
from ....kernel.rule import rule
from ....kernel.table import answer
from .. import events
from ..reasons import Reason
from ..state import Kit, State
from ..terms import (
    AGENDAS,
    AGENDAS_KEPT,
    COCKPIT,
    NOTHING,
    SIDE_LENGTH,
    SQUARES,
    TILES,
    Agenda,
    Bet,
    Fate,
    Kind,
    Phase,
    Place,
    YesNo,
)
from .teams import enemy_of
from .yard import count_kind

# --------------------------------------------------------------------------------------------- choosing


@rule
def count_fate(s: State, seat: int, fate: int) -> int:
    cards = 0
    for agenda in range(AGENDAS):
        if s.players[seat].fate[agenda] == fate:
            cards += 1
    return cards


@rule
def draw_agendas(s: State, seat: int, cards: int, log: Log | None) -> None:
    player = s.players[seat]
    drawn = 0
    for _ in range(cards):
        skip = draw(s, log, TABLE_STREAM, count_fate(s, seat, Fate.DECK))
        for agenda in range(AGENDAS):
            if player.fate[agenda] == Fate.DECK:
                if skip == 0:
                    player.fate[agenda] = Fate.HAND
                    player.open[agenda] |= 1 << seat
                    drawn |= 1 << agenda
                    break
                skip -= 1
    tell(log, only(seat), events.drew_agendas(seat, drawn))


@rule
def refuse_choosing(s: State) -> int:
    return Reason.NONE if s.phase == Phase.AGENDAS else Reason.NOT_CHOOSING_AGENDAS


@rule
def refuse_discard(s: State, seat: int, agenda: int) -> int:
    reason = refuse_choosing(s)
    if reason == Reason.NONE and s.players[seat].fate[agenda] != Fate.HAND:
        reason = Reason.AGENDA_NOT_HELD
    if reason == Reason.NONE and count_fate(s, seat, Fate.HAND) <= AGENDAS_KEPT:
        reason = Reason.AGENDAS_CHOSEN
    return reason


@rule
def discard_agenda(s: State, seat: int, agenda: int, log: Log | None) -> None:
    s.players[seat].fate[agenda] = Fate.DISCARDED
    tell(log, only(seat), events.agenda_discarded(seat, agenda))
    if agenda == Agenda.BET:
        s.players[seat].bet = Bet.NONE


@rule
def refuse_bet(s: State, seat: int, bet: int) -> int:
    reason = refuse_choosing(s)
    if reason == Reason.NONE and s.players[seat].fate[Agenda.BET] != Fate.HAND:
        reason = Reason.NO_BET_CARD
    if reason == Reason.NONE and bet not in (Bet.SNITCH, Bet.STAR):
        reason = Reason.NO_SUCH_BET
    return reason


@rule
def make_bet(s: State, seat: int, bet: int, log: Log | None) -> None:
    s.players[seat].bet = bet
    tell(log, only(seat), events.bet_made(seat, bet))


@rule
def refuse_kept(s: State, seat: int) -> int:
    """Four cards are kept and the side of a bet is named."""
    reason = refuse_choosing(s)
    if reason == Reason.NONE and count_fate(s, seat, Fate.HAND) > AGENDAS_KEPT:
        reason = Reason.AGENDAS_LEFT
    if reason == Reason.NONE and s.players[seat].fate[Agenda.BET] == Fate.HAND:
        if s.players[seat].bet == Bet.NONE:
            reason = Reason.BET_OPEN
    return reason


@rule
def keep_agendas(s: State, seat: int, log: Log | None) -> bool:
    """The seat is done choosing. True when everybody is."""
    tell(log, EVERYONE, events.agendas_kept(seat))
    return answer(s, seat)


# ---------------------------------------------------------------------------------------------- counting


@rule
def count_on_robot(s: State, kit: Kit, team: int, premium: int) -> int:
    """Tiles still attached; premium 0 or 1 for only such ones, -1 for all."""
    tiles = 0
    for square in range(SQUARES):
        tile = s.robots[team].squares[square].tile
        if tile != NOTHING and (premium < 0 or kit.tiles[tile].premium == premium):
            tiles += 1
    return tiles


@rule
def is_scrap(s: State, team: int, tile: int) -> bool:
    """In the team's scrapyard, as agendas count it: loose parts too, unless the table plays otherwise."""
    if s.place[tile] == Place.LOST + team:
        return True
    return s.place[tile] == Place.LOOSE + team and s.options.loose_counts_for_agendas == YesNo.YES


@rule
def count_scrap(s: State, kit: Kit, team: int, kind: int, premium: int) -> int:
    """Tiles in the team's scrapyard; -1 stands for any kind, or premium and not."""
    tiles = 0
    for tile in range(TILES):
        if is_scrap(s, team, tile) and (kind < 0 or kit.tiles[tile].kind == kind):
            if premium < 0 or kit.tiles[tile].premium == premium:
                tiles += 1
    return tiles


@rule
def count_around_cockpit(s: State, team: int, diagonal: bool, filled: bool) -> int:
    """Filled or empty squares beside the cockpit, or at its corners."""
    squares = 0
    for row in range(-1, 2):
        for column in range(-1, 2):
            at_corner = row != 0 and column != 0
            if (row != 0 or column != 0) and at_corner == diagonal:
                square = COCKPIT + row * SIDE_LENGTH + column
                if (s.robots[team].squares[square].tile != NOTHING) == filled:
                    squares += 1
    return squares


@rule
def goblins_lost(s: State, team: int) -> int:
    lost = 0
    for seat in range(s.table.seats):
        if s.players[seat].team == team:
            lost += 2 - s.players[seat].goblins
    return lost


@rule
def worth_of_defensive(s: State, kit: Kit, team: int, agenda: int) -> int:
    robot = s.robots[team]
    if agenda == Agenda.ARTIST:
        return 2 * count_kind(robot, kit, Kind.DECORATION)
    if agenda == Agenda.CAMOUFLAGER:
        return 2 * count_around_cockpit(s, team, False, True)
    if agenda == Agenda.DECOY:
        return 2 * robot.token_count
    if agenda == Agenda.GREASEMONKEY:
        return 2 * count_kind(robot, kit, Kind.ENGINE)
    if agenda == Agenda.GUARDIAN:
        return count_on_robot(s, kit, team, -1) // 2
    if agenda == Agenda.JELLYBONES:
        return 2 * count_kind(robot, kit, Kind.ARMOR)
    if agenda == Agenda.JUNKDEALER:
        return 2 * (count_on_robot(s, kit, team, 0) // 3)
    if agenda == Agenda.METALHEAD:
        return 2 * count_on_robot(s, kit, team, 1)
    return count_around_cockpit(s, team, False, True) + count_around_cockpit(s, team, True, True)


@rule
def worth_of_destructive(s: State, kit: Kit, enemy: int, agenda: int) -> int:
    if agenda == Agenda.BERSERKER:
        return count_scrap(s, kit, enemy, -1, -1) // 3
    if agenda == Agenda.DRILLER:
        return 2 * count_around_cockpit(s, enemy, False, False) + count_around_cockpit(s, enemy, True, False)
    if agenda == Agenda.GUN_NUT:
        return 3 * (s.robots[enemy].tokens_lost // 2)
    if agenda == Agenda.KAMIKAZE:
        return 2 * count_scrap(s, kit, enemy, Kind.ARMOR, -1)
    if agenda == Agenda.NINJA:
        return 3 * goblins_lost(s, enemy)
    if agenda == Agenda.PYROMANIAC:
        return 2 * (count_scrap(s, kit, enemy, Kind.WEAPON, -1) // 3)
    if agenda == Agenda.ROCKETEER:
        return 2 * (count_scrap(s, kit, enemy, -1, 0) // 3)
    if agenda == Agenda.SABOTEUR:
        return 2 * count_scrap(s, kit, enemy, Kind.ENGINE, -1)
    if agenda == Agenda.SHARPSHOOTER:
        return 3 * (count_scrap(s, kit, enemy, -1, 1) // 2)
    if agenda == Agenda.SHOW_OFF:
        return 2 * count_scrap(s, kit, enemy, Kind.DECORATION, -1)
    engines = count_scrap(s, kit, enemy, Kind.ENGINE, -1)
    weapons = count_scrap(s, kit, enemy, Kind.WEAPON, -1)
    decorations = count_scrap(s, kit, enemy, Kind.DECORATION, -1)
    return 4 * min(engines, min(weapons, decorations))


@rule
def worth_of_bet(bet: int, team: int, winner: int) -> int:
    """Without a winner neither side pays."""
    if winner == NOTHING:
        return 0
    if (bet == Bet.STAR) == (winner == team) and bet != Bet.NONE:
        return 4
    return 0


@rule
def worth_of_agenda(s: State, kit: Kit, team: int, agenda: int, bet: int, winner: int) -> int:
    if agenda == Agenda.BET:
        return worth_of_bet(bet, team, winner)
    if agenda < Agenda.BERSERKER:
        return worth_of_defensive(s, kit, team, agenda)
    return worth_of_destructive(s, kit, enemy_of(team), agenda)


@rule
def lost_in_combat(s: State, team: int) -> int:
    """The tiebreaker: tiles, tokens and goblins knocked off; loose parts do not count."""
    tiles = 0
    for tile in range(TILES):
        if s.place[tile] == Place.LOST + team:
            tiles += 1
    return tiles + s.robots[team].tokens_lost + goblins_lost(s, team)
