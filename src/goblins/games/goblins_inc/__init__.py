"""Goblins Inc., for 2 to 4 players. README.md maps the rulebooks to the rules and their tests."""

from pathlib import Path

from ...kernel.game import Game
from ...kernel.names import SEAT_NAMES
from ...kernel.options import Choice
from .check_kit import check_kit, check_kit_fits_options, doubt_kit
from .events import EVENTS, FightEnded
from .faults import faults
from .finish_round import finish_round
from .foretell import foretell
from .moves import MOVES
from .outcome import outcome
from .picture import picture
from .position_words import WORDS
from .reasons import Reason
from .redeal import redeal
from .retell import retell
from .rules.applying import apply
from .rules.listing import WIDEST, legal_moves, sensible_moves
from .rules.phases import silent
from .rules.refusing import refusal
from .set_up import set_up
from .state import Kit, Options, State
from .tallies import CHOOSINGS, STATISTICS, SWINGS
from .terms import SEAT_COUNTS, Edition, Ending, Goof, OnTie, Starter, Variant, YesNo
from .view import view
from .words import CHAPTERS, EXPLAINED, question, refusal_arguments

GAME = Game(
    id="goblins-inc",
    rules_version=2,
    seat_counts=SEAT_COUNTS,
    state=State,
    kit=Kit,
    options=Options,
    settings=(
        Choice("variant", Variant, Variant.STANDARD),
        Choice("edition", Edition, Edition.EN),
        Choice("goof", Goof, Goof.ALLOWED),
        Choice("on_tie", OnTie, OnTie.SHARE),
        Choice("loose_counts_for_agendas", YesNo, YesNo.YES),
        Choice("starter", Starter, Starter.LOT),
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
    check_kit_fits_options=check_kit_fits_options,
    faults=faults,
    part_ended=FightEnded,
    finish_part=finish_round,
    view=view,
    retell=retell,
    question=question,
    position_words=WORDS,
    teams_of_one={2: {"team-1": SEAT_NAMES[0], "team-2": SEAT_NAMES[1]}},
    refusal_arguments=refusal_arguments,
    picture=picture,
    silent=silent,
    statistics=STATISTICS,
    swings=SWINGS,
    choosings=CHOOSINGS,
    foretell=foretell,
)
