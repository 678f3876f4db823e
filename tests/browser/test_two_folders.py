"""A fourth game is two folders and its words: in a scratch copy of everything else it is built, served and played."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import ROOT, Server
from .looks import MISSING, speak, text_of
from .player import Player, click
from .screens import box_of

MINIATURE = ROOT / "tests" / "miniature"
ADDED = {
    MINIATURE: Path("src/goblins/games/miniature"),
    MINIATURE / "page": Path("ui/src/games/miniature"),
    **{MINIATURE / "locales" / lang: Path("src/goblins/locales") / lang for lang in ("en", "fr", "ru")},
}


class Burglar(Player):
    likes = (r"^Peek into", r"^Be done", r"^Mark crate")


def git(folder: Path, *words: str) -> list[str]:
    found = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True)
    return found.stdout.splitlines()


def run(copy: Path, *command: str, typed: str = "") -> str:
    """In a process that finds the package in the copy."""
    env = {**os.environ, "PYTHONPATH": str(copy / "src"), "GOBLINS_LANG": "en"}
    done = subprocess.run(
        [sys.executable, *command], cwd=copy, env=env, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def copy_of_everything(copy: Path) -> None:
    """All that git knows or would take up; the packages of the page are borrowed."""
    for name in git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard"):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    (copy / "ui" / "node_modules").symlink_to(ROOT / "ui" / "node_modules", target_is_directory=True)
    git(copy, "init", "--quiet")
    (copy / ".git" / "info" / "exclude").write_text("node_modules\n")
    git(copy, "add", "--all")


@pytest.fixture(scope="module")
def copy(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("copy")
    copy_of_everything(copy)
    for source, target in ADDED.items():
        ignored = shutil.ignore_patterns("__pycache__", *({"page", "locales"} if source == MINIATURE else ()))
        shutil.copytree(source, copy / target, ignore=ignored, dirs_exist_ok=True)
    run(copy, "ui/page.py")
    return copy


@pytest.fixture(scope="module")
def fourth(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("fourth"), source=copy / "src")
    yield server
    server.stop()


def test_it_is_played_on_its_own_board(invite: Invite, fourth: Server) -> None:
    guest = invite(address=fourth.address)
    page = guest.go("/")
    expect(box_of(page, "The Miniature")).to_contain_text("one lock too few")
    page = guest.go(f"/table/{guest.open_table('you', 'random', game='miniature', stand_in='random')}")
    expect(page.get_by_role("group", name="The crates")).to_be_visible()
    player = Burglar(page, click)
    player.play()
    expect(player.ending).to_contain_text("The loot is counted.")
    assert player.has_pressed("^Mark crate . with sign .. Crate .: nobody knows")
    assert not MISSING.findall(text_of(page))


@pytest.mark.parametrize(("language", "crates"), [("fr", "Les caisses"), ("ru", "Ящики")])
def test_its_board_speaks_other_languages(invite: Invite, fourth: Server, language: str, crates: str) -> None:
    guest = invite(address=fourth.address)
    page = guest.go(f"/table/{guest.open_table('you', 'random', game='miniature', stand_in='random')}")
    speak(page, language)
    expect(page.get_by_role("group", name=crates)).to_be_visible()


def test_it_is_played_in_the_terminal(copy: Path) -> None:
    line = ("-m", "goblins", "play", "miniature", "--seats", "me,random", "--seed", "3", "--json")
    round_ = ["skip", *(f"mark {crate} with 1" for crate in range(1, 9)), "done"]  # an open crate is refused
    assert json.loads(run(copy, *line, typed="\n".join([*round_, *round_, ""])))["ending"] == "counted"


def test_bots_play_it_by_the_hundred(copy: Path) -> None:
    line = ("-m", "goblins", "simulate", "miniature", "--games", "100", "--bots", "random", "--seed", "3", "--json")
    assert json.loads(run(copy, *line))["games"] == 100


def test_its_types_are_written_with_those_of_the_others(copy: Path) -> None:
    run(copy, "-m", "goblins.web.typescript", "ui/src/generated")
    assert "export interface BurglarView" in (copy / "ui/src/generated/miniature.ts").read_text()


def test_no_other_file_is_changed(copy: Path, fourth: Server) -> None:
    """Whatever was built and played before this."""
    added = [Path(name) for name in git(copy, "ls-files", "--others", "--exclude-standard")]
    assert added
    words = {Path(f"src/goblins/locales/{lang}/miniature.ftl") for lang in ("en", "fr", "ru")}
    folders = [ADDED[MINIATURE], ADDED[MINIATURE / "page"]]
    assert [name for name in added if name not in words and not set(folders) & set(name.parents)] == []
    assert git(copy, "diff", "--name-only") == []
