"""The small form of `python -m tests.faults.attacks`: a server under attack does not grow, and others play on."""

from __future__ import annotations

from pathlib import Path

import pytest

from .attackers import ATTACKS
from .attacks import MOST_GROWTH, run

pytestmark = pytest.mark.anyio
MOST_BUSY = 0.7  # of a core: unlike milliseconds, it does not depend on what else the machine does


async def test_a_server_under_attack_does_not_grow_and_others_play_on(tmp_path: Path) -> None:
    results = await run(tmp_path, seconds=1.5, seed=1)
    assert [one.attack for one in results] == list(ATTACKS)
    assert all(one.moves for one in results)
    assert [one for one in results if max(one.most, one.after) - one.before > MOST_GROWTH] == []
    assert [one for one in results if one.busy > MOST_BUSY] == []
    assert all(one.done for one in results if one.attack != "none")
