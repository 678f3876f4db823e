"""Rubble: where it falls, whom it stuns, and how it is cleaned up (NR-rubble, NR-stunned, NR-clean)."""

from goblins.games.nitro_run import events
from goblins.match import Match
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
    table,
    told,
    why_not,
)


def falling(*more: object, at: str = "b2 a0 c0", **others: object) -> Match:
    """Skab has just drafted rubble, which is spec 1."""
    match = table(spec("bend 2"), *more, at=at, script=peek("bend 2", "rubble"), **others)  # type: ignore[arg-type]
    play(match, "delegate 1 blue", "draft 1")
    return match


# ---------------------------------------------------------------------------------------------- where it falls


def test_the_player_picks_a_chasm_space_next_to_a_schemer() -> None:
    assert spaces_in(offers(falling())) == ["b1", "a3", "b3"]


def test_spaces_next_to_any_schemer_count() -> None:
    assert spaces_in(offers(falling(at="b2 b5 c0"))) == ["b1", "a3", "b3", "b4", "a5", "b6", "c6"]


def test_it_lies_there_from_then_on() -> None:
    match = falling()
    assert told(match, "drop b3") == [events.RubbleFell(1, "b3")]
    assert (space(match, "b3").rubble, places(match), sees(match).phase) == (1, ["rubble b3"], "act")


def test_crags_caves_ledges_and_half_spaces_are_safe() -> None:
    match = falling(at="b1 b2 c0")
    assert [why_not(match, f"drop {where}") for where in ("a2", "c2", "c3", "b0")] == ["no-chasm"] * 4


def test_blasted_crags_count_as_chasm() -> None:
    assert "drop a2" in offers(falling(at="b1 b2 c0", blasted="a2"))


def test_it_does_not_fall_far_from_everybody() -> None:
    assert why_not(falling(), "drop b5") == "not-next-to-schemer"


def test_it_does_not_fall_on_other_rubble() -> None:
    match = falling(spec("straight 3", "rubble b3"))
    assert spaces_in(offers(match)) == ["b1", "a3"]
    assert why_not(match, "drop b3") == "under-rubble"


def test_spaces_without_track_come_first() -> None:
    match = falling(spec("straight 2", "b1 n-s"))
    assert spaces_in(offers(match)) == ["a3", "b3"]
    assert why_not(match, "drop b1") == "bare-spaces-first"


def test_where_only_track_is_left_it_covers_track() -> None:
    match = falling(spec("straight 2", "b1 n-s"), spec("straight 2", "a3 n-s"), spec("straight 3", "b3 n-s"))
    assert spaces_in(offers(match)) == ["b1", "a3", "b3"]
    play(match, "drop b1")
    assert (space(match, "b1").section, space(match, "b1").rubble) == (2, 1)


def test_covered_track_leads_nowhere() -> None:
    match = falling(spec("straight 2", "b1 n-s"), spec("straight 2", "a3 n-s"), spec("straight 3", "b3 n-s"))
    play(match, "drop b1")
    assert [end.meets for end in space(match, "b1").ends] == ["nothing", "nothing"]


def test_a_single_space_needs_no_choosing() -> None:
    match = falling(spec("straight 3", "rubble a3"), spec("straight 4", "rubble b3"))
    assert (places(match)[0], sees(match).phase) == ("rubble b1", "act")


def test_with_nowhere_to_fall_it_leaves_the_game() -> None:
    match = table(spec("bend 2"), spec("straight 3", "rubble b1"), script=peek("bend 2", "rubble"))
    assert told(match, "delegate 1 blue", "draft 1")[-1] == events.RubbleMissed(1)
    assert places(match)[0] == "gone"


def test_several_fall_one_by_one() -> None:
    match = table(
        spec("bend 2"),
        spec("straight 4"),
        at="b2 a0 c0",
        day=3,
        script=[*peek("bend 2", "rubble"), *peek("straight 4", "rubble")],
    )
    play(match, "demolish c5")
    assert match.question("red").startswith("Rubble, 2 times! Where does spec 1 come down?")
    play(match, "drop b1")
    assert match.question("red").startswith("Rubble! Where does spec 2 come down?")
    assert spaces_in(offers(match)) == ["a3", "b3"]
    play(match, "drop b3")
    assert places(match) == ["rubble b1", "rubble b3"]


def test_rubble_comes_before_anything_else() -> None:
    match = falling()
    assert [why_not(match, move) for move in ("plan", "rest", "scheme twich")] == ["rubble-first"] * 3


def test_without_rubble_nothing_is_dropped() -> None:
    assert why_not(table(), "drop b1") == "no-rubble"


# ------------------------------------------------------------------------------------------------ whom it stuns


def test_a_schemer_under_it_loses_the_actions_left_today() -> None:
    match = falling(at="b2 b3 c0")
    assert told(match, "drop b3") == [events.RubbleFell(1, "b3"), events.Stunned("twich")]
    assert (schemer(match, "twich").actions, schemer(match, "twich").stunned) == (0, True)
    assert sees(match).active == "skab"


def test_a_stunned_schemer_does_nothing_more_today() -> None:
    match = table(active="", at="b2 b3 c0", actions=(2, 0, 2), stunned="twich")
    assert str(match.why_not("red", "scheme twich")).startswith("Twich was hit by rubble and sits out the day.")


def test_whoever_drafted_it_may_be_hit() -> None:
    match = falling(at="b2 b1 c0")
    play(match, "drop b2")
    assert (schemer(match, "skab").actions, sees(match).active) == (0, None)


def test_if_nobody_has_actions_left_the_day_ends() -> None:
    match = falling(at="b2 b1 c0", actions=(2, 0, 0))
    assert events.DayEnded(1, 1, 0) in told(match, "drop b2")
    assert (sees(match).week.day, schemer(match, "skab").actions, schemer(match, "skab").stunned) == (2, 2, False)


# --------------------------------------------------------------------------------------------- how it is cleaned


def test_whoever_is_on_rubble_from_morning_to_night_cleans_it_up() -> None:
    match = table(spec("straight 3", "rubble b2"), at="b2 b0 c0")
    assert told(match, "end-day")[1] == events.Cleaned("skab", "b2")
    assert (space(match, "b2").rubble, places(match)) == (None, ["gone"])


def test_it_does_not_matter_where_it_was_in_between() -> None:
    match = table(spec("straight 3", "rubble b2"), at="b2 b0 c0")
    play(match, "move b3", "move b2", "scheme twich", "end-day")
    assert space(match, "b2").rubble is None


def test_who_came_during_the_day_has_not_cleaned_it_up() -> None:
    match = table(spec("straight 3", "rubble b2"), at="b1 b0 c0")
    play(match, "move b2", "end-day")
    assert space(match, "b2").rubble == 1


def test_who_left_has_not_cleaned_it_up() -> None:
    match = table(spec("straight 3", "rubble b2"), at="b2 b0 c0")
    play(match, "move b3", "end-day")
    assert space(match, "b2").rubble == 1


def test_another_night_on_it_cleans_it_up() -> None:
    match = table(spec("straight 3", "rubble b2"), at="b1 b0 c0")
    play(match, "move b2", "end-day", "scheme twich", "end-day")
    assert space(match, "b2").rubble is None


def test_it_must_be_the_same_rubble_and_the_same_schemer() -> None:
    match = table(spec("straight 3", "rubble b2"), at="b2 b1 c0")
    play(match, "move b3", "rest", "scheme twich", "move b2", "end-day")
    assert space(match, "b2").rubble == 1


def test_a_setting_lets_whoever_is_there_at_night_clean_it_up() -> None:
    match = table(spec("straight 3", "rubble b2"), at="b1 b0 c0", clean="day-end")
    assert happened(told(match, "move b2", "end-day"), events.Cleaned)


def test_whoever_rubble_fell_on_today_has_not_been_on_it_since_the_morning() -> None:
    match = falling(at="b2 b1 c0", actions=(2, 0, 0))
    play(match, "drop b2")
    assert space(match, "b2").rubble == 1


def test_track_below_cleaned_rubble_is_back() -> None:
    match = table(spec("straight 2", "b2 n-s"), spec("straight 3", "rubble b2"), at="b2 b0 c0")
    play(match, "end-day")
    assert (space(match, "b2").section, [end.meets for end in space(match, "b2").ends]) == (1, ["open", "open"])
