"""Planning: five tiles drawn, two of them for the opponent opposite (GI-plan)."""

import pytest

from goblins import BadInput
from goblins.games.goblins_inc import events
from goblins.match import Match
from tests.games.goblins_inc.table import (
    NOTHING_BUILT,
    heard,
    laid_out,
    lots,
    offers,
    own,
    play,
    player,
    player_of,
    robot,
    sees,
    table,
    why_not,
)

BARE = robot(NOTHING_BUILT)


def planning() -> Match:
    """Red and Yellow, who sit opposite each other, have drawn their first tiles."""
    return table(
        BARE,
        BARE,
        seats=4,
        phase="build",
        red=player("W01 W02 A01 E01 D01"),
        yellow=player("W11 W12 A02 E02 D02"),
    )


def test_a_planner_chooses_any_two_of_the_five_tiles() -> None:
    assert offers(planning(), "red") == [
        "give W01 W02",
        "give W01 A01",
        "give W01 E01",
        "give W01 D01",
        "give W02 A01",
        "give W02 E01",
        "give W02 D01",
        "give A01 E01",
        "give A01 D01",
        "give E01 D01",
    ]


def test_nothing_changes_hands_before_both_have_chosen() -> None:
    match = planning()
    assert play(match, "red give W01 A01") == [events.WasDone("red")]
    assert own(match, "red").hand == ["W01", "W02", "A01", "E01", "D01"]
    assert own(match, "yellow").hand == ["W11", "W12", "A02", "E02", "D02"]
    assert match.deciders == ("yellow",)


def test_when_both_have_chosen_each_keeps_three_and_gets_two() -> None:
    match = planning()
    play(match, "red give W01 A01", "yellow give E02 D02")
    assert own(match, "red").hand == ["W02", "E01", "E02", "D01", "D02"]
    assert own(match, "yellow").hand == ["W01", "W11", "W12", "A01", "A02"]


def test_everybody_hears_that_gifts_were_given_but_not_which() -> None:
    match = planning()
    told = play(match, "yellow give E02 D02", "red give W01 A01")
    assert told[:3] == [
        events.WasDone("yellow"),
        events.WasDone("red"),
        events.GiftsExchanged("red", "yellow"),
    ]


def gifts_seen(match: Match, seat: str | None) -> list[str]:
    seen = [event for event in match.events(seat) if isinstance(event, events.GiftSeen)]
    return [tile for event in seen for tile in (event.tile, event.other)]


def test_giver_and_receiver_see_the_gifts_and_their_partners_do_not() -> None:
    match = planning()
    play(match, "red give W01 A01", "yellow give E02 D02")
    assert gifts_seen(match, "red") == gifts_seen(match, "yellow") == ["W01", "A01", "E02", "D02"]
    assert gifts_seen(match, "blue") == gifts_seen(match, "green") == gifts_seen(match, None) == []


def test_what_was_given_is_known_to_be_in_the_others_hand() -> None:
    match = planning()
    play(match, "red give W01 A01", "yellow give E02 D02")
    assert player_of(match, "yellow", "red").known == ["W01", "A01"]
    assert player_of(match, "red", "yellow").known == ["E02", "D02"]
    assert player_of(match, "red", "blue").known == player_of(match, "red").known == []


def test_until_the_gifts_are_given_only_the_giver_sees_which_they_are() -> None:
    match = planning()
    play(match, "red give W01 A01")
    assert own(match, "red").gifts == ["W01", "A01"]
    assert player_of(match, "red", "yellow").gifts is None
    assert player_of(match, "red", "blue").gifts is None
    assert [event.verb for event in match.events("red")] == ["gift-sealed", "was-done"]
    assert [event.verb for event in match.events("yellow")] == ["was-done"]


def test_drawn_tiles_are_private() -> None:
    match = laid_out(4, lots(0, 0, 0))
    assert heard(match.events("red"), events.DrewHand) == [
        events.DrewHand("red", ", ".join(own(match, "red").hand or []))
    ]
    assert heard(match.events("blue"), events.DrewHand) == []
    assert (player_of(match, "red", "blue").hand, player_of(match, "red", "blue").held) == (None, 5)


def test_a_gift_can_be_withdrawn_until_both_are_in() -> None:
    match = planning()
    play(match, "red give W01 A01")
    assert str(match.undo("red")) == "give W01 A01"
    assert (match.deciders, own(match, "red").gifts) == (("red", "yellow"), [])
    play(match, "red give E01 D01", "yellow give W11 W12")
    assert own(match, "yellow").hand == ["A02", "E01", "E02", "D01", "D02"]


def test_gifts_that_were_given_cannot_be_taken_back() -> None:
    match = planning()
    play(match, "red give W01 A01", "yellow give E02 D02")
    assert not match.can_undo("red")
    assert not match.can_undo("yellow")
    with pytest.raises(BadInput):
        match.undo("yellow")


def test_withdrawing_a_gift_leaves_that_of_the_other_where_it_is() -> None:
    match = planning()
    play(match, "red give W01 A01")
    match.undo("red")
    play(match, "yellow give E02 D02", "red give W01 W02")
    assert own(match, "red").hand == ["A01", "E01", "E02", "D01", "D02"]


def test_the_second_pair_trades_among_themselves_while_the_first_one_builds() -> None:
    match = table(
        BARE,
        BARE,
        seats=4,
        phase="build",
        step=2,
        blue=player("W01 W02 A01 E01 D01"),
        green=player("W11 W12 A02 E02 D02"),
    )
    play(match, "blue give W01 W02", "green give W11 W12", "red done", "yellow done")
    assert own(match, "blue").hand == ["W11", "W12", "A01", "E01", "D01"]
    assert own(match, "green").hand == ["W01", "W02", "A02", "E02", "D02"]


def test_with_three_seats_the_lone_player_trades_with_each_partner_in_turn() -> None:
    match = table(
        BARE,
        BARE,
        seats=3,
        phase="build",
        step=3,
        blue=player("W01 W02 A01 E01 D01"),
        green=player("W11 W12 A02 E02 D02"),
    )
    play(match, "blue give W01 W02", "green give W11 W12")
    assert own(match, "green").hand == ["W01", "W02", "A02", "E02", "D02"]
    assert own(match, "blue").hand == ["W11", "W12", "A01", "E01", "D01"]
    assert own(match, "red").hand == []


def test_in_a_duel_the_two_trade_with_each_other() -> None:
    match = table(BARE, BARE, phase="build", red=player("W01 W02"), blue=player("E01 E02"))
    play(match, "red give W01 W02", "blue give E01 E02")
    assert (own(match, "red").hand, own(match, "blue").hand) == (["E01", "E02"], ["W01", "W02"])


@pytest.mark.parametrize(
    ("gifts", "reason"),
    [
        ("give W01 W11", "tile-not-held"),
        ("give W33 W01", "tile-not-held"),
        ("give W01 W01", "gifts-alike"),
    ],
)
def test_gifts_are_two_different_tiles_of_ones_own(gifts: str, reason: str) -> None:
    assert why_not(planning(), "red", gifts) == reason


def test_a_builder_has_nothing_to_give() -> None:
    match = table(BARE, BARE, phase="build", step=2, red=player("W01 W02"))
    assert why_not(match, "red", "give W01 W02") == "not-planning"


def test_whoever_is_neither_planning_nor_building_waits() -> None:
    match = planning()
    assert why_not(match, "blue", "give W01 W02") == "not-asked"
    assert sees(match).deciders == ["red", "yellow"]
