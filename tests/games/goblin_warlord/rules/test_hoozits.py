"""Hoozits (GW-hoozits)."""

import pytest

from goblins.games.goblin_warlord import events
from goblins.match import Match
from tests.games.goblin_warlord.table import camp, camp_of, hoozits_die, offers, play, sees, table, why_not


def magic(face: str, red: str = "H2 H1 H0", blue: str = "H2") -> Match:
    """Red is about to roll the Hoozits die."""
    return table(red=camp(red, order="hoozits"), blue=camp(blue), green=camp("F1 H0 H3"), script=hoozits_die(face))


def test_the_opponent_is_named_before_the_roll() -> None:
    match = magic("zaap")
    assert [move for move in offers(match, "red") if move.startswith("hoozits")] == ["hoozits blue", "hoozits green"]
    assert play(match, "red hoozits green")[0] == events.HoozitsRolled("red", "green", "zaap")


def test_zaap_takes_a_goblin_from_each_lair_of_the_named_opponent_that_has_one() -> None:
    match = magic("zaap")
    assert play(match, "red hoozits green")[1:] == [events.Lost("green", 1, 1), events.Lost("green", 3, 1)]
    assert [camp_of(match, seat) for seat in match.seats] == ["H2 H1 H0", "H2", "F0 H0 H2"]
    assert sees(match).pool == 53


def test_the_evil_eye_takes_a_goblin_from_each_lair_of_the_roller_that_has_one() -> None:
    match = magic("evil-eye")
    assert play(match, "red hoozits green")[1:] == [events.Lost("red", 1, 1), events.Lost("red", 2, 1)]
    assert [camp_of(match, seat) for seat in match.seats] == ["H1 H0 H0", "H2", "F1 H0 H3"]


def test_no_effect_touches_nobody() -> None:
    match = magic("no-effect")
    assert play(match, "red hoozits green") == [events.HoozitsRolled("red", "green", "no-effect")]
    assert (match.deciders, sees(match).phase) == (("red",), "act")


def test_a_banner_brings_the_roller_recruits() -> None:
    match = magic("banner", red="F2 H1 F0")
    assert play(match, "red hoozits blue")[1:] == [events.RecruitsDue("red", 3, 3)]
    play(match, "red recruit 1", "red recruit 3", "red recruit 2")
    assert (camp_of(match, "red"), sees(match).phase) == ("F3 H2 F1", "act")


def test_the_extra_recruits_of_the_hoozits_die_are_compulsory_too() -> None:
    match = magic("banner", red="F2")
    play(match, "red hoozits blue", "red recruit 1")
    assert offers(match, "red") == ["recruit 1"]
    assert why_not(match, "red", "decline") == "all-compulsory"


def test_who_declines_recruits_of_the_hoozits_die_is_told_that_all_must_be_taken() -> None:
    match = magic("banner", red="F2")
    play(match, "red hoozits blue")
    refusal = match.why_not("red", "decline")
    assert str(refusal) == "The recruits of the Hoozits die must all be placed; none can be declined."
    assert repr(refusal) == "<Refusal all-compulsory (GW-hoozits)>"


def test_before_the_die_is_rolled_the_extra_recruits_of_the_turn_may_still_be_declined() -> None:
    match = table(red=camp("F2", order="hoozits"), blue=camp(), phase="begin")
    assert why_not(match, "red", "decline") == "recruit-compulsory"
    play(match, "red recruit 1", "red decline")
    assert sees(match).phase == "act"


def test_a_banner_brings_only_those_who_find_room() -> None:
    match = magic("banner", red="F3")
    assert play(match, "red hoozits blue")[1:] == [
        events.RecruitsDue("red", 1, 1),
        events.RecruitsTurnedAway("red", 1),
    ]


def test_the_recruits_of_the_hoozits_die_may_build_the_same_turn() -> None:
    match = magic("banner", red="F2")
    play(match, "red hoozits blue", "red recruit 1", "red recruit 1", "red build", *3 * ["red pay 1"])
    assert camp_of(match, "red") == "F1 H0"


@pytest.mark.parametrize("face", ["banner", "evil-eye", "no-effect", "zaap"])
def test_the_hoozits_die_is_rolled_once_a_turn(face: str) -> None:
    match = magic(face, red="H4")
    play(match, "red hoozits blue")
    assert str(match.why_not("red", "hoozits green")).startswith("The Hoozits die has already been rolled this turn;")


def test_the_die_may_be_rolled_again_the_next_turn() -> None:
    match = table(
        red=camp("H4", order="hoozits", hand="hoozits hoozits hoozits"),
        blue=camp("H4", order="charge", hand="crown crown crown"),
        script=hoozits_die("no-effect"),
    )
    play(match, "red hoozits blue", "red order hoozits", "blue order crown")
    assert match.why_not("red", "hoozits blue") is None


def test_the_roll_may_come_after_building() -> None:
    match = magic("zaap", red="H3")
    play(match, "red build", *3 * ["red pay 1"], "red hoozits blue")
    assert (camp_of(match, "red"), camp_of(match, "blue")) == ("H0 H0", "H1")


def test_the_roll_is_optional() -> None:
    match = table(red=camp("H2", order="hoozits", hand="hide hide hide"), blue=camp())
    assert match.why_not("red", "order hide") is None


def test_a_player_under_hide_cannot_be_named() -> None:
    match = table(red=camp(order="hoozits"), blue=camp(order="hide"), green=camp())
    assert why_not(match, "red", "hoozits blue") == "foe-hides"
    assert "hoozits blue" not in offers(match, "red")


def test_when_all_opponents_hide_the_die_is_not_rolled() -> None:
    match = table(
        red=camp(order="hoozits", hand="crown hide charge"), blue=camp(order="hide"), green=camp(order="hide")
    )
    assert offers(match, "red") == ["order crown", "order hide", "order charge"]


def test_nobody_rolls_at_themselves_or_at_an_empty_chair() -> None:
    match = table(red=camp(order="hoozits"), blue=camp())
    assert str(match.why_not("red", "hoozits red")) == "That camp is your own; name an opponent."
    assert str(match.why_not("red", "hoozits green")) == "Nobody sits there; name somebody who plays."


@pytest.mark.parametrize("order", ["none", "crown", "hide", "charge", "banner", "know-wots"])
def test_only_hoozits_orders_allow_the_die(order: str) -> None:
    match = table(red=camp("H4", order=order), blue=camp())
    assert why_not(match, "red", "hoozits blue") == "not-under-hoozits"
