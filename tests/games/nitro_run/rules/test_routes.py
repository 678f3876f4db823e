"""Ways that could still be laid (NR-continuous)."""

from tests.games.nitro_run.table import sees, spec, table, way


def test_the_planner_counts_the_sections_that_are_missing() -> None:
    planner = sees(table()).planner
    assert planner is not None
    assert planner.missing == 5
    laid = sees(table(spec("straight 2", "b1 n-s"), spec("straight 2", "b2 n-s"), spec("bend 2", "c6 s-nw"))).planner
    assert laid is not None
    assert laid.missing == 2


def test_it_shows_how_they_would_lie_through_tunnels_too() -> None:
    sections = [spec("straight 2", "b1 n-s"), spec("straight 2", "b2 n-s"), spec("bend 2", "c6 s-nw")]
    planner = sees(table(*sections)).planner
    assert planner is not None
    assert [(step.space, step.join, step.laid) for step in planner.ways[0]] == [
        ("b1", "n-s", True),
        ("b2", "n-s", True),
        ("b3", "n-se", False),
        ("b5", "se-sw", False),
        ("c6", "s-nw", True),
    ]


def test_where_rubble_blocks_every_way_nothing_is_planned() -> None:
    planner = sees(table(spec("straight 3", "rubble b1"))).planner
    assert planner is not None
    assert (planner.missing, planner.ways) == (None, [])


def test_on_the_run_there_is_nothing_to_plan() -> None:
    assert sees(way()).planner is None
