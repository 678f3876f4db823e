"""Rounds: teaming up, from building to combat, scoring, and the end (GI-start, GI-win, GI-final-tie)."""

from ....kernel.chance import TABLE_STREAM, draw
from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from ....kernel.table import close_table
from .. import events
from ..state import Kit, State
from ..terms import (
    AGENDAS,
    AGENDAS_DRAWN,
    AGENDAS_KEPT,
    CARDS,
    CARDS_SHOWN,
    CHAIRS,
    GIFTS,
    GOBLINS,
    NO_TALLY,
    NOTHING,
    OPEN_AGENDAS,
    PROMOTION,
    SQUARES,
    TALLY_BITS,
    TEAM_CARDS,
    TEAMS,
    TILES,
    Agenda,
    Bet,
    Ending,
    Fate,
    FightEnd,
    OnTie,
    Phase,
    Place,
    Variant,
    Winning,
)
from .agendas import draw_agendas, lost_in_combat, worth_of_agenda
from .assemble import begin_build_step, drop_loose_tiles
from .fight import (
    begin_fight_round,
    clear_controls,
    defect_of,
    is_disabled,
    is_fight_over,
    resolve_attacks,
    swap_jobs,
)
from .phases import enter
from .teams import enemy_of, everybody, is_duel, partner_of, team_mask
from .tokens import place_tokens

THIRD_ROUND = 3

# --------------------------------------------------------------------------------------------- team up


@rule
def begin_round(s: State, kit: Kit, log: Log | None) -> None:
    s.build_step = 0
    s.fight_round = 0
    s.supply = kit.editions[s.options.edition].tokens
    if s.round_number == THIRD_ROUND:
        for card in range(CARDS):
            s.tactics_used[card] = 0
    clear_yards(s)
    tell(log, EVERYONE, events.RoundBegan.pack(s.round_number - 1, s.rounds - 1, s.supply))
    team_up(s, kit, log)
    for team in range(TEAMS):
        clear_controls(s, team)
    s.starter = choose_starter(s, log)
    choose_first_builders(s, kit, log)
    draw_blueprint(s, kit, log)
    deal_agendas(s, log)
    begin_build_step(s, log)


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
def draw_unused(s: State, used: list[int], count: int, log: Log | None) -> int:
    """One of the first `count` cards that is still in its deck."""
    left = 0
    for card in range(count):
        if not used[card]:
            left += 1
    skip = draw(s, log, TABLE_STREAM, left)
    for card in range(count):
        if not used[card]:
            if skip == 0:
                used[card] = 1
                return card
            skip -= 1
    return NOTHING


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


# ------------------------------------------------------------------------------------ between the phases


@rule
def after_building(s: State, kit: Kit, log: Log | None) -> None:
    drop_loose_tiles(s, kit, log)
    if s.options.variant == Variant.PARTY:
        enter_cockpits(s, kit, log)
    else:
        enter(s, Phase.AGENDAS, everybody(s), log)


@rule
def after_choosing(s: State, kit: Kit, log: Log | None) -> None:
    enter_cockpits(s, kit, log)


@rule
def enter_cockpits(s: State, kit: Kit, log: Log | None) -> None:
    place_tokens(s, kit, log)
    begin_fight_round(s, kit, log)


@rule
def strike_and_check(s: State, kit: Kit, log: Log | None) -> None:
    """All dice are shown: resolve them, then check the robots, unless a pilot has to choose a token first."""
    if resolve_attacks(s, kit, log):
        end_fight_round(s, kit, log)


@rule
def end_fight_round(s: State, kit: Kit, log: Log | None) -> None:
    for team in range(TEAMS):
        if is_disabled(s, kit, team):
            tell(log, EVERYONE, events.Disabled.pack(team, defect_of(s, kit, team)))
    if is_fight_over(s, kit):
        score_round(s, kit, log)
    else:
        s.fight_round += 1
        swap_jobs(s)
        begin_fight_round(s, kit, log)


# ---------------------------------------------------------------------------------------------- scoring


@rule
def winning_team(s: State, kit: Kit) -> int:
    """The enemy disabled and one's own robot not; otherwise whoever destroyed more; -1 if that is equal."""
    disabled = is_disabled(s, kit, 0), is_disabled(s, kit, 1)
    if disabled[0] != disabled[1]:
        return 1 if disabled[0] else 0
    lost = lost_in_combat(s, 0), lost_in_combat(s, 1)
    if lost[0] == lost[1]:
        return NOTHING
    return 1 if lost[0] > lost[1] else 0


@rule
def score_round(s: State, kit: Kit, log: Log | None) -> None:
    winner = winning_team(s, kit)
    disabled = is_disabled(s, kit, 0), is_disabled(s, kit, 1)
    end = FightEnd.DISABLED if disabled[0] or disabled[1] else FightEnd.ROUNDS
    tell(log, EVERYONE, events.FightEnded.pack(end, s.fight_round))
    if winner == NOTHING:
        tell(log, EVERYONE, events.FightDrawn.pack(lost_in_combat(s, 0)))
    else:
        reason = Winning.DISABLED if disabled[0] != disabled[1] else Winning.LOSSES
        lost, enemy_lost = lost_in_combat(s, winner), lost_in_combat(s, enemy_of(winner))
        tell(log, EVERYONE, events.FightWon.pack(winner, reason, lost, enemy_lost))
    for seat in range(s.table.seats):
        win = score_win(s, seat, log) if s.players[seat].team == winner else 0
        score_agendas(s, kit, seat, winner, win, log)
    end_round(s, kit, log)


@rule
def score_win(s: State, seat: int, log: Log | None) -> int:
    points = points_for_winning(s, seat)
    s.players[seat].points += points
    tell(log, EVERYONE, events.WinScored.pack(seat, points))
    return points


@rule
def points_for_winning(s: State, seat: int) -> int:
    """Two for each own goblin in the cockpit, one for each of the partner's."""
    points = 2 * s.players[seat].goblins
    partner = partner_of(s, seat)
    if partner != seat:
        points += s.players[partner].goblins
    return points


@rule
def score_agendas(s: State, kit: Kit, seat: int, winner: int, win: int, log: Log | None) -> None:
    """Everything that the round brought this player, the win included, is told at once."""
    player = s.players[seat]
    before, bet = player.points - win, 0
    tally, cards = NO_TALLY, 0
    for agenda in range(AGENDAS):
        counts = player.fate[agenda] == Fate.HAND
        if s.options.variant == Variant.PARTY:
            counts = s.open_agendas[agenda] == 1
        if counts:
            points = worth_of_agenda(s, kit, player.team, agenda, player.bet, winner)
            if agenda == Agenda.BET:
                bet = player.bet
            if player.fate[agenda] == Fate.HAND:
                player.fate[agenda] = Fate.SCORED
                player.open[agenda] = EVERYONE
            player.points += points
            tell(log, EVERYONE, events.AgendaScored.pack(seat, agenda, bet if agenda == Agenda.BET else 0, points))
            if cards < AGENDAS_KEPT:
                tally = tally_with(tally, cards, agenda, points)
                cards += 1
    player.bet = Bet.NONE
    tell(log, EVERYONE, events.RoundScored.pack(seat, win, tally, bet))
    if before < PROMOTION <= player.points:
        tell(log, EVERYONE, events.Promoted.pack(seat))


@rule
def tally_with(tally: int, i: int, agenda: int, points: int) -> int:
    """A tally, for an event, with this agenda in its place."""
    none = (1 << TALLY_BITS) - 1
    return tally ^ ((none ^ (agenda | points << 5)) << (TALLY_BITS * i))


@rule
def best_points(s: State) -> int:
    best = 0
    for seat in range(s.table.seats):
        best = max(best, s.players[seat].points)
    return best


@rule
def leaders(s: State) -> int:
    """The seats with the most points, as a mask."""
    mask = 0
    for seat in range(s.table.seats):
        if s.players[seat].points == best_points(s):
            mask |= 1 << seat
    return mask


@rule
def is_tied(s: State) -> bool:
    mask = leaders(s)
    return mask & (mask - 1) != 0


@rule
def total_of(s: State, seat: int) -> int:
    """One more than the points, for an event; 0 where nobody sits."""
    return s.players[seat].points + 1 if seat < s.table.seats else 0


@rule
def end_round(s: State, kit: Kit, log: Log | None) -> None:
    tell(log, EVERYONE, events.Totals.pack(total_of(s, 0), total_of(s, 1), total_of(s, 2), total_of(s, 3)))
    if s.round_number >= s.rounds:
        if is_tied(s) and s.options.on_tie == OnTie.THIRD_ROUND and s.rounds < THIRD_ROUND:
            s.rounds = THIRD_ROUND
            tell(log, EVERYONE, events.ThirdRound.pack())
        else:
            end_game(s, log)
            return
    s.round_number += 1
    begin_round(s, kit, log)


@rule
def end_game(s: State, log: Log | None) -> None:
    s.ended = Ending.NEPHEW if is_tied(s) else Ending.BOSS
    s.phase = Phase.OVER
    close_table(s)
    for seat in range(s.table.seats):
        discarded = 0
        for agenda in range(AGENDAS):
            if s.players[seat].fate[agenda] == Fate.DISCARDED:
                s.players[seat].open[agenda] = EVERYONE
                discarded |= 1 << agenda
        if discarded:
            tell(log, EVERYONE, events.DiscardsShown.pack(seat, discarded))
    tell(log, EVERYONE, events.GameEnded.pack(s.ended))
