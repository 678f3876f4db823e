"""Commands whose help and complaints are in the reader's language; Typer's own are English."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from ..kernel.errors import unknown
from .language import text

HELP = "--help"


class Command(TyperCommand):
    def get_help_option(self, ctx: Any) -> None:
        """Typer's own would import Pydantic, a quarter of a second, even where nobody asks for help."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if HELP in args:
            _print_help(ctx)
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)
        _write_parameters(self, formatter)


class Group(TyperGroup):
    def get_help_option(self, ctx: Any) -> None:
        """As above."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args[:1] == [HELP]:
            _print_help(ctx)
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)
        _write_list(
            formatter, text("cli-help-commands"), [(name, one.help or "") for name, one in self.commands.items()]
        )
        _write_parameters(self, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise unknown("command", args[0], self.commands)
        return super().resolve_command(ctx, args)


def _print_help(ctx: Any) -> None:
    print(ctx.get_help())
    raise typer.Exit


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    pieces = [name if param.required else f"[{name}]" for param in arguments for name in [param.display_name_raw]]
    if isinstance(command, Group):
        pieces.append(text("cli-help-command-word"))
    pieces.append(f"[{text('cli-help-options-word')}]")
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=text("cli-help-usage") + " ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(inspect.cleandoc(command.help or ""))


def _write_parameters(command: Any, formatter: Any) -> None:
    arguments: list[tuple[str, str]] = []
    options: list[tuple[str, str]] = []
    for param in command.params:
        if param.param_type_name == "argument":
            arguments.append((param.display_name_raw, param.help or ""))
        elif not param.hidden:
            value = "" if param.is_flag else f" {param.metavar}"
            options.append((", ".join(param.opts) + value, param.help or ""))
    options.append(("--lang en|fr|ru", text("cli-help-lang")))
    options.append((HELP, text("cli-help-help")))
    _write_list(formatter, text("cli-help-arguments"), arguments)
    _write_list(formatter, text("cli-help-options"), options)


def _write_list(formatter: Any, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{heading}\n")
        with formatter.indentation():
            formatter.write_dl(rows)
