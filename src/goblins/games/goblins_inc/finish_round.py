"""A finished round, kept to be looked at: robots, scrap and scores as they were before the yards were cleared."""

from ...kernel.events import Log
from .rules.applying import apply
from .state import Kit, State
from .terms import AGENDAS, AgendaPlace, Ending, OnTie


def finish_round(s: State, kit: Kit, seat: int, move: int, log: Log) -> None:
    """Make the move that ends the round as if it were the last one. What players have thrown away stays hidden, as it
    does while the game goes on."""
    rounds, on_tie = s.rounds, s.options.on_tie
    thrown_away = [list(player.open) for player in s.players]
    s.rounds, s.options.on_tie = s.round_number, OnTie.SHARE
    apply(s, kit, seat, move, log)
    s.rounds, s.options.on_tie, s.ended = rounds, on_tie, Ending.ROUND
    for player, known in zip(s.players, thrown_away, strict=True):
        for agenda in range(AGENDAS):
            if player.fate[agenda] == AgendaPlace.DISCARDED:
                player.open[agenda] = known[agenda]
