"""Points and verdicts (NR-score)."""

import pytest

from goblins.games.nitro_run.rules.score import LEAST_POINTS, MOST_POINTS, verdict
from goblins.games.nitro_run.terms import Ending
from goblins.match import Match
from tests.games.nitro_run.table import play, rides, sees, way


def arriving(nitro: str) -> Match:
    """A cart with this nitro that has come to the last section."""
    match = rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0", nitro=len(nitro)), 6)
    for i, sign in enumerate(nitro):
        match.true.state.run.nitro[i] = {"h": 1, "a": 2, "-": 3}[sign]
    return match


@pytest.mark.parametrize(
    ("nitro", "points", "ending"),
    [
        ("hhhhhh", 18, "perfect"),
        ("ahhhhh", 17, "promoted"),
        ("aaahhh", 15, "promoted"),
        ("hhhhh-", 15, "promoted"),
        ("aaaahh", 14, "back-to-work"),
        ("aaaaah", 13, "back-to-work"),
        ("hhhh--", 12, "back-to-work"),
        ("aaah--", 9, "beaten"),
        ("hhh", 12, "back-to-work"),
        ("h", 8, "beaten"),
    ],
)
def test_goblins_count_one_happy_nitro_two_and_angry_nitro_one(nitro: str, points: int, ending: str) -> None:
    match = arriving(nitro)
    play(match, "ride")
    assert match.outcome is not None
    assert (match.outcome.points, match.outcome.ending, match.outcome.winners) == ({"red": points}, ending, ("red",))


@pytest.mark.parametrize(
    ("ending", "points"),
    [
        (Ending.PERFECT, [18]),
        (Ending.PROMOTED, [15, 16, 17]),
        (Ending.BACK_TO_WORK, [11, 12, 13, 14]),
        (Ending.BEATEN, [5, 6, 7, 8, 9, 10]),
        (Ending.CREW_CRUSHED, [3, 4]),
        (Ending.EXPLODED, [0, 1, 2]),
    ],
)
def test_the_six_verdicts(ending: Ending, points: list[int]) -> None:
    assert {verdict(one) for one in points} == {ending}


def test_who_arrives_has_between_six_and_eighteen_points() -> None:
    assert (LEAST_POINTS, MOST_POINTS) == (6, 18)


def test_the_view_counts_as_the_cart_rolls() -> None:
    run = sees(arriving("aahhh-")).run
    assert run is not None
    assert (run.goblins, run.points) == (5, 13)
