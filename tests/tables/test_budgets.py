"""All that strangers can make grow: one list, and documents that say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from goblins.tables.budgets import ALL, KB, MB, Budget, Rate

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = ROOT / "docs" / "tables.md"
LAYERS = [ROOT / "src" / "goblins" / layer for layer in ("tables", "web")]
A_LIMIT = re.compile(r"^(MOST|LARGEST|LONGEST)_\w+\s*(?::[^=]*)?=", re.MULTILINE)
# Not for strangers: how work is portioned, and where dates begin
OURS = {
    "MOST_TRIES",
    "MOST_IN_A_GROUP",
    "MOST_RANKED",
    "MOST_WISHES",
    "LONGEST_DATE",
    "LONGEST_CLOCK",
    "LONGEST_TOLD",
}


def test_the_table_of_budgets_in_the_documents_is_this_list() -> None:
    told = [line for line in DOCUMENT.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    rows = [f"| `{one.name}` | {one.limit} | {one.of} | {one.then} |" for one in ALL]
    assert [line for line in told if line.split("`")[1] in {one.name for one in ALL}] == rows


def test_no_two_budgets_have_one_name() -> None:
    assert len({one.name for one in ALL}) == len(ALL)


def test_every_budget_is_used_somewhere() -> None:
    files = [file for layer in LAYERS for file in layer.rglob("*.py") if file.name != "budgets.py"]
    code = "\n".join(file.read_text() for file in files)
    names = re.findall(r"^([A-Z_]+) = (?:Budget|Rate)\(", (LAYERS[0] / "budgets.py").read_text(), re.MULTILINE)
    assert len(names) == len(ALL)
    assert [name for name in names if not re.search(rf"\b{name}\b", code)] == []


def test_no_limit_for_strangers_stands_elsewhere() -> None:
    files = [file for layer in LAYERS for file in layer.rglob("*.py")]
    found = {match[0].split()[0].rstrip(":=") for file in files for match in A_LIMIT.finditer(file.read_text())}
    assert found - OURS == set()


@pytest.mark.parametrize(
    ("budget", "said"),
    [
        (Budget("bytes", 3 * MB, "bytes", "", ""), "3 MB"),
        (Budget("few", 3 * KB, "bytes", "", ""), "3 KB"),
        (Budget("many", 20_000, "rows", "", ""), "20,000 rows"),
        (Rate("often", 4, 40, "requests", "", ""), "4 a second, 40 requests at once"),
        (Rate("seldom", 1 / 60, 5, "codes", "", ""), "1 a minute, 5 codes at once"),
        (Rate("weight", 100 * KB, 16 * MB, "bytes", "", ""), "100 KB a second, 16 MB at once"),
    ],
)
def test_a_limit_is_told_in_words(budget: Budget, said: str) -> None:
    assert budget.limit == said


def test_what_is_too_much_is_refused_and_counted_and_the_most_is_remembered() -> None:
    budget = Budget("trial", 10, "things", "", "")
    budget.hold(7, "too-large")
    budget.hold(3, "too-large")
    with pytest.raises(ValueError, match="10"):
        budget.hold(11, "too-large")
    assert (budget.used, budget.refused) == (7, 1)
