"""Every game, variant, seat count and component set keeps the contract.

`make contract` runs every check at every table; here the longer ones visit fewer.
"""

from pathlib import Path

import pytest

from goblins.kernel import registry
from goblins.kernel.game import Game
from tests.miniature import MINIATURE

from . import checks, mutations
from .playthrough import check_playthrough
from .setups import Setup, all_games, all_setups, few_setups, plain_setups, sets_of, smallest_setups

everywhere = pytest.mark.parametrize("setup", all_setups(), ids=str)
widely = pytest.mark.parametrize("setup", few_setups(), ids=str)
briefly = pytest.mark.parametrize("setup", smallest_setups(), ids=str)
plainly = pytest.mark.parametrize("setup", plain_setups(), ids=str)
miniatures = pytest.mark.parametrize("setup", [one for one in all_setups() if one.game is MINIATURE], ids=str)
retold = pytest.mark.parametrize("setup", [one for one in few_setups() if one.game.retell], ids=str)
bendable = pytest.mark.parametrize("setup", [one for one in few_setups() if one.game.id in registry.names()], ids=str)
with_figures = pytest.mark.parametrize(
    "game", [one for one in all_games() if one.folder], ids=lambda game: str(game.id)
)
each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.id))


@widely
def test_legal_moves_are_exactly_the_unrefused_ones(setup: Setup) -> None:
    checks.compiled_refusals_fit(setup, 1, every=10)


@miniatures
def test_every_candidate_of_every_seat_is_listed_or_refused(setup: Setup) -> None:
    checks.legal_moves_are_the_unrefused(setup, 1)


@plainly
def test_moves_translate_without_loss(setup: Setup) -> None:
    checks.moves_translate_without_loss(setup, 1)


@everywhere
def test_random_games_end_and_pieces_are_conserved(setup: Setup) -> None:
    checks.random_games_end(setup, 2)
    checks.pieces_are_conserved(setup, 2)


@widely
def test_the_widest_positions_stay_within_their_bounds(setup: Setup) -> None:
    checks.bounds_hold(setup, 4)


@everywhere
def test_compiled_and_interpreted_agree(setup: Setup) -> None:
    checks.compiled_agrees(setup, 5)


@with_figures
def test_two_component_sets_do_not_mix(game: Game) -> None:
    one, other = sets_of(game)[:2]
    seats = game.seat_counts[-1]
    checks.sets_do_not_mix(Setup(game, seats, (), one), Setup(game, seats, (), other), 6)


@widely
def test_journals_round_trip(setup: Setup) -> None:
    checks.documents_round_trip(setup, 7, every=250)


@widely
def test_positions_round_trip_as_json_and_in_words(setup: Setup) -> None:
    checks.positions_round_trip(setup, 18, every=100)


@bendable
def test_bent_positions_are_refused_or_played_to_an_end(setup: Setup) -> None:
    tally = mutations.bend(setup, documents=24, seed=19)
    assert not tally.problems, tally.problems[0]


@widely
def test_the_places_of_absent_seats_are_left_alone(setup: Setup) -> None:
    checks.absent_seats_are_left_alone(setup, 16)


@widely
def test_a_view_made_of_the_publics_is_the_seats_own(setup: Setup) -> None:
    checks.unveiled_views_are_views(setup, 17)


@widely
def test_simultaneous_choices_commute(setup: Setup) -> None:
    checks.sealed_choices_commute(setup, 8)


@widely
def test_sealed_choices_stay_sealed(setup: Setup) -> None:
    checks.sealed_choices_stay_sealed(setup, 9)


@widely
def test_redealing_changes_nothing_the_seat_can_see(setup: Setup) -> None:
    checks.redealing_shows_nothing_new(setup, 10, every=25)


@widely
def test_redealing_is_blind_to_what_the_seat_cannot_know(setup: Setup) -> None:
    checks.alike_worlds_are_redealt_alike(setup, 16, every=25)


@briefly
def test_redealing_varies_everything_hidden(setup: Setup) -> None:
    checks.redealing_varies_what_is_hidden(setup, 11)


@plainly
def test_what_is_foreseen_happens(setup: Setup) -> None:
    checks.foresight_comes_true(setup, 12)


@retold
def test_events_rebuild_the_public_view(setup: Setup) -> None:
    checks.events_rebuild_the_public_view(setup, 13)


@briefly
def test_undo_restores_exactly(setup: Setup) -> None:
    checks.undo_restores_exactly(setup, 14)


@briefly
def test_undo_crosses_no_revelation(setup: Setup) -> None:
    checks.undo_crosses_no_revelation(setup, 15, every=3)


@each_game
def test_the_recorded_playthrough_still_holds(game: Game) -> None:
    check_playthrough(game)


def test_every_check_has_a_broken_twin() -> None:
    twins = (Path(__file__).parent / "test_broken_twins.py").read_text(encoding="utf-8")
    mine = Path(__file__).read_text(encoding="utf-8")
    used = {name for name in vars(checks) if f"checks.{name}(" in mine}
    assert len(used) > 15
    assert not {name for name in used if f"checks.{name}" not in twins}
