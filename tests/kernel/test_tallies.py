"""Statistics: what is counted is what was told, interpreted and compiled."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from goblins import games as _announced  # noqa: F401
from goblins.kernel import registry
from goblins.kernel.chance import derive_key, key_from_seed
from goblins.kernel.compiled import compiled
from goblins.kernel.components import load_set
from goblins.kernel.events import Log
from goblins.kernel.game import Game
from goblins.kernel.kinds import SeatName
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.kernel.playouts import DERIVED_GAMES, Results
from goblins.kernel.record import blank
from goblins.kernel.tallies import (
    MOST_STATISTICS,
    Count,
    Statistic,
    add_tallies,
    blank_tallies,
    count_events,
    count_winners,
    read_tallies,
)
from goblins.kernel.vocabulary import Event
from tests.miniature import MINIATURE
from tests.miniature.terms import Opened, Rolled, Scored, Showed

KEY = key_from_seed(5)
STATISTICS = (
    Statistic("points", Scored, by="seat", of="points", won_by="seat"),
    Statistic("dice", Showed, by="die", won_by="seat", without=(1,)),
    Statistic("gems", Opened, by="gem", of="crate"),
)
all_games = pytest.mark.parametrize(
    "game", [registry.find(name) for name in registry.names()], ids=lambda one: one.id
)


def play_games(games: range, **settings: Any) -> Results:
    kit, options = load_set(MINIATURE).kit, read_options(MINIATURE.options, MINIATURE.settings, {})
    return compiled(MINIATURE).play_games(kit, options, 4, KEY, games, statistics=STATISTICS, **settings)


def random_game(game: Game, seats: int, seed: int) -> Play:
    """A whole game at an interpreted table."""
    options = read_options(game.options, game.settings, game.simulation_options)
    play, rng = Play.begin(game, load_set(game), options, seats, key_from_seed(seed)), random.Random(seed)
    while play.deciders():
        seat = play.deciders()[0]
        play.play(seat, rng.choice(game.list_moves(play.state, play.kit, seat)))
    return play


def events_of(play: Play) -> Iterator[Event]:
    yield from (told.event for told in play.prelude)
    yield from (told.event for made in play.made for told in made.told)


def counted_by_hand(play: Play, statistic: Statistic) -> dict[Any, Count]:
    """The same count from the typed events, without any packing."""
    outcome = play.outcome()
    assert outcome is not None
    times: Counter[Any] = Counter()
    total: Counter[Any] = Counter()
    wins: Counter[Any] = Counter()
    for event in events_of(play):
        if type(event) is statistic.event:
            value = getattr(event, statistic.by)
            times[value] += 1
            total[value] += getattr(event, statistic.of) if statistic.of else 0
            seat = getattr(event, statistic.won_by) if statistic.won_by else None
            wins[value] += seat is not None and outcome.winners >> SEAT_NAMES.index(seat) & 1
    return {value: Count(times[value], total[value], wins[value]) for value in statistic.values()}


def counted_by_the_loop(play: Play, statistics: Any) -> list[dict[Any, Count]]:
    tallies, log = blank_tallies(play.game.events, statistics), blank(Log)
    for event in events_of(play):
        log.event[0], log.count = event.packed(), 1
        count_events(tallies, log)
    outcome = play.outcome()
    assert outcome is not None
    count_winners(tallies, outcome.winners)
    return read_tallies(tallies, statistics)


@all_games
def test_the_statistics_of_a_game_are_those_of_its_events(game: Game) -> None:
    play = random_game(game, game.seat_counts[-1], 1)
    counted = counted_by_the_loop(play, game.statistics)
    assert counted == [counted_by_hand(play, statistic) for statistic in game.statistics]
    assert all(any(count.times for count in values.values()) for values in counted[:1])


@all_games
def test_groups_name_values_that_are_counted(game: Game) -> None:
    for statistic in game.statistics:
        assert {value for values in statistic.groups.values() for value in values} <= {*statistic.values()}


def test_compiled_games_are_counted_like_interpreted_ones() -> None:
    """Each game of the batch is played again at a table, with the moves that chance gave it."""
    from goblins.lab.check import Batch, InterpretedGame

    options = read_options(MINIATURE.options, MINIATURE.settings, {})
    components = load_set(MINIATURE)
    batch = Batch(MINIATURE, components.kit, options, 4, KEY)
    by_hand = [{value: Count(0, 0, 0) for value in statistic.values()} for statistic in STATISTICS]
    for number in range(12):
        replay = InterpretedGame(batch, number, [None] * 4)
        chance = blank(type(replay.s.table.chance))
        derive_key(chance, KEY, DERIVED_GAMES, number)
        play = Play.begin(MINIATURE, components, options, 4, chance.key)
        while play.deciders():
            seat, move = replay.next_move()
            replay.apply(seat, move)
            play.play(seat, move)
        by_hand = [
            {value: plus(sums[value], more[value]) for value in sums}
            for sums, more in zip(by_hand, [counted_by_hand(play, statistic) for statistic in STATISTICS])
        ]
    assert read_tallies(play_games(range(12)).tallies, STATISTICS) == by_hand


def plus(one: Count, other: Count) -> Count:
    return Count(one.times + other.times, one.total + other.total, one.wins + other.wins)


def test_threads_and_chunks_do_not_change_the_tallies() -> None:
    one = play_games(range(60)).tallies
    assert one == play_games(range(60), threads=2, chunk=7).tallies
    parts = play_games(range(25)).tallies
    add_tallies(parts, play_games(range(25, 60)).tallies)
    assert parts == one


def test_counting_does_not_change_the_games() -> None:
    kit, options = load_set(MINIATURE).kit, read_options(MINIATURE.options, MINIATURE.settings, {})
    plain = compiled(MINIATURE).play_games(kit, options, 4, KEY, range(30))
    counted = play_games(range(30))
    assert plain.points.tolist() == counted.points.tolist()
    assert plain.decisions.tolist() == counted.decisions.tolist()
    assert plain.tallies == blank_tallies(MINIATURE.events, ())


@pytest.mark.parametrize(
    "statistics",
    [
        [Statistic("no number", Scored, by="seat", of="seat")],
        [Statistic("no seat", Rolled, by="seat", won_by="die")],
        [Statistic("too many values", Scored, by="points")],
        [Statistic("too many", Scored, by="seat")] * (MOST_STATISTICS + 1),
    ],
    ids=lambda statistics: statistics[0].name,
)
def test_a_statistic_that_events_cannot_give_is_noticed(statistics: list[Statistic]) -> None:
    with pytest.raises(TypeError, match=statistics[0].name):
        blank_tallies(MINIATURE.events, statistics)


def test_seats_are_values_by_their_colours() -> None:
    assert STATISTICS[0].values() == list(SeatName().names)
    assert STATISTICS[1].values() == [2, 3, 4, 5, 6]
