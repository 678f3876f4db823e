"""What can never be on a table, and is noticed when a position is loaded."""

from collections.abc import Callable
from typing import Any

import pytest

from goblins import BadInput
from goblins.games.goblins_inc import GAME
from goblins.games.goblins_inc.state import State
from goblins.games.goblins_inc.terms import COCKPIT, AgendaPlace, Job, Phase, Place
from goblins.kernel.play import Play
from goblins.kernel.position import read_position
from goblins.match import Match
from tests.games.goblins_inc.positions import (
    ARMORED,
    POSITIONS,
    after_the_roll,
    at_the_controls,
    building,
    losing_a_token,
    over,
    planning,
)
from tests.games.goblins_inc.table import (
    act,
    faults,
    laid_out,
    lots,
    play,
    robot,
    robot_of,
    square_number,
    table,
    tile_number,
)


def faults_after(change: Callable[[State], object], match: Match | None = None) -> list[str]:
    """Change a good position and say what is wrong with it."""
    laid = match or at_the_controls()
    change(laid.true.state)
    return [fault.key.removeprefix("goblins-inc-fault-") for fault in GAME.faults(laid.true.state, laid.true.kit)]


def put(name: str, value: int) -> Callable[[State], object]:
    return lambda s: setattr(s, name, value)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "full", "party"])
def test_a_table_laid_out_by_the_rules_has_no_fault(seats: int, variant: str) -> None:
    match = laid_out(seats, standard=True, variant=variant)
    assert GAME.faults(match.true.state, match.true.kit) == []


@pytest.mark.parametrize("name", POSITIONS)
def test_neither_has_a_position_of_these_stories(name: str) -> None:
    match = POSITIONS[name]()
    assert faults(match.true.state, match.true.kit) == []


# ---------------------------------------------------------------------------------------------------- pieces


def test_a_square_shows_the_tile_that_lies_there() -> None:
    def swap(s: State) -> None:
        s.robots[0].squares[square_number("b3")].tile = tile_number("W33")

    assert "square" in faults_after(swap)


def test_no_tile_lies_on_a_square_that_does_not_show_it() -> None:
    def slip(s: State) -> None:
        s.place[tile_number("W33")] = Place.ROBOT + square_number("a2")

    assert faults_after(slip) == ["square"]


@pytest.mark.parametrize("place", [Place.HELD + 4, Place.ROBOT + COCKPIT, 70, 15, -1])
def test_every_tile_is_in_the_bag_in_a_hand_on_a_robot_or_in_a_scrapyard(place: int) -> None:
    def misplace(s: State) -> None:
        s.place[tile_number("W33")] = place

    assert "place" in faults_after(misplace)


def test_nobody_holds_more_than_five_tiles() -> None:
    def grab(s: State) -> None:
        s.place[tile_number("W33")] = Place.HELD

    assert faults_after(grab, planning()) == ["player"]


@pytest.mark.parametrize("seat", [0, 3])
def test_planners_and_builders_have_five_tiles(seat: int) -> None:
    def drop(s: State) -> None:
        s.place[s.place.index(Place.HELD + seat)] = Place.BAG

    match = laid_out(4, lots(0, 0, 0), standard=True)
    assert faults_after(drop, match) == ["hand"]
    match = laid_out(4, lots(0, 0, 0), standard=True)
    play(match, *(f"{planner} {match.legal(planner)[0]}" for planner in match.deciders))
    assert faults_after(drop, match) == ["hand"]


def test_tiles_that_a_builder_has_just_placed_count_as_held() -> None:
    match = laid_out(2, standard=True)
    play(match, *(f"{planner} {match.legal(planner)[0]}" for planner in match.deciders))
    play(match, f"red {match.legal('red')[0]}")
    assert faults_after(lambda _: None, match) == []


@pytest.mark.parametrize("role", ["pilot", "tactician", "first_builder"])
def test_a_team_is_steered_and_advised_by_its_own_players(role: str) -> None:
    def replace(s: State) -> None:
        getattr(s, role)[0] = 2

    assert faults_after(replace) == ["crew"]


def test_a_player_with_a_partner_is_not_pilot_and_tactician() -> None:
    def take_over(s: State) -> None:
        s.tactician[0] = s.pilot[0]

    assert faults_after(take_over) == ["crew"]
    assert faults_after(take_over, table()) == []


@pytest.mark.parametrize("supply", [12, 14])
def test_tokens_neither_appear_nor_vanish(supply: int) -> None:
    assert faults_after(put("supply", supply)) == ["tokens"]


def test_no_token_lies_on_the_cockpit_or_on_an_empty_square() -> None:
    def onto(square: str) -> Callable[[State], object]:
        return lambda s: setattr(s.robots[0].tokens[0], "first", square_number(square))

    assert faults_after(onto("c3")) == ["token"]
    assert faults_after(onto("a5")) == ["token"]


def test_in_the_fight_nothing_hangs_in_the_air() -> None:
    def turn(s: State) -> None:
        s.robots[0].squares[square_number("e3")].turn = 2  # it now shoots at the tile that held it

    match = table(
        robot("""
            . . . . .
            . . . . .
            . E # E >
            . . W . .
            . . . . .
        """)
    )
    assert faults_after(turn, match) == ["loose"]
    assert "loose" not in faults_after(put("build_step", 0), building())


def test_a_player_has_no_more_than_two_goblins_and_no_fewer_than_none() -> None:
    def goblins(number: int) -> Callable[[State], object]:
        return lambda s: setattr(s.players[2], "goblins", number)

    assert faults_after(goblins(3)) == faults_after(goblins(-1)) == ["player"]
    assert faults_after(goblins(0)) == []


def test_both_teams_have_a_player() -> None:
    def desert(s: State) -> None:
        s.players[1].team = 0

    assert faults_after(desert, table()) == ["teams"]


def test_at_a_party_nobody_holds_agendas() -> None:
    def draw(s: State) -> None:
        s.players[0].fate[3] = AgendaPlace.HAND

    assert faults_after(draw, table(options={"variant": "party"})) == ["agendas"]


# ----------------------------------------------------------------------------------------------- whose turn


@pytest.mark.parametrize(
    ("position", "change"),
    [
        (at_the_controls, put("phase", Phase.BUILD)),
        (at_the_controls, put("phase", Phase.TOKEN)),
        (at_the_controls, put("phase", Phase.OVER)),
        (at_the_controls, put("ended", 1)),
        (at_the_controls, put("round_number", 0)),
        (at_the_controls, put("round_number", 3)),
        (at_the_controls, put("rounds", 4)),
        (losing_a_token, put("phase", Phase.AFTER_ROLL)),
        (building, put("phase", Phase.AGENDAS)),
        (after_the_roll("nitro"), put("phase", Phase.BUILD)),
        (over, put("phase", Phase.CONTROLS)),
        (over, put("ended", 0)),
    ],
)
def test_the_phase_fits_the_jobs_the_round_and_what_is_being_decided(
    position: Callable[[], Match], change: Callable[[State], object]
) -> None:
    assert "turn" in faults_after(change, position())


def test_nobody_plans_or_builds_during_the_fight() -> None:
    def plan(s: State) -> None:
        s.players[3].job = Job.PLAN

    assert "turn" in faults_after(plan)


def test_everybody_knows_what_lies_on_a_robot_and_holders_know_their_hands() -> None:
    def forget(place: int) -> Callable[[State], object]:
        return lambda s: s.known.__setitem__(s.place.index(place), 0)

    robot_square = Place.ROBOT + square_number("b3")
    assert faults_after(forget(robot_square)) == ["known"]
    assert faults_after(forget(Place.HELD), planning()) == ["known"]


def test_nobody_knows_what_is_in_the_bag() -> None:
    assert faults_after(lambda s: s.known.__setitem__(s.place.index(Place.BAG), 1), planning()) == ["known"]


def test_all_at_the_controls_are_asked_at_once() -> None:
    def only_red(s: State) -> None:
        s.table.asked = s.table.awaiting = 1

    assert faults_after(only_red) == ["asked"]


def test_a_pilot_who_has_steered_and_a_tactician_who_has_picked_are_not_awaited() -> None:
    def steered(s: State) -> None:
        s.players[s.pilot[0]].has_steered = 1

    def picked(s: State) -> None:
        s.players[s.tactician[0]].pick = 0

    assert faults_after(steered) == faults_after(picked) == ["controls"]
    assert faults_after(picked, table()) == []  # in a duel the pilot's part is still owed


def test_after_the_reveal_everybody_has_steered_and_picked() -> None:
    def unsteered(s: State) -> None:
        s.players[s.pilot[1]].has_steered = 0

    assert faults_after(unsteered, losing_a_token()) == ["controls"]


def test_the_defending_pilot_loses_the_token() -> None:
    def attacker(s: State) -> None:
        s.table.asked = s.table.awaiting = 1 << s.pilot[s.attack.team]

    assert faults_after(attacker, losing_a_token()) == ["asked"]


# ------------------------------------------------------------------------------------------------- loading


def position_of(match: Match) -> dict[str, Any]:
    """Such as a person might have edited, with the standard tiles."""
    document = match.position()
    del document["checksum"]
    return document


def load(document: dict[str, Any]) -> Play:
    return read_position(document, "a position", lambda name: GAME)


def laid_with_standard_tiles() -> Match:
    return laid_out(4, standard=True)


def test_a_good_position_is_loaded_and_played_on() -> None:
    document = position_of(laid_with_standard_tiles())
    document["components"] = {"name": "standard"}
    loaded = Match(load(document))
    assert loaded.view() == laid_with_standard_tiles().view()
    play(loaded, f"{loaded.deciders[0]} {loaded.legal(loaded.deciders[0])[0]}")


def test_a_position_that_cannot_be_is_not_loaded() -> None:
    document = position_of(laid_with_standard_tiles())
    document["components"] = {"name": "standard"}
    document["state"]["supply"] += 1
    with pytest.raises(BadInput) as caught:
        load(document)
    assert caught.value.arguments["problem"].key == "position-impossible"


def in_the_middle_of_a_fight() -> dict[str, Any]:
    """One pilot has steered, the others have done nothing yet."""
    match = laid_with_standard_tiles()
    while match.true.state.phase != Phase.CONTROLS:
        seat = match.deciders[0]
        play(match, f"{seat} {match.bot_move(seat, 'scrapper', seed=1)}")
    pilot = next(seat for seat in match.deciders if str(match.legal(seat)[0]).startswith("pilot"))
    play(match, f"{pilot} {match.legal(pilot)[0]}")
    document = position_of(match)
    document["components"] = {"name": "standard"}
    return document


@pytest.mark.parametrize("left_out", ["known", "players/2/pick", "players/0/pick", "table/asked"])
def test_what_a_position_leaves_out_is_not_made_up(left_out: str) -> None:
    """Blank would be wrong in the middle of a fight, and fail late."""
    document = in_the_middle_of_a_fight()
    assert load(document).state.phase == Phase.CONTROLS
    here: Any = document["state"]
    *way, last = left_out.split("/")
    for step in way:
        here = here[int(step) if step.isdigit() else step]
    del here[last]
    with pytest.raises(BadInput):
        load(document)


def test_these_stories_keep_the_tokens_they_need() -> None:
    match = table(ARMORED)
    act(match)
    assert len(robot_of(match, 1).tokens) == 2
