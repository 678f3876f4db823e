"""The client from Python: what comes back by itself, and what it says when that is impossible."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from goblins.client import Client, Gone, Lost, NoAddress, NotAMove, Refused, Unreachable, messages, play
from goblins.client.connection import NOT_NOW
from goblins.conformance.client import AtRandom, real_server
from goblins.conformance.proxy import Proxy, ProxyLine, Trouble
from goblins.conformance.troubles import Dropped
from goblins.tables.store import StoreUnavailable
from goblins.tables.updates import ChairFace, GameFace, RowFace, TableFace, Update, VerdictFace
from goblins.web import messages as served
from goblins.web.errors import STATUS

pytestmark = pytest.mark.anyio
SHORT = {"game": "goblin-warlord", "seats": 2, "options": {"turn_limit": 2}}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def port() -> AsyncIterator[int]:
    async with real_server() as port:
        yield port


@pytest.fixture
async def zog(port: int) -> AsyncIterator[Client]:
    async with Client(f"http://127.0.0.1:{port}") as client:
        yield client


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (messages.Welcome, served.Welcome),
        (messages.Yours, served.Yours),
        (messages.Answer, served.Answer),
        (messages.Refusal, served.AskRefused),
        (messages.Update, Update),
        (messages.Row, RowFace),
        (messages.Table, TableFace),
        (messages.Chair, ChairFace),
        (messages.Game, GameFace),
        (messages.Verdict, VerdictFace),
    ],
)
def test_every_field_that_it_reads_is_one_that_servers_send(ours: Any, theirs: Any) -> None:
    assert set(ours.__struct_fields__) <= set(theirs.__struct_fields__)
    assert ours.__struct_config__.tag == theirs.__struct_config__.tag or theirs.__struct_config__.tag is None


async def test_a_game_is_played_to_its_end_though_the_line_breaks_again_and_again(port: int) -> None:
    async with Proxy(port, Dropped()) as proxy, Client(proxy.address) as client:
        table = await client.open(SHORT, ["you", "scrapper"], start=True)
        async with client.connect(table, "red") as seat:
            ended = await play(seat, AtRandom(table))
            assert ended.game is not None
            assert ended.game.verdict is not None
            assert seat.reconnects > 0
            whole = await client.see(table, "red")
            assert [row.n for row in seat.rows] == [row.n for row in whole.rows] == list(range(1, whole.n + 1))


async def test_whoever_keeps_the_cookie_is_the_same(zog: Client) -> None:
    async with Client(zog.http.server, zog.cookie) as again:
        assert again.me.id == zog.me.id


async def test_a_refusal_has_the_servers_words_in_the_language_that_was_asked_for(zog: Client) -> None:
    french = Client(zog.http.server, zog.cookie, "fr")
    table = await zog.open(SHORT, ["you", "scrapper"], start=True)
    async with french.connect(table) as seat:
        with pytest.raises(Refused, match="repris") as refused:
            await seat.ask({"ask": "undo", "seat": "red"})
    assert refused.value.key == "bad-undo"


async def test_where_one_may_not_look_there_is_no_coming_back(zog: Client) -> None:
    table = await zog.open(SHORT, ["you", "scrapper"])
    async with Client(zog.http.server) as stranger:
        with pytest.raises(Gone) as gone:
            async with stranger.connect(table):
                pass
        assert gone.value.code == 4004


async def test_talk_whose_answer_is_lost_is_not_repeated(port: int, zog: Client) -> None:
    class Deaf(Trouble):
        async def from_client(self, line: ProxyLine, message: dict[str, Any]) -> None:
            line.drop()

    table = await zog.open(SHORT, ["you", "scrapper"], start=True)
    async with Proxy(port, Deaf()) as proxy:
        away = Client(proxy.address, zog.cookie)
        async with away.connect(table) as seat:
            with pytest.raises(Lost, match="say"):
                await seat.ask({"ask": "say", "seat": "red", "text": "hello"})


async def test_a_player_who_chooses_no_move_of_its_own_is_stopped(zog: Client) -> None:
    class Cheat:
        def choose(self, view: Any, moves: list[dict[str, Any]]) -> dict[str, Any]:
            return {"move": "win"}

    table = await zog.open({"game": "nitro-run", "seats": 1}, ["you"], start=True)
    async with zog.connect(table) as seat:
        seat.seat = "red"
        with pytest.raises(NotAMove, match="win"):
            await play(seat, Cheat())


async def test_a_player_may_hear_what_happens_and_sees_what_its_seat_sees(zog: Client) -> None:
    class Listening(AtRandom):
        def __init__(self) -> None:
            super().__init__("x")
            self.heard: list[dict[str, Any]] = []
            self.seats = set[str]()

        def hear(self, events: list[dict[str, Any]]) -> None:
            self.heard += events

        def choose(self, view: Any, moves: list[dict[str, Any]]) -> dict[str, Any]:
            self.seats.add(view["seat"])
            return super().choose(view, moves)

    table = await zog.open(SHORT, ["you", "scrapper"], start=True)
    player = Listening()
    async with zog.connect(table, "red") as seat:
        await play(seat, player)
        told = [event for row in seat.rows for event in row.events]
    assert player.heard == told
    assert player.seats == {"red"}


async def test_a_clock_that_is_faster_than_the_player_is_told_and_play_goes_on(zog: Client) -> None:
    class Slow(AtRandom):
        calls = 0

        def choose(self, view: Any, moves: list[dict[str, Any]]) -> dict[str, Any]:
            self.calls += 1
            if self.calls == 2:
                taken.wait()
            return super().choose(view, moves)

    import threading

    taken = threading.Event()
    late: list[bool] = []
    table = await zog.open(SHORT, ["you", "scrapper"], start=True)
    async with zog.connect(table, "red") as seat:
        playing = asyncio.create_task(play(seat, player := Slow(table), late=lambda: late.append(True)))
        while player.calls < 2:
            await asyncio.sleep(0.01)
        before = seat.latest
        assert before is not None
        assert before.game is not None
        await zog.ask(table, {"ask": "move", "seat": "red", "move": before.game.legal[0]})  # somebody else decides
        while seat.latest is before:
            await asyncio.sleep(0.01)
        taken.set()
        await playing
    assert late


@pytest.mark.parametrize("address", ["here", "ftp://x/join/y", "http://"])
async def test_what_is_no_address_is_said(address: str) -> None:
    with pytest.raises(NoAddress, match=re.escape(address)):
        Client(address)


async def test_nobody_at_that_address_is_said() -> None:
    with pytest.raises(Unreachable):
        await Client("http://127.0.0.1:9").__aenter__()


def test_a_message_of_an_unknown_kind_is_none_and_a_wrong_one_an_error() -> None:
    assert messages.read(b'{"type":"weather"}') is None
    with pytest.raises(msgspec.ValidationError):
        messages.read(b'{"type":"answer","id":"one"}')


def test_everything_that_a_server_cannot_do_now_is_asked_again() -> None:
    for_good = {"clock-doubted", "reports-full"}
    not_now = {key for key, status in STATUS.items() if status in (500, 503)} - for_good
    assert {f"bad-{key}" for key in not_now if not f"bad-{key}".startswith(NOT_NOW)} == set()
    assert f"bad-{StoreUnavailable('table-memory').key}".startswith(NOT_NOW)
    assert f"bad-{StoreUnavailable('store-gone').key}".startswith(NOT_NOW)
