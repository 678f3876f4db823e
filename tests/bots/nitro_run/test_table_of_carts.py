"""The table of carts grows with the track; it never drops a cart in silence."""

import pytest

import goblins
from goblins.bots.nitro_run.overseer import ride
from goblins.bots.nitro_run.overseer.ride import Known, grown, nothing_known, room_for, worth_at


@pytest.mark.parametrize(
    ("seed", "chasm", "points", "arrival"),
    [("cap 214", "yawning", 14.6458, 98), ("cap 600", "toothed", 14.2049, 98)],
)
def test_a_track_with_more_carts_than_a_table_holds_at_first_is_solved(
    seed: str, chasm: str, points: float, arrival: int
) -> None:
    match = goblins.new("nitro-run", 1, seed=seed, options={"start": "ride", "chasm": chasm})
    [hint] = match.advise("red").hints
    assert hint.value == pytest.approx(points, abs=1e-4)
    assert hint.reasons[1].arguments == {"percent": arrival}


def test_a_table_that_grows_again_and_again_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = goblins.new("nitro-run", 1, seed="x3", options={"start": "ride", "chasm": "yawning"})
    at_once = match.advise("red").hints[0].value
    monkeypatch.setattr(ride, "FIRST_ROOM", 64)
    monkeypatch.setattr(ride, "AFTER_ONE", 60)
    assert match.advise("red").hints[0].value == at_once


def test_a_larger_table_finds_every_cart_where_it_was() -> None:
    known = nothing_known()
    carts = [17 * number for number in range(500)]
    for cart in carts:
        worth_at(known, 3, cart)
    larger = grown(known)
    assert noted(larger) == noted(known)
    for cart in carts:
        worth_at(larger, 3, cart)
    assert noted(larger) == noted(known)


def test_a_full_table_says_so() -> None:
    known = room_for(2)
    worth_at(known, 0, 1)
    worth_at(known, 0, 2)
    with pytest.raises(OverflowError, match="full"):
        worth_at(known, 0, 3)


def noted(known: Known) -> list[int]:
    carts: list[int] = known.cart[: known.size[0]].tolist()
    return carts
