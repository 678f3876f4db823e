"""Laying the table: the chasms, the crew, the stack; and the run alone (NR-chasm, NR-half-spaces)."""

import pytest

import goblins
from goblins.games.nitro_run import events
from tests.games.nitro_run.table import sees, table

ROWS = {
    "narrow": "C.X X.C ..L L.C ..X C..",
    "crooked": "C.X X.C ..L .CX ..X .LC",
    "yawning": "C.. XC. L.. L.C ..X C..",
    "toothed": "C.. XC. L.. .CX ..X .LC",
}
SIGNS = {"chasm": ".", "crag": "X", "cave": "C", "ledge": "L"}


@pytest.mark.parametrize("chasm", ROWS)
def test_the_four_chasms_are_the_pairings_of_the_card_sides(chasm: str) -> None:
    terrains = [SIGNS[space.terrain] for space in sees(table(chasm=chasm)).spaces if space.row]
    rows = ["".join(terrains[i : i + 3]) for i in range(0, 18, 3)]
    assert " ".join(rows) == ROWS[chasm]


@pytest.mark.parametrize(
    ("chasm", "entrance", "exit"),
    [("narrow", "b1", "c6"), ("crooked", "b1", "a6"), ("yawning", "c1", "c6"), ("toothed", "c1", "a6")],
)
def test_each_has_an_entrance_above_and_an_exit_below(chasm: str, entrance: str, exit: str) -> None:
    view = sees(table(chasm=chasm))
    assert (view.entrance, view.exit) == (entrance, exit)


def test_spaces_say_where_they_are() -> None:
    spaces = {space.space: (space.column, space.row, space.card) for space in sees(table()).spaces}
    assert (spaces["a0"], spaces["b3"], spaces["c4"]) == ((0, 0, None), (1, 3, 1), (2, 4, 2))


def test_a_chasm_may_be_drawn_by_lot() -> None:
    drawn = {goblins.new("nitro-run", 1, seed, {"chasm": "lot"}).view().chasm for seed in range(40)}
    assert drawn == {"narrow", "crooked", "yawning", "toothed"}


def test_the_schemers_start_on_the_half_spaces() -> None:
    match = goblins.new("nitro-run", seats=1, seed=1)
    assert [(one.schemer, one.space, one.actions) for one in sees(match).schemers] == [
        ("skab", "a0", 2),
        ("twich", "b0", 2),
        ("nettle", "c0", 2),
    ]


def test_all_nitro_is_angry_the_card_is_empty_and_the_stack_is_full() -> None:
    view = sees(goblins.new("nitro-run", seats=1, seed=1))
    assert (view.week.day, view.week.tokens, view.stack, view.specs) == (1, ["brewing"] * 7, 21, [])
    assert [grunt.faces for grunt in view.grunts] == [None] * 3


def test_it_is_played_alone() -> None:
    with pytest.raises(goblins.BadInput, match="nitro-run is played by one alone, not by 2"):
        goblins.new("nitro-run", seats=2)


# ------------------------------------------------------------------------------------------ the run alone


def rides(seeds: int = 60) -> list[goblins.Match]:
    return [goblins.new("nitro-run", 1, seed, {"start": "ride", "chasm": "lot"}) for seed in range(seeds)]


def test_the_run_alone_begins_with_a_full_cart_on_a_track_that_nobody_has_looked_at() -> None:
    for match in rides():
        view = sees(match)
        assert view.run is not None
        assert len(view.run.cart) == 6
        assert {spec.face for spec in view.specs} == {None}


def test_its_track_leads_from_the_entrance_to_the_exit_in_eight_sections_at_most() -> None:
    for match in rides():
        view = sees(match)
        assert view.run is not None
        assert len(view.specs) <= 8
        assert view.run.way[0].space == view.entrance


def test_tracks_laid_by_lot_differ() -> None:
    tracks = {tuple((space.space, space.join) for space in sees(match).spaces if space.section) for match in rides()}
    assert len(tracks) > 30


def test_its_sections_are_tracks() -> None:
    match = goblins.new("nitro-run", 1, 3, {"start": "ride"})
    while match.deciders:
        match.play("red", "done" if sees(match).phase in ("tunnel", "calm") else "ride")
    assert {spec.face.kind for spec in sees(match).specs if spec.face} == {"track"}


def test_what_was_told_while_the_table_was_laid() -> None:
    match = goblins.new("nitro-run", seats=1, seed=1)
    assert [event for event in match.events() if not event.silent] == [events.Laid("narrow"), events.DayBegan(1, 0)]
