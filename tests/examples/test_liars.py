"""One file is a whole game: a scratch copy of it is played, simulated, searched and served; nothing else is written.

The contract suite visits the same game (`tests/contract/setups.py`).
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

LIARS = Path(__file__).parents[2] / "examples" / "liars.py"
MOST_LINES = 150
SOON = 120.0  # seconds; a bot's move on a machine that does much else


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copy(LIARS, tmp_path)
    return tmp_path


def goblins(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "goblins", "--lang", "en", *words]
    return subprocess.run(command, cwd=folder, input=typed, capture_output=True, text=True, check=False)


def test_the_game_is_short() -> None:
    assert len(LIARS.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


# --------------------------------------------------------------------------------------------- the terminal


def test_it_is_played_in_the_terminal(folder: Path) -> None:
    line = ("play", "./liars.py", "--seats", "me,random", "--seed", "3", "--save", "kept.json")
    played = goblins(folder, *line, typed="1\n" * 300)
    assert played.returncode == 0, played.stderr
    assert "It is your move." in played.stdout
    assert re.search(r"▲ You +\d \d \d \d \d +5", played.stdout)
    assert re.search(r"● Tunk +\? +5", played.stdout)
    assert "Tunk bids" in played.stdout
    assert "Finished. Winners:" in played.stdout
    assert not re.search(r"\[[a-z-]+\]", played.stdout), "a word is missing"


def test_every_command_of_the_prompt_answers(folder: Path) -> None:
    asked = "?", "rules", "explain", "log", "undo", "position p.json", "? bid 2 x 2", "bid 0 x 1", "save j.json"
    typed = "\n".join([*asked, "bid 2 x 2", "log all", "quit", "no", ""])
    played = goblins(folder, "play", "./liars.py", "--seats", "me,random", "--seed", "9", typed=typed)
    assert (played.returncode, played.stderr) == (0, "")
    assert "This game has nothing here that explains itself." in played.stdout
    assert "For certain: You bid 2 × 2." in played.stdout
    assert "Bid too low." in played.stdout
    for kept in ("p.json", "j.json"):
        on = goblins(folder, "play", "./liars.py", "--load", kept, "--seats", "random,random")
        assert "Finished. Winners:" in on.stdout, on.stderr


def test_its_journal_replays_where_the_game_is_given(folder: Path) -> None:
    goblins(folder, "play", "./liars.py", "--seats", "random,random", "--seed", "3", "--save", "kept.json")
    assert "There is no game “liars”" in goblins(folder, "replay", "kept.json").stderr
    replayed = goblins(folder, "replay", "kept.json", "--game", "liars.py", "--json")
    assert json.loads(replayed.stdout)["finished"]


def test_it_is_simulated_and_interpreted_play_agrees(folder: Path) -> None:
    line = ("simulate", "./liars.py", "--games", "1000", "--seats", "3", "--bots", "random", "--seed", "1")
    report = json.loads(goblins(folder, *line, "--check", "50", "--json").stdout)
    assert report["game"] == "liars"
    assert report["endings"] == {"finished": 1000}
    assert sum(report["wins"].values()) == 1000
    assert report["checked"] == {"games": 20, "faults": []}


THINKING = """
import goblins

match = goblins.new("liars.py", seats=2, seed=5)
match.play("red", "bid 10 x 1")
best = match.advise("blue", 4000, seed=1).hints[0]
print(match.game.moves.write(best.move), *(one.text() for one in best.reasons))
for seed in range(4):
    seat = match.deciders[0]
    match.play(seat, match.bot_move(seat, "schemer:200", seed=seed))
print(len(match.log()), "sentences")
"""


def test_a_thinking_bot_challenges_a_bid_that_cannot_be_true(folder: Path) -> None:
    thought = subprocess.run(
        [sys.executable, "-c", THINKING], cwd=folder, capture_output=True, text=True, check=False
    )
    assert thought.stdout.startswith("challenge"), thought.stderr
    assert "sentences" in thought.stdout


# ----------------------------------------------------------------------------------------------- the server


@pytest.fixture
def server(folder: Path) -> Iterator[httpx.Client]:
    """A client of a real server that was given the file, known to it as a person."""
    command = [sys.executable, "-m", "goblins", "--lang", "en", "serve", "--no-browser", "--port", "0"]
    command += ["--db", "tables.db", "--game", "./liars.py", "--thinkers", "1"]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = re.search(r"http://\S+/", process.stdout.readline())[0]  # type: ignore[index]
    try:
        with httpx.Client(base_url=address, timeout=60, headers={"accept-language": "en"}) as client:
            client.get("api/me").raise_for_status()
            yield client
    finally:
        process.terminate()
        process.communicate(timeout=30)


def answer(response: httpx.Response) -> Any:
    assert response.is_success, response.text
    return response.json()


def opened(server: httpx.Client, sitting: list[str]) -> str:
    plan = {"arrangement": {"game": "liars", "seats": len(sitting)}, "sitting": sitting, "start": True}
    return str(answer(server.post("api/tables", json=plan))["table"])


def my_move(server: httpx.Client, table: str) -> dict[str, Any]:
    """What red gets to see as soon as it may decide, or the game is over."""
    deadline = time.monotonic() + SOON
    while time.monotonic() < deadline:
        game = answer(server.get(f"api/tables/{table}", params={"seat": "red"}))["game"]
        if "red" in game["deciders"] or game["verdict"]:
            return dict(game)
        time.sleep(0.05)
    raise TimeoutError("the bot does not move")


def in_words(server: httpx.Client, **unsaid: Any) -> dict[str, list[str]]:
    return dict(answer(server.post("api/games/liars/say", json=unsaid)))


def test_the_server_tells_everything_about_it_in_words(server: httpx.Client) -> None:
    assert "liars" in [game["id"] for game in answer(server.get("api/games"))]
    details = answer(server.get("api/games/liars", params={"lang": "fr"}))
    assert details["game"]["title"] == {"key": "liars-title", "text": "Liars"}
    assert details["game"]["summary"]["text"].startswith("Everyone rolls five dice in secret.")
    assert [one["name"] for one in details["sets"]] == ["standard"]
    assert details["game"]["bots"] == ["random", "schemer", "warlord"]
    assert details["moves"]["bid"]["notation"] == "bid {count} x {face}"
    fluent = answer(server.get("api/games/liars/words", params={"lang": "ru"}))["fluent"]
    assert "*[other] { $seat } bids\n    } { $count } × { $face }." in fluent
    (rules,) = answer(server.get("api/games/liars/rules"))
    assert rules["rule"]["text"] == details["game"]["summary"]["text"]


def test_a_path_from_the_network_is_not_loaded(server: httpx.Client, folder: Path) -> None:
    (folder / "other.py").write_text("raise SystemExit('was run')\n", encoding="utf-8")
    plan = {"arrangement": {"game": "./other.py", "seats": 2}}
    assert server.post("api/tables", json=plan).status_code == 404
    assert server.get("api/games/other.py").status_code == 404


def test_it_is_played_over_the_network_to_its_end(server: httpx.Client) -> None:
    table = opened(server, ["you", "random"])
    game = my_move(server, table)
    assert [player["dice"] is None for player in game["view"]["players"]] == [False, True]
    assert in_words(server, sentences=[game["question"]], moves=game["legal"][:1]) == {
        "sentences": ["It is your move."],
        "moves": ["Bid 1 x 1"],
        "events": [],
    }
    why = answer(server.post(f"api/tables/{table}/why-not", json={"seat": "red", "move": "challenge"}))["reason"]
    assert why["text"] == "No bid yet."
    ahead = answer(server.post(f"api/tables/{table}/foresee", json={"seat": "red", "moves": ["bid 2 x 6"]}))
    assert [one["text"] for one in ahead["certain"]] == ["Red bids 2 × 6."]
    while not game["verdict"]:
        move = {"ask": "move", "seat": "red", "move": notation(game["legal"][0])}
        answer(server.post(f"api/tables/{table}/ask", json=move))
        game = my_move(server, table)
    assert game["verdict"]["ending"] == "finished"
    assert in_words(server, sentences=[game["question"]])["sentences"] == ["The game is over."]
    replay = answer(server.get(f"api/tables/{table}/replay", params={"seat": "everything"}))
    assert replay["game"] == "liars"
    assert replay["frames"][0]["text"].startswith("Bid")


def test_thinking_bots_and_hints_work_at_its_tables(server: httpx.Client) -> None:
    table = opened(server, ["you", "schemer"])
    advice = answer(server.post(f"api/tables/{table}/advise", json={"seat": "red"}))
    assert advice["candidates"][0]["text"].startswith("Bid")
    game = my_move(server, table)
    move = {"ask": "move", "seat": "red", "move": notation(game["legal"][0])}
    answer(server.post(f"api/tables/{table}/ask", json=move))
    assert my_move(server, table)["view"]["count"] >= 0


def notation(move: dict[str, Any]) -> str:
    return "challenge" if move["move"] == "challenge" else f"bid {move['count']} x {move['face']}"


WORKER = """
import os, sys
import msgspec
from goblins.kernel import registry
from goblins.web.serving import HANDED_ON, app_of_a_worker
from goblins.web.settings import Settings

os.environ[HANDED_ON] = msgspec.json.encode(Settings(games=("liars.py",))).decode()
app_of_a_worker()
print(registry.find("liars").id)
"""


def test_each_of_several_processes_that_serve_loads_it(folder: Path) -> None:
    done = subprocess.run([sys.executable, "-c", WORKER], cwd=folder, capture_output=True, text=True, check=False)
    assert done.stdout == "liars\n", done.stderr


def test_a_ladder_loads_it_in_all_its_processes(folder: Path) -> None:
    line = ("ladder", "./liars.py", "--bots", "random,schemer:50", "--games", "4", "--workers", "2", "--json")
    done = goblins(folder, *line)
    assert done.returncode == 0, done.stderr
