"""No message tells a seat, or a spectator, what it must not know. `python -m tests.tables.leaks` is the full form.

The second part shows that each check can fail.
"""

import dataclasses
from typing import Any

import pytest

from goblins.kernel import registry
from goblins.kernel.events import EVERYONE
from goblins.tables import updates
from goblins.tables.entries import Moved, StoredEvent
from goblins.tables.table import LiveTable

from .leaks import Compared, Inspection, Leak
from .stories import EVERY_SIZE


@pytest.mark.parametrize(("game", "seats"), EVERY_SIZE)
def test_no_message_of_a_random_game_tells_a_secret(game: str, seats: int) -> None:
    compared = Inspection(game, seats, seed=1, options={}, every=200).run()
    assert min(compared.redealt, compared.refusals, compared.thoughts) > 0


def test_sealed_moves_are_compared_where_there_are_some() -> None:
    compared = Inspection("goblins-inc", 2, seed=2, options={}, every=15).run(most=60)
    assert min(dataclasses.astuple(compared)) > 0


# -------------------------------------------------------------------------------- each check can fail


def inspected(most: int = 40, every: int = 2) -> Compared:
    return Inspection("goblins-inc", 2, seed=2, options={}, every=every).run(most)


def test_a_view_that_shows_the_next_draw_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("goblins-inc")
    peeking = dataclasses.replace(game, view=lambda s, kit, seat: list(s.table.chance.key))
    monkeypatch.setitem(registry._made, game.id, peeking)
    with pytest.raises(Leak, match="told what it must not know"):
        inspected()


def test_rows_numbered_for_all_alike_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "_written_table", lambda table: {"rows": table.number})
    with pytest.raises(Leak, match=r"notices row|has sealed is seen"):
        inspected()


def test_a_sealed_move_told_to_everyone_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    move = LiveTable._move

    def loud(table: LiveTable, entry: Moved) -> tuple[list[StoredEvent], int]:
        return move(table, entry)[0], EVERYONE

    monkeypatch.setattr(LiveTable, "_move", loud)
    with pytest.raises(Leak, match="has sealed is seen"):
        inspected()


def test_a_deadline_that_depends_on_sealed_moves_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "deadline", lambda table, seat: table.changed_at)
    with pytest.raises(Leak, match=r"notices row|has sealed is seen"):
        inspected()


def test_a_refusal_that_depends_on_what_is_hidden_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("goblins-inc")

    def tactless(s: Any, kit: Any, seat: int, move: int, code: int) -> dict[str, Any]:
        return {"hint": int(s.table.chance.key[0])}

    monkeypatch.setitem(registry._made, game.id, dataclasses.replace(game, refusal_arguments=tactless))
    with pytest.raises(Leak, match=r"why .* may not"):
        inspected()


def test_a_bot_that_is_handed_the_true_world_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("goblins-inc")
    trusting = dataclasses.replace(game, redeal=lambda s, kit, seat, key: None)
    monkeypatch.setitem(registry._made, game.id, trusting)
    with pytest.raises(AssertionError, match="what a bot in"):
        inspected()
