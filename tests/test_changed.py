"""`make check` finds the tests of what was changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from .changed import CORE, SLOW, SLOW_TESTS, chosen_for


@pytest.mark.parametrize(
    ("changed", "tested"),
    [
        ("src/goblins/kernel/vocabulary.py", ["tests/kernel/test_vocabulary.py"]),
        ("src/goblins/kernel/game.py", ["tests/kernel"]),
        ("src/goblins/games/goblin_warlord/rules/invade.py", ["tests/games/goblin_warlord/rules/test_invade.py"]),
        ("src/goblins/games/goblin_warlord/terms.py", ["tests/games/goblin_warlord"]),
        ("src/goblins/web/http_protocol.py", ["tests/web/test_http_protocol.py"]),
        ("src/goblins/web/settings.py", []),
        ("src/goblins/match.py", []),
        ("src/goblins/locales/fr/cli.ftl", ["tests/test_words.py"]),
        ("tests/cli/test_games.py", ["tests/cli/test_games.py"]),
        ("tests/games/goblin_warlord/table.py", ["tests/games/goblin_warlord"]),
        ("tests/changed.py", ["tests/test_changed.py"]),
        ("tests/conftest.py", []),
        ("tests/browser/test_axe.py", []),
        ("examples/liars.py", ["tests/examples"]),
        ("README.md", ["tests/test_docs.py"]),
        ("ui/src/app.ts", []),
    ],
)
def test_a_changed_file_is_tested_by_its_mirror(changed: str, tested: list[str]) -> None:
    assert chosen_for([Path(changed)])[: len(tested)] == tested
    assert set(chosen_for([Path(changed)])) == {*tested, *CORE}


def test_files_come_before_folders_and_nothing_twice() -> None:
    changed = [Path("src/goblins/kernel/game.py"), Path("tests/cli/test_play.py"), Path("tests/cli/test_play.py")]
    assert chosen_for(changed)[:2] == ["tests/cli/test_play.py", "tests/kernel"]


def test_all_that_is_named_is_there() -> None:
    root = Path(__file__).parent.parent
    assert [name for name in (*CORE, *SLOW) if not (root / name).exists()] == []
    assert [
        name for name in SLOW_TESTS if f"def {name.split('::')[1]}(" not in _text(root / name.split("::")[0])
    ] == []


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")
