"""The ladder: everybody meets everybody under the same luck, and what was played stays played."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from goblins.games.goblin_warlord import GAME
from goblins.kernel.errors import BadInput
from goblins.lab import ladder
from goblins.lab.ladder import Fixture, Ladder, Played, climb
from goblins.lab.ladder.fixtures import fixtures_of, games_of
from goblins.lab.ladder.plot import draw_ladder
from goblins.lab.ladder.report import rating_rows, standing_rows
from goblins.lab.ladder.sequential import Sequential
from goblins.lab.ladder.standing import standing_of

DUEL = Fixture("scrapper", "random", 2)


class Games:
    """Stands for the table and remembers which games were asked for; the scrapper always wins."""

    def __init__(self) -> None:
        self.asked: list[tuple[Fixture, int]] = []

    def __call__(self, laid: Any, fixture: Fixture, number: int) -> Played:
        self.asked.append((fixture, number))
        winners = [seat for seat, bot in enumerate(fixture.seating(number)) if bot == "scrapper"]
        points = [4 if seat in winners else 1 for seat in range(fixture.seats)]
        decisions = [10] * fixture.seats
        return Played(fixture.alone, fixture.others, number, winners, points, decisions, [0.5] * fixture.seats)


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> Games:
    games = Games()
    monkeypatch.setattr(ladder, "play", games)
    return games


def climbed(games: int = 8, **more: Any) -> Ladder:
    return climb("goblin-warlord", ["scrapper", "random"], games, **more)


# ------------------------------------------------------------------------------------------------ fixtures


def test_in_a_duel_every_pair_meets_and_at_larger_tables_each_sits_among_each() -> None:
    assert fixtures_of(GAME, ["a", "b", "c"], 2) == [Fixture("a", "b", 2), Fixture("a", "c", 2), Fixture("b", "c", 2)]
    assert len(fixtures_of(GAME, ["a", "b"], 4)) == 2
    assert Fixture("a", "b", 4).seating(2) == ["b", "b", "a", "b"]


def test_whoever_is_alone_sits_everywhere_under_the_same_luck() -> None:
    fixture = Fixture("a", "b", 4)
    assert [fixture.seat_of(number) for number in range(5)] == [0, 1, 2, 3, 0]
    assert [fixture.deal_of(number) for number in range(5)] == [0, 0, 0, 0, 1]


def test_at_any_time_all_fixtures_are_known_about_equally_well() -> None:
    fixtures = fixtures_of(GAME, ["a", "b", "c"], 2)
    first = list(games_of(fixtures, 10))[:6]
    assert [fixture for fixture, _ in first] == [each for each in fixtures for _ in range(2)]


@pytest.mark.parametrize("bots", [["scrapper"], ["scrapper", "scrapper"]])
def test_one_bot_is_no_ladder(bots: list[str]) -> None:
    with pytest.raises(BadInput):
        climb("goblin-warlord", bots, 2)


# ------------------------------------------------------------------------------------------- playing for real


def test_the_same_seed_gives_the_same_games_and_the_scrapper_beats_chance() -> None:
    one, again = climbed(6, to_the_end=True), climbed(6, to_the_end=True)
    assert [(each.wins, each.margin) for each in one.standings] == [
        (each.wins, each.margin) for each in again.standings
    ]
    assert one.standings[0].games == 6
    assert one.standings[0].share > 0.5
    assert one.ratings[0].bot == "scrapper"


# ------------------------------------------------------------------------------------------ stopping and resuming


def test_it_stops_as_soon_as_it_knows(games: Games) -> None:
    found = climbed(500).standings[0]
    assert found.verdict == 1
    assert found.games == len(games.asked) < 40


def test_to_the_end_means_to_the_end(games: Games) -> None:
    assert climbed(50, to_the_end=True).standings[0].games == len(games.asked) == 50


def test_the_test_is_on_which_side_of_the_mark_the_share_lies() -> None:
    assert Sequential(0.5).verdict([1.0] * 40) == 1
    assert Sequential(0.5).verdict([0.0] * 40) == -1
    assert Sequential(0.5).verdict([1.0, 0.0] * 20) == 0
    assert Sequential(0.75).verdict([1.0, 0.0] * 100) == -1


def test_played_games_are_kept_and_not_played_again(games: Games, tmp_path: Path) -> None:
    climbed(4, keep=tmp_path / "kept", to_the_end=True)
    whole = climbed(10, keep=tmp_path / "kept", to_the_end=True)
    assert [number for _, number in games.asked] == list(range(10))
    assert whole.standings == climbed(10, to_the_end=True).standings


def test_a_line_that_a_crash_has_cut_short_is_played_again(games: Games, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    climbed(3, keep=file, to_the_end=True)
    file.write_bytes(file.read_bytes()[:-20])
    assert climbed(3, keep=file, to_the_end=True).standings[0].games == 3
    assert [number for _, number in games.asked] == [0, 1, 2, 2]
    assert len(file.read_text().splitlines()) == 4


def test_games_under_other_conditions_are_not_mixed(games: Games, tmp_path: Path) -> None:
    climbed(2, keep=tmp_path / "kept")
    with pytest.raises(BadInput) as refused:
        climbed(2, keep=tmp_path / "kept", seed=9)
    assert refused.value.key == "ladder-other"
    (tmp_path / "poem").write_text("Roses are red\n")
    with pytest.raises(BadInput) as refused:
        climbed(2, keep=tmp_path / "poem")
    assert refused.value.key == "file-foreign"


# --------------------------------------------------------------------------------------------------- telling


def test_a_shared_victory_counts_in_part() -> None:
    shared = Played("scrapper", "random", 0, [0, 1], [4, 4], [1, 1], [0.1, 0.1])
    lost = msgspec.structs.replace(shared, winners=[1], points=[2, 4])
    standing = standing_of(DUEL, [shared, lost], None)
    assert (standing.wins, standing.share, standing.margin) == (0.5, 0.25, -1.0)


def test_the_document_says_who_won_how_sure_that_is_and_how_long_they_thought(games: Games) -> None:
    document = msgspec.json.decode(msgspec.json.encode(climbed(4, to_the_end=True, mark=0.75).to_json()))
    assert document["format"] == "goblins-ladder"
    assert (document["game"], document["seats"], document["mark"]) == ("goblin-warlord", 2, 0.75)
    [fixture] = document["fixtures"]
    assert (fixture["alone"], fixture["others"], fixture["games"], fixture["share"]) == ("scrapper", "random", 4, 1.0)
    assert 0.4 < fixture["low"] < fixture["high"] <= 1
    assert fixture["seconds_a_decision"] == {"scrapper": 0.05, "random": 0.05}
    assert set(document["ratings"]) == {"scrapper", "random"}
    assert document["ratings"]["scrapper"]["mean"] > document["ratings"]["random"]["mean"]


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_people_get_a_table_and_a_picture(games: Games, lang: str) -> None:
    found = climbed(4, to_the_end=True)
    assert any("scrapper" in cell for row in standing_rows(found, lang) for cell in row)
    assert [row[0] for row in rating_rows(found, lang)][-1] == "random"
    picture = ElementTree.fromstring(draw_ladder(found, lang))
    texts = [element.text or "" for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert any("scrapper" in text for text in texts)
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}circle"))) == 2
