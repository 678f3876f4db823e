"""A bot of somebody's own: a Python file with a function `choose(view, moves)`, or a class `Bot` that has one."""

from __future__ import annotations

import traceback
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from .errors import Mistake
from .language import text


class BotFailed(Exception):  # noqa: N818 - it says what happened
    """The bot's own code has raised something."""

    def __init__(self, error: Exception, file: Path) -> None:
        super().__init__(str(error))
        places = [one.lineno for one in traceback.extract_tb(error.__traceback__) if Path(one.filename) == file]
        self.line = places[-1] if places else 0
        self.problem = f"{type(error).__name__}: {error}"


class FileBot:
    """The bot of a file; what goes wrong in it is told by its line."""

    def __init__(self, own: Any, file: Path) -> None:
        self._own, self._file = own, file

    def choose(self, view: Any, moves: list[dict[str, Any]]) -> dict[str, Any]:
        try:
            found: dict[str, Any] = self._own.choose(view, moves)
        except Exception as error:
            raise BotFailed(error, self._file) from error
        return found

    def hear(self, events: list[dict[str, Any]]) -> None:
        try:
            if hasattr(self._own, "hear"):
                self._own.hear(events)
        except Exception as error:
            raise BotFailed(error, self._file) from error


def load_bot(path: str) -> FileBot:
    """Loading a file runs it. Raises Mistake."""
    file = Path(path).expanduser().resolve()
    spec = spec_from_file_location(f"goblins_bot_{file.stem}", file) if file.is_file() else None
    if spec is None or spec.loader is None:
        raise Mistake(text("cli-join-no-file", file=path))
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
        own = module.Bot() if hasattr(module, "Bot") else SimpleNamespace(choose=getattr(module, "choose", None))
    except Exception as error:
        failed = BotFailed(error, file)
        raise Mistake(text("cli-join-bot-failed", file=path, line=failed.line, problem=failed.problem)) from None
    if not callable(getattr(own, "choose", None)):
        raise Mistake(text("cli-join-no-choose", file=path))
    return FileBot(own, file)
