"""Positions in words: what a hand-written one leaves out is filled in, and mistakes name the square or the card."""

import pytest

import goblins
from goblins.kernel.errors import BadInput
from goblins.kernel.words import LANGUAGES

HEAD = "goblins-inc, rules 1, red blue"
EMPTY_ROWS = "1 block · · · block\n2 · · · · ·\n3 · · cockpit · ·\n4 · · · · ·\n5 block · · · block\n"
ROBOT = """robot 1, far side in front
   a     b      c       d      e
1  ·     ·      ·       ·      ·
2  ·     ·      ·       ·      ·
3  ·     ·      cockpit E01    W01 →
4  ·     ·      ·       ·      ·
5  ·     ·      ·       ·      ·
"""


def test_a_robot_is_drawn_and_the_rest_follows() -> None:
    match = goblins.load(f"{HEAD}\n{ROBOT}")
    view = match.view("red")
    assert [(square.square, square.tile) for square in view.robots[0].squares] == [("d3", "E01"), ("e3", "W01")]
    assert match.deciders == ("red", "blue")
    assert (view.phase, view.round_number, len(view.shown)) == ("controls", 1, 3)


def test_the_blueprint_is_known_even_where_both_robots_cover_it() -> None:
    """A crane sets tiles on its squares: they are named instead of drawn."""
    rows = "1 · · block · ·\n3 A06↑ E01↑ cockpit · block\n5 · · block · ·\n"
    text = f"{HEAD}\nblueprint a3\nrobot 1\n{rows}robot 2\n{rows.replace('A06', 'D01').replace('E01', 'D02')}"
    match = goblins.load(text)
    written = match.position_text()
    assert "\nblueprint a3\n" in written
    assert goblins.load(written).position() == match.position()


def test_a_tile_may_be_any_of_its_kind() -> None:
    match = goblins.load(f"{HEAD}\n{ROBOT.replace('W01 →', 'weapon').replace('E01', 'engine')}")
    assert {square.tile for square in match.view().robots[0].squares} == {"E01", "W01"}


def test_tokens_follow_from_the_plates_unless_they_are_named() -> None:
    armored = ROBOT.replace("E01    W01 →", "A06 ↑  ·")
    derived = goblins.load(f"{HEAD}\n{armored}").view().robots[0].tokens
    assert len(derived) == 1, derived
    assert goblins.load(f"{HEAD}\n{armored}tokens none\n").view().robots[0].tokens == []


def test_dice_are_scripted_by_what_they_show() -> None:
    match = goblins.load(f"{HEAD}\n{ROBOT}next dice 4 3 0\nnext reroll red 5\n")
    assert match.true.script == ((0, 4), (0, 3), (0, 0), (1, 5))


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("robot 1\n1 · · · · W77", "(robot 1, e1)"),
        ("robot 2\n1 · · · ·", "Something is missing (robot 2, e1)"),
        ("robot 2\n3 · · W01 · ·", "“w01” is unknown (robot 2, c3); there are cockpit."),
        ("robot 1\n1 · · · · ·  ·", "“·” is too much (robot 1, e1)."),
        ("robot 3", "“3” does not fit (robot): a number from 1 to 2 would."),
        ("cards nirto, homing, crane", "Did you mean “nitro”?"),
        ("red\nagendas artits", "Did you mean “artist”?"),
        ("robot 1\ntokens c2-z9", "(tokens)"),
        ("tokens c2", "these would fit: robot 1, robot 2."),
        ("holds W01", "these would fit: red, blue."),
        ("phase control", "Did you mean “controls”?"),
        ("next dice 9", "“9” does not fit (dice): a number from 0 to 5 would."),
    ],
)
def test_mistakes_name_the_place_and_what_would_fit(lines: str, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        goblins.load(f"{HEAD}\n{lines}\n")
    assert problem in caught.value.text()
    assert "line " in caught.value.text()
    assert not [lang for lang in LANGUAGES if "[" in caught.value.text(lang)]


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (ROBOT + ROBOT.replace("robot 1", "robot 2"), "There is no E01 left (robot 2, d3)."),
        ("robot 1\n" + EMPTY_ROWS.replace("1 block", "1 ·"), "e1 a5 e5"),
        (ROBOT + "lost W01\n", "There is no W01 left"),
    ],
)
def test_what_the_box_does_not_have_is_named(lines: str, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        goblins.load(f"{HEAD}\n{lines}\n")
    assert problem in caught.value.text()


IN_BUILDING = "phase build 1\nred\nholds W01 W02 W03 W04 W05\nblue\nholds W06 W07 W08 W09 W10\n"


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (ROBOT + "tokens e3-e1\n", "on e3 lies on no tile, on the cockpit, or over tiles that are not side by side"),
        (ROBOT.replace("W01 →", "W01 ←").replace("E01", "·  "), "the tile on e3 of team 1’s robot is not joined"),
        ("cards nitro, nitro, homing", "three different ones"),
        ("red\nagendas artist decoy guardian ninja saboteur", "Red cannot have these agendas now"),
        ("red\nagendas bet", "Red cannot have these agendas now"),
        ("state.players.red.team 1\nstate.players.blue.team 0", "team"),
        ("phase after-roll red\nred\nsteers left > front\npicks left\nblue\nsteers left > front\npicks right\n"
         "robot 1\nrolled 3 3 3", "dice of team 1"),
        (IN_BUILDING + "gives W06 W07", "Blue cannot have sealed these gifts"),
        (IN_BUILDING + "robot 1\n1 W11* . . . .", "on a1 of team 1’s robot"),
        ("gone crane", "do not fit round 1"),
        (ROBOT + "rolled 3 4\n", "before they can be there"),
    ],
)  # fmt: skip
def test_what_no_game_can_bring_is_refused(lines: str, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        goblins.load(f"{HEAD}\n{lines}\n")
    assert problem in caught.value.text()
    assert not [lang for lang in LANGUAGES if "[" in caught.value.text(lang)]


def test_a_step_of_building_can_be_written_in_a_few_lines() -> None:
    assert goblins.load(f"{HEAD}\n{IN_BUILDING}").deciders == ("red", "blue")
