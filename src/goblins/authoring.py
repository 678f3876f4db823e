"""Everything that a game is made of, in one place: `import goblins.authoring as g` (docs/your-own-game.md)."""

from .kernel.chance import MAX_SEATS, TABLE_STREAM, draw
from .kernel.defaults import NoFigures, NoOptions
from .kernel.events import EVERYONE, PUBLIC, Log, all_but, only, tell
from .kernel.game import Game, Outcome
from .kernel.kinds import Name, Names, Number, Seat, SeatName
from .kernel.knowledge import aside_below, knows, new_key, shuffle_unknown
from .kernel.offers import Offers, offer, offer_if
from .kernel.options import Amount, Choice
from .kernel.reasons import RuleReason
from .kernel.record import (
    OWN,
    SEATED,
    SHOWN,
    Dice,
    Int8,
    Int16,
    Int32,
    Int64,
    Known,
    KnownBy,
    record,
)
from .kernel.rule import rule
from .kernel.steps import CommonState, answer, ask, ask_nobody, ask_seat, is_over, next_seat
from .kernel.vocabulary import Event, Move, Vocabulary
from .kernel.words import Sentence
