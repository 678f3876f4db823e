"""Teaming up: team cards, who starts and pilots, the blueprint, what everybody draws (GI-teams, GI-start,
GI-blueprints, GI-agendas, GI-solo-seat, GI-party)."""

from typing import Any

import pytest

from goblins.games.goblins_inc import events
from goblins.games.goblins_inc.terms import Agenda
from goblins.kernel.names import name_of
from goblins.match import Match
from tests.games.goblins_inc.table import (
    act,
    goblins,
    gunner,
    heard,
    laid_out,
    lots,
    own,
    player,
    player_of,
    robot,
    robot_of,
    sees,
    standing,
    table,
)


def crews(match: Match) -> list[str]:
    """Pilot and tactician of either team."""
    return [f"{robot.pilot} {robot.tactician}" for robot in sees(match).robots]


@pytest.mark.parametrize(
    ("card", "teams"),
    [(0, {"red blue", "green yellow"}), (1, {"red green", "blue yellow"}), (2, {"red yellow", "blue green"})],
)
def test_the_team_cards_are_the_three_pairings_of_four_colours(card: int, teams: set[str]) -> None:
    seated = sees(laid_out(4, lots(card, 0, 0))).players
    found = {" ".join(player.seat for player in seated if player.team == team) for team in (1, 2)}
    assert found == teams


@pytest.mark.parametrize(("card", "solo"), [(0, "green"), (1, "blue"), (2, "red")])
def test_with_three_seats_whoever_is_paired_with_the_absent_colour_is_alone(card: int, solo: str) -> None:
    match = laid_out(3, lots(card, 0, 0))
    view = sees(match)
    alone = next(player.team for player in view.players if player.seat == solo)
    assert view.solo == solo
    assert [player.seat for player in view.players if player.team == alone] == [solo]
    assert events.SoloSeat(solo) in match.events()


def test_in_a_duel_there_is_no_team_card_and_nobody_is_the_solo_seat() -> None:
    match = laid_out(2, lots(0, 0))
    assert [player.team for player in sees(match).players] == [1, 2]
    assert sees(match).solo is None


@pytest.mark.parametrize(
    ("card", "starter", "planners"),
    [
        (0, 0, ["red", "yellow"]),
        (0, 1, ["blue", "green"]),
        (0, 2, ["blue", "green"]),
        (0, 3, ["red", "yellow"]),
        (1, 0, ["red", "blue"]),
        (1, 3, ["green", "yellow"]),
        (2, 0, ["red", "green"]),
        (2, 1, ["blue", "yellow"]),
    ],
)
def test_the_starting_player_and_the_one_opposite_begin_to_plan(card: int, starter: int, planners: list[str]) -> None:
    match = laid_out(4, lots(card, starter, 0))
    assert (sees(match).starter, sees(match).deciders) == (["red", "blue", "green", "yellow"][starter], planners)


def test_whoever_begins_to_build_is_the_first_pilot_and_the_partner_the_tactician() -> None:
    assert crews(laid_out(4, lots(0, 1, 0))) == ["blue red", "green yellow"]


def test_with_three_seats_the_starting_player_pilots_first_and_the_lone_player_does_both() -> None:
    assert crews(laid_out(3, lots(0, 1, 0))) == ["blue red", "green green"]


def test_in_a_duel_everybody_has_both_jobs_in_the_fight() -> None:
    assert crews(laid_out(2, lots(0, 0))) == ["red red", "blue blue"]


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


@pytest.mark.parametrize("number", range(8))
def test_the_blueprint_is_drawn_and_blocks_four_squares_for_both_teams(number: int) -> None:
    match = laid_out(2, lots(0, number))
    blocked = sees(match).blocked
    assert len(blocked) == 4
    assert heard(match.events(), events.BlueprintShown)[0].fields().keys() == {"a", "b", "c", "d"}


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


def test_in_a_third_round_made_by_a_tie_the_lone_player_draws_six() -> None:
    match = table(seats=3, round_number=2, fight_round=4, options={"on_tie": "third-round"})
    act(match)
    solo = sees(match).solo
    assert solo is not None
    assert len(own(match, solo).agendas or []) == 6


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


@pytest.mark.parametrize(
    ("seats", "card", "cards"),
    [(2, 0, [7, 7]), (4, 0, [7, 7, 7, 7]), (3, 0, [7, 7, 6]), (3, 1, [7, 6, 7]), (3, 2, [6, 7, 7])],
)
def test_everybody_draws_seven_but_a_lone_player_among_three_six(seats: int, card: int, cards: list[int]) -> None:
    match = laid_out(seats, lots(card, 0, 0))
    assert [len(own(match, seat).agendas or []) for seat in match.seats] == cards
    assert heard(match.events(), events.AgendasDealt) == [events.AgendasDealt(7, min(cards) % 7)]


def test_where_three_rounds_are_agreed_on_the_lone_player_draws_seven_too() -> None:
    match = laid_out(3, lots(0, 0, 0), variant="full")
    assert [len(own(match, seat).agendas or []) for seat in match.seats] == [7, 7, 7]


def test_drawn_agendas_are_secret_even_from_the_partner() -> None:
    match = laid_out(4, lots(0, 0, 0))
    assert heard(match.events("red"), events.DrewAgendas) == [
        events.DrewAgendas("red", ", ".join(own(match, "red").agendas or []))
    ]
    assert {event.fields()["seat"] for event in heard(match.events("blue"), events.DrewAgendas)} == {"blue"}
    assert player_of(match, "red", "blue").agendas is None
