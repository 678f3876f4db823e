"""Opening, finding, joining and asking tables over plain HTTP."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from sqlalchemy import delete

from goblins.tables.budgets import REPORTS, TABLES_OF_A_HOST
from goblins.tables.store.schema import journal

from .house import ORIGIN, SHORT, House, Visitor

pytestmark = pytest.mark.anyio
NOWHERE = "0123456789abcdef"


async def test_whoever_opens_a_table_is_its_host_and_sees_it(zog: Visitor) -> None:
    table = await zog.open("you", "scrapper")
    update = await zog.get(f"/api/tables/{table}")
    assert (update["seat"], update["table"]["status"]) == ("red", "playing")
    assert [chair["kind"] for chair in update["table"]["chairs"]] == ["person", "bot"]
    assert update["table"]["chairs"][0]["host"]


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        ({"arrangement": {"game": "goblin-warlord", "seats": 9}}, "seats"),
        ({"arrangement": {"game": "goblin-warlord", "seats": 2, "options": {"forts": "x"}}}, "option-value"),
        ({"arrangement": {"game": "goblin-warlord", "seats": 2}, "sitting": ["you", "robot"]}, "bot"),
        ({"arrangement": {"game": "goblin-warlord", "seats": 2, "components": {"name": "x"}}}, "set"),
        ({"arrangement": {"game": "goblin-warlord", "seats": 2, "components": {"name": "../x"}}}, "set"),
        ({"arrangement": {"game": "goblin-warlord", "seats": "2"}}, "message-form"),
        ({"arrangement": {"game": "goblin-warlord", "seats": 2}, "start": True, "x": 1}, "message-form"),
        ({}, "message-form"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_the_reason(
    zog: Visitor, plan: dict[str, object], key: str
) -> None:
    assert await zog.refused("POST", "/api/tables", plan) == (422, key)


async def test_a_game_can_only_start_with_all_seats_taken(zog: Visitor) -> None:
    plan = {"arrangement": {"game": "goblin-warlord", "seats": 2}, "sitting": ["you"], "start": True}
    assert await zog.refused("POST", "/api/tables", plan) == (409, "table-seats-open")


async def test_a_private_table_sounds_to_strangers_like_one_that_never_was(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "open", start=False)
    for path in ("", "/invitation", "/replay", "/export"):
        found = await mug.ask("GET", f"/api/tables/{table}{path}")
        never = await mug.ask("GET", f"/api/tables/{NOWHERE}{path}")
        assert (found.status_code, found.content) == (404, never.content)
    for path, body in [
        ("ask", {"ask": "sit", "seat": "blue"}),
        ("ask", {"ask": "join", "token": "x"}),
        ("why-not", {"seat": "pink", "move": "x"}),
        ("foresee", {"seat": "red", "moves": ["x"]}),
        ("advise", {"seat": "red"}),
        ("report", {"text": "x"}),
        ("play-on", {"move": 0, "seat": "red"}),
        ("rematch", None),
    ]:
        found = await mug.ask("POST", f"/api/tables/{table}/{path}", json=body)
        never = await mug.ask("POST", f"/api/tables/{NOWHERE}/{path}", json=body)
        assert (found.status_code, found.content) == (404, never.content)


async def test_an_invitation_lets_others_in(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "open", start=False)
    invitation = await zog.get(f"/api/tables/{table}/invitation")
    assert invitation["link"] == f"{ORIGIN}/join/{invitation['token']}"
    assert (await mug.post("/api/join", {"token": invitation["token"]}))["table"] == table
    await mug.request(table, "sit", seat="blue")
    await zog.request(table, "start")
    assert (await mug.get(f"/api/tables/{table}"))["seat"] == "blue"


async def test_a_revoked_invitation_is_void(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "open", start=False)
    old = (await zog.get(f"/api/tables/{table}/invitation"))["token"]
    await zog.request(table, "revoke")
    assert await mug.refused("POST", "/api/join", {"token": old}) == (404, "table-invitation")
    fresh = (await zog.get(f"/api/tables/{table}/invitation"))["token"]
    assert (await mug.post("/api/join", {"token": fresh}))["table"] == table


async def test_only_the_host_gives_invitations_away(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "open", start=False, public=True)
    assert await mug.refused("GET", f"/api/tables/{table}/invitation") == (403, "table-not-host")


@pytest.mark.parametrize(
    "request_",
    [{"ask": "start"}, {"ask": "close"}, {"ask": "revoke"}, {"ask": "seat-bot", "seat": "red", "bot": "x"}],
)
async def test_what_only_the_host_may_do_others_may_not(
    zog: Visitor, mug: Visitor, request_: dict[str, object]
) -> None:
    table = await zog.open("you", "open", start=False, public=True)
    assert await mug.refused("POST", f"/api/tables/{table}/ask", request_) == (403, "table-not-host")


async def test_nobody_looks_or_plays_from_anothers_seat(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "you", public=True)
    assert await mug.refused("GET", f"/api/tables/{table}?seat=red") == (403, "table-not-your-seat")
    move = {"ask": "move", "seat": "red", "move": "recruit 1"}
    assert await mug.refused("POST", f"/api/tables/{table}/ask", move) == (403, "table-not-your-seat")
    for path, body in [
        ("why-not", {"seat": "red", "move": "recruit 1"}),
        ("foresee", {"seat": "red", "moves": ["recruit 1"]}),
        ("advise", {"seat": "red"}),
    ]:
        assert await mug.refused("POST", f"/api/tables/{table}/{path}", body) == (403, "table-not-your-seat")


async def test_spectators_see_no_hand_and_no_legal_moves(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "you", public=True)
    seen = await mug.get(f"/api/tables/{table}")
    assert seen["seat"] is None
    assert seen["game"]["legal"] == []
    assert [player["hand"] for player in seen["game"]["view"]["players"]] == [None, None]


async def test_spectators_can_be_switched_off(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "you", public=True, spectators=False)
    assert await mug.refused("GET", f"/api/tables/{table}") == (403, "table-no-spectators")


async def test_a_move_that_the_rules_forbid_is_refused_with_the_place_in_the_rules(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    seat = (await zog.get(f"/api/tables/{table}"))["game"]["deciders"][0]
    body = {"ask": "move", "seat": seat, "move": "recruit 9"}
    answer = await zog.ask("POST", f"/api/tables/{table}/ask", json=body)
    assert answer.status_code == 409
    assert answer.json()["error"]["anchor"].startswith("GW-")


async def test_the_same_ticket_makes_a_move_once(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    seat = (await zog.get(f"/api/tables/{table}"))["game"]["deciders"][0]
    move = {"seat": seat, "move": (await zog.legal(table, seat))[0], "ticket": "t1"}
    first = await zog.request(table, "move", **move)
    assert await zog.request(table, "move", **move) == first


async def test_own_tables_tell_whose_turn_it_is(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "you")
    deciders = (await zog.get(f"/api/tables/{table}"))["game"]["deciders"]
    listed = (await zog.get("/api/tables"))["tables"]
    assert [(one["table"], one["mine"], one["deciders"], one["host"]) for one in listed] == [
        (table, ["red", "blue"], deciders, True)
    ]
    assert (await mug.get("/api/tables"))["tables"] == []


async def test_public_tables_are_listed_for_everybody_and_private_ones_are_not(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "open", start=False, public=True)
    await zog.open("you", "open", start=False)
    listed = (await mug.get("/api/tables", of="public", status="lobby", game="goblin-warlord"))["tables"]
    assert [(one["table"], one["open_seats"], one["mine"], one["host"]) for one in listed] == [(table, 1, [], False)]


async def test_of_the_open_ones_those_that_gather_come_before_those_that_play(zog: Visitor, mug: Visitor) -> None:
    gathering = [await zog.open("you", "open", start=False, public=True) for _ in range(3)]
    playing = [await zog.open("you", "you", public=True) for _ in range(3)]
    await zog.open("you", "open", start=False)
    await zog.finished(public=True)
    page = await mug.get("/api/tables", of="open", limit=2)
    assert [one["table"] for one in page["tables"]] == [gathering[2], gathering[1], playing[2], playing[1]]
    assert page["next"] is None


async def test_a_lesson_is_in_no_list_and_can_be_played_and_closed(zog: Visitor, mug: Visitor) -> None:
    arrangement = {"game": "goblin-warlord", "seats": 2, "public": True}
    plan = {"arrangement": arrangement, "sitting": ["you", "scrapper"], "start": True, "lesson": True}
    lessons = [(await zog.post("/api/tables", plan))["table"] for _ in range(3)]
    table = await zog.open("you", "you", public=True)
    await zog.request(lessons[0], "close")
    for visitor, of in ((zog, "mine"), (zog, "public"), (mug, "public"), (mug, "open")):
        page = await visitor.get("/api/tables", of=of, limit=2)
        assert ([one["table"] for one in page["tables"]], page["next"]) == ([table], None)
    faces = [(await zog.get(f"/api/tables/{one}"))["table"] for one in (*lessons, table)]
    assert [face["lesson"] for face in faces] == [True, True, True, False]
    assert [face["status"] for face in faces] == ["closed", "playing", "playing", "playing"]


async def test_lists_come_page_by_page_and_nothing_twice(zog: Visitor) -> None:
    opened = {await zog.open("you", "open", start=False) for _ in range(5)}
    found, before = list[str](), dict[str, str]()
    for _ in range(3):
        page = await zog.get("/api/tables", limit=2, **before)
        found += [one["table"] for one in page["tables"]]
        before = {"before": page["next"]}
    assert page["next"] is None
    assert (len(found), set(found)) == (5, opened)


@pytest.mark.parametrize("before", ["x", "1.x", "9" * 30 + "." + NOWHERE, "²." + NOWHERE])
async def test_a_page_that_leads_nowhere_is_refused(zog: Visitor, before: str) -> None:
    status, _ = await zog.refused("GET", "/api/tables", params={"before": before})
    assert status in (404, 422)


async def test_finished_games_are_found_among_ones_own(zog: Visitor) -> None:
    await zog.open("you", "you")
    table = await zog.finished()
    assert [one["table"] for one in (await zog.get("/api/tables", status="over"))["tables"]] == [table]


async def test_a_rematch_is_opened_once_and_found_by_the_others(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "open", start=False, public=True, options=SHORT)
    await mug.request(table, "sit", seat="blue")
    assert await mug.refused("POST", f"/api/tables/{table}/rematch") == (409, "table-not-over")
    await zog.request(table, "start")
    await zog.request(table, "close")
    again = await mug.post(f"/api/tables/{table}/rematch")
    assert await zog.post(f"/api/tables/{table}/rematch") == again
    assert (await zog.get(f"/api/tables/{table}"))["table"]["rematch"] == again["table"]


async def test_somebody_hosts_so_many_tables_at_once_and_finished_ones_do_not_count(
    house: House, zog: Visitor, mug: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TABLES_OF_A_HOST, "most", 2)
    house.services.limits.pace = 1.0
    tables = [await zog.open("you", "you") for _ in range(2)]
    plan = {"arrangement": {"game": "goblin-warlord", "seats": 2}}
    assert await zog.refused("POST", "/api/tables", plan) == (429, "tables-of-a-host")
    assert await mug.open("you", "you")
    await zog.request(tables[0], "close")
    assert await zog.open("you", "you")


async def test_only_so_many_reports_are_kept_unread(zog: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(REPORTS, "most", 1)
    table = await zog.open("you", "you")
    await zog.post(f"/api/tables/{table}/report", {"text": "He swears."})
    complaint = {"text": "He still swears."}
    assert await zog.refused("POST", f"/api/tables/{table}/report", complaint) == (503, "reports-full")


async def test_a_report_reaches_those_who_run_the_server(house: House, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    await zog.post(f"/api/tables/{table}/report", {"text": " He swears. ", "row": 2})
    [report] = await house.services.store.reports(10)
    assert (report.table, report.by, report.text, report.number) == (table, zog.id, "He swears.", 2)
    assert await zog.refused("POST", f"/api/tables/{table}/report", {"text": " "}) == (422, "report")


async def test_a_closed_table_takes_nothing_more(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    await zog.request(table, "close")
    move = {"ask": "move", "seat": "red", "move": "recruit 1"}
    assert await zog.refused("POST", f"/api/tables/{table}/ask", move) == (409, "table-closed")
    assert await zog.refused("GET", f"/api/tables/{table}/invitation") == (409, "table-closed")


async def test_a_link_leads_to_where_the_house_says_it_stands(zog: Visitor) -> None:
    table = await zog.open("you", "open", start=False)
    link = (await zog.get(f"/api/tables/{table}/invitation"))["link"]
    assert urlsplit(link).netloc == "goblins.test"


async def test_a_damaged_journal_is_told_in_a_sentence(house: House, zog: Visitor) -> None:
    table = await zog.open("you", "you")
    await house.services.store._database.write(
        lambda connection: connection.execute(delete(journal).where(journal.c.number == 1))
    )
    house.services.table_server.loaded.clear()
    assert await zog.refused("GET", f"/api/tables/{table}") == (409, "table-damaged")
    assert [listed["table"] for listed in (await zog.get("/api/tables"))["tables"]] == [table]
