"""How far schemers have to go (NR-move)."""

from tests.games.nitro_run.table import schemer, table


def test_the_view_says_how_far_each_schemer_can_still_go() -> None:
    match = table(at="a1 b0 c0", actions=(2, 0, 1))
    assert schemer(match, "skab").reach == {"a0": 1, "b1": 1, "b2": 2, "c2": 1, "c3": 2}
    assert schemer(match, "twich").reach == {}
    assert list(schemer(match, "nettle").reach) == []


def test_nobody_gets_past_a_crag_until_it_is_blown_up() -> None:
    assert schemer(table(at="c0 b0 a0"), "skab").reach == {}
    assert schemer(table(at="c0 b0 a0", blasted="c1"), "skab").reach == {"c1": 1, "b1": 2, "c2": 2}
