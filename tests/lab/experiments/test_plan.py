"""Plans: what is left open is settled, and what cannot be played is said before anything is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from goblins.kernel.errors import BadInput
from goblins.kernel.words import LANGUAGES
from goblins.lab.experiments.laid_out import lay_out
from goblins.lab.experiments.plan import read_plan

from .plans import laid_out

PLAN = """
game = "goblin-warlord"
games = 4000
bots = ["scrapper"]

[[arms]]
seats = 2

[[arms]]
name = "four"
seats = 4
options = { turn_limit = 80 }

[[precision]]
figure = "seats/won"
width = 0.02
"""


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "plan.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_what_an_arm_leaves_open_is_as_the_plan_says_above(tmp_path: Path) -> None:
    two, four = lay_out(read_plan(written(tmp_path, PLAN)), tmp_path).arms
    assert (two.name, two.seats, two.bots) == ("scrapper", 2, ("scrapper", "scrapper"))
    assert (four.name, four.bots) == ("four", ("scrapper",) * 4)
    assert (two.options["turn_limit"], four.options["turn_limit"]) == (500, 80)


def test_a_set_of_somebodys_own_is_found_beside_the_plan_and_travels_with_it(tmp_path: Path) -> None:
    from goblins.kernel import registry
    from goblins.kernel.components import released_files

    standard = released_files(registry.find("goblin-warlord"))["standard"].read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(standard.replace('name = "standard"', 'name = "mine"'), encoding="utf-8")
    plan = written(tmp_path, 'game = "goblin-warlord"\ngames = 10\nset = "mine.toml"\n')
    components = lay_out(read_plan(plan), tmp_path).arms[0].components
    assert components["name"] == "mine"
    assert "figures" in components


def test_everybody_moves_on_by_one_seat_until_all_is_as_before() -> None:
    assert laid_out().arms[0].rotations == [
        ("scrapper", "random", "scrapper", "random"),
        ("random", "scrapper", "random", "scrapper"),
    ]
    assert laid_out(bots=["random"]).arms[0].rotations == [("random",) * 4]


def test_how_many_games_are_wanted_does_not_change_what_a_batch_is() -> None:
    assert laid_out().conditions == laid_out(games=10_000, name="more").conditions
    assert laid_out().conditions != laid_out(seed=12).conditions


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"game": "goblin-warlrd"}, "game-near"),
        ({"seats": 9}, "seats"),
        ({"bots": ["scraper"]}, "bot-near"),
        ({"bots": ["schemer"]}, "plan-clock"),
        ({"bots": []}, "bots"),
        ({"options": {"turn_limits": 3}}, "option-near"),
        ({"set": "no such set"}, "set"),
        ({"batch": 21}, "plan-batch"),
        ({"games": 10**12}, "plan-batches"),
        ({"arms": [{}, {}]}, "plan-arms"),
        ({"worth": ["orderz"]}, "plan-worth-near"),
        ({"worth": ["xyz"]}, "plan-worth"),
        ({"worth": ["orders"], "bots": ["schemer:20"]}, "plan-worth-thinks"),
        ({"measures": ["seatz"]}, "plan-measure-near"),
        ({"measures": ["xyz"]}, "plan-measure"),
        ({"measures": ["orders"], "precision": [{"figure": "seats/won", "width": 1}]}, "plan-unmeasured"),
        ({"targets": [{"figure": "seats/won", "arm": "xyz"}]}, "plan-arm"),
        ({"arms": [{"name": "one"}], "targets": [{"figure": "seats/won", "arm": "ones"}]}, "plan-arm-near"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(changed: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as caught:
        laid_out(**changed)
    assert caught.value.key == key
    assert not [lang for lang in LANGUAGES if "[" in caught.value.text(lang)]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("game = ", "plan-toml"),
        ('game = "goblin-warlord"', "plan-missing"),
        ('game = "goblin-warlord"\ngames = 5\nseeed = 3', "plan-unknown-near"),
        ('game = "goblin-warlord"\ngames = 5\nqqq = 3', "plan-unknown"),
        ('game = "goblin-warlord"\ngames = 5\n[[precision]]\nfigure = "seats/won"\nwitdh = 3', "plan-unknown-near"),
        ('game = "goblin-warlord"\ngames = "many"', "plan-field"),
        ('game = "goblin-warlord"\ngames = 0', "plan-field"),
        ('game = "goblin-warlord"\ngames = 5\n[[precision]]\nfigure = "seats/won"\nwidth = -1', "plan-field"),
    ],
)
def test_a_file_that_is_no_plan_is_said_in_a_sentence(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_plan(written(tmp_path, text))
    assert caught.value.key == key
    assert not [lang for lang in LANGUAGES if "[" in caught.value.text(lang)]


def test_the_field_that_was_probably_meant_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="Did you mean “width”"):
        read_plan(written(tmp_path, 'game = "x"\ngames = 5\n[[precision]]\nfigure = "seats/won"\nwitdh = 3'))


ROOT = Path(__file__).parents[3]
FOLDERS = ROOT / "docs" / "balance" / "plans", ROOT / "examples" / "lab"
KEPT = sorted(file for folder in FOLDERS for file in folder.glob("*.toml"))


@pytest.mark.parametrize("plan", KEPT, ids=lambda path: path.stem)
def test_every_plan_of_ours_can_be_played(plan: Path) -> None:
    experiment = lay_out(read_plan(plan), plan.parent)
    assert experiment.precision or experiment.targets or experiment.worth or len(experiment.arms) > 1


def test_the_plan_of_the_documentation_can_be_played(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    plan = written(tmp_path, page.split("```toml\n")[1].split("```")[0])
    assert [goal.figure for goal in lay_out(read_plan(plan), tmp_path).targets] == ["orders/share"]
