"""What the documentation shows is what happens."""

import doctest
import re
from pathlib import Path

import pytest

import goblins
from goblins.match import game_names

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(("page", "examples"), [("README.md", 5), ("docs/library.md", 10), ("docs/positions.md", 5)])
def test_the_examples_of_the_documentation_run(page: str, examples: int) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert found.attempted >= examples
    assert found.failed == 0


def test_the_blocks_of_your_own_game_make_the_example() -> None:
    page = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    example = (ROOT / "examples" / "liars.py").read_text(encoding="utf-8")
    assert [line for line in "".join(blocks).splitlines() if line] == [line for line in example.splitlines() if line]


def position_examples() -> list[str]:
    page = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    return re.findall(r"^```text\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", position_examples(), ids=lambda text: str(text).partition(",")[0])
def test_the_positions_of_the_documentation_can_be_played_and_lose_nothing(example: str) -> None:
    match = goblins.load(example)
    assert match.legal(match.deciders[0])
    again = goblins.load(match.position_text())
    assert again.position() == match.position()
    assert again.position_text() == match.position_text()


def test_every_game_of_the_package_has_an_example_position() -> None:
    assert {text.partition(",")[0] for text in position_examples()} == set(game_names())


def test_every_link_of_the_documentation_leads_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")]
    links = [
        (page, link) for page in pages for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    ]
    assert links
    assert not [(page.name, link) for page, link in links if not (page.parent / link).exists()]
