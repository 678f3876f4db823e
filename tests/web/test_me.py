"""Who is who."""

from __future__ import annotations

import pytest

from goblins.web.cookie_keys import CookieKeys
from goblins.web.identity import COOKIE, FRESH

from .house import House, Visitor, failure

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
    assert changed == {"id": zog.id, "name": "Zog the Ugly", "face": 7, "language": "fr"}
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
    assert await zog.refused("GET", "/api/tables") == (401, "not-known")


async def test_a_code_carries_an_identity_to_another_device_once(house: House, zog: Visitor) -> None:
    made = await zog.post("/api/me/code")
    assert len(made["code"]) == 8
    phone = await house.visitor()
    typed = f"{made['code'][:4].lower()} {made['code'][4:]}"
    assert (await phone.post("/api/me/sign-in", {"code": typed}))["id"] == zog.id
    assert (await phone.get("/api/me"))["id"] == zog.id
    assert await phone.refused("POST", "/api/me/sign-in", {"code": typed}) == (403, "sign-in-code")


async def test_a_code_that_nobody_made_is_refused(zog: Visitor) -> None:
    assert await zog.refused("POST", "/api/me/sign-in", {"code": "ABCDEFGH"}) == (403, "sign-in-code")
