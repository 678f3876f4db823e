"""What is asked follows from what can be done."""

from __future__ import annotations

import pytest

from tests.games.nitro_run.table import Laid, peek, play, rides, spec, table, way

READY = spec("bend 2", "gather", value=2)


@pytest.mark.parametrize(
    ("lying", "asked"),
    [
        ((), "Skab has 2 actions: plan new specs, or walk?"),
        ((spec("bend 3"),), "Skab has 2 actions: draft a spec, or plan new specs?"),
        ((spec("bend 3", "draft"),), "Skab has 2 actions: gather, or plan new specs?"),
        ((READY, spec("bend 3")), "Skab has 2 actions: fabricate, or draft a spec?"),
        ((spec("bend 2", "build"), READY), "Skab has 2 actions: build a section, or fabricate?"),
    ],
)
def test_the_question_names_what_brings_the_track_nearest_to_its_end(lying: tuple[Laid, ...], asked: str) -> None:
    assert table(*lying, at="a3 b0 c0", day=2).question("red") == asked


def test_a_section_that_can_be_laid_nowhere_is_not_named() -> None:
    far = table(spec("bend 2", "build"), at="c0 b0 a0", day=2)
    assert "section" not in far.question("red")


def test_what_else_can_be_done_is_named_besides() -> None:
    match = table(spec("bend 2", "build"), READY, spec("bend 3"), at="a3 b0 c0", day=2)
    asked = match.game.question(match.true.state, match.true.kit, 0)
    assert asked.arguments["rest"].text() == "draft a spec, plan new specs, walk and blow things up"


def test_rubble_that_may_hit_a_schemer_says_so() -> None:
    match = table(spec("straight 3"), at="b0 b1 c0", script=peek("straight 3", "rubble"))
    play(match, "delegate 1 blue", "draft 1")
    assert match.question("red").endswith("A schemer under it is out for today.")


def test_the_question_of_the_run_names_brakes_and_jumps_only_where_they_can_be() -> None:
    asked = [rides(way("calm", "+1/+2", "+0/+1", nitro=nitro), ridden).question("red") for nitro, ridden in
             ((6, 1), (6, 3), (2, 1), (2, 3))]  # fmt: skip
    assert [one.split(". ")[1] for one in asked] == [
        "Ride on, or brake first?",
        "Ride on, brake, or let a passenger jump?",
        "Ride on?",
        "Ride on, or let a passenger jump first?",
    ]
