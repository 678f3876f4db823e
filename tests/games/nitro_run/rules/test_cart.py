"""The minecart and what it is loaded with (NR-cart)."""

import pytest

from tests.games.nitro_run.table import cart, sees, way, wheels


def test_the_cart_starts_with_stability_five_and_speed_one() -> None:
    assert wheels(way()) == (5, 1)


@pytest.mark.parametrize(("brewed", "loaded"), [(1, "h"), (3, "hhh"), (6, "hhhhhh"), (7, "hhhhhh")])
def test_it_takes_up_to_six_happy_nitro(brewed: int, loaded: str) -> None:
    assert cart(way(nitro=brewed)) == loaded


@pytest.mark.parametrize(("brewed", "passengers"), [(6, [5, 6]), (4, [3, 4]), (2, [1, 2]), (1, [1])])
def test_the_two_highest_ride_with_the_passengers(brewed: int, passengers: list[int]) -> None:
    run = sees(way(nitro=brewed)).run
    assert run is not None
    assert [bottle.nitro for bottle in run.cart if bottle.passenger] == passengers


def test_a_seventh_stays_behind_without_being_lost() -> None:
    match = way(nitro=7)
    assert len(cart(match)) == 6
