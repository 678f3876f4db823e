"""The first thing that sets two moves apart, where nothing that is measured does: which tile, side or card."""

from __future__ import annotations

from typing import Any

from ...games.goblins_inc import moves
from ...games.goblins_inc.events.damage import Destroyed
from ...games.goblins_inc.gauges import open_squares
from ...games.goblins_inc.moves import (
    agenda_of,
    bet_of,
    other_of,
    pick_of,
    square_of,
    steering_of,
    target_of,
    tile_of,
    turn_of,
    verb_of,
)
from ...games.goblins_inc.notation import square_name, tile_name
from ...games.goblins_inc.rules.agendas import worth_of_agenda
from ...games.goblins_inc.rules.fight import cost_of_controls, count_dice, reveal_pilot
from ...games.goblins_inc.rules.score import winning_team
from ...games.goblins_inc.rules.yard import count_arrows, loose_squares
from ...games.goblins_inc.state import Robot, State
from ...games.goblins_inc.terms import NOTHING, Ability, Agenda, Bet, Side, Target, Turn
from ...kernel.foresee import foresee
from ...kernel.glimpse import Glimpse
from ...kernel.names import name_of
from ...kernel.record import copied
from ...kernel.words import Sentence, Term, Terms

AFTER_ROLL = (moves.Nitro.code, moves.Emergency.code, moves.Homing.code, moves.Dynamite.code)


def contrast(seen: Glimpse, one: int, other: int) -> Sentence | None:
    """What the one move does and the other does not, as a part of a sentence."""
    verbs = (verb_of(one), verb_of(other))
    if verbs[0] in AFTER_ROLL and verbs[1] == moves.OrderDice.code:
        return _said("uses-card")
    if verbs[1] in AFTER_ROLL and verbs[0] == moves.OrderDice.code:
        return _said("fires-at-once")
    if verbs[0] != verbs[1]:
        return None
    match verbs[0]:
        case moves.Give.code:
            return _kept(one, other)
        case moves.Place.code:
            return _placed(seen, one, other)
        case moves.Discard.code:
            return _agenda_kept(seen, agenda_of(other), agenda_of(one))
        case moves.MakeBet.code:
            return _said("bets", bet=name_of(Bet(bet_of(one))))
        case moves.Tape.code:
            return _taped(seen, one, other)
        case moves.Pilot.code:
            return _piloted(seen, one, other)
        case moves.PickCard.code:
            return _said(
                "goes-for", abilities=_abilities(seen, pick_of(one)), otherwise=_abilities(seen, pick_of(other))
            )
        case moves.OrderDice.code:
            return _struck(seen, one, other)
    return None


def _said(what: str, **arguments: Any) -> Sentence:
    return Sentence(f"goblins-inc-coach-{what}", arguments)


def _kept(one: int, other: int) -> Sentence:
    given, otherwise = {tile_of(one), other_of(one)}, {tile_of(other), other_of(other)}
    return _said("keeps-tiles", kept=_tiles(otherwise - given), given=_tiles(given - otherwise))


def _tiles(tiles: set[int]) -> Terms:
    return Terms(tuple((Term("", tile_name(tile)), "") for tile in sorted(tiles)))


def _placed(seen: Glimpse, one: int, other: int) -> Sentence:
    robots = [_robot_after(seen, move) for move in (one, other)]
    arrows = [[count_arrows(robot, seen.kit, side) for side in Side] for robot in robots]
    more = [side for side in Side if arrows[0][side] > arrows[1][side]]
    if more:
        best = max(more, key=lambda side: arrows[0][side])
        return _said("points", side=name_of(best), arrows=arrows[0][best], otherwise=arrows[1][best])
    room = [_open_on(seen, robot) for robot in robots]
    if room[0] > room[1]:
        return _said("leaves-open", squares=room[0], otherwise=room[1])
    tile = tile_name(tile_of(one))
    if tile_of(one) != tile_of(other):
        return _said("lays-first", tile=tile, otherwise=tile_name(tile_of(other)))
    if square_of(one) != square_of(other):
        return _said(
            "lies-on", tile=tile, square=square_name(square_of(one)), otherwise=square_name(square_of(other))
        )
    return _said("faces", tile=tile, turn=_turn(turn_of(one)), otherwise=_turn(turn_of(other)))


def _turn(turn: int) -> Term:
    return Term(f"goblins-inc-turn-{name_of(Turn(turn))}", name_of(Turn(turn)))


def _robot_after(seen: Glimpse, move: int) -> Robot:
    s: State = copied(seen.world)
    seen.game.apply(s, seen.kit, seen.seat, move, None)
    return s.robots[s.players[seen.seat].team]


def _open_on(seen: Glimpse, robot: Robot) -> int:
    blocked = [square_name(square) for square in seen.kit.blueprints[seen.world.blueprint].blocked]
    return len(open_squares(robot, seen.kit, blocked))


def _agenda_kept(seen: Glimpse, kept: int, gone: int) -> Sentence:
    named = {"kept": _agenda(kept), "gone": _agenda(gone)}
    if Agenda.BET in (kept, gone):
        return _said("keeps-agenda", **named)
    team, winner = seen.world.players[seen.seat].team, winning_team(seen.world, seen.kit)
    worth, otherwise = (
        worth_of_agenda(seen.world, seen.kit, team, agenda, Bet.NONE, winner) for agenda in (kept, gone)
    )
    return _said("keeps-agenda-worth", **named, worth=worth, otherwise=otherwise)


def _agenda(agenda: int) -> Term:
    name = name_of(Agenda(agenda))
    return Term(f"goblins-inc-agenda-{name}", name)


def _piloted(seen: Glimpse, one: int, other: int) -> Sentence:
    dice = [_dice_after(seen, move) for move in (one, other)]
    if dice[0] > dice[1]:
        return _said("rolls", dice=dice[0], otherwise=dice[1])
    if target_of(one) != target_of(other):
        target = name_of(Target(target_of(one)))
        return _said("strikes", target=Term(f"goblins-inc-target-{target}", target))
    cost = [cost_of_controls(steering_of(move), target_of(move)) for move in (one, other)]
    if cost[0] < cost[1]:
        return _said("spares", engines=cost[1] - cost[0])
    return _said("turns", dice=dice[0])


def _dice_after(seen: Glimpse, move: int) -> int:
    s = copied(seen.world)
    team, player = s.players[seen.seat].team, s.players[seen.seat]
    player.steering, player.target = steering_of(move), target_of(move)
    reveal_pilot(s, seen.kit, team, None)
    return int(count_dice(s, seen.kit, team))


def _abilities(seen: Glimpse, pick: int) -> Terms:
    card = seen.kit.tactics[seen.world.shown[pick]]
    names = [name_of(Ability(one)) for one in (card.first, card.second) if one != Ability.NONE]
    return Terms(tuple((Term(f"goblins-inc-ability-{name}", name), "") for name in names))


def _taped(seen: Glimpse, one: int, other: int) -> Sentence | None:
    fallen = [_held_by(seen, square_of(move)) for move in (one, other)]
    if fallen[0] <= fallen[1]:
        return None
    return _said("protects", square=square_name(square_of(one)), tiles=fallen[0], otherwise=fallen[1])


def _held_by(seen: Glimpse, square: int) -> int:
    """How many tiles would fall with the one that lies there."""
    s = copied(seen.world)
    robot = s.robots[s.players[seen.seat].team]
    robot.squares[square].tile = NOTHING
    return int(loose_squares(robot, seen.kit)).bit_count()


def _struck(seen: Glimpse, one: int, other: int) -> Sentence | None:
    """The same dice in another order: what is sure to break."""
    broken = [_broken_by(seen, move) for move in (one, other)]
    if len(broken[0]) > len(broken[1]):
        return _said("breaks", tiles=len(broken[0]), otherwise=len(broken[1]))
    if broken[0] and broken[0][:1] != broken[1][:1]:
        return _said("breaks-first", tile=broken[0][0])
    return None


def _broken_by(seen: Glimpse, move: int) -> list[str]:
    own = foresee(seen.game, seen.world, seen.kit, seen.seat, [move]).own
    hits = [event for event in own if isinstance(event, Destroyed)]
    fallen = [square for event in hits for square in event.fallen.split(", ") if square != "none"]
    return [*(event.tile for event in hits), *fallen]
