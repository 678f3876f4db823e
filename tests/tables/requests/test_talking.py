"""Table talk, its silences, and reactions."""

import pytest

from goblins.tables.budgets import TALK_OF_A_SEAT, TALK_TOLD
from goblins.tables.requests import REACTIONS
from goblins.tables.requests.lobby import Free, Sit
from goblins.tables.requests.playing import Close
from goblins.tables.requests.talking import Mute, React, Say

from ..stories import ANNA, BORIS, CLARA, Story, refused
from .test_playing import played_until


def said(story: Story, text: str) -> str:
    story.ask(ANNA, Say("red", text))
    heard = story.update()["rows"][-1]["text"]
    assert isinstance(heard, str)
    return heard


def test_what_a_seat_says_is_heard_by_everyone_before_and_in_the_game() -> None:
    story = Story().sit(ANNA, BORIS)
    assert said(story, "Hello!") == "Hello!"
    story.begin()
    assert said(story, "Good luck!") == "Good luck!"
    assert story.update("blue")["rows"][-1]["seat"] == "red"


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("  two   words ", "two words"),
        ("one\nline\tonly", "one line only"),
        ("left\u202eright", "leftright"),
        ("bell\x07", "bell"),
        ("привет 👋", "привет 👋"),
    ],
)
def test_talk_is_one_line_without_tricks(typed: str, heard: str) -> None:
    assert said(Story().sit(ANNA), typed) == heard


def test_talk_is_neither_empty_nor_endless() -> None:
    story = Story().sit(ANNA)
    assert refused(story, ANNA, Say("red", " \u200b ")) == "table-talk"
    assert refused(story, ANNA, Say("red", "x" * 301)) == "table-talk"
    assert said(story, "x" * 300) == "x" * 300


def test_a_seat_may_speak_and_react_so_often_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TALK_OF_A_SEAT, "most", 3)
    story = Story().sit(ANNA, BORIS)
    for request in (Say("red", "One"), React("red", "cheer"), Say("red", "Two")):
        story.ask(ANNA, request)
    assert refused(story, ANNA, Say("red", "Three")) == "table-talked-out"
    assert refused(story, ANNA, React("red", "cheer")) == "table-talked-out"
    story.ask(BORIS, Say("blue", "At last!"))


def test_of_long_talk_only_the_latest_is_told_in_full() -> None:
    story = Story().sit(ANNA)
    for number in range(TALK_TOLD.most + 2):
        story.ask(ANNA, Say("red", f"Line {number}"))
    talk = [row for row in story.update("red")["rows"] if row["deed"] == "said"]
    assert [row.get("text", "") for row in talk[:3]] == ["", "", "Line 2"]
    assert [row["n"] for row in talk] == list(range(talk[0]["n"], talk[0]["n"] + len(talk))), "no number is missing"


def test_whoever_has_no_seat_listens() -> None:
    story = Story().sit(ANNA)
    assert refused(story, CLARA, Say("red", "hello")) == "table-not-your-seat"
    assert refused(story, CLARA, React("red", "cheer")) == "table-not-your-seat"


def test_while_robots_are_built_only_reactions_are_left() -> None:
    story = Story("goblins-inc").begin(ANNA, BORIS)
    played_until(story, "place")
    assert story.update()["game"]["silent"]
    assert refused(story, ANNA, Say("red", "Take the left one")) == "table-silent"
    story.ask(ANNA, React("red", "scheme"))
    assert story.update()["rows"][-1]["reaction"] == "scheme"
    played_until(story, "discard")
    assert not story.update()["game"]["silent"]
    assert said(story, "Which agendas did you get?")


def test_a_reaction_is_one_of_those_that_there_are() -> None:
    story = Story().sit(ANNA)
    assert refused(story, ANNA, React("red", "spit")) == "table-reaction"
    for reaction in REACTIONS:
        story.ask(ANNA, React("red", reaction))
    assert [row["reaction"] for row in story.update()["rows"][-len(REACTIONS) :]] == list(REACTIONS)


def test_the_host_mutes_and_unmutes() -> None:
    story = Story().sit(ANNA, BORIS)
    assert refused(story, BORIS, Mute("red", True)) == "table-not-host"
    story.ask(ANNA, Mute("blue", True))
    assert story.update()["table"]["chairs"][1]["muted"]
    assert refused(story, BORIS, Say("blue", "hello")) == "table-muted"
    assert refused(story, BORIS, React("blue", "cheer")) == "table-muted"
    story.ask(ANNA, Mute("blue", False))
    story.ask(BORIS, Say("blue", "hello"))


def test_an_open_seat_cannot_be_muted_and_the_next_to_sit_there_may_speak() -> None:
    story = Story().sit(ANNA, BORIS)
    story.ask(ANNA, Mute("blue", True))
    story.ask(ANNA, Free("blue"))
    assert refused(story, ANNA, Mute("blue", True)) == "table-no-person"
    story.ask(CLARA, Sit("blue"))
    story.ask(CLARA, Say("blue", "hello"))
    assert story.entries()[-1] == "said"


def test_at_a_closed_table_nobody_speaks() -> None:
    story = Story().sit(ANNA, BORIS)
    story.ask(ANNA, Close())
    assert refused(story, ANNA, Say("red", "hello")) == "table-closed"
    assert refused(story, ANNA, Mute("blue", True)) == "table-closed"
