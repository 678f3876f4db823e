"""What a seat may see, and what follows from it."""

from tests.games.nitro_run.table import MIDDLE, cart, rides, sees, spec, table, way


def test_a_spectator_sees_all_but_what_was_peeked_at() -> None:
    match = table(spec("bend 2", "draft", "-1/+1"), spec("straight 2", face="calm"))
    mine, theirs = sees(match), sees(match, None)
    assert theirs.seat is None
    assert [one.face is None for one in mine.specs] == [False, False]
    assert [one.face is None for one in theirs.specs] == [True, False]


def test_rubble_and_blanks_are_seen_by_everybody() -> None:
    match = table(spec("straight 3", "rubble b3"), spec("bend 3", "gone", "blank"))
    assert [one.face and one.face.kind for one in sees(match, None).specs] == ["rubble", "blank"]


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
