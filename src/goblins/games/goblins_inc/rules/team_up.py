"""Teaming up: a clean table, teams, the starting player, a blueprint and agendas (GI-teams, GI-start)."""

from ....kernel.chance import TABLE_STREAM, draw
from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..state import Kit, State
from ..terms import (
    AGENDAS,
    AGENDAS_DRAWN,
    CARDS_SHOWN,
    CHAIRS,
    GIFTS,
    GOBLINS,
    NOTHING,
    OPEN_AGENDAS,
    SQUARES,
    TEAM_CARDS,
    TEAMS,
    TILES,
    Agenda,
    Bet,
    Place,
    Variant,
)
from .agendas import draw_agendas
from .decks import draw_unused
from .teams import enemy_of, is_duel, partner_of, team_mask


@rule
def clear_yards(s: State) -> None:
    for tile in range(TILES):
        s.place[tile] = Place.BAG
        s.known[tile] = 0
    for i in range(CARDS_SHOWN):
        s.shown[i] = NOTHING
    for team in range(TEAMS):
        robot = s.robots[team]
        robot.facing = 0
        robot.token_count = 0
        robot.tokens_lost = 0
        for i in range(len(robot.tokens)):
            robot.tokens[i].first = 0
            robot.tokens[i].second = 0
        for square in range(SQUARES):
            robot.squares[square].tile = NOTHING
            robot.squares[square].turn = 0
            robot.squares[square].fresh = 0
    for seat in range(s.table.seats):
        s.players[seat].goblins = GOBLINS
        s.players[seat].bet = Bet.NONE
        for i in range(GIFTS):
            s.players[seat].given[i] = NOTHING


@rule
def team_up(s: State, kit: Kit, log: Log | None) -> None:
    """The team card names the pairings; the colour that is not played leaves its partner alone."""
    s.solo = NOTHING
    s.team_card = NOTHING
    if is_duel(s):
        for seat in range(s.table.seats):
            s.players[seat].team = seat
    else:
        s.team_card = draw_unused(s, s.team_cards_used, TEAM_CARDS, log)
        for chair in range(CHAIRS):
            colour = kit.team_cards[s.team_card].chairs[chair]
            if colour < s.table.seats:
                s.players[colour].team = chair // 2
            else:
                s.solo = kit.team_cards[s.team_card].chairs[chair ^ 1]
    for team in range(TEAMS):
        tell(log, EVERYONE, events.TeamedUp.pack(team, team_mask(s, team)))
    if s.solo != NOTHING:
        tell(log, EVERYONE, events.SoloSeat.pack(s.solo))


@rule
def choose_starter(s: State, log: Log | None) -> int:
    """By lot at first, or as named; later the lowest score. With a lone player, one of the two partners."""
    named = s.options.starter - 1
    if s.round_number == 1 and 0 <= named < s.table.seats and named != s.solo:
        return named
    lowest = 0
    for seat in range(s.table.seats):
        if seat != s.solo and (lowest == 0 or s.players[seat].points + 1 < lowest):
            lowest = s.players[seat].points + 1
    tied = 0
    for seat in range(s.table.seats):
        if seat != s.solo and s.players[seat].points + 1 == lowest:
            tied += 1
    skip = draw(s, log, TABLE_STREAM, tied) if tied > 1 else 0
    for seat in range(s.table.seats):
        if seat != s.solo and s.players[seat].points + 1 == lowest:
            if skip == 0:
                return seat
            skip -= 1
    return NOTHING


@rule
def choose_first_builders(s: State, kit: Kit, log: Log | None) -> None:
    """The starting player and the one sitting opposite begin building, and will be the first pilots."""
    for team in range(TEAMS):
        s.first_builder[team] = first_of_team(s, kit, team)
        s.pilot[team] = s.first_builder[team]
        s.tactician[team] = partner_of(s, s.first_builder[team])
    opposite = s.first_builder[enemy_of(s.players[s.starter].team)]
    tell(log, EVERYONE, events.StarterChosen.pack(s.starter, opposite))


@rule
def first_of_team(s: State, kit: Kit, team: int) -> int:
    if s.players[s.starter].team == team:
        return s.starter
    if s.table.seats == CHAIRS:
        for chair in range(CHAIRS):
            if kit.team_cards[s.team_card].chairs[chair] == s.starter:
                return kit.team_cards[s.team_card].chairs[(chair + 2) % CHAIRS]
    for seat in range(s.table.seats):
        if s.players[seat].team == team:
            return seat
    return NOTHING


@rule
def draw_blueprint(s: State, kit: Kit, log: Log | None) -> None:
    s.blueprint = draw_unused(s, s.blueprints_used, kit.editions[s.options.edition].blueprints, log)
    blocked = kit.blueprints[s.blueprint].blocked
    tell(log, EVERYONE, events.BlueprintShown.pack(blocked[0], blocked[1], blocked[2], blocked[3]))


@rule
def deal_agendas(s: State, log: Log | None) -> None:
    if s.options.variant == Variant.PARTY:
        open_agendas(s, log)
        return
    alone = agendas_to_draw(s, s.solo) if s.solo != NOTHING else AGENDAS_DRAWN
    tell(log, EVERYONE, events.AgendasDealt.pack(AGENDAS_DRAWN, alone if alone != AGENDAS_DRAWN else 0))
    for seat in range(s.table.seats):
        draw_agendas(s, seat, agendas_to_draw(s, seat), log)


@rule
def agendas_to_draw(s: State, seat: int) -> int:
    """A lone player draws one less, unless three rounds were agreed on."""
    if seat == s.solo and s.options.variant == Variant.STANDARD:
        return AGENDAS_DRAWN - 1
    return AGENDAS_DRAWN


@rule
def open_agendas(s: State, log: Log | None) -> None:
    """Party: three open agendas for everyone; bets are put aside and replaced."""
    for agenda in range(AGENDAS):
        if s.open_agendas[agenda] == 1:
            s.open_agendas[agenda] = 2
    opened, found = 0, 0
    while found < OPEN_AGENDAS:
        agenda = draw_unused(s, s.open_agendas, AGENDAS, log)
        if agenda == Agenda.BET:
            s.open_agendas[agenda] = 2
        else:
            opened |= 1 << agenda
            found += 1
    tell(log, EVERYONE, events.AgendasOpened.pack(opened))
