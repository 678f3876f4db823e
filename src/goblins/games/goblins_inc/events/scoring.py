"""How a fight and a round end, and the game."""

from typing import ClassVar

from .fields import (
    AgendaName,
    Agendas,
    BetName,
    DefectName,
    EndingName,
    FightEndName,
    IncEvent,
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


class Disabled(IncEvent, frozen=True, tag="disabled"):
    team: Team
    defect: DefectName


class FightEnded(IncEvent, frozen=True, tag="fight-ended"):
    silent = True
    end: FightEndName
    number: RoundNumber


class FightWon(IncEvent, frozen=True, tag="fight-won"):
    """Because only the enemy's robot is disabled, or because it lost more."""

    team: Team
    reason: WinningName
    lost: Losses
    enemy_lost: Losses


class FightDrawn(IncEvent, frozen=True, tag="fight-drawn"):
    """Both lost as much."""

    lost: Losses


class WinScored(IncEvent, frozen=True, tag="win-scored"):
    silent = True
    seat: Seat
    points: Points


class AgendaScored(IncEvent, frozen=True, tag="agenda-scored"):
    silent = True
    seat: Seat
    agenda: AgendaName
    bet: BetName
    points: Points


class RoundScored(IncEvent, frozen=True, tag="round-scored"):
    """What the win and each agenda brought a player."""

    seat: Seat
    win: WinPoints
    scored: ScoredAgendas
    bet: BetName


class Promoted(IncEvent, frozen=True, tag="promoted"):
    seat: Seat


class Totals(IncEvent, frozen=True, tag="totals"):
    """Everybody's points after a round."""

    named: ClassVar = {"first": "seat-red", "second": "seat-blue", "third": "seat-green", "fourth": "seat-yellow"}
    red: MaybePoints
    blue: MaybePoints
    green: MaybePoints
    yellow: MaybePoints


class DiscardsShown(IncEvent, frozen=True, tag="discards-shown"):
    """Once the game is over."""

    seat: Seat
    agendas: Agendas


class ThirdRound(IncEvent, frozen=True, tag="third-round"):
    """A tie for the first place: another round."""


class GameEnded(IncEvent, frozen=True, tag="game-ended"):
    """The verdict says it in words."""

    silent = True
    ending: EndingName


class Asked(IncEvent, frozen=True, tag="asked"):
    """Who decides now, and what."""

    silent = True
    seats: Seats
    phase: PhaseName
