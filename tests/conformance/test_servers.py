"""Our own server keeps every rule, and the suite finds what is wrong with others."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.conformance.proxy import Proxy, ProxyLine, Trouble
from goblins.conformance.report import Findings
from goblins.conformance.server import RULES, look_at_server
from goblins.conformance.troubles import Doubled

pytestmark = pytest.mark.anyio
Message = dict[str, Any]


class Spoiled(Trouble):
    """A server that says something else than it should."""

    def spoil(self, message: Message) -> Message | None:
        raise NotImplementedError

    async def from_server(self, line: ProxyLine, message: Message) -> None:
        found = self.spoil(message)
        if found is not None:
            line.to_client(found)


class WithoutAnchors(Spoiled):
    def spoil(self, message: Message) -> Message | None:
        if message["type"] == "refusal":
            del message["error"]["anchor"]
        return message


class WithGaps(Spoiled):
    """Hidden rows are counted."""

    def spoil(self, message: Message) -> Message | None:
        if message["type"] == "update" and message["n"] > 5:
            message["n"] += 1
        return message


class OfMovesOfOthers(Spoiled):
    def spoil(self, message: Message) -> Message | None:
        for row in message.get("rows", ()):
            if row["deed"] == "moved":
                row["move"] = "order hide"
        return message


class Silent(Spoiled):
    """Does everything, and never says so."""

    def spoil(self, message: Message) -> Message | None:
        return None if message["type"] == "answer" else message


async def test_our_server_keeps_every_rule(port: int) -> None:
    report = Findings()
    await look_at_server(f"http://127.0.0.1:{port}", report, pause=0)
    assert len(report.all) == len(RULES) + 3
    assert report.problems == []


@pytest.mark.parametrize(
    ("trouble", "part"),
    [
        (WithoutAnchors, "tables"),
        (WithGaps, "catching up"),
        (OfMovesOfOthers, "socket"),
        (Silent, "tickets"),
        (Doubled, "catching up"),
    ],
)
async def test_a_server_that_breaks_a_rule_is_found(
    port: int, trouble: type[Trouble], part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goblins.conformance.line.SOON", 0.5)
    monkeypatch.setattr("goblins.conformance.server.RULES", [one for one in RULES if one[0] == part])
    monkeypatch.setattr("goblins.conformance.server.play_whole_game", _no_game)
    report = Findings()
    async with Proxy(port, trouble()) as proxy:
        await look_at_server(proxy.address, report)
    assert report.problems


async def _no_game(*_: object) -> None:
    """Takes too long for a server that is known to be broken."""
