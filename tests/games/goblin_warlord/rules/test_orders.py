"""Orders: what each allows, when it is in force, the discard pile and the deck (GW-order-table, GW-order-time)."""

import pytest

from goblins.games.goblin_warlord import events
from tests.games.goblin_warlord.table import (
    attack,
    banner_die,
    camp,
    camp_of,
    cards,
    hand_of,
    offers,
    order_of,
    play,
    sees,
    table,
    why_not,
)

ACTIONS = {
    "invade": ("invade 1 > blue.1", "order-forbids-invading"),
    "build": ("build", "order-forbids-building"),
    "upgrade": ("upgrade 1", "order-forbids-building"),
    "hoozits": ("hoozits blue", "not-under-hoozits"),
    "know-wots": ("know-wots 1 > blue.1", "not-under-know-wots"),
}
ALLOWED: dict[str, set[str]] = {
    "none": {"invade", "build", "upgrade"},
    "crown": {"invade", "build", "upgrade"},
    "know-wots": {"invade", "build", "upgrade", "know-wots"},
    "hoozits": {"build", "upgrade", "hoozits"},
    "banner": set(),
    "charge": {"invade"},
    "hide": set(),
}
MAY = [(order, action) for order, actions in ALLOWED.items() for action in sorted(actions)]
MAY_NOT = [(order, action) for order, actions in ALLOWED.items() for action in sorted(ACTIONS.keys() - actions)]


# --------------------------------------------------------------------------------------------- the order table


@pytest.mark.parametrize("order", ["none", "crown", "know-wots", "hoozits", "banner"])
def test_these_orders_recruit(order: str) -> None:
    match = table(red=camp("H3", order=order), blue=camp(), phase="begin")
    assert offers(match, "red") == ["recruit 1"]


@pytest.mark.parametrize("order", ["charge", "hide"])
def test_charge_and_hide_do_not_recruit(order: str) -> None:
    match = table(red=camp("F0", order=order), blue=camp(), phase="begin")
    assert (sees(match).phase, sees(match).recruits) == ("act", 0)
    assert why_not(match, "red", "recruit 1") == "no-recruits"


@pytest.mark.parametrize(("order", "action"), MAY)
def test_what_an_order_allows(order: str, action: str) -> None:
    match = table(red=camp("H3 H1", order=order), blue=camp("F1"))
    assert ACTIONS[action][0] in offers(match, "red")


@pytest.mark.parametrize(("order", "action"), MAY_NOT)
def test_what_an_order_forbids(order: str, action: str) -> None:
    match = table(red=camp("H3 H1", order=order), blue=camp("F1"))
    move, reason = ACTIONS[action]
    assert move not in offers(match, "red")
    assert why_not(match, "red", move) == reason


@pytest.mark.parametrize("order", ["none", "crown", "know-wots", "hoozits", "charge", "hide"])
def test_only_banner_rolls_the_banner_die(order: str) -> None:
    match = table(red=camp("H4", order=order), blue=camp(), phase="begin")
    assert why_not(match, "red", "roll") == "no-banner-die"


def test_the_refusal_names_the_order() -> None:
    match = table(red=camp("H4", order="charge"), blue=camp())
    assert str(match.why_not("red", "build")).startswith("Under Charge you cannot build.")


def test_under_hide_only_the_next_order_is_given() -> None:
    match = table(red=camp("F4", order="hide", hand="crown hide charge"), blue=camp(), phase="begin")
    assert offers(match, "red") == ["order crown", "order hide", "order charge"]
    assert match.question("red").startswith("You are hiding. Give the order for your next turn.")


@pytest.mark.parametrize(
    ("attacker", "move"),
    [("crown", "invade 1 > blue.1"), ("know-wots", "know-wots 1 > blue.1"), ("hoozits", "hoozits blue")],
)
def test_hide_is_safe_from_invasion_know_wots_and_hoozits(attacker: str, move: str) -> None:
    match = table(red=camp("H2", order=attacker), blue=camp("F2 H2", order="hide"))
    assert why_not(match, "red", move) == "foe-hides"


def test_a_first_turn_is_like_crown_but_no_card_lies_there() -> None:
    match = table(red=camp("H4 H1", order="none"), blue=camp("H2"), phase="begin", script=attack("victory"))
    play(match, "red recruit 2", "red invade 2 > blue.1", "red build", *3 * ["red pay 1"])
    assert (camp_of(match, "red"), camp_of(match, "blue")) == ("H1 H2 H0", "H1")
    assert (order_of(match, "red"), order_of(match, "blue")) == ("none", "crown")
    assert (sees(match).discard, sees(match).deck) == ({}, 29)


def test_an_overrun_on_the_first_turn_takes_one_goblin() -> None:
    match = table(red=camp("H2", order="none"), blue=camp("H2"), script=attack("overrun"))
    play(match, "red invade 1 > blue.1")
    assert camp_of(match, "blue") == "H1"


# ------------------------------------------------------------------------------------------- orders and time


def test_an_order_is_in_force_from_the_end_of_the_turn_it_is_given_in() -> None:
    match = table(red=camp("H4", hand="hide hide hide"), blue=camp("H2", order="charge"))
    play(match, "red order hide")
    assert (order_of(match, "red"), match.deciders) == ("hide", ("blue",))
    assert why_not(match, "blue", "invade 1 > red.1") == "foe-hides"


def test_an_order_stays_in_force_to_the_end_of_its_owners_next_turn() -> None:
    match = table(
        red=camp("H4", order="hide", hand="crown crown crown"),
        blue=camp("H4", order="charge", hand="hoozits hoozits hoozits"),
        turn="blue",
    )
    play(match, "blue order hoozits")
    assert (order_of(match, "red"), offers(match, "red")) == ("hide", ["order crown"])
    play(match, "red order crown")
    assert (order_of(match, "red"), why_not(match, "blue", "invade 1 > red.1")) == ("crown", "order-forbids-invading")
    assert match.why_not("blue", "hoozits red") is None


def test_the_order_given_last_turn_rules_this_one() -> None:
    match = table(
        red=camp("H4", hand="charge charge charge"), blue=camp("H4", order="charge", hand="hide hide crown")
    )
    play(match, "red order charge", "blue order crown")
    assert (match.deciders, sees(match).phase) == (("red",), "act")
    assert why_not(match, "red", "build") == "order-forbids-building"


def test_play_goes_clockwise() -> None:
    match = table(
        red=camp("H4", hand="hide hide hide"),
        blue=camp("H4", hand="crown crown crown"),
        green=camp("H4", hand="charge charge charge"),
    )
    play(match, "red order hide")
    assert match.deciders == ("blue",)
    play(match, "blue order crown")
    assert match.deciders == ("green",)
    play(match, "green order charge")
    assert match.deciders == ("red",)


def test_only_a_card_in_hand_can_be_ordered() -> None:
    match = table(red=camp(hand="crown crown hide"), blue=camp())
    assert [move for move in offers(match, "red") if move.startswith("order")] == ["order crown", "order hide"]
    assert str(match.why_not("red", "order banner")) == "You have no Banner in your hand. You have Crown and Hide."
    assert why_not(match, "red", "order none") == "not-in-hand"


# --------------------------------------------------------------------------------------- discarding and drawing


def test_the_old_order_is_discarded_and_a_card_is_drawn() -> None:
    match = table(red=camp("H4", order="charge", hand="crown hide hide"), blue=camp("H4"), script=cards("know-wots"))
    told = play(match, "red order crown")
    assert told[:2] == [events.GaveOrder("red", "crown"), events.Drew("red")]
    assert (order_of(match, "red"), sees(match).discard) == ("crown", {"charge": 1})
    assert hand_of(match, "red") == ["hide", "hide", "know-wots"]
    assert sees(match).deck == 27


def test_after_the_first_turn_nothing_is_discarded() -> None:
    match = table(red=camp("H4", order="none", hand="crown hide hide"), blue=camp("H4"))
    play(match, "red order crown")
    assert (order_of(match, "red"), sees(match).discard) == ("crown", {})


def test_the_same_order_may_be_given_again() -> None:
    match = table(red=camp("H4", order="hide", hand="hide hide hide"), blue=camp("H4"))
    play(match, "red order hide")
    assert (order_of(match, "red"), sees(match).discard) == ("hide", {"hide": 1})


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    match = table(red=camp("H4", order="charge", hand="hide hide hide"), blue=camp("H4"), empty_deck=True)
    assert (sees(match).deck, sum(sees(match).discard.values())) == (0, 28)
    told = play(match, "red order hide")
    assert told[:3] == [events.GaveOrder("red", "hide"), events.Reshuffled(29), events.Drew("red")]
    assert (sees(match).deck, sees(match).discard, len(hand_of(match, "red"))) == (28, {}, 3)


def test_the_last_card_of_the_deck_is_drawn_without_shuffling() -> None:
    match = table(
        red=camp("H4", order="charge", hand="hide hide hide"),
        blue=camp("H4", order="crown", hand="crown crown crown"),
        discard="crown " + "hide " * 3 + "charge " * 5 + "banner " * 6 + "hoozits " * 6 + "know-wots " * 6,
    )
    assert sees(match).deck == 1
    told = play(match, "red order hide")
    assert told[:2] == [events.GaveOrder("red", "hide"), events.Drew("red")]
    assert (sees(match).deck, hand_of(match, "red")) == (0, ["crown", "hide", "hide"])


def test_a_turn_may_pass_with_nothing_but_what_is_compulsory() -> None:
    match = table(
        red=camp("H0", order="banner", hand="hide hide hide"),
        blue=camp("H4"),
        phase="begin",
        script=banner_die("no-effect"),
    )
    play(match, "red recruit 1", "red roll", "red order hide")
    assert (camp_of(match, "red"), match.deciders) == ("H1", ("blue",))
