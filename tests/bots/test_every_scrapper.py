"""The scrappers: quick, honest, far better than chance, and frozen."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from goblins.games.goblin_warlord import GAME as GOBLIN_WARLORD
from goblins.games.goblins_inc import GAME as GOBLINS_INC
from goblins.games.goblins_inc.terms import Phase
from goblins.kernel.record import copied
from goblins.kernel.steps import first_decider

from .yardstick import Yardstick

INC, WARLORD = Yardstick(GOBLINS_INC), Yardstick(GOBLIN_WARLORD)
BOTH = pytest.mark.parametrize("scrapper", [INC, WARLORD], ids=repr)

FROZEN = [
    (INC, 2, "e4cad440d70dfdeb"),
    (INC, 3, "6fe5b81f68b74339"),
    (INC, 4, "e76206ee2e412afd"),
    (WARLORD, 2, "807f1c056905359c"),
    (WARLORD, 3, "ca22da42327e0848"),
    (WARLORD, 4, "8e52aef132161ccc"),
]
THAW = (
    "The scrapper of {game} plays otherwise than before with {seats} seats. It is a frozen yardstick: figures of "
    "different days are measured by it, and a stronger bot belongs beside it, under a name of its own. Only when the "
    "rules of the game have changed, record the new fingerprint {found}."
)


@pytest.mark.parametrize(("scrapper", "seats", "recorded"), FROZEN, ids=str)
def test_a_scrapper_is_a_frozen_yardstick_and_a_stronger_bot_belongs_beside_it(
    scrapper: Yardstick, seats: int, recorded: str
) -> None:
    found = scrapper.fingerprint(seats)
    assert found == recorded, THAW.format(game=scrapper, seats=seats, found=found)


# ------------------------------------------------------------------------------------------------ in any world

TABLES: list[tuple[Yardstick, int, dict[str, Any]]] = [
    *[(INC, seats, {"variant": variant}) for seats in (2, 3, 4) for variant in ("standard", "full", "party")],
    *[(WARLORD, seats, {"forts": forts}) for seats in GOBLIN_WARLORD.seat_counts for forts in ("standing", "built")],
]


def some_positions(scrapper: Yardstick, seats: int, options: dict[str, Any]) -> Iterator[Any]:
    """One in four, and in Goblins Inc. all in which a card can be used before the roll or a token is chosen."""
    rare = (Phase.BEFORE_ROLL, Phase.TOKEN) if scrapper is INC else ()
    for number, s in enumerate(scrapper.positions(seats, seats, **options)):
        if number % 4 == 0 or s.phase in rare:
            yield s


@pytest.mark.parametrize(("scrapper", "seats", "options"), TABLES, ids=str)
def test_it_answers_with_an_offered_move_the_same_in_worlds_that_look_alike_and_leaves_them_as_they_are(
    scrapper: Yardstick, seats: int, options: dict[str, Any]
) -> None:
    for s in some_positions(scrapper, seats, options):
        seat = first_decider(s)
        worlds = [scrapper.redealt(s, seat, seed) for seed in (1, 2)]
        before = [copied(world) for world in worlds]
        chosen = [scrapper.choice(world, seat) for world in worlds]
        assert chosen[0] in scrapper.game.list_sensible_moves(s, scrapper.kit, seat)
        assert chosen[0] == chosen[1]
        assert worlds == before


@BOTH
def test_the_same_seed_gives_the_same_choice(scrapper: Yardstick) -> None:
    for s in some_positions(scrapper, 3, {}):
        seat = first_decider(s)
        assert scrapper.choice(s, seat, seed=9) == scrapper.choice(s, seat, seed=9)


# ------------------------------------------------------------------------------------------------ many games


@pytest.mark.parametrize(
    ("scrapper", "line_up", "games"),
    [
        (INC, [1, 1], 1),
        (INC, [1, 0, 1], 1),
        (INC, [1, 1, 1, 1], 1),
        (WARLORD, [1, 1], 5),
        (WARLORD, [1, 0, 1], 5),
        (WARLORD, [1, 1, 1, 1, 1, 1], 5),
    ],
    ids=str,
)
def test_interpreted_and_compiled_it_plays_the_same_games(
    scrapper: Yardstick, line_up: list[int], games: int
) -> None:
    seats = len(line_up)
    played = scrapper.games([line_up], seed=seats, games=games)
    for number in range(games):
        found, moves = scrapper.play(line_up, seats, number)
        assert (found.winners, len(moves)) == (played.winners[number], played.decisions[number])
        assert found.points[:seats] == played.points[number].tolist()


@BOTH
def test_it_beats_random_in_at_least_ninety_five_duels_of_a_hundred(scrapper: Yardstick) -> None:
    assert scrapper.share_won_alone(seats=2, games=400) >= 0.95


@BOTH
def test_alone_among_three_random_players_it_wins_at_least_nine_games_of_ten(scrapper: Yardstick) -> None:
    assert scrapper.share_won_alone(seats=4, games=400) >= 0.9


@BOTH
def test_its_own_games_end(scrapper: Yardstick) -> None:
    for seats in scrapper.game.seat_counts:
        played = scrapper.games(np.ones((1, seats)), seed=3, games=100)
        assert (played.winners != 0).mean() > 0.99
