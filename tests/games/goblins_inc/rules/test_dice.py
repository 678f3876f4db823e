"""Dice that lie on the table, and the order in which they strike (GI-dice, GI-after-roll)."""

import pytest

from goblins import BadInput
from goblins.games.goblins_inc import events
from tests.games.goblins_inc.table import (
    act,
    damage,
    dice,
    gunner,
    heard,
    offers,
    play,
    robot_of,
    sees,
    table,
    why_not,
)


def test_rolls_are_public() -> None:
    match = table(gunner(2), script=dice("1 2"))
    act(match, "right > front")
    assert [robot_of(match, 1, seat).dice for seat in ("red", "blue", None)] == [[1, 2], [1, 2], [1, 2]]


def test_a_die_shows_a_blank_or_one_of_five_rows() -> None:
    faces = [act(table(gunner(1), script=dice(str(face))), "right > front") for face in range(1, 6)]
    assert [heard(told, events.DiceRolled)[0].fields()["one"] for told in faces] == ["1", "2", "3", "4", "5"]
    with pytest.raises(BadInput):
        act(table(gunner(1), script=dice("6")), "right > front")


def test_a_tactician_with_nothing_to_decide_is_not_asked() -> None:
    match = table(gunner(2), script=dice("1 1"))
    act(match, "right > front")
    assert sees(match).fight_round == 2


def test_dice_that_differ_must_be_put_in_order() -> None:
    match = table(gunner(3), script=dice("4 2 4"))
    act(match, "right > front")
    assert (sees(match).phase, match.deciders) == ("after-roll", ("red",))
    assert sorted(offers(match, "red")) == ["order 2 4 4", "order 4 2 4", "order 4 4 2"]


def test_blanks_are_misses_and_not_in_the_order() -> None:
    match = table(gunner(4), script=dice("0 4 2 0"), cards="homing, nitro, crane")
    act(match, "right > front", picks="left middle")
    assert "order 4 2" in offers(match, "red")
    assert why_not(match, "red", "order 4") == "rows-not-rolled"
    assert why_not(match, "red", "order 4 2 1") == "rows-not-rolled"
    told = play(match, "red order 4 2")
    assert damage(told, 2) == ["destroyed 4 d3", "destroyed 2 b3"]


def test_the_order_is_sealed_until_both_are_done() -> None:
    match = table(gunner(2), gunner(2), seats=4, cards="emergency, homing, nitro", script=dice("1 2 4 5"))
    act(match, "right > front", "right > front", "left left")
    assert match.deciders == ("blue", "green")
    told = play(match, "blue order 2 1")
    assert told == [events.WasDone("blue")]
    assert robot_of(match, 1, "blue").order == robot_of(match, 1, "red").order == [2, 1]
    assert robot_of(match, 1, "green").order is robot_of(match, 1).order is None
    told = play(match, "green order 5 4")
    assert heard(told, events.DiceShown) == [
        events.DiceShown(1, "1 2", "2 1"),
        events.DiceShown(2, "4 5", "5 4"),
    ]


def test_an_order_can_be_withdrawn_until_the_other_is_in() -> None:
    match = table(gunner(2), gunner(2), seats=4, script=dice("1 2 4 5"))
    act(match, "right > front", "right > front", "left left")
    play(match, "blue order 2 1")
    match.undo("blue")
    play(match, "blue order 1 2", "green order 4 5")
    assert not match.can_undo("blue")


def test_the_pilot_does_not_order_the_dice() -> None:
    match = table(gunner(2), seats=4, script=dice("1 2"))
    act(match, "right > front")
    assert why_not(match, "red", "order 1 2") == "not-asked"
