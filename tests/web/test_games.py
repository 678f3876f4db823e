"""What there is to play, in words and by keys."""

from __future__ import annotations

import pytest

from goblins.bots import bot_names
from goblins.kernel import registry
from goblins.kernel.words import entries_of

from .house import Visitor

pytestmark = pytest.mark.anyio


async def test_all_games_are_listed_with_titles_in_the_language_asked_for(zog: Visitor) -> None:
    games = await zog.get("/api/games", lang="ru")
    assert [game["id"] for game in games] == registry.names()
    titles = {game["id"]: game["title"] for game in games}
    assert titles["goblins-inc"] == {"key": "goblins-inc-title", "text": "Корпорация гоблинов"}


async def test_the_browsers_languages_are_minded_in_the_order_of_their_weights(zog: Visitor) -> None:
    wishes = {"accept-language": "de;q=0.9, ru;q=0.3, fr-CA;q=0.8"}
    answer = await zog.ask("GET", "/api/games/goblin-warlord/rules/GW-end", headers=wishes)
    french = await zog.get("/api/games/goblin-warlord/rules/GW-end", lang="fr")
    assert answer.json() == french


@pytest.mark.parametrize("name", registry.names())
async def test_a_game_tells_its_seats_options_sets_bots_chapters_and_components(zog: Visitor, name: str) -> None:
    found, game = await zog.get(f"/api/games/{name}"), registry.find(name)
    assert found["game"]["seats"] == list(game.seat_counts)
    assert [option["name"] for option in found["options"]] == [setting.name for setting in game.settings]
    assert "standard" in [one["name"] for one in found["sets"]]
    assert found["chapters"] == list(game.chapters)
    assert [component["id"] for component in found["components"]] == list(game.explained)
    assert [bot["name"] for bot in found["bots"]] == found["game"]["bots"] == bot_names(game)
    assert all(bot["title"]["text"] and bot["about"]["text"] for bot in found["bots"])
    assert len({bot["face"] for bot in found["bots"]}) == len(found["bots"])
    assert set(found["moves"]) == set(game.moves.types)
    assert set(found["events"]) == set(game.events.types)


async def test_an_option_has_its_values_its_default_and_an_explanation(zog: Visitor) -> None:
    forts, _, limit, _ = (await zog.get("/api/games/goblin-warlord", lang="en"))["options"]
    assert (forts["kind"], forts["default"]) == ("choice", "standing")
    assert [value["value"] for value in forts["values"]] == ["standing", "built"]
    assert forts["explanation"]["text"] == "Which Forts count toward the four that win."
    assert (limit["kind"], limit["default"], limit["least"], limit["most"]) == ("amount", 0, 0, 10_000)


async def test_a_move_says_how_it_is_written_and_which_of_its_fields_are_words(zog: Visitor) -> None:
    invade = (await zog.get("/api/games/goblin-warlord"))["moves"]["invade"]
    assert invade["notation"] == "invade {lair} > {foe}.{target}"
    assert invade["terms"] == {"foe": "seat-"}


async def test_components_and_chapters_explain_themselves_one_by_one(zog: Visitor) -> None:
    crown = await zog.get("/api/games/goblin-warlord/components/order-crown", lang="en")
    assert crown["explanation"]["text"] == "Crown: recruit, invade, build."
    chapters = await zog.get("/api/games/goblin-warlord/rules")
    assert [chapter["anchor"] for chapter in chapters] == list(registry.find("goblin-warlord").chapters)


async def test_a_page_that_was_built_without_a_game_gets_its_words(zog: Visitor) -> None:
    french = (await zog.get("/api/games/goblin-warlord/words", lang="fr"))["fluent"]
    keys = set(entries_of(french))
    assert {"goblin-warlord-title", "goblin-warlord-move-invade"} <= keys
    assert all(key.startswith("goblin-warlord-") for key in keys)
    assert "goblin-warlord-title = Seigneur de guerre gobelin" in french


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/games/goblin-warlard", "game-near"),
        ("/api/games/xx", "game"),
        ("/api/games/xx/words", "game"),
        ("/api/games/goblin-warlord/components/spoon", "component"),
        ("/api/games/goblin-warlord/rules/GW-spoon", "chapter"),
    ],
)
async def test_what_is_not_there_is_not_found(zog: Visitor, path: str, key: str) -> None:
    assert await zog.refused("GET", path) == (404, key)


async def test_a_language_that_is_none_of_ours_is_refused(zog: Visitor) -> None:
    assert await zog.refused("GET", "/api/games?lang=xx") == (422, "language")


async def test_sentences_moves_and_events_are_said_in_every_language(zog: Visitor) -> None:
    table = await zog.open("you", "you")
    update = await zog.get(f"/api/tables/{table}", seat="red")
    events = [event for row in update["rows"] for event in row.get("events", [])]
    unsaid = {"sentences": [update["game"]["question"]], "moves": update["game"]["legal"], "events": events}
    said = await zog.post("/api/games/goblin-warlord/say?lang=ru", unsaid)
    assert len(said["events"]) == len(events)
    assert all("[" not in text for texts in said.values() for text in texts)


@pytest.mark.parametrize(
    "unsaid",
    [
        {"moves": [{"move": "dance"}]},
        {"moves": [{"move": "recruit", "lair": "x"}]},
        {"sentences": [{"key": "bad-game", "args": {"found": [1]}}]},
        {"sentences": [{"key": "bad-game", "args": {}}]},
        {"events": [{}]},
    ],
)
async def test_nonsense_is_not_said(zog: Visitor, unsaid: dict[str, object]) -> None:
    assert await zog.refused("POST", "/api/games/goblin-warlord/say", unsaid) == (422, "message-form")
