"""What a seat may see of the table: the one door through which secrets could leave."""

from functools import cache
from typing import Annotated, Literal

import msgspec

from ...kernel.events import PUBLIC
from ...kernel.kinds import Seat
from ...kernel.names import SEAT_NAMES, name_of
from ...kernel.steps import seats_in
from .gauges import GaugeView, WorthView, read_gauges
from .moves import Pick
from .notation import square_name, tile_name
from .rules.agendas import set_pays, set_size, square_pays, tile_counts
from .rules.teams import build_steps, team_mask
from .rules.yard import is_filled
from .state import Kit, Robot, State
from .terms import (
    AGENDAS,
    COCKPIT,
    FIGHT_ROUNDS,
    NOTHING,
    TEAMS,
    TILES,
    Ability,
    Agenda,
    AgendaPlace,
    Bet,
    Edition,
    Ending,
    Goof,
    Job,
    Kind,
    OnTie,
    Phase,
    Place,
    Side,
    Starter,
    Steering,
    Target,
    Turn,
    Variant,
    YesNo,
)


class TileView(msgspec.Struct):
    """What is on a tile; edges count far, right, near, left, before it is turned."""

    tile: str
    kind: Annotated[str, Kind]
    premium: bool
    metal: list[int]
    arrows: list[int]
    plates: list[int]
    engines: int


class AgendaView(msgspec.Struct):
    """The class of an agenda, what it counts, and the sides of one that is a bet."""

    agenda: Annotated[str, Agenda]
    kind: Literal["defensive", "destructive", "bet"]
    sides: list[Annotated[str, Bet]]
    tiles: list[Annotated[str, Kind]]  # kinds that count, on the own robot or in the enemy's scrapyard
    premium: list[bool]  # of which premium tiles count, and others
    beside: int  # points for a square beside the cockpit
    corner: int  # and at its corners
    each: int  # so many of what counts make a set
    pays: int  # and that pays so much


class SquareView(msgspec.Struct):
    square: str
    tile: str
    turn: Annotated[str, Turn]


class RobotView(msgspec.Struct):
    facing: Annotated[str, Side]
    pilot: Seat
    tactician: Seat
    engines: int
    unused: int
    overheated: bool
    card: list[Annotated[str, Ability]]
    used: list[Annotated[str, Ability]]
    dice: list[int]
    order: list[int] | None
    tokens: list[list[str]]
    tokens_lost: int
    squares: list[SquareView]
    loose: list[str]
    lost: list[str]


class PlayerView(msgspec.Struct):
    seat: Seat
    team: int
    job: Annotated[str, Job]
    held: int
    hand: list[str] | None
    gifts: list[str] | None
    known: list[str]  # tiles you know this player holds
    fresh: list[SquareView] | None  # what you have placed in this step
    goblins: int
    points: int
    agendas: list[Annotated[str, Agenda]] | None  # in hand
    discarded: list[Annotated[str, Agenda]] | None
    scored: list[Annotated[str, Agenda]]
    bet: Annotated[str, Bet, Literal["none"]] | None
    controls: list[Annotated[str, Steering, Target]] | None
    pick: Annotated[str, Pick, Literal[""]] | None


class OptionsView(msgspec.Struct):
    edition: Annotated[str, Edition]
    variant: Annotated[str, Variant]
    goof: Annotated[str, Goof]
    on_tie: Annotated[str, OnTie]
    loose_counts_for_agendas: Annotated[str, YesNo]
    starter: Annotated[str, Starter]


class View(msgspec.Struct):
    seat: Seat | None
    options: OptionsView
    phase: Annotated[str, Phase]
    deciders: list[Seat]
    round_number: int
    rounds: int
    starter: Seat
    solo: Seat | None
    build_step: int
    build_steps: int
    fight_round: int
    fight_rounds: int
    blocked: list[str]
    supply: int
    shown: list[list[Annotated[str, Ability]]]
    open_agendas: list[Annotated[str, Agenda]]
    robots: list[RobotView]
    players: list[PlayerView]
    ending: Annotated[str, Ending] | None
    struck: str | None  # the square that is hit while a pilot chooses a token
    tiles: list[TileView] = []  # every one that you can see anywhere
    agendas: list[AgendaView] = []  # likewise
    gauges: list[GaugeView] = []  # a robot each
    worths: list[WorthView] = []  # of the agendas that lie open, and of your own


def view(s: State, kit: Kit, seat: int) -> View:
    seen = _table(s, kit, seat)
    names = tiles_seen(seen)
    seen.tiles = [tile_view(kit, tile) for tile in range(TILES) if tile_name(tile) in names]
    seen.agendas = agendas_seen(seen)
    read_gauges(seen)
    return seen


def tile_view(kit: Kit, tile: int) -> TileView:
    face = kit.tiles[tile]
    return TileView(
        tile=tile_name(tile),
        kind=name_of(Kind(face.kind)),
        premium=bool(face.premium),
        metal=[int(figure) for figure in face.metal],
        arrows=[int(figure) for figure in face.arrows],
        plates=[int(figure) for figure in face.plates],
        engines=int(face.engines),
    )


def tiles_seen(view: View) -> set[str]:
    """The names of the tiles that are anywhere in this view."""
    seen: set[str] = set()
    for robot in view.robots:
        seen.update(robot.loose, robot.lost, (square.tile for square in robot.squares))
    for player in view.players:
        seen.update(player.known, player.hand or [], (square.tile for square in player.fresh or []))
    return seen


def agendas_seen(view: View) -> list[AgendaView]:
    """Those that are anywhere in this view."""
    seen = set(view.open_agendas)
    for player in view.players:
        seen.update(player.scored, player.agendas or [], player.discarded or [])
    return [_agenda(agenda) for agenda in Agenda if name_of(agenda) in seen]


@cache
def _agenda(agenda: Agenda) -> AgendaView:
    is_bet = agenda == Agenda.BET
    counted = [(kind, premium) for kind in Kind for premium in (True, False) if tile_counts(agenda, kind, premium)]
    return AgendaView(
        agenda=name_of(agenda),
        kind="bet" if is_bet else "defensive" if agenda < Agenda.BERSERKER else "destructive",
        sides=[name_of(Bet.SNITCH), name_of(Bet.STAR)] if is_bet else [],
        tiles=list(dict.fromkeys(name_of(kind) for kind, _ in counted)),
        premium=list(dict.fromkeys(premium for _, premium in counted)),
        beside=square_pays(agenda, False),
        corner=square_pays(agenda, True),
        each=set_size(agenda),
        pays=set_pays(agenda),
    )


def _table(s: State, kit: Kit, seat: int) -> View:
    return View(
        seat=None if seat == PUBLIC else SEAT_NAMES[seat],
        options=OptionsView(
            name_of(Edition(s.options.edition)),
            name_of(Variant(s.options.variant)),
            name_of(Goof(s.options.goof)),
            name_of(OnTie(s.options.on_tie)),
            name_of(YesNo(s.options.loose_counts_for_agendas)),
            name_of(Starter(s.options.starter)),
        ),
        phase=name_of(Phase(s.phase)),
        deciders=[SEAT_NAMES[decider] for decider in seats_in(s.table.awaiting)],
        round_number=int(s.round_number),
        rounds=int(s.rounds),
        starter=SEAT_NAMES[s.starter],
        solo=None if s.solo == NOTHING else SEAT_NAMES[s.solo],
        build_step=s.build_step + 1,
        build_steps=build_steps(s),
        fight_round=s.fight_round + 1,
        fight_rounds=FIGHT_ROUNDS,
        blocked=sorted(square_name(square) for square in kit.blueprints[s.blueprint].blocked),
        supply=int(s.supply),
        shown=[_abilities(kit, card) for card in s.shown if card != NOTHING],
        open_agendas=[name_of(Agenda(agenda)) for agenda in range(AGENDAS) if s.open_agendas[agenda] == 1],
        robots=[_robot(s, kit, team, seat) for team in range(TEAMS)],
        players=[_player(s, other, seat) for other in range(s.table.seats)],
        ending=None if s.ended == Ending.NONE else name_of(Ending(s.ended)),
        struck=square_name(s.attack.square) if s.phase == Phase.TOKEN else None,
    )


def _abilities(kit: Kit, card: int) -> list[str]:
    if card == NOTHING:
        return []
    abilities = sorted((kit.tactics[card].first, kit.tactics[card].second))
    return [name_of(Ability(ability)) for ability in abilities if ability != Ability.NONE]


def _robot(s: State, kit: Kit, team: int, seat: int) -> RobotView:
    robot = s.robots[team]
    asked = bool(s.table.asked >> s.tactician[team] & 1)
    sealed = s.phase == Phase.AFTER_ROLL and asked and not team_mask(s, team) >> seat & 1
    dice = robot.rolled if sealed else robot.dice
    secret_abilities = range(Ability.NITRO, Ability.SABOTAGE) if sealed else range(0)
    return RobotView(
        facing=name_of(Side(robot.facing)),
        pilot=SEAT_NAMES[s.pilot[team]],
        tactician=SEAT_NAMES[s.tactician[team]],
        engines=int(robot.engines),
        unused=int(robot.unused),
        overheated=bool(robot.overheated),
        card=_abilities(kit, robot.card),
        used=[
            name_of(ability) for ability in Ability if robot.used[ability] == 1 and ability not in secret_abilities
        ],
        dice=[int(die) for die in dice[: robot.dice_rolled]],
        order=None if sealed else [int(row) for row in robot.order[: robot.strikes]],
        tokens=[
            [square_name(square) for square in (token.first, token.second) if square != NOTHING]
            for token in robot.tokens[: robot.token_count]
        ],
        tokens_lost=int(robot.tokens_lost),
        squares=_squares(robot, fresh=False),
        loose=_tiles_at(s, Place.LOOSE + team),
        lost=_tiles_at(s, Place.LOST + team),
    )


def _squares(robot: Robot, fresh: bool) -> list[SquareView]:
    return [
        SquareView(square_name(square), tile_name(place.tile), name_of(Turn(place.turn)))
        for square, place in enumerate(robot.squares)
        if square != COCKPIT and is_filled(robot, square) and bool(place.fresh) == fresh
    ]


def _tiles_at(s: State, place: int) -> list[str]:
    return [tile_name(tile) for tile in range(TILES) if s.place[tile] == place]


def _player(s: State, other: int, seat: int) -> PlayerView:
    player = s.players[other]
    own = other == seat
    hand = _tiles_at(s, Place.HELD + other)
    fresh = _squares(s.robots[player.team], fresh=True) if player.job == Job.BUILD else []
    return PlayerView(
        seat=SEAT_NAMES[other],
        team=player.team + 1,
        job=name_of(Job(player.job)),
        held=len(hand) + len(fresh),
        hand=hand if own else None,
        gifts=[tile_name(tile) for tile in player.given if tile != NOTHING] if own else None,
        known=[] if own else _known_tiles(s, other, seat),
        fresh=fresh if own else None,
        goblins=int(player.goblins),
        points=int(player.points),
        agendas=_agendas(s, other, AgendaPlace.HAND) if own else None,
        discarded=_agendas(s, other, AgendaPlace.DISCARDED) if own or s.ended else None,
        scored=_agendas(s, other, AgendaPlace.SCORED),
        bet=name_of(Bet(player.bet)) if own else None,
        controls=_controls(s, other) if own or s.phase not in (Phase.CONTROLS,) else None,
        pick=_pick(s, other) if own or s.phase not in (Phase.CONTROLS,) else None,
    )


def _known_tiles(s: State, other: int, seat: int) -> list[str]:
    """Tiles you gave that are still with the other player, placed in secret or not."""
    fresh = {square.tile for square in _squares(s.robots[s.players[other].team], fresh=True)}
    held = {*_tiles_at(s, Place.HELD + other), *(fresh if s.players[other].job == Job.BUILD else ())}
    return [tile_name(tile) for tile in range(TILES) if s.known[tile] >> seat & 1 and tile_name(tile) in held]


def _agendas(s: State, other: int, place: int) -> list[str]:
    return [name_of(Agenda(agenda)) for agenda in range(AGENDAS) if s.players[other].fate[agenda] == place]


def _controls(s: State, other: int) -> list[str]:
    player = s.players[other]
    if not player.has_steered:
        return []
    return [name_of(Steering(player.steering)), name_of(Target(player.target))]


def _pick(s: State, other: int) -> str:
    pick = s.players[other].pick
    return "" if pick == NOTHING else name_of(Pick(pick))
