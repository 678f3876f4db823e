"""Checked simulations: games are played again, and broken rules are found."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from goblins.bots import find_rule_bot
from goblins.games.goblin_warlord import GAME
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import load_set
from goblins.kernel.game import Outcome
from goblins.kernel.options import read_options
from goblins.kernel.record import blank
from goblins.kernel.steps import is_over
from goblins.kernel.words import LANGUAGES, Sentence
from goblins.lab.check import Batch, Fault, InterpretedGame, first_fault
from goblins.lab.simulate import Checked, SimulationReport, simulate

SCRAPPER = find_rule_bot(GAME, "scrapper").chooser


def checked(**changed: Any) -> SimulationReport:
    arguments: dict[str, Any] = {"games": 20, "seed": 3, "check": 5}
    return simulate("goblin-warlord", 2, ["scrapper", "random"], **(arguments | changed))


def batch(**broken: Any) -> Batch:
    game = dataclasses.replace(GAME, **broken)
    options = read_options(game.options, game.settings, game.simulation_options)
    return Batch(game, load_set(GAME).kit, options, 2, key_from_seed(3))


def ended(replay: InterpretedGame) -> tuple[Outcome, int]:
    while not is_over(replay.s):
        replay.apply(*replay.next_move())
    return replay.outcome(), replay.made


OUTCOME, DECISIONS = ended(InterpretedGame(batch(), 0, [SCRAPPER, None]))


def fault_of(played: Outcome = OUTCOME, decisions: int = DECISIONS, **broken: Any) -> Fault | None:
    return first_fault(batch(**broken), 0, [SCRAPPER, None], played, decisions)


def test_sound_rules_pass_and_the_report_says_how_many_games_were_checked() -> None:
    report = checked()
    assert report.checked == Checked(games=4, faults=())
    assert report.is_sound
    assert report.to_json()["checked"] == {"games": 4, "faults": []}


def test_checking_changes_nothing_else() -> None:
    assert dataclasses.replace(checked(), checked=None) == checked(check=None)


def test_checked_games_count_as_progress() -> None:
    told: list[int] = []
    checked(on_progress=told.append)
    assert sum(told) == 20 + 4


def test_a_piece_that_goes_missing_is_found_where_it_does() -> None:
    def faults(s: Any, kit: Any) -> list[Sentence]:
        return [Sentence("goblin-warlord-fault-turn")] if s.table.step >= 9 else []

    fault = fault_of(faults=faults)
    assert fault is not None
    assert fault.sentence == Sentence("goblin-warlord-fault-turn")
    assert 0 < fault.decisions < DECISIONS


def test_a_chosen_move_that_is_refused_is_found() -> None:
    fault = fault_of(refusal=lambda s, kit, seat, move: 16)
    assert fault is not None
    assert (fault.decisions, fault.sentence.key) == (0, "lab-fault-refused")


def test_another_end_than_the_compiled_one_is_found() -> None:
    other = blank(Outcome)
    other.ended = 1
    for fault in (fault_of(other), fault_of(decisions=DECISIONS - 1), fault_of(decisions=DECISIONS + 1)):
        assert fault is not None
        assert fault.sentence == Sentence("lab-fault-outcome")
    assert fault_of() is None


def test_a_game_that_was_given_up_is_a_fault() -> None:
    fault = fault_of(blank(Outcome))
    assert fault is not None
    assert fault.sentence == Sentence("lab-fault-endless")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_said_in_words(lang: str) -> None:
    faults = tuple(
        Fault(5, 12, sentence)
        for sentence in (
            Sentence("lab-fault-endless"),
            Sentence("lab-fault-outcome"),
            Sentence("lab-fault-refused", {"move": "recruit 1"}),
        )
    )
    report = dataclasses.replace(checked(check=None), checked=Checked(4, faults), unfinished=1)
    assert not report.is_sound
    assert len(report.rows(lang)) == len(checked(check=None).rows(lang)) + 1 + 1 + len(faults)
    assert not [row for row in report.rows(lang) if "[" in "".join(row)]


def test_a_report_nobody_checked_is_sound() -> None:
    assert dataclasses.replace(checked(check=None), unfinished=1).is_sound
