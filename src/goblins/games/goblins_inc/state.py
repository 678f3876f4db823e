"""Everything that lies on the table in Goblins Inc., and nothing that follows from it but one index."""

from typing import Annotated

from ...kernel.chance import MAX_SEATS
from ...kernel.record import SEATED, STATED, Int8, Int16, Known, record
from ...kernel.steps import CommonState
from .terms import (
    AGENDAS,
    BLOCKED,
    BLUEPRINTS,
    CARDS,
    CARDS_SHOWN,
    CHAIRS,
    MOST_DICE,
    MOST_TOKENS,
    SQUARES,
    TEAM_CARDS,
    TEAMS,
    TILES,
    Ability,
    Bet,
    Edition,
    Goof,
    Job,
    Kind,
    OnTie,
    Phase,
    Starter,
    Steering,
    Target,
    Variant,
    YesNo,
)

# ------------------------------------------------------------------------------------- the component set


@record
class Tile:
    """Edges count far, right, near, left, before the tile is turned."""

    kind: Annotated[Int8, Kind]
    premium: Int8
    metal: Annotated[list[Int8], 4]
    arrows: Annotated[list[Int8], 4]
    plates: Annotated[list[Int8], 4]
    engines: Int8


@record
class Card:
    """A tactics card has one ability or two."""

    first: Annotated[Int8, Ability]
    second: Annotated[Int8, Ability]


@record
class Blueprint:
    blocked: Annotated[list[Int8], BLOCKED]  # squares


@record
class TeamCard:
    """Chairs 0 and 1 are partners, so are 2 and 3; 0 sits opposite 2, and 1 opposite 3."""

    chairs: Annotated[list[Int8], CHAIRS]  # colours


@record
class EditionBox:
    tokens: Int8
    blueprints: Int8  # how many of the blueprint cards, from the first on


@record
class Kit:
    tiles: Annotated[list[Tile], TILES]
    tactics: Annotated[list[Card], CARDS]
    blueprints: Annotated[list[Blueprint], BLUEPRINTS]
    team_cards: Annotated[list[TeamCard], TEAM_CARDS]
    editions: Annotated[list[EditionBox], len(Edition)]


# ---------------------------------------------------------------------------------------------- options


@record
class Options:
    edition: Annotated[Int8, Edition]
    variant: Annotated[Int8, Variant]
    goof: Annotated[Int8, Goof]
    on_tie: Annotated[Int8, OnTie]
    loose_counts_for_agendas: Annotated[Int8, YesNo]
    starter: Annotated[Int8, Starter]


# -------------------------------------------------------------------------------------------- the table


@record
class Square:
    """An index of `State.place`: which tile lies here. Its turn is kept here alone."""

    tile: Int8
    turn: Int8
    fresh: Int8  # placed in this step: only the builder sees it


@record
class Token:
    """A defense token lies on one square, or on two: `second` is then the other."""

    first: Int8
    second: Int8


@record
class Robot:
    facing: Int8  # the side of the yard that is in front
    engines: Int8  # counted at the reveal of this fight round
    unused: Int8
    overheated: Int8
    card: Int8  # tactics card in use, or -1
    used: Annotated[list[Int8], len(Ability)]  # abilities this fight round: 1 used, 2 passed over
    dice_rolled: Int8  # how many
    rolled: Annotated[list[Int8], MOST_DICE]  # openly; 0 is blank
    dice: Annotated[list[Int8], MOST_DICE]  # after the tactician's abilities, sealed
    order: Annotated[list[Int8], MOST_DICE]  # the rows to strike, in order
    strikes: Int8  # how many of them
    token_count: Int8
    tokens_lost: Int8
    tokens: Annotated[list[Token], MOST_TOKENS]
    squares: Annotated[list[Square], SQUARES]


@record
class Player:
    team: Int8
    job: Annotated[Int8, Job]
    given: Annotated[list[Int8], 2]  # gifts sealed in this step, as tiles
    goblins: Int8  # in the cockpit
    points: Int16
    steering: Annotated[Int8, Steering]  # sealed
    target: Annotated[Int8, Target]  # sealed
    has_steered: Int8
    pick: Annotated[Int8, STATED]  # sealed: which of the three cards, or -1
    bet: Annotated[Int8, Bet]
    fate: Annotated[list[Int8], AGENDAS]  # of each of this player's agenda cards
    open: Annotated[list[Known], AGENDAS]  # who knows it


@record
class Attack:
    """The strikes being resolved."""

    team: Int8  # that attacks
    strike: Int8  # the next one
    twice: Int8  # dynamite still to be spent
    square: Int8  # hit, while the defending pilot chooses a token


@record
class State:
    table: CommonState
    options: Options
    phase: Annotated[Int8, Phase]
    round_number: Int8
    rounds: Int8  # to be played
    starter: Int8  # starting player
    team_card: Int8
    solo: Int8  # the lone player of this round, or -1
    build_step: Int8
    fight_round: Int8
    ended: Int8
    pilot: Annotated[list[Int8], TEAMS]  # seat
    tactician: Annotated[list[Int8], TEAMS]  # seat
    first_builder: Annotated[list[Int8], TEAMS]  # seat
    blueprint: Int8
    supply: Int8  # defense tokens
    tactics_used: Annotated[list[Int8], CARDS]  # out of the deck
    shown: Annotated[list[Int8], CARDS_SHOWN]  # tactics cards of this fight round
    open_agendas: Annotated[list[Int8], AGENDAS]  # party: 1 open this round, 2 out of the deck
    team_cards_used: Annotated[list[Int8], TEAM_CARDS]
    blueprints_used: Annotated[list[Int8], BLUEPRINTS]
    attack: Attack
    place: Annotated[list[Int8], TILES]  # of each tile, see terms.Place
    known: Annotated[list[Known], TILES]  # who knows it
    robots: Annotated[list[Robot], TEAMS]
    players: Annotated[list[Player], MAX_SEATS, SEATED]
