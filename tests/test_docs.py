"""What the documentation shows is what happens."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_examples_of_the_readme_run() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0


def test_every_link_of_the_documentation_leads_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")]
    links = [
        (page, link) for page in pages for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    ]
    assert links
    assert not [(page.name, link) for page, link in links if not (page.parent / link).exists()]
