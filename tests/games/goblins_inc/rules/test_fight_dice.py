"""The fight: before the roll, how many dice, and their order (GI-before-roll, GI-dice-count, GI-after-roll)."""

import pytest

from goblins.games.goblins_inc import events
from goblins.kernel.vocabulary import Event
from goblins.match import Match
from tests.games.goblins_inc.table import (
    act,
    dice,
    gunner,
    heard,
    lots,
    play,
    robot,
    robot_of,
    sees,
    standing,
    table,
    weapon,
    why_not,
    with_engines,
)

# -------------------------------------------------------------------------------------------- before the roll


def both_with_cranes(one: str, two: str, script: int = 0) -> Match:
    match = table(with_engines(3), with_engines(3), cards="crane, nitro, homing+crane", script=lots(script))
    act(match, one, two)
    return match


def test_with_something_to_use_on_both_sides_the_tactician_with_fewer_unused_engines_goes_first() -> None:
    assert both_with_cranes("front > front", "front > left").deciders == ("blue",)
    assert both_with_cranes("front > left", "front > front").deciders == ("red",)


@pytest.mark.parametrize(("lot", "first"), [(0, "red"), (1, "blue")])
def test_with_equal_engines_a_die_decides_who_goes_first(lot: int, first: str) -> None:
    match = both_with_cranes("front > front", "front > front", lot)
    assert match.deciders == (first,)
    assert heard(match.events(), events.FirstByLot) == [events.FirstByLot(lot + 1)]


def test_the_other_tactician_sees_what_was_done_and_follows() -> None:
    match = both_with_cranes("front > front", "front > left")
    play(match, "blue crane b3 > c2 north")
    assert match.deciders == ("red",)
    assert standing(match, 2) == "c2 c4 d3"
    play(match, "red pass")
    assert sees(match).fight_round == 2


def test_whoever_alone_has_something_to_use_is_asked_without_a_die() -> None:
    match = table(with_engines(3), with_engines(3), cards="nitro, homing, crane")
    told = act(match)
    assert (match.deciders, heard(told, events.FirstByLot)) == (("blue",), [])


def test_with_nothing_to_use_before_the_roll_the_dice_roll_at_once() -> None:
    told = act(table(gunner(1), script=dice("5")), "right > front")
    assert heard(told, events.DiceRolled) == [events.DiceRolled("5", "none")]


def test_what_was_passed_over_before_the_roll_is_gone() -> None:
    match = table(gunner(2), cards="homing+sabotage, nitro, crane", script=dice("1 2"))
    act(match, "right > front", picks="left middle")
    play(match, "red pass")
    assert (sees(match).phase, robot_of(match, 1).dice) == ("after-roll", [1, 2])
    assert why_not(match, "red", "sabotage") == "not-before-the-roll"


def test_engines_are_counted_once_and_a_crane_that_drops_one_changes_nothing() -> None:
    built = robot("""
        . . E . .
        . . D . .
        . D # D .
        . . v . .
        . . . . .
    """)
    match = table(built, robot(), cards="crane, nitro, homing", script=lots(0))
    act(match, "front > left", picks="left left")
    told = play(match, "red crane c2 > b2 north")
    assert heard(told, events.Craned) == [events.Craned(1, "D01", "c2", "b2", "north", 0, "c1")]
    assert (sees(match).phase, match.deciders) == ("before-roll", ("blue",))
    assert (robot_of(match, 1).engines, robot_of(match, 1).unused) == (2, 1)


# ----------------------------------------------------------------------------------------- how many dice

ARROWS = {
    0: ". . . . .  . . . . .  . D # D .  . . v . .  . . . . .",
    1: ". . . . .  . . ^ . .  . D # D .  . . v . .  . . . . .",
    2: ". . . . .  . ^ ^ . .  . D # D .  . . v . .  . . . . .",
    4: ". . . . .  . ^ G ^ .  . D # D .  . . v . .  . . . . .",
    5: ". . . . .  . ^ G G .  . D # D .  . . v . .  . . . . .",
    6: ". . . . .  . G G G .  . D # D .  . . v . .  . . . . .",
}


def rolled(told: list[Event]) -> int:
    first = next(event for event in told if isinstance(event, events.DiceRolled))
    return len(first.one.replace("none", "").split())


@pytest.mark.parametrize(("arrows", "expected"), [(0, 0), (1, 0), (2, 1), (4, 3), (5, 4), (6, 4)])
def test_each_forward_arrow_is_a_die_at_most_five_and_one_less_when_overheated(arrows: int, expected: int) -> None:
    match = table(robot(ARROWS[arrows], G=weapon("NN")), script=dice("1 1 1 1 1"))
    assert rolled(act(match)) == expected


@pytest.mark.parametrize(("arrows", "expected"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5)])
def test_a_robot_that_turned_rolls_a_die_for_every_arrow_up_to_five(arrows: int, expected: int) -> None:
    match = table(gunner(arrows), script=dice("1 1 1 1 1"))
    assert rolled(act(match, "right > front")) == expected


@pytest.mark.parametrize(("arrows", "expected"), [(0, 0), (1, 1), (4, 4), (5, 4), (6, 4)])
def test_sabotage_is_an_arrow_more_but_never_a_sixth_die(arrows: int, expected: int) -> None:
    match = table(robot(ARROWS[arrows], G=weapon("NN")), cards="sabotage, nitro, homing", script=dice("1 1 1 1 1"))
    act(match)
    assert rolled(play(match, "red sabotage")) == expected


def test_even_without_a_weapon_to_the_front_sabotage_gives_a_die() -> None:
    match = table(gunner(0), cards="sabotage, nitro, homing", script=dice("1"))
    act(match, "right > front")
    assert rolled(play(match, "red sabotage")) == 1


def test_dice_are_counted_after_all_abilities_before_the_roll() -> None:
    """The crane turns the only weapon to the front."""
    match = table(gunner(0), cards="crane, nitro, homing", script=dice("1"))
    act(match, "right > front")
    assert rolled(play(match, "red crane c4 > c4 west")) == 1


# -------------------------------------------------------------------------------------- rolling and ordering
