"""Reports: what is claimed is sure, what a drawing shows stands beside it, and nothing else is needed to read it."""

from __future__ import annotations

import dataclasses
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from goblins.kernel.errors import BadInput
from goblins.kernel.words import LANGUAGES
from goblins.lab.experiments.engines import Threads
from goblins.lab.experiments.figures import Path as FigurePath
from goblins.lab.experiments.running import run_experiment
from goblins.lab.reports.comparing import Pairing, between_arms, between_runs, sure_differences
from goblins.lab.reports.findings import findings_of
from goblins.lab.reports.markdown import markdown_of
from goblins.lab.reports.page import page_of
from goblins.lab.reports.reading import RunResults, Series, contrast, read_run
from goblins.lab.reports.targets import MET, MISSED, OPEN, held_goals
from goblins.lab.reports.wording import Wording, rounded
from tests.lab.experiments.plans import laid_out

every_language = pytest.mark.parametrize("lang", LANGUAGES)

TARGETS = [
    {"figure": "bots/won/scrapper", "low": 0.3, "high": 0.7},
    {"figure": "seats/won", "low": 0.9},
    {"figure": "seats/won", "low": 0.2499, "high": 0.2501},
    {"figure": "orders/share", "low": 0.001, "high": 0.6},
    {"figure": "bots/won", "values": ["scrapper", "random"], "most_ratio": 2},
    {"figure": "turns/each", "together": True, "low": 5, "high": 500},
]


def played(tmp_path: Path, **changed: Any) -> RunResults:
    experiment = laid_out(**({"games": 1200, "worth": ["orders"], "worth_games": 10} | changed))
    return read_run(run_experiment(experiment, tmp_path / "run", Threads(2)).folder)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> RunResults:
    arms = [{"name": "standing"}, {"name": "built", "options": {"forts": "built"}}]
    return played(tmp_path_factory.mktemp("reports"), arms=arms, targets=TARGETS)


class Pieces(HTMLParser):
    """What is in a page: open tags, what they point at, and the words."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attributes:
            if name == "id":
                self.ids.add(str(value))
            if name in ("href", "src"):
                self.links.append(str(value))

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] != ["style"]:
            self.words.append(data)


def pieces_of(page: str) -> Pieces:
    found = Pieces()
    found.feed(page)
    return found


@every_language
def test_a_page_needs_nothing_else_and_all_its_links_lead_somewhere(run: RunResults, lang: str) -> None:
    page = page_of(run, lang, between_arms(run))
    found = pieces_of(page)
    assert "script" not in found.tags
    assert {link[1:] for link in found.links} <= found.ids
    assert all(link.startswith("#") for link in found.links)
    assert "url(" not in page
    assert not [word for word in found.words if re.search(r"\[[a-z]+-", word)]


@every_language
def test_every_drawing_stands_beside_its_figures(run: RunResults, lang: str) -> None:
    rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", page_of(run, lang))
    assert len(rows) > 100
    drawn = [row for row in rows if "<svg" in row]
    assert drawn == rows
    assert all(re.search(r'class="nu">[^<]*\d[^<]*</td><td class="rg">[^<]*\d', row) for row in drawn)


@every_language
def test_a_summary_says_the_same_in_markdown(run: RunResults, lang: str) -> None:
    text = markdown_of(run, lang, between_arms(run))
    words = Wording(run.experiment.found_game, lang)
    assert all(words.held(held) in text for held in held_goals(run))
    assert all(finding in text for finding in findings_of(run, words))
    assert not re.search(r"\[[a-z]+-", text)


def test_targets_are_met_missed_or_open(run: RunResults) -> None:
    held = [each for each in held_goals(run) if each.arm == "standing"]
    assert [each.verdict for each in held] == [MET, MISSED, OPEN, MET, MISSED, MET]


def test_a_figure_has_no_more_digits_than_its_interval_lets_mean_something() -> None:
    assert rounded(24.4521, 0.06) == 24.45
    assert rounded(24.4521, 1.6) == 24.5
    assert rounded(24.4521, 5) == 24
    assert rounded(1234.5, 300) == 1234


def series(totals: list[int], chances: int = 100) -> Series:
    return Series(FigurePath("seats", "won", "red"), np.full(len(totals), chances), np.array(totals))


def test_luck_that_both_had_cancels_out_where_they_were_dealt_alike() -> None:
    one, other = series([10, 30, 50, 20, 40]), series([12, 31, 52, 23, 42])
    together, apart = contrast(one, other, same_deals=True), contrast(one, other, same_deals=False)
    assert together is not None
    assert apart is not None
    assert together.size == apart.size == pytest.approx(0.02)
    assert together.low > 0 > apart.low
    assert together.chance < 0.01 < apart.chance


def test_where_nothing_differs_hardly_anything_is_shown() -> None:
    """Two hundred times forty figures that differ by luck alone: one in twenty would look sure by itself."""
    chance, wrong, alone = np.random.default_rng(7), 0, 0
    for _ in range(200):
        sides = [
            {FigurePath("x", "won", str(i)): series(chance.binomial(100, 0.3, 20).tolist()) for i in range(40)}
            for _ in range(2)
        ]
        sides = [{path: Series(path, each.chances, each.totals) for path, each in side.items()} for side in sides]
        pairing = Pairing(sides[0], sides[1], "", same_deals=False)
        wrong += bool(sure_differences([pairing]).found)
        pairs = ((sides[0][path], sides[1][path]) for path in sides[0])
        alone += sum(
            (found := contrast(*pair, same_deals=False)) is not None and found.chance < 0.05 for pair in pairs
        )
    assert alone > 300
    assert wrong < 24


def test_what_truly_differs_is_found_among_what_does_not() -> None:
    chance = np.random.default_rng(7)
    one = {FigurePath("x", "won", str(i)): series(chance.binomial(100, 0.3, 20).tolist()) for i in range(40)}
    other = {path: series(chance.binomial(100, 0.3, 20).tolist()) for path in one}
    other[FigurePath("x", "won", "7")] = series(chance.binomial(100, 0.4, 20).tolist())
    found = sure_differences([Pairing(one, other, "", same_deals=False)])
    assert found.compared == 40
    assert [each.path.value for each in found.found] == ["7"]


def test_an_option_that_changes_the_game_is_seen_between_the_arms(run: RunResults) -> None:
    found = between_arms(run)
    assert {each.pairing for each in found.found} == {"standing → built"}
    assert "decisions" in {each.path.measure for each in found.found}


def test_a_run_does_not_differ_from_itself(run: RunResults) -> None:
    found = between_runs(run, run)
    assert found.compared > 100
    assert found.found == ()


def test_runs_of_different_games_are_not_compared(run: RunResults) -> None:
    other = dataclasses.replace(run, experiment=msgspec.structs.replace(run.experiment, game="nitro-run"))
    with pytest.raises(BadInput, match="cannot be compared"):
        between_runs(run, other)


def test_a_folder_without_a_finished_run_is_no_report(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no finished run"):
        read_run(tmp_path)
