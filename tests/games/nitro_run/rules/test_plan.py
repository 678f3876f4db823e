"""Planning: two specs from the stack (NR-stack)."""

from goblins.games.nitro_run import events
from tests.games.nitro_run.table import offers, places, plans, schemer, sees, spec, spec_of, table, told, why_not

EVERYTHING = [
    *["straight 2"] * 4,
    *["straight 3"] * 3,
    *["straight 4"] * 3,
    *["bend 2"] * 4,
    *["bend 3"] * 4,
    *["hairpin 3"] * 3,
]


def test_planning_draws_two_specs_into_the_pool() -> None:
    match = table(script=plans("bend 3", "straight 4"))
    assert told(match, "plan") == [
        events.Planned("skab", 2),
        events.SpecDrawn(1, "bend", 3),
        events.SpecDrawn(2, "straight", 4),
    ]
    assert (places(match), sees(match).stack) == (["pool", "pool"], 19)


def test_nobody_looks_at_the_other_side() -> None:
    match = table(script=plans("bend 3", "straight 4"))
    told(match, "plan")
    assert [spec_of(match, number).face for number in (1, 2)] == [None, None]


def test_planning_costs_an_action() -> None:
    match = table()
    told(match, "plan")
    assert schemer(match, "skab").actions == 1


def test_planning_works_from_anywhere() -> None:
    match = table(at="b6 b0 c0")
    assert "plan" in offers(match)


def test_the_last_spec_is_drawn_alone() -> None:
    match = table(*[spec(look) for look in EVERYTHING[:-1]])
    assert told(match, "plan")[0] == events.Planned("skab", 1)
    assert sees(match).stack == 0


def test_an_empty_stack_refuses_it() -> None:
    match = table(*[spec(look) for look in EVERYTHING])
    assert why_not(match, "plan") == "stack-empty"
    assert "plan" not in offers(match)


def test_the_pool_holds_any_number_of_specs() -> None:
    match = table()
    told(match, "plan", "plan", "scheme twich", "plan", "plan")
    assert len(sees(match).specs) == 8
