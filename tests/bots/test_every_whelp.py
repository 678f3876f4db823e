"""The whelps: a first opponent that one can beat, who attacks and is better than chance."""

from functools import cache

import numpy as np
import pytest

from goblins.bots import bot_names, find_rule_bot
from goblins.games.goblin_warlord import GAME as GOBLIN_WARLORD
from goblins.games.goblins_inc import GAME as GOBLINS_INC
from goblins.games.nitro_run import GAME as NITRO_RUN
from goblins.kernel.chance import key_from_seed
from goblins.kernel.compiled import compiled
from goblins.kernel.playouts import Results
from goblins.kernel.record import copied
from goblins.kernel.steps import first_decider

from .yardstick import Yardstick

INC, WARLORD = Yardstick(GOBLINS_INC, "whelp"), Yardstick(GOBLIN_WARLORD, "whelp")
BOTH = pytest.mark.parametrize("whelp", [INC, WARLORD], ids=repr)


@BOTH
@pytest.mark.parametrize("seats", [2, 3])
def test_it_answers_with_an_offered_move_the_same_in_worlds_that_look_alike_and_leaves_them_as_they_are(
    whelp: Yardstick, seats: int
) -> None:
    for number, s in enumerate(whelp.positions(seats, seats)):
        seat = first_decider(s)
        worlds = [whelp.redealt(s, seat, seed) for seed in (1, 2)]
        before = [copied(world) for world in worlds]
        chosen = [whelp.choice(world, seat, seed=number) for world in worlds]
        assert chosen[0] in whelp.game.list_sensible_moves(s, whelp.kit, seat)
        assert chosen[0] == chosen[1]
        assert worlds == before


# One compiled batch for each game: compiling is dear. Seats in turn: with a scrapper, and with chance.
SEATINGS = np.array([[1, 2], [2, 1], [1, 0], [0, 1]])
RED_ALONE = 2  # the number of a game in which only red is a whelp


@cache
def duels(whelp: Yardstick) -> Results:
    fast = compiled(whelp.game, whelp.bot.chooser, find_rule_bot(whelp.game, "scrapper").chooser)
    return fast.play_games(whelp.kit, whelp.options(), 2, key_from_seed(7), range(800), line_ups=SEATINGS)


def share_won(whelp: Yardstick, as_red: int) -> float:
    """Of the games with that seating, and with the same one turned around."""
    won = duels(whelp).winners
    return float(np.mean([won[as_red::4] == 1, won[as_red + 1 :: 4] == 2]))


@BOTH
def test_interpreted_and_compiled_it_plays_the_same_game(whelp: Yardstick) -> None:
    found, moves = whelp.play([1, 0], 7, RED_ALONE)
    played = duels(whelp)
    assert (found.winners, len(moves)) == (played.winners[RED_ALONE], played.decisions[RED_ALONE])


@BOTH
def test_it_beats_random_in_at_least_eighty_duels_of_a_hundred(whelp: Yardstick) -> None:
    assert share_won(whelp, as_red=2) >= 0.8


@BOTH
def test_it_loses_to_the_scrapper_in_seventy_to_ninety_duels_of_a_hundred(whelp: Yardstick) -> None:
    assert 0.1 <= share_won(whelp, as_red=0) <= 0.3


@pytest.mark.parametrize(
    ("whelp", "attack"), [(INC, ("red order",)), (WARLORD, ("red invade", "red know-wots"))], ids=str
)
def test_it_attacks(whelp: Yardstick, attack: tuple[str, ...]) -> None:
    """It invades; its robot shoots, for whoever lines up dice has rolled them."""
    for number in range(3):
        _, moves = whelp.play([1, 0], 4, number)
        assert sum(move.startswith(attack) for move in moves) >= 2


def test_it_stands_between_chance_and_the_scrapper() -> None:
    assert bot_names(GOBLINS_INC)[:3] == ["random", "whelp", "scrapper"]


def test_a_game_for_one_has_none() -> None:
    assert "whelp" not in bot_names(NITRO_RUN)
