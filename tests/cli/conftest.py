"""`goblins("play", "goblin-warlord", typed=["1", "quit"])` runs the command with lines from a pipe, in a folder of
its own."""

from __future__ import annotations

import dataclasses
import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from goblins.cli import run


@dataclasses.dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        return json.loads(self.out)


Goblins = Callable[..., Answer]


@pytest.fixture
def goblins(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Goblins:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GOBLINS_LANG", "en")

    def called(*arguments: str, typed: Sequence[str] = ()) -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        code = run(arguments)
        return Answer(code, *capsys.readouterr())

    return called
