"""`goblins conform`: does a client, or a server, of somebody else's keep to docs/protocol.md?"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import Mistake
from .language import text
from .output import print_json, printable

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from ..conformance.report import Finding, Findings

JSON = Annotated[bool, typer.Option("--json", help=text("cli-option-json"))]


def conform_server(
    url: Annotated[str, typer.Argument(metavar=text("cli-word-address"), help=text("cli-conform-url"))],
    as_json: JSON = False,
) -> None:
    from ..client import ClientError
    from ..conformance.report import Findings
    from ..conformance.server import look_at_server

    report = Findings(_quiet if as_json else _tell)
    try:
        _conclude(report, look_at_server(url, report), as_json)
    except ClientError as problem:
        raise Mistake(text("cli-join-unreachable", problem=str(problem))) from None


def conform_client(
    command: Annotated[list[str], typer.Argument(metavar=text("cli-word-command"), help=text("cli-conform-command"))],
    as_json: JSON = False,
) -> None:
    from ..conformance.client import look_at_client
    from ..conformance.report import Findings

    report = Findings(_quiet if as_json else _tell)
    _conclude(report, look_at_client(command, report), as_json)


def _conclude(report: Findings, work: Coroutine[None, None, None], as_json: bool) -> None:
    asyncio.run(work)
    if as_json:
        from msgspec import to_builtins

        print_json(to_builtins(report.all))
    else:
        print(text("cli-conform-done", kept=len(report.all) - len(report.problems), rules=len(report.all)))
    if report.problems:
        raise typer.Exit(1)


def _tell(finding: Finding) -> None:
    print(f"{'✗' if finding.problem else '✓'} {finding.part}: {finding.rule}", flush=True)
    if finding.problem:
        print(f"    {printable(finding.problem)}", flush=True)


def _quiet(finding: Finding) -> None:
    pass
