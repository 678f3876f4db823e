"""Why not, what if, and what would a bot do."""

from __future__ import annotations

import math

import pytest

from goblins.bots.advice import CoachAdvice, Hint
from goblins.games.goblin_warlord import GAME as WARLORD
from goblins.kernel.words import Sentence
from goblins.tables.bot_tasks import BotTask
from tests.games.nitro_run.table import rides, way

from .house import House, Visitor

pytestmark = pytest.mark.anyio


async def first_decider(visitor: Visitor, table: str) -> str:
    return str((await visitor.get(f"/api/tables/{table}"))["game"]["deciders"][0])


async def test_a_legal_move_has_no_reason_against_it_and_another_has_one_in_words(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    seat = await first_decider(zog, table)
    legal = (await zog.legal(table, seat))[0]
    assert await zog.post(f"/api/tables/{table}/why-not", {"seat": seat, "move": legal}) == {"reason": None}
    refused = await zog.post(f"/api/tables/{table}/why-not?lang=fr", {"seat": seat, "move": "recruit 9"})
    assert refused["reason"]["key"] == "goblin-warlord-refusal-no-lair"
    assert refused["reason"]["anchor"] == "GW-seats"
    assert "repaire" in refused["reason"]["text"]


async def test_a_line_that_is_no_move_is_explained(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    body = {"seat": await first_decider(zog, table), "move": "recrut 1"}
    assert await zog.refused("POST", f"/api/tables/{table}/why-not", body) == (422, "move-verb-near")
    body["move"] = "recruit 1" * 500
    assert await zog.refused("POST", f"/api/tables/{table}/why-not", body) == (413, "too-large")


async def test_foreseeing_tells_what_is_certain_in_words_and_changes_nothing(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    seat = await first_decider(zog, table)
    before = await zog.get(f"/api/tables/{table}", seat=seat)
    body = {"seat": seat, "moves": [(await zog.legal(table, seat))[0]]}
    found = await zog.post(f"/api/tables/{table}/foresee?lang=en", body)
    assert not found["drawn"]
    recruited = found["certain"][0]
    assert recruited["event"]["event"] == "recruited"
    assert recruited["said"]["key"] == "goblin-warlord-event-recruited"
    assert recruited["text"]
    assert await zog.get(f"/api/tables/{table}", seat=seat) == before


async def test_foreseeing_a_roll_gives_its_odds(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    seat = await first_decider(zog, table)
    await zog.request(table, "move", seat=seat, move=(await zog.legal(table, seat))[0])
    invasion = next(move for move in await zog.legal(table, seat) if move.startswith("invade"))
    found = await zog.post(f"/api/tables/{table}/foresee", {"seat": seat, "moves": [invasion]})
    assert found["drawn"]
    assert sum(branch["odds"][0] / branch["odds"][1] for branch in found["branches"]) == pytest.approx(1)


@pytest.mark.parametrize("moves", [[], ["recruit 1"] * 33])
async def test_not_too_few_and_not_too_many_moves_are_foreseen(zog: Visitor, moves: list[str]) -> None:
    table = await zog.open("you", "you")
    assert await zog.refused("POST", f"/api/tables/{table}/foresee", {"seat": "red", "moves": moves}) == (
        422,
        "moves",
    )


async def test_until_the_search_is_compiled_advice_is_a_legal_move_and_said_to_be_a_guess(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    seat = await first_decider(zog, table)
    advice = await zog.post(f"/api/tables/{table}/advise?lang=ru", {"seat": seat})
    [candidate] = advice["candidates"]
    assert candidate["move"] in await zog.legal(table, seat)
    assert candidate["face"]["move"] == candidate["move"].split()[0]
    assert candidate["text"]
    assert (candidate["value"], advice["iterations"]) == (None, 0)
    other = {"red": "blue", "blue": "red"}[seat]
    assert await zog.refused("POST", f"/api/tables/{table}/advise", {"seat": other}) == (422, "not-asked")


async def test_before_the_game_there_is_nothing_to_ask(zog: Visitor) -> None:
    table = await zog.open("you", "open", start=False)
    body = {"seat": "red", "move": "recruit 1"}
    assert await zog.refused("POST", f"/api/tables/{table}/why-not", body) == (409, "table-not-started")


async def test_bots_play_to_the_end_in_processes_of_their_own(house: House, real_thinkers: None) -> None:
    zog = await house.visitor()
    table = await zog.open("scrapper", "random", options={"turn_limit": 1})
    await house.services.table_server.settle()
    assert (await zog.get(f"/api/tables/{table}"))["table"]["status"] == "over"


async def test_advice_tells_how_good_each_move_is_and_why(zog: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await zog.open("you", "you")
    seat = await first_decider(zog, table)
    await zog.request(table, "move", seat=seat, move=(await zog.legal(table, seat))[0])

    def advised(task: BotTask) -> CoachAdvice:
        first, second, *_ = (WARLORD.moves.parse(move) for move in legal)
        sure = Hint(first, 0.75, 0.02, 900, (Sentence("coach-wins", {"percent": 75}), Sentence("coach-clear")))
        return CoachAdvice((sure, Hint(second, 0.5, math.nan, 1, ())), 0.74, 901, 0.1, mixed=False)

    legal = await zog.legal(table, seat)
    monkeypatch.setattr("goblins.tables.bot_tasks.advise", advised)
    found = await zog.post(f"/api/tables/{table}/advise?lang=fr", {"seat": seat})
    best, other = found["candidates"]
    assert (best["move"], best["value"], best["uncertainty"], best["visits"]) == (legal[0], 0.75, 0.02, 900)
    assert [reason["said"]["key"] for reason in best["reasons"]] == ["coach-wins", "coach-clear"]
    assert best["reasons"][0]["text"] == "Ce coup fait gagner à brève échéance dans 75 parties sur cent."
    assert (other["uncertainty"], found["iterations"], found["mixed"]) == (None, 901, False)
    assert (found["exact"], found["counts"]) == (False, "chance")


async def test_the_odds_of_the_run_are_told_for_each_move(zog: Visitor) -> None:
    document = rides(way("calm", "+1/+2", "+0/+1"), 3).position()
    table = (await zog.post("/api/tables/import", {"document": document}))["table"]
    found = await zog.post(f"/api/tables/{table}/odds", {"seat": "red"})
    assert [one["move"] for one in found["prospects"]] == await zog.legal(table, "red")
    assert found["prospects"][found["best"]]["arrival"] == 1.0
    assert found["prospects"][found["best"]]["text"] == "Ride on"


async def test_on_the_run_the_hint_counts_points_and_is_no_guess(zog: Visitor) -> None:
    document = rides(way("calm", "+1/+2", "+0/+1"), 3).position()
    table = (await zog.post("/api/tables/import", {"document": document}))["table"]
    odds = await zog.post(f"/api/tables/{table}/odds", {"seat": "red"})
    advice = await zog.post(f"/api/tables/{table}/advise?lang=fr", {"seat": "red"})
    assert (advice["exact"], advice["counts"], advice["iterations"]) == (True, "points", 0)
    best = odds["prospects"][odds["best"]]
    first = advice["candidates"][0]
    assert (first["move"], first["uncertainty"]) == (best["move"], 0.0)
    assert first["value"] == pytest.approx(best["points"], abs=0.01)
    assert "Le wagonnet arrive dans 100 courses sur cent." in [reason["text"] for reason in first["reasons"]]
    assert first["reasons"][0]["said"]["key"].startswith("coach-compared")


async def test_there_are_no_odds_where_nothing_is_ridden(zog: Visitor, mug: Visitor) -> None:
    table = await zog.open("you", "you", public=True)
    asked = {"seat": await first_decider(zog, table)}
    assert await zog.refused("POST", f"/api/tables/{table}/odds", asked) == (422, "odds-unknown")
    assert (await mug.refused("POST", f"/api/tables/{table}/odds", asked))[0] == 403
