"""The coach on games that are over: it begins when it is asked, says how far it is, and judges each seat once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from goblins.bots.review import Judgement
from goblins.games.goblin_warlord import GAME
from goblins.tables.bot_tasks import BotTask

from .house import Visitor

pytestmark = pytest.mark.anyio
BETTER = [GAME.moves.parse("build"), GAME.moves.parse("order crown")]


class Judge:
    """Finds every second move a mistake that has cost a fifth of the game."""

    def __init__(self) -> None:
        self.judged: list[int] = []

    def __call__(self, task: BotTask, number: int, move: int) -> Judgement:
        self.judged.append(number)
        if len(self.judged) % 2:
            return Judgement(number, move, move, 0.5, 0.5, 0.01, 0.0)
        return Judgement(number, move, next(other for other in BETTER if other != move), 0.5, 0.3, 0.01, 0.0)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    judge = Judge()
    monkeypatch.setattr("goblins.tables.bot_tasks.judge", judge)
    return judge


async def coached(visitor: Visitor, table: str, seat: str) -> Any:
    done = 0.0
    while True:
        found = await visitor.post(f"/api/tables/{table}/review?lang=fr", {"seat": seat})
        assert found["done"] >= done, "it goes forward"
        done = found["done"]
        if found["review"]:
            return found["review"]
        await asyncio.sleep(0.01)


async def test_the_coach_tells_luck_from_decisions_and_names_mistakes(zog: Visitor, judge: Judge) -> None:
    review = await coached(zog, await zog.finished(), "red")
    assert review["seat"] == "red"
    assert [one["number"] for one in review["judgements"]] == judge.judged
    assert {one["mistake"] for one in review["judgements"][::2]} == {False}
    assert {one["mistake"] for one in review["judgements"][1::2]} == {True}
    assert review["judgements"][1]["loss"] == pytest.approx(0.2)
    assert review["judgements"][0]["text"]
    assert review["first"] + review["luck"] + review["decisions"] == pytest.approx(review["last"], abs=0.01)
    changed = [one for one in review["judgements"] if one["loss"] or one["luck"]]
    assert len([one for one in changed if one["turning"]]) == min(5, len(changed))
    assert sum(one["turning"] for one in review["judgements"]) == min(5, len(changed))


async def test_a_game_is_looked_at_once_for_everybody(zog: Visitor, judge: Judge) -> None:
    table = await zog.finished()
    first = await coached(zog, table, "blue")
    looked = len(judge.judged)
    assert await coached(zog, table, "blue") == first
    assert len(judge.judged) == looked


async def test_until_the_search_is_compiled_the_coach_asks_for_patience(zog: Visitor) -> None:
    table = await zog.finished()
    await zog.post(f"/api/tables/{table}/review", {"seat": "red"})
    for _ in range(200):
        answer = await zog.ask("POST", f"/api/tables/{table}/review", json={"seat": "red"})
        if answer.status_code != 200:
            break
        await asyncio.sleep(0.01)
    assert answer.json()["error"]["key"] == "bad-coach-not-ready"


async def test_nobody_is_coached_while_the_game_goes_on(zog: Visitor, judge: Judge) -> None:
    table = await zog.open("you", "you")
    refused = await zog.refused("POST", f"/api/tables/{table}/review", {"seat": "red"})
    assert refused == (409, "table-not-over")
    assert judge.judged == []


async def test_the_best_moment_of_a_seat_is_a_step_of_the_replay(zog: Visitor) -> None:
    table = await zog.finished()
    replay = await zog.get(f"/api/tables/{table}/replay")
    for seat in replay["seats"]:
        found = (await zog.post(f"/api/tables/{table}/best-moment?lang=ru", {"seat": seat}))["moment"]
        assert found is None or (0 < found["step"] <= replay["moves"] and found["happenings"][0]["text"])


async def test_before_the_end_nobody_says_what_was_best(zog: Visitor) -> None:
    table = await zog.open("you", "scrapper")
    assert await zog.refused("POST", f"/api/tables/{table}/best-moment", {"seat": "red"}) == (409, "table-not-over")
