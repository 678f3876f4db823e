"""Chance that nobody can bend: what is committed to, what is published, what is shown at the end."""

import hashlib
import random

import msgspec
import pytest

from goblins.kernel.errors import BadInput
from goblins.kernel.game import PUBLIC
from goblins.kernel.position import write_position
from goblins.kernel.record import unpack
from goblins.tables.entries import Salted
from goblins.tables.fairness import commitment, contributor, fresh_secret, key_of
from goblins.tables.requests.lobby import Salt
from goblins.tables.requests.playing import Close
from goblins.tables.updates import update_for
from goblins.tables.verifying import fair_journal, verify

from .stories import ANNA, BORIS, GAMES, SECRET, Story, any_move, fewest, moved

ANNAS, BORISES = contributor("t", ANNA.id), contributor("t", BORIS.id)


def smallest(game: str) -> Story:
    """The smallest table of a game, with everybody at it."""
    seats = fewest(game)
    return Story(game, seats).sit(*(ANNA, BORIS)[:seats])


def played_out(story: Story) -> Story:
    rng = random.Random(1)
    while story.table.deciders:
        seat, move = any_move(story.table, rng)
        story.happens(moved(story.table, seat, move))
    return story


def test_the_commitment_is_a_hash_that_anyone_can_make_again() -> None:
    text = f"18:goblins commitment1:t64:{SECRET}"
    assert commitment("t", SECRET) == hashlib.sha256(text.encode()).hexdigest()
    assert Story().update()["table"]["fairness"] == {"commitment": commitment("t", SECRET)}


def test_secrets_are_256_bits_and_never_twice_the_same() -> None:
    made = {fresh_secret() for _ in range(100)}
    assert len(made) == 100
    assert {len(bytes.fromhex(secret)) for secret in made} == {32}


def test_another_table_commits_to_the_same_secret_otherwise() -> None:
    assert commitment("t", SECRET) != commitment("u", SECRET)
    assert key_of("t", SECRET, {}) != key_of("u", SECRET, {})


def test_every_salt_changes_the_key_and_the_order_they_came_in_does_not() -> None:
    one, two = {"anna": "pepper", "boris": "salt"}, {"boris": "salt", "anna": "pepper"}
    assert key_of("t", SECRET, one) == key_of("t", SECRET, two)
    keys = {
        key_of("t", SECRET, salts) for salts in ({}, one, {"anna": "pepper"}, {"anna": "salt", "boris": "pepper"})
    }
    assert len(keys) == 4


def test_salts_cannot_be_shifted_from_one_person_to_another() -> None:
    assert key_of("t", SECRET, {"ab": "c"}) != key_of("t", SECRET, {"a": "bc"})


def test_the_game_draws_from_the_key_of_secret_and_salts() -> None:
    story = Story().sit(ANNA, BORIS)
    story.ask(ANNA, Salt("pepper"))
    story.ask(BORIS, Salt("first"))
    story.ask(BORIS, Salt("second"))
    story.begin()
    assert story.table.play is not None
    start = unpack(story.table.game.state, story.table.play.start)
    assert tuple(start.table.chance.key) == key_of("t", SECRET, {ANNAS: "pepper", BORISES: "second"})


@pytest.mark.parametrize("game", GAMES)
def test_before_the_end_nobody_is_shown_secret_salts_or_key(game: str) -> None:
    story = smallest(game)
    story.ask(ANNA, Salt("pepper-of-anna"))
    story.begin()
    key = key_of("t", SECRET, {ANNAS: "pepper-of-anna"})
    hidden = [SECRET, "pepper-of-anna", *(str(part) for part in key), *(f"{part:08x}" for part in key)]
    rng, looked = random.Random(2), 0
    while looked < 60:
        seat, move = any_move(story.table, rng)
        story.happens(moved(story.table, seat, move))
        if not story.table.deciders:
            break
        looked += 1
        messages = [update_for(story.table, reader, 0).decode() for reader in (*range(fewest(game)), PUBLIC)]
        assert not [secret for secret in hidden for message in messages if secret in message]
    assert looked >= 10


def test_at_the_end_everybody_is_shown_the_secret_and_the_salts() -> None:
    story = Story().sit(ANNA, BORIS)
    story.ask(ANNA, Salt("pepper"))
    played_out(story.begin())
    expected = {"commitment": commitment("t", SECRET), "secret": SECRET, "salts": {ANNAS: "pepper"}}
    assert [story.update(seat)["table"]["fairness"] for seat in (None, "red", "blue")] == [expected] * 3
    assert story.update()["game"]["verdict"]["winners"]


def test_a_table_closed_in_the_lobby_shows_no_secret() -> None:
    story = Story().sit(ANNA)
    story.ask(ANNA, Close())
    assert story.update()["table"]["fairness"] == {"commitment": commitment("t", SECRET)}


@pytest.mark.parametrize("game", GAMES)
def test_the_journal_of_a_finished_table_proves_its_chance(game: str) -> None:
    story = smallest(game)
    story.ask(ANNA, Salt("pepper"))
    played_out(story.begin())
    proof = verify(msgspec.json.decode(msgspec.json.encode(fair_journal(story.table))), "journal.json")
    assert (proof.commitment, proof.salts) == (commitment("t", SECRET), {ANNAS: "pepper"})


@pytest.mark.parametrize("game", GAMES)
def test_so_does_that_of_a_table_that_began_at_a_position(game: str) -> None:
    begun = smallest(game).begin()
    assert begun.table.play is not None
    story = smallest(game)
    begun.table.play.state.table.chance.key[:] = [1, 2, 3, 4]
    story.table.start = write_position(begun.table.play)
    played_out(story.begin())
    verify(msgspec.json.decode(msgspec.json.encode(fair_journal(story.table))), "journal.json")


def test_nobody_takes_the_journal_home_before_the_end() -> None:
    story = Story().begin(ANNA, BORIS)
    with pytest.raises(BadInput, match="still going on"):
        fair_journal(story.table)


def test_salts_show_nobodys_identity_and_nobody_can_be_followed_by_them() -> None:
    assert ANNA.id not in ANNAS
    assert contributor("t", ANNA.id) == ANNAS != contributor("u", ANNA.id)


def test_a_salt_that_was_given_under_an_identity_still_counts() -> None:
    story = smallest("goblin-warlord")
    story.happens(Salted(ANNA.id, "pepper"))
    assert [chair["salted"] for chair in story.update()["table"]["chairs"] if chair.get("salted")] == [True]
