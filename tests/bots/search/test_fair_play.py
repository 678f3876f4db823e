"""No bot knows more than its seat: tables that look alike to it are played alike."""

import random

import pytest

from goblins import match as goblins
from goblins.bots import find_bot
from goblins.bots.advice import advise
from goblins.bots.review import decisions_of
from goblins.bots.search.budget import Budget
from goblins.bots.search.engines import engine_for
from goblins.games.goblin_warlord import GAME
from goblins.games.goblins_inc import GAME as INC
from goblins.kernel.chance import key_from_seed
from goblins.kernel.glimpse import glimpse
from goblins.kernel.record import difference, unpack
from goblins.match import Match

from .seeing import lookalike, thoughts_about


def played(moves: int, game: str = "goblin-warlord", seats: int = 3) -> Match:
    match, dice = goblins.new(game, seats, seed=5), random.Random(5)
    for _ in range(moves):
        seat = match.deciders[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("name", ["random", "scrapper", "schemer:200", "flat:200"])
def test_tables_that_look_alike_are_played_alike(name: str) -> None:
    engine_for(GAME)
    match = played(25)
    seat = match.true.deciders()[0]
    other = lookalike(match.true, seat, 99)
    assert difference(match.true.state, other.state), "something hidden is different"
    for seed in range(8):
        one, two = (glimpse(play, seat, key_from_seed(seed)) for play in (match.true, other))
        assert one.keys == two.keys
        assert find_bot(GAME, name).choose(one, seed) == find_bot(GAME, name).choose(two, seed)


@pytest.mark.parametrize("moves", [3, 50], ids=["building", "in the fight"])
def test_robots_that_look_alike_are_built_and_steered_alike(moves: int) -> None:
    """In Goblins Inc. tiles in the bag, the other's hand and agendas are hidden."""
    engine_for(INC)
    match = goblins.new("goblins-inc", 2, seed=5)
    for seed in range(moves):
        match.play(match.deciders[0], match.bot_move(match.deciders[0], "scrapper", seed))
    seat = match.true.deciders()[0]
    other = lookalike(match.true, seat, 99)
    assert difference(match.true.state, other.state), "something hidden is different"
    for seed in range(4):
        one, two = (glimpse(play, seat, key_from_seed(seed)) for play in (match.true, other))
        assert find_bot(INC, "schemer:60").choose(one, seed) == find_bot(INC, "schemer:60").choose(two, seed)


def test_thoughts_about_tables_that_look_alike_are_the_same() -> None:
    match = played(25)
    seat = match.true.deciders()[0]
    one = glimpse(match.true, seat, key_from_seed(1))
    two = glimpse(lookalike(match.true, seat, 3), seat, key_from_seed(1))
    assert thoughts_about(one, 400).candidates == thoughts_about(two, 400).candidates


def test_advice_is_the_same_at_tables_that_look_alike() -> None:
    match = played(25)
    seat = match.true.deciders()[0]
    tables = match.true, lookalike(match.true, seat, 3)
    one, two = (advise(glimpse(play, seat, key_from_seed(1)), Budget(300), 1) for play in tables)
    assert [(hint.move, hint.value, hint.reasons) for hint in one.hints] == [
        (hint.move, hint.value, hint.reasons) for hint in two.hints
    ]


@pytest.mark.parametrize("answer", ["first", "last"])
def test_what_another_has_sealed_is_not_even_guessed_at(answer: str) -> None:
    """Both pilots of a duel decide in secret. Whatever blue has sealed, red sees the table as before."""
    match = goblins.new("goblins-inc", 2, seed=3)
    while not (len(match.deciders) == 2 and all(len(match.legal(seat)) > 1 for seat in match.deciders)):
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    before = glimpse(match.true, 0, key_from_seed(4))
    choices = match.legal("blue")
    match.play("blue", choices[0] if answer == "first" else choices[-1])
    assert match.deciders[0] == "red", "red is still to decide"
    after = glimpse(match.true, 0, key_from_seed(4))
    assert not difference(before.world, after.world)
    assert before.keys == after.keys


def test_the_coach_judges_each_decision_on_what_the_seat_knew_then() -> None:
    match, seat = played(40, seats=2), 0
    for decision in decisions_of(match.true, seat):
        made = match.true.made[decision.number]
        assert made.move == decision.move
        view = GAME.view(decision.seen.world, decision.seen.kit, seat)
        assert view == GAME.view(unpack(GAME.state, made.before), match.true.kit, seat)
