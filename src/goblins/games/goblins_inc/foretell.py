"""What lined-up dice will break, whatever the other tactician has sealed: neither attack depends on the other."""

from ...kernel.events import Log
from . import moves
from .moves import rows_of, verb_of
from .rules.damage import begin_attack, strike_once, strikes_left
from .rules.dice import line_up
from .state import Kit, State


def foretell(s: State, kit: Kit, seat: int, move: int, log: Log) -> None:
    """Die by die, up to where the defending pilot has to choose a token."""
    if verb_of(move) != moves.OrderDice.code:
        return
    team = s.players[seat].team
    line_up(s.robots[team], rows_of(move))
    begin_attack(s, team, log)
    while strikes_left(s) and strike_once(s, kit, log):
        pass
