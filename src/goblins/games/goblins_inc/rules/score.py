"""The score: who has won the fight, what winning and agendas bring, and promotion (GI-win, GI-final-tie)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..state import Kit, State
from ..terms import (
    AGENDAS,
    AGENDAS_KEPT,
    NO_TALLY,
    NOTHING,
    PROMOTION,
    TALLY_BITS,
    Agenda,
    AgendaPlace,
    Bet,
    FightEnd,
    Variant,
    Winning,
)
from .agendas import lost_in_combat, worth_of_agenda
from .fight import (
    is_disabled,
)
from .teams import enemy_of, partner_of


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
        counts = player.fate[agenda] == AgendaPlace.HAND
        if s.options.variant == Variant.PARTY:
            counts = s.open_agendas[agenda] == 1
        if counts:
            points = worth_of_agenda(s, kit, player.team, agenda, player.bet, winner)
            if agenda == Agenda.BET:
                bet = player.bet
            if player.fate[agenda] == AgendaPlace.HAND:
                player.fate[agenda] = AgendaPlace.SCORED
                player.open[agenda] = EVERYONE
            player.points += points
            tell(log, EVERYONE, events.AgendaScored.pack(seat, agenda, bet if agenda == Agenda.BET else 0, points))
            if cards < AGENDAS_KEPT:
                tally = tally_with(tally, cards, agenda, points)
                cards += 1
    player.bet = Bet.NONE
    tell(log, EVERYONE, events.RoundScored.pack(seat, win, tally, bet))
    promote(s, seat, before, log)


@rule
def promote(s: State, seat: int, before: int, log: Log | None) -> None:
    """Whoever passes fifty points turns the promotion card over."""
    if before < PROMOTION <= s.players[seat].points:
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
