"""Recruitment and the Banner die (GW-recruit, GW-order-table)."""

import pytest

from goblins.games.goblin_warlord import events
from tests.games.goblin_warlord.table import banner_die, camp, camp_of, happened, offers, play, sees, table, why_not

ALMOST_ALL_GOBLINS = "H4 " * 12 + "H3"  # 51 of the 60


# --------------------------------------------------------------------------------------------- recruitment


def test_a_turn_begins_with_one_recruit() -> None:
    match = table(red=camp("H2 H0"), blue=camp(), phase="begin")
    assert (sees(match).phase, sees(match).recruits, sees(match).compulsory) == ("recruit", 1, 1)
    assert match.question("red") == "Place your recruit."
    assert offers(match, "red") == ["recruit 1", "recruit 2"]


def test_a_recruit_comes_from_the_pool() -> None:
    match = table(red=camp("H2 H0"), blue=camp(), phase="begin")
    assert sees(match).pool == 56
    assert play(match, "red recruit 2") == [events.Recruited("red", 2)]
    assert (camp_of(match, "red"), sees(match).pool) == ("H2 H1", 55)


def test_each_fort_brings_one_recruit_more() -> None:
    match = table(red=camp("F0 F0 H0"), blue=camp(), phase="begin")
    assert (sees(match).recruits, sees(match).compulsory) == (3, 1)
    assert match.question("red") == "Place your 3 recruits one by one."


def test_the_forts_of_others_bring_nothing() -> None:
    match = table(red=camp("H0"), blue=camp("F0 F0"), phase="begin")
    assert sees(match).recruits == 1


def test_recruits_are_placed_one_by_one_where_their_owner_likes() -> None:
    match = table(red=camp("F0 H0 F0"), blue=camp(), phase="begin")
    play(match, "red recruit 3", "red recruit 1", "red recruit 3")
    assert camp_of(match, "red") == "F1 H0 F2"
    assert sees(match).phase == "act"


@pytest.mark.parametrize("action", ["invade 1 > blue.1", "build", "upgrade 1", "order hide"])
def test_recruits_are_placed_before_any_action(action: str) -> None:
    match = table(red=camp("H3", hand="hide hide hide"), blue=camp(), phase="begin")
    assert why_not(match, "red", action) == "recruit-first"
    play(match, "red recruit 1")
    assert match.why_not("red", action) is None


def test_once_the_actions_have_begun_nobody_recruits() -> None:
    match = table(red=camp("H3"), blue=camp())
    assert why_not(match, "red", "recruit 1") == "no-recruits"
    assert why_not(match, "red", "decline") == "no-recruits"


def test_the_first_recruit_is_compulsory() -> None:
    match = table(red=camp("F0"), blue=camp(), phase="begin")
    assert offers(match, "red") == ["recruit 1"]
    assert str(match.why_not("red", "decline")) == (
        "You must take this recruit; only the extra ones can be declined."
    )


def test_the_extra_recruits_may_be_declined() -> None:
    match = table(red=camp("F0 F0"), blue=camp(), phase="begin")
    play(match, "red recruit 1")
    assert offers(match, "red") == ["recruit 1", "recruit 2", "decline"]
    assert play(match, "red decline") == [events.RecruitsDeclined("red", 2)]
    assert (camp_of(match, "red"), sees(match).pool, sees(match).phase) == ("F1 F0", 57, "act")


def test_some_of_the_extra_recruits_may_be_declined() -> None:
    match = table(red=camp("F0 F0"), blue=camp(), phase="begin")
    assert play(match, "red recruit 1", "red recruit 2", "red decline")[-1] == events.RecruitsDeclined("red", 1)
    assert camp_of(match, "red") == "F1 F1"


def test_a_lair_holds_four_goblins() -> None:
    match = table(red=camp("H4 H3"), blue=camp(), phase="begin")
    assert offers(match, "red") == ["recruit 2"]
    assert str(match.why_not("red", "recruit 1")) == "Lair 1 is full: a lair holds 4 goblins. Choose another."


def test_recruits_who_find_no_room_stay_in_the_pool() -> None:
    match = table(red=camp("F3"), blue=camp(hand="hide hide hide"), turn="blue")
    told = play(match, "blue order hide")
    assert told[-2:] == [events.RecruitsDue("red", 1, 1), events.RecruitsTurnedAway("red", 1)]
    assert play(match, "red recruit 1") == [events.Recruited("red", 1)]
    assert (camp_of(match, "red"), sees(match).pool, sees(match).phase) == ("F4", 54, "act")


def test_with_every_lair_full_the_turn_goes_on_without_recruits() -> None:
    match = table(red=camp("H4"), blue=camp(hand="hide hide hide"), turn="blue")
    told = play(match, "blue order hide")
    assert told[-2:] == [events.RecruitsDue("red", 0, 0), events.RecruitsTurnedAway("red", 1)]
    assert (match.deciders, sees(match).phase) == (("red",), "act")


def test_a_short_pool_gives_what_it_has() -> None:
    match = table(red=camp("F4 F4 H0"), blue=camp(ALMOST_ALL_GOBLINS), phase="begin")
    assert (sees(match).pool, sees(match).recruits, sees(match).compulsory) == (1, 1, 1)


def test_an_empty_pool_gives_nobody() -> None:
    match = table(red=camp("F4 F4 H1"), blue=camp(ALMOST_ALL_GOBLINS), phase="begin")
    assert (sees(match).pool, sees(match).recruits, sees(match).phase) == (0, 0, "act")


def test_a_removed_lair_takes_no_recruit() -> None:
    match = table(red=camp("H0 - H0"), blue=camp(), phase="begin")
    assert offers(match, "red") == ["recruit 1", "recruit 3"]
    assert why_not(match, "red", "recruit 2") == "no-lair"


# ---------------------------------------------------------------------------------------------- Banner die


def test_under_banner_the_die_is_rolled_after_recruiting() -> None:
    match = table(red=camp("H0", order="banner"), blue=camp(), phase="begin")
    assert why_not(match, "red", "roll") == "recruit-first"
    play(match, "red recruit 1")
    assert offers(match, "red") == ["roll"]
    assert match.question("red") == "Roll the Banner die."


def test_the_banner_die_must_be_rolled() -> None:
    match = table(red=camp("H4", order="banner", hand="hide hide hide"), blue=camp(), phase="begin")
    assert str(match.why_not("red", "order hide")) == "Roll the Banner die first."


def test_declining_recruits_does_not_spare_the_banner_die() -> None:
    match = table(red=camp("F0", order="banner"), blue=camp(), phase="begin")
    play(match, "red recruit 1", "red decline")
    assert offers(match, "red") == ["roll"]


def test_a_banner_brings_recruits_once_more() -> None:
    match = table(red=camp("F3 H0", order="banner"), blue=camp(), phase="begin", script=banner_die("banner"))
    told = play(match, "red recruit 1", "red recruit 2", "red roll")
    assert told[-2:] == [events.BannerRolled("red", "banner"), events.RecruitsDue("red", 2, 1)]
    play(match, "red recruit 2", "red recruit 2")
    assert (camp_of(match, "red"), sees(match).phase) == ("F4 H3", "act")


def test_the_first_recruit_of_a_banner_is_compulsory_and_the_extras_are_not() -> None:
    match = table(red=camp("F0", order="banner"), blue=camp(), phase="begin", script=banner_die("banner"))
    play(match, "red recruit 1", "red decline", "red roll")
    assert why_not(match, "red", "decline") == "recruit-compulsory"
    play(match, "red recruit 1", "red decline")
    assert (camp_of(match, "red"), sees(match).phase) == ("F2", "act")


def test_a_banner_for_full_lairs_brings_nobody() -> None:
    match = table(red=camp("H4", order="banner"), blue=camp(), phase="begin", script=banner_die("banner"))
    play(match, "red roll")
    assert (camp_of(match, "red"), sees(match).phase) == ("H4", "act")


def test_the_evil_eye_takes_a_goblin_from_each_own_lair_that_has_one() -> None:
    match = table(red=camp("F4 H1 H1", order="banner"), blue=camp("H2"), phase="begin", script=banner_die("evil-eye"))
    told = play(match, "red recruit 2", "red decline", "red roll")
    assert told[-3:] == [events.Lost("red", 1, 1), events.Lost("red", 2, 1), events.Lost("red", 3, 1)]
    assert (camp_of(match, "red"), camp_of(match, "blue")) == ("F3 H1 H0", "H2")
    assert sees(match).pool == 54


def test_the_evil_eye_passes_over_an_empty_lair() -> None:
    match = table(red=camp("H4 H0 H1", order="banner"), blue=camp(), phase="begin", script=banner_die("evil-eye"))
    assert play(match, "red recruit 3", "red roll")[-2:] == [events.Lost("red", 1, 1), events.Lost("red", 3, 1)]
    assert camp_of(match, "red") == "H3 H0 H1"


def test_no_effect_changes_nothing() -> None:
    match = table(red=camp("H1", order="banner"), blue=camp(), phase="begin", script=banner_die("no-effect"))
    play(match, "red recruit 1")
    assert play(match, "red roll") == [events.BannerRolled("red", "no-effect")]
    assert (camp_of(match, "red"), sees(match).phase) == ("H2", "act")


@pytest.mark.parametrize("face", ["banner", "evil-eye", "no-effect"])
def test_the_banner_die_is_rolled_once(face: str) -> None:
    match = table(red=camp("H4", order="banner"), blue=camp(), phase="begin", script=banner_die(face))
    play(match, "red roll")
    assert why_not(match, "red", "roll") == "no-banner-die"


def test_without_banner_orders_there_is_no_banner_die() -> None:
    match = table(red=camp("H4"), blue=camp())
    assert why_not(match, "red", "roll") == "no-banner-die"


def test_after_the_banner_die_only_the_next_order_is_left() -> None:
    match = table(
        red=camp("H4", order="banner", hand="crown hide charge"),
        blue=camp(),
        phase="begin",
        script=banner_die("no-effect"),
    )
    assert not happened(play(match, "red roll"), events.RecruitsDue)
    assert offers(match, "red") == ["order crown", "order hide", "order charge"]
