"""Laying the table: a first Hideout each, who begins, hands of three (GW-seats, GW-first)."""

import pytest

import goblins
from goblins.games.goblin_warlord import events
from tests.games.goblin_warlord.table import (
    camp_of,
    cards,
    hand_of,
    laid_out,
    lot,
    offers,
    order_of,
    play,
    reshuffle,
    sees,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_with_a_hideout_and_two_goblins(seats: int) -> None:
    match = goblins.new("goblin-warlord", seats=seats, seed=1)
    assert [camp_of(match, seat) for seat in match.seats] == ["H2"] * seats
    assert (sees(match).pool, sees(match).supply) == (60 - 2 * seats, 32 - seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_has_three_cards_and_nobody_an_order(seats: int) -> None:
    match = goblins.new("goblin-warlord", seats=seats, seed=1)
    assert [len(hand_of(match, seat)) for seat in match.seats] == [3] * seats
    assert [order_of(match, seat) for seat in match.seats] == ["none"] * seats
    assert (sees(match).deck, sees(match).discard) == (36 - 3 * seats, {})


@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_a_game_for_two_to_six(seats: int) -> None:
    with pytest.raises(goblins.BadInput, match=f"goblin-warlord is played with 2-6 seats, not {seats}."):
        goblins.new("goblin-warlord", seats=seats, seed=1)


def test_whoever_turns_up_a_crown_begins() -> None:
    match, told = laid_out(3, lot("green") + cards("hide banner hide crown"))
    assert told[:5] == [
        events.TurnedUp("green", "hide"),
        events.TurnedUp("red", "banner"),
        events.TurnedUp("blue", "hide"),
        events.TurnedUp("green", "crown"),
        events.Begins("green"),
    ]
    assert (sees(match).active, match.deciders) == ("green", ("green",))


def test_the_first_card_turned_up_may_be_a_crown() -> None:
    match, told = laid_out(2, lot("blue") + cards("crown"))
    assert told[:2] == [events.TurnedUp("blue", "crown"), events.Begins("blue")]
    assert sees(match).active == "blue"


def test_a_setting_lets_red_begin_and_no_card_is_turned_up() -> None:
    match = goblins.new("goblin-warlord", 3, "rain", {"starter": "red"})
    assert match.events()[0] == events.Begins("red")
    assert match.deciders == ("red",)
    assert sees(match).options.starter == "red"
    assert sees(match).deck == 36 - 3 * 3


def test_all_cards_are_shuffled_again_before_the_hands_are_dealt() -> None:
    script = lot("red") + cards("crown") + reshuffle() + cards("crown crown crown crown crown crown")
    match, _ = laid_out(2, script)
    assert (hand_of(match, "red"), hand_of(match, "blue")) == (["crown"] * 3, ["crown"] * 3)
    assert sees(match).deck == 30


def test_everybody_hears_who_draws_but_only_the_owner_which_card() -> None:
    script = lot("red") + cards("crown") + reshuffle() + cards("hide hide banner crown crown crown")
    match, told = laid_out(2, script)
    assert [event for event in told if isinstance(event, events.Drew)] == (
        3 * [events.Drew("red")] + 3 * [events.Drew("blue")]
    )
    assert [event for event in match.events("red") if isinstance(event, events.DrewCard)] == [
        events.DrewCard("red", "hide"),
        events.DrewCard("red", "hide"),
        events.DrewCard("red", "banner"),
    ]


def test_the_first_turn_begins_with_recruiting() -> None:
    match, told = laid_out(2, lot("red") + cards("crown"))
    assert told[-3:-1] == [events.TurnBegan("red", "none"), events.RecruitsDue("red", 1, 1)]
    assert offers(match, "red") == ["recruit 1"]


def test_on_a_fresh_table_nothing_is_pending() -> None:
    view = sees(goblins.new("goblin-warlord", 2, 1))
    assert (view.turn, view.debt, view.upgrading, view.homeless) == (0, 0, None, 0)
    assert (view.invasion, view.die_rolled, view.know_wots_used) == (None, False, False)
    assert (view.ending, view.winner) == (None, None)


def test_everybody_plays_the_first_turn_without_a_card() -> None:
    match, _ = laid_out(2, lot("red") + cards("crown") + reshuffle() + cards("hide hide hide charge charge charge"))
    told = play(match, "red recruit 1", "red order hide")
    assert told[-2] == events.TurnBegan("blue", "none")
    play(match, "blue recruit 1", "blue order charge")
    assert (order_of(match, "red"), order_of(match, "blue"), sees(match).discard) == ("hide", "charge", {})


def test_the_chosen_settings_lie_on_the_table() -> None:
    match = goblins.new("goblin-warlord", 2, 1, {"forts": "built", "razed": "box", "turn_limit": 12})
    options = sees(match).options
    assert (options.forts, options.razed, options.turn_limit) == ("built", "box", 12)


def test_by_default_forts_must_stand_tokens_return_and_nothing_ends_the_game() -> None:
    options = sees(goblins.new("goblin-warlord", 2, 1)).options
    assert (options.forts, options.razed, options.turn_limit) == ("standing", "supply", 0)


def test_the_same_seed_lays_the_same_table() -> None:
    assert goblins.new("goblin-warlord", 3, "rain").position() == goblins.new("goblin-warlord", 3, "rain").position()
    assert goblins.new("goblin-warlord", 3, "rain").position() != goblins.new("goblin-warlord", 3, "sun").position()
