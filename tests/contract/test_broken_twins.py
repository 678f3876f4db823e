"""Each check of the contract catches the defect it is there for: a twin of the miniature, broken in one place."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from goblins.kernel.chance import TABLE_STREAM, Key, draw
from goblins.kernel.events import Log
from goblins.kernel.game import Game, Outcome
from goblins.kernel.offers import Offers, offer
from goblins.kernel.position_words import PositionWords
from goblins.kernel.rule import rule
from goblins.kernel.steps import ask
from tests.miniature import MINIATURE, game, rules
from tests.miniature.terms import NO_MARK, Done, Kit, Mark, Options, Phase, Reroll, State, verb_of

from . import checks
from .playthrough import check_playthrough
from .setups import Setup


def twin(**broken: Any) -> Setup:
    return Setup(dataclasses.replace(MINIATURE, **broken), 4, (), "standard")


def catches(check: Any, setup: Setup, *others: Setup) -> None:
    """The check passes for the sound miniature and fails for the twin."""
    check(*(dataclasses.replace(one, game=MINIATURE) for one in (setup, *others)), 1)
    with pytest.raises((AssertionError, ValueError, LookupError, TypeError)):
        check(setup, *others, 1)


def test_a_legal_move_that_is_not_listed_is_noticed() -> None:
    def forgetful(s: State, kit: Kit, seat: int, out: Offers) -> None:
        rules.legal_moves(s, kit, seat, out)
        out.count -= 1

    catches(checks.legal_moves_are_the_unrefused, twin(legal_moves=forgetful))


def test_a_listed_move_that_is_refused_is_noticed() -> None:
    def generous(s: State, kit: Kit, seat: int, out: Offers) -> None:
        rules.legal_moves(s, kit, seat, out)
        if s.phase == Phase.SEAL and s.burglars[seat].crate == NO_MARK:
            offer(out, Done.pack())

    catches(checks.legal_moves_are_the_unrefused, twin(legal_moves=generous))
    catches(checks.compiled_refusals_fit, twin(legal_moves=generous, sensible_moves=generous))


def test_a_game_that_never_ends_is_noticed() -> None:
    def endless(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        rules.apply(s, kit, seat, move, log)
        s.rounds_left = 2
        s.opened[:] = [0] * len(s.opened)

    catches(checks.random_games_end, twin(apply=endless))


def test_an_outcome_that_tells_no_ending_is_noticed() -> None:
    def wordless(s: State, kit: Kit, out: Outcome) -> None:
        out.winners = 1

    catches(checks.random_games_end, twin(outcome=wordless))


def test_a_lost_piece_is_noticed() -> None:
    def careless(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        rules.apply(s, kit, seat, move, log)
        if verb_of(move) == Done.code:
            s.crate_of[0] = s.crate_of[1]

    catches(checks.pieces_are_conserved, twin(apply=careless))


def test_a_place_of_nobody_that_is_used_is_noticed() -> None:
    def haunted(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        rules.apply(s, kit, seat, move, log)
        s.burglars[s.table.seats].crate = 1

    catches(checks.absent_seats_are_left_alone, twin(apply=haunted))


def test_an_unveiled_view_that_is_not_the_seats_is_noticed() -> None:
    def veiled(view: Any, s: State, kit: Kit, seat: int) -> Any:
        return view

    catches(checks.unveiled_views_are_views, twin(unveil=veiled))


def test_a_decision_wider_than_declared_is_noticed() -> None:
    catches(checks.bounds_hold, twin(widest=20))


def test_more_events_than_the_log_holds_are_noticed() -> None:
    def talkative(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        rules.apply(s, kit, seat, move, log)
        if log is not None:
            log.count += 1000

    catches(checks.bounds_hold, twin(apply=talkative))


@rule
def overflowing_apply(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
    """Python's integers grow, machine integers wrap."""
    rules.apply(s, kit, seat, move, log)
    s.table.chance.key[0] = ((1 << 62) * 4 + 7) % 1000 if s.table.step < 0 else wide(s.table.step + 62) % 1000


@rule
def wide(step: int) -> int:
    return (1 << step) * 5


def test_rules_that_differ_when_compiled_are_noticed() -> None:
    catches(checks.compiled_agrees, twin(id="overflowing", apply=overflowing_apply))


figures = {"worth": 1}
FROZEN = (1,)


@rule
def outcome_of_a_global_table(s: State, kit: Kit, out: Outcome) -> None:
    rules.outcome(s, kit, out)


@rule
def set_up_with_a_global_table(s: State, kit: Kit, options: Options, log: Log | None) -> None:
    """Reads a component from a global, which compiled code freezes."""
    rules.set_up(s, kit, options, log)
    s.burglars[0].points = FROZEN[0]


def use_global_table(kit: Kit, options: Options) -> None:
    global FROZEN
    FROZEN = (kit.gems.worth[0],)


def test_a_component_table_read_from_a_global_is_noticed() -> None:
    broken = twin(id="frozen", set_up=set_up_with_a_global_table, check_kit_fits_options=use_global_table)
    catches(checks.sets_do_not_mix, broken, dataclasses.replace(broken, components="rich"))


def test_state_kept_outside_the_state_is_noticed() -> None:
    calls = [0]

    def with_a_memory(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        rules.apply(s, kit, seat, move, log)
        calls[0] += 1
        s.burglars[0].points += calls[0] % 7

    catches(checks.documents_round_trip, twin(apply=with_a_memory))


def test_words_that_depend_on_more_than_the_text_are_noticed() -> None:
    calls = [0]

    def write(s: State, kit: Kit) -> Iterator[str]:
        yield "points"

    def read(s: State, kit: Kit, lines: Iterable[list[str]]) -> None:
        calls[0] += 1
        s.burglars[0].points = 0 if calls[0] % 2 else len(list(lines))

    broken = PositionWords(("points",), write, read, lambda s, kit: lambda words: ())
    catches(checks.positions_round_trip, twin(position_words=broken))


def test_an_event_that_is_not_told_is_noticed() -> None:
    def silent(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        rules.apply(s, kit, seat, move, None if verb_of(move) == Done.code else log)

    catches(checks.events_rebuild_the_public_view, twin(apply=silent))


def test_a_reroll_from_the_tables_stream_is_noticed() -> None:
    def shared_dice(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        rules.apply(s, kit, seat, move, log)
        if verb_of(move) == Reroll.code:
            s.burglars[seat].die = 1 + draw(s, log, TABLE_STREAM, 6)

    catches(checks.sealed_choices_commute, twin(apply=shared_dice))


def test_a_sealed_mark_that_can_be_seen_is_noticed() -> None:
    def leaky(s: State, kit: Kit, seat: int) -> game.View:
        seen = game.view(s, kit, seat)
        for number, burglar in enumerate(seen.burglars):
            burglar.mark = [int(s.burglars[number].crate)]
        return seen

    catches(checks.sealed_choices_stay_sealed, twin(view=leaky))
    catches(checks.redealing_shows_nothing_new, twin(view=leaky))


def test_a_redeal_that_forgets_a_peek_is_noticed() -> None:
    def forgetful(s: State, kit: Kit, seat: int, key: Key) -> None:
        s.known[:] = [0 if mask.bit_count() == 1 else mask for mask in s.known]
        rules.redeal(s, kit, seat, key)

    catches(checks.redealing_shows_nothing_new, twin(redeal=forgetful))


def test_a_redeal_that_leaves_a_secret_as_it_is_is_noticed() -> None:
    def timid(s: State, kit: Kit, seat: int, key: Key) -> None:
        missions, bag = [burglar.mission for burglar in s.burglars], list(s.missions)
        rules.redeal(s, kit, seat, key)
        s.missions[:] = bag
        for burglar, mission in zip(s.burglars, missions, strict=True):
            burglar.mission = mission

    catches(checks.redealing_varies_what_is_hidden, twin(redeal=timid))


def test_a_redeal_that_sometimes_clings_to_what_it_found_is_noticed() -> None:
    def clinging(s: State, kit: Kit, seat: int, key: Key) -> None:
        bag, missions = list(s.missions), [burglar.mission for burglar in s.burglars]
        rules.redeal(s, kit, seat, key)
        if key[0] % 2:
            s.missions[:] = bag
            for burglar, mission in zip(s.burglars, missions, strict=True):
                burglar.mission = mission

    catches(checks.alike_worlds_are_redealt_alike, twin(redeal=clinging))


def test_a_redeal_that_keeps_the_key_is_noticed() -> None:
    def foretelling(s: State, kit: Kit, seat: int, key: Key) -> None:
        old = list(s.table.chance.key)
        rules.redeal(s, kit, seat, key)
        s.table.chance.key[:] = old

    catches(checks.redealing_shows_nothing_new, twin(redeal=foretelling))


def test_a_foresight_that_does_not_come_true_is_noticed() -> None:
    def moody(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        """Lets the key decide without drawing."""
        wrong = verb_of(move) == Mark.code and s.table.chance.key[0] % 2 == 0
        rules.apply(s, kit, seat, Mark.pack(0, 0) if wrong else move, log)

    catches(checks.foresight_comes_true, twin(apply=moody))


def test_an_undo_that_does_not_restore_is_noticed() -> None:
    calls = [0]

    def sticky(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        rules.apply(s, kit, seat, move, log)
        calls[0] += 1
        s.burglars[seat].points = calls[0] % 50

    catches(checks.undo_restores_exactly, twin(apply=sticky))


def test_a_secret_shown_without_being_marked_as_known_is_noticed() -> None:
    def blurting(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        """Marking a crate shows everybody what is in it, and no mask says so."""
        rules.apply(s, kit, seat, move, log)
        if verb_of(move) == Mark.code:
            s.burglars[seat].points = rules.gem_in(s, s.burglars[seat].crate)

    catches(checks.undo_crosses_no_revelation, twin(apply=blurting))


def test_a_step_that_is_not_closed_is_noticed() -> None:
    def unclosed(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        """The step that shows everything pretends to be the sealed one still."""
        step = s.table.step
        rules.apply(s, kit, seat, move, log)
        if verb_of(move) == Done.code and s.table.step != step:
            ask(s, s.table.awaiting)
            s.table.step = step

    catches(checks.sealed_choices_stay_sealed, twin(apply=unclosed, settings=MINIATURE.settings))


def test_a_lossy_notation_is_noticed() -> None:
    class Lossy(type(MINIATURE.moves)):  # type: ignore[misc]
        def write(self, packed: int) -> str:
            return str(super().write(packed)).replace("with 4", "with 3")

    lossy = object.__new__(Lossy)
    lossy.__dict__ = dict(MINIATURE.moves.__dict__)
    for cls in lossy.types.values():
        cls.vocabulary = lossy
    try:
        with pytest.raises(AssertionError):
            checks.moves_translate_without_loss(twin(moves=lossy), 1)
    finally:
        for cls in lossy.types.values():
            cls.vocabulary = MINIATURE.moves


def test_changed_behaviour_without_a_new_rules_version_is_noticed() -> None:
    def other_scores(s: State, kit: Kit, seat: int, move: int, log: Log | None) -> None:
        rules.apply(s, kit, seat, move, log)
        s.burglars[0].points += verb_of(move) == Done.code

    check_playthrough(MINIATURE)
    changed: Game = dataclasses.replace(MINIATURE, apply=other_scores)
    with pytest.raises(AssertionError):
        check_playthrough(changed)
