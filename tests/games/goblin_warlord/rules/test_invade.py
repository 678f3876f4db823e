"""Invasions and the attack dice (GW-invade, GW-losses)."""

import pytest

from goblins.games.goblin_warlord import events
from goblins.kernel.record import copied
from goblins.match import Match
from tests.games.goblin_warlord.table import (
    attack,
    camp,
    camp_of,
    dice_rolled,
    happened,
    offers,
    play,
    sees,
    spent_lairs,
    table,
    why_not,
)

# By the goblins of the attacker, then of the defender: how many dice, and whose choice it is.
DICE = {
    1: ["3 red", "1 red", "2 blue", "3 blue", "3 blue"],
    2: ["3 red", "2 red", "1 red", "2 blue", "2 blue"],
    3: ["3 red", "3 red", "2 red", "1 red", "2 blue"],
    4: ["3 red", "3 red", "2 red", "2 red", "1 red"],
}
CLASHES = [
    (attackers, defenders, expected) for attackers, row in DICE.items() for defenders, expected in enumerate(row)
]


def clash(attackers: int, defenders: int, faces: str, order: str = "crown") -> Match:
    """Red's only lair is about to invade Blue's first."""
    return table(red=camp(f"H{attackers}", order=order), blue=camp(f"H{defenders} H0"), script=attack(faces))


# -------------------------------------------------------------------------------------------------- the dice


@pytest.mark.parametrize(("attackers", "defenders", "expected"), CLASHES)
def test_the_numbers_of_goblins_decide_how_many_dice_are_rolled_and_who_chooses(
    attackers: int, defenders: int, expected: str
) -> None:
    match = clash(attackers, defenders, "push push push")
    told = play(match, "red invade 1 > blue.1")
    rolled = next(event for event in told if isinstance(event, events.AttackRolled))
    assert f"{len(dice_rolled(told))} {rolled.chooser}" == expected


def test_equals_roll_one_die_and_its_result_counts_at_once() -> None:
    match = clash(2, 2, "victory")
    assert play(match, "red invade 1 > blue.1") == [
        events.Invaded("red", 1, "blue", 1, 0),
        events.AttackRolled("red", "victory", "none", "none", "red"),
        events.Result("red", "victory"),
        events.Lost("blue", 1, 1),
    ]
    assert camp_of(match, "blue") == "H1 H0"


def test_exactly_double_is_not_more_than_double() -> None:
    match = clash(4, 2, "push loss")
    assert dice_rolled(play(match, "red invade 1 > blue.1")) == ["push", "loss"]


def test_a_bigger_attacker_chooses_the_die() -> None:
    match = clash(3, 2, "loss victory")
    play(match, "red invade 1 > blue.1")
    assert (match.deciders, sees(match).phase) == (("red",), "choose")
    assert match.question("red") == "You have more goblins. Choose the die that counts."
    assert offers(match, "red") == ["choose victory", "choose loss"]
    assert play(match, "red choose victory") == [events.Result("red", "victory"), events.Lost("blue", 1, 1)]
    assert (camp_of(match, "red"), camp_of(match, "blue")) == ("H3", "H1 H0")


def test_a_bigger_defender_chooses_the_die_out_of_turn() -> None:
    match = clash(2, 3, "victory loss")
    play(match, "red invade 1 > blue.1")
    assert (match.deciders, sees(match).active) == (("blue",), "red")
    assert match.question("red") == "Waiting for Blue."
    assert play(match, "blue choose loss") == [events.Result("blue", "loss"), events.Lost("red", 1, 1)]
    assert (camp_of(match, "red"), camp_of(match, "blue")) == ("H1", "H3 H0")


def test_while_the_defender_chooses_the_attacker_waits() -> None:
    match = clash(2, 3, "victory loss")
    play(match, "red invade 1 > blue.1")
    assert why_not(match, "red", "choose victory") == "not-asked"
    assert str(match.why_not("red", "build")) == "It is not Red’s decision now; others decide first."


def test_after_the_choice_the_attacker_goes_on_with_the_turn() -> None:
    match = clash(2, 3, "push loss")
    play(match, "red invade 1 > blue.1", "blue choose loss")
    assert (match.deciders, sees(match).phase, sees(match).invasion) == (("red",), "act", None)


@pytest.mark.parametrize("face", ["push", "victory", "loss"])
def test_after_an_invasion_no_trace_of_it_lies_on_the_table(face: str) -> None:
    match = table(red=camp("H0 H3"), blue=camp("H0 H3"), script=attack(face))
    untouched = copied(match.true.state.invasion)
    play(match, "red invade 2 > blue.2")
    assert match.true.state.invasion == untouched


def test_everybody_sees_the_dice_while_they_are_being_chosen_from() -> None:
    match = clash(1, 3, "push overrun loss")
    play(match, "red invade 1 > blue.1")
    invasion = sees(match, "red").invasion
    assert invasion is not None
    assert (invasion.lair, invasion.foe, invasion.target) == (1, "blue", 1)
    assert (invasion.dice, invasion.chooser) == (["push", "overrun", "loss"], "blue")


def test_dice_that_all_show_the_same_leave_nothing_to_choose() -> None:
    match = clash(1, 4, "loss loss loss")
    told = play(match, "red invade 1 > blue.1")
    assert told[-2:] == [events.Result("blue", "loss"), events.Lost("red", 1, 1)]
    assert (match.deciders, sees(match).phase) == (("red",), "act")


def test_two_equal_dice_and_another_are_offered_once_each() -> None:
    match = clash(4, 1, "push loss push")
    play(match, "red invade 1 > blue.1")
    assert offers(match, "red") == ["choose push", "choose loss"]


def test_only_a_face_that_was_rolled_can_be_chosen() -> None:
    match = clash(3, 2, "push loss")
    play(match, "red invade 1 > blue.1")
    assert str(match.why_not("red", "choose victory")) == "Victory was not rolled. Choose among Push and Loss."
    assert why_not(match, "red", "choose none") == "face-not-rolled"


def test_the_chooser_may_choose_what_hurts() -> None:
    match = clash(3, 2, "victory loss")
    play(match, "red invade 1 > blue.1", "red choose loss")
    assert (camp_of(match, "red"), camp_of(match, "blue")) == ("H2", "H2 H0")


def test_nothing_else_happens_until_a_die_is_chosen() -> None:
    match = clash(3, 2, "victory loss")
    play(match, "red invade 1 > blue.1")
    assert why_not(match, "red", "build") == "choose-first"


# ------------------------------------------------------------------------------------------------ the results


@pytest.mark.parametrize(
    ("face", "order", "red_after", "blue_after"),
    [
        ("push", "crown", "H3", "H3 H0"),
        ("victory", "crown", "H3", "H2 H0"),
        ("overrun", "crown", "H3", "H2 H0"),
        ("loss", "crown", "H2", "H3 H0"),
        ("push", "charge", "H3", "H3 H0"),
        ("victory", "charge", "H3", "H2 H0"),
        ("overrun", "charge", "H3", "H1 H0"),
        ("loss", "charge", "H2", "H3 H0"),
        ("overrun", "know-wots", "H3", "H2 H0"),
        ("overrun", "none", "H3", "H2 H0"),
    ],
)
def test_each_result_costs_what_it_says(face: str, order: str, red_after: str, blue_after: str) -> None:
    match = clash(3, 3, face, order)
    play(match, "red invade 1 > blue.1")
    assert (camp_of(match, "red"), camp_of(match, "blue")) == (red_after, blue_after)


def test_an_overrun_under_charge_is_told_as_two_goblins_lost() -> None:
    match = clash(2, 2, "overrun", "charge")
    assert play(match, "red invade 1 > blue.1")[-1] == events.Lost("blue", 1, 2)
    assert match.log()[-1] == "Blue loses 2 goblins from lair 1."


def test_an_overrun_under_charge_takes_as_many_goblins_as_there_are() -> None:
    match = clash(1, 1, "overrun", "charge")
    assert play(match, "red invade 1 > blue.1")[-1] == events.Lost("blue", 1, 1)
    assert camp_of(match, "blue") == "H0 H0"


def test_the_charge_of_the_defender_is_no_help() -> None:
    match = table(red=camp("H2"), blue=camp("H2", order="charge"), script=attack("overrun"))
    play(match, "red invade 1 > blue.1")
    assert camp_of(match, "blue") == "H1"


@pytest.mark.parametrize("face", ["victory", "overrun"])
def test_an_empty_lair_may_be_invaded_but_loses_nobody(face: str) -> None:
    match = clash(2, 0, f"{face} {face} {face}", "charge")
    assert not happened(play(match, "red invade 1 > blue.1"), events.Lost)
    assert camp_of(match, "blue") == "H0 H0"


def test_even_against_an_empty_lair_a_loss_is_a_loss() -> None:
    match = clash(2, 0, "loss loss loss")
    play(match, "red invade 1 > blue.1")
    assert camp_of(match, "red") == "H1"


@pytest.mark.parametrize(("face", "order", "pool"), [("victory", "crown", 56), ("overrun", "charge", 57)])
def test_lost_goblins_return_to_the_pool(face: str, order: str, pool: int) -> None:
    match = table(red=camp("H2", order=order), blue=camp("H2 H1"), script=attack(face))
    assert sees(match).pool == 55
    play(match, "red invade 1 > blue.1")
    assert sees(match).pool == pool


def test_only_the_lairs_that_fight_lose_goblins() -> None:
    match = table(red=camp("H2 H2"), blue=camp("H2 H2"), script=attack("victory loss"))
    play(match, "red invade 2 > blue.1", "red invade 1 > blue.2")
    assert (camp_of(match, "red"), camp_of(match, "blue")) == ("H1 H2", "H1 H2")


def test_forts_fight_like_hideouts() -> None:
    match = table(red=camp("F2"), blue=camp("F2"), script=attack("victory"))
    assert dice_rolled(play(match, "red invade 1 > blue.1")) == ["victory"]
    assert camp_of(match, "blue") == "F1"


def test_a_lair_without_goblins_still_stands() -> None:
    match = clash(1, 1, "victory")
    play(match, "red invade 1 > blue.1")
    assert camp_of(match, "blue") == "H0 H0"


# ------------------------------------------------------------------------------------------ who may invade whom


def test_each_lair_invades_once_a_turn() -> None:
    match = table(red=camp("H2 H2"), blue=camp(), script=attack("push"))
    play(match, "red invade 1 > blue.1")
    assert spent_lairs(match, "red") == [1]
    assert str(match.why_not("red", "invade 1 > blue.1")).startswith("Lair 1 has already invaded this turn.")
    assert match.why_not("red", "invade 2 > blue.1") is None


def test_a_lair_may_be_invaded_again_and_again() -> None:
    match = table(red=camp("H3 H2 H1"), blue=camp("H3"), script=attack("victory victory victory"))
    play(match, "red invade 1 > blue.1", "red invade 2 > blue.1", "red invade 3 > blue.1")
    assert camp_of(match, "blue") == "H0"


def test_in_the_next_turn_every_lair_may_invade_again() -> None:
    match = table(
        red=camp("H4", order="charge", hand="charge charge charge", invaded=[1]),
        blue=camp("H4", order="charge", hand="crown crown crown"),
    )
    play(match, "red order charge", "blue order crown")
    assert match.deciders == ("red",)
    assert match.why_not("red", "invade 1 > blue.1") is None


def test_a_lair_without_goblins_cannot_invade() -> None:
    match = table(red=camp("H0 H1"), blue=camp())
    assert str(match.why_not("red", "invade 1 > blue.1")) == "There is no goblin in lair 1. Choose one with goblins."
    assert "invade 1 > blue.1" not in offers(match, "red")


def test_every_lair_of_every_opponent_may_be_invaded() -> None:
    match = table(red=camp("H1"), blue=camp("H0 F4"), green=camp("- H1"))
    invasions = [move for move in offers(match, "red") if move.startswith("invade")]
    assert invasions == ["invade 1 > blue.1", "invade 1 > blue.2", "invade 1 > green.2"]


def test_a_player_under_hide_cannot_be_invaded() -> None:
    match = table(red=camp("H2"), blue=camp("H0", order="hide"), green=camp("H0"))
    assert str(match.why_not("red", "invade 1 > blue.1")).startswith(
        "Blue is hiding: nobody can touch them until their next turn ends."
    )
    assert match.why_not("red", "invade 1 > green.1") is None


def test_a_player_who_has_given_no_order_yet_can_be_invaded() -> None:
    match = table(red=camp("H2"), blue=camp("H0", order="none"))
    assert match.why_not("red", "invade 1 > blue.1") is None


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("invade 1 > red.2", "own-lair"),
        ("invade 1 > green.1", "no-foe"),
        ("invade 1 > blue.3", "no-target"),
        ("invade 1 > blue.2", "no-target"),
        ("invade 3 > blue.1", "no-lair"),
    ],
)
def test_an_invasion_goes_from_an_own_lair_to_one_that_stands_at_the_table(move: str, reason: str) -> None:
    match = table(red=camp("H1 H1"), blue=camp("H1 - "))
    assert why_not(match, "red", move) == reason
