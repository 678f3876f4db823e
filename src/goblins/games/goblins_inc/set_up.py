"""Laying the table for the first round."""

from ...kernel.events import Log
from ...kernel.rule import rule
from .rules.rounds import begin_round
from .state import Kit, Options, State
from .terms import NOTHING, Variant


@rule
def set_up(s: State, kit: Kit, options: Options, log: Log | None) -> None:
    s.options.edition = options.edition
    s.options.variant = options.variant
    s.options.goof = options.goof
    s.options.on_tie = options.on_tie
    s.options.loose_counts_for_agendas = options.loose_counts_for_agendas
    s.options.starter = options.starter
    s.round_number = 1
    s.rounds = 2 if options.variant == Variant.STANDARD else 3
    s.attack.square = NOTHING
    begin_round(s, kit, log)
