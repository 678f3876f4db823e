"""The fold over the entries: a table is what its rows make it."""

import random

import pytest

from goblins.kernel import registry
from goblins.kernel.errors import BadInput
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.position import write_position
from goblins.kernel.record import copied
from goblins.tables.cards import card_of, token_hash
from goblins.tables.entries import (
    Arrangement,
    Clock,
    Left,
    Moved,
    Opened,
    Reacted,
    Returned,
    Said,
    Started,
    read_entry,
    write_entry,
)
from goblins.tables.fairness import key_of
from goblins.tables.opening import Plan, entries_of_plan
from goblins.tables.requests.lobby import Leave
from goblins.tables.requests.playing import Close, Undo
from goblins.tables.table import LiveTable

from .stories import (
    ANNA,
    BORIS,
    EVERY_SIZE,
    MIDDLE_SIZE,
    SECRET,
    TOKEN,
    Story,
    any_move,
    begun,
    moved,
    people_at,
    reread,
    standing,
)


def something_happens(story: Story, rng: random.Random) -> None:
    """A move, now and then something else."""
    table, dice = story.table, rng.random()
    assert table.play is not None
    seat = rng.randrange(len(table.chairs))
    if dice < 0.1 and table.status == "playing" and table.play.undoable(seat) is not None:
        story.ask(
            people_at(seat + 1)[seat],
            Undo(SEAT_NAMES[seat], f"u{table.number}"),
        )
    elif dice < 0.15 or not table.deciders:
        story.happens(Said(seat, "hm"), Reacted(seat, "wait"), Left(seat))
    else:
        seat, move = any_move(table, rng)
        story.happens(moved(table, seat, move, ticket=f"t{table.number}"))


@pytest.mark.parametrize(("game", "seats"), EVERY_SIZE)
def test_whoever_follows_row_by_row_has_the_same_table(game: str, seats: int) -> None:
    story, rng = begun(game, seats, clock=Clock(60, "random")), random.Random(seats)
    follower = LiveTable("t")
    for _ in range(150):
        something_happens(story, rng)
        for kept in story.table.rows[follower.number :]:
            follower.perform(read_entry(write_entry(kept.entry)), kept.at)
        assert standing(follower) == standing(story.table)


@pytest.mark.parametrize(("game", "seats"), MIDDLE_SIZE)
def test_a_whole_game_read_again_is_the_same_table(game: str, seats: int) -> None:
    story, rng = begun(game, seats), random.Random(seats)
    while story.table.deciders:
        something_happens(story, rng)
    assert standing(reread(story.table)) == standing(story.table)
    assert story.table.status == "over"


def test_every_seat_counts_only_the_rows_that_it_may_know_of() -> None:
    story, rng = begun("goblins-inc", 3), random.Random(5)
    for _ in range(80):
        something_happens(story, rng)
    for seat in ("red", "blue", "green", None):
        update = story.update(seat)
        assert [row["n"] for row in update["rows"]] == list(range(1, update["n"] + 1))
    counts = [story.update(seat)["n"] for seat in ("red", "blue", "green", None)]
    assert min(counts) == counts[-1] < story.table.number


def test_what_was_missed_is_sent_and_no_more() -> None:
    story, rng = begun("goblin-warlord", 2), random.Random(5)
    whole = story.update("red")["rows"]
    for _ in range(20):
        something_happens(story, rng)
    missed = story.update("red", after=len(whole))["rows"]
    assert whole + missed == story.update("red")["rows"]
    assert story.update("red", after=story.update("red")["n"])["rows"] == []


def test_ones_own_moves_are_written_and_those_of_others_are_not() -> None:
    story = begun("goblin-warlord", 2)
    seat, move = any_move(story.table, random.Random(1))
    story.happens(moved(story.table, seat, move))
    own, other = ("red", "blue") if seat == 0 else ("blue", "red")
    assert story.update(own)["rows"][-1]["move"] == move
    assert "move" not in story.update(other)["rows"][-1]


# ------------------------------------------------------------------------------------------------- plans


def test_a_plan_seats_its_host_and_bots_and_starts_at_once() -> None:
    plan = Plan(Arrangement("goblin-warlord", 3), ["scrapper", "you", "random"], start=True)
    table = LiveTable("t")
    for entry in entries_of_plan(plan, ANNA):
        table.perform(entry, 1)
    assert [chair.name or chair.bot for chair in table.chairs] == ["scrapper", "Anna", "random"]
    assert table.status == "playing"


def test_one_person_may_take_several_seats() -> None:
    story = Story(seats=3).begin(ANNA, ANNA, BORIS)
    assert story.table.seats_of(ANNA.id) == [0, 1]
    story.ask(ANNA, Leave())
    assert [chair.away for chair in story.table.chairs] == [True, True, False]


@pytest.mark.parametrize(
    ("problem", "plan"),
    [
        ("table-seats-open", Plan(Arrangement("goblin-warlord", 2), ["you"], start=True)),
        ("table-seats-open", Plan(Arrangement("goblin-warlord", 2), ["you", "open"], start=True)),
        ("bots", Plan(Arrangement("goblin-warlord", 2), ["you", "random", "random"])),
        ("bot", Plan(Arrangement("goblin-warlord", 2), ["you", "stockfish"])),
        ("game-near", Plan(Arrangement("goblins-ink", 2))),
        ("seats", Plan(Arrangement("goblins-inc", 5))),
        ("option", Plan(Arrangement("goblins-inc", 2, {"wings": 1}))),
        ("file-foreign", Plan(Arrangement("goblins-inc", 2), position={"format": "chess"})),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_its_reason(problem: str, plan: Plan) -> None:
    with pytest.raises(BadInput) as found:
        entries_of_plan(plan, ANNA)
    assert found.value.key == problem


# --------------------------------------------------------------------------------------------- positions


def from_position(story: Story) -> LiveTable:
    assert story.table.play is not None
    plan = Plan(Arrangement("goblin-warlord", 6), ["you", "random"], True, write_position(story.table.play))
    table = LiveTable("u")
    for number, entry in enumerate(entries_of_plan(plan, ANNA)):
        table.perform(entry, number)
    return table


def test_a_table_from_a_position_has_its_seats_and_plays_on_from_there_with_a_fresh_key() -> None:
    story, rng = begun("goblin-warlord", 2), random.Random(5)
    for _ in range(30):
        something_happens(story, rng)
    table = from_position(story)
    assert (len(table.chairs), table.play is not None, table.status) == (2, True, "playing")
    assert table.play is not None
    assert story.table.play is not None
    there, here = copied(table.play.state), copied(story.table.play.state)
    assert (there.table.step, there.table.awaiting) == (here.table.step, here.table.awaiting)
    assert tuple(there.table.chance.key) == key_of("u", table.secret, {})
    assert table.secret != SECRET
    assert standing(reread(table)) == standing(table)


def test_a_position_of_another_game_is_refused() -> None:
    story = begun("goblin-warlord", 2)
    assert story.table.play is not None
    plan = Plan(Arrangement("goblins-inc", 2), position=write_position(story.table.play))
    with pytest.raises(BadInput, match="another table"):
        entries_of_plan(plan, ANNA)


# ------------------------------------------------------------------------------------------------- cards


def test_a_card_shows_who_sits_and_what_is_open_but_no_token() -> None:
    story = Story(seats=3, public=False).sit(ANNA)
    card = card_of(story.table)
    assert (card.status, card.public, card.open_seats, card.members) == ("lobby", False, 2, {"anna": "red"})
    assert card.invitation == token_hash(TOKEN)
    assert TOKEN.encode() not in card.extra
    story.ask(ANNA, Close())
    assert card_of(story.table).invitation is None


def test_a_card_is_as_old_as_what_it_says() -> None:
    story = Story().begin(ANNA, BORIS)
    began = story.now
    story.happens(Left(1, missed=True))
    story.happens(Returned(1), Said(0, "There you are."))
    story.move(ANNA, "red", story.legal("red")[0])
    assert (card_of(story.table).changed_at, story.table.changed_at) == (began, began + 3000)
    story.ask(ANNA, Close())
    assert card_of(story.table).changed_at == story.now


# ------------------------------------------------------------------------------------------- old rows


def test_every_row_can_be_read_as_it_was_written() -> None:
    entries = [
        Opened("anna", an_old_arrangement(), SECRET),
        Started(1),
        Moved(0, "recruit 1", by="clock", ticket="x", audience=127),
        Left(1, missed=True),
    ]
    assert [read_entry(write_entry(entry)) for entry in entries] == entries


def an_old_arrangement() -> Arrangement:
    return Arrangement(registry.find("goblin-warlord").id, 2)
