"""Rounds and teams."""

from ....kernel.faces import Event
from .fields import Agendas, Count, RoundNumber, Seat, Seats, SquareField, Team


class RoundBegan(Event, frozen=True):
    """A round of the competition begins."""

    number: RoundNumber
    rounds: RoundNumber
    tokens: Count


class TeamedUp(Event, frozen=True):
    """Who is in the team this round."""

    team: Team
    seats: Seats


class SoloSeat(Event, frozen=True):
    """This player has no partner this round."""

    seat: Seat


class StarterChosen(Event, frozen=True):
    """They begin to build, and will be the first pilots."""

    seat: Seat
    opposite: Seat


class BlueprintShown(Event, frozen=True):
    """The four squares that cannot be built on."""

    a: SquareField
    b: SquareField
    c: SquareField
    d: SquareField


class AgendasOpened(Event, frozen=True):
    """Party: everyone will score these agendas."""

    agendas: Agendas


class AgendasDealt(Event, frozen=True):
    """A lone player may get fewer; 0: everybody gets as many."""

    cards: Count
    alone: Count


class DrewAgendas(Event, frozen=True):
    """Told to the drawer."""

    seat: Seat
    agendas: Agendas
