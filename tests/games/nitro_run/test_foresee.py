"""What a move would do, before it is made."""

from fractions import Fraction

from goblins.games.nitro_run import events
from tests.games.nitro_run.table import MIDDLE, rides, riding, spec, table, way


def test_the_odds_of_a_draft_are_exact() -> None:
    match = table(spec("bend 3"))
    match.play("red", "delegate 1 blue")
    foresight = match.foresee("red", "draft 1")
    odds = {type(branch.events[0]): branch.odds for branch in foresight.branches}
    assert odds[events.BlankFound] == Fraction(1, 4)
    assert sum(branch.odds for branch in foresight.branches if type(branch.events[0]) is events.Peeked) == Fraction(
        3, 4
    )


def test_what_is_known_is_certain() -> None:
    match = rides(way("calm", "+1/+2"))
    foresight = match.foresee("red", "ride")
    assert foresight.certain[:2] == (events.Revealed("b2", 2, 1, 2), events.WheelsTurned(5, 3))
    assert not foresight.drawn


def test_a_section_that_nobody_has_seen_has_its_odds() -> None:
    match = riding(MIDDLE, ("unseen", "+0/+2", "+0/+1", "+1/+1"))
    branches = match.foresee("red", "ride").branches
    assert {branch.odds for branch in branches} == {Fraction(1, 2)}
    assert {branch.events[0] for branch in branches} == {
        events.Revealed("b1", 1, 0, 0),
        events.Revealed("b1", 1, 1, 2),
    }


def test_planning_tells_what_may_be_drawn_next() -> None:
    foresight = table().foresee("red", "plan")
    assert foresight.certain == (events.Planned("skab", 2),)
    assert foresight.drawn


def test_building_is_certain_and_can_be_taken_back() -> None:
    match = table(spec("straight 2", "build"), at="b2 a0 c0")
    assert match.foresee("red", "build 1 b2 n-s").certain[0] == events.Built("skab", 1, "b2", "n-s", 0)
    match.play("red", "build 1 b2 n-s")
    assert str(match.undo("red")) == "build 1 b2 n-s"


def test_nothing_is_taken_back_across_a_draw_or_a_peek() -> None:
    match = table(spec("bend 2"))
    match.play("red", "delegate 1 blue")
    assert match.can_undo("red")
    match.play("red", "draft 1")
    assert not match.can_undo("red")


def test_the_last_section_can_be_taken_back_until_the_cart_rolls() -> None:
    looks = ["straight 2", "straight 2", "straight 2", "straight 3", "bend 2"]
    sections = [spec(look, place) for look, place in zip(looks, MIDDLE, strict=False)]
    match = table(*sections, spec("bend 2", "build"), at="b5 b0 c0", day=4)
    match.play("red", "build 6 c6 s-nw")
    assert match.can_undo("red")
    match.play("red", "ride")
    assert not match.can_undo("red")
