"""Before the game: the host arranges, people and bots sit down, somebody says start."""

from typing import Any

import msgspec
import pytest

from goblins.tables.entries import Clock
from goblins.tables.requests import Join, Start
from goblins.tables.requests.lobby import Arrange, Free, Leave, Revoke, Salt, SeatBot, Sit
from goblins.tables.requests.playing import Close

from ..stories import ANNA, BORIS, CLARA, TOKEN, Story, an_arrangement, refused


def sitting(story: Story) -> list[str]:
    return [chair.name or chair.bot or "-" for chair in story.table.chairs]


def test_people_and_bots_sit_down_and_stand_up() -> None:
    story = Story(seats=3).sit(ANNA, BORIS)
    story.ask(ANNA, SeatBot("green", "scrapper"))
    assert sitting(story) == ["Anna", "Boris", "scrapper"]
    story.ask(BORIS, Free("blue"))
    story.ask(ANNA, Free("green"))
    assert sitting(story) == ["Anna", "-", "-"]


def test_a_seat_is_for_one_person() -> None:
    story = Story().sit(ANNA)
    assert refused(story, BORIS, Sit("red")) == "table-seat-taken"
    assert refused(story, ANNA, SeatBot("red", "random")) == "table-seat-taken"


def test_a_bot_can_be_exchanged_for_another() -> None:
    story = Story()
    story.ask(ANNA, SeatBot("red", "random"))
    story.ask(ANNA, SeatBot("red", "scrapper"))
    assert sitting(story) == ["scrapper", "-"]


def test_a_seat_that_is_not_there_is_not_taken() -> None:
    assert refused(Story(), ANNA, Sit("teal")) == "seat"
    assert refused(Story(), ANNA, Sit("bleu")) == "seat-near"


def test_only_the_host_seats_bots_arranges_starts_revokes_and_closes() -> None:
    story = Story().sit(ANNA, BORIS)
    assert refused(story, BORIS, SeatBot("blue", "random")) == "table-not-host"
    assert refused(story, BORIS, Arrange(an_arrangement())) == "table-not-host"
    assert refused(story, BORIS, Start()) == "table-not-host"
    assert refused(story, BORIS, Revoke()) == "table-not-host"
    assert refused(story, BORIS, Close()) == "table-not-host"


def test_nobody_but_the_host_frees_the_seat_of_another() -> None:
    story = Story().sit(ANNA, BORIS)
    assert refused(story, BORIS, Free("red")) == "table-not-your-seat"
    story.ask(ANNA, Free("blue"))
    assert sitting(story) == ["Anna", "-"]


def test_freeing_an_open_seat_changes_nothing() -> None:
    story = Story()
    before = story.table.number
    story.ask(ANNA, Free("blue"))
    assert story.table.number == before


def test_whoever_has_no_seat_left_after_arranging_stands_up() -> None:
    story = Story(seats=3).sit(ANNA, BORIS, CLARA)
    story.ask(ANNA, Arrange(an_arrangement(seats=2)))
    assert sitting(story) == ["Anna", "Boris"]
    story.ask(ANNA, Arrange(an_arrangement(seats=4)))
    assert sitting(story) == ["Anna", "Boris", "-", "-"]


@pytest.mark.parametrize(
    ("reason", "changes"),
    [
        ("seats", {"seats": 9}),
        ("option", {"options": {"nonsense": 1}}),
        ("table-clock", {"clock": Clock(3)}),
        ("bot", {"clock": Clock(60, "stockfish")}),
        ("table-other-game", {"game": "goblins-inc", "options": {}}),
    ],
)
def test_an_arrangement_that_cannot_be_is_refused_with_its_reason(reason: str, changes: dict[str, Any]) -> None:
    story = Story()
    asked = msgspec.structs.replace(story.table.arrangement, **changes)
    assert refused(story, ANNA, Arrange(asked)) == reason


def test_a_table_from_a_position_keeps_its_arrangement() -> None:
    story = Story()
    story.table.start = {"format": "goblins-position"}
    assert refused(story, ANNA, Arrange(an_arrangement(seats=3))) == "table-from-position"


# ------------------------------------------------------------------------------------------- invitations


def test_a_private_table_is_for_those_with_an_invitation() -> None:
    story = Story(public=False)
    assert refused(story, BORIS, Sit("red")) == "table-private"
    assert refused(story, BORIS, Join("a guess")) == "table-invitation"
    story.ask(BORIS, Join(TOKEN))
    story.ask(BORIS, Sit("red"))
    assert sitting(story) == ["Boris", "-"]


def test_a_revoked_invitation_lets_nobody_in_but_those_who_came_stay() -> None:
    story = Story(public=False)
    story.ask(BORIS, Join(TOKEN))
    story.ask(ANNA, Revoke())
    assert refused(story, CLARA, Join(TOKEN)) == "table-invitation"
    story.ask(BORIS, Sit("red"))
    story.ask(CLARA, Join(story.table.token))
    story.ask(CLARA, Sit("blue"))
    assert sitting(story) == ["Boris", "Clara"]


def test_an_invitation_shown_twice_is_kept_once() -> None:
    story = Story(public=False)
    story.ask(BORIS, Join(TOKEN))
    before = story.table.number
    story.ask(BORIS, Join(TOKEN))
    assert story.table.number == before


def test_invitations_are_shown_to_nobody() -> None:
    story = Story(public=False)
    story.ask(BORIS, Join(TOKEN))
    story.ask(BORIS, Sit("red"))
    assert story.entries("red") == story.entries() == ["opened", "sat"]
    assert TOKEN not in str(story.update("red"))
    assert story.update("red")["n"] == 2


# ------------------------------------------------------------------------------------------- going away


def test_when_the_host_leaves_the_next_person_round_the_table_is_host() -> None:
    story = Story(seats=3).sit(ANNA)
    story.ask(ANNA, SeatBot("blue", "random"))
    story.ask(CLARA, Sit("green"))
    story.ask(ANNA, Leave())
    assert sitting(story) == ["-", "random", "Clara"]
    assert [chair.get("host", False) for chair in story.update()["table"]["chairs"]] == [False, False, True]
    story.ask(CLARA, SeatBot("red", "random"))
    story.ask(CLARA, Start())
    assert story.table.status == "playing"


def test_a_host_without_heirs_stays_host() -> None:
    story = Story().sit(ANNA)
    story.ask(ANNA, Leave())
    story.ask(ANNA, Sit("blue"))
    assert story.table.host == ANNA.id


def test_a_guest_who_leaves_gives_all_seats_back() -> None:
    story = Story(seats=3).sit(ANNA, BORIS, BORIS)
    story.ask(BORIS, Leave())
    assert sitting(story) == ["Anna", "-", "-"]
    assert story.table.host == ANNA.id


# ------------------------------------------------------------------------------------------- starting


def test_a_game_starts_when_no_seat_is_open() -> None:
    story = Story().sit(ANNA)
    assert refused(story, ANNA, Start()) == "table-seats-open"
    story.ask(BORIS, Sit("blue"))
    story.ask(ANNA, Start())
    update = story.update("red")
    assert (update["table"]["status"], update["rows"][-1]["deed"]) == ("playing", "started")
    assert update["game"]["deciders"] == story.deciders


def test_after_the_start_nobody_sits_down_arranges_or_adds_salt() -> None:
    story = Story().begin(ANNA, BORIS)
    asked = Sit("red"), Free("red"), SeatBot("red", "random"), Arrange(an_arrangement()), Salt("x"), Start()
    assert {refused(story, ANNA, one) for one in asked} == {"table-started"}


def test_nothing_is_arranged_at_a_closed_table() -> None:
    story = Story().sit(ANNA)
    story.ask(ANNA, Close())
    asked = Sit("blue"), Free("red"), SeatBot("blue", "random"), Salt("x"), Start(), Close(), Revoke()
    assert {refused(story, ANNA, one) for one in asked} == {"table-closed"}
    assert refused(story, BORIS, Join(TOKEN)) == "table-closed"
    story.ask(ANNA, Leave())
    assert story.entries()[-1] == "closed"


def test_salt_comes_from_those_who_sit_and_is_neither_empty_nor_endless() -> None:
    story = Story().sit(ANNA)
    assert refused(story, BORIS, Salt("pepper")) == "table-not-seated"
    assert refused(story, ANNA, Salt("")) == "table-salt"
    assert refused(story, ANNA, Salt("x" * 65)) == "table-salt"
    story.ask(ANNA, Salt("x" * 64))
    assert [chair.get("salted", False) for chair in story.update()["table"]["chairs"]] == [True, False]
