"""Who may talk when (GI-silence)."""

import pytest

from goblins.games.goblins_inc import GAME
from goblins.match import Match
from tests.games.goblins_inc.positions import (
    Position,
    after_the_roll,
    at_the_controls,
    before_the_roll,
    building,
    choosing_agendas,
    losing_a_token,
    over,
    planning,
)
from tests.games.goblins_inc.table import act, play, table


def is_silent(match: Match) -> bool:
    return GAME.silent(match.true.state)


@pytest.mark.parametrize("position", [planning, building, at_the_controls])
def test_nobody_talks_while_building_and_while_the_controllers_are_set(position: Position) -> None:
    assert is_silent(position())


@pytest.mark.parametrize(
    "position",
    [choosing_agendas, before_the_roll("crane"), after_the_roll("nitro+homing"), losing_a_token, over],
)
def test_at_all_other_times_they_may(position: Position) -> None:
    assert not is_silent(position())


def test_silence_lasts_from_turning_up_the_tactics_to_the_reveal_of_the_last_controller() -> None:
    match = table(seats=4, cards="crane, nitro, homing")
    play(match, "red pilot front > front", "blue pick left", "green pick middle")
    assert is_silent(match)
    play(match, "yellow pilot front > front")
    assert not is_silent(match)
    play(match, "blue pass")
    assert is_silent(match)  # the cards of the next fight round lie open


def test_choosing_agendas_ends_with_cards_on_the_table_and_silence() -> None:
    match = table(phase="agendas")
    assert not is_silent(match)
    play(match, "red done", "blue done")
    assert is_silent(match)


def test_at_the_reveal_the_talk_goes_on_until_the_next_cards() -> None:
    match = table(cards="crane, nitro, homing")
    act(match)
    assert not is_silent(match)
