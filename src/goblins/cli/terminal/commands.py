"""What can be typed at the prompt besides moves. Each is called by its English word or the word of the language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..errors import Mistake
from ..language import language, text
from ..no_break_spaces import rich_text
from .drawing import paragraphs
from .farewell import leave, say_saved
from .signals import undisturbed
from .story import WHOLE, story

if TYPE_CHECKING:
    from .decision import Decision

PARAGRAPHS_OF_LOG = 12


def command_called(line: str) -> tuple[str, str]:
    """The command that the line begins with, and what follows; ("", "") if there is none."""
    word, *rest = line.split(maxsplit=1)
    by_word = {spelled: name for name, spelled in command_words().items()}
    name = word.lower() if word.lower() in COMMANDS else by_word.get(word.lower(), "")
    return (name, "".join(rest)) if name else ("", "")


def command_words() -> dict[str, str]:
    return {
        "?": "?",
        "rules": text("cli-command-rules"),
        "explain": text("cli-command-explain"),
        "log": text("cli-command-log"),
        "undo": text("cli-command-undo"),
        "back": text("cli-command-back"),
        "save": text("cli-command-save"),
        "position": text("cli-command-position"),
        "quit": text("cli-command-quit"),
    }


def show_help(decision: Decision, _argument: str) -> None:
    from rich.table import Table

    called = command_words()
    file = text("cli-word-file")
    example = str(decision.menus[-1][0].moves[0])
    rows = [
        ("1, 2, 3…", text("cli-prompt-help-number")),
        (example, text("cli-prompt-help-move")),
        ("Enter", text("cli-prompt-help-enter")),
        (f"? 1, ? {example}", text("cli-prompt-help-foresee")),
        (f"{called['rules']} […]", text("cli-prompt-help-rules")),
        (f"{called['explain']} […]", text("cli-prompt-help-explain")),
        (called["log"], text("cli-prompt-help-log")),
        (called["undo"], text("cli-prompt-help-undo")),
        (called["back"], text("cli-prompt-help-back")),
        (f"{called['save']} {file}", text("cli-prompt-help-save")),
        (f"{called['position']} {file}", text("cli-prompt-help-position")),
        (called["quit"], text("cli-prompt-help-quit")),
    ]
    grid = Table.grid(padding=(0, 2))
    for typed, meaning in rows:
        grid.add_row(rich_text(typed, style="bold"), rich_text(meaning))
    decision.screen.draw(grid)


def show_rules(decision: Decision, argument: str) -> None:
    match = decision.match
    _show_entries(decision, argument, match.game.chapters, match.rule, text("cli-command-rules"))


def show_explanation(decision: Decision, argument: str) -> None:
    match = decision.match
    _show_entries(decision, argument, match.game.explained, match.explain, text("cli-command-explain"))


def show_log(decision: Decision, argument: str) -> None:
    told = story(decision.match, decision.seat, WHOLE, every_detail=bool(argument))
    shown = told if argument else told[-PARAGRAPHS_OF_LOG:]
    if len(shown) < len(told):
        decision.screen.show(text("cli-log-earlier", count=len(told) - len(shown)), style="dim")
    for paragraph in paragraphs(shown):
        decision.screen.draw(paragraph)


def undo(decision: Decision, _argument: str) -> None:
    with undisturbed():
        taken_back = decision.match.undo(decision.seat)
    decision.sitting.forget_undone()
    decision.sitting.notice = text("cli-undone", move=decision.match.describe(taken_back, language()))
    decision.is_made = True


def go_back(decision: Decision, _argument: str) -> None:
    """From the choices of one kind to all of them."""
    if len(decision.menus) > 1:
        decision.menus.pop()
    decision.show_choices()


def save(decision: Decision, argument: str) -> None:
    say_saved(decision.screen, decision.sitting.keeper.save(_file_of(argument, text("cli-command-save"))))


def save_position(decision: Decision, argument: str) -> None:
    say_saved(
        decision.screen, decision.sitting.keeper.save_position(_file_of(argument, text("cli-command-position")))
    )


def quit_game(decision: Decision, _argument: str) -> None:
    leave(decision.screen, decision.sitting.keeper)


COMMANDS: dict[str, Callable[[Decision, str], None]] = {
    "?": show_help,
    "rules": show_rules,
    "explain": show_explanation,
    "log": show_log,
    "undo": undo,
    "back": go_back,
    "save": save,
    "position": save_position,
    "quit": quit_game,
}


def _file_of(argument: str, command: str) -> str:
    if not argument:
        raise Mistake(text("cli-file-missing", command=command))
    return argument


def _show_entries(
    decision: Decision, asked: str, names: Sequence[str], text_of: Callable[[str, str], str], command: str
) -> None:
    """Those entries that are asked for, by their names or by a word in them; without a question, all in short."""
    from rich.table import Table

    if not names:
        raise Mistake(text("cli-no-entries"))
    found = _asked_for(asked, names, text_of)
    if asked and not found:
        text_of(asked, language())  # raises BadInput, which lists what there is
    widest = max(len(name) for name in found)
    room = decision.screen.console.width - widest - 2
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", min_width=widest)
    for name in found:
        told = text_of(name, language())
        grid.add_row(rich_text(name), rich_text(told if asked or len(told) <= room else f"{told[: room - 1]}…"))
    decision.screen.draw(grid)
    if not asked:
        decision.screen.show(text("cli-entries-how", example=f"{command} {names[0]}"), style="dim")


def _asked_for(asked: str, names: Sequence[str], text_of: Callable[[str, str], str]) -> list[str]:
    wanted = asked.lower()
    named = [name for name in names if name.lower() == wanted or name.lower().endswith(f"-{wanted}")]
    return named or [name for name in names if wanted in name.lower() or wanted in text_of(name, language()).lower()]
