"""Positions that cannot be are refused when they are loaded."""

from typing import Any

import pytest

from goblins import BadInput
from goblins.games.goblins_inc import GAME
from goblins.kernel.position import read_position
from tests.games.goblins_inc.table import laid_out


def edited(path: str, value: object) -> dict[str, Any]:
    document = laid_out(4, standard=True).position()
    del document["checksum"]
    document["components"] = {"name": "standard"}
    here: Any = document["state"]
    *way, last = path.split("/")
    for step in way:
        here = here[int(step) if step.isdigit() else step]
    here[last] = value
    return document


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("blueprint", 99),
        ("starter", 9),
        ("solo", 9),
        ("pilot", [9, 9]),
        ("team_card", 7),
        ("shown", [99, 99, 99]),
        ("build_step", 77),
        ("fight_round", 9),
        ("robots/0/facing", 7),
        ("robots/0/card", 99),
        ("robots/0/dice_rolled", 9),
        ("robots/0/strikes", 9),
        ("robots/0/rolled", [9, 9]),
        ("players/0/pick", 9),
        ("players/0/given", [99, 99]),
        ("players/0/points", -5),
        ("players/0/fate", [9]),
        ("attack/team", 5),
    ],
)
def test_a_position_that_cannot_be_is_refused(path: str, value: object) -> None:
    document = edited(path, value)
    with pytest.raises(BadInput):
        read_position(document, "a position", lambda name: GAME)
