"""Every decision of Goblins Inc., declared once."""

from enum import IntEnum
from typing import Annotated

import msgspec

from ...kernel.kinds import Name, Number
from ...kernel.vocabulary import Move, Vocabulary
from .notation import Dice, DieName, SquareName, TileName
from .terms import MOST_TOKENS, Agenda, Bet, Steering, Target, Turn

TileField = Annotated[str, TileName()]
SquareField = Annotated[str, SquareName()]
TurnField = Annotated[str, Name(Turn, "turn")]
TILE_NAMES = TileName().names


class Pick(IntEnum):
    """Which of the three tactics cards."""

    LEFT = 0
    MIDDLE = 1
    RIGHT = 2


class IncMove(Move, frozen=True):
    """Any decision of Goblins Inc."""


class Give(IncMove, frozen=True, tag="give"):
    """Hand two of your five tiles to the opponent opposite."""

    notation = "give {tile} {other}"
    tile: TileField
    other: TileField

    def __post_init__(self) -> None:
        """In the order of the tiles, so that a pair has one name."""
        given = [self.tile, self.other]
        if all(tile.upper() in TILE_NAMES for tile in given):
            one, other = sorted(given, key=lambda tile: TILE_NAMES.index(tile.upper()))
            msgspec.structs.force_setattr(self, "tile", one)
            msgspec.structs.force_setattr(self, "other", other)


class Place(IncMove, frozen=True, tag="place"):
    """Put a tile of your hand on an empty square of the yard, turned any way."""

    notation = "place {tile} {square} {turn}"
    tile: TileField
    square: SquareField
    turn: TurnField


class Lift(IncMove, frozen=True, tag="lift"):
    """Take a tile of this step into the hand again."""

    notation = "lift {tile}"
    tile: TileField


class Done(IncMove, frozen=True, tag="done"):
    """You are done with this step."""

    notation = "done"


class Discard(IncMove, frozen=True, tag="discard"):
    """Discard an agenda; four stay."""

    notation = "discard {agenda}"
    agenda: Annotated[str, Name(Agenda, "agenda")]


class MakeBet(IncMove, frozen=True, tag="bet"):
    """Turn the bet card."""

    notation = "bet {bet}"
    bet: Annotated[str, Name(Bet, "bet")]


class Pilot(IncMove, frozen=True, tag="pilot"):
    """Bring a side of your robot to the front and aim at a side of the enemy's."""

    notation = "pilot {steering} > {target}"
    steering: Annotated[str, Name(Steering, "steering")]
    target: Annotated[str, Name(Target, "target")]


class PickCard(IncMove, frozen=True, tag="pick"):
    """Choose one of the three tactics cards."""

    notation = "pick {pick}"
    pick: Annotated[str, Name(Pick, "pick")]


class Sabotage(IncMove, frozen=True, tag="sabotage"):
    """One more forward-pointing arrow for this attack."""

    notation = "sabotage"


class Tape(IncMove, frozen=True, tag="tape"):
    """Stick a defense token onto one of your tiles."""

    notation = "tape {square}"
    square: SquareField


class Crane(IncMove, frozen=True, tag="crane"):
    """Move one of your tiles, or turn it where it is."""

    notation = "crane {square} > {to} {turn}"
    square: SquareField
    to: SquareField
    turn: TurnField


class Pass(IncMove, frozen=True, tag="pass"):
    """Do without what is left of the card before the roll."""

    notation = "pass"


class Nitro(IncMove, frozen=True, tag="nitro"):
    """Roll one die again, or all of them."""

    notation = "nitro {die}"
    die: Annotated[str, DieName()]


class Emergency(IncMove, frozen=True, tag="emergency"):
    """Roll the blanks again until none is left."""

    notation = "emergency"


class Homing(IncMove, frozen=True, tag="homing"):
    """Turn a die that is not blank to another number."""

    notation = "homing {die} {row}"
    die: Annotated[str, DieName()]
    row: Annotated[int, Number(1, 5)]


class Dynamite(IncMove, frozen=True, tag="dynamite"):
    """The first die that strikes something strikes twice."""

    notation = "dynamite"


class OrderDice(IncMove, frozen=True, tag="order"):
    """Line up the dice that are not blank, first to strike first."""

    notation = "order {rows}"
    rows: Annotated[str, Dice(1)]


class RemoveToken(IncMove, frozen=True, tag="token"):
    """Give up one of the tokens on the tile that was hit."""

    notation = "token {token}"
    token: Annotated[int, Number(1, MOST_TOKENS)]


MOVES = Vocabulary(IncMove)

verb_of = MOVES.verb_reader()
tile_of = MOVES.reader("tile")
with_tile = MOVES.replacer("tile")
other_of = MOVES.reader("other")
square_of = MOVES.reader("square")
turn_of = MOVES.reader("turn")
to_of = MOVES.reader("to")
agenda_of = MOVES.reader("agenda")
bet_of = MOVES.reader("bet")
steering_of = MOVES.reader("steering")
target_of = MOVES.reader("target")
pick_of = MOVES.reader("pick")
die_of = MOVES.reader("die")
row_of = MOVES.reader("row")
rows_of = MOVES.reader("rows")
token_of = MOVES.reader("token")
