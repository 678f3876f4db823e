"""What the dice do."""

from .fields import (
    CardFace,
    DiceRow,
    IncEvent,
    MaybeSquare,
    RowNumber,
    Seat,
    SideName,
    SquareField,
    Squares,
    Team,
    TileField,
    TokenNumber,
)


class AttackBegan(IncEvent, frozen=True, tag="attack-began"):
    """Which robot is struck now, from which side of its yard, and where. Not told of a robot that does nothing."""

    team: Team
    side: SideName
    rows: DiceRow
    abilities: CardFace  # used after the roll


class RowEmpty(IncEvent, frozen=True, tag="row-empty"):
    """A die strikes nothing."""

    team: Team
    row: RowNumber


class TokenLost(IncEvent, frozen=True, tag="token-lost"):
    """A die strikes a tile, and a defense token takes the blow."""

    team: Team
    row: RowNumber
    square: SquareField
    token: TokenNumber


class TokensHit(IncEvent, frozen=True, tag="tokens-hit"):
    """A die strikes a tile with several defense tokens: the pilot will choose one."""

    team: Team
    row: RowNumber
    square: SquareField


class TokenGivenUp(IncEvent, frozen=True, tag="token-given-up"):
    """The token that the pilot has chosen, and what it covered."""

    team: Team
    token: TokenNumber
    first: SquareField
    second: MaybeSquare


class Destroyed(IncEvent, frozen=True, tag="destroyed"):
    """A die strikes a tile off, and others fall that only hung on it. Tokens that lay on any of them are lost."""

    team: Team
    row: RowNumber
    square: SquareField
    tile: TileField
    fallen: Squares


class GoblinLeft(IncEvent, frozen=True, tag="goblin-left"):
    """A die strikes the cockpit."""

    team: Team
    row: RowNumber
    seat: Seat


class CockpitEmpty(IncEvent, frozen=True, tag="cockpit-empty"):
    """A die strikes an empty cockpit."""

    team: Team
    row: RowNumber
