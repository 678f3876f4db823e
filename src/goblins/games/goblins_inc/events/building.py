"""Planning and building, and choosing agendas."""

from ....kernel.faces import Event
from .fields import (
    AgendaName,
    BetName,
    Count,
    EdgeFigures,
    Flag,
    KindName,
    MaybeSquare,
    Seat,
    Seats,
    SquareField,
    Squares,
    Team,
    TileField,
    Tiles,
    TurnName,
)


class StepBegan(Event, frozen=True, tag="step-began"):
    """Who plans and who builds."""

    step: Count
    steps: Count
    planners: Seats
    builders: Seats


class DrewTiles(Event, frozen=True, tag="drew-tiles"):
    silent = True
    seat: Seat
    count: Count


class DrewHand(Event, frozen=True, tag="drew-hand"):
    """Told to the drawer."""

    seat: Seat
    tiles: Tiles


class GiftSealed(Event, frozen=True, tag="gift-sealed"):
    """Told to the giver."""

    seat: Seat
    tile: TileField
    other: TileField


class GiftsExchanged(Event, frozen=True, tag="gifts-exchanged"):
    seat: Seat
    receiver: Seat


class GiftSeen(Event, frozen=True, tag="gift-seen"):
    """Told to giver and receiver."""

    seat: Seat
    receiver: Seat
    tile: TileField
    other: TileField


class PlacedSecretly(Event, frozen=True, tag="placed-secretly"):
    """Told to the builder."""

    silent = True
    seat: Seat
    tile: TileField
    square: SquareField
    turn: TurnName


class LiftedSecretly(Event, frozen=True, tag="lifted-secretly"):
    """Told to the builder."""

    silent = True
    seat: Seat
    tile: TileField


class WasDone(Event, frozen=True, tag="was-done"):
    """Somebody has answered."""

    silent = True
    seat: Seat


class Assembled(Event, frozen=True, tag="assembled"):
    """What a builder has added to the robot in this step."""

    seat: Seat
    team: Team
    tiles: Tiles


class TileShown(Event, frozen=True, tag="tile-shown"):
    """What is on a tile that everybody sees from now on; edges as they are before it is turned."""

    silent = True
    tile: TileField
    kind: KindName
    premium: Flag
    metal: EdgeFigures
    arrows: EdgeFigures
    plates: EdgeFigures
    engines: Count


class Built(Event, frozen=True, tag="built"):
    """One tile of those that were added."""

    silent = True
    seat: Seat
    team: Team
    tile: TileField
    square: SquareField
    turn: TurnName


class BuildingEnded(Event, frozen=True, tag="building-ended"):
    """Both robots are complete."""

    silent = True


class FellLoose(Event, frozen=True, tag="fell-loose"):
    """Tiles that were not joined to the cockpit."""

    team: Team
    fallen: Squares


class AgendaDiscarded(Event, frozen=True, tag="agenda-discarded"):
    """Told to the owner."""

    seat: Seat
    agenda: AgendaName


class BetMade(Event, frozen=True, tag="bet-made"):
    """Told to the owner."""

    seat: Seat
    bet: BetName


class AgendasKept(Event, frozen=True, tag="agendas-kept"):
    """The seat has chosen."""

    seat: Seat


class Armored(Event, frozen=True, tag="armored"):
    """How many defense tokens a robot goes into the fight with."""

    team: Team
    tokens: Count


class TokenPlaced(Event, frozen=True, tag="token-placed"):
    silent = True
    team: Team
    first: SquareField
    second: MaybeSquare
