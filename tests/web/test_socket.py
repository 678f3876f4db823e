"""Live at a table: what pages are sent, in which order, and when they must go."""

from __future__ import annotations

import asyncio
import contextlib
import socket as sockets
from typing import Any

import msgspec
import pytest
import websockets
from websockets.exceptions import ConnectionClosed

from goblins.tables.budgets import MESSAGES, OVERDRAFTS, PART, REQUESTS, TAKEN_WITHIN, TALKING, WAITING
from goblins.tables.store import Conflict
from goblins.web import socket as web_socket
from goblins.web import wire
from goblins.web.presence import GATHER
from tests.faults.raw import CONTINUED, PING, PONG, TEXT, frame
from tests.tables.table_server.evenings import failing

from .house import House, Street, Visitor, hear, notations, say

pytestmark = pytest.mark.anyio


async def closed(connection: Any) -> tuple[int, str]:
    """How the server closes it, after whatever it still says."""
    with contextlib.suppress(ConnectionClosed):
        async for _ in connection:
            pass
    return connection.close_code, connection.close_reason


async def test_a_page_is_welcomed_sees_the_table_and_who_is_there(street: Street, zog: Visitor) -> None:
    table = await zog.open("you", "scrapper")
    async with street.connect(zog, table, "protocol=1") as page:
        welcome, update = await hear(page, "welcome"), await hear(page, "update")
        assert (welcome["protocol"], welcome["table"], welcome["seats"], welcome["host"]) == (1, table, ["red"], True)
        assert welcome["person"]["id"] == zog.id
        assert abs(welcome["now"] - update["rows"][0]["at"]) < 60_000, "clocks are read by the server's time"
        assert (update["seat"], update["rows"][0]["deed"]) == ("red", "opened")
        assert (await hear(page, "presence"))["connected"] == ["red"]


async def test_who_is_there_is_told_though_a_row_is_being_stored_at_that_moment(
    house: House, street: Street, zog: Visitor
) -> None:
    id = await zog.open("you", "scrapper")
    async with street.connect(zog, id) as page:
        await hear(page, "update")
        live = house.services.table_server.loaded[id]
        async with live.lock:
            table, live.table = live.table, None
            await asyncio.sleep(2 * GATHER)
            live.table = table
        assert (await hear(page, "presence"))["connected"] == ["red"]


async def test_a_move_is_answered_and_everybody_sees_it(street: Street, zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "you", public=True)
    async with street.connect(zog, table, "seat=red") as page, street.connect(mug, table) as watching:
        first, public = await hear(page, "update"), await hear(watching, "update")
        seat = first["game"]["deciders"][0]
        await say(page, {"type": "look", "id": 1, "seat": seat, "seen": first["n"]})
        mine = await hear(page, "update")
        move = {"ask": "move", "seat": seat, "move": notations(mine)[0]}
        await say(page, {"type": "ask", "id": 2, "request": move})
        after, seen = await hear(page, "update"), await hear(watching, "update")
        assert (await hear(page, "answer"))["id"] in (1, 2)
        assert [row["n"] for row in after["rows"]] == [mine["n"] + 1]
        assert after["rows"][0]["move"] == move["move"]
        assert [row["n"] for row in seen["rows"]] == [public["n"] + 1]
        assert "move" not in seen["rows"][0]


async def test_whoever_comes_back_gets_exactly_what_was_missed(street: Street, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    seat = (await zog.get(f"/api/tables/{table}"))["game"]["deciders"][0]
    async with street.connect(zog, table, f"seat={seat}") as page:
        before = await hear(page, "update")
    for _ in range(3):
        decider = (await zog.get(f"/api/tables/{table}"))["game"]["deciders"][0]
        await zog.request(table, "move", seat=decider, move=(await zog.legal(table, decider))[0])
    async with street.connect(zog, table, f"seat={seat}&seen={before['n']}") as page:
        missed = await hear(page, "update")
    whole = await zog.get(f"/api/tables/{table}", seat=seat)
    assert missed["rows"] == whole["rows"][before["n"] :]
    assert missed["game"] == whole["game"]


@pytest.mark.parametrize("seen", ["999999", "-1", "x", "9" * 40, "²"])
async def test_a_count_that_cannot_be_gets_everything(street: Street, zog: Visitor, seen: str) -> None:
    table = await zog.open("you", "you")
    async with street.connect(zog, table, f"seen={seen}") as page:
        assert (await hear(page, "update"))["rows"][0]["n"] == 1


async def test_behind_the_curtain_only_the_uncovered_seat_is_sent(street: Street, zog: Visitor) -> None:
    table = await zog.open("you", "you", options={"turn_limit": 2})
    async with street.connect(zog, table) as page:
        covered = await hear(page, "update")
        assert covered["seat"] is None
        assert covered["game"]["legal"] == []
        for seat, other in (("red", 1), ("blue", 0)):
            await say(page, {"type": "look", "id": 1, "seat": seat})
            shown = await hear(page, "update")
            assert shown["seat"] == shown["game"]["view"]["seat"] == seat
            assert shown["game"]["view"]["players"][other]["hand"] is None
        await say(page, {"type": "look", "id": 1, "seat": None})
        assert (await hear(page, "update"))["seat"] is None


async def test_sealed_choices_of_others_are_not_heard_of_and_make_no_gap(street: Street, zog: Visitor) -> None:
    table = await zog.open("you", "you", game="goblins-inc")
    async with street.connect(zog, table, "seat=blue") as page:
        await hear(page, "update")
        await zog.request(table, "move", seat="red", move=(await zog.legal(table, "red"))[0])
        [given] = (await hear(page, "update"))["rows"]
        assert (given["seat"], given.get("move")) == ("red", None)
        assert given["events"] == [{"event": "was-done", "seat": "red"}]
        await zog.request(table, "move", seat="blue", move=(await zog.legal(table, "blue"))[0])
        building = await hear(page, "update")
        await zog.request(table, "move", seat="red", move=(await zog.legal(table, "red"))[0])  # a tile of red's own
        await zog.request(table, "move", seat="blue", move=(await zog.legal(table, "blue"))[0])
        [row] = (await hear(page, "update"))["rows"]
        assert (row["seat"], row["n"]) == ("blue", building["n"] + 1)


async def test_what_cannot_be_done_is_refused_in_words_and_nothing_changes(street: Street, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    async with street.connect(zog, table, "lang=fr") as page:
        await hear(page, "update")
        await say(page, {"type": "ask", "id": 9, "request": {"ask": "undo", "seat": "red"}})
        refusal = await hear(page, "refusal", "update")
        assert (refusal["type"], refusal["id"], refusal["error"]["key"]) == ("refusal", 9, "bad-undo")
        assert "repris" in refusal["error"]["text"]


@pytest.mark.parametrize(
    "message",
    ["", "x", "{}", "[]", '{"type":"ask"}', '{"type":"ask","id":1,"request":{"ask":"x"}}', "[" * 9000, "x" * 20_000],
)
async def test_messages_that_cannot_be_read_are_refused_and_the_page_may_stay(
    street: Street, zog: Visitor, message: str
) -> None:
    table = await zog.open("you", "you")
    async with street.connect(zog, table) as page:
        await page.send(message)
        assert (await hear(page, "refusal"))["id"] == 0
        await page.send(b"\x00")
        assert (await hear(page, "refusal"))["error"]["key"] == "bad-message"
        await say(page, {"type": "look", "id": 3, "seat": "red"})
        assert (await hear(page, "answer"))["id"] == 3


async def test_a_huge_message_breaks_the_connection(street: Street, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    async with street.connect(zog, table) as page:
        await page.send("x" * 100_000)
        assert (await closed(page))[0] == 1009


@pytest.mark.parametrize(
    ("query", "code", "reason"),
    [("protocol=0", 4026, "old-client"), ("seat=pink", 4003, "seat"), ("seat=blue", 4003, "table-not-your-seat")],
)
async def test_a_page_that_cannot_look_is_told_why_and_closed(
    street: Street, zog: Visitor, query: str, code: int, reason: str
) -> None:
    table = await zog.open("you", "scrapper")
    async with street.connect(zog, table, query) as page:
        refusal = await hear(page, "refusal")
        assert refusal["error"]["key"] == f"bad-{reason}"
        assert await closed(page) == (code, reason)


async def test_strangers_hear_the_same_of_private_tables_as_of_none(
    street: Street, zog: Visitor, mug: Visitor
) -> None:
    table = await zog.open("you", "you")
    heard = []
    for id, query in ((table, ""), (table, "seat=pink"), ("0" * 16, ""), ("x", "")):
        async with street.connect(mug, id, query) as page:
            heard.append((await page.recv(), await closed(page)))
    assert len(set(heard)) == 1
    assert heard[0][1] == (4004, "table-unknown")


async def test_without_an_identity_there_is_no_socket(street: Street, house: House, zog: Visitor) -> None:
    table = await zog.open("you", "you", public=True)
    async with street.connect(house.stranger(), table) as page:
        assert await closed(page) == (4001, "not-known")


async def test_another_sites_page_gets_no_socket(street: Street, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await street.connect(zog, table, headers={"origin": "http://evil.test"})


async def test_when_spectators_are_switched_off_the_watching_must_go(
    street: Street, zog: Visitor, mug: Visitor
) -> None:
    table = await zog.open("you", "you", start=False, public=True)
    async with street.connect(mug, table) as watching:
        await hear(watching, "update")
        arrangement = {"game": "goblin-warlord", "seats": 2, "public": True, "spectators": False}
        await zog.request(table, "arrange", arrangement=arrangement)
        await zog.request(table, "start")
        assert await closed(watching) == (4003, "table-no-spectators")


async def test_who_sits_down_elsewhere_hears_which_seats_are_theirs(street: Street, zog: Visitor) -> None:
    table = await zog.open("you", "open", start=False)
    async with street.connect(zog, table) as page:
        await hear(page, "update")
        await zog.request(table, "sit", seat="blue")
        assert (await hear(page, "yours"))["seats"] == ["red", "blue"]


async def test_coming_and_going_is_told_to_the_others(street: Street, zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "you", public=True)
    async with street.connect(zog, table, "seat=red") as page:
        assert (await hear(page, "presence"))["watchers"] == 0
        async with street.connect(mug, table):
            assert (await hear(page, "presence"))["watchers"] == 1
        assert (await hear(page, "presence"))["watchers"] == 0


async def test_two_browsers_in_one_seat_both_see_what_either_does(street: Street, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    async with street.connect(zog, table, "seat=red") as one, street.connect(zog, table, "seat=red") as two:
        await hear(one, "update")
        await hear(two, "update")
        await say(one, {"type": "ask", "id": 1, "request": {"ask": "say", "seat": "red", "text": "hello"}})
        assert (await hear(two, "update"))["rows"][0]["text"] == "hello"


async def test_a_page_that_floods_us_is_slowed_down_and_then_cut_off(
    street: Street, house: House, zog: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OVERDRAFTS, "most", 5)
    house.services.limits.pace = 0.1
    table = await zog.open("you", "you")
    async with street.connect(zog, table) as page:
        for _ in range(MESSAGES.burst):
            await page.send("x")
        assert await closed(page) == (4029, "too-many")


@pytest.mark.parametrize("opcode", [PING, PONG])
@pytest.mark.parametrize("compression", [None, "deflate"])
async def test_pings_and_pongs_are_limited_like_messages(
    street: Street, house: House, zog: Visitor, opcode: int, compression: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OVERDRAFTS, "most", 5)
    house.services.limits.pace = 0.1
    table = await zog.open("you", "you")
    async with street.connect(zog, table, compression=compression) as page:
        await hear(page, "update")
        page.transport.write(frame(opcode, b"well?") * MESSAGES.burst)
        async with asyncio.timeout(5):
            assert await closed(page) == (4029, "too-many")


async def test_a_page_that_pings_and_does_not_read_is_cut_off(
    street: Street, house: House, zog: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TAKEN_WITHIN, "most", 0.2)
    monkeypatch.setattr(web_socket, "PARTING", 0.1)
    monkeypatch.setattr(wire, "LAST_WORDS", 0.1)
    deaf = await handshake(street.port, zog, await zog.open("you", "you"))
    deaf.setblocking(False)
    pings = frame(PING, b"x" * 125) * 200_000
    with pytest.raises(ConnectionError):
        await asyncio.get_running_loop().sock_sendall(deaf, pings)
    while house.services.connections:
        await asyncio.sleep(0.01)
    deaf.close()


async def test_a_message_in_countless_pieces_is_not_collected(street: Street, zog: Visitor) -> None:
    async with street.connect(zog, await zog.open("you", "you"), compression=None) as page:
        await hear(page, "update")
        page.transport.write(frame(TEXT, b"{", fin=False) + frame(CONTINUED, b"", fin=False) * 100)
        async with asyncio.timeout(5):
            assert (await closed(page))[0] == 1006


async def test_a_long_story_comes_in_parts_and_the_last_one_says_that_it_is_the_last(
    street: Street, zog: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await zog.open("you", "you")
    for number in range(40):
        await zog.request(table, "say", seat="red", text=f"{number} bottles of grog")
    monkeypatch.setattr(PART, "most", 1000)
    async with street.connect(zog, table, "seat=red") as page:
        parts = [await hear(page, "update")]
        while parts[-1]["more"]:
            parts.append(await hear(page, "update"))
        rows = [row["n"] for part in parts for row in part["rows"]]
        assert rows == list(range(1, parts[-1]["n"] + 1))
        assert [part["n"] for part in parts] == [part["rows"][-1]["n"] for part in parts]
        assert len(parts) > 2
        await zog.request(table, "say", seat="red", text="no more")
        assert [row["text"] for row in (await hear(page, "update"))["rows"]] == ["no more"]


async def test_a_page_that_reads_late_gets_all_that_it_has_missed_and_stays_connected(
    street: Street, house: House, zog: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WAITING, "most", 1000)
    table = await zog.open("you", "you")
    late = await handshake(street.port, zog, table)
    [slow] = house.services.connections
    assert isinstance(slow, web_socket.Connection)
    while not slow.is_full:
        slow.send(b"x" * 10_000)
        await asyncio.sleep(0)
    for number in range(20):
        await zog.request(table, "say", seat="red", text=f"{number} bottles")
    assert slow.owed
    assert slow.is_full
    received = bytearray()
    late.setblocking(False)
    async with asyncio.timeout(10):
        while b"19 bottles" not in received:
            received += await asyncio.get_running_loop().sock_recv(late, 65536)
    assert not slow.owed
    assert slow in house.services.connections
    late.close()


async def test_whoever_talks_too_fast_must_wait_at_that_table_and_over_http_too(
    street: Street, house: House, zog: Visitor
) -> None:
    table, other = await zog.open("you", "you"), await zog.open("you", "you")
    house.services.limits.pace = 1.0
    words = {"ask": "say", "seat": "red", "text": "Hurry up!"}
    async with street.connect(zog, table, "seat=red") as page:
        for id in range(1, TALKING.burst + 2):
            await say(page, {"type": "ask", "id": id, "request": words})
        refusal = await hear(page, "refusal")
        assert (refusal["id"], refusal["error"]["key"]) == (TALKING.burst + 1, "bad-too-many")
        assert await zog.refused("POST", f"/api/tables/{table}/ask", words) == (429, "too-many")
        assert (await zog.request(other, **words))["table"] == other


async def test_whoever_opens_sockets_too_often_must_wait(street: Street, house: House, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    house.services.limits.pace = 1 / REQUESTS.burst
    await (await street.connect(zog, table)).close()
    with pytest.raises(websockets.InvalidStatus, match="429"):
        await street.connect(zog, table)


async def test_only_so_many_sockets_are_open_for_one_person(street: Street, house: House, zog: Visitor) -> None:
    house.services.open_sockets._most["person"] = 1
    table = await zog.open("you", "you")
    async with street.connect(zog, table) as page:
        await hear(page, "update")
        async with street.connect(zog, table) as second:
            assert await closed(second) == (4029, "too-many-sockets")
    async with street.connect(zog, table) as again:
        await hear(again, "update")


async def test_a_page_that_does_not_read_is_cut_off_and_others_play_on(
    street: Street, house: House, zog: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TAKEN_WITHIN, "most", 0.2)
    monkeypatch.setattr(web_socket, "PARTING", 0.1)
    table = await zog.open("you", "you")
    deaf = await handshake(street.port, zog, table)
    [slow] = house.services.connections
    assert isinstance(slow, web_socket.Connection)
    async with street.connect(zog, table, "seat=red", compression=None) as page:
        await hear(page, "update")
        while not slow.is_full:
            slow.send(b"x" * 10_000)
            await asyncio.sleep(0)
        while slow in house.services.connections:
            await asyncio.sleep(0.01)
        assert slow not in house.services.table_server.loaded[table].listeners
        await say(page, {"type": "ask", "id": 1, "request": {"ask": "say", "seat": "red", "text": "hello"}})
        assert (await hear(page, "answer"))["id"] == 1
    deaf.close()


async def handshake(port: int, visitor: Visitor, table: str) -> sockets.socket:
    """A page that opens a socket and then never reads."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.client.cookies.items())
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    await asyncio.to_thread(raw.connect, ("127.0.0.1", port))
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    await asyncio.sleep(0.1)
    return raw


async def test_a_quiet_table_is_told_to_be_alive(
    street: Street, zog: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_socket, "HEARTBEAT", 0.05)
    table = await zog.open("you", "you")
    async with street.connect(zog, table) as page:
        assert await hear(page, "alive") == {"type": "alive"}


async def test_a_server_that_stops_says_goodbye(street: Street, house: House, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    async with street.connect(zog, table) as page:
        await hear(page, "update")
        house.services.say_goodbye()
        assert await closed(page) == (1001, "server restarting")
        async with street.connect(zog, table) as late:
            assert (await closed(late))[0] == 1001


async def test_pages_hear_the_goodbye_of_a_server_that_is_stopped(street: Street, house: House, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    async with street.connect(zog, table) as page:
        await hear(page, "update")
        street.server.should_exit = True
        assert await closed(page) == (1001, "server restarting")


async def test_a_page_that_vanishes_leaves_nothing_behind(street: Street, house: House, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    page = await street.connect(zog, table)
    await hear(page, "update")
    page.transport.abort()
    while house.services.connections:
        await asyncio.sleep(0.01)
    assert house.services.open_sockets.count == 0
    assert not house.services.table_server.loaded[table].listeners
    assert msgspec.json.encode(await zog.get(f"/api/tables/{table}"))


async def test_a_defect_while_granting_is_admitted_and_the_page_may_stay(
    street: Street, house: House, zog: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await zog.open("you", "you")

    def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    async with street.connect(zog, table) as page:
        await hear(page, "update")
        for way in ("ask_at_once", "look_from"):
            monkeypatch.setattr(house.services.table_server, way, broken)
        start: dict[str, Any] = {"type": "ask", "request": {"ask": "start"}}
        for id, asked in enumerate((start, {"type": "look"}), 5):
            await say(page, dict(asked, id=id))
            refusal = await hear(page, "refusal")
            assert (refusal["id"], refusal["error"]["key"]) == (id, "bad-internal")


async def test_a_request_that_another_process_overtakes_is_tried_again_before_the_next_one(
    street: Street, house: House, zog: Visitor
) -> None:
    table = await zog.open("you", "you")
    async with street.connect(zog, table) as page:
        first = await hear(page, "update")
        failing(house.services.table_server, lambda append: Conflict(append.table, append.number))
        for id, reaction in ((1, "cheer"), (2, "groan")):
            request = {"ask": "react", "seat": "red", "reaction": reaction}
            await say(page, {"type": "ask", "id": id, "request": request})
        assert [(await hear(page, "answer", "refusal"))["id"] for _ in range(2)] == [1, 2]
    rows = (await zog.get(f"/api/tables/{table}", seen=first["n"]))["rows"]
    assert [row["reaction"] for row in rows] == ["cheer", "groan"]
