"""What each seat sees of the table (GW-secrets)."""

import msgspec
import pytest

from goblins.match import Match
from tests.games.goblin_warlord.table import attack, camp, play, sees, table


def secrets_at_the_table() -> Match:
    return table(
        red=camp("F3 - H2", order="crown", hand="crown hide charge", invaded=[1]),
        blue=camp("H1", order="hide", hand="know-wots know-wots hoozits"),
        green=camp("H4 - F0", order="banner", hand="banner banner banner"),
        discard="hide hide charge",
    )


def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    red, blue, green = sees(secrets_at_the_table(), "blue").players
    assert (red.hand, blue.hand, green.hand) == (None, ["hoozits", "know-wots", "know-wots"], None)
    assert (red.cards, blue.cards, green.cards) == (3, 3, 3)


def test_a_spectator_sees_no_hand() -> None:
    view = sees(secrets_at_the_table())
    assert view.seat is None
    assert [player.hand for player in view.players] == [None, None, None]


def test_of_the_deck_only_the_number_of_cards_is_seen() -> None:
    assert sees(secrets_at_the_table(), "red").deck == 36 - 3 - 9 - 3


def test_the_discard_pile_and_the_orders_in_force_are_open() -> None:
    view = sees(secrets_at_the_table())
    assert view.discard == {"hide": 2, "charge": 1}
    assert [player.order for player in view.players] == ["crown", "hide", "banner"]


def test_everybody_sees_the_lairs_by_their_numbers() -> None:
    red = sees(secrets_at_the_table(), "blue").players[0]
    assert [(lair.number, lair.kind, lair.goblins, lair.has_invaded) for lair in red.lairs] == [
        (1, "fort", 3, True),
        (3, "hideout", 2, False),
    ]


@pytest.mark.parametrize("seat", ["red", "green", None])
def test_other_hands_change_nothing_in_what_a_seat_sees(seat: str | None) -> None:
    one = table(red=camp(hand="crown hide charge"), blue=camp(hand="banner banner banner"), green=camp())
    other = table(red=camp(hand="crown hide charge"), blue=camp(hand="hide charge hoozits"), green=camp())
    hidden = msgspec.to_builtins(sees(one, seat)) | {"players": []}
    assert hidden == msgspec.to_builtins(sees(other, seat)) | {"players": []}
    assert msgspec.to_builtins(sees(one, seat).players[1]) == msgspec.to_builtins(sees(other, seat).players[1])


def test_views_differ_only_in_the_hands_and_in_whose_they_are() -> None:
    match = secrets_at_the_table()
    red, public = sees(match, "red"), sees(match)
    red.players[0].hand, red.seat = None, None
    assert red == public


def test_a_drawn_card_is_heard_by_its_owner_alone() -> None:
    match = table(red=camp("H4", hand="hide hide hide"), blue=camp("H4"))
    match.play("red", "order hide")
    assert any(line.startswith("Red draws ") and line != "Red draws a card." for line in match.log("red"))
    assert "Red draws a card." in match.log("blue")
    assert "Red draws a card." in match.log()


def test_what_is_being_paid_for_is_seen() -> None:
    match = table(red=camp("H4 H0"), blue=camp())
    play(match, "red upgrade 2", "red pay 1")
    assert (sees(match).debt, sees(match).upgrading) == (2, 2)


def test_a_new_hideout_being_paid_for_has_no_number_yet() -> None:
    match = table(red=camp("H4 H0"), blue=camp())
    play(match, "red build", "red pay 1")
    assert (sees(match).debt, sees(match).upgrading) == (2, None)


def test_the_dice_on_the_table_are_seen_until_one_is_chosen() -> None:
    match = table(red=camp("H4", order="know-wots"), blue=camp("F1"), script=attack("loss push overrun"))
    play(match, "red know-wots 1 > blue.1")
    invasion = sees(match, "blue").invasion
    assert invasion is not None
    assert (invasion.dice, invasion.by_know_wots) == (["loss", "push", "overrun"], True)
    assert sees(match).know_wots_used
    play(match, "red choose push")
    assert sees(match).invasion is None


def test_the_end_and_the_winner_are_seen() -> None:
    match = table(red=camp("F0 F0 F0 H3"), blue=camp())
    assert (sees(match).ending, sees(match).winner) == (None, None)
    play(match, "red upgrade 4", *3 * ["red pay 4"])
    assert (sees(match).phase, sees(match).deciders) == ("over", [])
    assert (sees(match).ending, sees(match).winner) == ("warlord", "red")


def test_a_view_can_be_written_as_a_document() -> None:
    exported = secrets_at_the_table().export("red")
    assert exported["view"]["players"][0]["hand"] == ["crown", "hide", "charge"]
    assert "know-wots" not in msgspec.json.encode(exported).decode()
