"""Rounds: from setting up to the end of the game (GI-final-tie, GI-full, GI-party, GI-editions)."""

import pytest

from goblins.games.goblins_inc import events
from goblins.kernel.errors import BadInput
from tests.games.goblins_inc.table import (
    act,
    armor,
    dice,
    finish_step,
    goblins,
    gunner,
    heard,
    laid_out,
    lots,
    play,
    player,
    robot,
    robot_of,
    sees,
    table,
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


def test_everybody_has_two_goblins_in_the_cockpit() -> None:
    assert goblins(laid_out(4)) == [2, 2, 2, 2]


@pytest.mark.parametrize(("edition", "tokens", "blueprints"), [("en", 15, 8), ("fr", 16, 7), ("ru", 15, 8)])
def test_the_editions_differ_in_tokens_and_blueprints(edition: str, tokens: int, blueprints: int) -> None:
    match = laid_out(2, lots(0, blueprints - 1), edition=edition)
    assert sees(match).supply == tokens
    with pytest.raises(BadInput, match="script"):
        laid_out(2, lots(0, blueprints), edition=edition)


def test_the_same_seed_lays_the_same_table() -> None:
    assert laid_out(3).position() == laid_out(3).position()


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


def test_the_full_version_has_three_rounds() -> None:
    match = table(round_number=2, fight_round=4, options={"variant": "full"}, red=player(points=5))
    act(match)
    assert (sees(match).round_number, sees(match).rounds) == (3, 3)
    assert sees(laid_out(4, variant="full")).rounds == 3


# -------------------------------------------------------------------------------------------------- party


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
