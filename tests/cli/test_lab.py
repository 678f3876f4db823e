"""`goblins lab`: a plan is played, put together and reported, and everybody can read what came of it."""

from pathlib import Path

from .conftest import Goblins

PLAN = """
game = "goblin-warlord"
name = "Four scrappers"
seats = 4
bots = ["scrapper", "random"]
games = 200
batch = 20

[[targets]]
figure = "orders/share"
low = 0.05
high = 0.30
"""


def test_a_plan_is_played_reported_and_compared(goblins: Goblins, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    answer = goblins("lab", "run", "plan.toml")
    assert (answer.code, answer.out) == (0, "200 games for each of 1 arm, kept in plan.run.\n")
    assert goblins("lab", "report", "plan.run", "--markdown", "summary.md").code == 0
    assert "<h1>Four scrappers</h1>" in (tmp_path / "plan.run" / "report.html").read_text(encoding="utf-8")
    assert (
        goblins("--lang", "fr", "lab", "report", "plan.run", "--against", "plan.run", "--html", "fr.html").code == 0
    )
    assert "Rien ne diffère sûrement" in (tmp_path / "fr.html").read_text(encoding="utf-8")
    assert "Orders given" in (tmp_path / "summary.md").read_text(encoding="utf-8")


def test_shards_are_put_together(goblins: Goblins, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    for shard in ("1/2", "2/2"):
        assert goblins("lab", "run", "plan.toml", "--shard", shard, "--into", shard[0]).code == 0
    assert goblins("lab", "merge", "whole", "1", "2", "--json").document == {
        "format": "goblins-lab-run",
        "folder": "whole",
        "rounds": 10,
        "games": 200,
        "arms": 1,
        "precise": True,
    }


def test_a_dry_run_plays_nothing_and_tells_the_time(goblins: Goblins, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    document = goblins("lab", "run", "plan.toml", "--dry-run", "--workers", "2", "--json").document
    assert document["games"] == 200
    assert document["arms"][0]["seconds_a_game"] > 0
    assert "About" in goblins("lab", "run", "plan.toml", "--dry-run").out
    assert not (tmp_path / "plan.run").exists()


def test_what_cannot_be_is_said_in_a_sentence(goblins: Goblins, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN.replace("batch", "bacht"), encoding="utf-8")
    assert "Did you mean “batch”?" in goblins("lab", "run", "plan.toml").err
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    assert "no engine" in goblins("lab", "run", "plan.toml", "--engine", "steam").err
    assert "no shard" in goblins("lab", "run", "plan.toml", "--shard", "3/2").err
    assert "no finished run" in goblins("lab", "report", "nowhere").err
