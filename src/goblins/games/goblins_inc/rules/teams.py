"""Teams and jobs: who is with whom, who plans, builds, pilots (GI-teams, GI-steps, GI-solo-seat)."""

from ....kernel.rule import rule
from ..state import State
from ..terms import NOTHING, TEAMS, Job


@rule
def partner_of(s: State, seat: int) -> int:
    """The other player of the team; a lone player is their own partner."""
    for other in range(s.table.seats):
        if other != seat and s.players[other].team == s.players[seat].team:
            return other
    return seat


@rule
def team_mask(s: State, team: int) -> int:
    mask = 0
    for seat in range(s.table.seats):
        if s.players[seat].team == team:
            mask |= 1 << seat
    return mask


@rule
def everybody(s: State) -> int:
    return (1 << s.table.seats) - 1


@rule
def enemy_of(team: int) -> int:
    return TEAMS - 1 - team


@rule
def is_duel(s: State) -> bool:
    return s.table.seats == TEAMS


@rule
def build_steps(s: State) -> int:
    """Five steps with two pairs who take turns; otherwise planning and building, four times over."""
    return 5 if s.table.seats == 4 else 8


@rule
def job_at(s: State, step: int, seat: int) -> int:
    """What the seat does in that step of building."""
    first = s.first_builder[s.players[seat].team] == seat
    if s.table.seats == 4:
        own_step = step if first else step - 1
        if own_step < 0 or own_step > 3:
            return Job.NOTHING
        return Job.PLAN if own_step % 2 == 0 else Job.BUILD
    turn_of_first = step // 2 % 2 == 0
    alone = is_duel(s) or s.solo == seat
    if not alone and first != turn_of_first:
        return Job.NOTHING
    return Job.PLAN if step % 2 == 0 else Job.BUILD


@rule
def seats_with_job(s: State, job: int) -> int:
    """As a mask."""
    mask = 0
    for seat in range(s.table.seats):
        if s.players[seat].job == job:
            mask |= 1 << seat
    return mask


@rule
def seat_with_job(s: State, team: int, job: int) -> int:
    for seat in range(s.table.seats):
        if s.players[seat].team == team and s.players[seat].job == job:
            return seat
    return NOTHING
