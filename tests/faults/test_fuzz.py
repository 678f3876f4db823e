"""The small form of `python -m tests.faults.fuzz`: whatever is thrown at a server, nobody at its tables notices."""

from __future__ import annotations

from pathlib import Path

import pytest

from .fuzz import fuzz

pytestmark = pytest.mark.anyio


async def test_nobody_at_a_table_notices_what_is_thrown_at_the_server(tmp_path: Path) -> None:
    run = await fuzz(tmp_path, messages=2000, seed=1)
    assert not run.problems
    assert run.answers["bad-message-form"]
    assert run.answers["closed with 1002"]
    assert run.answers["flood closed with 4029"]
