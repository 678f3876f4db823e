"""In the game: moves, taking back, going away and coming back."""

import random

import pytest

from goblins.kernel.names import SEAT_NAMES
from goblins.tables.entries import Clock
from goblins.tables.requests import MakeMove, Person, Undo
from goblins.tables.requests.lobby import Leave, SeatBot
from goblins.tables.requests.playing import Close, HandBack, Remove, Return, TakeOver

from ..stories import ANNA, BORIS, CLARA, Story, any_move, refused, reread


def played_until(story: Story, verb: str, seed: int = 1) -> str:
    """Random moves of Anna and Boris, until a seat may make a move of that kind; the seat."""
    rng = random.Random(seed)
    while not (found := [seat for seat in story.deciders if moves_of(story, seat, verb)]):
        seat, move = any_move(story.table, rng)
        story.move((ANNA, BORIS)[seat], SEAT_NAMES[seat], move)
    return found[0]


def played_to_the_end(story: Story, seed: int = 1) -> Story:
    rng = random.Random(seed)
    while story.table.deciders:
        seat, move = any_move(story.table, rng)
        story.move((ANNA, BORIS)[seat], SEAT_NAMES[seat], move)
    return story


def moves_of(story: Story, seat: str, verb: str) -> list[str]:
    return [move for move in story.legal(seat) if move.split()[0] == verb]


@pytest.fixture
def warlord() -> Story:
    return Story().begin(ANNA, BORIS)


@pytest.fixture
def building() -> Story:
    """Goblins Inc., Anna and Boris build their robots at the same time, in secret."""
    story = Story("goblins-inc").begin(ANNA, BORIS)
    played_until(story, "place")
    return story


@pytest.fixture
def agendas() -> Story:
    """Goblins Inc., Anna and Boris choose their agendas at the same time, in secret."""
    story = Story("goblins-inc", clock=Clock(60, "random")).begin(ANNA, BORIS)
    played_until(story, "discard")
    return story


def sealed(story: Story, person: Person, seat: str) -> None:
    """The person decides all that must be decided, and is done."""
    while "done" not in story.legal(seat):
        story.move(person, seat, story.legal(seat)[0])
    story.move(person, seat, "done")


# ------------------------------------------------------------------------------------------------- moves


def test_a_move_is_seen_by_everyone_with_what_it_told(warlord: Story) -> None:
    seat = warlord.deciders[0]
    mover = (ANNA, BORIS)[SEAT_NAMES.index(seat)]
    warlord.move(mover, seat, warlord.legal(seat)[0])
    row = warlord.update(None)["rows"][-1]
    assert (row["deed"], row["seat"], row["by"]) == ("moved", seat, "person")
    assert row["events"]


def test_a_move_that_the_rules_forbid_is_refused_with_the_rule(warlord: Story) -> None:
    asked = warlord.deciders[0]
    other = "blue" if asked == "red" else "red"
    mover, waiting = (ANNA, BORIS) if asked == "red" else (BORIS, ANNA)
    assert refused(warlord, waiting, MakeMove(other, "recruit 1")) == "not-asked"
    assert refused(warlord, mover, MakeMove(asked, "build")) != "not-asked"
    assert refused(warlord, mover, MakeMove(asked, "castle")) == "move-verb-near"
    assert refused(warlord, mover, MakeMove(asked, "recruit")) == "move-form"


def test_nobody_moves_for_another(warlord: Story) -> None:
    assert refused(warlord, BORIS, MakeMove("red", "recruit 1")) == "table-not-your-seat"
    assert refused(warlord, CLARA, MakeMove("red", "recruit 1")) == "table-not-your-seat"
    assert refused(warlord, BORIS, Undo("red")) == "table-not-your-seat"


def test_nobody_moves_before_the_start_and_at_a_closed_table() -> None:
    story = Story().sit(ANNA, BORIS)
    assert refused(story, ANNA, MakeMove("red", "recruit 1")) == "table-not-started"
    assert refused(story, ANNA, Undo("red")) == "table-not-started"
    story.ask(ANNA, Close())
    assert refused(story, ANNA, MakeMove("red", "recruit 1")) == "table-closed"


def test_at_a_closed_table_nobody_is_asked(warlord: Story) -> None:
    warlord.ask(ANNA, Close())
    assert warlord.update("red")["game"]["deciders"] == []
    assert warlord.update("red")["game"]["legal"] == []


# ----------------------------------------------------------------------------------------------- tickets


def test_a_move_that_arrives_twice_is_made_once(building: Story) -> None:
    place = moves_of(building, "red", "place")[0]
    building.move(ANNA, "red", place, "ticket-1")
    once = building.table.number
    building.move(ANNA, "red", place, "ticket-1")
    assert building.table.number == once


def test_a_move_that_arrives_again_after_a_restart_is_made_once(building: Story) -> None:
    place = moves_of(building, "red", "place")[0]
    building.move(ANNA, "red", place, "ticket-1")
    building.table = reread(building.table)
    once = building.table.number
    building.move(ANNA, "red", place, "ticket-1")
    assert building.table.number == once


def test_taking_back_that_arrives_twice_is_done_once(building: Story) -> None:
    building.move(ANNA, "red", moves_of(building, "red", "place")[0], "ticket-1")
    building.move(ANNA, "red", moves_of(building, "red", "place")[0], "ticket-2")
    building.ask(ANNA, Undo("red", "ticket-3"))
    once = building.table.number
    building.ask(ANNA, Undo("red", "ticket-3"))
    assert building.table.number == once


def test_two_seats_may_have_the_same_ticket(building: Story) -> None:
    building.move(ANNA, "red", moves_of(building, "red", "place")[0], "1")
    once = building.table.number
    building.move(BORIS, "blue", moves_of(building, "blue", "place")[0], "1")
    assert building.table.number == once + 1


def test_a_ticket_has_a_limit(warlord: Story) -> None:
    assert refused(warlord, ANNA, MakeMove("red", "roll", "x" * 65)) == "table-ticket"
    assert refused(warlord, ANNA, Undo("red", "x" * 65)) == "table-ticket"


def test_only_the_latest_tickets_are_remembered(building: Story) -> None:
    for number in range(130):
        building.move(ANNA, "red", moves_of(building, "red", "place")[0], f"place {number}")
        building.ask(ANNA, Undo("red", f"undo {number}"))
    assert len(building.table.tickets[0]) == 256


def test_a_seat_is_recognised_however_much_others_have_done_meanwhile(building: Story) -> None:
    place = moves_of(building, "blue", "place")[0]
    building.move(BORIS, "blue", place, "once")
    for number in range(130):
        building.move(ANNA, "red", moves_of(building, "red", "place")[0], f"place {number}")
        building.ask(ANNA, Undo("red", f"undo {number}"))
    before = building.table.number
    building.move(BORIS, "blue", place, "once")
    assert building.table.number == before


# ------------------------------------------------------------------------------------------------- undo


def test_an_ordinary_move_is_taken_back_before_everyone() -> None:
    story = Story().begin(ANNA, BORIS)
    seat = played_until(story, "recruit")
    mover = (ANNA, BORIS)[SEAT_NAMES.index(seat)]
    before = story.state
    story.move(mover, seat, moves_of(story, seat, "recruit")[0])
    withdrawn = story.update()["n"]
    assert story.update(seat)["game"]["undo"]
    story.ask(mover, Undo(seat))
    assert story.state == before
    row = story.update()["rows"][-1]
    assert (row["deed"], row["seat"], row["row"]) == ("undone", seat, withdrawn)


def test_a_roll_is_never_taken_back(warlord: Story) -> None:
    seat = played_until(warlord, "roll")
    mover = (ANNA, BORIS)[SEAT_NAMES.index(seat)]
    warlord.move(mover, seat, "roll")
    assert not warlord.update(seat)["game"]["undo"]
    assert refused(warlord, mover, Undo(seat)) == "undo"


def test_with_nothing_played_nothing_is_taken_back(warlord: Story) -> None:
    assert refused(warlord, ANNA, Undo("red")) == "undo"


def test_once_the_game_is_over_its_last_move_stands() -> None:
    for seed in range(4):
        story = played_to_the_end(Story(secret=f"{seed:064x}").begin(ANNA, BORIS), seed)
        assert story.update()["table"]["fairness"]["secret"] == story.table.secret
        assert refused(story, ANNA, Undo("red")) == "undo"
        assert refused(story, BORIS, Undo("blue")) == "undo"


def test_in_a_sealed_step_each_seat_has_its_own_line(building: Story) -> None:
    building.move(ANNA, "red", moves_of(building, "red", "place")[0])
    building.move(BORIS, "blue", moves_of(building, "blue", "place")[0])
    with_both = building.state
    building.move(ANNA, "red", moves_of(building, "red", "place")[0])
    building.ask(ANNA, Undo("red"))
    assert building.state == with_both
    building.ask(ANNA, Undo("red"))
    assert building.update("red")["game"]["undo"] is False
    assert building.update("blue")["game"]["undo"] is True


def test_a_sealed_move_and_its_withdrawal_are_known_to_their_seat_alone(building: Story) -> None:
    known = building.update("blue")["n"], building.update()["n"]
    own = building.update("red")["n"]
    building.move(ANNA, "red", moves_of(building, "red", "place")[0])
    building.ask(ANNA, Undo("red"))
    assert (building.update("blue")["n"], building.update()["n"]) == known
    assert [row["n"] for row in building.update("red", own)["rows"]] == [own + 1, own + 2]


def test_a_withdrawn_row_is_named_by_the_count_of_each_seat(building: Story) -> None:
    building.move(BORIS, "blue", moves_of(building, "blue", "place")[0])
    building.move(BORIS, "blue", moves_of(building, "blue", "place")[0])
    building.move(ANNA, "red", moves_of(building, "red", "place")[0])
    own = building.update("red")["n"]
    building.move(BORIS, "blue", moves_of(building, "blue", "place")[0])
    building.ask(ANNA, Undo("red"))
    undone = building.update("red")["rows"][-1]
    assert (undone["n"], undone["row"]) == (own + 1, own)


def test_being_done_is_public_and_can_be_withdrawn_until_the_last_is_in(agendas: Story) -> None:
    sealed(agendas, ANNA, "red")
    assert agendas.deciders == ["blue"]
    done = agendas.update("blue")["n"]
    assert agendas.update("blue")["rows"][-1]["deed"] == "moved"
    agendas.ask(ANNA, Undo("red"))
    assert agendas.deciders == ["red", "blue"]
    row = agendas.update("blue")["rows"][-1]
    assert (row["deed"], row["seat"], row["row"]) == ("undone", "red", done)
    agendas.move(ANNA, "red", "done")
    sealed(agendas, BORIS, "blue")
    assert refused(agendas, ANNA, Undo("red")) == "undo"


# ------------------------------------------------------------------------------------------------ clocks


def test_a_clock_runs_from_when_the_seat_is_asked() -> None:
    story = Story(clock=Clock(60, "random")).begin(ANNA, BORIS)
    seat = story.deciders[0]
    assert story.update()["game"]["deadlines"] == {seat: story.now + 60_000}


def test_taking_back_gains_no_time(agendas: Story) -> None:
    asked = agendas.update()["game"]["deadlines"]
    agendas.now += 40_000
    sealed(agendas, ANNA, "red")
    agendas.now += 10_000
    agendas.ask(ANNA, Undo("red"))
    assert agendas.update()["game"]["deadlines"] == asked


def test_taking_back_into_an_earlier_step_brings_its_deadline_back() -> None:
    story = Story(clock=Clock(60, "random")).begin(ANNA, BORIS)
    seat = played_until(story, "recruit")
    mover = (ANNA, BORIS)[SEAT_NAMES.index(seat)]
    before = story.update()["game"]["deadlines"]
    story.now += 30_000
    story.move(mover, seat, moves_of(story, seat, "recruit")[0])
    story.ask(mover, Undo(seat))
    assert story.update()["game"]["deadlines"] == before


def test_bots_and_those_who_are_not_asked_have_no_deadline() -> None:
    story = Story(clock=Clock(60, "random")).sit(ANNA)
    story.ask(ANNA, SeatBot("blue", "random"))
    story.begin()
    assert set(story.update()["game"]["deadlines"]) <= {"red"}


# ---------------------------------------------------------------------------- going away and coming back


def test_whoever_leaves_keeps_the_seat_and_returns(warlord: Story) -> None:
    warlord.ask(BORIS, Leave())
    assert warlord.update()["table"]["chairs"][1]["away"]
    warlord.ask(BORIS, Leave())
    assert warlord.entries()[-1] == "left"
    warlord.ask(BORIS, Return())
    assert "away" not in warlord.update()["table"]["chairs"][1]
    assert warlord.update()["table"]["chairs"][1]["name"] == "Boris"


def test_the_host_lets_a_bot_play_for_the_absent_until_they_are_back(warlord: Story) -> None:
    warlord.ask(BORIS, Leave())
    warlord.ask(ANNA, TakeOver("blue", "random"))
    row = warlord.update()["rows"][-1]
    assert (row["deed"], row["seat"], row["bot"]) == ("took-over", "blue", "random")
    assert warlord.update()["table"]["chairs"][1]["bot"] == "random"
    warlord.ask(BORIS, Return())
    assert warlord.entries()[-1] == "handed-back"
    assert warlord.update()["table"]["chairs"][1] == {"seat": "blue", "kind": "person", "name": "Boris", "face": 2}


def test_nobody_is_taken_over_while_present_but_by_their_own_wish(warlord: Story) -> None:
    assert refused(warlord, ANNA, TakeOver("blue", "random")) == "table-not-away"
    assert refused(warlord, BORIS, TakeOver("red", "random")) == "table-not-host"
    assert refused(warlord, BORIS, TakeOver("blue", "stockfish")) == "bot"
    warlord.ask(BORIS, TakeOver("blue", "random"))
    warlord.ask(BORIS, HandBack("blue"))
    assert warlord.entries()[-2:] == ["took-over", "handed-back"]


def test_handing_back_what_is_ones_own_changes_nothing(warlord: Story) -> None:
    warlord.ask(BORIS, HandBack("blue"))
    assert warlord.entries()[-1] == "started"
    assert refused(warlord, ANNA, HandBack("blue")) == "table-not-your-seat"


def test_whoever_moves_is_back(warlord: Story) -> None:
    seat = warlord.deciders[0]
    mover = (ANNA, BORIS)[SEAT_NAMES.index(seat)]
    warlord.ask(mover, Leave())
    warlord.move(mover, seat, warlord.legal(seat)[0])
    assert warlord.entries()[-2:] == ["returned", "moved"]
    seat = warlord.deciders[0]
    mover = (ANNA, BORIS)[SEAT_NAMES.index(seat)]
    warlord.ask(mover, TakeOver(seat, "random"))
    warlord.move(mover, seat, warlord.legal(seat)[0])
    assert warlord.entries()[-2:] == ["handed-back", "moved"]


def test_a_bot_is_not_taken_over_and_not_removed() -> None:
    story = Story().sit(ANNA)
    story.ask(ANNA, SeatBot("blue", "random"))
    story.begin()
    assert refused(story, ANNA, TakeOver("blue", "scrapper")) == "table-no-person"
    assert refused(story, ANNA, Remove("blue", "scrapper")) == "table-no-person"


def test_the_host_sends_a_player_away_for_good(warlord: Story) -> None:
    assert refused(warlord, BORIS, Remove("red", "random")) == "table-not-host"
    assert refused(warlord, ANNA, Remove("red", "random")) == "table-remove-yourself"
    warlord.ask(ANNA, Remove("blue", "scrapper"))
    chair = warlord.update()["table"]["chairs"][1]
    assert (chair["kind"], chair["bot"], chair.get("name")) == ("bot", "scrapper", None)
    assert refused(warlord, BORIS, MakeMove("blue", "recruit 1")) == "table-not-your-seat"
    warlord.ask(BORIS, Return())
    assert warlord.entries()[-1] == "removed"


def test_a_host_who_leaves_a_running_game_makes_somebody_else_host(warlord: Story) -> None:
    warlord.ask(ANNA, Leave())
    assert warlord.table.chairs[0].away
    assert warlord.table.host == BORIS.id
