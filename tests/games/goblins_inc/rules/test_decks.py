"""Decks: no card comes twice, and a third round shuffles the tactics again (GI-start, GI-teams, GI-blueprints)."""

from tests.games.goblins_inc.rules.test_team_up import next_round
from tests.games.goblins_inc.table import (
    act,
    lots,
    sees,
    table,
)


def test_another_blueprint_is_turned_up() -> None:
    assert sees(next_round(script=lots(0, 0, 0))).blocked != sees(table(seats=4)).blocked


def test_the_second_round_uses_the_twelve_tactics_cards_that_are_left() -> None:
    match = table(round_number=2, fight_round=4)
    assert match.true.state.tactics_used.count(0) == 0


def test_a_third_round_shuffles_all_tactics_cards_again() -> None:
    match = table(round_number=2, fight_round=4, options={"variant": "full"})
    act(match)
    assert sees(match).round_number == 3
    assert match.true.state.tactics_used.count(0) == 24
