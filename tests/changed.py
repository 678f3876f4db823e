"""The fast tests of what has changed since main, for `make check`: python -m tests.changed

Tests mirror the source: src/goblins/kernel/vocabulary.py has tests/kernel/test_vocabulary.py. A changed file without
such a mirror is tested by the folder where it would stand, unless that folder is slow. A small core is always run.
What does not fit into the time is left to `make test`, and said.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
TESTS = Path("tests")
SOURCE = Path("src/goblins")
SECONDS = 75.0  # beside half a minute for ruff, mypy and import-linter
CORE = (
    "tests/kernel/test_record.py",
    "tests/kernel/test_vocabulary.py",
    "tests/kernel/test_play.py",
    "tests/test_docs.py",
)
SLOW = tuple(
    f"tests/{name}"
    for name in (
        *("bots", "browser", "cli", "client", "conformance", "contract"),
        *("faults", "lab", "tables", "torture", "web"),
    )
)
IN_A_BROWSER = Path("tests/browser")  # needs the page to be built
SLOW_TESTS = (  # whole games, told in three languages
    "tests/test_words.py::test_a_game_can_be_told_and_drawn_move_by_move",
    "tests/test_words.py::test_a_game_can_refuse_whatever_is_tried",
)


def changed_files() -> list[Path]:
    """Since this branch left main, what is not committed yet included."""
    base = _git("merge-base", "HEAD", "main") or ["HEAD"]
    names = _git("diff", "--name-only", "--diff-filter=d", base[0]) + _git(
        "ls-files", "--others", "--exclude-standard"
    )
    return [Path(name) for name in names]


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def chosen_for(changed: Iterable[Path]) -> list[str]:
    """What to run, the nearest first, nothing twice."""
    found = [test for file in changed for test in _tests_of(file)]
    files = [test for test in found if test.endswith(".py")]
    folders = [test for test in found if not test.endswith(".py") and test not in SLOW]
    return list(dict.fromkeys([*files, *folders, *CORE]))


def _tests_of(file: Path) -> Iterator[str]:
    if file.is_relative_to(IN_A_BROWSER):
        return
    if file.is_relative_to(TESTS) and file.suffix == ".py":
        yield from [str(file)] if file.name.startswith("test_") else _mirror(file.relative_to(TESTS))
    elif file.is_relative_to(SOURCE / "locales"):
        yield "tests/test_words.py"
    elif file.is_relative_to(SOURCE) and file.suffix == ".py":
        yield from _mirror(file.relative_to(SOURCE))
    elif file.is_relative_to("examples"):
        yield "tests/examples"
    elif file.suffix == ".md":
        yield "tests/test_docs.py"


def _mirror(file: Path) -> Iterator[str]:
    """tests/x/test_y.py for x/y.py, tests/x/y or tests/x; nothing for a file at the top."""
    for test in (TESTS / file.parent / f"test_{file.name}", TESTS / file.with_suffix("")):
        if (ROOT / test).exists():
            yield str(test)
            return
    folder = TESTS / file.parent
    while folder != TESTS and not (ROOT / folder).is_dir():
        folder = folder.parent
    if folder != TESTS:
        yield str(folder)


def run(tests: list[str], seconds: float = SECONDS) -> int:
    deselected = [word for test in SLOW_TESTS for word in ("--deselect", test)]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", "--dist", "worksteal", *deselected, *tests]
    process = subprocess.Popen(command, cwd=ROOT)
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        process.wait()
        print(f"Nothing failed in {seconds:.0f} seconds; the tests that are left are for `make test`.")
        return 0


if __name__ == "__main__":
    chosen = chosen_for(changed_files())
    print("Testing", *chosen)
    sys.exit(run(chosen))
