"""Rounds and teams."""

from .fields import Agendas, Count, IncEvent, RoundNumber, Seat, Seats, SquareField, Team


class RoundBegan(IncEvent, frozen=True, tag="round-began"):
    """A round of the competition begins."""

    number: RoundNumber
    rounds: RoundNumber
    tokens: Count


class TeamedUp(IncEvent, frozen=True, tag="teamed-up"):
    """Who is in the team this round."""

    team: Team
    seats: Seats


class SoloSeat(IncEvent, frozen=True, tag="solo-seat"):
    """This player has no partner this round."""

    seat: Seat


class StarterChosen(IncEvent, frozen=True, tag="starter-chosen"):
    """They begin to build, and will be the first pilots."""

    seat: Seat
    opposite: Seat


class BlueprintShown(IncEvent, frozen=True, tag="blueprint-shown"):
    """The four squares that cannot be built on."""

    a: SquareField
    b: SquareField
    c: SquareField
    d: SquareField


class AgendasOpened(IncEvent, frozen=True, tag="agendas-opened"):
    """Party: everyone will score these agendas."""

    agendas: Agendas


class AgendasDealt(IncEvent, frozen=True, tag="agendas-dealt"):
    """A lone player may get fewer; 0: everybody gets as many."""

    cards: Count
    alone: Count


class DrewAgendas(IncEvent, frozen=True, tag="drew-agendas"):
    """Told to the drawer."""

    seat: Seat
    agendas: Agendas
