"""The app, put together for the language that was chosen."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.main import get_command

from .. import __version__
from . import (
    admin,
    admin_copies,
    admin_orders,
    bench,
    conform,
    daily,
    games,
    join,
    lab,
    ladder,
    play,
    position,
    replay,
    serve,
    sets,
    simulate,
    verify,
    warm,
    welcome,
)
from .language import text
from .usage import Command, Group


def build() -> Any:
    """The command `goblins` with all its subcommands.

    The annotations of each command's options are evaluated here, so their help is in the language of this run.
    """
    app = typer.Typer(cls=Group, help=text("cli-help"), add_completion=False, rich_markup_mode=None)
    app.callback(invoke_without_command=True)(_goblins)
    app.command("games", cls=Command, help=text("cli-games-help"))(games.games)
    app.command("play", cls=Command, help=text("cli-play-help"))(play.play)
    app.command("daily", cls=Command, help=text("cli-daily-help"))(daily.daily)
    app.command("simulate", cls=Command, help=text("cli-simulate-help"))(simulate.simulate)
    app.command("ladder", cls=Command, help=text("cli-ladder-help"))(ladder.ladder)
    app.add_typer(_lab(), name="lab", help=text("cli-lab-help"))
    app.command("position", cls=Command, help=text("cli-position-help"))(position.position)
    app.command("replay", cls=Command, help=text("cli-replay-help"))(replay.replay)
    app.command("verify", cls=Command, help=text("cli-verify-help"))(verify.verify)
    app.command("serve", cls=Command, help=text("cli-serve-help"))(serve.serve)
    app.command("join", cls=Command, help=text("cli-join-help"))(join.join)
    app.add_typer(_conform(), name="conform", help=text("cli-conform-help"))
    app.add_typer(_admin(), name="admin", help=text("cli-admin-help"))
    app.add_typer(_sets(), name="sets", help=text("cli-sets-help"))
    app.command("warm", cls=Command, help=text("cli-warm-help"))(warm.warm)
    app.command("bench", cls=Command, help=text("cli-bench-help"))(bench.bench)
    return get_command(app)


def _conform() -> typer.Typer:
    app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
    app.command("server", cls=Command, help=text("cli-conform-server-help"))(conform.conform_server)
    app.command("client", cls=Command, help=text("cli-conform-client-help"))(conform.conform_client)
    return app


def _admin() -> typer.Typer:
    app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
    app.command("list", cls=Command, help=text("cli-admin-list-help"))(admin.list_tables)
    app.command("export", cls=Command, help=text("cli-admin-export-help"))(admin.export_table)
    app.command("close", cls=Command, help=text("cli-admin-close-help"))(admin.close_table)
    app.command("purge", cls=Command, help=text("cli-admin-purge-help"))(admin.purge_tables)
    app.command("backup", cls=Command, help=text("cli-admin-backup-help"))(admin_copies.back_up)
    app.command("restore", cls=Command, help=text("cli-admin-restore-help"))(admin_copies.restore)
    app.command("reports", cls=Command, help=text("cli-admin-reports-help"))(admin_orders.show_reports)
    app.command("people", cls=Command, help=text("cli-admin-people-help"))(admin_orders.show_people)
    app.command("block", cls=Command, help=text("cli-admin-block-help"))(admin_orders.block)
    app.command("unblock", cls=Command, help=text("cli-admin-unblock-help"))(admin_orders.unblock)
    app.command("blocks", cls=Command, help=text("cli-admin-blocks-help"))(admin_orders.show_blocks)
    app.command("void-cookies", cls=Command, help=text("cli-admin-void-help"))(admin_orders.void_cookies)
    app.command("clock", cls=Command, help=text("cli-admin-clock-help"))(admin_orders.clock)
    return app


def _sets() -> typer.Typer:
    app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
    app.command("list", cls=Command, help=text("cli-sets-list-help"))(sets.list_sets)
    app.command("copy", cls=Command, help=text("cli-sets-copy-help"))(sets.copy_set)
    app.command("check", cls=Command, help=text("cli-sets-check-help"))(sets.check_set)
    return app


def _lab() -> typer.Typer:
    app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
    app.command("run", cls=Command, help=text("cli-lab-run-help"))(lab.run)
    app.command("merge", cls=Command, help=text("cli-lab-merge-help"))(lab.merge)
    app.command("report", cls=Command, help=text("cli-lab-report-help"))(lab.report)
    return app


def _goblins(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=text("cli-help-version"))] = False,
) -> None:
    if version:
        print(f"goblins {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        welcome.welcome()
