"""What a choice is worth: compiled forks bring what the same forks bring by hand."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

from goblins import games as _announced  # noqa: F401
from goblins.kernel import registry
from goblins.kernel.chance import below, key_from_seed, word
from goblins.kernel.compiled import compiled
from goblins.kernel.components import load_set
from goblins.kernel.game import Game, Outcome
from goblins.kernel.options import read_options
from goblins.kernel.record import copied
from goblins.kernel.steps import is_over
from goblins.kernel.what_ifs import FORK_STREAM, OTHERWISE, WHOLE_VICTORY, Choosing, column_of, move_with
from goblins.lab.check import Batch, InterpretedGame
from tests.miniature import MINIATURE
from tests.miniature.terms import Mark, Peek, Skip

KEY = key_from_seed(5)
SIGNS = Choosing("signs", Mark, by="sign")
DEEDS = Choosing("deeds", Peek, Mark, by=None)
every_choice = pytest.mark.parametrize("choosing", [SIGNS, DEEDS], ids=lambda one: one.name)


def gains_of(games: range, choosing: Choosing) -> list[list[int]]:
    options = read_options(MINIATURE.options, MINIATURE.settings, {})
    gains = compiled(MINIATURE).play_what_ifs(load_set(MINIATURE).kit, options, 4, KEY, games, choosing)
    return [each.tolist() for each in gains]


def value_of(choosing: Choosing, move: int) -> Any:
    found = MINIATURE.moves.unpack(move)
    if choosing.by is None:
        return found.verb if type(found) in choosing.moves else OTHERWISE
    return getattr(found, choosing.by) if type(found) in choosing.moves else None


def fork_of(game: InterpretedGame, choosing: Choosing) -> tuple[InterpretedGame, int, int, list[int]] | None:
    """The decision that is looked at: by lot one of those in which two values can be chosen."""
    held, met = None, 0
    while not is_over(game.s):
        before = copied(game.s), game.rng.state
        seat, move = game.next_move()
        offers = game.offers.move[: game.offers.count]
        values = {value for each in offers if (value := value_of(choosing, each)) is not None}
        if len(values) > 1:
            met += 1
            if below(word(game.s.table.chance.key, FORK_STREAM, met), met) == 0:
                then = copy.copy(game)
                then.s, then.rng, then.offers = before[0], copied(game.rng), copied(game.offers)
                held = then, seat, move, offers
        game.apply(seat, move)
    return held


def played_on(fork: InterpretedGame, seat: int, move: int) -> Outcome:
    game = copy.copy(fork)
    game.s, game.rng, game.offers = copied(fork.s), copied(fork.rng), copied(fork.offers)
    game.apply(seat, move)
    while not is_over(game.s):
        game.apply(*game.next_move())
    return game.outcome()


def by_hand(games: range, choosing: Choosing) -> list[list[int]]:
    options = read_options(MINIATURE.options, MINIATURE.settings, {})
    batch = Batch(MINIATURE, load_set(MINIATURE).kit, options, 4, KEY)
    column, values = column_of(MINIATURE.moves, choosing), choosing.values()
    sums = np.zeros((3, len(values)), np.int64)
    for number in games:
        held = fork_of(InterpretedGame(batch, number, [None] * 4), choosing)
        if held is None:
            continue
        fork, seat, made, offers = held
        found = {}
        for index, value in enumerate(values):
            if value in {value_of(choosing, each) for each in offers}:
                ended = played_on(fork, seat, move_with(column, fork.offers, index, made, copied(fork.rng)))
                several = bin(ended.winners).count("1")
                share = WHOLE_VICTORY // several if ended.winners >> seat & 1 else 0
                found[index] = share, ended.points[seat]
        for index, (share, points) in found.items():
            others = [each for other, each in found.items() if other != index]
            sums[0, index] += len(others)
            sums[1, index] += sum(share - other for other, _ in others)
            sums[2, index] += sum(points - other for _, other in others)
    return [each.tolist() for each in sums]


@every_choice
def test_compiled_forks_bring_what_they_bring_by_hand(choosing: Choosing) -> None:
    games = range(40)
    assert gains_of(games, choosing) == by_hand(games, choosing)


@every_choice
def test_what_one_value_gains_the_others_lose(choosing: Choosing) -> None:
    pairs, wins, points = gains_of(range(100), choosing)
    assert sum(pairs) > 100
    assert (sum(wins), sum(points)) == (0, 0)
    assert any(points)


def test_games_are_looked_at_one_by_one() -> None:
    parts = [gains_of(games, SIGNS) for games in (range(17), range(17, 60))]
    assert np.sum(parts, axis=0).tolist() == gains_of(range(60), SIGNS)


@pytest.mark.parametrize("game", [registry.find(name) for name in registry.names()], ids=lambda one: one.id)
def test_every_game_has_choices_that_can_be_weighed(game: Game) -> None:
    names = [choosing.name for choosing in game.choosings]
    assert names
    assert len(set(names)) == len(names)
    assert all(column_of(game.moves, choosing).values > 1 for choosing in game.choosings)


def test_a_choice_of_another_game_is_noticed() -> None:
    with pytest.raises(TypeError, match="signs"):
        column_of(registry.find("goblin-warlord").moves, SIGNS)


def test_a_choice_between_kinds_of_moves_has_one_value_for_all_others() -> None:
    assert DEEDS.values() == ["peek", "mark", "otherwise"]
    assert value_of(DEEDS, Skip().packed()) == "otherwise"
