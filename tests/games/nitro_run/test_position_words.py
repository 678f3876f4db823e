"""Positions in words: what a hand-written one leaves out is filled in, and mistakes name the space or the spec."""

import pytest

import goblins
from goblins.kernel.errors import BadInput
from goblins.kernel.words import LANGUAGES

HEAD = "nitro-run, rules 1, red"
HALF_A_TRACK = f"""{HEAD}
day 4
acting skab
0   ·                 · nettle
           · twich
1   ~                 cave
           1 n-s
2   crag              ledge skab
           2 n-se
3   cave              crag
           ~
build 3
spec 3 straight 2 track
grunts red - -
"""


def test_a_drawing_of_the_upper_card_is_a_whole_table() -> None:
    match = goblins.load(HALF_A_TRACK)
    view = match.view("red")
    assert (view.week.day, view.phase) == (4, "act")
    assert {space.space: space.section for space in view.spaces if space.section} == {"b1": 1, "b2": 2}
    assert [schemer.space for schemer in view.schemers] == ["c2", "b0", "c0"]
    assert view.specs[2].place == "build"


def test_a_space_may_stand_for_itself() -> None:
    match = goblins.load(f"{HEAD}\nb1 1 n-s\nc2 . skab\nspec 1 straight 2 calm\n")
    assert match.view("red").specs[0].shape == "straight"


def test_ends_may_stand_in_any_order() -> None:
    match = goblins.load(f"{HEAD}\na1 1 se-n\nspec 1 bend 2 track\n")
    assert match.view("red").spaces[3].join == "n-se"


def test_what_is_said_exactly_is_taken_before_what_may_be_any() -> None:
    match = goblins.load(f"{HEAD}\npool 1\nbuild 2 3\nspec 2 bend 3 track\nspec 3 bend 3 calm\n")
    assert "spec 3 bend 3 calm" in match.position_text()


def test_plans_and_peeks_are_scripted_by_their_looks() -> None:
    match = goblins.load(f"{HEAD}\nacting skab\nnext plans bend 3, straight 2\n")
    match.play("red", "plan")
    assert [(spec.shape, spec.top) for spec in match.view("red").specs] == [("bend", 3), ("straight", 2)]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("1 ~ crave", "“crave” is unknown (c1). Did you mean “cave”?"),
        ("1 ~", "Something is missing (c1)"),
        ("b1 1 n-x", "(b1)"),
        ("b1 30 n-s", "“30” does not fit (b1): a number from 1 to 21 would."),
        ("b1 1 n-s\npool 1", "“1” has been said before"),
        ("skab 3 actions", "“3” does not fit (skab): a number from 0 to 2 would."),
        ("grunts red purple", "(grunts)"),
        ("spec 1 bend 9", "(spec)"),
        ("spec 1 bend 3 -7/+7", "(spec)"),
        ("phase ryde", "Did you mean “ride”?"),
        ("next peek bend 2 rubbel", "Did you mean “rubble”?"),
        ("crag", "“crag” does not fit (crag): a number from 0 to 6 would."),
    ],
)
def test_mistakes_name_the_place_and_what_would_fit(line: str, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        goblins.load(f"{HEAD}\n{line}\n")
    assert problem in caught.value.text()
    assert "line " in caught.value.text()
    assert not [lang for lang in LANGUAGES if "[" in caught.value.text(lang)]


def test_a_hex_that_the_box_does_not_have_twice_is_named() -> None:
    lines = "\n".join(f"spec {number} hairpin 2\npool {number}" for number in range(1, 12))
    with pytest.raises(BadInput, match=r"There is no hairpin 2 left \(spec "):
        goblins.load(f"{HEAD}\n{lines}\n")
