"""Bring a public view up to date from events alone."""

from collections.abc import Callable
from typing import Any

from ...kernel.kinds import names_in
from ...kernel.names import SEAT_NAMES, name_of
from ...kernel.vocabulary import Event
from . import events
from .gauges import read_gauges
from .notation import TileName, dice_in
from .terms import GOBLINS, Ability, Agenda
from .view import PlayerView, RobotView, SquareView, TileView, View, agendas_seen

_tile_code = TileName().encode


def retell(view: View, event: Event) -> None:
    """Change the view as the event says. Events that change nothing visible pass."""
    change = CHANGES.get(type(event))
    if change:
        change(view, event)
        read_gauges(view)


def _player(view: View, seat: str) -> PlayerView:
    return view.players[SEAT_NAMES.index(seat)]


def _robot(view: View, team: int) -> RobotView:
    return view.robots[team - 1]


def _in_order(tiles: list[str]) -> list[str]:
    return sorted(tiles, key=_tile_code)


# ---------------------------------------------------------------------------------------- rounds and teams


def _round_began(view: View, event: events.RoundBegan) -> None:
    view.round_number, view.rounds, view.supply = event.number, event.rounds, event.tokens
    view.solo, view.shown, view.open_agendas, view.fight_round, view.tiles = None, [], [], 1, []
    for robot in view.robots:
        robot.facing, robot.tokens, robot.tokens_lost, robot.squares = "far", [], 0, []
        robot.loose, robot.lost = [], []
        _clear_controls(robot)
    for player in view.players:
        player.goblins, player.controls, player.pick = GOBLINS, [], ""


def _clear_controls(robot: RobotView) -> None:
    robot.engines, robot.unused, robot.overheated = 0, 0, False
    robot.card, robot.used, robot.dice, robot.order = [], [], [], []


def _teamed_up(view: View, event: events.TeamedUp) -> None:
    for seat in names_in(event.seats):
        _player(view, seat).team = event.team


def _solo_seat(view: View, event: events.SoloSeat) -> None:
    view.solo = event.seat


def _starter_chosen(view: View, event: events.StarterChosen) -> None:
    view.starter = event.seat
    for builder in (event.seat, event.opposite):
        team = _player(view, builder).team
        crew = [player.seat for player in view.players if player.team == team]
        robot = _robot(view, team)
        robot.pilot, robot.tactician = builder, next((seat for seat in crew if seat != builder), builder)


def _blueprint_shown(view: View, event: events.BlueprintShown) -> None:
    view.blocked = sorted([event.a, event.b, event.c, event.d])


def _agendas_opened(view: View, event: events.AgendasOpened) -> None:
    view.open_agendas = names_in(event.agendas)
    view.agendas = agendas_seen(view)


def _agendas_in_order(agendas: list[str]) -> list[str]:
    return sorted(agendas, key=[name_of(agenda) for agenda in Agenda].index)


def _asked(view: View, event: events.Asked) -> None:
    view.phase, view.deciders = event.phase, names_in(event.seats)
    if event.phase == "controls":
        for player in view.players:
            player.controls, player.pick = None, None
    elif event.phase == "after-roll":
        for robot in view.robots:
            robot.order = None if robot.tactician in view.deciders else [die for die in robot.dice if die]


def _was_done(view: View, event: events.WasDone | events.AgendasKept) -> None:
    view.deciders.remove(event.seat)


# ------------------------------------------------------------------------------------------------ building


def _step_began(view: View, event: events.StepBegan) -> None:
    view.build_step, view.build_steps = event.step, event.steps
    jobs = dict.fromkeys(names_in(event.planners), "plan") | dict.fromkeys(names_in(event.builders), "build")
    for player in view.players:
        player.job = jobs.get(player.seat, "nothing")


def _building_ended(view: View, event: events.BuildingEnded) -> None:
    for player in view.players:
        player.job = "nothing"


def _drew_tiles(view: View, event: events.DrewTiles) -> None:
    _player(view, event.seat).held += event.count


def _tile_shown(view: View, event: events.TileShown) -> None:
    metal, arrows, plates = list(event.metal), list(event.arrows), list(event.plates)
    shown = TileView(event.tile, event.kind, bool(event.premium), metal, arrows, plates, event.engines)
    view.tiles = sorted([*view.tiles, shown], key=lambda tile: _tile_code(tile.tile))


def _built(view: View, event: events.Built) -> None:
    _player(view, event.seat).held -= 1
    _put(_robot(view, event.team), event.square, event.tile, event.turn)


def _put(robot: RobotView, square: str, tile: str, turn: str) -> None:
    robot.squares = sorted([*robot.squares, SquareView(square, tile, turn)], key=lambda one: one.square[::-1])


def _take(robot: RobotView, fallen: list[str]) -> list[str]:
    """Take the tiles off these squares; returns them."""
    taken = [one.tile for one in robot.squares if one.square in fallen]
    robot.squares = [one for one in robot.squares if one.square not in fallen]
    return taken


def _fell_loose(view: View, event: events.FellLoose) -> None:
    robot = _robot(view, event.team)
    robot.loose = _in_order([*robot.loose, *_take(robot, names_in(event.fallen))])


def _token_placed(view: View, event: events.TokenPlaced) -> None:
    _robot(view, event.team).tokens.append([one for one in (event.first, event.second) if one != "none"])
    view.supply -= 1


# ------------------------------------------------------------------------------------------------ fighting


def _fight_round_began(view: View, event: events.FightRoundBegan) -> None:
    view.fight_round = event.number
    for robot in view.robots:
        _clear_controls(robot)
    one, two = view.robots
    one.pilot, one.tactician = event.pilot, event.tactician
    two.pilot, two.tactician = event.enemy_pilot, event.enemy_tactician
    view.shown = [names_in(card) for card in (event.left, event.middle, event.right)]


def _pilot_showed(view: View, event: events.PilotShowed) -> None:
    _player(view, event.seat).controls = [event.steering, event.target]
    robot = _robot(view, event.team)
    robot.engines, robot.unused, robot.overheated = event.engines, event.unused, bool(event.overheated)
    robot.facing = event.facing


def _goofed(view: View, event: events.Goofed) -> None:
    _player(view, _robot(view, event.team).pilot).controls = ["front", "front"]


def _pick_showed(view: View, event: events.CardTaken | events.CardMissed) -> None:
    _player(view, event.seat).pick = event.pick
    for player in view.players:  # whoever had no controller to show has shown nothing
        player.pick = player.pick or ""
        player.controls = player.controls or []


def _card_taken(view: View, event: events.CardTaken) -> None:
    _pick_showed(view, event)
    _robot(view, event.team).card = names_in(event.card)


def _use(robot: RobotView, ability: str) -> None:
    robot.used = sorted([*robot.used, ability], key=[name_of(ability) for ability in Ability].index)


def _ability_used(view: View, event: events.AbilityUsed) -> None:
    _use(_robot(view, event.team), event.ability)


def _sabotaged(view: View, event: events.Sabotaged) -> None:
    _use(_robot(view, event.team), "sabotage")


def _taped(view: View, event: events.Taped) -> None:
    _use(_robot(view, event.team), "duct-tape")


def _craned(view: View, event: events.Craned) -> None:
    robot = _robot(view, event.team)
    _use(robot, "crane")
    _take(robot, [event.square])
    _put(robot, event.to, event.tile, event.turn)
    _lose(robot, names_in(event.fallen))


def _dice_rolled(view: View, event: events.DiceRolled) -> None:
    view.robots[0].dice, view.robots[1].dice = dice_in(event.one), dice_in(event.two)


def _dice_shown(view: View, event: events.DiceShown) -> None:
    robot = _robot(view, event.team)
    robot.dice, robot.order = dice_in(event.dice), dice_in(event.rows)


def _token_lost(view: View, event: events.TokenLost | events.TokenGivenUp) -> None:
    robot = _robot(view, event.team)
    del robot.tokens[event.token - 1]
    robot.tokens_lost += 1


def _tokens_hit(view: View, event: events.TokensHit) -> None:
    view.struck = event.square


def _token_given_up(view: View, event: events.TokenGivenUp) -> None:
    view.struck = None
    _token_lost(view, event)


def _destroyed(view: View, event: events.Destroyed) -> None:
    _lose(_robot(view, event.team), [event.square, *names_in(event.fallen)])


def _lose(robot: RobotView, fallen: list[str]) -> None:
    """The tiles on these squares are lost in combat, with their tokens."""
    robot.lost = _in_order([*robot.lost, *_take(robot, fallen)])
    left = [token for token in robot.tokens if not set(token) & set(fallen)]
    robot.tokens_lost += len(robot.tokens) - len(left)
    robot.tokens = left


def _goblin_left(view: View, event: events.GoblinLeft) -> None:
    _player(view, event.seat).goblins -= 1


# ------------------------------------------------------------------------------------------------- scoring


def _win_scored(view: View, event: events.WinScored) -> None:
    _player(view, event.seat).points += event.points


def _agenda_scored(view: View, event: events.AgendaScored) -> None:
    player = _player(view, event.seat)
    player.points += event.points
    if view.options.variant != "party":
        player.scored = _agendas_in_order([*player.scored, event.agenda])
        view.agendas = agendas_seen(view)


def _third_round(view: View, event: events.ThirdRound) -> None:
    view.rounds = 3


def _discards_shown(view: View, event: events.DiscardsShown) -> None:
    _player(view, event.seat).discarded = names_in(event.agendas)
    view.agendas = agendas_seen(view)


def _game_ended(view: View, event: events.GameEnded) -> None:
    view.ending, view.phase, view.deciders = event.ending, "over", []
    for player in view.players:
        player.discarded = player.discarded or []


CHANGES: dict[type[Event], Callable[[View, Any], None]] = {
    events.RoundBegan: _round_began,
    events.TeamedUp: _teamed_up,
    events.SoloSeat: _solo_seat,
    events.StarterChosen: _starter_chosen,
    events.BlueprintShown: _blueprint_shown,
    events.AgendasOpened: _agendas_opened,
    events.Asked: _asked,
    events.WasDone: _was_done,
    events.AgendasKept: _was_done,
    events.StepBegan: _step_began,
    events.DrewTiles: _drew_tiles,
    events.TileShown: _tile_shown,
    events.Built: _built,
    events.BuildingEnded: _building_ended,
    events.FellLoose: _fell_loose,
    events.TokenPlaced: _token_placed,
    events.FightRoundBegan: _fight_round_began,
    events.PilotShowed: _pilot_showed,
    events.Goofed: _goofed,
    events.CardTaken: _card_taken,
    events.CardMissed: _pick_showed,
    events.Sabotaged: _sabotaged,
    events.AbilityUsed: _ability_used,
    events.Taped: _taped,
    events.Craned: _craned,
    events.DiceRolled: _dice_rolled,
    events.DiceShown: _dice_shown,
    events.TokenLost: _token_lost,
    events.TokensHit: _tokens_hit,
    events.TokenGivenUp: _token_given_up,
    events.Destroyed: _destroyed,
    events.GoblinLeft: _goblin_left,
    events.WinScored: _win_scored,
    events.AgendaScored: _agenda_scored,
    events.ThirdRound: _third_round,
    events.DiscardsShown: _discards_shown,
    events.GameEnded: _game_ended,
}
