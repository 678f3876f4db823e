"""Specs and what is behind them (NR-hexes, NR-peek)."""

from tests.games.nitro_run.table import (
    peek,
    play,
    sees,
    spec,
    spec_of,
    table,
)


def test_what_was_seen_stays_shown() -> None:
    match = table(spec("bend 2"), script=peek("bend 2", "-1/+1"))
    play(match, "delegate 1 blue", "draft 1", "delegate 2 yellow", "scheme twich", "delegate 3 yellow", "gather")
    face = spec_of(match, 1).face
    assert face is not None
    assert face.stability == -1


def test_specs_that_look_alike_hide_what_is_left_of_their_look() -> None:
    odds = spec_of(table(spec("bend 3"), spec("bend 3", "gather", face="calm")), 1).odds
    assert odds is not None
    assert (odds.track, odds.blank, odds.rubble) == (2, 1, 0)


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
