"""What is offered is just what is not refused, and what of it is sensible."""

import pytest

from goblins.games.goblins_inc import GAME
from goblins.games.goblins_inc.moves import MOVES
from goblins.games.goblins_inc.reasons import Reason
from goblins.games.goblins_inc.rules.listing import WIDEST
from goblins.kernel.names import SEAT_NAMES
from goblins.match import Match
from tests.games.goblins_inc.positions import BARE, POSITIONS, SEVEN
from tests.games.goblins_inc.table import (
    act,
    dice,
    gunner,
    offers,
    player,
    robot,
    table,
)

CANDIDATES = list(MOVES.candidates())


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_offered_is_just_what_is_not_refused(name: str) -> None:
    match = POSITIONS[name]()
    s, kit = match.true.state, match.true.kit
    seat = SEAT_NAMES.index(match.deciders[0])
    allowed = [move for move in CANDIDATES if GAME.refusal(s, kit, seat, move) == Reason.NONE]
    assert sorted(GAME.list_moves(s, kit, seat)) == sorted(allowed)
    assert set(GAME.list_sensible_moves(s, kit, seat)) <= set(allowed)


def test_every_verb_is_offered_in_one_of_these_positions() -> None:
    matches = [position() for position in POSITIONS.values()]
    offered = {move.verb for match in matches for seat in match.deciders for move in match.legal(seat)}
    assert offered | {"done"} == set(MOVES.types)


def sensible(match: Match, seat: str) -> list[str]:
    moves = GAME.list_sensible_moves(match.true.state, match.true.kit, SEAT_NAMES.index(seat))
    return [MOVES.write(move) for move in moves]


def test_a_sensible_builder_places_one_tile_after_the_other_and_lifts_none() -> None:
    match = table(BARE, BARE, phase="build", step=2, red=player("W01 D01"))
    assert {move.split()[1] for move in sensible(match, "red")} == {"W01"}
    match.play("red", "place W01 b1 north")
    assert {move.split()[0] for move in sensible(match, "red")} == {"place"}
    match.play("red", "place D01 c2 north")
    assert sensible(match, "red") == ["done"]


def test_a_decoration_is_sensibly_turned_only_one_way() -> None:
    match = table(BARE, BARE, phase="build", step=2, red=player("D01"))
    assert {move.split()[3] for move in sensible(match, "red")} == {"north"}
    assert len(offers(match, "red")) == 4 * len(sensible(match, "red")) == 80


def test_a_sensible_bettor_who_has_bet_is_done() -> None:
    match = table(phase="agendas", red=player(agendas="artist decoy guardian bet"))
    assert sensible(match, "red") == ["bet snitch", "bet star"]
    match.play("red", "bet star")
    assert sensible(match, "red") == ["done"]


def test_a_sensible_tactician_does_not_tell_equal_dice_apart() -> None:
    match = table(gunner(3), cards="nitro, crane, emergency", script=dice("2 5 2"))
    act(match, "right > front")
    nitros = [move for move in sensible(match, "red") if move.startswith("nitro")]
    assert nitros == ["nitro all", "nitro 1", "nitro 2"]


def test_the_widest_decision_fits() -> None:
    pinwheel = robot("""
        . . . W .
        W W W W .
        . W # W .
        . W W W W
        . W . . .
    """)
    match = table(pinwheel, cards="sabotage+crane, nitro, emergency")
    act(match)
    assert 560 < len(offers(match, "red")) <= WIDEST


def test_whoever_is_not_asked_is_offered_nothing() -> None:
    match = table(robot(), seats=4, phase="build", red=player("W11 W12", SEVEN), yellow=player("W21 W22"))
    assert offers(match, "blue") == []
