"""Rounds: from teaming up over building and combat to the score, and the end (GI-start, GI-final-tie)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from ....kernel.steps import ask_nobody
from .. import events
from ..state import Kit, State
from ..terms import (
    AGENDAS,
    CARDS,
    TEAMS,
    AgendaPlace,
    Ending,
    OnTie,
    Phase,
    Variant,
)
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
from .score import is_tied, score_round, total_of
from .team_up import choose_first_builders, choose_starter, clear_yards, deal_agendas, draw_blueprint, team_up
from .teams import everybody
from .tokens import place_tokens

THIRD_ROUND = 3


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
        end_round(s, kit, log)
    else:
        s.fight_round += 1
        swap_jobs(s)
        begin_fight_round(s, kit, log)


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
    ask_nobody(s)
    for seat in range(s.table.seats):
        discarded = 0
        for agenda in range(AGENDAS):
            if s.players[seat].fate[agenda] == AgendaPlace.DISCARDED:
                s.players[seat].open[agenda] = EVERYONE
                discarded |= 1 << agenda
        if discarded:
            tell(log, EVERYONE, events.DiscardsShown.pack(seat, discarded))
    tell(log, EVERYONE, events.GameEnded.pack(s.ended))
