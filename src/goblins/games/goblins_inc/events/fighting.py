"""The fight: controllers, tactics cards, dice."""

from typing import ClassVar

from .fields import (
    AbilityName,
    CardFace,
    Count,
    DiceRow,
    Flag,
    IncEvent,
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


class FightRoundBegan(IncEvent, frozen=True, tag="fight-round-began"):
    """Pilots and tacticians of team 1 and of team 2, and the abilities of the three tactics cards."""

    number: RoundNumber
    pilot: Seat
    tactician: Seat
    enemy_pilot: Seat
    enemy_tactician: Seat
    left: CardFace
    middle: CardFace
    right: CardFace


class PilotSealed(IncEvent, frozen=True, tag="pilot-sealed"):
    """Told to the pilot."""

    silent = True
    seat: Seat
    steering: SteeringName
    target: TargetName


class PickSealed(IncEvent, frozen=True, tag="pick-sealed"):
    """Told to the tactician."""

    silent = True
    seat: Seat
    pick: PickName


class PilotShowed(IncEvent, frozen=True, tag="pilot-showed"):
    """What the pilot wanted, the engines counted, and the side of the yard that is in front now."""

    seat: Seat
    team: Team
    steering: SteeringName
    target: TargetName
    engines: Count
    unused: Count
    overheated: Flag
    facing: SideName


class Goofed(IncEvent, frozen=True, tag="goofed"):
    """Too few engines for what the pilot wanted."""

    team: Team


class CardTaken(IncEvent, frozen=True, tag="card-taken"):
    seat: Seat
    team: Team
    pick: PickName
    card: CardFace


class CardMissed(IncEvent, frozen=True, tag="card-missed"):
    """The others wanted it too and have more unused engines."""

    seat: Seat
    team: Team
    pick: PickName


class FirstByLot(IncEvent, frozen=True, tag="first-by-lot"):
    """Equal engines: a die decides who acts first."""

    team: Team


class Sabotaged(IncEvent, frozen=True, tag="sabotaged"):
    team: Team


class AbilityUsed(IncEvent, frozen=True, tag="ability-used"):
    """After the roll; told when both tacticians are done."""

    silent = True
    team: Team
    ability: AbilityName


class Taped(IncEvent, frozen=True, tag="taped"):
    team: Team
    square: SquareField


class Craned(IncEvent, frozen=True, tag="craned"):
    """A tile was moved, or turned in place; others may have fallen."""

    team: Team
    tile: TileField
    square: SquareField
    to: SquareField
    turn: TurnName
    in_place: Flag
    fallen: Squares


class DiceRolled(IncEvent, frozen=True, tag="dice-rolled"):
    """By team 1 and by team 2."""

    named: ClassVar = {"team-one": "team-1", "team-two": "team-2"}
    one: DiceRow
    two: DiceRow


class DiceChanged(IncEvent, frozen=True, tag="dice-changed"):
    """Told to the own team."""

    team: Team
    ability: AbilityName
    dice: DiceRow


class DiceOrdered(IncEvent, frozen=True, tag="dice-ordered"):
    """Told to the own team."""

    silent = True
    team: Team
    rows: DiceRow


class DiceShown(IncEvent, frozen=True, tag="dice-shown"):
    """Both tacticians are done."""

    silent = True
    team: Team
    dice: DiceRow
    rows: DiceRow
