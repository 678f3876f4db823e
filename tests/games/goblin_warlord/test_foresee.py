"""What moves are certain to bring, and the odds of the dice."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from goblins.games.goblin_warlord import events
from goblins.kernel.foresee import Branch, Foresight
from tests.games.goblin_warlord.table import attack, camp, cards, dice_rolled, happened, hoozits_die, table


def odds_that(foresight: Foresight, holds: Callable[[Branch], bool]) -> Fraction:
    return sum((branch.odds for branch in foresight.branches if holds(branch)), Fraction(0))


def shows_a_win(branch: Branch) -> bool:
    return bool({"victory", "overrun"} & set(dice_rolled(branch.events)))


def shows_only_losses(branch: Branch) -> bool:
    return set(dice_rolled(branch.events)) == {"loss"}


@pytest.mark.parametrize(
    ("attackers", "defenders", "win", "only_losses"),
    [
        (2, 2, Fraction(1, 3), Fraction(1, 6)),
        (3, 2, Fraction(5, 9), Fraction(1, 36)),
        (2, 3, Fraction(5, 9), Fraction(1, 36)),
        (4, 1, Fraction(19, 27), Fraction(1, 216)),
    ],
)
def test_the_odds_of_one_two_and_three_dice_are_exact(
    attackers: int, defenders: int, win: Fraction, only_losses: Fraction
) -> None:
    match = table(red=camp(f"H{attackers}"), blue=camp(f"H{defenders}"))
    foresight = match.foresee("red", "invade 1 > blue.1")
    assert foresight.certain == (events.Invaded("red", 1, "blue", 1, 0),)
    assert odds_that(foresight, lambda branch: True) == 1
    assert odds_that(foresight, shows_a_win) == win
    assert odds_that(foresight, shows_only_losses) == only_losses


def test_each_result_of_one_die_is_a_branch_with_what_follows_from_it() -> None:
    foresight = table(red=camp("H2"), blue=camp("H2")).foresee("red", "invade 1 > blue.1")
    assert [(branch.odds, dice_rolled(branch.events)) for branch in foresight.branches] == [
        (Fraction(1, 2), ["push"]),
        (Fraction(1, 6), ["loss"]),
        (Fraction(1, 6), ["overrun"]),
        (Fraction(1, 6), ["victory"]),
    ]
    assert events.Lost("red", 1, 1) in foresight.branches[1].events
    assert events.Lost("blue", 1, 1) in foresight.branches[3].events


def test_the_odds_of_the_hoozits_die_are_exact() -> None:
    match = table(red=camp("H2", order="hoozits"), blue=camp("H2"))
    foresight = match.foresee("red", "hoozits blue")
    assert odds_that(foresight, lambda branch: events.Lost("blue", 1, 1) in branch.events) == Fraction(1, 3)
    assert odds_that(foresight, lambda branch: events.Lost("red", 1, 1) in branch.events) == Fraction(1, 6)
    assert odds_that(foresight, lambda branch: happened(branch.events, events.RecruitsDue)) == Fraction(1, 6)


def test_the_odds_of_the_banner_die_are_exact() -> None:
    match = table(red=camp("H4", order="banner"), blue=camp(), phase="begin")
    foresight = match.foresee("red", "roll")
    assert odds_that(foresight, lambda branch: happened(branch.events, events.RecruitsDue)) == Fraction(1, 2)
    assert odds_that(foresight, lambda branch: happened(branch.events, events.Lost)) == Fraction(1, 6)


def test_what_building_brings_is_certain() -> None:
    match = table(red=camp("H2 H1"), blue=camp())
    foresight = match.foresee("red", ["build", "pay 1", "pay 1", "pay 2"])
    assert foresight.certain == (
        events.StartedBuilding("red"),
        events.Asked("red", "pay"),
        events.Paid("red", 1),
        events.Paid("red", 1),
        events.Paid("red", 2),
        events.HideoutBuilt("red", 3),
        events.Asked("red", "act"),
    )
    assert (foresight.branches, foresight.drawn) == ((), False)


def test_the_fourth_fort_is_certain_to_win() -> None:
    match = table(red=camp("F0 F0 F0 H3"), blue=camp())
    foresight = match.foresee("red", ["upgrade 4", "pay 4", "pay 4", "pay 4"])
    assert foresight.certain[-1] == events.Won("red")
    assert match.outcome is None


def test_after_certain_moves_come_the_odds_of_the_first_roll() -> None:
    match = table(red=camp("H4"), blue=camp("H1"))
    foresight = match.foresee("red", ["build", "pay 1", "pay 1", "pay 1", "invade 1 > blue.1"])
    assert foresight.certain[-1] == events.Invaded("red", 1, "blue", 1, 0)
    assert odds_that(foresight, shows_a_win) == Fraction(1, 3)


def test_a_scripted_die_is_not_betrayed() -> None:
    secret = table(red=camp("H2", order="hoozits"), blue=camp(), script=hoozits_die("zaap"))
    open_ended = table(red=camp("H2", order="hoozits"), blue=camp())
    assert secret.foresee("red", "hoozits blue") == open_ended.foresee("red", "hoozits blue")


def test_nobody_foresees_the_card_that_will_be_drawn() -> None:
    match = table(red=camp("H4", hand="hide hide hide"), blue=camp("H4"), script=cards("crown"))
    foresight = match.foresee("red", "order hide")
    assert foresight.certain == (events.GaveOrder("red", "hide"),)
    assert (foresight.branches, foresight.drawn) == ((), True)


def test_a_move_that_is_not_allowed_brings_nothing() -> None:
    match = table(red=camp("H2"), blue=camp())
    assert match.foresee("red", "build") == Foresight((), (), False)


def test_foreseeing_changes_nothing() -> None:
    match = table(red=camp("H2"), blue=camp(), script=attack("victory"))
    before = match.position()
    match.foresee("red", "invade 1 > blue.1")
    assert match.position() == before
