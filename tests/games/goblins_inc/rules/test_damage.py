"""Damage, die by die (GI-hit, GI-cockpit-hit, GI-dynamite, GI-both-strike)."""

import pytest

from goblins.games.goblins_inc import events
from goblins.match import Match
from tests.games.goblins_inc.table import (
    Drawn,
    act,
    armor,
    damage,
    decoration,
    dice,
    goblins,
    gunner,
    heard,
    play,
    player,
    robot,
    robot_of,
    sees,
    standing,
    table,
)


def shoot(target: Drawn, faces: str, side: str = "front") -> tuple[Match, list[str]]:
    """Red's dice all show the same or come in an order that leaves nothing to decide."""
    match = table(gunner(len(faces.split())), target, script=dice(faces))
    return match, damage(act(match, f"right > {side}"), 2)


TOWER = robot("""
    . . W . .
    . . W . .
    . W # W .
    . . W . .
    . . . . .
""")


def test_the_first_tile_of_the_row_is_destroyed() -> None:
    match, told = shoot(TOWER, "3")
    assert told == ["destroyed 3 c1"]
    assert standing(match, 2) == "b3 c2 c4 d3"


def test_the_next_die_finds_the_next_tile() -> None:
    _, told = shoot(TOWER, "3 3")
    assert told == ["destroyed 3 c1", "destroyed 3 c2"]


def test_what_is_behind_the_cockpit_is_out_of_reach() -> None:
    match, told = shoot(TOWER, "3 3 3 3")
    assert told[2:] == ["goblin-left 3 blue", "goblin-left 3 blue"]
    assert standing(match, 2) == ""  # the robot is disabled and a new round has begun


def test_an_empty_row_loses_nothing() -> None:
    match, told = shoot(TOWER, "1 1")
    assert told == ["row-empty 1", "row-empty 1"]
    assert standing(match, 2) == "b3 c1 c2 c4 d3"


def test_destroyed_tiles_go_to_the_scrapyard_of_their_team() -> None:
    match, _ = shoot(TOWER, "3")
    assert (robot_of(match, 2).lost, robot_of(match, 1).lost) == (["W07"], [])


def test_everything_that_only_hung_on_a_destroyed_tile_is_destroyed_too() -> None:
    arm = robot("""
        . . . . .
        . . . D .
        . . # W E
        . . W D .
        . . . . .
    """)
    match, told = shoot(arm, "3", "left")
    assert told == ["destroyed 3 e3"]
    match, told = shoot(arm, "4 4")
    assert told == ["destroyed 4 d2", "destroyed 4 d3 e3"]
    assert standing(match, 2) == "c4 d4"


def test_cut_off_tiles_are_gone_before_the_next_die() -> None:
    arm = robot("""
        . . . W .
        . . D D .
        . . # . .
        . . W D .
        . . . . .
    """)
    match = table(gunner(2), arm, script=dice("3 4"))
    act(match, "right > front")
    told = damage(play(match, "red order 3 4"), 2)
    assert told == ["destroyed 3 c2 d1, d2", "destroyed 4 d4"]


def test_the_order_of_the_dice_matters() -> None:
    arm = robot("""
        . . . W .
        . . D D .
        . . # . .
        . . W D .
        . . . . .
    """)
    match = table(gunner(2), arm, script=dice("3 4"))
    act(match, "right > front")
    told = damage(play(match, "red order 4 3"), 2)
    assert told == ["destroyed 4 d1", "destroyed 3 c2 d2"]


def test_a_tile_held_by_other_metal_stays() -> None:
    loop = robot("""
        . . . . .
        . . W W .
        . . # W .
        . . . . .
        . . . . .
    """)
    match, told = shoot(loop, "3")
    assert told == ["destroyed 3 c2"]
    assert standing(match, 2) == "d2 d3"


def test_tiles_that_touch_without_metal_fall() -> None:
    loop = robot(
        """
        . . . . .
        . . W X .
        . . # W .
        . . . . .
        . . . . .
        """,
        X=decoration(metal="NW"),
    )
    assert shoot(loop, "3")[1] == ["destroyed 3 c2 d2"]


def test_a_token_is_lost_instead_of_the_tile() -> None:
    match, told = shoot(robot(taped="b3"), "2 2")
    assert told == ["token-lost 2 b3 1", "destroyed 2 b3"]
    assert robot_of(match, 2).tokens_lost == 1


def test_everything_that_falls_counts_as_destroyed() -> None:
    arm = robot(
        """
        . . . . .
        . . . . .
        . . # W A
        . . W . D
        . . . . .
        """,
        A=armor("S"),
        taped="e4",
    )
    match, told = shoot(arm, "4")
    assert told == ["destroyed 4 d3 e3, e4"]
    assert (len(robot_of(match, 2).lost), robot_of(match, 2).tokens_lost) == (3, 2)


# ------------------------------------------------------------------------------------------------ the cockpit

OPEN = robot("""
    . . . . .
    . . . . .
    . W # W .
    . . W . .
    . . . . .
""")


@pytest.mark.parametrize(
    ("dice_rolled", "left"),
    [
        ("3", [2, 2, 2, 1]),
        ("3 3", [2, 2, 2, 0]),
        ("3 3 3", [2, 2, 1, 0]),
    ],
)
def test_a_hit_on_the_cockpit_costs_a_goblin_of_the_pilot_and_then_of_the_tactician(
    dice_rolled: str, left: list[int]
) -> None:
    match = table(gunner(len(dice_rolled.split())), OPEN, seats=4, script=dice(dice_rolled))
    act(match, "right > front")
    assert goblins(match) == left


def test_in_the_next_fight_round_the_other_partner_is_the_pilot_who_pays() -> None:
    match = table(gunner(1), OPEN, seats=4, fight_round=2, script=dice("3"))
    told = act(match, "right > front")
    assert damage(told, 2) == ["goblin-left 3 green"]


def test_hits_on_an_empty_cockpit_have_no_effect() -> None:
    match = table(gunner(2), OPEN, script=dice("3 3"), blue=player(goblins=1))
    told = act(match, "right > front")
    assert damage(told, 2) == ["goblin-left 3 blue", "cockpit-empty 3"]


def test_the_last_goblin_of_a_pair_is_the_tacticians() -> None:
    match = table(gunner(2), OPEN, seats=4, script=dice("3 3"), yellow=player(goblins=0), green=player(goblins=1))
    told = act(match, "right > front")
    assert damage(told, 2) == ["goblin-left 3 green", "cockpit-empty 3"]


def test_goblins_of_a_lone_player_all_leave_in_turn() -> None:
    match = table(gunner(1), OPEN, seats=3, script=dice("3"))
    told = act(match, "right > front")
    assert damage(told, 2) == ["goblin-left 3 green"]
    assert goblins(match) == [2, 2, 1]


def test_knocked_out_goblins_are_back_in_the_next_round() -> None:
    match = table(gunner(1), OPEN, script=dice("3"), blue=player(goblins=1))
    act(match, "right > front")
    assert (sees(match).round_number, goblins(match)) == (2, [2, 2])


# --------------------------------------------------------------------------------------------------- dynamite


def blast(target: Drawn, faces: str, order: str) -> list[str]:
    match = table(gunner(len(faces.split())), target, cards="dynamite, crane, emergency", script=dice(faces))
    act(match, "right > front", picks="left right")
    return damage(play(match, "red dynamite", f"red order {order}"), 2)


def test_the_first_die_strikes_its_row_twice() -> None:
    assert blast(TOWER, "3 2", "3 2") == ["destroyed 3 c1", "destroyed 3 c2", "destroyed 2 b3"]


def test_a_die_for_an_empty_row_is_not_the_first_hit() -> None:
    assert blast(TOWER, "1 2", "1 2") == ["row-empty 1", "destroyed 2 b3", "row-empty 2"]


def test_the_second_strike_comes_after_cut_off_tiles_are_gone() -> None:
    arm = robot(
        """
        . . W W .
        . . W X .
        . . # D .
        . . W . .
        . . . . .
        """,
        X=decoration(metal="N"),
    )
    assert blast(arm, "4", "4") == ["destroyed 4 d1 d2", "destroyed 4 d3"]


def test_the_second_strike_may_find_the_row_empty() -> None:
    assert blast(OPEN, "2", "2") == ["destroyed 2 b3", "row-empty 2"]


def test_dynamite_on_the_cockpit_costs_two_goblins() -> None:
    assert blast(OPEN, "3", "3") == ["goblin-left 3 blue", "goblin-left 3 blue"]


def test_a_token_takes_one_of_the_two_strikes() -> None:
    assert blast(robot(taped="b3"), "2", "2") == ["token-lost 2 b3 1", "destroyed 2 b3"]


def test_dynamite_goes_on_after_the_pilot_has_chosen_a_token() -> None:
    corner = robot(
        """
        . . . . .
        . . . X A
        . . # W W
        . . . . .
        . . . . .
        """,
        X=decoration(metal="NEW"),
        A=armor("SW"),
    )
    match = table(gunner(1), corner, cards="dynamite, crane, emergency", script=dice("2"))
    act(match, "right > left", picks="left right")
    told = play(match, "red dynamite", "red order 2")
    assert damage(told, 2) == ["tokens-hit 2 e2"]
    told = play(match, "blue token 1")
    assert damage(told, 2) == ["token-given-up 1 e2 e3", "token-lost 2 e2 1"]
    assert sees(match).fight_round == 2


def test_dynamite_that_hits_nothing_is_spent_in_vain() -> None:
    assert blast(TOWER, "1", "1") == ["row-empty 1"]


# --------------------------------------------------------------------------------------------- both attacks


def test_both_attacks_are_resolved_in_full() -> None:
    """Team 1 shoots all guns of team 2 away, but their dice have been rolled."""
    match = table(gunner(1), gunner(1), script=dice("3 3"))
    told = act(match, "right > front", "right > right", "left left")
    assert damage(told, 2) == ["destroyed 3 e3"]
    assert damage(told, 1) == ["goblin-left 3 red"]


def test_a_robot_that_is_disabled_still_deals_its_damage() -> None:
    match = table(gunner(1), gunner(1), script=dice("3 4"), blue=player(goblins=1))
    told = act(match, "right > right", "right > right", "left left")
    assert damage(told, 2) == ["goblin-left 3 blue"]
    assert damage(told, 1)[:1] == ["destroyed 4 d2"]
    assert heard(told, events.Disabled) == [events.Disabled(2, "crew")]


def test_the_order_in_which_the_attacks_are_told_changes_nothing() -> None:
    """Each die finds the robot as the own team's dice have left it, never as the other attack has."""
    match = table(gunner(2), gunner(2), script=dice("2 2 2 2"))
    act(match, "right > front", "right > front", "left left")
    assert standing(match, 1) == standing(match, 2)


def test_both_pilots_may_have_tokens_to_choose() -> None:
    built = robot(
        """
        . . . . .
        . . . X A
        . E # E >
        . . W . .
        . . . . .
        """,
        X=decoration(metal="NEW"),
        A=armor("SW"),
    )
    match = table(built, built, script=dice("2 2"))
    act(match, "right > front", "right > front", "left left")
    assert match.deciders == ("blue",)
    play(match, "blue token 1")
    assert match.deciders == ("red",)
    play(match, "red token 2")
    assert (robot_of(match, 1).tokens, robot_of(match, 2).tokens) == ([["e2", "e3"]], [["e2", "d2"]])
