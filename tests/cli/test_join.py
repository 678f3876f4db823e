"""`goblins join`: a bot of one's own at a table over the network, and what is said when that goes wrong."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from goblins.client import Client
from goblins.conformance.client import real_server

from .conftest import Goblins

THIRD_TIME_UNLUCKY = """calls = []
def choose(view, moves):
    calls.append(1)
    1 / (3 - len(calls))
    return moves[0]
"""
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """A real one, kept by a thread."""
    address: list[str] = []
    up, down = threading.Event(), threading.Event()

    async def keep() -> None:
        async with real_server() as port:
            address.append(f"http://127.0.0.1:{port}")
            up.set()
            await asyncio.to_thread(down.wait)

    thread = threading.Thread(target=asyncio.run, args=(keep(),))
    thread.start()
    assert up.wait(60)
    yield address[0]
    down.set()
    thread.join()


Invite = Callable[..., str]


@pytest.fixture
def invite(server: str) -> Iterator[Invite]:
    """A table with an open seat beside a scrapper; it starts by itself when somebody sits."""
    hosts: list[threading.Thread] = []
    over = threading.Event()

    def made(start: bool = True, sitting: tuple[str, ...] = ("scrapper", "open"), **arranged: Any) -> str:
        links: list[str] = []
        ready = threading.Event()

        async def host() -> None:
            async with Client(server) as client:
                arrangement = {"game": "goblin-warlord", "seats": 2, "options": {"turn_limit": 2}, **arranged}
                table = await client.open(arrangement, list(sitting))
                links.append(await client.invitation(table))
                ready.set()
                while start and any(chair.kind == "open" for chair in (await client.see(table)).table.chairs):
                    await asyncio.sleep(0.02)
                    if over.is_set():
                        return
                if start:
                    await client.ask(table, {"ask": "start"})

        hosts.append(threading.Thread(target=asyncio.run, args=(host(),)))
        hosts[-1].start()
        assert ready.wait(30)
        return links[0]

    yield made
    over.set()
    for thread in hosts:
        thread.join()


def bot(folder: Path, text: str) -> str:
    file = folder / "mybot.py"
    file.write_text(text)
    return str(file)


def test_the_example_sits_down_and_plays_to_the_end(goblins: Goblins, invite: Invite) -> None:
    answer = goblins("join", invite(), "--bot", str(EXAMPLE), "--name", "Rivet", "--seat", "blue")
    assert (answer.code, answer.err) == (0, "")
    first, last = answer.out.splitlines()
    assert first == "Rivet sits at Blue."
    assert last.startswith("The game is over")


def test_a_public_table_is_joined_by_its_address(goblins: Goblins, invite: Invite, server: str) -> None:
    async def table() -> str:
        async with Client(server) as client:
            listed = await client.get("/api/tables?of=public&status=lobby")
            return str(listed["tables"][0]["table"])

    invite(public=True)
    answer = goblins("join", f"{server}/table/{asyncio.run(table())}", "--bot", str(EXAMPLE))
    assert (answer.code, answer.err) == (0, "")


def test_a_function_alone_is_a_bot_and_comes_back_to_its_seat(
    goblins: Goblins, invite: Invite, tmp_path: Path
) -> None:
    link, file = (
        invite(),
        bot(
            tmp_path,
            THIRD_TIME_UNLUCKY,
        ),
    )
    broken = goblins("join", link, "--bot", file, "--identity", "who.txt")
    assert (broken.code, broken.err) == (
        2,
        f"The bot in {file} has failed in line 4: ZeroDivisionError: division by zero\n",
    )
    assert Path("who.txt").stat().st_mode & 0o077 == 0
    mended = goblins("join", link, "--bot", str(EXAMPLE), "--identity", "who.txt")
    assert mended.code == 0
    assert "sits at Blue" in mended.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def choose(view, moves): return 'win'\n", "chose 'win', which is none of the moves"),
        ("x = 1\n", "has neither a function choose(view, moves) nor a class Bot"),
        ("x = \n", "has failed in line"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_in_a_sentence(
    goblins: Goblins, invite: Invite, tmp_path: Path, text: str, said: str
) -> None:
    answer = goblins("join", invite(), "--bot", bot(tmp_path, text))
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.count("\n") == 1


def test_what_is_wrong_with_the_link_is_said_in_a_sentence(goblins: Goblins, invite: Invite, server: str) -> None:
    def join(link: str, *more: str) -> str:
        answer = goblins("join", link, "--bot", str(EXAMPLE), *more)
        assert answer.code == 2
        return answer.err

    assert "leads to no table" in join(f"{server}/somewhere")
    assert "leads to no table" in join("no link")
    assert "no longer valid" in join(f"{server}/join/wrong")
    assert "cannot be reached" in join("http://127.0.0.1:9/join/x")
    assert "All seats are taken" in join(invite(sitting=("scrapper", "scrapper"), start=False))
    assert "That seat is taken" in join(invite(start=False), "--seat", "red")
    assert "There is no Python file nothing.py" in goblins("join", f"{server}/join/x", "--bot", "nothing.py").err


def test_a_server_is_visited_and_the_report_is_a_document(
    goblins: Goblins, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from goblins.conformance import server as suite

    async def no_game(*_: object) -> None:
        pass

    monkeypatch.setattr(suite, "play_whole_game", no_game)
    answer = goblins("conform", "server", server, "--json")
    assert answer.code == 0
    assert {one["problem"] for one in answer.document} == {""}
    monkeypatch.setattr(suite, "RULES", suite.RULES[:1])
    assert goblins("conform", "server", server).out.endswith("4 of 4 rules kept.\n")


def test_a_client_that_does_nothing_fails(goblins: Goblins, monkeypatch: pytest.MonkeyPatch) -> None:
    from goblins.conformance import client as suite

    monkeypatch.setattr(suite, "TRIALS", suite.TRIALS[:1])
    answer = goblins("conform", "client", "true")
    assert answer.code == 1
    assert "✗ client: it plays Nitro Run" in answer.out
    assert "ended before it sat down" in answer.out
    assert answer.out.endswith("0 of 2 rules kept.\n")
