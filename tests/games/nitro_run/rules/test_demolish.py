"""Blowing things up (NR-demolish)."""

import goblins
from goblins.games.nitro_run import events
from tests.games.nitro_run.table import (
    happened,
    offers,
    peek,
    places,
    play,
    schemer,
    sees,
    space,
    spaces_in,
    spec,
    spec_of,
    table,
    told,
    why_not,
)

NEARLY_THERE = ("b1 n-s", "b2 n-s", "b3 n-s", "b4 n-s", "b5 n-se", "c6 s-nw")
LOOKS = ("straight 2", "straight 2", "straight 2", "straight 3", "bend 2", "bend 2")


def test_any_crag_can_be_blown_up_from_anywhere() -> None:
    match = table(day=2)
    assert spaces_in(offers(match, "demolish")) == ["c1", "a2", "c5"]
    assert told(match, "demolish c5") == [events.Demolished("skab", "c5", "crag")]
    assert space(match, "c5").terrain == "blasted"


def test_it_costs_an_action_and_a_happy_nitro_for_good() -> None:
    match = table(day=3)
    play(match, "demolish c5")
    assert schemer(match, "skab").actions == 1
    assert sees(match).week.tokens == ["blown", "happy", *["brewing"] * 5]


def test_on_the_first_day_there_is_no_happy_nitro() -> None:
    match = table()
    assert offers(match, "demolish") == []
    assert str(match.why_not("red", "demolish c5")).startswith("There is no happy bottle to blow anything up with.")


def test_nitro_can_be_used_up() -> None:
    match = table(day=2)
    play(match, "demolish c5")
    assert why_not(match, "demolish c1") == "no-happy-nitro"


def test_a_blasted_crag_can_be_built_on() -> None:
    match = table(spec("straight 2", "build"), day=2, at="b1 b0 c0")
    assert why_not(match, "build 1 c1 n-s") == "no-chasm"
    play(match, "demolish c1")
    assert match.why_not("red", "build 1 c1 n-s") is None


def test_rubble_can_be_blown_up() -> None:
    match = table(spec("straight 3", "rubble b4"), day=2)
    assert told(match, "demolish b4") == [events.Demolished("skab", "b4", "rubble")]
    assert (space(match, "b4").rubble, places(match)) == (None, ["gone"])


def test_track_can_be_blown_up() -> None:
    match = table(spec("straight 2", "b4 n-s"), day=2)
    assert told(match, "demolish b4") == [events.Demolished("skab", "b4", "track")]
    assert (space(match, "b4").section, places(match)) == (None, ["gone"])


def test_of_rubble_on_track_only_the_rubble_goes() -> None:
    match = table(spec("straight 2", "b4 n-s"), spec("straight 3", "rubble b4"), day=2)
    play(match, "demolish b4")
    assert places(match) == ["track b4", "gone"]


def test_goblins_are_unhurt() -> None:
    match = table(spec("straight 3", "rubble b2"), at="b2 b0 c0", day=2)
    play(match, "demolish b2")
    assert (schemer(match, "skab").space, schemer(match, "skab").actions) == ("b2", 1)


def test_caves_ledges_and_bare_chasm_are_no_obstructions() -> None:
    match = table(day=2)
    assert [why_not(match, f"demolish {where}") for where in ("a1", "c3", "b3", "a0")] == ["no-obstruction"] * 4


# --------------------------------------------------------------------------------------------------- the pool


def test_then_every_spec_of_the_pool_is_turned() -> None:
    match = table(
        spec("bend 2"),
        spec("straight 2"),
        spec("bend 3"),
        day=2,
        at="b2 a0 c0",
        script=[*peek("bend 2", "rubble"), *peek("straight 2", "+1/+2"), *peek("bend 3", "blank")],
    )
    assert told(match, "demolish c5") == [
        events.Demolished("skab", "c5", "crag"),
        events.RubbleFound(1),
        events.TrackTurned(2, 1, 2),
        events.BlankFound(3),
    ]
    assert (places(match), sees(match).phase) == (["falling", "pool", "gone"], "rubble")


def test_tracks_that_stay_are_known_to_everybody() -> None:
    match = table(spec("straight 2"), day=2, script=peek("straight 2", "+1/+2"))
    play(match, "demolish c5")
    face = spec_of(match, 1, None).face
    assert face is not None
    assert (face.kind, face.stability, face.speed) == ("track", 1, 2)


def test_specs_in_production_are_not_turned() -> None:
    match = table(spec("straight 2", "draft", "+1/+2"), day=2)
    assert not happened(told(match, "demolish c5"), events.TrackTurned)
    assert spec_of(match, 1, None).face is None


def test_tracks_that_were_turned_are_not_turned_again() -> None:
    match = table(spec("straight 2", face="+1/+2"), day=3)
    assert told(match, "demolish c5", "demolish c1") == [
        events.Demolished("skab", "c5", "crag"),
        events.Demolished("skab", "c1", "crag"),
    ]


def test_if_the_bang_makes_a_way_the_run_begins_before_the_pool_is_turned() -> None:
    sections = [spec(look, where) for look, where in zip(LOOKS, NEARLY_THERE, strict=True)]
    match = table(*sections, spec("straight 3", "rubble b3"), spec("bend 3"), day=4)
    heard = told(match, "demolish b3")
    assert events.RunBegan(2) in heard
    assert places(match)[-1] == "pool"


def test_without_happy_nitro_the_run_explodes_before_it_begins() -> None:
    sections = [spec(look, where) for look, where in zip(LOOKS, NEARLY_THERE, strict=True)]
    match = table(*sections, spec("straight 3", "rubble b3"), day=2)
    play(match, "demolish b3")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.points, match.outcome.winners) == ("no-nitro", {"red": 0}, ())
    assert goblins.load(match.position()).outcome == match.outcome
