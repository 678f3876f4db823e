"""Bring a public view up to date from events alone."""

from collections.abc import Callable
from typing import Any

from ...kernel.faces import SEAT_NAMES, Event, name_of
from ...kernel.table import seats_in
from . import events
from .notation import TileName
from .terms import GOBLINS, Agenda
from .view import PlayerView, RobotView, SquareView, View

_tile_code = TileName().code


def retell(view: View, event: Event) -> None:
    """Change the view as the event says. Events that change nothing visible pass."""
    change = CHANGES.get(type(event))
    if change:
        change(view, event)


def _player(view: View, seat: str) -> PlayerView:
    return view.players[SEAT_NAMES.index(seat)]


def _robot(view: View, team: int) -> RobotView:
    return view.robots[team - 1]


def _in_order(tiles: list[str], tile: str) -> list[str]:
    return sorted([*tiles, tile], key=_tile_code)


def _dice(row: str) -> list[int]:
    return [] if row == "none" else [int(die) for die in row.split(" ")]


# ---------------------------------------------------------------------------------------- rounds and teams


def _round_began(view: View, event: events.RoundBegan) -> None:
    view.round_number, view.rounds, view.supply = event.number, event.rounds, event.tokens
    view.solo, view.shown, view.open_agendas, view.fight_round = None, [], [], 1
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
    _player(view, event.seat).team = event.team


def _solo_seat(view: View, event: events.SoloSeat) -> None:
    view.solo = event.seat


def _starter_chosen(view: View, event: events.StarterChosen) -> None:
    view.starter = event.seat


def _blueprint_shown(view: View, event: events.BlueprintShown) -> None:
    view.blocked = sorted([event.a, event.b, event.c, event.d])


def _agenda_opened(view: View, event: events.AgendaOpened) -> None:
    view.open_agendas = _agendas_in_order([*view.open_agendas, event.agenda])


def _agendas_in_order(agendas: list[str]) -> list[str]:
    return sorted(agendas, key=[name_of(agenda) for agenda in Agenda].index)


def _asked(view: View, event: events.Asked) -> None:
    view.phase, view.deciders = event.phase, [SEAT_NAMES[seat] for seat in seats_in(event.seats)]
    if event.phase == "controls":
        for player in view.players:
            player.controls, player.pick = None, None
    elif event.phase == "after-roll":
        for robot in view.robots:
            robot.order = None if robot.tactician in view.deciders else [die for die in robot.dice if die]


def _was_done(view: View, event: events.WasDone) -> None:
    view.deciders.remove(event.seat)


# ------------------------------------------------------------------------------------------------ building


def _step_began(view: View, event: events.StepBegan) -> None:
    view.build_step = event.step


def _job_given(view: View, event: events.JobGiven) -> None:
    _player(view, event.seat).job = event.job


def _drew_tiles(view: View, event: events.DrewTiles) -> None:
    _player(view, event.seat).held += event.tiles


def _built(view: View, event: events.Built) -> None:
    _player(view, event.seat).held -= 1
    _put(_robot(view, event.team), event.square, event.tile, event.turn)


def _put(robot: RobotView, square: str, tile: str, turn: str) -> None:
    robot.squares = sorted([*robot.squares, SquareView(square, tile, turn)], key=lambda one: one.square[::-1])


def _take(robot: RobotView, square: str) -> None:
    robot.squares = [one for one in robot.squares if one.square != square]


def _fell_loose(view: View, event: events.FellLoose) -> None:
    robot = _robot(view, event.team)
    _take(robot, event.square)
    robot.loose = _in_order(robot.loose, event.tile)


def _token_placed(view: View, event: events.TokenPlaced) -> None:
    _robot(view, event.team).tokens.append([one for one in (event.first, event.second) if one != "none"])
    view.supply -= 1


# ------------------------------------------------------------------------------------------------ fighting


def _fight_round_began(view: View, event: events.FightRoundBegan) -> None:
    view.fight_round, view.shown = event.number, []
    for robot in view.robots:
        _clear_controls(robot)


def _crew_changed(view: View, event: events.CrewChanged) -> None:
    _robot(view, event.team).pilot, _robot(view, event.team).tactician = event.pilot, event.tactician


def _abilities(*names: str) -> list[str]:
    return [name for name in names if name != "none"]


def _card_shown(view: View, event: events.CardShown) -> None:
    view.shown.append(_abilities(event.ability, event.other_ability))


def _pilot_showed(view: View, event: events.PilotShowed) -> None:
    _player(view, event.seat).controls = [event.steering, event.target]


def _goofed(view: View, event: events.Goofed) -> None:
    _player(view, _robot(view, event.team).pilot).controls = ["front", "front"]


def _engines_counted(view: View, event: events.EnginesCounted) -> None:
    robot = _robot(view, event.team)
    robot.engines, robot.unused, robot.overheated = event.engines, event.unused, bool(event.overheated)


def _turned(view: View, event: events.Turned) -> None:
    _robot(view, event.team).facing = event.facing


def _pick_showed(view: View, event: events.PickShowed) -> None:
    _player(view, event.seat).pick = event.pick
    for player in view.players:  # whoever had no controller to show has shown nothing
        player.pick = player.pick or ""
        player.controls = player.controls or []


def _card_taken(view: View, event: events.CardTaken) -> None:
    _robot(view, event.team).card = _abilities(event.ability, event.other_ability)


def _ability_used(view: View, event: events.AbilityUsed) -> None:
    robot = _robot(view, event.team)
    order = ["nitro", "emergency", "homing", "dynamite", "sabotage", "duct-tape", "crane"]
    robot.used = sorted([*robot.used, event.ability], key=order.index)


def _craned(view: View, event: events.Craned) -> None:
    robot = _robot(view, event.team)
    _take(robot, event.square)
    _put(robot, event.to, event.tile, event.turn)


def _dice_rolled(view: View, event: events.DiceRolled) -> None:
    _robot(view, event.team).dice = _dice(event.dice)


def _dice_shown(view: View, event: events.DiceShown) -> None:
    robot = _robot(view, event.team)
    robot.dice, robot.order = _dice(event.dice), _dice(event.rows)


def _token_gone(view: View, event: events.TokenLost | events.TokenGone) -> None:
    robot = _robot(view, event.team)
    del robot.tokens[event.token - 1]
    robot.tokens_lost += 1


def _destroyed(view: View, event: events.Destroyed | events.CutOff) -> None:
    robot = _robot(view, event.team)
    _take(robot, event.square)
    robot.lost = _in_order(robot.lost, event.tile)


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


def _third_round(view: View, event: events.ThirdRound) -> None:
    view.rounds = 3


def _discard_shown(view: View, event: events.DiscardShown) -> None:
    player = _player(view, event.seat)
    player.discarded = _agendas_in_order([*(player.discarded or []), event.agenda])


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
    events.AgendaOpened: _agenda_opened,
    events.Asked: _asked,
    events.WasDone: _was_done,
    events.StepBegan: _step_began,
    events.JobGiven: _job_given,
    events.DrewTiles: _drew_tiles,
    events.Built: _built,
    events.FellLoose: _fell_loose,
    events.TokenPlaced: _token_placed,
    events.FightRoundBegan: _fight_round_began,
    events.CrewChanged: _crew_changed,
    events.CardShown: _card_shown,
    events.PilotShowed: _pilot_showed,
    events.Goofed: _goofed,
    events.EnginesCounted: _engines_counted,
    events.Turned: _turned,
    events.PickShowed: _pick_showed,
    events.CardTaken: _card_taken,
    events.AbilityUsed: _ability_used,
    events.Craned: _craned,
    events.DiceRolled: _dice_rolled,
    events.DiceShown: _dice_shown,
    events.TokenLost: _token_gone,
    events.TokenGone: _token_gone,
    events.Destroyed: _destroyed,
    events.CutOff: _destroyed,
    events.GoblinLeft: _goblin_left,
    events.WinScored: _win_scored,
    events.AgendaScored: _agenda_scored,
    events.ThirdRound: _third_round,
    events.DiscardShown: _discard_shown,
    events.GameEnded: _game_ended,
}
