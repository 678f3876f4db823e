"""One's turns, for calendars and feed readers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from urllib.parse import urlsplit
from xml.etree import ElementTree

import msgspec
import pytest

from goblins.web.app import create_app
from goblins.web.settings import Settings
from goblins.web.turn_feeds import ATOM, Turn, atom, calendar

from .house import House, Visitor, failure

pytestmark = pytest.mark.anyio
NOW = 1_800_000_000_000


@pytest.fixture
async def feeding(settings: Settings) -> AsyncIterator[House]:
    app = create_app(msgspec.structs.replace(settings, feeds=True))
    async with app.router.lifespan_context(app):
        house = House(app)
        yield house
        await house.close()


async def read(house: House, link: str) -> str:
    """As a program does that has no cookie."""
    answer = await house.stranger().ask("GET", urlsplit(link).path)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    return answer.text


async def test_a_turn_is_in_the_calendar_and_in_the_feed_as_long_as_it_is_ones_turn(feeding: House) -> None:
    zog, mug = await feeding.visitor(), await feeding.visitor()
    table = await zog.open("you", "open", start=False, public=True)
    await mug.request(table, "sit", seat="blue")
    links = {seat: await player.post("/api/me/feed") for seat, player in (("red", zog), ("blue", mug))}
    assert table not in await read(feeding, links["red"]["calendar"])
    await zog.request(table, "start")
    first = (await zog.get(f"/api/tables/{table}"))["game"]["deciders"][0]
    other = {"red": "blue", "blue": "red"}[first]
    for form in ("calendar", "atom"):
        assert f"/table/{table}" in await read(feeding, links[first][form])
        assert table not in await read(feeding, links[other][form])
    player = {"red": zog, "blue": mug}
    while (await zog.get(f"/api/tables/{table}"))["game"]["deciders"] == [first]:
        move = (await player[first].legal(table, first))[-1]
        await player[first].request(table, "move", seat=first, move=move)
    assert table not in await read(feeding, links[first]["calendar"])
    assert table in await read(feeding, links[other]["calendar"])


async def test_a_link_that_was_renewed_or_stopped_is_void(feeding: House) -> None:
    zog = await feeding.visitor()
    old = await zog.post("/api/me/feed")
    new = await zog.post("/api/me/feed")
    stranger = feeding.stranger()
    assert failure(await stranger.ask("GET", urlsplit(old["atom"]).path)) == (404, "not-found")
    await read(feeding, new["atom"])
    assert (await zog.get("/api/me/feed"))["made_at"] is not None
    assert (await zog.post("/api/me/feed/stop")) == {"offered": True, "made_at": None}
    assert failure(await stranger.ask("GET", urlsplit(new["atom"]).path)) == (404, "not-found")


async def test_nobody_finds_a_link_in_the_store(feeding: House) -> None:
    zog = await feeding.visitor()
    token = urlsplit((await zog.post("/api/me/feed"))["atom"]).path.split("/")[-1].removesuffix(".atom")
    stored = await feeding.services.store._database.read(
        lambda connection: str(connection.exec_driver_sql("SELECT * FROM feeds").all())
    )
    assert zog.id in stored
    assert token not in stored


async def test_without_the_keepers_leave_there_are_no_feeds(zog: Visitor) -> None:
    assert await zog.get("/api/me/feed") == {"offered": False, "made_at": None}
    assert await zog.refused("POST", "/api/me/feed") == (404, "no-feeds")
    assert await zog.refused("GET", "/turns/x.ics") == (404, "no-feeds")


def test_a_calendar_keeps_to_its_grammar() -> None:
    turn = Turn("t-1", "Your turn: Goblins, Inc.; now", "Zog, " + "Мог, " * 30, "https://g.example/table/t", NOW, NOW)
    lines = calendar("Turns", [turn, Turn("t-2", "Your turn", "", "https://g.example", NOW)], NOW).split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR"
    assert lines[-2:] == ["END:VCALENDAR", ""]
    assert max(len(line.encode()) for line in lines) <= 75
    assert "SUMMARY:Your turn: Goblins\\, Inc.\\; now" in lines
    assert "DTSTART:20270115T080000Z" in lines
    assert "DTSTART;VALUE=DATE:20270115" in lines
    assert "".join(lines).replace("\r\n ", "").count("BEGIN:VEVENT") == 2


def test_a_feed_is_xml_whatever_people_are_called() -> None:
    turn = Turn("t-1", "Your turn: <b>", 'Zog & "Mug"', "https://g.example/table/t?a=1&b=2", NOW)
    feed = ElementTree.fromstring(atom("Turns", "x", "https://g.example", [turn], NOW))
    [entry] = feed.findall(f"{{{ATOM}}}entry")
    told = [entry.findtext(f"{{{ATOM}}}{tag}") for tag in ("id", "title", "summary", "updated")]
    assert told == ["urn:goblins:t-1", "Your turn: <b>", 'Zog & "Mug"', "2027-01-15T08:00:00+00:00"]
