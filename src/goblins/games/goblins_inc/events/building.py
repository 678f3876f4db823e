"""Planning and building, and choosing agendas."""

from .fields import (
    AgendaName,
    BetName,
    Count,
    EdgeFigures,
    Flag,
    IncEvent,
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


class StepBegan(IncEvent, frozen=True, tag="step-began"):
    """Who plans and who builds."""

    step: Count
    steps: Count
    planners: Seats
    builders: Seats


class DrewTiles(IncEvent, frozen=True, tag="drew-tiles"):
    silent = True
    seat: Seat
    count: Count


class DrewHand(IncEvent, frozen=True, tag="drew-hand"):
    """Told to the drawer."""

    seat: Seat
    tiles: Tiles


class GiftSealed(IncEvent, frozen=True, tag="gift-sealed"):
    """Told to the giver."""

    seat: Seat
    tile: TileField
    other: TileField


class GiftsExchanged(IncEvent, frozen=True, tag="gifts-exchanged"):
    seat: Seat
    receiver: Seat


class GiftSeen(IncEvent, frozen=True, tag="gift-seen"):
    """Told to giver and receiver."""

    seat: Seat
    receiver: Seat
    tile: TileField
    other: TileField


class PlacedSecretly(IncEvent, frozen=True, tag="placed-secretly"):
    """Told to the builder."""

    silent = True
    seat: Seat
    tile: TileField
    square: SquareField
    turn: TurnName


class LiftedSecretly(IncEvent, frozen=True, tag="lifted-secretly"):
    """Told to the builder."""

    silent = True
    seat: Seat
    tile: TileField


class WasDone(IncEvent, frozen=True, tag="was-done"):
    """Somebody has answered."""

    silent = True
    seat: Seat


class Assembled(IncEvent, frozen=True, tag="assembled"):
    """What a builder has added to the robot in this step."""

    seat: Seat
    team: Team
    tiles: Tiles


class TileShown(IncEvent, frozen=True, tag="tile-shown"):
    """What is on a tile that everybody sees from now on; edges as they are before it is turned."""

    silent = True
    tile: TileField
    kind: KindName
    premium: Flag
    metal: EdgeFigures
    arrows: EdgeFigures
    plates: EdgeFigures
    engines: Count


class Built(IncEvent, frozen=True, tag="built"):
    """One tile of those that were added."""

    silent = True
    seat: Seat
    team: Team
    tile: TileField
    square: SquareField
    turn: TurnName


class BuildingEnded(IncEvent, frozen=True, tag="building-ended"):
    """Both robots are complete."""

    silent = True


class FellLoose(IncEvent, frozen=True, tag="fell-loose"):
    """Tiles that were not joined to the cockpit."""

    team: Team
    fallen: Squares


class AgendaDiscarded(IncEvent, frozen=True, tag="agenda-discarded"):
    """Told to the owner."""

    seat: Seat
    agenda: AgendaName


class BetMade(IncEvent, frozen=True, tag="bet-made"):
    """Told to the owner."""

    seat: Seat
    bet: BetName


class AgendasKept(IncEvent, frozen=True, tag="agendas-kept"):
    """The seat has chosen."""

    seat: Seat


class Armored(IncEvent, frozen=True, tag="armored"):
    """How many defense tokens a robot goes into the fight with."""

    team: Team
    tokens: Count


class TokenPlaced(IncEvent, frozen=True, tag="token-placed"):
    silent = True
    team: Team
    first: SquareField
    second: MaybeSquare
