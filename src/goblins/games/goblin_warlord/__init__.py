"""Goblin Warlord, for 2 to 6 players. README.md maps the rulebook to the rules and their tests."""

from pathlib import Path

from ...kernel.game import Game
from ...kernel.options import Amount, Choice
from .events import EVENTS
from .faults import check_kit, faults
from .forecast import forecast
from .moves import MOVES
from .outcome import outcome
from .picture import picture
from .position_words import WORDS
from .reasons import Reason
from .redeal import redeal
from .retell import retell
from .rules.decisions import WIDEST, apply, legal_moves, refusal, sensible_moves
from .set_up import set_up
from .state import Kit, Options, State
from .tallies import CHOOSINGS, STATISTICS, SWINGS
from .terms import SEAT_COUNTS, Ending, Forts, Razed, Starter
from .view import unveil, view
from .words import CHAPTERS, EXPLAINED, question, refusal_arguments

GAME = Game(
    id="goblin-warlord",
    rules_version=1,
    seat_counts=SEAT_COUNTS,
    state=State,
    kit=Kit,
    options=Options,
    settings=(
        Choice("forts", Forts, Forts.STANDING),
        Choice("razed", Razed, Razed.SUPPLY),
        Amount("turn_limit", 0, 10_000, 0, tried=(0, 12), worded=(0,)),
        Choice("starter", Starter, Starter.CROWN),
    ),
    moves=MOVES,
    events=EVENTS,
    reasons=Reason,
    endings=Ending,
    chapters=CHAPTERS,
    explained=EXPLAINED,
    widest=WIDEST,
    folder=Path(__file__).parent,
    set_up=set_up,
    refusal=refusal,
    legal_moves=legal_moves,
    sensible_moves=sensible_moves,
    apply=apply,
    redeal=redeal,
    outcome=outcome,
    check_kit=check_kit,
    faults=faults,
    view=view,
    retell=retell,
    question=question,
    position_words=WORDS,
    refusal_arguments=refusal_arguments,
    picture=picture,
    simulation_options={"turn_limit": 500},
    statistics=STATISTICS,
    swings=SWINGS,
    choosings=CHOOSINGS,
    unveil=unveil,
    forecast=forecast,
)
