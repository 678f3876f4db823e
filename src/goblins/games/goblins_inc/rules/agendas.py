"""Hidden agendas: drawing and choosing them, and what each is worth (GI-agendas, GI-agenda-choice)."""

from ....kernel.chance import TABLE_STREAM, draw
from ....kernel.events import EVERYONE, Log, only, tell
from ....kernel.rule import rule
from ....kernel.steps import answer
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
    AgendaPlace,
    Bet,
    Kind,
    Phase,
    Place,
    YesNo,
)
from .teams import enemy_of

# --------------------------------------------------------------------------------------------- choosing


@rule
def count_agendas_at(s: State, seat: int, place: int) -> int:
    cards = 0
    for agenda in range(AGENDAS):
        if s.players[seat].fate[agenda] == place:
            cards += 1
    return cards


@rule
def draw_agendas(s: State, seat: int, cards: int, log: Log | None) -> None:
    player = s.players[seat]
    drawn = 0
    for _ in range(cards):
        skip = draw(s, log, TABLE_STREAM, count_agendas_at(s, seat, AgendaPlace.DECK))
        for agenda in range(AGENDAS):
            if player.fate[agenda] == AgendaPlace.DECK:
                if skip == 0:
                    player.fate[agenda] = AgendaPlace.HAND
                    player.open[agenda] |= 1 << seat
                    drawn |= 1 << agenda
                    break
                skip -= 1
    tell(log, only(seat), events.DrewAgendas.pack(seat, drawn))


@rule
def refuse_choosing(s: State) -> int:
    return Reason.NONE if s.phase == Phase.AGENDAS else Reason.NOT_CHOOSING_AGENDAS


@rule
def refuse_discard(s: State, seat: int, agenda: int) -> int:
    reason = refuse_choosing(s)
    if reason == Reason.NONE and s.players[seat].fate[agenda] != AgendaPlace.HAND:
        reason = Reason.AGENDA_NOT_HELD
    if reason == Reason.NONE and count_agendas_at(s, seat, AgendaPlace.HAND) <= AGENDAS_KEPT:
        reason = Reason.AGENDAS_CHOSEN
    return reason


@rule
def discard_agenda(s: State, seat: int, agenda: int, log: Log | None) -> None:
    s.players[seat].fate[agenda] = AgendaPlace.DISCARDED
    tell(log, only(seat), events.AgendaDiscarded.pack(seat, agenda))
    if agenda == Agenda.BET:
        s.players[seat].bet = Bet.NONE


@rule
def refuse_bet(s: State, seat: int, bet: int) -> int:
    reason = refuse_choosing(s)
    if reason == Reason.NONE and s.players[seat].fate[Agenda.BET] != AgendaPlace.HAND:
        reason = Reason.NO_BET_CARD
    if reason == Reason.NONE and bet not in (Bet.SNITCH, Bet.STAR):
        reason = Reason.NO_SUCH_BET
    return reason


@rule
def make_bet(s: State, seat: int, bet: int, log: Log | None) -> None:
    s.players[seat].bet = bet
    tell(log, only(seat), events.BetMade.pack(seat, bet))


@rule
def refuse_kept(s: State, seat: int) -> int:
    """Four cards are kept and the side of a bet is named."""
    reason = refuse_choosing(s)
    if reason == Reason.NONE and count_agendas_at(s, seat, AgendaPlace.HAND) > AGENDAS_KEPT:
        reason = Reason.AGENDAS_LEFT
    if reason == Reason.NONE and s.players[seat].fate[Agenda.BET] == AgendaPlace.HAND:
        if s.players[seat].bet == Bet.NONE:
            reason = Reason.BET_OPEN
    return reason


@rule
def keep_agendas(s: State, seat: int, log: Log | None) -> bool:
    """The seat is done choosing. True when everybody is."""
    tell(log, EVERYONE, events.AgendasKept.pack(seat))
    return answer(s, seat)


# ---------------------------------------------------------------------------------------------- counting


@rule
def tile_counts(agenda: int, kind: int, premium: int) -> bool:
    """Does such a tile count, on the own robot or in the enemy's scrapyard?"""
    if agenda in (Agenda.ARTIST, Agenda.SHOW_OFF):
        return kind == Kind.DECORATION
    if agenda in (Agenda.GREASEMONKEY, Agenda.SABOTEUR):
        return kind == Kind.ENGINE
    if agenda in (Agenda.JELLYBONES, Agenda.KAMIKAZE):
        return kind == Kind.ARMOR
    if agenda == Agenda.PYROMANIAC:
        return kind == Kind.WEAPON
    if agenda == Agenda.STOCKPILER:
        return kind != Kind.ARMOR
    if agenda in (Agenda.JUNKDEALER, Agenda.ROCKETEER):
        return premium == 0
    if agenda in (Agenda.METALHEAD, Agenda.SHARPSHOOTER):
        return premium == 1
    return agenda in (Agenda.GUARDIAN, Agenda.BERSERKER)


@rule
def square_pays(agenda: int, at_corner: bool) -> int:
    """What a square beside the cockpit pays, or one at its corners: filled on the own robot, empty on the enemy's."""
    if agenda == Agenda.SANDBAGGER:
        return 1
    if agenda == Agenda.DRILLER:
        return 1 if at_corner else 2
    if agenda == Agenda.CAMOUFLAGER and not at_corner:
        return 2
    return 0


@rule
def set_size(agenda: int) -> int:
    """How many of what counts make a set."""
    if agenda in (Agenda.GUARDIAN, Agenda.GUN_NUT, Agenda.SHARPSHOOTER):
        return 2
    if agenda in (Agenda.JUNKDEALER, Agenda.BERSERKER, Agenda.PYROMANIAC, Agenda.ROCKETEER):
        return 3
    return 1


@rule
def set_pays(agenda: int) -> int:
    if agenda in (Agenda.GUARDIAN, Agenda.BERSERKER):
        return 1
    if agenda in (Agenda.GUN_NUT, Agenda.NINJA, Agenda.SHARPSHOOTER):
        return 3
    if agenda in (Agenda.STOCKPILER, Agenda.BET):
        return 4
    return 2


@rule
def count_on_robot(s: State, kit: Kit, team: int, agenda: int) -> int:
    """Tiles still attached that count."""
    tiles = 0
    for square in range(SQUARES):
        tile = s.robots[team].squares[square].tile
        if tile != NOTHING and tile_counts(agenda, kit.tiles[tile].kind, kit.tiles[tile].premium):
            tiles += 1
    return tiles


@rule
def is_scrap(s: State, team: int, tile: int) -> bool:
    """In the team's scrapyard, as agendas count it: loose parts too, unless the table plays otherwise."""
    if s.place[tile] == Place.LOST + team:
        return True
    return s.place[tile] == Place.LOOSE + team and s.options.loose_counts_for_agendas == YesNo.YES


@rule
def count_scrap(s: State, kit: Kit, team: int, agenda: int) -> int:
    """Tiles in the team's scrapyard that count."""
    tiles = 0
    for tile in range(TILES):
        if is_scrap(s, team, tile) and tile_counts(agenda, kit.tiles[tile].kind, kit.tiles[tile].premium):
            tiles += 1
    return tiles


@rule
def count_scrap_sets(s: State, kit: Kit, team: int) -> int:
    """An engine, a weapon and a decoration make one."""
    engines = count_scrap(s, kit, team, Agenda.SABOTEUR)
    weapons = count_scrap(s, kit, team, Agenda.PYROMANIAC)
    decorations = count_scrap(s, kit, team, Agenda.SHOW_OFF)
    return min(engines, min(weapons, decorations))


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
def worth_around_cockpit(s: State, team: int, agenda: int, filled: bool) -> int:
    worth = square_pays(agenda, False) * count_around_cockpit(s, team, False, filled)
    return worth + square_pays(agenda, True) * count_around_cockpit(s, team, True, filled)


@rule
def goblins_lost(s: State, team: int) -> int:
    lost = 0
    for seat in range(s.table.seats):
        if s.players[seat].team == team:
            lost += 2 - s.players[seat].goblins
    return lost


@rule
def worth_of_defensive(s: State, kit: Kit, team: int, agenda: int) -> int:
    if agenda in (Agenda.CAMOUFLAGER, Agenda.SANDBAGGER):
        return worth_around_cockpit(s, team, agenda, True)
    kept = s.robots[team].token_count if agenda == Agenda.DECOY else count_on_robot(s, kit, team, agenda)
    return set_pays(agenda) * (kept // set_size(agenda))


@rule
def worth_of_destructive(s: State, kit: Kit, enemy: int, agenda: int) -> int:
    if agenda == Agenda.DRILLER:
        return worth_around_cockpit(s, enemy, agenda, False)
    if agenda == Agenda.GUN_NUT:
        lost = s.robots[enemy].tokens_lost
    elif agenda == Agenda.NINJA:
        lost = goblins_lost(s, enemy)
    elif agenda == Agenda.STOCKPILER:
        lost = count_scrap_sets(s, kit, enemy)
    else:
        lost = count_scrap(s, kit, enemy, agenda)
    return set_pays(agenda) * (lost // set_size(agenda))


@rule
def worth_of_bet(bet: int, team: int, winner: int) -> int:
    """Without a winner neither side pays."""
    if winner == NOTHING:
        return 0
    if (bet == Bet.STAR) == (winner == team) and bet != Bet.NONE:
        return set_pays(Agenda.BET)
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
