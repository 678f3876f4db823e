"""The program as a process of its own: signals, closed pipes, and a terminal it can see."""

from __future__ import annotations

import codecs
import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import goblins as package

GOBLINS = [sys.executable, "-m", "goblins"]
NEW_GAME = [*GOBLINS, "play", "goblin-warlord", "--seed", "7"]
PATIENCE = 30.0  # seconds; a busy machine is no failure


class Terminal:
    """A pseudo-terminal with the program in it."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self._letters = codecs.getincrementaldecoder("utf-8")("replace")
        self._ours, theirs = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40", "GOBLINS_LANG": "en"}
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=environment, start_new_session=True
        )
        os.close(theirs)

    def wait_for(self, text: str) -> str:
        """Read until the text is shown; returns what came since the last time, up to it."""
        deadline = time.monotonic() + PATIENCE
        fresh = ""
        while text not in fresh:
            assert time.monotonic() < deadline, f"no {text!r} in {fresh!r}"
            ready, _, _ = select.select([self._ours], [], [], 1.0)
            try:
                fresh += self._letters.decode(os.read(self._ours, 1)) if ready else ""
            except OSError:
                raise AssertionError(f"the program ended without {text!r}: {fresh!r}") from None
        return fresh

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def end(self) -> int:
        """Wait for the program to end; returns its exit code."""
        with contextlib.suppress(OSError):
            while os.read(self._ours, 4096):
                pass
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._ours)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_two_people_at_a_terminal_have_a_curtain_that_clears_the_screen(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal([*NEW_GAME, "--seats", "me,me"], tmp_path)
    terminals.append(terminal)
    assert "Hand:" not in terminal.wait_for("Press Enter.")
    terminal.type("")
    terminal.wait_for("Hand: ")
    terminal.wait_for("Oggo › ")
    terminal.type("recruit 1")
    terminal.wait_for("Oggo › ")
    terminal.type("order charge")
    curtain = terminal.wait_for("Pass the screen to Yorg.")
    assert "\x1b[2J" in curtain or "\x1b[H" in curtain
    assert "\x1b[3J" in curtain, "scrolling back shows no secrets"
    terminal.wait_for("Press Enter.")
    terminal.type("")
    terminal.wait_for("Yorg › ")
    terminal.type("quit")
    terminal.wait_for("Save the game?")
    terminal.type("no")
    assert terminal.end() == 0


def test_goblins_alone_at_a_terminal_opens_the_tables_in_the_browser(
    tmp_path: Path, terminals: list[Terminal], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOBLINS_DB", str(tmp_path / "tables.db"))
    monkeypatch.setenv("BROWSER", "true")  # a browser that does nothing
    terminal = Terminal(GOBLINS, tmp_path)
    terminals.append(terminal)
    terminal.wait_for("Goblin Warlord")
    terminal.wait_for("To play here in the terminal, type: goblins play")
    address = terminal.wait_for("(Ctrl-C").split("open: ")[1].split()[0]
    assert address.startswith("http://127.0.0.1:")
    time.sleep(2.0)
    os.killpg(terminal.process.pid, signal.SIGINT)
    terminal.wait_for("Everything is kept.")
    assert terminal.end() == 0


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_whoever_has_to_leave_in_a_hurry_finds_the_game_again(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    with subprocess.Popen(
        NEW_GAME, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        while "order charge" not in process.stdout.readline():
            pass
        process.send_signal(number)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    (kept,) = tmp_path.iterdir()
    assert f"The game is not lost: it is in {kept.name}." in err
    assert "Traceback" not in err
    assert len(package.replay(kept).true.made) == 1


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*GOBLINS, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert process.returncode == 141


def test_a_game_whose_reader_leaves_is_put_away(tmp_path: Path) -> None:
    with subprocess.Popen(
        NEW_GAME, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        while "order charge" not in process.stdout.readline():
            pass
        process.stdout.close()
        process.stdin.write("order charge\n")
        process.stdin.flush()
        assert process.stderr is not None
        err = process.stderr.read()
    assert process.returncode == 141
    assert "The game is not lost" in err
    assert "Traceback" not in err


def test_a_terminal_without_the_letters_shows_question_marks_instead_of_failing(tmp_path: Path) -> None:
    done = subprocess.run(
        [*NEW_GAME, "--lang", "ru"],
        input="",
        capture_output=True,
        cwd=tmp_path,
        text=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "???" in done.stdout
