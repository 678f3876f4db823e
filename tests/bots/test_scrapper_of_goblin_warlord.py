"""The scrapper of Goblin Warlord: quick, honest, and better than chance."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import goblins
from goblins.bots import find_bot
from goblins.bots.scrapper.goblin_warlord import choose, worth_of_face
from goblins.games.goblin_warlord import GAME
from goblins.games.goblin_warlord.rules.lairs import count_forts
from goblins.games.goblin_warlord.state import State
from goblins.games.goblin_warlord.terms import AttackFace
from goblins.kernel.chance import derive_key, key_from_seed, word
from goblins.kernel.compiled import COIN_STREAM, DERIVED_GAMES, compiled
from goblins.kernel.components import load_set
from goblins.kernel.game import Outcome
from goblins.kernel.offers import Offers
from goblins.kernel.options import read_options
from goblins.kernel.quick import Coin, quick_below
from goblins.kernel.record import blank, copied
from goblins.kernel.table import first_decider, is_over, open_table

KIT = load_set(GAME).kit
SCRAPPER = find_bot(GAME, "scrapper")


def options_of(**chosen: Any) -> Any:
    return read_options(GAME.options, GAME.settings, {"turn_limit": 500, **chosen})


def positions(seats: int, seed: int, **chosen: Any) -> Iterator[State]:
    """Every position of a game in which everybody plays at random."""
    toss = random.Random(seed)
    s = GAME.lay_out(KIT, options_of(**chosen), seats, key_from_seed(seed), None)
    while not is_over(s):
        yield s
        seat = first_decider(s)
        GAME.apply(s, KIT, seat, toss.choice(GAME.list_moves(s, KIT, seat)), None)


def redealt(s: State, seat: int, seed: int) -> State:
    world = copied(s)
    GAME.redeal(world, KIT, seat, key_from_seed(seed))
    return world


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("forts", ["standing", "built"])
def test_it_always_answers_with_an_offered_move(seats: int, forts: str) -> None:
    for s in positions(seats, seed=seats, forts=forts):
        seat = first_decider(s)
        offered = GAME.list_sensible_moves(s, KIT, seat)
        assert SCRAPPER.choose(GAME, redealt(s, seat, 1), KIT, seat, coin=5) in offered


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_worlds_that_look_alike_to_its_seat_get_the_same_choice(seats: int) -> None:
    for s in positions(seats, seed=10 + seats):
        seat = first_decider(s)
        chosen = [SCRAPPER.choose(GAME, redealt(s, seat, seed), KIT, seat, coin=5) for seed in (1, 2)]
        assert chosen[0] == chosen[1]


def test_the_same_coin_gives_the_same_choice() -> None:
    match = goblins.new("goblin-warlord", seats=3, seed=4)
    seat = match.deciders[0]
    assert match.bot_move(seat, "scrapper", coin=9) == match.bot_move(seat, "scrapper", coin=9)


def test_choosing_leaves_the_world_as_it_was() -> None:
    for s in positions(4, seed=21):
        before = copied(s)
        SCRAPPER.choose(GAME, s, KIT, first_decider(s), coin=5)
        assert s == before


def interpreted_game(seats: int, seed: int, number: int, line_up: list[int]) -> tuple[Outcome, int]:
    """What `Compiled.play_games` does for one game, in plain Python."""
    s, seen, offers, coin, found = blank(State), blank(State), blank(Offers), blank(Coin), blank(Outcome)
    derive_key(s.table.chance, key_from_seed(seed), DERIVED_GAMES, number)
    open_table(s, seats, s.table.chance.key)
    coin.state = word(s.table.chance.key, COIN_STREAM, 0)
    GAME.set_up(s, KIT, options_of(), None)
    made = 0
    while not is_over(s):
        seat = first_decider(s)
        offers.count = 0
        if line_up[seat]:
            GAME.sensible_moves(s, KIT, seat, offers)
            seen = copied(s)
            derive_key(seen.table.chance, s.table.chance.key, COIN_STREAM, made)
            GAME.redeal(seen, KIT, seat, list(seen.table.chance.key))
            move = choose(seen, KIT, seat, offers, coin)
        else:
            GAME.legal_moves(s, KIT, seat, offers)
            move = offers.move[quick_below(coin, offers.count)]
        GAME.apply(s, KIT, seat, move, None)
        made += 1
    GAME.outcome(s, KIT, found)
    return found, made


@pytest.mark.parametrize(("seats", "line_up"), [(2, [1, 1]), (3, [1, 0, 1]), (6, [1, 1, 1, 1, 1, 1])])
def test_interpreted_and_compiled_it_plays_the_same_games(seats: int, line_up: list[int]) -> None:
    fast = compiled(GAME, choose)
    played = fast.play_games(
        KIT, options_of(), seats, key_from_seed(seats), range(5), line_ups=np.array([line_up], np.int64)
    )
    for number in range(5):
        found, made = interpreted_game(seats, seats, number, line_up)
        assert (found.winners, made) == (played.winners[number], played.decisions[number])
        assert found.points[:seats] == played.points[number].tolist()


def wins_against_randoms(seats: int, games: int) -> float:
    """The share of games that one scrapper wins, changing seats, when all others pick at random."""
    line_ups = np.eye(seats, dtype=np.int64)
    fast = compiled(GAME, choose)
    played = fast.play_games(KIT, options_of(), seats, key_from_seed(2), range(games), line_ups=line_ups)
    return float(np.mean(played.winners == 1 << np.arange(games) % seats))


def test_it_beats_random_in_more_than_nine_duels_of_ten() -> None:
    assert wins_against_randoms(2, 400) > 0.97


def test_it_is_far_ahead_of_three_random_players() -> None:
    assert wins_against_randoms(4, 400) > 0.9


def test_its_own_games_end() -> None:
    fast = compiled(GAME, choose)
    for seats in GAME.seat_counts:
        everyone = np.ones((1, seats), np.int64)
        played = fast.play_games(KIT, options_of(), seats, key_from_seed(3), range(200), line_ups=everyone)
        assert (played.winners != 0).mean() > 0.99


def test_the_attacker_takes_the_bloodiest_die_and_the_defender_the_mildest() -> None:
    s = blank(State)
    faces = [AttackFace.LOSS, AttackFace.PUSH, AttackFace.VICTORY, AttackFace.OVERRUN]
    assert sorted(faces, key=lambda face: worth_of_face(s, 0, face)) == faces
    assert sorted(faces, key=lambda face: worth_of_face(s, 1, face)) == faces[::-1]


def test_it_builds_the_fourth_fort_when_it_can() -> None:
    match = goblins.new("goblin-warlord", seats=2, seed=7)
    match.play("red", "recruit 1")
    s = match.true.state
    red = s.players[0]
    red.sites = 4
    for lair, kind in zip(red.lairs, (2, 2, 2, 1), strict=False):
        lair.kind = kind
    assert count_forts(red) == 3
    assert str(match.bot_move("red", "scrapper", coin=1)) == "upgrade 4"
