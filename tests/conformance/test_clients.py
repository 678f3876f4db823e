"""Our own client keeps every rule, and the suite finds what is wrong with others."""

from __future__ import annotations

import pytest

from goblins.conformance import client as suite
from goblins.conformance.proxy import Trouble
from goblins.conformance.report import Broken, Findings
from goblins.conformance.troubles import Dropped, LostAnswers, NotNow, Strange

from .conftest import join_with

pytestmark = pytest.mark.anyio
COMES_BACK_BLANK = """
stay = connection.Connection._visit
async def visit(self):
    self.rows, self.latest = [], None
    return await stay(self)
connection.Connection._visit = visit
"""
STAYS_AWAY = """
async def closed(self, code, reason):
    raise ClientError("the line broke")
connection.Connection._closed = closed
"""
KNOWS_ONLY_WHAT_IT_KNOWS = """
read = messages.read
connection.read = lambda message: read(message) or (_ for _ in ()).throw(ClientError("what is that?"))
"""
DOES_NOT_ASK_AGAIN = """
def refused(self, refusal):
    self._settle(refusal.id, None)
connection.Connection._refused = refused
"""
NEVER_GIVES_UP = """
async def closed(self, code, reason):
    return 0.0
connection.Connection._closed = closed
"""


async def test_goblins_join_keeps_every_rule() -> None:
    report = Findings()
    await suite.look_at_client(join_with(), report)
    assert len(report.all) == len(suite.TRIALS) + 1
    assert report.problems == []


@pytest.mark.parametrize(
    ("spoiled", "trouble", "problem"),
    [
        ("connection.TICKETED = ()", Trouble, "without a ticket"),
        (COMES_BACK_BLANK, Dropped, "without saying what it has seen"),
        (STAYS_AWAY, LostAnswers, "ended with status"),
        (KNOWS_ONLY_WHAT_IT_KNOWS, Strange, "what is that"),
        ("sys.exit(0)", Trouble, "before it sat down"),
    ],
)
async def test_a_client_that_breaks_a_rule_is_found(
    port: int, spoiled: str, trouble: type[Trouble], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suite, "PATIENCE", 20.0)
    report = Findings()
    trial = suite.Trial("a rule", "goblin-warlord", trouble)
    await report.look("client", trial.rule, suite._play(join_with(spoiled), port, trial), 20.0)
    [found] = report.problems
    with pytest.raises(Broken, match=problem):
        raise Broken(found.problem)


@pytest.mark.parametrize(
    ("spoiled", "trouble"),
    [("connection.secrets.token_hex = lambda size: 'the same'", Trouble), (DOES_NOT_ASK_AGAIN, NotNow)],
)
async def test_a_client_with_which_nothing_goes_on_is_found(port: int, spoiled: str, trouble: type[Trouble]) -> None:
    report = Findings()
    trial = suite.Trial("a rule", "goblin-warlord", trouble)
    await report.look("client", trial.rule, suite._play(join_with(spoiled), port, trial), 4.0)
    assert [one.problem for one in report.problems] == ["nothing more happened within 4 seconds"]


async def test_a_client_that_does_not_notice_that_it_is_too_old_is_found(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suite, "ENDING", 2.0)
    with pytest.raises(Broken, match="still runs"):
        await suite._is_too_old(join_with(NEVER_GIVES_UP), port)
