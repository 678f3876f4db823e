"""The fight: controllers, tactics cards, dice."""

from ....kernel.faces import Event
from .fields import (
    AbilityName,
    CardFace,
    Count,
    DiceRow,
    Flag,
    PickName,
    RoundNumber,
    Seat,
    SideName,
    SquareField,
    Squares,
    SteeringName,
    TargetName,
    Team,
    TileField,
    TurnName,
)


class FightRoundBegan(Event, frozen=True):
    """Pilots and tacticians of team 1 and of team 2, and the abilities of the three tactics cards."""

    number: RoundNumber
    pilot: Seat
    tactician: Seat
    enemy_pilot: Seat
    enemy_tactician: Seat
    left: CardFace
    middle: CardFace
    right: CardFace


class PilotSealed(Event, frozen=True):
    """Told to the pilot."""

    silent = True
    seat: Seat
    steering: SteeringName
    target: TargetName


class PickSealed(Event, frozen=True):
    """Told to the tactician."""

    silent = True
    seat: Seat
    pick: PickName


class PilotShowed(Event, frozen=True):
    """What the pilot wanted, the engines counted, and the side of the yard that is in front now."""

    seat: Seat
    team: Team
    steering: SteeringName
    target: TargetName
    engines: Count
    unused: Count
    overheated: Flag
    facing: SideName


class Goofed(Event, frozen=True):
    """Too few engines for what the pilot wanted."""

    team: Team


class CardTaken(Event, frozen=True):
    seat: Seat
    team: Team
    pick: PickName
    card: CardFace


class CardMissed(Event, frozen=True):
    """The others wanted it too and have more unused engines."""

    seat: Seat
    team: Team
    pick: PickName


class FirstByLot(Event, frozen=True):
    """Equal engines: a die decides who acts first."""

    team: Team


class Sabotaged(Event, frozen=True):
    team: Team


class AbilityUsed(Event, frozen=True):
    """After the roll; told when both tacticians are done."""

    silent = True
    team: Team
    ability: AbilityName


class Taped(Event, frozen=True):
    team: Team
    square: SquareField


class Craned(Event, frozen=True):
    """A tile was moved, or turned in place; others may have fallen."""

    team: Team
    tile: TileField
    square: SquareField
    to: SquareField
    turn: TurnName
    in_place: Flag
    fallen: Squares


class DiceRolled(Event, frozen=True):
    """By team 1 and by team 2."""

    one: DiceRow
    two: DiceRow


class DiceChanged(Event, frozen=True):
    """Told to the own team."""

    team: Team
    ability: AbilityName
    dice: DiceRow


class DiceOrdered(Event, frozen=True):
    """Told to the own team."""

    silent = True
    team: Team
    rows: DiceRow


class DiceShown(Event, frozen=True):
    """Both tacticians are done."""

    silent = True
    team: Team
    dice: DiceRow
    rows: DiceRow
