"""The run, section by section (NR-step, NR-brake, NR-lighten)."""

import pytest

from goblins.games.nitro_run import events
from goblins.match import Match
from tests.games.nitro_run.table import (
    MIDDLE,
    cart,
    happened,
    offers,
    peek,
    play,
    rides,
    riding,
    sees,
    spec_of,
    told,
    way,
    wheels,
    why_not,
)

# A way through both tunnels of the narrow chasm: out of the cave c2 at b2, and out of a6 at b6.
TUNNELS = ("b1 nw-n", "b2 ne-s", "b3 n-se", "b6 nw-ne", "c6 s-sw")


def shaky(stability: int, speed: int = 1, nitro: str = "", match: Match | None = None) -> Match:
    """A cart on b1 of the middle way with these wheels and this nitro, everything before it forgotten."""
    match = match or rides(way("calm", "+0/+2", "+1/+2", "+0/+3", "-1/+1", "-2/+0"))
    run = match.true.state.run
    run.stability, run.speed = stability, speed
    for i, sign in enumerate(nitro):
        run.nitro[i] = {"h": 1, "a": 2, "-": 3}[sign]
    return match


# ------------------------------------------------------------------------------------------------ riding on


def test_at_the_entrance_there_is_nothing_to_do_but_ride() -> None:
    match = way()
    assert (offers(match), match.question("red")) == (["ride"], "The cart is loaded. Hold on to your ears!")
    assert [why_not(match, move) for move in ("brake", "lighten 6")] == ["not-on-track-yet"] * 2


def test_a_section_is_turned_over_just_before_the_cart_is_on_it() -> None:
    match = way("+1/+2", "calm")
    assert spec_of(match, 1, None).face is None
    assert play(match, "ride")[0] == events.Revealed("b1", 1, 1, 2)
    assert spec_of(match, 1, None).face is not None
    assert spec_of(match, 2, None).face is None


def test_its_numbers_turn_the_wheels() -> None:
    match = riding(("b1 nw-n", "b2 ne-s", "b3 n-s", "b4 n-s", "b5 n-se", "c6 s-nw"), ("-2/-1", "-1/+1", "+1/+2"))
    assert (wheels(match), wheels(rides(match))) == ((5, 1), (3, 1))


def test_the_rulebooks_example() -> None:
    match = shaky(5, 1, match=rides(way("calm", "+1/+2", "", "", "-1/+1")))
    match.true.state.run.stability, match.true.state.run.speed = 4, 2
    assert wheels(rides(match)) == (5, 4)


def test_a_section_that_nobody_has_seen_is_drawn_when_it_is_turned_over() -> None:
    match = riding(
        ("b1 n-s", "b2 n-s", "b3 n-s", "b4 n-s", "b5 n-se", "c6 s-nw"),
        ("unseen", "calm", "+0/+2", "+0/+1", "", ""),
        script=peek("straight 2", "+1/+2"),
    )
    assert spec_of(match, 1).face is None
    assert told(match, "ride")[0] == events.Revealed("b1", 1, 1, 2)


def test_after_the_last_section_the_cart_rides_out() -> None:
    match = rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 6)
    assert match.question("red") == "That was the last section. Out of here?"
    assert told(match, "ride")[-1] == events.Arrived(18, 6, 6, 0)


# ------------------------------------------------------------------------------------------------- the wheels


def test_stability_is_held_to_five() -> None:
    assert wheels(rides(way("+1/+2"))) == (5, 3)


def test_stability_is_held_to_nothing_and_speed_to_one() -> None:
    match = shaky(1, 1, match=riding(("b1 nw-n", "b2 ne-s", *MIDDLE[2:]), ("-2/-1",)))
    assert wheels(rides(match)) == (0, 1)


def test_speed_that_would_pass_six_costs_one_stability_once() -> None:
    match = shaky(4, 5, match=rides(way("calm", "+0/+3")))
    assert told(match, "ride")[1:3] == [events.TooFast(), events.WheelsTurned(3, 6)]


def test_speed_may_reach_six_for_nothing() -> None:
    match = shaky(4, 4, match=rides(way("calm", "+0/+2")))
    assert not happened(told(match, "ride"), events.TooFast)
    assert wheels(match) == (4, 6)


def test_what_a_section_gives_comes_before_what_speed_costs() -> None:
    match = shaky(5, 6, match=rides(way("calm", "+1/+2")))
    assert wheels(rides(match)) == (4, 6)


# -------------------------------------------------------------------------------------- losing and finding calm


def test_without_stability_the_lowest_happy_nitro_turns_angry() -> None:
    match = shaky(0, 1, "ahhhhh")
    assert told(match, "ride")[-1] == events.Soured(2)
    assert cart(match) == "aahhhh"


def test_a_section_that_takes_the_last_stability_costs_a_nitro_at_once() -> None:
    match = shaky(1, 6, match=rides(way("calm", "+0/+2")))
    rides(match)
    assert (wheels(match), cart(match)) == ((0, 6), "ahhhhh")


def test_without_happy_nitro_the_cart_explodes() -> None:
    match = shaky(0, 1, "aaaaah")
    rides(match)
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.points, match.outcome.winners) == ("exploded", {"red": 0}, ())
    assert match.verdict() == "BOOM. They found a wheel, two ears and a very surprised eyebrow."


def test_a_section_without_numbers_may_calm_one_nitro_and_the_player_chooses() -> None:
    match = shaky(3, 1, "aahhha", match=rides(way("+0/+2", "calm")))
    play(match, "ride")
    assert (sees(match).phase, offers(match)) == ("calm", ["calm 1", "calm 2", "calm 6", "done"])
    play(match, "calm 6")
    assert (cart(match), sees(match).phase) == ("aahhhh", "ride")


def test_it_need_not() -> None:
    match = shaky(3, 1, "aahhhh", match=rides(way("+0/+2", "calm")))
    play(match, "ride", "done")
    assert cart(match) == "aahhhh"


def test_where_nothing_is_angry_nothing_is_calmed() -> None:
    match = rides(way("+0/+2", "calm"), 2)
    assert sees(match).phase == "ride"
    assert why_not(match, "calm 1") == "numbers"


def test_a_happy_nitro_is_not_calmed() -> None:
    match = shaky(3, 1, "aahhhh", match=rides(way("+0/+2", "calm")))
    play(match, "ride")
    assert why_not(match, "calm 3") == "not-angry"
    assert why_not(match, "ride") == "calm-first"


def test_calming_comes_before_what_lost_stability_costs() -> None:
    match = shaky(0, 1, "aaaaah", match=rides(way("+0/+2", "calm")))
    play(match, "ride", "calm 1")
    assert (cart(match), match.outcome) == ("aaaaah", None)


# ------------------------------------------------------------------------------------------------------ brakes


def test_braking_gives_stability_takes_speed_and_sours_the_two_lowest() -> None:
    match = shaky(2, 4, "ahhhhh")
    assert told(match, "brake") == [
        events.Braked(),
        events.WheelsTurned(3, 3),
        events.Soured(2),
        events.Soured(3),
    ]
    assert cart(match) == "aaahhh"


def test_one_brakes_once_a_section() -> None:
    match = shaky(2, 4)
    play(match, "brake")
    assert why_not(match, "brake") == "has-braked"
    assert match.why_not("red", "ride") is None


def test_on_the_next_section_one_may_brake_again() -> None:
    match = shaky(2, 4)
    play(match, "brake", "ride")
    assert match.why_not("red", "brake") is None


def test_at_speed_one_braking_still_steadies() -> None:
    match = shaky(2, 1)
    play(match, "brake")
    assert wheels(match) == (3, 1)


@pytest.mark.parametrize(("nitro", "allowed"), [("aaahhh", True), ("aaaahh", False), ("aaaaah", False)])
def test_braking_must_leave_a_happy_nitro(nitro: str, allowed: bool) -> None:
    match = shaky(2, 4, nitro)
    assert ("brake" in offers(match)) is allowed


# ----------------------------------------------------------------------------------------- lightening the load


def beside_the_ledge(stability: int, nitro: str = "hhhhhh") -> Match:
    """The cart on b3, beside the ledge c3."""
    return shaky(stability, 3, nitro, rides(way("calm", "calm", "+0/+1", "+0/+2"), 3))


def test_beside_a_ledge_a_passenger_may_jump_with_its_nitro() -> None:
    match = beside_the_ledge(1)
    assert offers(match) == ["brake", "lighten 5", "lighten 6", "ride"]
    assert told(match, "lighten 5") == [events.Lightened(5), events.WheelsTurned(3, 3)]
    assert cart(match) == "hhhh-h"


def test_goblin_and_nitro_are_lost() -> None:
    match = beside_the_ledge(1)
    play(match, "lighten 6")
    run = sees(match).run
    assert run is not None
    assert (run.goblins, run.points) == (5, 15)


def test_without_a_ledge_nobody_jumps() -> None:
    assert why_not(shaky(1), "lighten 6") == "no-ledge"


def test_the_view_says_where_somebody_could_jump() -> None:
    run = sees(way()).run
    assert run is not None
    assert [section.space for section in run.way if section.ledge] == ["b2", "b3", "b4"]


def test_only_passengers_jump() -> None:
    assert why_not(beside_the_ledge(1), "lighten 4") == "no-passenger"


def test_a_passenger_with_an_angry_nitro_has_its_hands_full() -> None:
    match = beside_the_ledge(1, "hhhhah")
    assert why_not(match, "lighten 5") == "passenger-busy"
    assert match.why_not("red", "lighten 6") is None


def test_one_jumps_once_a_section() -> None:
    match = beside_the_ledge(1)
    play(match, "lighten 6")
    assert why_not(match, "lighten 5") == "has-lightened"


def test_who_has_jumped_does_not_jump_again() -> None:
    match = shaky(1, 1, "hhhhh-", rides(way("calm", "calm"), 2))
    assert why_not(match, "lighten 6") == "no-passenger"


@pytest.mark.parametrize("moves", [("brake", "lighten 6"), ("lighten 6", "brake")])
def test_braking_and_jumping_come_in_either_order(moves: tuple[str, str]) -> None:
    match = beside_the_ledge(1)
    play(match, *moves)
    assert (wheels(match), cart(match)) == ((4, 2), "aahhh-")


def test_the_last_happy_nitro_does_not_jump() -> None:
    match = beside_the_ledge(1, "aaaaah")
    assert why_not(match, "lighten 6") == "last-happy-nitro"


def test_stability_gained_is_held_to_five() -> None:
    match = beside_the_ledge(4)
    play(match, "lighten 6")
    assert wheels(match)[0] == 5


# ----------------------------------------------------------------------------------------------------- tunnels


def out_of_the_tunnel(stability: int = 2, speed: int = 4) -> Match:
    match = shaky(stability, speed, match=rides(riding(TUNNELS, ("calm",))))
    play(match, "ride")
    return match


def test_just_out_of_a_tunnel_the_player_may_take_one_of_three() -> None:
    match = out_of_the_tunnel()
    assert (sees(match).phase, offers(match)) == (
        "tunnel",
        ["tunnel steady", "tunnel slow", "tunnel both", "done"],
    )


@pytest.mark.parametrize(
    ("move", "then"), [("tunnel steady", (4, 4)), ("tunnel slow", (2, 2)), ("tunnel both", (3, 3)), ("done", (2, 4))]
)
def test_what_each_gives(move: str, then: tuple[int, int]) -> None:
    match = riding(TUNNELS, ("calm", "-1/+1"))
    match = shaky(2, 4, match=rides(match))
    play(match, "ride", move)
    assert wheels(match) == (then[0] - 1, then[1] + 1)


def test_it_comes_before_the_next_section_is_turned_over() -> None:
    match = out_of_the_tunnel()
    assert spec_of(match, 2, None).face is None
    assert why_not(match, "ride") == "tunnel-first"
    heard = told(match, "tunnel steady")
    assert [type(event) for event in heard[:3]] == [events.Relieved, events.WheelsTurned, events.Revealed]


def test_each_tunnel_gives_something() -> None:
    match = riding(TUNNELS, ("calm",))
    play(match, "ride", "ride", "tunnel slow", "ride", "ride", "tunnel steady", "ride", "ride")
    assert match.outcome is not None


def test_without_a_tunnel_there_is_nothing_to_take() -> None:
    assert why_not(rides(way("calm")), "tunnel steady") == "no-tunnel"
