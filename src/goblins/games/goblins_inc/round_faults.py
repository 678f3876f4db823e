"""What no round can bring: teams against their card, decks drawn too far, hands and agendas that do not fit."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.events import EVERYONE
from ...kernel.game import seat_term
from ...kernel.words import Sentence
from .notation import square_name
from .rules.team_up import agendas_to_draw, first_of_team
from .rules.teams import build_steps, is_duel, job_at, partner_of
from .state import Kit, State
from .terms import (
    AGENDAS,
    AGENDAS_DRAWN,
    AGENDAS_KEPT,
    CARDS_SHOWN,
    CHAIRS,
    COCKPIT,
    GIFTS,
    GOBLINS,
    HAND,
    NOTHING,
    OPEN_AGENDAS,
    SQUARES,
    TEAMS,
    Agenda,
    AgendaPlace,
    Bet,
    Ending,
    Job,
    OnTie,
    Phase,
    Place,
    Variant,
)

MOST_POINTS = 200  # of a player before the last round; the log counts no further than 500
TACTICS_OF_A_ROUND = 12


def fault(name: str, **arguments: object) -> Sentence:
    return Sentence(f"goblins-inc-fault-{name}", arguments)


def before_combat(s: State) -> bool:
    return s.phase in (Phase.BUILD, Phase.AGENDAS)


def team_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """The team card says who is with whom, the starter who begins; crews swap their jobs every fight round."""
    teams, solo = list(range(s.table.seats)), NOTHING
    if not is_duel(s) and s.team_card != NOTHING:
        chairs = kit.team_cards[s.team_card].chairs
        teams = [chairs.index(seat) // 2 for seat in range(s.table.seats)]
        solo = next((chairs[chair ^ 1] for chair in range(CHAIRS) if chairs[chair] >= s.table.seats), NOTHING)
    named = [s.players[seat].team for seat in range(s.table.seats)]
    if (s.team_card == NOTHING) != is_duel(s) or named != teams or s.solo != solo or s.starter == solo:
        yield fault("team-card")
        return
    for team in range(TEAMS):
        first = first_of_team(s, kit, team)
        crew = (first, partner_of(s, first))
        pilot, tactician = crew if s.fight_round % 2 == 0 else crew[::-1]
        if (s.first_builder[team], s.pilot[team], s.tactician[team]) != (first, pilot, tactician):
            yield fault("crew", team=team + 1)


def deck_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """Cards that are out of their decks are as many as the rounds so far have drawn."""
    usual = 2 if s.options.variant == Variant.STANDARD else 3
    has_third = usual == 2 and s.options.on_tie == OnTie.THIRD_ROUND and s.round_number == s.rounds == 3
    blueprints = kit.editions[s.options.edition].blueprints
    shown = 0 if before_combat(s) else CARDS_SHOWN * (s.fight_round + 1)
    gone = sum(s.tactics_used) - shown
    is_party = s.options.variant == Variant.PARTY
    fits = [
        s.rounds == usual or has_third,
        s.ended in (Ending.NONE, Ending.ROUND) or s.round_number == s.rounds,
        s.ended != Ending.ROUND or s.round_number < s.rounds or s.options.on_tie == OnTie.THIRD_ROUND,
        set(s.tactics_used) | set(s.team_cards_used) | set(s.blueprints_used) <= {0, 1},
        sum(s.team_cards_used) == (0 if is_duel(s) else s.round_number),
        s.team_card == NOTHING or s.team_cards_used[s.team_card] == 1,
        sum(s.blueprints_used) == s.round_number and s.blueprints_used[s.blueprint] == 1,
        not any(s.blueprints_used[blueprints:]),
        gone == 0 or (s.round_number == 2 and 0 < gone <= TACTICS_OF_A_ROUND and gone % CARDS_SHOWN == 0),
        set(s.open_agendas) <= {0, 1, 2} and s.open_agendas[Agenda.BET] != 1,
        s.open_agendas.count(1) == (OPEN_AGENDAS if is_party else 0),
        s.open_agendas.count(2) == (OPEN_AGENDAS * (s.round_number - 1) + (s.open_agendas[Agenda.BET] // 2))
        or (not is_party and not any(s.open_agendas)),
        not before_combat(s) or s.fight_round == 0,
    ]
    is_shown = len(set(s.shown)) == CARDS_SHOWN and all(card != NOTHING and s.tactics_used[card] for card in s.shown)
    if set(s.shown) != {NOTHING} if before_combat(s) else not is_shown:
        yield fault("shown")
    if not all(fits):
        yield fault("deck", round=s.round_number)


def yard_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """Blocked squares are empty until a Crane comes; there is room for what will be built; only builders build."""
    blocked = kit.blueprints[s.blueprint].blocked
    for team in range(TEAMS):
        squares = s.robots[team].squares
        is_building = s.phase == Phase.BUILD and job_at_team(s, s.build_step, team) == Job.BUILD
        for number in range(SQUARES):
            here = squares[number]
            is_closed = number == COCKPIT or (number in blocked and before_combat(s))
            if here.tile != NOTHING and is_closed:
                yield fault("blocked", team=team + 1, square=square_name(number))
            if here.fresh not in (0, 1) or (here.fresh and (here.tile == NOTHING or not is_building)):
                yield fault("fresh", team=team + 1, square=square_name(number))
        if s.phase == Phase.BUILD:
            free = sum(here.tile == NOTHING or here.fresh == 1 for here in squares) - 1 - len(set(blocked))
            to_come = sum(job_at_team(s, step, team) == Job.BUILD for step in range(s.build_step, build_steps(s)))
            scrap = sum(place in (Place.LOOSE + team, Place.LOST + team) for place in s.place)
            if free < HAND * to_come or scrap:
                yield fault("room", team=team + 1)


def job_at_team(s: State, step: int, team: int) -> int:
    """The job that somebody of the team has in that step: building, if anybody builds."""
    return max(job_at(s, step, seat) for seat in range(s.table.seats) if s.players[seat].team == team)


def hand_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """Jobs follow the steps; gifts are tiles of whoever has sealed them."""
    to_draw = 0
    for seat in range(s.table.seats):
        player = s.players[seat]
        held = [tile for tile, place in enumerate(s.place) if place == Place.HELD + seat]
        job = job_at(s, s.build_step, seat) if s.phase == Phase.BUILD else Job.NOTHING
        is_done = not s.table.awaiting >> seat & 1
        to_draw += sum(job_at(s, step, seat) == Job.PLAN for step in range(s.build_step + 1, build_steps(s)))
        given = [tile for tile in player.given if tile != NOTHING]
        gives = GIFTS if job == Job.PLAN and is_done else 0
        if player.job != job:
            yield fault("turn")
        elif (not job and held) or (job == Job.BUILD and is_done and held):
            yield fault("hand", seat=seat_term(seat), found=len(held), expected=0)
        elif len(given) != gives or len(set(given)) != gives or not set(given) <= set(held):
            yield fault("gifts", seat=seat_term(seat))
    if s.phase == Phase.BUILD and s.place.count(Place.BAG) < HAND * to_draw:
        yield fault("room", team=1)


def player_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """Agendas are drawn, kept and scored as the rounds go; the owner knows them, and everybody what is scored."""
    left = s.rounds - s.round_number + (s.options.on_tie == OnTie.THIRD_ROUND and s.rounds == 2)
    for seat in range(s.table.seats):
        player = s.players[seat]
        kept = player.fate.count(AgendaPlace.HAND)
        holds_bet = player.fate[Agenda.BET] == AgendaPlace.HAND
        is_done = s.phase != Phase.AGENDAS or not s.table.awaiting >> seat & 1
        most = AGENDAS_KEPT if is_done and s.phase != Phase.BUILD else agendas_to_draw(s, seat)
        is_party = s.options.variant == Variant.PARTY
        fits = [
            kept <= most or s.phase == Phase.OVER,
            is_party or player.fate.count(AgendaPlace.DECK) >= AGENDAS_DRAWN * left,
            not is_party or not any(player.fate),
            not player.bet or player.fate[Agenda.BET] in (AgendaPlace.HAND, AgendaPlace.SCORED),
            not holds_bet or player.bet != Bet.NONE or s.phase == Phase.BUILD or not is_done,
            player.bet == Bet.NONE or s.phase != Phase.BUILD,
            all(_is_known_right(s, seat, agenda) for agenda in range(AGENDAS)),
        ]
        if not all(fits):
            yield fault("agendas", seat=seat_term(seat))
        is_whole = player.goblins == GOBLINS or not before_combat(s)
        if player.points > MOST_POINTS * (s.phase != Phase.OVER) + 500 * (s.phase == Phase.OVER) or not is_whole:
            yield fault("player", seat=seat_term(seat))


def _is_known_right(s: State, seat: int, agenda: int) -> bool:
    player = s.players[seat]
    fate, known = player.fate[agenda], player.open[agenda]
    if fate == AgendaPlace.DECK:
        return known == 0
    is_shown = fate == AgendaPlace.SCORED or s.ended in (Ending.BOSS, Ending.NEPHEW)
    return known == EVERYONE if is_shown else known == 1 << seat
