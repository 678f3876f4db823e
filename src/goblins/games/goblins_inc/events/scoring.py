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


class Disabled(Event, frozen=True, tag="disabled"):
    team: Team
    defect: DefectName


class FightEnded(Event, frozen=True, tag="fight-ended"):
    silent = True
    end: FightEndName
    number: RoundNumber


class FightWon(Event, frozen=True, tag="fight-won"):
    """Because only the enemy's robot is disabled, or because it lost more."""

    team: Team
    reason: WinningName
    lost: Losses
    enemy_lost: Losses


class FightDrawn(Event, frozen=True, tag="fight-drawn"):
    """Both lost as much."""

    lost: Losses


class WinScored(Event, frozen=True, tag="win-scored"):
    silent = True
    seat: Seat
    points: Points


class AgendaScored(Event, frozen=True, tag="agenda-scored"):
    silent = True
    seat: Seat
    agenda: AgendaName
    bet: BetName
    points: Points


class RoundScored(Event, frozen=True, tag="round-scored"):
    """What the win and each agenda brought a player."""

    seat: Seat
    win: WinPoints
    scored: ScoredAgendas
    bet: BetName


class Promoted(Event, frozen=True, tag="promoted"):
    seat: Seat


class Totals(Event, frozen=True, tag="totals"):
    """Everybody's points after a round."""

    red: MaybePoints
    blue: MaybePoints
    green: MaybePoints
    yellow: MaybePoints


class DiscardsShown(Event, frozen=True, tag="discards-shown"):
    """Once the game is over."""

    seat: Seat
    agendas: Agendas


class ThirdRound(Event, frozen=True, tag="third-round"):
    """A tie for the first place: another round."""


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The verdict says it in words."""

    silent = True
    ending: EndingName


class Asked(Event, frozen=True, tag="asked"):
    """Who decides now, and what."""

    silent = True
    seats: Seats
    phase: PhaseName
