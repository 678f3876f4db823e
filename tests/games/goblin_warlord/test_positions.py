"""Positions written by hand: what is left out is harmless, what cannot be is refused."""

from typing import Any

import pytest

import goblins
from goblins.kernel.errors import BadInput


def position() -> dict[str, Any]:
    match = goblins.new("goblin-warlord", seats=2, seed=1)
    match.play(match.deciders[0], "recruit 1")
    document = match.position()
    del document["checksum"]
    return document


def test_what_is_left_out_is_neither_a_die_nor_a_winner_nor_a_building_site() -> None:
    document = position()
    for field in ("invasion", "upgrading", "ended"):
        del document["state"][field]
    view = goblins.load(document).view()
    assert (view.invasion, view.upgrading, view.winner, view.ending) == (None, None, None, None)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("invasion", {"dice": [1, 2, 0]}),
        ("invasion", {"dice": [9, 2, 1]}),
        ("homeless", 3),
        ("debt", 4),
        ("upgrading", 1),
        ("ended", "warlord"),
        ("phase", "banner-die"),
        ("phase", "over"),
        ("turn", -5),
        ("active", 9),
        ("know_wots_used", 7),
    ],
)
def test_a_position_that_cannot_be_is_refused(field: str, value: object) -> None:
    document = position()
    document["state"][field] = value
    with pytest.raises(BadInput, match="This position cannot be"):
        goblins.load(document)


def test_an_option_that_cannot_be_chosen_is_refused() -> None:
    document = position()
    document["state"]["options"]["turn_limit"] = -3
    with pytest.raises(BadInput, match="The option “turn_limit” cannot be “-3”"):
        goblins.load(document)


def test_the_options_of_a_position_are_those_it_plays_by() -> None:
    document = position()
    document["state"]["options"]["forts"] = "built"
    assert goblins.load(document).options["forts"] == "built"


@pytest.mark.parametrize("hand", [{"none": 3}, {"crown": []}, [1, 2, 3]])
def test_a_hand_that_cannot_be_read_is_refused(hand: object) -> None:
    document = position()
    document["state"]["players"][0]["hand"] = hand
    with pytest.raises(BadInput):
        goblins.load(document)
