"""A round that is over is kept to be looked at: the next one clears the yards within the same move."""

from __future__ import annotations

import random

import pytest

import goblins
from goblins.games.goblins_inc.events import FightEnded, Totals
from goblins.games.goblins_inc.terms import AgendaPlace
from goblins.match import Match


def played(seats: int, seed: int, **options: str) -> Match:
    """A whole game at random."""
    match = goblins.new("goblins-inc", seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module")
def duel() -> Match:
    return played(2, 3)


def test_what_the_round_left_stays_and_nobody_is_asked(duel: Match) -> None:
    (first,) = duel.finished_parts()
    view = first.view()
    assert (view.phase, view.ending, view.round_number, view.rounds) == ("over", "round", 1, 2)
    assert first.deciders == ()
    assert any(robot.squares for robot in view.robots)
    assert any(robot.loose or robot.lost for robot in view.robots)


def test_its_scores_are_those_that_were_told(duel: Match) -> None:
    (first,) = duel.finished_parts()
    totals = next(event for event in duel.events() if isinstance(event, Totals))
    assert {one.seat: one.points for one in first.view().players} == {"red": totals.red, "blue": totals.blue}
    assert (first.verdict() or "").startswith("The round is scored; the game goes on.")


def test_what_was_thrown_away_stays_hidden(duel: Match) -> None:
    (first,) = duel.finished_parts()
    for seat, player in enumerate(first.true.state.players[:2]):
        thrown_away = [known for fate, known in zip(player.fate, player.open) if fate == AgendaPlace.DISCARDED]
        assert thrown_away == [1 << seat] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"variant": "full"}, {"variant": "party"}, {"on_tie": "third-round"}])
def test_it_is_a_position_that_can_be_saved_and_loaded(seats: int, options: dict[str, str]) -> None:
    match = played(seats, 5, **options)
    parts = match.finished_parts()
    assert len(parts) == sum(isinstance(event, FightEnded) for event in match.events()) - 1
    for part in parts:
        assert match.game.faults(part.true.state, part.true.kit) == []
        assert goblins.load(part.position()).true.state == part.true.state
        assert goblins.load(part.position_text()).true.state == part.true.state


def test_a_game_that_ends_early_as_no_game_does_is_refused(duel: Match) -> None:
    (first,) = duel.finished_parts()
    bent = first.position_text().replace("phase over round", "phase over boss")
    with pytest.raises(goblins.BadInput, match="cannot be"):
        goblins.load(bent)


def test_before_the_first_round_is_over_nothing_is_kept() -> None:
    assert goblins.new("goblins-inc", seats=2, seed=1).finished_parts() == []
    assert goblins.new("goblin-warlord", seats=2, seed=1).finished_parts() == []
