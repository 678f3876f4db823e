"""Who won the fight, and what that and the agendas bring (GI-win, GI-agendas, GI-party)."""

from typing import Any

import pytest

from goblins.games.goblins_inc import events
from goblins.kernel.vocabulary import Event
from tests.games.goblins_inc.table import (
    Drawn,
    act,
    heard,
    play,
    player,
    points,
    robot,
    table,
    worth,
)

FULL = robot()


GUNLESS = robot("""
    . . . . .
    . . . . .
    . D # D .
    . . . . .
    . . . . .
""")


def last_fight_round(one: Drawn = FULL, two: Drawn = FULL, seats: int = 2, **players: Any) -> list[Event]:
    """Nothing is rolled any more: the fight ends."""
    match = table(one, two, seats=seats, fight_round=4, **players)
    return act(match)


def winner(told: list[Event]) -> list[Event]:
    return heard(told, events.FightWon, events.FightDrawn)


def test_the_team_whose_enemy_alone_is_disabled_wins_whatever_was_destroyed() -> None:
    battered = robot(lost="D D D E E", tokens_lost=4)
    assert winner(last_fight_round(battered, GUNLESS)) == [events.FightWon(1, "disabled", 9, 0)]
    assert winner(last_fight_round(GUNLESS, battered)) == [events.FightWon(2, "disabled", 9, 0)]


@pytest.mark.parametrize(
    ("one", "two", "won"),
    [
        (robot(lost="D"), robot(), events.FightWon(2, "losses", 0, 1)),
        (robot(lost="D"), robot(lost="E E"), events.FightWon(1, "losses", 1, 2)),
        (robot(lost="D"), robot(tokens_lost=2), events.FightWon(1, "losses", 1, 2)),
        (robot(lost="D", tokens_lost=1), robot(lost="E E"), events.FightDrawn(2)),
        (robot(), robot(), events.FightDrawn(0)),
    ],
)
def test_otherwise_the_team_that_destroyed_more_wins(one: Drawn, two: Drawn, won: Event) -> None:
    assert winner(last_fight_round(one, two)) == [won]


def test_knocked_out_goblins_count_for_the_tiebreak_too() -> None:
    assert winner(last_fight_round(robot(lost="D"), red=player(goblins=1))) == [events.FightWon(2, "losses", 0, 2)]
    assert winner(last_fight_round(robot(lost="D"), blue=player(goblins=1))) == [events.FightDrawn(1)]


def test_tiles_that_fell_loose_before_the_fight_do_not_count_for_the_tiebreak() -> None:
    assert winner(last_fight_round(robot(loose="D D D"), robot(lost="E"))) == [events.FightWon(1, "losses", 0, 1)]
    assert winner(last_fight_round(robot(loose="D D D"), robot())) == [events.FightDrawn(0)]


def test_tiles_that_an_own_crane_has_dropped_count_for_the_tiebreak() -> None:
    chain = robot("""
        . . E . .
        . . D . .
        . D # D .
        . . v . .
        . . . . .
    """)
    match = table(chain, fight_round=4, cards="crane, nitro, homing", blue=player(agendas="saboteur"))
    act(match)
    told = play(match, "red crane c2 > b2 north")
    assert winner(told) == [events.FightWon(2, "losses", 0, 1)]
    assert worth(told, "blue") == {"saboteur": 2}


def test_when_both_are_disabled_the_tiebreak_decides() -> None:
    gunless_and_battered = robot(
        """
        . . . . .
        . . . . .
        . D # D .
        . . . . .
        . . . . .
        """,
        lost="E",
    )
    assert winner(last_fight_round(GUNLESS, gunless_and_battered)) == [events.FightWon(1, "losses", 0, 1)]
    assert winner(last_fight_round(GUNLESS, GUNLESS)) == [events.FightDrawn(0)]


def test_a_winner_gets_two_points_for_each_own_goblin_and_one_for_each_of_the_partners() -> None:
    told = last_fight_round(two=robot(lost="D"), seats=4)
    assert heard(told, events.WinScored) == [events.WinScored("red", 6), events.WinScored("blue", 6)]


def test_only_goblins_in_the_cockpit_count() -> None:
    told = last_fight_round(two=robot(lost="D D D D"), seats=4, red=player(goblins=1), blue=player(goblins=0))
    assert heard(told, events.WinScored) == [events.WinScored("red", 2), events.WinScored("blue", 1)]


def test_a_lone_winner_gets_two_points_for_each_goblin() -> None:
    told = last_fight_round(robot(lost="D"), seats=3)
    assert heard(told, events.WinScored) == [events.WinScored("green", 4)]
    told = last_fight_round(two=robot(lost="D D"), blue=player(goblins=1), red=player(goblins=1))
    assert heard(told, events.WinScored) == [events.WinScored("red", 2)]


def test_without_a_winner_nobody_scores_for_winning() -> None:
    assert heard(last_fight_round(seats=4), events.WinScored) == []


def test_points_for_winning_and_for_agendas_are_added_up() -> None:
    match = table(two=robot(lost="D"), fight_round=4, red=player(agendas="artist show-off", points=10))
    told = act(match)
    assert worth(told, "red") == {"artist": 4, "show-off": 2}
    assert points(match) == [10 + 4 + 6, 0]


def test_a_line_for_each_player_and_the_totals_close_the_round() -> None:
    match = table(
        two=robot(lost="D"),
        fight_round=4,
        red=player(agendas="artist show-off bet", bet="star", points=10),
        blue=player(points=3),
    )
    told = act(match)
    assert heard(told, events.RoundScored, events.Totals) == [
        events.RoundScored("red", 4, "artist 4, show-off 2, bet 4", "star"),
        events.RoundScored("blue", 0, "none", "none"),
        events.Totals(24, 3, "none", "none"),
    ]


@pytest.mark.parametrize(("before", "promoted"), [(45, False), (46, True), (49, True), (50, False), (60, False)])
def test_whoever_gets_to_fifty_is_promoted_once(before: int, promoted: bool) -> None:
    match = table(fight_round=4, red=player(agendas="artist", points=before))
    told = act(match)
    assert (heard(told, events.Promoted) == [events.Promoted("red")]) == promoted
    assert points(match)[0] == before + 4


def test_at_a_party_everybody_scores_the_open_agendas() -> None:
    match = table(
        two=robot(lost="D"),
        seats=4,
        fight_round=4,
        open_agendas="artist guardian show-off",
        options={"variant": "party"},
    )
    told = act(match)
    assert worth(told, "red") == worth(told, "blue") == {"artist": 4, "guardian": 1, "show-off": 2}
    assert worth(told, "green") == worth(told, "yellow") == {"artist": 4, "guardian": 1, "show-off": 0}
