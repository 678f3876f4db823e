"""Building, upgrading and the fourth Fort (GW-build, GW-end)."""

import pytest

from goblins.games.goblin_warlord import events
from tests.games.goblin_warlord.table import (
    attack,
    camp,
    camp_of,
    offers,
    play,
    sees,
    spent_lairs,
    table,
    why_not,
)

PAY_FROM_LAIR_1 = 3 * ["red pay 1"]


# ------------------------------------------------------------------------------------------------- new Hideouts


def test_three_goblins_pay_for_a_new_and_empty_hideout() -> None:
    match = table(red=camp("H3"), blue=camp())
    assert play(match, "red build", *PAY_FROM_LAIR_1) == [
        events.Paid("red", 1),
        events.Paid("red", 1),
        events.Paid("red", 1),
        events.HideoutBuilt("red", 2),
    ]
    assert camp_of(match, "red") == "H0 H0"
    assert (sees(match).pool, sees(match).supply) == (58, 29)


def test_the_goblins_may_come_from_any_combination_of_lairs() -> None:
    match = table(red=camp("H1 F2 H4"), blue=camp())
    play(match, "red build", "red pay 3", "red pay 1", "red pay 2")
    assert camp_of(match, "red") == "H0 F1 H3 H0"


def test_the_price_is_asked_goblin_by_goblin() -> None:
    match = table(red=camp("H2 H2"), blue=camp())
    play(match, "red build")
    assert match.question("red") == "Pay 3 goblins from any of your lairs."
    play(match, "red pay 1", "red pay 1")
    assert match.question("red") == "Pay the last goblin from any of your lairs."
    assert offers(match, "red") == ["pay 2"]
    assert str(match.why_not("red", "pay 1")) == "There is no goblin in lair 1. Choose one with goblins."


def test_what_was_begun_is_paid_for_first() -> None:
    match = table(red=camp("H4"), blue=camp())
    play(match, "red build")
    assert why_not(match, "red", "invade 1 > blue.1") == "pay-first"
    assert why_not(match, "red", "build") == "pay-first"
    assert why_not(match, "red", "order crown") == "pay-first"


def test_nothing_is_paid_without_building() -> None:
    match = table(red=camp("H4"), blue=camp())
    assert str(match.why_not("red", "pay 1")).startswith("There is nothing to pay for yet.")


@pytest.mark.parametrize(("lairs", "goblins"), [("H2", "2"), ("H1 H1", "2"), ("F0 H0", "none")])
def test_with_fewer_than_three_goblins_nothing_is_built(lairs: str, goblins: str) -> None:
    match = table(red=camp(lairs), blue=camp())
    assert (
        str(match.why_not("red", "build"))
        == f"A Hideout or a Fort costs 3 goblins, and you have {goblins}. Recruit more first."
    )
    assert why_not(match, "red", "upgrade 1") == "too-few-goblins"


def test_a_player_may_build_as_often_as_the_goblins_last() -> None:
    match = table(red=camp("H4 H4 H2"), blue=camp())
    play(match, "red build", "red pay 1", "red pay 1", "red pay 1")
    play(match, "red build", "red pay 1", "red pay 2", "red pay 2")
    play(match, "red upgrade 3", "red pay 2", "red pay 2", "red pay 3")
    assert camp_of(match, "red") == "H0 H0 F1 H0 H0"
    assert why_not(match, "red", "build") == "too-few-goblins"


def test_building_and_invading_mix_in_any_order() -> None:
    match = table(red=camp("H4 H1"), blue=camp("H1 H1"), script=attack("victory victory"))
    play(match, "red invade 2 > blue.1", "red build", *PAY_FROM_LAIR_1, "red invade 1 > blue.2")
    assert (camp_of(match, "red"), camp_of(match, "blue")) == ("H1 H1 H0", "H0 H0")


def test_a_removed_site_is_used_again() -> None:
    match = table(red=camp("H3 - F0 -"), blue=camp())
    assert play(match, "red build", *PAY_FROM_LAIR_1)[-1] == events.HideoutBuilt("red", 2)
    assert camp_of(match, "red") == "H0 H0 F0"


def test_a_new_hideout_has_not_invaded() -> None:
    match = table(red=camp("H3 - H0", invaded=[1, 3]), blue=camp())
    play(match, "red build", *PAY_FROM_LAIR_1)
    assert spent_lairs(match, "red") == [1, 3]


def test_without_a_token_in_the_supply_no_hideout_is_built() -> None:
    match = table(red=camp("H3 " + "H0 " * 30), blue=camp("H0"))
    assert sees(match).supply == 0
    assert str(match.why_not("red", "build")).startswith("No lair token is left in the supply.")
    assert "build" not in offers(match, "red")


def test_without_a_token_in_the_supply_a_hideout_may_still_be_upgraded() -> None:
    match = table(red=camp("H3 " + "H0 " * 30), blue=camp("H0"))
    play(match, "red upgrade 31", *PAY_FROM_LAIR_1)
    assert camp_of(match, "red").endswith("H0 F0")


def test_a_token_in_the_box_cannot_be_built_with() -> None:
    match = table(red=camp("H4"), blue=camp("H0"), tokens_in_the_box=30, options={"razed": "box"})
    assert why_not(match, "red", "build") == "no-token"


def test_nothing_but_the_supply_limits_the_lairs_of_a_player() -> None:
    match = table(red=camp("H3 " + "H0 " * 29), blue=camp("H0"))
    assert play(match, "red build", *PAY_FROM_LAIR_1)[-1] == events.HideoutBuilt("red", 31)
    assert (len(sees(match).players[0].lairs), sees(match).supply) == (31, 0)


# ----------------------------------------------------------------------------------------------------- upgrades


def test_three_goblins_turn_a_hideout_into_a_fort() -> None:
    match = table(red=camp("H2 H3"), blue=camp())
    assert play(match, "red upgrade 1", "red pay 2", "red pay 2", "red pay 2")[-1] == events.FortBuilt("red", 1)
    assert (camp_of(match, "red"), sees(match).supply) == ("F2 H0", 29)


def test_an_upgraded_lair_keeps_the_goblins_that_did_not_pay() -> None:
    match = table(red=camp("H4"), blue=camp())
    play(match, "red upgrade 1", *PAY_FROM_LAIR_1)
    assert camp_of(match, "red") == "F1"


def test_an_upgraded_lair_keeps_its_spent_invasion() -> None:
    match = table(red=camp("H4"), blue=camp("H4"), script=attack("push"))
    play(match, "red invade 1 > blue.1", "red upgrade 1", *PAY_FROM_LAIR_1)
    assert why_not(match, "red", "invade 1 > blue.1") == "has-invaded"


def test_an_upgraded_lair_that_has_not_invaded_still_may() -> None:
    match = table(red=camp("H4"), blue=camp())
    play(match, "red upgrade 1", *PAY_FROM_LAIR_1)
    assert match.why_not("red", "invade 1 > blue.1") is None


def test_a_new_hideout_may_be_upgraded_the_same_turn() -> None:
    match = table(red=camp("H4 H2"), blue=camp())
    play(match, "red build", *PAY_FROM_LAIR_1, "red upgrade 3", "red pay 1", "red pay 2", "red pay 2")
    assert camp_of(match, "red") == "H0 H0 F0"


def test_a_fort_is_not_upgraded_again() -> None:
    match = table(red=camp("F4 H0"), blue=camp())
    assert str(match.why_not("red", "upgrade 1")) == "Lair 1 is a Fort already. Choose a Hideout."
    assert [move for move in offers(match, "red") if move.startswith("upgrade")] == ["upgrade 2"]


def test_only_an_own_lair_that_stands_is_upgraded() -> None:
    match = table(red=camp("H4 - H0"), blue=camp())
    assert str(match.why_not("red", "upgrade 2")) == "You have no lair 2. Yours: 1 and 3."
    assert str(match.why_not("red", "upgrade 4")) == "You have no lair 4. Yours: 1 and 3."


# ----------------------------------------------------------------------------------------------------- victory


def test_the_fourth_fort_wins_at_once() -> None:
    match = table(red=camp("F0 F0 F0 H3"), blue=camp("F2"))
    assert play(match, "red upgrade 4", *3 * ["red pay 4"])[-2:] == [events.FortBuilt("red", 4), events.Won("red")]
    assert match.deciders == ()
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.points) == ("warlord", ("red",), {"red": 4, "blue": 1})
    assert match.verdict() == "Red is the Goblin Warlord. Let there be tribute!"


def test_after_the_victory_nothing_more_is_played() -> None:
    match = table(red=camp("F0 F0 F0 H3"), blue=camp())
    play(match, "red upgrade 4", *3 * ["red pay 4"])
    assert str(match.why_not("red", "build")) == "The game is over; nothing more can be played."
    assert offers(match, "red") == []
    assert match.question("blue") == "The game is over."


def test_three_forts_are_not_enough() -> None:
    match = table(red=camp("F0 F0 H3"), blue=camp())
    play(match, "red upgrade 3", *3 * ["red pay 3"])
    assert (match.outcome, match.deciders) == (None, ("red",))


def test_two_forts_built_in_one_turn_may_win() -> None:
    match = table(red=camp("F0 F0 H3 H3"), blue=camp())
    play(match, "red upgrade 3", *3 * ["red pay 3"], "red upgrade 4", *3 * ["red pay 4"])
    assert match.verdict() == "Red is the Goblin Warlord. Let there be tribute!"


def test_by_default_forts_that_were_lost_do_not_count() -> None:
    match = table(red=camp("F0 F0 H3", lost_forts=1), blue=camp())
    play(match, "red upgrade 3", *3 * ["red pay 3"])
    assert match.outcome is None


def test_a_setting_counts_forts_that_were_lost_again() -> None:
    match = table(red=camp("F0 F0 H3", lost_forts=1), blue=camp(), options={"forts": "built"})
    play(match, "red upgrade 3", *3 * ["red pay 3"])
    assert match.outcome is not None
    assert match.outcome.winners == ("red",)


def test_under_that_setting_a_fort_raised_twice_counts_twice() -> None:
    match = table(red=camp("H3", lost_forts=3), blue=camp(), options={"forts": "built"})
    play(match, "red upgrade 1", *PAY_FROM_LAIR_1)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.points["red"]) == (("red",), 1)
