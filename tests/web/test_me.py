"""Who is who."""

from __future__ import annotations

import pytest

from goblins.tables.verifying import verify
from goblins.web.cookie_keys import CookieKeys
from goblins.web.identity import COOKIE, FRESH

from .house import SHORT, House, Visitor, failure

pytestmark = pytest.mark.anyio
MONTH = 31 * 24 * 3600 * 1000


async def test_on_the_first_visit_somebody_gets_a_name_a_face_and_a_cookie(house: House) -> None:
    stranger = house.stranger()
    answer = await stranger.ask("GET", "/api/me")
    me, cookie = answer.json(), answer.headers["set-cookie"]
    assert 1 <= len(me["name"]) <= 24
    assert me["face"] >= 0
    assert all(part in cookie for part in ("HttpOnly", "SameSite=lax", "Path=/", f"{COOKIE}="))
    assert "Secure" not in cookie
    assert (await stranger.get("/api/me"))["id"] == me["id"]


async def test_behind_tls_the_cookie_is_secure(house: House) -> None:
    answer = await house.stranger().ask("GET", "https://goblins.test/api/me")
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]


async def test_a_russian_gets_a_russian_name(house: House) -> None:
    me = await house.stranger().get("/api/me", lang="ru")
    assert me["language"] == "ru"
    assert all("а" <= letter <= "я" for letter in me["name"].lower())


async def test_name_face_and_language_can_be_changed(zog: Visitor) -> None:
    changed = await zog.put("/api/me", {"name": "  Zog   the\tUgly ", "face": 7, "language": "fr"})
    wanted = {"id": zog.id, "name": "Zog the Ugly", "face": 7, "language": "fr", "recovery_made_at": None}
    assert changed == wanted
    assert await zog.get("/api/me") == changed


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "\u0301", "\ufe0f", "Z" + "\u0301" * 5])
async def test_a_name_must_be_short_and_visible(zog: Visitor, name: str) -> None:
    assert await zog.refused("PUT", "/api/me", {"name": name}) == (422, "name")


@pytest.mark.parametrize("letter", "\0\u00ad\u034f\u115f\u1160\u180e\u200b\u202e\u2060\u2800\u3164\uffa0\ufffc")
async def test_a_name_holds_nothing_that_nobody_can_see(zog: Visitor, letter: str) -> None:
    for name in (letter, f"Z{letter}g"):
        answer = await zog.ask("PUT", "/api/me", json={"name": name})
        assert failure(answer) == (422, "name-unseen")
        assert f"U+{ord(letter):04X}" in answer.json()["error"]["text"]


async def test_a_sign_in_colour_is_a_sign(zog: Visitor) -> None:
    assert (await zog.put("/api/me", {"name": "Zog \u2764\ufe0f"}))["name"] == "Zog \u2764"


@pytest.mark.parametrize(("wish", "key"), [({"face": -1}, "face"), ({"language": "de"}, "language")])
async def test_other_wishes_are_checked_too(zog: Visitor, wish: dict[str, object], key: str) -> None:
    assert await zog.refused("PUT", "/api/me", wish) == (422, key)


async def test_whoever_has_no_identity_is_told_to_get_one(house: House) -> None:
    assert await house.stranger().refused("GET", "/api/tables") == (401, "not-known")
    assert await house.stranger().refused("PUT", "/api/me", {"name": "Zog"}) == (401, "not-known")


@pytest.mark.parametrize("cookie", ["", "x", "a.b.c", "é.1.x", "0cKdBwVaKxothhea3Vo-sg.zz.sig"])
async def test_a_forged_cookie_is_nobodys(house: House, cookie: str) -> None:
    header = {"cookie": f"{COOKIE}={cookie}".encode()}
    answer = await house.stranger().ask("GET", "/api/tables", headers=header)
    assert answer.status_code == 401


async def test_a_changed_cookie_is_nobodys(house: House, zog: Visitor, mug: Visitor) -> None:
    stolen = zog.client.cookies[COOKIE].replace(zog.id, mug.id)
    answer = await house.stranger().ask("GET", "/api/tables", headers={"cookie": f"{COOKIE}={stolen}"})
    assert answer.status_code == 401


async def test_a_cookie_older_than_a_week_is_renewed(house: House, zog: Visitor) -> None:
    services = house.services
    old = await services.cookie_keys.sign(zog.id, services.table_server.clockwork.now() - FRESH - 1)
    answer = await house.stranger().ask("GET", "/api/tables", headers={"cookie": f"{COOKIE}={old}"})
    fresh = answer.headers["set-cookie"].split("=", 1)[1].split(";")[0]
    assert fresh.startswith(zog.id)
    assert fresh != old
    assert "set-cookie" not in (await zog.ask("GET", "/api/tables")).headers


async def test_cookies_hold_over_a_year_of_rotating_secrets_and_not_for_ever(house: House, zog: Visitor) -> None:
    cookie_keys = CookieKeys(house.services.store)
    signed = await cookie_keys.sign(zog.id, 0)
    assert await cookie_keys.verified(signed, 12 * MONTH) == (zog.id, 0)
    assert await cookie_keys.sign(zog.id, 12 * MONTH) != signed
    assert await CookieKeys(house.services.store).verified(signed, 12 * MONTH) == (zog.id, 0)
    assert await cookie_keys.verified(signed, 15 * MONTH) is None


async def test_all_cookies_can_be_made_void_at_once(house: House, zog: Visitor) -> None:
    await house.services.cookie_keys.forget(house.services.table_server.clockwork.now())
    assert await zog.refused("GET", "/api/tables") == (401, "badge-unknown")


async def test_a_badge_that_is_not_known_is_not_overwritten(house: House, zog: Visitor) -> None:
    await house.services.cookie_keys.forget(house.services.table_server.clockwork.now())
    answer = await zog.ask("GET", "/api/me")
    assert failure(answer) == (401, "badge-unknown")
    assert "set-cookie" not in answer.headers


async def test_whoever_has_an_unknown_badge_may_begin_anew(house: House, zog: Visitor) -> None:
    await house.services.cookie_keys.forget(house.services.table_server.clockwork.now())
    fresh = await zog.post("/api/me/anew")
    assert fresh["id"] != zog.id
    assert (await zog.get("/api/me"))["id"] == fresh["id"]


async def test_whoever_has_an_unknown_badge_may_recover(house: House, zog: Visitor) -> None:
    code = (await zog.post("/api/me/code"))["code"]
    await house.services.cookie_keys.forget(house.services.table_server.clockwork.now())
    assert (await zog.post("/api/me/sign-in", {"code": code}))["id"] == zog.id
    assert (await zog.get("/api/me"))["id"] == zog.id


async def test_a_recovery_code_holds_on_any_device_until_there_is_another(house: House, zog: Visitor) -> None:
    assert (await zog.get("/api/me"))["recovery_made_at"] is None
    code = (await zog.post("/api/me/code"))["code"]
    assert [len(group) for group in code.split("-")] == [4] * 5
    assert (await zog.get("/api/me"))["recovery_made_at"] is not None
    for _ in range(2):
        device = await house.visitor()
        typed = code.lower().replace("-", " ")
        assert (await device.post("/api/me/sign-in", {"code": typed}))["id"] == zog.id
    newer = (await zog.post("/api/me/code"))["code"]
    late = await house.visitor()
    assert await late.refused("POST", "/api/me/sign-in", {"code": code}) == (403, "sign-in-code")
    assert (await late.post("/api/me/sign-in", {"code": newer}))["id"] == zog.id


async def test_nobody_finds_a_code_in_the_store(house: House, zog: Visitor) -> None:
    code = (await zog.post("/api/me/code"))["code"].replace("-", "")
    stored = await house.services.store._database.read(
        lambda connection: str(connection.exec_driver_sql("SELECT * FROM recoveries").all())
    )
    assert zog.id in stored
    assert code not in stored


async def test_a_code_that_nobody_made_is_refused(zog: Visitor) -> None:
    assert await zog.refused("POST", "/api/me/sign-in", {"code": "ABCDEFGH"}) == (403, "sign-in-code")


# ------------------------------------------------------------------------------------------------ what is stored


async def talked(zog: Visitor, mug: Visitor) -> str:
    """A table of both where Zog has moved, talked and complained."""
    table = await zog.open("you", "open", start=False, public=True)
    await mug.request(table, "sit", seat="blue")
    await zog.request(table, "salt", salt="pepper")
    await zog.request(table, "start")
    await zog.request(table, "say", seat="red", text="I am Zog of 3 Cave Lane")
    await mug.request(table, "say", seat="blue", text="And I am Mug")
    await zog.post(f"/api/tables/{table}/report", {"text": "He swears."})
    return table


async def test_everything_that_is_stored_of_oneself_can_be_taken_away(zog: Visitor, mug: Visitor) -> None:
    table = await talked(zog, mug)
    data = await zog.get("/api/me/data")
    [trace] = data["tables"]
    assert (trace["table"], trace["game"], trace["salt"]) == (table, "goblin-warlord", "pepper")
    assert [said["text"] for said in trace["said"]] == ["I am Zog of 3 Cave Lane"]
    assert [report["text"] for report in data["belongings"]["reports"]] == ["He swears."]
    assert (data["me"]["id"], data["next"]) == (zog.id, None)


async def test_ones_own_tables_are_taken_away_page_by_page(zog: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goblins.tables.belongings.A_PAGE", 2)
    opened = {await zog.open("you", "you") for _ in range(5)}
    found = list[str]()
    after: str | None = ""
    for _ in range(3):
        data = await zog.get("/api/me/data", after=after)
        found += [trace["table"] for trace in data["tables"]]
        after = data["next"]
    assert (set(found), len(found), after) == (opened, 5, None)


async def test_who_deletes_everything_is_in_no_byte_of_the_store_and_the_others_play_on(
    house: House, zog: Visitor, mug: Visitor
) -> None:
    name = (await zog.put("/api/me", {"name": "Zog the Only"}))["name"]
    table = await talked(zog, mug)
    await zog.post("/api/me/code")
    alone = await zog.open("you", "you")
    assert await zog.refused("POST", "/api/me/delete", {"name": "Zog"}) == (422, "farewell-name")
    answer = await zog.ask("POST", "/api/me/delete", json={"name": name})
    assert answer.json() == {"tables": 2}
    assert f'{COOKIE}=""' in answer.headers["set-cookie"]
    dump = await house.services.store._database.read(
        lambda connection: "\n".join(connection.connection.driver_connection.iterdump())  # type: ignore[union-attr]
    )
    whole = dump + await journals(house)
    assert [word for word in (zog.id, name, "Cave Lane", "He swears") if word in whole] == []
    seen = await mug.get(f"/api/tables/{table}")
    assert [chair.get("away", False) for chair in seen["table"]["chairs"]] == [True, False]
    assert seen["table"]["chairs"][0]["goblin"]
    assert "And I am Mug" in [row.get("text") for row in seen["rows"]]
    assert (await mug.get(f"/api/tables/{table}"))["table"]["host"]
    assert await mug.refused("GET", f"/api/tables/{alone}") == (404, "table-unknown")
    assert (await house.services.table_server.look(alone)).status == "closed"
    await mug.request(table, "take-over", seat="red", bot="random")


async def journals(house: House) -> str:
    rows = await house.services.store._database.read(
        lambda connection: connection.exec_driver_sql("SELECT payload FROM journal").scalars().all()
    )
    return "\n".join(row.decode() for row in rows)


async def test_a_game_of_somebody_who_was_deleted_can_still_be_verified(
    house: House, zog: Visitor, mug: Visitor
) -> None:
    table = await zog.open("you", "open", start=False, public=True, options=SHORT)
    await mug.request(table, "sit", seat="blue")
    await zog.request(table, "salt", salt="pepper")
    await zog.request(table, "start")
    while deciders := (await mug.get(f"/api/tables/{table}"))["game"]["deciders"]:
        player = {"red": zog, "blue": mug}[deciders[0]]
        move = (await player.legal(table, deciders[0]))[-1]
        await player.request(table, "move", seat=deciders[0], move=move)
    before = await mug.get(f"/api/tables/{table}/export")
    await zog.post("/api/me/delete", {"name": (await zog.get("/api/me"))["name"]})
    after = await mug.get(f"/api/tables/{table}/export")
    assert before == after
    assert verify(after, "journal.json").salts
    assert zog.id not in str(after)


# ------------------------------------------------------------------------------------------------------- blocks


async def test_a_person_who_is_blocked_is_told_so_until_they_are_not(
    house: House, zog: Visitor, mug: Visitor
) -> None:
    rules = house.services.store.house_rules
    await rules.block("person", zog.id, 1)
    await house.services.obey()
    assert await zog.refused("GET", "/api/me") == (403, "blocked")
    assert (await mug.get("/api/me"))["id"] == mug.id
    await rules.unblock(zog.id)
    await house.services.obey()
    assert (await zog.get("/api/me"))["id"] == zog.id


async def test_a_network_that_is_blocked_is_told_so(house: House) -> None:
    await house.services.store.house_rules.block("address", "127.0.0.0/24", 1)
    await house.services.obey()
    assert await house.stranger().refused("GET", "/api/games") == (403, "blocked")
