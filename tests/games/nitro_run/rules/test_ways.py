"""Does the track lead through? (NR-continuous, NR-entrance)"""

import pytest

from goblins.games.nitro_run import events
from goblins.match import Match
from tests.games.nitro_run.table import (
    MIDDLE,
    offers,
    play,
    sees,
    space,
    spec,
    table,
    told,
    why_not,
)

STRAIGHTS = ["straight 2", "straight 2", "straight 2", "straight 3", "straight 3", "straight 4"]


def laid(*places: str, **more: object) -> Match:
    """Sections at these places, of looks that the set has enough of."""
    looks = {"straight": list(STRAIGHTS), "bend": ["bend 2"] * 3 + ["bend 3"] * 3, "hairpin": ["hairpin 3"] * 2}
    specs = []
    for place in places:
        a, b = (["n", "ne", "se", "s", "sw", "nw"].index(side) for side in place.split()[1].split("-"))
        shape = {1: "hairpin", 2: "bend", 3: "straight"}[min((a - b) % 6, (b - a) % 6)]
        specs.append(spec(looks[shape].pop(0), place))
    return table(*specs, **{"day": 3, **more})  # type: ignore[arg-type]


def way_of(match: Match) -> list[str]:
    run = sees(match).run
    assert run is not None
    return [section.space for section in run.way]


# ------------------------------------------------------------------------------------------- meeting end to end


def test_a_chain_from_entrance_to_exit_is_a_way() -> None:
    match = laid(*MIDDLE)
    assert (sees(match).phase, way_of(match)) == ("ride", ["b1", "b2", "b3", "b4", "b5", "c6"])


@pytest.mark.parametrize("missing", range(6))
def test_with_a_gap_it_is_none(missing: int) -> None:
    places = [place for i, place in enumerate(MIDDLE) if i != missing]
    assert sees(laid(*places)).phase == "act"


def test_ends_must_meet() -> None:
    assert sees(laid("b1 n-s", "b2 n-s", "b3 n-s", "b4 ne-sw", "b5 n-se", "c6 s-nw")).phase == "act"


def test_the_way_begins_at_the_upper_edge_of_the_entrance() -> None:
    assert sees(laid("b1 nw-ne", "b2 n-s", "b3 n-s", "b4 n-s", "b5 n-se", "c6 s-nw")).phase == "act"


def test_the_way_ends_at_the_lower_edge_of_the_exit() -> None:
    assert sees(laid("b1 n-s", "b2 n-s", "b3 n-s", "b4 n-s", "b5 n-se", "c6 se-nw")).phase == "act"


def test_covered_sections_are_no_part_of_a_way() -> None:
    looks = ["straight 2", "straight 2", "straight 2", "straight 3", "bend 2", "bend 2"]
    sections = [spec(look, place) for look, place in zip(looks, MIDDLE, strict=True)]
    match = table(*sections, spec("straight 3", "rubble b3"), day=3)
    assert sees(match).phase == "act"


def test_the_moment_the_last_section_lies_the_run_begins() -> None:
    looks = ["straight 2", "straight 2", "straight 2", "straight 3", "bend 2"]
    sections = [spec(look, place) for look, place in zip(looks, MIDDLE, strict=False)]
    match = table(*sections, spec("bend 2", "build"), at="b5 b0 c0", day=4)
    assert told(match, "build 6 c6 s-nw")[1] == events.RunBegan(3)
    assert (sees(match).active, sees(match).phase) == (None, "ride")


def test_goblins_do_not_block_it_and_are_cleared_away() -> None:
    match = laid(*MIDDLE, at="b2 b3 b4")
    assert sees(match).phase == "ride"
    assert [one.schemer for one in sees(match).spaces if one.schemer] == []


def test_todays_nitro_stays_angry_and_is_not_loaded() -> None:
    match = laid(*MIDDLE, day=3)
    assert sees(match).week.tokens == ["happy", "happy", *["brewing"] * 5]
    assert (run := sees(match).run) is not None
    assert len(run.cart) == 2


def test_sections_beside_the_way_do_not_matter() -> None:
    assert way_of(laid(*MIDDLE, "a3 n-s")) == ["b1", "b2", "b3", "b4", "b5", "c6"]


# --------------------------------------------------------------------------------------------------- tunnels


def test_an_end_at_a_cave_goes_on_at_an_end_at_the_other_cave() -> None:
    match = laid("b1 nw-n", "b2 ne-s", "b3 n-s", "b4 n-s", "b5 n-se", "c6 s-nw")
    assert way_of(match) == ["b1", "b2", "b3", "b4", "b5", "c6"]
    assert (run := sees(match).run) is not None
    assert [section.tunnel for section in run.way] == [False, True, False, False, False, False]


def test_sections_that_lie_side_by_side_but_meet_only_through_the_tunnel_go_through_it() -> None:
    match = laid("b1 nw-n", "b2 ne-s", "b3 n-s", "b4 n-s", "b5 n-se", "c6 s-nw")
    assert [end.meets for end in space(match, "b1").ends] == ["cave", "entrance"]


def test_a_tunnel_stays_on_its_card() -> None:
    assert sees(laid("b1 nw-n", "b4 ne-s", "b5 n-se", "c6 s-nw")).phase == "act"


def test_a_way_may_go_through_both_tunnels() -> None:
    match = laid("b1 nw-n", "b2 ne-s", "b3 n-se", "b6 nw-ne", "c6 s-sw")
    assert way_of(match) == ["b1", "b2", "b3", "b6", "c6"]
    assert (run := sees(match).run) is not None
    assert [section.tunnel for section in run.way] == [False, True, False, True, False]


def test_a_way_goes_through_each_tunnel_once() -> None:
    """In the yawning chasm the lower track begins at the cave b2. From a1 the tunnel leads there; but whoever went
    into b2 and came out at a1 does not go back through it."""
    down = ("b3 n-s", "b4 n-s", "b5 n-se", "c6 s-nw")
    through = laid("c1 sw-n", "b1 nw-ne", *down, chasm="yawning")
    assert way_of(through) == ["c1", "b1", "b3", "b4", "b5", "c6"]
    back_again = laid("c1 n-s", "c2 n-sw", "b1 nw-sw", "a2 n-ne", *down, chasm="yawning", blasted="a2")
    assert sees(back_again).phase == "act"


def test_an_end_at_a_cave_without_a_counterpart_leads_nowhere() -> None:
    assert sees(laid("b1 nw-n", "b2 n-s", "b3 n-s", "b4 n-s", "b5 n-se", "c6 s-nw")).phase == "act"


# ---------------------------------------------------------------------------------------------- several ways


def two_ways() -> Match:
    """In the yawning chasm: into the cave a1, out of b2 at b3 or at c3, both into c4, and out of a6 at b6."""
    return laid("c1 sw-n", "b1 nw-ne", "b3 n-se", "c3 s-nw", "b6 nw-ne", "c6 s-sw", chasm="yawning")


def test_if_several_ways_exist_the_player_picks() -> None:
    match = two_ways()
    assert (sees(match).phase, offers(match)) == ("way", ["way b3", "way c3"])
    assert match.question("red") == "The tunnel has more than one way out. Where does the cart come out?"


@pytest.mark.parametrize("picked", ["b3", "c3"])
def test_the_cart_takes_the_way_that_was_picked(picked: str) -> None:
    match = two_ways()
    play(match, f"way {picked}")
    assert (sees(match).phase, way_of(match)) == ("ride", ["c1", "b1", picked, "b6", "c6"])


def test_only_sections_that_lead_on_to_the_exit_can_be_picked() -> None:
    match = two_ways()
    assert [why_not(match, f"way {where}") for where in ("b1", "c2", "b6")] == ["no-way-there"] * 3


def test_the_way_is_picked_before_the_ride() -> None:
    assert [why_not(two_ways(), move) for move in ("ride", "plan")] == ["way-first"] * 2


def test_where_there_is_one_way_nothing_is_picked() -> None:
    assert why_not(table(), "way b3") == "one-way"
    assert why_not(laid(*MIDDLE), "way b3") == "on-the-run"
