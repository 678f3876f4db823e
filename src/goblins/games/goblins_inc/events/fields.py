"""What events are made of."""

from typing import Annotated

from ....kernel.kinds import Name, Names, Number, SeatName
from ....kernel.names import SEAT_NAMES, name_of
from ....kernel.vocabulary import Event
from ..moves import Pick
from ..notation import AgendaPoints, Dice, Edges, Named, PointsOrNone, SquareName, TileName, TileRow, square_name
from ..terms import (
    CHAIRS,
    MOST_TOKENS,
    SQUARES,
    Ability,
    Agenda,
    Bet,
    Defect,
    Ending,
    FightEnd,
    Kind,
    Phase,
    Side,
    Steering,
    Target,
    Turn,
    Winning,
)


class TeamNumber(Number):
    """Team 1 or 2. It has words of its own: a team of one is called by its player."""

    term = "team"

    def __init__(self) -> None:
        super().__init__(1, 2)


Seat = Annotated[str, SeatName()]
Seats = Annotated[str, Names(SEAT_NAMES[:CHAIRS], "seat")]
Team = Annotated[int, TeamNumber()]
TileField = Annotated[str, TileName()]
Tiles = Annotated[str, TileRow()]
SquareField = Annotated[str, SquareName()]
MaybeSquare = Annotated[str, SquareName(none=True)]
Squares = Annotated[str, Names([square_name(square) for square in range(SQUARES)])]
EdgeFigures = Annotated[tuple[int, ...], Edges()]
TurnName = Annotated[str, Name(Turn, "turn")]
SideName = Annotated[str, Named.of(Side), Side]
AgendaName = Annotated[str, Name(Agenda, "agenda")]
Agendas = Annotated[str, Names([name_of(agenda) for agenda in Agenda], "agenda")]
BetName = Annotated[str, Name(Bet, "bet")]
AbilityName = Annotated[str, Name(Ability, "ability")]
CardFace = Annotated[str, Names([name_of(ability) for ability in Ability], "ability")]
SteeringName = Annotated[str, Name(Steering, "steering")]
TargetName = Annotated[str, Name(Target, "target")]
PickName = Annotated[str, Name(Pick, "pick")]
RowNumber = Annotated[int, Number(1, 5)]
RoundNumber = Annotated[int, Number(1, 4)]
DiceRow = Annotated[str, Dice(0)]
Count = Annotated[int, Number(0, 31)]
Losses = Annotated[int, Number(0, 63)]
Flag = Annotated[int, Number(0, 1)]
Points = Annotated[int, Number(0, 255)]
MaybePoints = Annotated[int | str, PointsOrNone()]
TokenNumber = Annotated[int, Number(1, MOST_TOKENS)]
KindName = Annotated[str, Named.of(Kind), Kind]
DefectName = Annotated[str, Named.of(Defect), Defect]
FightEndName = Annotated[str, Named.of(FightEnd), FightEnd]
WinningName = Annotated[str, Named.of(Winning), Winning]
EndingName = Annotated[str, Named.of(Ending), Ending]
PhaseName = Annotated[str, Named.of(Phase), Phase]
WinPoints = Annotated[int, Number(0, 7)]
ScoredAgendas = Annotated[str, AgendaPoints()]


class IncEvent(Event, frozen=True):
    """Anything that happens in Goblins Inc."""
