"""A released set is read once and shared; a set of somebody's own stays theirs."""

from __future__ import annotations

import pytest

from goblins import games  # noqa: F401 - announces the games
from goblins.kernel import registry
from goblins.kernel.components import load_set, set_from_json
from goblins.kernel.errors import BadInput
from tests.contract.setups import OTHER_SETS

GAME = registry.find("goblin-warlord")


def test_a_released_set_is_read_once_however_it_is_named() -> None:
    whole = load_set(GAME).to_json()
    assert set_from_json(GAME, whole) is set_from_json(GAME, dict(whole))
    assert set_from_json(GAME, {"name": "standard"}).hash == whole["hash"]
    assert set_from_json(GAME, whole).released


def test_a_set_of_ones_own_is_read_with_its_figures() -> None:
    own = load_set(GAME, OTHER_SETS / "goblin-warlord.toml")
    found = set_from_json(GAME, own.to_json())
    assert (found.hash, found.released) == (own.hash, False)
    assert found.hash != set_from_json(GAME, {"name": "standard"}).hash


@pytest.mark.parametrize(
    "document", [{}, {"name": 3}, {"name": "golden"}, {"name": "standard", "hash": "0" * 16}, {"name": ["standard"]}]
)
def test_a_set_that_is_not_ours_is_refused(document: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        set_from_json(GAME, document)
