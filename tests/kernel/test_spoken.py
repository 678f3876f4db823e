"""Sentences as they travel to a page."""

import msgspec
import pytest

import goblins
from goblins.kernel.errors import BadInput
from goblins.kernel.reasons import Refused
from goblins.kernel.spoken import Spoken, spoken
from goblins.kernel.words import Sentence, Term, Terms


def test_a_sentence_travels_as_its_key_and_arguments() -> None:
    asked = Sentence("question-waiting", {"seat": Term("seat-red", "red"), "left_over": 3})
    assert spoken(asked) == Spoken("question-waiting", {"seat": {"term": "seat-red", "id": "red"}, "left-over": 3})


def test_a_mistake_travels_with_its_problem_inside() -> None:
    said = spoken(BadInput("file-part", file="x.json", part="start", problem=BadInput("undo")))
    assert said.key == "bad-file-part"
    assert said.args["problem"] == Spoken("bad-undo", {})


def test_a_refusal_travels_with_its_game() -> None:
    match = goblins.new("goblin-warlord", seats=2, seed=1)
    with pytest.raises(Refused) as refused:
        match.play(match.deciders[0], "build")
    said = spoken(refused.value.refusal)
    assert said.key.startswith("goblin-warlord-refusal-")
    assert msgspec.json.decode(msgspec.json.encode(said))["args"]["seat"]["id"] == match.deciders[0]


def test_several_terms_travel_each_with_its_number() -> None:
    several = Terms(((Term("seat-red", "red"), "2"), (Term("seat-blue", "blue"), "")))
    said = msgspec.json.encode(spoken(Sentence("x", {"who": several})))
    assert msgspec.json.decode(said)["args"]["who"] == {
        "terms": [{"term": "seat-red", "id": "red", "number": "2"}, {"term": "seat-blue", "id": "blue", "number": ""}]
    }


def test_whatever_else_is_said_as_text() -> None:
    assert spoken(Sentence("x", {"path": ValueError("no")})).args == {"path": "no"}


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize(("found", "said"), [(10**26, "1.00e+26"), (-1e30, "-1.00e+30"), (10**4000, "1.00e+4000")])
def test_a_number_that_nobody_can_count_is_said_all_the_same(lang: str, found: float, said: str) -> None:
    assert said in BadInput("move-number", found=found, most=3).text(lang)
