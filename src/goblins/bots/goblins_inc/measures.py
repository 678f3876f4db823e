"""What a coach can tell of a line in Goblins Inc.: how the robot and the hand stand now, what breaks until the round
is over, and what that brings."""

from typing import Any

from ...games.goblins_inc import events
from ...games.goblins_inc.rules.yard import count_arrows, is_filled, loose_squares
from ...games.goblins_inc.state import Kit, State
from ...games.goblins_inc.terms import AGENDAS, MOST_DICE, NOTHING, SQUARES, AgendaPlace, Phase
from ...kernel.events import Log, count_told
from ...kernel.rule import rule
from ..heuristics import BEGAN, Measure
from .scrapper.agendas import advantage_of, promise_of
from .scrapper.frame import count_bits, count_welds, frame_of
from .scrapper.worth import POINT

OWN_TILES, FOES_TILES, OWN_GOBLINS, FOES_GOBLINS, POINTS, OTHERS_POINTS = range(6)
JOINED, WELDS, DICE, GIVEN_ENGINES, GIVEN_ARROWS, GIVEN_PLATES, GIVEN_METAL, PROMISE = range(6, 14)
MEASURES = (
    Measure("own-tiles", -1),
    Measure("foes-tiles", 1),
    Measure("own-goblins", -1),
    Measure("foes-goblins", 1),
    Measure("points", 1),
    Measure("others-points", -1),
    Measure("joined", 1, at_once=True),
    Measure("welds", 1, at_once=True),
    Measure("dice", 1, at_once=True),
    Measure("given-engines", -1, at_once=True),
    Measure("given-arrows", -1, at_once=True),
    Measure("given-plates", -1, at_once=True),
    Measure("given-metal", -1, at_once=True),
    Measure("promise", 1, at_once=True),
)
verb_of = events.EVENTS.verb_reader()
team_of = events.EVENTS.reader("team")
fallen_of = events.EVENTS.reader("fallen")


@rule
def measure(s: State, kit: Kit, seat: int, log: Log, figures: Any) -> None:
    if figures[BEGAN] == 0:
        figures[BEGAN] = 1 + s.players[seat].team  # the next round has other teams
        if s.phase == Phase.BUILD and not is_new_round(log):
            measure_robot(s, kit, seat, figures)
            measure_gifts(s, kit, seat, figures)
        elif s.phase == Phase.AGENDAS:
            measure_agendas(s, kit, seat, figures)
    for i in range(count_told(log)):
        event = log.event[i]
        verb = verb_of(event)
        is_foe = 0 if team_of(event) == figures[BEGAN] - 1 else 1
        if verb == events.Destroyed.code:
            figures[OWN_TILES + is_foe] += 1 + count_bits(fallen_of(event))
        elif verb == events.FellLoose.code:
            figures[OWN_TILES + is_foe] += count_bits(fallen_of(event))
        elif verb == events.GoblinLeft.code:
            figures[OWN_GOBLINS + is_foe] += 1
    others = 0
    for other in range(s.table.seats):
        if other != seat:
            others += s.players[other].points
    figures[POINTS] = s.players[seat].points
    figures[OTHERS_POINTS] = others / (s.table.seats - 1)


@rule
def is_new_round(log: Log) -> bool:
    """The move has ended a fight: the yards are empty, and nothing in them is its doing."""
    for i in range(count_told(log)):
        if verb_of(log.event[i]) == events.RoundBegan.code:
            return True
    return False


@rule
def measure_robot(s: State, kit: Kit, seat: int, figures: Any) -> None:
    """Tiles that hang on the cockpit, how well they do, and the dice of the best side."""
    robot = s.robots[s.players[seat].team]
    loose, joined = loose_squares(robot, kit), 0
    for square in range(SQUARES):
        if is_filled(robot, square) and loose >> square & 1 == 0:
            joined |= 1 << square
    figures[JOINED] = count_bits(joined)
    figures[WELDS] = count_welds(frame_of(robot, kit), joined)
    for side in range(4):
        figures[DICE] = max(figures[DICE], min(MOST_DICE, count_arrows(robot, kit, side)))


@rule
def measure_gifts(s: State, kit: Kit, seat: int, figures: Any) -> None:
    for tile in s.players[seat].given:
        if tile != NOTHING:
            it = kit.tiles[tile]
            figures[GIVEN_ENGINES] += it.engines
            for edge in range(4):
                figures[GIVEN_ARROWS] += it.arrows[edge]
                figures[GIVEN_PLATES] += it.plates[edge]
                figures[GIVEN_METAL] += it.metal[edge]


@rule
def measure_agendas(s: State, kit: Kit, seat: int, figures: Any) -> None:
    """What those in hand promise, as the robots stand."""
    advantage = advantage_of(s, kit, s.players[seat].team)
    for agenda in range(AGENDAS):
        if s.players[seat].fate[agenda] == AgendaPlace.HAND:
            figures[PROMISE] += promise_of(s, kit, seat, agenda, advantage) / POINT
