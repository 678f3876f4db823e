"""What is being decided, by whom, and how the game ends (GW-end)."""

from collections.abc import Callable

import pytest

from goblins.games.goblin_warlord import events
from goblins.match import Match
from tests.games.goblin_warlord.table import (
    attack,
    banner_die,
    camp,
    offers,
    play,
    sees,
    table,
    why_not,
)


def recruiting() -> Match:
    return table(red=camp("F0"), blue=camp(), phase="begin")


def rolling() -> Match:
    return table(red=camp("H4", order="banner"), blue=camp(), phase="begin", script=banner_die("no-effect"))


def acting() -> Match:
    return table(red=camp("H4", hand="hide hide hide"), blue=camp())


def paying() -> Match:
    match = acting()
    play(match, "red build")
    return match


def choosing() -> Match:
    match = table(red=camp("H4"), blue=camp("H2"), script=attack("push victory"))
    play(match, "red invade 1 > blue.1")
    return match


def rehousing() -> Match:
    match = table(red=camp("H2", order="know-wots"), blue=camp("H2 H0"), script=attack("victory"))
    play(match, "red know-wots 1 > blue.1")
    return match


@pytest.mark.parametrize(
    ("position", "phase", "asked", "first"),
    [
        (recruiting, "recruit", "red", "recruit-first"),
        (rolling, "banner-die", "red", "roll-first"),
        (paying, "pay", "red", "pay-first"),
        (choosing, "choose", "red", "choose-first"),
        (rehousing, "rehouse", "blue", "rehouse-first"),
    ],
)
def test_what_is_asked_comes_before_the_end_of_the_turn(
    position: Callable[[], Match], phase: str, asked: str, first: str
) -> None:
    match = position()
    assert (sees(match).phase, match.deciders) == (phase, (asked,))
    assert why_not(match, asked, "order hide") == first


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("recruit 1", "no-recruits"),
        ("roll", "no-banner-die"),
        ("pay 1", "nothing-to-pay"),
        ("choose push", "no-dice"),
        ("rehouse 1", "nobody-homeless"),
    ],
)
def test_while_acting_nothing_else_is_asked(move: str, reason: str) -> None:
    assert why_not(acting(), "red", move) == reason


def test_nobody_acts_in_the_turn_of_another() -> None:
    match = acting()
    assert offers(match, "blue") == []
    assert why_not(match, "blue", "build") == "not-asked"


# -------------------------------------------------------------------------------------------------- turn limit


def limited(turns_played: int, turn_limit: int) -> Match:
    return table(
        red=camp("H4", hand="hide hide hide"),
        blue=camp("F4", order="charge", hand="crown crown crown"),
        turn="blue",
        turns_played=turns_played,
        options={"turn_limit": turn_limit},
    )


def test_reaching_the_turn_limit_is_a_draw() -> None:
    match = limited(turns_played=5, turn_limit=3)
    assert play(match, "blue order crown")[-1] == events.TurnLimitReached()
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("turn-limit", ())
    assert match.outcome.points == {"red": 0, "blue": 1}
    assert match.verdict() == "A draw: nobody raised four Forts in time."


def test_every_player_has_all_the_turns_of_the_limit() -> None:
    match = limited(turns_played=3, turn_limit=3)
    play(match, "blue order crown")
    assert (match.outcome, match.deciders) == (None, ("red",))
    play(match, "red order hide")
    assert (match.outcome, match.deciders) == (None, ("blue",))


def test_without_a_limit_the_game_goes_on() -> None:
    match = limited(turns_played=9_999, turn_limit=0)
    play(match, "blue order crown")
    assert (match.outcome, sees(match).turn) == (None, 10_000)


def test_the_fourth_fort_in_the_last_turn_wins_all_the_same() -> None:
    match = table(red=camp(), blue=camp("F0 F0 F0 H3"), turn="blue", turns_played=1, options={"turn_limit": 1})
    play(match, "blue upgrade 4", *3 * ["blue pay 4"])
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("warlord", ("blue",))


# ------------------------------------------------------------------------------------------------- taking back


def test_building_can_be_taken_back_goblin_by_goblin() -> None:
    match = acting()
    before = match.position()
    play(match, "red build", "red pay 1", "red pay 1", "red pay 1")
    assert [str(match.undo("red")) for _ in range(4)] == ["pay 1", "pay 1", "pay 1", "build"]
    assert match.position() == before
    assert not match.can_undo("red")


def test_recruits_can_be_taken_back() -> None:
    match = recruiting()
    play(match, "red recruit 1", "red decline")
    match.undo("red")
    match.undo("red")
    assert (sees(match).recruits, sees(match).pool) == (2, 58)


@pytest.mark.parametrize(
    ("position", "move"),
    [(rolling, "roll"), (acting, "invade 1 > blue.1"), (acting, "order hide")],
)
def test_a_roll_or_a_drawn_card_cannot_be_taken_back(position: Callable[[], Match], move: str) -> None:
    match = position()
    match.play("red", move)
    assert not match.can_undo("red")
    with pytest.raises(ValueError, match="Nothing can be taken back now: a die has been rolled"):
        match.undo("red")


def test_nothing_before_a_roll_can_be_taken_back_either() -> None:
    match = table(red=camp("H3 H2"), blue=camp(), script=attack("push"))
    play(match, "red build", *3 * ["red pay 1"], "red invade 2 > blue.1")
    assert not match.can_undo("red")


def test_what_follows_a_roll_can_be_taken_back_up_to_it() -> None:
    match = table(red=camp("H3 H2"), blue=camp(), script=attack("push"))
    play(match, "red invade 2 > blue.1", "red build")
    assert match.can_undo("red")
    match.undo("red")
    assert not match.can_undo("red")


def test_the_choice_of_the_defender_stops_the_attacker_from_taking_anything_back() -> None:
    match = table(red=camp("H2"), blue=camp("H3"), script=attack("push loss"))
    play(match, "red invade 1 > blue.1", "blue choose push")
    assert not match.can_undo("red")


def test_the_defender_may_choose_again_until_the_attacker_goes_on() -> None:
    match = table(red=camp("H2 H4"), blue=camp("H3"), script=attack("push loss"))
    play(match, "red invade 1 > blue.1", "blue choose push")
    match.undo("blue")
    assert (match.deciders, offers(match, "blue")) == (("blue",), ["choose push", "choose loss"])
    play(match, "blue choose loss", "red build")
    assert not match.can_undo("blue")


def test_the_homes_of_homeless_goblins_may_be_chosen_again_until_the_invader_goes_on() -> None:
    match = table(red=camp("H4", order="know-wots"), blue=camp("H4 H0 H0"), script=attack("victory"))
    play(match, "red know-wots 1 > blue.1", "blue rehouse 2")
    match.undo("blue")
    play(match, "blue rehouse 3")
    assert sees(match).homeless == 3
    assert not match.can_undo("red")
