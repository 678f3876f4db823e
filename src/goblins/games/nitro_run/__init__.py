"""Nitro Run (Token Terrors: Goblin Solo Adventure), for one player. README.md maps the rulebook to the rules."""

from pathlib import Path

from ...kernel.game import Game
from ...kernel.options import Choice
from .check_kit import check_kit, doubt_kit
from .daily import DAILY
from .events import EVENTS
from .faults import faults
from .moves import MOVES
from .outcome import outcome
from .picture import picture
from .position_words import WORDS
from .reasons import Reason
from .redeal import redeal
from .retell import retell
from .rules.decisions import apply, refusal
from .rules.listing import WIDEST, legal_moves, sensible_moves
from .set_up import set_up
from .state import Kit, Options, State
from .tallies import CHOOSINGS, STATISTICS
from .terms import SEAT_COUNTS, Chasm, Clean, Ending, Start
from .view import view
from .words import CHAPTERS, EXPLAINED, question, refusal_arguments

GAME = Game(
    id="nitro-run",
    rules_version=2,
    seat_counts=SEAT_COUNTS,
    state=State,
    kit=Kit,
    options=Options,
    settings=(
        Choice("chasm", Chasm, Chasm.NARROW),
        Choice("start", Start, Start.WEEK),
        Choice("clean", Clean, Clean.FULL_DAY),
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
    doubt_kit=doubt_kit,
    daily=DAILY,
    faults=faults,
    view=view,
    retell=retell,
    question=question,
    position_words=WORDS,
    refusal_arguments=refusal_arguments,
    picture=picture,
    statistics=STATISTICS,
    choosings=CHOOSINGS,
)
