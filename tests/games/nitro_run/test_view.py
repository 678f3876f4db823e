"""What a seat may see, and what follows from it."""

from tests.games.nitro_run.table import MIDDLE, cart, play, rides, sees, spec, spec_of, table, way


def test_a_spectator_sees_all_but_what_was_peeked_at() -> None:
    match = table(spec("bend 2", "draft", "-1/+1"), spec("straight 2", face="calm"))
    mine, theirs = sees(match), sees(match, None)
    assert theirs.seat is None
    assert [one.face is None for one in mine.specs] == [False, False]
    assert [one.face is None for one in theirs.specs] == [True, False]


def test_rubble_and_blanks_are_seen_by_everybody() -> None:
    match = table(spec("straight 3", "rubble b3"), spec("bend 3", "gone", "blank"))
    assert [one.face and one.face.kind for one in sees(match, None).specs] == ["rubble", "blank"]


def test_the_box_says_what_could_be_behind_a_spec_side() -> None:
    box = {(look.shape, look.top): look for look in sees(table()).box}
    assert len(box) == 6
    assert (box["bend", 3].tracks, box["bend", 3].blank, box["bend", 3].rubble) == ([(0, 0), (-1, 0), (-1, -1)], 1, 0)


def test_odds_are_counted_from_what_the_onlooker_has_not_seen() -> None:
    match = table(spec("bend 3"), spec("bend 3", "draft", "calm"), spec("bend 3", "gone", "blank"))
    for seat in ("red", None):
        odds = spec_of(match, 1, seat).odds
        assert odds is not None
        assert (odds.track, odds.blank, odds.rubble) == (2, 0, 0)


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


def test_days_say_how_long_a_spec_still_gathers() -> None:
    match = table(spec("straight 4", "gather", value=2), spec("bend 3", "gather", value=3), spec("bend 2", "draft"))
    assert [one.days for one in sees(match).specs] == [2, 0, None]


def test_the_run_is_shown_section_by_section() -> None:
    match = rides(way("calm", "+1/+2"), 2)
    run = sees(match).run
    assert run is not None
    assert [(one.space, one.ridden) for one in run.way] == [
        (place.split()[0], i < 2) for i, place in enumerate(MIDDLE)
    ]
    assert (run.ridden, cart(match), run.points) == (2, "hhhhhh", 18)


def test_sealed_things_of_the_week_are_counted_from_the_first() -> None:
    match = table(day=9, blown=1)
    assert sees(match).week.tokens == ["sour", "sour", "blown", *["happy"] * 4]


def test_when_it_is_over_nobody_decides() -> None:
    match = table(day=13)
    play(match, "end-day")
    assert (sees(match).phase, sees(match).deciders, sees(match).ending) == ("over", [], "overdue")
