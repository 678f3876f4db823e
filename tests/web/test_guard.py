"""What stands before every request, and the one shape of everything that goes wrong."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from goblins import web
from goblins.tables.budgets import BODY, BUCKETS, CODES, REQUESTS, SIGN_IN, Budget
from goblins.tables.store import StoreUnavailable
from goblins.web import guard
from goblins.web.app import create_app
from goblins.web.limits import Limits, Places
from goblins.web.settings import Settings

from .house import ORIGIN, House, Visitor, failure

pytestmark = pytest.mark.anyio
EVIL = {"origin": "http://evil.test"}


@pytest.fixture
async def strict_house(settings: Settings) -> AsyncIterator[House]:
    """With limits, behind a proxy, at an address of its own."""
    app = create_app(msgspec.structs.replace(settings, pace=1.0, proxies=1, origins=("https://goblins.example",)))
    async with app.router.lifespan_context(app):
        house = House(app)
        yield house
        await house.close()


# ------------------------------------------------------------------------------------------------------- origins


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "http://goblins.test.evil.test", "http://[", ""])
async def test_another_sites_page_changes_nothing_here(zog: Visitor, origin: str) -> None:
    wish = {"json": {"name": "Stolen"}, "headers": {"origin": origin}}
    assert failure(await zog.ask("PUT", "/api/me", **wish)) == (403, "foreign-origin")


async def test_our_own_page_and_programs_without_a_page_may(zog: Visitor) -> None:
    for headers in ({"origin": ORIGIN}, {}, {"sec-fetch-site": "same-origin"}):
        answer = await zog.ask("PUT", "/api/me", json={"name": "Zog"}, headers=headers)
        assert answer.status_code == 200
    headers = {"sec-fetch-site": "cross-site"}
    assert (await zog.ask("PUT", "/api/me", json={}, headers=headers)).status_code == 403


async def test_with_an_address_of_its_own_a_house_trusts_that_alone(strict_house: House) -> None:
    zog = await strict_house.visitor()
    wish = {"name": "Zog"}
    ours = await zog.ask("PUT", "/api/me", json=wish, headers={"origin": "https://goblins.example"})
    assert ours.status_code == 200
    assert await zog.refused("PUT", "/api/me", wish, headers={"origin": ORIGIN}) == (403, "foreign-origin")
    table = await zog.open("you", "open", start=False)
    link = (await zog.get(f"/api/tables/{table}/invitation"))["link"]
    assert link.startswith("https://goblins.example/join/")


@pytest.mark.parametrize("host", ["goblins.test", "localhost:8000", "127.0.0.1", "[::1]:8000", "app.localhost"])
async def test_a_house_answers_to_its_names_and_to_addresses(zog: Visitor, host: str) -> None:
    assert (await zog.ask("GET", "/api/me", headers={"host": host})).status_code == 200


@pytest.mark.parametrize("host", ["evil.test", "goblins.test.evil.test", "", "[", "localhost.evil.test"])
async def test_whoever_calls_a_house_by_another_name_is_at_the_wrong_door(zog: Visitor, host: str) -> None:
    answer = await zog.ask("GET", "/api/me", headers={"host": host})
    assert failure(answer) == (421, "host-unknown")
    assert "--origin" in answer.json()["error"]["text"]


async def test_the_name_in_its_origin_is_a_houses_own(strict_house: House) -> None:
    assert (await strict_house.stranger().ask("GET", "https://goblins.example/api/me")).status_code == 200


# -------------------------------------------------------------------------------------------------------- limits


async def test_whoever_guesses_codes_must_soon_wait(strict_house: House) -> None:
    zog = await strict_house.visitor()
    for _ in range(SIGN_IN.burst):
        assert await zog.refused("POST", "/api/me/sign-in", {"code": "ABCDEFGH"}) == (403, "sign-in-code")
    answer = await zog.ask("POST", "/api/me/sign-in", json={"code": "ABCDEFGH"})
    assert failure(answer) == (429, "too-many")
    assert int(answer.headers["retry-after"]) > 10


async def test_an_address_is_limited_whoever_it_says_it_is_and_a_proxy_tells_it(strict_house: House) -> None:
    codes = []
    for number in range(SIGN_IN.burst + 1):
        stranger = strict_house.stranger()
        headers = {"x-forwarded-for": f"198.51.100.{number}, 203.0.113.9"}  # only the last is the proxy's word
        answer = await stranger.ask("POST", "/api/me/sign-in", json={"code": "ABCDEFGH"}, headers=headers)
        codes.append(answer.status_code)
    assert codes == [403] * SIGN_IN.burst + [429]


async def test_whoever_asks_far_too_often_is_told_so_later_and_must_connect_anew(
    strict_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "PENANCE", 0.05)
    strict_house.services.limits.pace = 1 / REQUESTS.burst
    stranger = strict_house.stranger()
    assert (await stranger.ask("GET", "/api/games")).status_code == 200
    began = time.monotonic()
    answer = await stranger.ask("GET", "/api/games")
    assert failure(answer) == (429, "too-many")
    assert answer.headers["connection"] == "close"
    assert time.monotonic() - began >= 0.05


async def test_a_network_of_ipv6_is_one_address(strict_house: House) -> None:
    codes = []
    for number in range(SIGN_IN.burst + 1):
        headers = {"x-forwarded-for": f"2001:db8:1:2::{number}"}
        answer = await strict_house.stranger().ask(
            "POST", "/api/me/sign-in", json={"code": "ABCDEFGH"}, headers=headers
        )
        codes.append(answer.status_code)
    assert codes[-1] == 429


def test_a_bucket_fills_again_and_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    limits = Limits()
    for number in range(BUCKETS.most + 10):
        limits.spend(CODES, f"a{number}")
    assert len(limits._buckets[CODES]) == BUCKETS.most
    for _ in range(CODES.burst):
        limits.spend(CODES, "zog")
    with pytest.raises(ValueError, match="too often"):
        limits.spend(CODES, "zog")
    now[0] += 60
    limits.spend(CODES, "zog")


def test_sockets_are_counted_by_person_and_by_address() -> None:
    budgets = [Budget(name, most, "sockets", "", "") for name, most in (("person", 1), ("address", 2), ("all", 3))]
    sockets = Places(budgets[0], budgets[1], budgets[2])
    assert [sockets.come(*who) for who in (("zog", "here"), ("mug", "here"))] == [None, None]
    assert sockets.come("zog", "there") is budgets[0]
    assert sockets.come("nob", "here") is budgets[1]
    assert sockets.come("nob", "there") is None
    assert sockets.come("gub", "elsewhere") is budgets[2]
    assert ([budget.refused for budget in budgets], sockets.count) == ([1, 1, 1], 3)
    sockets.go("zog", "here")
    assert sockets.come("gub", "here") is None


# ------------------------------------------------------------------------------------------- every status, one shape


async def test_bodies_and_headers_have_a_size(zog: Visitor) -> None:
    big = "x" * (BODY.most + 1)
    assert await zog.refused("PUT", "/api/me", {"name": big}) == (413, "too-large")

    async def parts() -> AsyncIterator[bytes]:
        for _ in range(BODY.most // 1000 + 2):
            yield b" " * 1000

    assert failure(await zog.ask("PUT", "/api/me", content=parts())) == (413, "too-large")
    assert await zog.refused("GET", "/api/me", headers={"x-long": "x" * 20_000}) == (431, "headers-too-large")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b'{"name": "\xff"}', b"[" * 30_000, b'{"nom": "x"}'])
async def test_a_body_that_cannot_be_read_is_refused(zog: Visitor, body: bytes) -> None:
    assert failure(await zog.ask("PUT", "/api/me", content=body)) == (422, "message-form")


async def test_an_old_page_is_told_to_load_itself_anew(zog: Visitor) -> None:
    assert await zog.refused("GET", "/api/me", headers={"x-goblins-protocol": "0"}) == (426, "old-client")
    assert await zog.refused("GET", "/api/me?protocol=99") == (426, "old-client")
    assert (await zog.get("/api/me", protocol=1))["id"] == zog.id


async def test_unknown_places_and_wrong_methods_have_the_same_shape(zog: Visitor) -> None:
    assert await zog.refused("GET", "/api/nowhere") == (404, "not-found")
    assert await zog.refused("GET", "/api/tables/%00") == (404, "table-unknown")
    answer = await zog.ask("DELETE", "/api/me")
    assert failure(answer) == (405, "not-allowed")
    assert answer.headers["allow"]
    assert await zog.refused("GET", "/api/tables?limit=0") == (422, "message-form")


async def test_a_defect_of_ours_is_admitted_without_a_traceback(
    house: House, zog: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(house.services.store, "cards_of", broken)
    answer = await zog.ask("GET", "/api/tables")
    assert failure(answer) == (500, "internal")
    assert "42" not in answer.text
    assert "content-security-policy" in answer.headers


async def test_a_store_that_is_away_is_said_in_the_readers_language(
    house: House, zog: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise StoreUnavailable("store-full", "/dev/sda1")

    monkeypatch.setattr(house.services.store, "cards_of", away)
    answer = await zog.ask("GET", "/api/tables?lang=fr")
    assert failure(answer) == (503, "store-full")
    assert "disque" in answer.json()["error"]["text"]
    assert "sda1" not in answer.text


# -------------------------------------------------------------------------------------------------------- headers


async def test_browsers_are_told_to_be_careful(zog: Visitor) -> None:
    for path in ("/api/me", "/plain", "/api/nowhere"):
        headers = (await zog.ask("GET", path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'; style-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "permissions-policy" in headers
    assert (await zog.ask("GET", "/api/me")).headers["cache-control"] == "no-store"


async def test_large_answers_are_compressed(zog: Visitor) -> None:
    answer = await zog.ask("GET", "/api/games/goblins-inc", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_the_page_asks_no_foreign_host_for_anything() -> None:
    files = [file for file in (Path(web.__file__).parent / "plain").iterdir() if file.is_file()]
    assert [found for file in files for found in re.findall(r"\w+://\w+", file.read_text())] == []
