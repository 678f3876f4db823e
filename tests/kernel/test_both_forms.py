"""The law of round trips, for positions that somebody brings."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.kernel import both_forms, registry
from goblins.kernel.both_forms import check_both_forms
from goblins.kernel.errors import BadInput
from goblins.kernel.play import Play
from goblins.match import new


@pytest.mark.parametrize("game", registry.names())
def test_a_fresh_table_of_every_game_obeys_it(game: str) -> None:
    check_both_forms(new(game, registry.find(game).seat_counts[0], 1).true)


def test_a_position_that_reads_otherwise_in_words_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    play, other = (new("goblin-warlord", 2, seed).true for seed in (1, 2))
    monkeypatch.setattr(both_forms, "read_text", lambda text: other)
    with pytest.raises(BadInput, match="written down as text"):
        check_both_forms(play)


def test_a_position_that_cannot_be_read_again_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Any) -> Play:
        raise BadInput("position-chance")

    monkeypatch.setattr(both_forms, "read_text", broken)
    with pytest.raises(BadInput, match="cannot be written down again"):
        check_both_forms(new("goblin-warlord", 2, 1).true)


def test_a_script_is_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    play = new("goblin-warlord", 2, 1).true
    scripted = Play(play.game, play.components, play.state, ((0, 3),))
    monkeypatch.setattr(both_forms, "write_text", lambda _: both_forms_text(play))
    with pytest.raises(BadInput, match="text"):
        check_both_forms(scripted)


def both_forms_text(play: Play) -> str:
    from goblins.kernel.position_text import write_text

    return write_text(play)
