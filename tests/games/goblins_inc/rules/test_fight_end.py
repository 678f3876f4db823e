"""The fight: checking robots, and how a fight round is told (GI-disabled)."""

import pytest

from goblins.games.goblins_inc import events
from tests.games.goblins_inc.table import (
    Drawn,
    act,
    dice,
    goblins,
    gunner,
    heard,
    play,
    player,
    robot,
    sees,
    table,
)

# -------------------------------------------------------------------------------------------- checking robots

WEAPONLESS = robot("""
    . . . . .
    . . . . .
    . D # D .
    . . . . .
    . . . . .
""")


def test_when_neither_robot_is_disabled_the_jobs_are_swapped_and_the_fight_goes_on() -> None:
    match = table(seats=4)
    told = act(match)
    assert not heard(told, events.Disabled)
    assert sees(match).fight_round == 2
    assert [(robot.pilot, robot.tactician) for robot in sees(match).robots] == [("blue", "red"), ("green", "yellow")]


def test_a_lone_player_keeps_both_jobs() -> None:
    match = table(seats=3)
    act(match)
    assert [(robot.pilot, robot.tactician) for robot in sees(match).robots] == [("blue", "red"), ("green", "green")]


def test_a_robot_without_weapons_is_disabled_and_the_fight_ends() -> None:
    match = table(gunner(1), robot(), script=dice("3"))
    told = act(match, "right > rear")
    assert heard(told, events.Destroyed) == [events.Destroyed(2, 3, "c4", "W07", "none")]
    assert heard(told, events.Disabled, events.FightWon) == [
        events.Disabled(2, "weapons"),
        events.FightWon(1, "disabled", 0, 1),
    ]
    assert sees(match).round_number == 2


def test_a_robot_that_starts_without_weapons_fights_the_first_round() -> None:
    match = table(gunner(1), WEAPONLESS, script=dice("1"))
    assert sees(match).phase == "controls"
    told = act(match, "right > front")
    assert heard(told, events.RowEmpty, events.Disabled) == [events.RowEmpty(2, 1), events.Disabled(2, "weapons")]


def test_even_without_weapons_sabotage_shoots_in_the_first_round() -> None:
    match = table(WEAPONLESS, robot(), cards="sabotage, nitro, homing", script=dice("3"))
    act(match, "right > front")
    told = play(match, "red sabotage")
    assert heard(told, events.GoblinLeft, events.Disabled) == [
        events.GoblinLeft(2, 3, "blue"),
        events.Disabled(1, "weapons"),
    ]


def test_a_robot_may_be_disabled_for_both_reasons() -> None:
    match = table(gunner(1), WEAPONLESS, script=dice("3"), blue=player(goblins=1))
    assert heard(act(match, "right > front"), events.Disabled) == [events.Disabled(2, "both")]


def test_an_attack_names_the_robot_its_side_and_the_rows() -> None:
    match = table(gunner(1), script=dice("2"))
    act(match, "right > left", "right > front")
    assert heard(match.events(), events.AttackBegan) == [events.AttackBegan(2, "near", "2", "none")]


def test_a_robot_without_goblins_is_disabled() -> None:
    match = table(gunner(1), robot(), script=dice("3"), blue=player(goblins=1))
    told = act(match, "right > front")
    assert heard(told, events.GoblinLeft, events.Disabled) == [
        events.GoblinLeft(2, 3, "blue"),
        events.Disabled(2, "crew"),
    ]


def test_a_team_with_a_goblin_of_either_partner_fights_on() -> None:
    match = table(gunner(1), robot(), seats=4, script=dice("3"), yellow=player(goblins=1))
    told = act(match, "right > front")
    assert not heard(told, events.Disabled)
    assert (goblins(match), sees(match).fight_round) == ([2, 2, 2, 0], 2)


def test_both_robots_may_be_disabled_in_the_same_round() -> None:
    match = table(gunner(1), gunner(1), script=dice("3 3"), red=player(goblins=1), blue=player(goblins=1))
    told = act(match, "right > right", "right > right", "left left")
    assert heard(told, events.GoblinLeft) == [events.GoblinLeft(2, 3, "blue"), events.GoblinLeft(1, 3, "red")]
    assert heard(told, events.Disabled, events.FightDrawn) == [
        events.Disabled(1, "crew"),
        events.Disabled(2, "crew"),
        events.FightDrawn(2),
    ]


def test_the_fight_never_lasts_more_than_four_rounds() -> None:
    match = table(fight_round=4)
    told = act(match)
    assert heard(told, events.FightDrawn) == [events.FightDrawn(0)]
    assert sees(match).round_number == 2


def test_an_order_of_events_tells_the_round_from_the_reveal_to_the_check() -> None:
    told = act(table(gunner(1), script=dice("2")), "right > front")
    assert [event.verb for event in told] == [
        "was-done",
        "was-done",
        "pilot-showed",
        "pilot-showed",
        "card-taken",
        "card-taken",
        "dice-rolled",
        "dice-shown",
        "dice-shown",
        "destroyed",
        "fight-round-began",
    ]


@pytest.mark.parametrize(("one", "end"), [(WEAPONLESS, "disabled"), (robot(), "rounds")])
def test_a_fight_ends_by_disabling_or_after_four_rounds(one: Drawn, end: str) -> None:
    match = table(one, fight_round=4)
    act(match)
    assert heard(match.events(), events.FightEnded) == [events.FightEnded(end, 4)]
