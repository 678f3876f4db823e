"""How a fight and a round end, and the game."""

from ....kernel.faces import Event
from .fields import (
    AgendaName,
    Agendas,
    BetName,
    DefectName,
    EndingName,
    FightEndName,
    Losses,
    MaybePoints,
    PhaseName,
    Points,
    RoundNumber,
    ScoredAgendas,
    Seat,
    Seats,
    Team,
    WinningName,
    WinPoints,
)


class Disabled(Event, frozen=True):
    team: Team
    defect: DefectName


class FightEnded(Event, frozen=True):
    silent = True
    end: FightEndName
    number: RoundNumber


class FightWon(Event, frozen=True):
    """Because only the enemy's robot is disabled, or because it lost more."""

    team: Team
    reason: WinningName
    lost: Losses
    enemy_lost: Losses


class FightDrawn(Event, frozen=True):
    """Both lost as much."""

    lost: Losses


class WinScored(Event, frozen=True):
    silent = True
    seat: Seat
    points: Points


class AgendaScored(Event, frozen=True):
    silent = True
    seat: Seat
    agenda: AgendaName
    bet: BetName
    points: Points


class RoundScored(Event, frozen=True):
    """What the win and each agenda brought a player."""

    seat: Seat
    win: WinPoints
    scored: ScoredAgendas
    bet: BetName


class Promoted(Event, frozen=True):
    seat: Seat


class Totals(Event, frozen=True):
    """Everybody's points after a round."""

    red: MaybePoints
    blue: MaybePoints
    green: MaybePoints
    yellow: MaybePoints


class DiscardsShown(Event, frozen=True):
    """Once the game is over."""

    seat: Seat
    agendas: Agendas


class ThirdRound(Event, frozen=True):
    """A tie for the first place: another round."""


class GameEnded(Event, frozen=True):
    """The verdict says it in words."""

    silent = True
    ending: EndingName


class Asked(Event, frozen=True):
    """Who decides now, and what."""

    silent = True
    seats: Seats
    phase: PhaseName
