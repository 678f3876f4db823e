"""`goblins serve`, `admin` and `verify`, as whoever keeps a server and whoever doubts it meet them."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goblins.tables.entries import Arrangement
from goblins.tables.opening import Plan, entries_of_plan
from goblins.tables.requests import Person
from goblins.tables.store import Identity, Report, Store
from goblins.tables.table_server import TableServer
from goblins.tables.verifying import fair_journal
from tests.tables.table_server.evenings import play_on

from .conftest import Goblins

ANNA = Person("a" * 22, "Anna", 1)


def table_in(file: Path, moves: int) -> tuple[str, Any]:
    """A table of Goblin Warlord where so many moves were made; and its journal, if the game is over."""

    async def evening() -> tuple[str, Any]:
        store = await Store.open(str(file))
        table_server = TableServer(store)
        plan = Plan(Arrangement("goblin-warlord", 2), ["you", "you"], start=True)
        id = await table_server.open(entries_of_plan(plan, ANNA))
        table = await play_on(table_server, id, moves)
        journal = fair_journal(table) if table.status == "over" else None
        await store.close()
        return id, journal

    return asyncio.run(evening())


@pytest.fixture
def database(goblins: Goblins) -> tuple[str, str]:
    """The file, in the folder where `goblins` runs, and the table in it."""
    return "tables.db", table_in(Path("tables.db"), 10)[0]


def test_tables_are_listed(goblins: Goblins, database: tuple[str, str]) -> None:
    answer = goblins("admin", "list", "--db", database[0])
    assert re.search(rf"{database[1]}\s+goblin-warlord\s+playing\s+red,blue", answer.out)
    assert "One table." in answer.out
    assert goblins("admin", "list", "--db", database[0], "--status", "over", "--json").document == []


def test_a_status_that_is_none_is_said(goblins: Goblins, database: tuple[str, str]) -> None:
    answer = goblins("admin", "list", "--db", database[0], "--status", "done")
    assert (answer.code, answer.err) == (2, "There is no status “done”; there are lobby, playing, over, closed.\n")


def test_everything_about_a_table_can_be_taken_out(goblins: Goblins, database: tuple[str, str]) -> None:
    assert goblins("admin", "export", database[1], "out.json", "--db", database[0]).code == 0
    rows = json.loads(Path("out.json").read_text())["rows"]
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[0]["deed"]["secret"]


def test_a_table_can_be_closed_and_thrown_away(goblins: Goblins, database: tuple[str, str]) -> None:
    assert goblins("admin", "close", database[1], "--db", database[0]).out == f"{database[1]} is closed.\n"
    listed = goblins("admin", "list", "--db", database[0], "--json").document
    assert [table["status"] for table in listed] == ["closed"]
    thrown = goblins("admin", "purge", "--days", "0", "--status", "closed", "--db", database[0])
    assert thrown.out == "One table thrown away.\n"
    assert goblins("admin", "list", "--db", database[0], "--json").document == []


def test_a_table_that_is_not_there_is_said(goblins: Goblins, database: tuple[str, str]) -> None:
    answer = goblins("admin", "close", "nowhere", "--db", database[0])
    assert answer.code == 2
    assert "no such table" in answer.err.lower() or "there is no" in answer.err.lower()


def test_a_backup_is_a_database(goblins: Goblins, database: tuple[str, str]) -> None:
    assert goblins("admin", "backup", "copy.db", "--db", database[0]).code == 0
    assert database[1] in goblins("admin", "list", "--db", "copy.db").out
    again = goblins("admin", "backup", "copy.db", "--db", database[0])
    assert (again.code, again.err) == (2, "copy.db exists already; choose another name.\n")


def test_a_copy_comes_back_where_there_is_nothing_yet(goblins: Goblins, database: tuple[str, str]) -> None:
    goblins("admin", "backup", "copy.db", "--db", database[0])
    occupied = goblins("admin", "restore", "copy.db", "--db", database[0])
    assert (occupied.code, occupied.err) == (2, "tables.db exists already; choose another name.\n")
    assert goblins("admin", "restore", "copy.db", "--db", "again.db").out == "again.db is restored: one table.\n"
    assert database[1] in goblins("admin", "list", "--db", "again.db").out


def test_what_is_no_copy_is_not_restored_and_leaves_nothing_behind(goblins: Goblins) -> None:
    Path("copy.db").write_text("not a database, but longer than a header of one hundred bytes would be" * 3)
    answer = goblins("admin", "restore", "copy.db", "--db", "again.db")
    assert answer.code == 2
    assert "could not be restored" in answer.err
    assert [path.name for path in Path().iterdir()] == ["copy.db"]


def test_nobody_else_may_read_what_is_written(goblins: Goblins, database: tuple[str, str]) -> None:
    goblins("admin", "backup", "copy.db", "--db", database[0])
    goblins("admin", "export", database[1], "out.json", "--db", database[0])
    goblins("admin", "restore", "copy.db", "--db", "again.db")
    for name in ("copy.db", "out.json", "again.db"):
        assert (name, Path(name).stat().st_mode & 0o077) == (name, 0)


def test_a_database_that_is_not_there_is_not_made(goblins: Goblins) -> None:
    answer = goblins("admin", "list", "--db", "typo.db")
    assert (answer.code, answer.err) == (2, "There is no file typo.db.\n")
    assert not Path("typo.db").exists()


def test_one_table_is_thrown_away_and_nothing_without_saying_which(
    goblins: Goblins, database: tuple[str, str]
) -> None:
    assert goblins("admin", "purge", "--db", database[0]).code == 2
    assert goblins("admin", "purge", database[1], "--days", "0", "--db", database[0]).code == 2
    assert goblins("admin", "purge", database[1], "--db", database[0]).out == "One table thrown away.\n"
    assert goblins("admin", "purge", database[1], "--db", database[0]).code == 2


def test_people_reports_and_blocks_are_shown(goblins: Goblins, database: tuple[str, str]) -> None:
    asyncio.run(complained(database[0], database[1]))
    people = goblins("admin", "people", database[1], "--db", database[0]).out
    assert people.split() == [ANNA.id, "red,blue", "Anna"]
    shown = goblins("admin", "reports", "--db", database[0])
    assert "He swears." in shown.out
    assert ANNA.id in shown.out
    assert goblins("admin", "reports", "--json", "--db", database[0]).document[0]["table"] == database[1]
    for who in (ANNA.id, "192.0.2.7/24"):
        assert goblins("admin", "block", who, "--db", database[0]).code == 0
    assert goblins("admin", "block", "nobody", "--db", database[0]).code == 2
    blocked = goblins("admin", "blocks", "--json", "--db", database[0]).document
    assert {one["who"] for one in blocked} == {ANNA.id, "192.0.2.0/24"}
    for who in (ANNA.id, "192.0.2.7/24"):
        assert goblins("admin", "unblock", who, "--db", database[0]).code == 0
    assert goblins("admin", "unblock", ANNA.id, "--db", database[0]).code == 2
    assert "0 blocks." in goblins("admin", "blocks", "--db", database[0]).out


def test_the_clock_is_shown_and_confirmed(goblins: Goblins, database: tuple[str, str]) -> None:
    assert "UTC" in goblins("admin", "clock", "--db", database[0]).out
    assert "Confirmed." in goblins("admin", "clock", "--confirm", "--db", database[0]).out


def test_cookies_are_made_void(goblins: Goblins, database: tuple[str, str]) -> None:
    assert goblins("admin", "void-cookies", "--db", database[0]).out.startswith("All cookies are void.")


async def complained(database: str, table: str) -> None:
    store = await Store.open(database)
    await store.put_identity(Identity(ANNA.id, "Anna", "1", "en", 1, 1))
    await store.put_report(Report(table, 3, ANNA.id, "He swears.", 1_700_000_000_000))
    await store.close()


# ------------------------------------------------------------------------------------------------- verifying


@pytest.fixture
def journal(goblins: Goblins) -> dict[str, Any]:
    document: dict[str, Any] = table_in(Path("whole.db"), 2000)[1]
    Path("game.json").write_text(json.dumps(document))
    return document


def test_an_honest_game_is_verified_in_words(goblins: Goblins, journal: dict[str, Any]) -> None:
    answer = goblins("verify", "game.json", "--commitment", journal["fairness"]["commitment"])
    assert answer.code == 0
    assert f"{len(journal['moves'])} moves, each allowed by the rules" in answer.out
    assert answer.out.endswith("Nobody bent chance.\n")


def test_a_secret_that_was_exchanged_is_noticed(goblins: Goblins, journal: dict[str, Any]) -> None:
    from goblins.kernel.documents import sealed

    journal["fairness"]["secret"] = "0" * 64
    Path("game.json").write_text(json.dumps(sealed(journal)))
    answer = goblins("verify", "game.json")
    assert (answer.code, answer.err) == (2, "game.json: the secret is not the one that the table committed to.\n")


def test_a_key_that_does_not_come_from_the_secret_is_noticed(goblins: Goblins, journal: dict[str, Any]) -> None:
    from goblins.kernel.documents import sealed

    journal["fairness"]["salts"] = {"somebody": "pepper"}
    Path("game.json").write_text(json.dumps(sealed(journal)))
    assert "do not give the key" in goblins("verify", "game.json").err


def test_another_commitment_than_the_noted_one_is_noticed(goblins: Goblins, journal: dict[str, Any]) -> None:
    answer = goblins("verify", "game.json", "--commitment", "f" * 64)
    assert "another commitment than the one you noted" in answer.err


def test_a_journal_without_fairness_says_what_is_missing(goblins: Goblins) -> None:
    goblins("play", "goblin-warlord", "--seats", "random,random", "--seed", "3", "--save", "own.json")
    assert "“fairness” is missing" in goblins("verify", "own.json").err


# --------------------------------------------------------------------------------------------------- serving


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "goblins", "--lang", "en", "serve", "--no-browser", "--port", "0"]
    command += ["--db", str(tmp_path / "tables.db")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    yield process, re.search(r"http://\S+/", line)[0]  # type: ignore[index]
    if process.poll() is None:
        process.kill()
        process.communicate()


def ready(address: str) -> int:
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"{address}api/ready", timeout=5) as answer:
                return int(answer.status)
        except OSError:
            time.sleep(0.05)
    return 0


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_server_says_where_it_is_and_closes_when_asked(
    served: tuple[subprocess.Popen[str], str], sent: signal.Signals
) -> None:
    process, address = served
    assert ready(address) == 200
    process.send_signal(sent)
    out, err = process.communicate(timeout=15)
    assert "Everything is kept." in out
    assert "Traceback" not in err


def test_a_port_that_is_taken_is_said(goblins: Goblins) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = goblins("serve", "--port", port, "--db", "t.db", "--no-browser")
    assert answer.code == 2
    assert f"127.0.0.1, port {port}" in answer.err


def test_a_file_that_cannot_be_opened_is_said(goblins: Goblins) -> None:
    answer = goblins("serve", "--db", "nowhere/tables.db", "--no-browser", "--port", "0")
    assert answer.code == 2
    assert answer.err.startswith("Tables cannot be kept in nowhere/tables.db:")


def test_several_processes_need_postgresql(goblins: Goblins) -> None:
    answer = goblins("serve", "--workers", "2", "--db", "t.db", "--no-browser")
    assert (answer.code, answer.err.split(":")[0]) == (2, "Several processes need PostgreSQL")
