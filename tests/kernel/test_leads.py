"""Who is ahead: told by events, and the same as by counting points."""

from __future__ import annotations

import pytest

from goblins import games as _announced  # noqa: F401
from goblins.kernel import registry
from goblins.kernel.events import Log
from goblins.kernel.game import Game, Outcome
from goblins.kernel.leads import Leads, Swing, blank_leads, follow_leads, forget_scores
from goblins.kernel.record import blank
from goblins.kernel.vocabulary import Event
from tests.kernel.test_tallies import random_game
from tests.miniature import MINIATURE
from tests.miniature.terms import Rolled, Scored

SWINGS = (Swing(Scored, of="points"),)
with_leads = [registry.find(name) for name in registry.names() if registry.find(name).swings]


def tell_all(leads: Leads, *events: Event) -> int:
    log = blank(Log)
    log.count = len(events)
    for number, event in enumerate(events):
        log.event[number] = event.packed()
    follow_leads(leads, log)
    return leads.changes


def test_the_lead_changes_when_another_leads_alone() -> None:
    leads = blank_leads(MINIATURE.events, SWINGS)
    assert tell_all(leads, Scored(seat="red", points=3)) == 0
    assert tell_all(leads, Scored(seat="blue", points=3)) == 0
    assert tell_all(leads, Scored(seat="red", points=1)) == 0
    assert tell_all(leads, Scored(seat="blue", points=2)) == 1
    assert tell_all(leads, Scored(seat="red", points=2)) == 2


def test_what_one_move_tells_counts_as_one() -> None:
    leads = blank_leads(MINIATURE.events, SWINGS)
    assert tell_all(leads, Scored(seat="red", points=3)) == 0
    assert tell_all(leads, Scored(seat="blue", points=5), Scored(seat="red", points=4)) == 0


def test_a_new_game_begins_without_a_leader() -> None:
    leads = blank_leads(MINIATURE.events, SWINGS)
    tell_all(leads, Scored(seat="red", points=3))
    forget_scores(leads)
    assert tell_all(leads, Scored(seat="blue", points=1)) == 0


@pytest.mark.parametrize("game", with_leads, ids=lambda one: one.id)
def test_scores_made_from_events_are_the_points_of_the_game(game: Game) -> None:
    play = random_game(game, game.seat_counts[-1], 3)
    leads = blank_leads(game.events, game.swings)
    for told in (play.prelude, *(made.told for made in play.made)):
        tell_all(leads, *(each.event for each in told))
    outcome = blank(Outcome)
    game.outcome(play.state, play.kit, outcome)
    assert leads.score == outcome.points


def test_a_swing_that_its_event_cannot_give_is_noticed() -> None:
    for swing in (Swing(Scored, seat="points", by=1), Swing(Rolled, of="seat")):
        with pytest.raises(TypeError, match=r"is no (seat|number)"):
            blank_leads(MINIATURE.events, [swing])
