"""What the documentation shows is what happens."""

import doctest
import re
from pathlib import Path

import goblins.match

ROOT = Path(__file__).parent.parent


def test_the_examples_of_the_readme_run() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0


def test_the_examples_of_the_library_run() -> None:
    found = doctest.testmod(goblins.match)
    assert found.attempted > 4
    assert found.failed == 0


def test_the_blocks_of_your_own_game_make_the_example() -> None:
    page = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    example = (ROOT / "examples" / "liars.py").read_text(encoding="utf-8")
    assert [line for line in "".join(blocks).splitlines() if line] == [line for line in example.splitlines() if line]


def test_every_link_of_the_documentation_leads_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")]
    links = [
        (page, link) for page in pages for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    ]
    assert links
    assert not [(page.name, link) for page, link in links if not (page.parent / link).exists()]
