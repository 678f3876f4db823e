"""Rounds: teaming up, from building to combat, scoring, and the end (GI-start, GI-win, GI-final-tie, GI-full,
GI-party, GI-editions)."""

from typing import Any

import pytest

from goblins.games.goblins_inc import events
from goblins.games.goblins_inc.terms import Agenda
from goblins.kernel.errors import BadInput
from goblins.kernel.names import name_of
from goblins.kernel.vocabulary import Event
from goblins.match import Match
from tests.games.goblins_inc.table import (
    Drawn,
    act,
    armor,
    dice,
    finish_step,
    goblins,
    gunner,
    heard,
    laid_out,
    lots,
    own,
    play,
    player,
    points,
    robot,
    robot_of,
    sees,
    standing,
    table,
    worth,
)

# ------------------------------------------------------------------------------------------------ setting up


def test_a_round_begins_with_teams_a_starting_player_a_blueprint_agendas_and_tiles() -> None:
    match = laid_out(4, lots(0, 2, 0))
    assert [event.verb for event in match.events()] == [
        "round-began",
        *2 * ["teamed-up"],
        "starter-chosen",
        "blueprint-shown",
        "agendas-dealt",
        "step-began",
        *2 * ["drew-tiles"],
        "asked",
    ]
    assert heard(match.events(), events.RoundBegan) == [events.RoundBegan(number=1, rounds=2, tokens=15)]
    assert heard(match.events(), events.TeamedUp, events.StarterChosen, events.StepBegan) == [
        events.TeamedUp(1, "red, blue"),
        events.TeamedUp(2, "green, yellow"),
        events.StarterChosen("green", "blue"),
        events.StepBegan(1, 5, planners="blue, green", builders="none"),
    ]


@pytest.mark.parametrize(("seats", "lot", "starter"), [(2, 1, "blue"), (4, 2, "green"), (4, 3, "yellow")])
def test_the_first_starting_player_is_drawn_by_lot(seats: int, lot: int, starter: str) -> None:
    team_card = [0] if seats > 2 else []
    assert sees(laid_out(seats, lots(*team_card, lot, 0))).starter == starter


@pytest.mark.parametrize("lot", [0, 1])
def test_with_three_seats_it_is_one_of_the_two_partners(lot: int) -> None:
    match = laid_out(3, lots(1, lot, 0))  # Blue is alone
    assert (sees(match).solo, sees(match).starter) == ("blue", ["red", "green"][lot])


def test_a_seat_may_be_named_to_start() -> None:
    assert sees(laid_out(4, starter="yellow")).starter == "yellow"
    assert sees(laid_out(2, starter="blue")).starter == "blue"


def test_a_named_seat_that_is_not_at_the_table_leaves_it_to_the_lot() -> None:
    assert sees(laid_out(2, lots(1, 0), starter="yellow")).starter == "blue"


def test_a_named_seat_that_turns_out_to_be_alone_leaves_it_to_the_lot() -> None:
    assert sees(laid_out(3, lots(0, 1, 0), starter="green")).starter == "blue"


def test_everybody_has_two_goblins_in_the_cockpit() -> None:
    assert goblins(laid_out(4)) == [2, 2, 2, 2]


@pytest.mark.parametrize("number", range(8))
def test_the_blueprint_is_drawn_and_blocks_four_squares_for_both_teams(number: int) -> None:
    match = laid_out(2, lots(0, number))
    blocked = sees(match).blocked
    assert len(blocked) == 4
    assert heard(match.events(), events.BlueprintShown)[0].fields().keys() == {"a", "b", "c", "d"}


@pytest.mark.parametrize(("edition", "tokens", "blueprints"), [("en", 15, 8), ("fr", 16, 7), ("ru", 15, 8)])
def test_the_editions_differ_in_tokens_and_blueprints(edition: str, tokens: int, blueprints: int) -> None:
    match = laid_out(2, lots(0, blueprints - 1), edition=edition)
    assert sees(match).supply == tokens
    with pytest.raises(BadInput, match="script"):
        laid_out(2, lots(0, blueprints), edition=edition)


def test_the_same_seed_lays_the_same_table() -> None:
    assert laid_out(3).position() == laid_out(3).position()


# -------------------------------------------------------------------------------------------- who won the fight

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


# ------------------------------------------------------------------------------------------ points for winning


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


@pytest.mark.parametrize(("one", "end"), [(GUNLESS, "disabled"), (FULL, "rounds")])
def test_a_fight_ends_by_disabling_or_after_four_rounds(one: Drawn, end: str) -> None:
    match = table(one, fight_round=4)
    act(match)
    assert heard(match.events(), events.FightEnded) == [events.FightEnded(end, 4)]


# ------------------------------------------------------------------------------------------------- promotion


@pytest.mark.parametrize(("before", "promoted"), [(45, False), (46, True), (49, True), (50, False), (60, False)])
def test_whoever_gets_to_fifty_is_promoted_once(before: int, promoted: bool) -> None:
    match = table(fight_round=4, red=player(agendas="artist", points=before))
    told = act(match)
    assert (heard(told, events.Promoted) == [events.Promoted("red")]) == promoted
    assert points(match)[0] == before + 4


# -------------------------------------------------------------------------------------------- the next round


def next_round(seats: int = 4, script: list[tuple[str, int]] | None = None, **scores: int) -> Match:
    """The first round ends without points."""
    players: Any = {seat: player(points=score) for seat, score in scores.items()}
    match = table(gunner(0), seats=seats, fight_round=4, script=script or [], **players)
    act(match, "right > front")
    return match


def test_the_lowest_score_starts_the_next_round() -> None:
    match = next_round(red=5, blue=3, green=4, yellow=9)
    assert (sees(match).round_number, sees(match).starter) == (2, "blue")


@pytest.mark.parametrize(("lot", "starter"), [(0, "blue"), (1, "yellow")])
def test_a_tie_for_the_lowest_score_is_broken_by_lot(lot: int, starter: str) -> None:
    match = next_round(script=lots(0, lot), red=5, blue=3, green=4, yellow=3)
    assert sees(match).starter == starter


def test_with_three_seats_the_partner_who_is_farther_behind_starts_and_not_the_lone_player() -> None:
    match = next_round(seats=3, script=lots(0), red=5, blue=1, green=3)
    assert (sees(match).solo, sees(match).starter) == ("blue", "green")
    assert robot_of(match, 1).pilot == "green"


def test_a_new_team_card_brings_a_new_partner() -> None:
    first = {player.seat: player.team for player in sees(table(seats=4)).players}
    second = {player.seat: player.team for player in sees(next_round()).players}
    assert first["red"] == first["blue"]
    assert second["red"] != second["blue"]


def test_all_tiles_tokens_and_goblins_are_back_in_the_next_round() -> None:
    match = table(
        gunner(0),
        robot(lost="D", loose="E", taped="b3", tokens_lost=3),
        seats=4,
        fight_round=4,
        red=player(goblins=0),
    )
    act(match, "right > front")
    assert (standing(match, 1), standing(match, 2), goblins(match)) == ("", "", [2, 2, 2, 2])
    assert (robot_of(match, 2).lost, robot_of(match, 2).loose, robot_of(match, 2).tokens_lost) == ([], [], 0)
    assert (sees(match).supply, robot_of(match, 1).facing) == (15, "far")
    assert sum(player.held for player in sees(match).players) == 10


def test_another_blueprint_is_turned_up() -> None:
    assert sees(next_round(script=lots(0, 0, 0))).blocked != sees(table(seats=4)).blocked


def test_the_second_round_uses_the_twelve_tactics_cards_that_are_left() -> None:
    match = table(round_number=2, fight_round=4)
    assert match.true.state.tactics_used.count(0) == 0


def test_a_third_round_shuffles_all_tactics_cards_again() -> None:
    match = table(round_number=2, fight_round=4, options={"variant": "full"})
    act(match)
    assert sees(match).round_number == 3
    assert match.true.state.tactics_used.count(0) == 24


# ------------------------------------------------------------------------------------------------- the end


def test_after_two_rounds_the_highest_score_is_the_boss() -> None:
    match = table(round_number=2, fight_round=4, red=player(points=12), blue=player(points=11))
    told = act(match)
    assert told[-1] == events.GameEnded("boss")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("boss", ("red",))
    assert match.outcome.points == {"red": 12, "blue": 11}
    assert (sees(match).phase, sees(match).ending, match.deciders) == ("over", "boss", ())


def test_while_rounds_are_left_the_game_goes_on() -> None:
    match = table(fight_round=4, red=player(points=12))
    act(match)
    assert (match.outcome, sees(match).round_number) == (None, 2)


def test_a_tie_for_the_first_place_is_shared_and_the_nephew_takes_over() -> None:
    match = table(
        seats=4,
        round_number=2,
        fight_round=4,
        red=player(points=12),
        blue=player(points=12),
        green=player(points=3),
        yellow=player(points=1),
    )
    assert act(match)[-1] == events.GameEnded("nephew")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.winners) == ("nephew", ("red", "blue"))


def test_a_tie_behind_the_first_place_does_not_matter() -> None:
    match = table(seats=3, round_number=2, fight_round=4, options={"on_tie": "third-round"}, red=player(points=1))
    assert act(match)[-1] == events.GameEnded("boss")


def test_a_tie_may_be_played_off_in_a_third_round() -> None:
    match = table(round_number=2, fight_round=4, options={"on_tie": "third-round"})
    told = act(match)
    assert heard(told, events.ThirdRound) == [events.ThirdRound()]
    assert (sees(match).round_number, sees(match).rounds) == (3, 3)
    assert match.true.state.tactics_used.count(0) == 24


def test_after_three_rounds_a_tie_is_shared_in_any_case() -> None:
    match = table(round_number=3, fight_round=4, options={"on_tie": "third-round"})
    assert act(match)[-1] == events.GameEnded("nephew")


def test_in_a_third_round_made_by_a_tie_the_lone_player_draws_six() -> None:
    match = table(seats=3, round_number=2, fight_round=4, options={"on_tie": "third-round"})
    act(match)
    solo = sees(match).solo
    assert solo is not None
    assert len(own(match, solo).agendas or []) == 6


def test_the_full_version_has_three_rounds() -> None:
    match = table(round_number=2, fight_round=4, options={"variant": "full"}, red=player(points=5))
    act(match)
    assert (sees(match).round_number, sees(match).rounds) == (3, 3)
    assert sees(laid_out(4, variant="full")).rounds == 3


# -------------------------------------------------------------------------------------------------- party


def test_a_party_has_three_rounds_and_three_open_agendas_instead_of_hidden_ones() -> None:
    match = laid_out(4, lots(0, 0, 0, 0, 0, 0), variant="party")
    assert sees(match).rounds == 3
    assert sees(match).open_agendas == ["artist", "camouflager", "decoy"]
    assert heard(match.events(), events.AgendasOpened) == [events.AgendasOpened("artist, camouflager, decoy")]
    assert [own(match, seat).agendas for seat in match.seats] == [[], [], [], []]


def test_a_bet_that_is_turned_up_at_a_party_is_replaced() -> None:
    match = laid_out(4, lots(0, 0, 0, 20, 19, 18, 17), variant="party")
    assert sees(match).open_agendas == ["sharpshooter", "show-off", "stockpiler"]
    assert match.true.state.open_agendas[Agenda.BET] == 2


def test_at_a_party_nobody_chooses_agendas_and_the_fight_begins_when_the_robots_are_complete() -> None:
    built = robot(
        """
        . . . . .
        . . A . .
        . D # D .
        . . v . .
        . . . . .
        """,
        A=armor("N"),
    )
    match = table(built, phase="build", step=8, options={"variant": "party"})
    finish_step(match)
    assert (sees(match).phase, robot_of(match, 1).tokens) == ("controls", [["c2"]])


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


def test_open_agendas_that_were_scored_are_out_of_the_deck() -> None:
    match = table(
        seats=4,
        fight_round=4,
        open_agendas="artist guardian show-off",
        options={"variant": "party"},
        script=lots(0, 0, 0, 0, 0, 0),
    )
    act(match)
    assert sees(match).round_number == 2
    assert not {"artist", "guardian", "show-off"} & set(sees(match).open_agendas)
    assert len(sees(match).open_agendas) == 3


def test_a_party_of_three_has_a_lone_player_too() -> None:
    match = laid_out(3, lots(0, 0, 0), variant="party")
    assert sees(match).solo == "green"
    assert set(sees(match).open_agendas) <= {name_of(agenda) for agenda in Agenda} - {"bet"}


# ----------------------------------------------------------------------------------------- the whole round


def test_the_last_die_of_the_fight_decides_the_round() -> None:
    match = table(gunner(1), seats=4, fight_round=4, round_number=2, script=dice("2"))
    told = act(match, "right > front")
    assert heard(told, events.FightWon, events.WinScored, events.GameEnded) == [
        events.FightWon(1, "losses", 0, 1),
        events.WinScored("red", 6),
        events.WinScored("blue", 6),
        events.GameEnded("nephew"),
    ]
    assert not play(match)
