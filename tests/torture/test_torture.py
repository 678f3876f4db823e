"""The small form of `make torture`: nine kinds of faults in about a minute."""

from __future__ import annotations

from pathlib import Path

import pytest

from .__main__ import Torture, summary, torture
from .network import MISSING, possible
from .report import Told, write_report

KINDS = (
    "server killed,server stopped,server cut off,slow line,lossy line,database killed,standby cut off,disk full,"
    "standby promoted"
)
SMALL = Torture(minutes=0.5, faults=9, tables=6, servers=2, think=0.1, longest=1.0, every=1, kinds=KINDS)


@pytest.mark.skipif(not possible(), reason=MISSING)
def test_nothing_is_lost_doubled_or_leaked_while_everything_goes_wrong(tmp_path: Path) -> None:
    outcome = torture(SMALL)
    assert not outcome.verdict.problems, summary(outcome)
    assert not outcome.more, summary(outcome)
    assert set(outcome.faults) == set(KINDS.split(","))
    assert outcome.verdict.moves > 50
    assert outcome.verdict.reads > 5
    assert outcome.compared > 100
    write_report(tmp_path / "report.html", outcome.history, outcome.verdict, Told("small", "here", "today", 0, []))
    assert "standby promoted" in (tmp_path / "report.html").read_text()
