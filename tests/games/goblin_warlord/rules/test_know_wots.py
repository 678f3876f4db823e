"""Know-wots invasions, and goblins that need a new home (GW-know-wots)."""

import pytest

from goblins.games.goblin_warlord import events
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


def wreckers(blue: str, faces: str, red: str = "H2 H2", razed: str = "supply") -> Match:
    """Red is about to send Know-wots against one of Blue's lairs."""
    return table(red=camp(red, order="know-wots"), blue=camp(blue), script=attack(faces), options={"razed": razed})


# ------------------------------------------------------------------------------------------------ the invasion


@pytest.mark.parametrize("face", ["victory", "overrun"])
def test_a_fort_becomes_a_hideout_and_keeps_its_goblins(face: str) -> None:
    match = wreckers("F2 H1", face)
    assert play(match, "red know-wots 1 > blue.1")[-1] == events.FortFell("blue", 1)
    assert camp_of(match, "blue") == "H2 H1"
    assert (sees(match).supply, match.deciders) == (28, ("red",))


@pytest.mark.parametrize("face", ["victory", "overrun"])
def test_a_hideout_is_removed(face: str) -> None:
    match = wreckers("H1 H0", f"{face} {face} {face}")
    assert play(match, "red know-wots 1 > blue.2")[-1] == events.HideoutRemoved("blue", 2, 0, 1)
    assert camp_of(match, "blue") == "H1"


def test_the_token_of_a_removed_hideout_returns_to_the_supply() -> None:
    match = wreckers("H2 H0", "victory")
    assert sees(match).supply == 28
    play(match, "red know-wots 1 > blue.1")
    assert sees(match).supply == 29


def test_a_setting_sends_the_token_of_a_removed_hideout_into_the_box() -> None:
    match = wreckers("H2 H0", "victory", razed="box")
    assert play(match, "red know-wots 1 > blue.1")[3] == events.HideoutRemoved("blue", 1, 2, 0)
    assert sees(match).supply == 28


def test_a_loss_costs_the_invader_a_goblin() -> None:
    match = wreckers("F2 H1", "loss")
    assert play(match, "red know-wots 1 > blue.1")[-1] == events.Lost("red", 1, 1)
    assert (camp_of(match, "red"), camp_of(match, "blue")) == ("H1 H2", "F2 H1")


def test_a_push_changes_nothing() -> None:
    match = wreckers("F2 H1", "push")
    play(match, "red know-wots 1 > blue.1")
    assert (camp_of(match, "red"), camp_of(match, "blue")) == ("H2 H2", "F2 H1")


def test_the_dice_are_those_of_any_invasion_and_the_bigger_side_chooses() -> None:
    match = wreckers("F4 H1", "victory push", red="H3")
    assert dice_rolled(play(match, "red know-wots 1 > blue.1")) == ["victory", "push"]
    assert match.deciders == ("blue",)
    play(match, "blue choose push")
    assert camp_of(match, "blue") == "F4 H1"


def test_the_chosen_die_may_pull_the_lair_down() -> None:
    match = wreckers("H0 H1", "push loss overrun")
    play(match, "red know-wots 1 > blue.1", "red choose overrun")
    assert camp_of(match, "blue") == "- H1"


def test_know_wots_invade_once_a_turn() -> None:
    match = wreckers("F2 H1", "push")
    play(match, "red know-wots 1 > blue.1")
    assert str(match.why_not("red", "know-wots 2 > blue.1")).startswith("Know-wots have already invaded this turn;")
    assert match.why_not("red", "invade 2 > blue.1") is None


def test_the_know_wots_invasion_is_the_one_invasion_of_its_lair() -> None:
    match = wreckers("F2 H1", "push")
    play(match, "red know-wots 1 > blue.1")
    assert spent_lairs(match, "red") == [1]
    assert why_not(match, "red", "invade 1 > blue.1") == "has-invaded"


def test_a_lair_that_has_invaded_cannot_send_know_wots() -> None:
    match = wreckers("F2 H1", "push")
    play(match, "red invade 1 > blue.1")
    assert why_not(match, "red", "know-wots 1 > blue.1") == "has-invaded"
    assert match.why_not("red", "know-wots 2 > blue.1") is None


def test_know_wots_may_invade_in_the_usual_way() -> None:
    match = wreckers("F2 H1", "victory")
    play(match, "red invade 1 > blue.1")
    assert camp_of(match, "blue") == "F1 H1"


def test_know_wots_are_ready_again_the_next_turn() -> None:
    match = table(
        red=camp("H4", order="know-wots", hand="know-wots know-wots know-wots"),
        blue=camp("F4", order="charge", hand="crown crown crown"),
        script=attack("push"),
    )
    play(match, "red know-wots 1 > blue.1", "red order know-wots", "blue order crown")
    assert match.why_not("red", "know-wots 1 > blue.1") is None


# ------------------------------------------------------------------------------------------------ who is safe


def test_a_lone_hideout_is_safe_from_know_wots() -> None:
    match = wreckers("H2", "victory")
    assert str(match.why_not("red", "know-wots 1 > blue.1")).startswith(
        "Blue’s only lair is a Hideout, and Know-wots cannot pull that down."
    )
    assert not any(move.startswith("know-wots") for move in offers(match, "red"))


def test_a_lone_hideout_is_not_safe_from_other_invasions() -> None:
    match = wreckers("H2", "victory")
    play(match, "red invade 1 > blue.1")
    assert camp_of(match, "blue") == "H1"


def test_a_lone_fort_is_not_safe_but_the_hideout_it_leaves_is() -> None:
    match = table(
        red=camp("H4 H4", order="know-wots", hand="know-wots know-wots know-wots"),
        blue=camp("F4", order="charge", hand="crown crown crown"),
        script=attack("victory"),
    )
    play(match, "red know-wots 1 > blue.1", "red order know-wots", "blue order crown")
    assert camp_of(match, "blue") == "H4"
    assert why_not(match, "red", "know-wots 1 > blue.1") == "lone-hideout"


def test_a_hideout_beside_a_fort_is_not_safe() -> None:
    match = wreckers("H2 F0", "victory")
    play(match, "red know-wots 1 > blue.1")
    assert camp_of(match, "blue") == "- F0"


def test_a_hideout_beside_a_removed_one_is_alone() -> None:
    match = wreckers("- H2 -", "victory")
    assert why_not(match, "red", "know-wots 1 > blue.2") == "lone-hideout"


def test_a_player_under_hide_is_safe_from_know_wots() -> None:
    match = table(red=camp("H2", order="know-wots"), blue=camp("F2 H2", order="hide"))
    assert why_not(match, "red", "know-wots 1 > blue.1") == "foe-hides"


@pytest.mark.parametrize("order", ["none", "crown", "hide", "charge", "banner", "hoozits"])
def test_only_know_wots_orders_allow_it(order: str) -> None:
    match = table(red=camp("H2", order=order), blue=camp("F2"))
    assert why_not(match, "red", "know-wots 1 > blue.1") == "not-under-know-wots"


def test_an_empty_lair_sends_no_know_wots() -> None:
    match = wreckers("F2", "victory", red="H0 H2")
    assert why_not(match, "red", "know-wots 1 > blue.1") == "lair-empty"


# ------------------------------------------------------------------------------------------ homeless goblins


def test_the_owner_of_a_removed_hideout_rehouses_its_goblins_out_of_turn() -> None:
    match = wreckers("H2 H3 F2", "victory")
    play(match, "red know-wots 1 > blue.1")
    assert (match.deciders, sees(match).active, sees(match).homeless) == (("blue",), "red", 2)
    assert match.question("blue") == "Your Hideout is gone. Take 2 homeless goblins into other lairs."
    assert offers(match, "blue") == ["rehouse 2", "rehouse 3"]
    assert play(match, "blue rehouse 3", "blue rehouse 2") == [
        events.Rehoused("blue", 3),
        events.Rehoused("blue", 2),
    ]
    assert (camp_of(match, "blue"), sees(match).pool) == ("- H4 F3", 49)


def test_afterwards_the_invader_goes_on_with_the_turn() -> None:
    match = wreckers("H2 H3", "victory")
    play(match, "red know-wots 1 > blue.1")
    assert why_not(match, "red", "build") == "not-asked"
    play(match, "blue rehouse 2")
    assert (match.deciders, sees(match).phase) == (("red",), "act")


def test_homeless_goblins_who_find_no_room_go_to_the_pool() -> None:
    match = wreckers("H3 H3 F4", "victory", red="H3")
    pool = sees(match).pool
    told = play(match, "red know-wots 1 > blue.1")
    assert told[-2:] == [events.HideoutRemoved("blue", 1, 3, 1), events.NoRoom("blue", 2)]
    assert (sees(match).pool, sees(match).homeless) == (pool + 2, 1)
    play(match, "blue rehouse 2")
    assert camp_of(match, "blue") == "- H4 F4"


def test_with_no_room_at_all_nobody_is_asked() -> None:
    match = wreckers("H2 H4", "victory")
    pool = sees(match).pool
    assert play(match, "red know-wots 1 > blue.1")[-1] == events.NoRoom("blue", 2)
    assert (sees(match).pool, match.deciders, sees(match).phase) == (pool + 2, ("red",), "act")


def test_no_goblin_is_lost_when_a_lair_is_pulled_down() -> None:
    match = wreckers("H2 H1", "overrun")
    assert not happened(play(match, "red know-wots 1 > blue.1"), events.Lost)
    play(match, "blue rehouse 2", "blue rehouse 2")
    assert camp_of(match, "blue") == "- H3"


def test_homeless_goblins_are_taken_in_before_anything_else() -> None:
    match = wreckers("H2 H4 H2", "victory")
    play(match, "red know-wots 1 > blue.1")
    assert why_not(match, "blue", "recruit 3") == "rehouse-first"
    assert why_not(match, "blue", "rehouse 2") == "lair-full"
    assert why_not(match, "blue", "rehouse 1") == "no-lair"


def test_without_homeless_goblins_nobody_is_rehoused() -> None:
    match = wreckers("H2 H2", "victory")
    assert str(match.why_not("red", "rehouse 1")).startswith("None of your goblins is homeless.")


def test_a_removed_lair_cannot_be_invaded_any_more() -> None:
    match = wreckers("H0 H1", "victory victory victory")
    play(match, "red know-wots 1 > blue.1")
    assert str(match.why_not("red", "invade 2 > blue.1")) == "Blue has no lair 1. Theirs: 2."


def test_the_other_lairs_keep_their_numbers() -> None:
    match = wreckers("H0 H1 F2", "victory victory victory")
    play(match, "red know-wots 1 > blue.1")
    assert [lair.number for lair in sees(match).players[1].lairs] == [2, 3]
