"""What can be read off the robots, by the rules, from a view alone: whoever sees the view may know all of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Annotated

import msgspec

from ...kernel.names import SEAT_NAMES, name_of
from ...kernel.record import blank, copied
from .notation import SquareName, TileName, square_name
from .rules.agendas import worth_of_agenda
from .rules.assemble import drop_loose_tiles
from .rules.damage import attacked_side
from .rules.fight import cost_of_controls, count_dice, reveal_pilot
from .rules.score import winning_team
from .rules.teams import enemy_of
from .rules.tokens import place_tokens
from .rules.yard import (
    count_arrows,
    count_engines,
    count_weapons,
    has_metal,
    is_filled,
    joined_squares,
    loose_squares,
    neighbour,
    opposite,
    put_on_square,
)
from .state import Kit, Robot, State
from .terms import (
    COCKPIT,
    MOST_TOKENS,
    NOTHING,
    SQUARES,
    TEAMS,
    Ability,
    Agenda,
    Bet,
    Kind,
    Phase,
    Place,
    Side,
    Steering,
    Target,
    Turn,
    YesNo,
)

if TYPE_CHECKING:
    from .view import PlayerView, RobotView, View

BEFORE_THE_FIGHT = ("build", "agendas")
UNDER_FIRE = ("before-roll", "after-roll", "token")
KINDS = [name_of(kind) for kind in Kind]
SIDES = [name_of(side) for side in Side]
TURNS = [name_of(turn) for turn in Turn]
AGENDAS = [name_of(agenda) for agenda in Agenda]
BETS = [name_of(bet) for bet in Bet]
STEERINGS = [name_of(steering) for steering in Steering]
TARGETS = [name_of(target) for target in Target]

_square = SquareName().encode
_tile = TileName().encode


class ProspectView(msgspec.Struct):
    """What a setting of the pilot's controller would do; `sides` are those of the enemy's yard that would be struck,
    if the enemy brings its front, right side, rear or left side to the front."""

    steering: Annotated[str, Steering]
    target: Annotated[str, Target]
    cost: int
    unused: int
    goof: bool
    overheated: bool
    facing: Annotated[str, Side]
    dice: int
    sides: list[Annotated[str, Side]]


class HoldView(msgspec.Struct):
    """A tile that others hang on: what falls with it when it breaks."""

    square: str
    fallen: list[str]


class GaugeView(msgspec.Struct):
    """Of one robot. Before the fight: as it would go into it, what hangs on nothing not counted."""

    hanging: list[str]  # squares of tiles that are not joined to the cockpit
    open: list[str]  # while building: empty squares where metal waits that is joined to the cockpit
    arrows: list[int]  # towards the far, right, near and left side of the yard
    engines: int
    weapons: int
    holds: list[HoldView]  # the tiles that others hang on
    armor: list[list[str]]  # before the fight: what each token to come will cover
    attacked: Annotated[str, Side] | None  # the side of the yard that the enemy has aimed at
    dice: int  # to be rolled, once the controllers are shown
    prospects: list[ProspectView]  # while the controllers are set


class WorthView(msgspec.Struct):
    """What an agenda would pay that team if the fight ended now."""

    agenda: Annotated[str, Agenda]
    team: int
    worth: int


def read_gauges(view: View) -> None:
    """Fill in what follows from the rest of the view."""
    s, kit = laid_out(view)
    hanging = [_squares(loose_squares(robot, kit)) for robot in s.robots]
    waiting = [open_squares(robot, kit, view.blocked) if view.phase == "build" else [] for robot in s.robots]
    before = view.phase in BEFORE_THE_FIGHT
    if before:
        drop_loose_tiles(s, kit, None)
        place_tokens(s, kit, None)
    view.gauges = [_gauge(view, s, kit, team, hanging[team], waiting[team]) for team in range(TEAMS)]
    view.worths = _worths(view, s, kit, NOTHING if before else winning_team(s, kit))


def _gauge(view: View, s: State, kit: Kit, team: int, hanging: list[str], waiting: list[str]) -> GaugeView:
    robot = s.robots[team]
    tokens = [(token.first, token.second) for token in robot.tokens[: robot.token_count]]
    return GaugeView(
        hanging=hanging,
        open=waiting,
        arrows=[count_arrows(robot, kit, side) for side in Side],
        engines=count_engines(robot, kit),
        weapons=count_weapons(robot, kit),
        holds=_holds(robot, kit),
        armor=[[square_name(square) for square in token if square != NOTHING] for token in tokens]
        if view.phase in BEFORE_THE_FIGHT
        else [],
        attacked=SIDES[attacked_side(s, team)] if view.phase in UNDER_FIRE else None,
        dice=count_dice(s, kit, team) if view.phase == "before-roll" else 0,
        prospects=_prospects(s, kit, team) if view.phase == "controls" else [],
    )


def open_squares(robot: Robot, kit: Kit, blocked: Collection[str]) -> list[str]:
    """The empty squares where a tile could still join the robot, if it has metal there."""
    joined = joined_squares(robot, kit)
    free = (square for square in range(SQUARES) if not is_filled(robot, square))
    return [
        square_name(one) for one in free if square_name(one) not in blocked and _meets_metal(robot, kit, joined, one)
    ]


def _meets_metal(robot: Robot, kit: Kit, joined: int, square: int) -> bool:
    beyond = ((neighbour(square, side), opposite(side)) for side in Side)
    return any(one >= 0 and joined >> one & 1 and has_metal(robot, kit, one, back) for one, back in beyond)


def _holds(robot: Robot, kit: Kit) -> list[HoldView]:
    holds = []
    for square in range(SQUARES):
        place = robot.squares[square]
        tile = place.tile
        if tile != NOTHING:
            place.tile = NOTHING
            fallen = loose_squares(robot, kit)
            place.tile = tile
            if fallen:
                holds.append(HoldView(square_name(square), _squares(fallen)))
    return holds


def _worths(view: View, s: State, kit: Kit, winner: int) -> list[WorthView]:
    """Of the open agendas for either team, and of those one holds."""
    cards = [(agenda, team, int(Bet.NONE)) for team in range(TEAMS) for agenda in view.open_agendas]
    for player in view.players:
        if player.agendas and player.bet:
            cards += [(agenda, player.team - 1, BETS.index(player.bet)) for agenda in player.agendas]
    return [
        WorthView(card, team + 1, worth_of_agenda(s, kit, team, AGENDAS.index(card), bet, winner))
        for card, team, bet in cards
    ]


def _prospects(s: State, kit: Kit, team: int) -> list[ProspectView]:
    tried = copied(s)
    return [_prospect(s, tried, kit, team, steering, target) for steering in Steering for target in Target]


def _prospect(s: State, tried: State, kit: Kit, team: int, steering: int, target: int) -> ProspectView:
    """Let the controller be shown; what it turned before does not matter."""
    enemy, robot, player = enemy_of(team), tried.robots[team], tried.players[s.pilot[team]]
    robot.facing, player.steering, player.target = s.robots[team].facing, steering, target
    reveal_pilot(tried, kit, team, None)
    cost, sides = cost_of_controls(steering, target), []
    for turned in Steering:
        tried.robots[enemy].facing = (s.robots[enemy].facing + turned) & 3
        sides.append(SIDES[attacked_side(tried, enemy)])
    return ProspectView(
        steering=STEERINGS[steering],
        target=TARGETS[target],
        cost=cost,
        unused=robot.unused,
        goof=cost > robot.engines,
        overheated=bool(robot.overheated),
        facing=SIDES[robot.facing],
        dice=count_dice(tried, kit, team),
        sides=sides,
    )


# ------------------------------------------------------------------------------- from the view to a table


def laid_out(view: View) -> tuple[State, Kit]:
    """The table as far as this view shows it."""
    s, kit = blank(State), blank(Kit)
    for face in view.tiles:
        tile = kit.tiles[_tile(face.tile)]
        tile.kind, tile.premium, tile.engines = KINDS.index(face.kind), int(face.premium), face.engines
        tile.metal, tile.arrows, tile.plates = face.metal, face.arrows, face.plates
    s.table.seats, s.supply = len(view.players), MOST_TOKENS * TEAMS
    s.options.loose_counts_for_agendas = YesNo[view.options.loose_counts_for_agendas.upper()]
    s.phase = Phase[view.phase.upper().replace("-", "_")]
    for team, robot in enumerate(view.robots):
        _lay_out_robot(s, team, robot)
    for seat, player in enumerate(view.players):
        _seat_player(s, seat, player)
    return s, kit


def _lay_out_robot(s: State, team: int, seen: RobotView) -> None:
    robot: Robot = s.robots[team]
    s.pilot[team], s.tactician[team] = SEAT_NAMES.index(seen.pilot), SEAT_NAMES.index(seen.tactician)
    robot.facing, robot.overheated, robot.tokens_lost = (
        SIDES.index(seen.facing),
        int(seen.overheated),
        seen.tokens_lost,
    )
    robot.used[Ability.SABOTAGE] = int("sabotage" in seen.used)
    for square in range(SQUARES):
        robot.squares[square].tile = NOTHING
    for one in seen.squares:
        put_on_square(s, team, _tile(one.tile), _square(one.square), TURNS.index(one.turn), 0)
    for tile in seen.loose:
        s.place[_tile(tile)] = Place.LOOSE + team
    for tile in seen.lost:
        s.place[_tile(tile)] = Place.LOST + team
    robot.token_count = len(seen.tokens)
    for token, squares in zip(robot.tokens, seen.tokens):
        token.first, token.second = _square(squares[0]), _square(squares[1]) if len(squares) > 1 else NOTHING


def _seat_player(s: State, seat: int, seen: PlayerView) -> None:
    player = s.players[seat]
    player.team, player.goblins = seen.team - 1, seen.goblins
    if seen.controls:
        player.has_steered = 1
        player.steering, player.target = STEERINGS.index(seen.controls[0]), TARGETS.index(seen.controls[1])
    for one in seen.fresh or []:
        put_on_square(s, player.team, _tile(one.tile), _square(one.square), TURNS.index(one.turn), 1)


def _squares(mask: int) -> list[str]:
    return [square_name(square) for square in range(SQUARES) if mask >> square & 1 and square != COCKPIT]
