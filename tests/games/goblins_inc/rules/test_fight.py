"""The fight: controls, reveal and squabble (GI-facing to GI-squabble)."""

import pytest

from goblins.games.goblins_inc import events
from goblins.kernel.vocabulary import Event
from goblins.match import Match
from tests.games.goblins_inc.table import (
    SMALL,
    act,
    damage,
    dice,
    gunner,
    heard,
    lots,
    offers,
    own,
    play,
    player_of,
    robot,
    robot_of,
    sees,
    table,
    weapon,
    why_not,
    with_engines,
)


def counted(told: list[Event]) -> tuple[int, int]:
    """The engines of team 1, and those that are unused."""
    shown = next(event for event in told if isinstance(event, events.PilotShowed))
    return shown.engines, shown.unused


# ----------------------------------------------------------------------------------------------- controllers


def test_pilots_and_tacticians_set_their_controllers_at_the_same_time() -> None:
    match = table(seats=4)
    assert (sees(match).phase, match.deciders) == ("controls", ("red", "blue", "green", "yellow"))
    assert len(offers(match, "red")) == 16
    assert offers(match, "blue") == ["pick left", "pick middle", "pick right"]


def test_a_pilot_names_any_side_to_the_front_and_any_target() -> None:
    sides = ["front", "right", "rear", "left"]
    targets = ["front", "left", "right", "rear"]
    assert offers(table(seats=4), "red") == [f"pilot {side} > {target}" for side in sides for target in targets]


def test_the_pilot_does_not_pick_and_the_tactician_does_not_steer() -> None:
    match = table(seats=4)
    assert why_not(match, "red", "pick left") == "not-tactician"
    assert why_not(match, "blue", "pilot front > front") == "not-pilot"


def test_a_lone_player_sets_both_controllers_in_either_order() -> None:
    match = table(seats=3)
    play(match, "green pick left")
    assert offers(match, "green") == offers(table(seats=4), "red")
    assert why_not(match, "green", "pick right") == "has-picked"
    play(match, "green pilot front > front")
    assert match.deciders == ("red", "blue")


def test_in_a_duel_each_sets_each_controller_once() -> None:
    match = table()
    play(match, "red pilot right > rear")
    assert offers(match, "red") == ["pick left", "pick middle", "pick right"]
    assert why_not(match, "red", "pilot front > front") == "has-steered"


@pytest.mark.parametrize("seat", ["blue", "green", "yellow", None])
def test_a_controller_is_seen_by_its_owner_alone_until_all_are_set(seat: str | None) -> None:
    match = table(seats=4)
    play(match, "red pilot right > rear")
    assert own(match, "red").controls == ["right", "rear"]
    assert player_of(match, "red", seat).controls is None
    assert match.events(seat) == [events.WasDone("red")]


@pytest.mark.parametrize("seat", ["red", "green", "yellow", None])
def test_a_pick_is_seen_by_its_owner_alone_until_all_are_set(seat: str | None) -> None:
    match = table(seats=4)
    play(match, "blue pick middle")
    assert own(match, "blue").pick == "middle"
    assert player_of(match, "blue", seat).pick is None


def test_nothing_is_shown_before_each_tactician_has_named_a_card() -> None:
    match = table(seats=4)
    play(match, "red pilot front > front", "yellow pilot front > front", "blue pick left")
    assert (sees(match).phase, match.deciders) == ("controls", ("green",))
    assert offers(match, "green") == ["pick left", "pick middle", "pick right"]
    assert why_not(match, "green", "pass") == "not-before-the-roll"
    assert heard(play(match, "green pick right"), events.CardTaken) != []


def test_at_the_reveal_everybody_sees_every_controller() -> None:
    match = table(seats=4, cards="crane, sabotage, homing")
    told = act(match, "right > front", "front > front", "left middle")
    assert heard(told, events.PilotShowed, events.Goofed, events.CardTaken) == [
        events.PilotShowed("red", 1, "right", "front", engines=1, unused=0, overheated=0, facing="right"),
        events.PilotShowed("yellow", 2, "front", "front", engines=1, unused=1, overheated=1, facing="far"),
        events.CardTaken("blue", 1, "left", "crane"),
        events.CardTaken("green", 2, "middle", "sabotage"),
    ]
    assert player_of(match, "red", "green").controls == ["right", "front"]
    assert player_of(match, "blue", "red").pick == "left"


def test_a_controller_can_be_set_again_until_all_are_set() -> None:
    match = table(seats=4)
    play(match, "red pilot right > rear", "blue pick left", "yellow pilot front > front")
    match.undo("red")
    play(match, "red pilot left > front", "green pick right")
    assert robot_of(match, 1).facing == "left"
    assert not match.can_undo("red")


def test_outside_of_the_controls_nobody_steers_or_picks() -> None:
    match = table(phase="agendas")
    assert why_not(match, "red", "pilot front > front") == "not-at-the-controls"
    assert why_not(match, "red", "pick left") == "not-at-the-controls"


# ------------------------------------------------------------------------------------------ turning and aiming


@pytest.mark.parametrize(
    ("steering", "facing"), [("front", "far"), ("right", "right"), ("rear", "near"), ("left", "left")]
)
def test_a_robot_brings_the_side_it_steers_with_to_the_front(steering: str, facing: str) -> None:
    match = table(with_engines(3))
    told = act(match, f"{steering} > front")
    assert heard(told, events.PilotShowed)[0].fields()["facing"] == facing


@pytest.mark.parametrize(
    ("facing", "steering", "after"),
    [
        ("right", "front", "right"),
        ("right", "right", "near"),
        ("right", "left", "far"),
        ("near", "rear", "far"),
        ("left", "right", "far"),
    ],
)
def test_steering_is_relative_to_where_the_robot_faces_now(facing: str, steering: str, after: str) -> None:
    match = table(robot(SMALL[3], facing=facing))
    act(match, f"{steering} > front")
    assert robot_of(match, 1).facing == after


def test_a_robot_keeps_its_facing_into_the_next_fight_round() -> None:
    match = table(with_engines(3))
    act(match, "right > front")
    assert (sees(match).fight_round, robot_of(match, 1).facing) == (2, "right")
    act(match, "right > front")
    assert robot_of(match, 1).facing == "near"


@pytest.mark.parametrize(
    ("steering", "target", "cost"),
    [
        ("front", "front", 0),
        ("right", "front", 1),
        ("left", "front", 1),
        ("rear", "front", 2),
        ("front", "left", 1),
        ("front", "right", 1),
        ("front", "rear", 2),
        ("right", "rear", 3),
        ("rear", "left", 3),
        ("rear", "rear", 4),
    ],
)
def test_a_quarter_turn_costs_one_engine_a_half_turn_two_a_side_one_and_the_rear_two(
    steering: str, target: str, cost: int
) -> None:
    told = act(table(with_engines(5)), f"{steering} > {target}")
    assert counted(told) == (5, 5 - cost)


@pytest.mark.parametrize(
    ("turn", "target", "struck"),
    [
        ("front", "left", "e3"),
        ("front", "right", "a3"),
        ("right", "left", "c5"),
        ("left", "left", "c1"),
        ("rear", "front", "c5"),
        ("rear", "left", "a3"),
        ("right", "rear", "a3"),
    ],
)
def test_the_target_is_a_side_of_the_enemy_as_seen_after_it_has_turned(turn: str, target: str, struck: str) -> None:
    """Its right side is at the attacker's left hand."""
    cross = robot("""
        . . W . .
        . . E . .
        W E # W W
        . . W . .
        . . W . .
    """)
    match = table(gunner(1), cross, script=dice("3"))
    told = act(match, f"right > {target}", f"{turn} > front")
    assert damage(told, 2)[0].startswith(f"destroyed 3 {struck}")


# ----------------------------------------------------------------------------------- goofs and overheating


def test_wanting_more_than_the_engines_can_do_is_a_goof() -> None:
    match = table(with_engines(3))
    told = act(match, "rear > rear")
    assert heard(told, events.PilotShowed, events.Goofed)[:2] == [
        events.PilotShowed("red", 1, "rear", "rear", engines=3, unused=0, overheated=1, facing="far"),
        events.Goofed(1),
    ]
    assert robot_of(match, 1).facing == "far"


def test_a_goof_attacks_the_front() -> None:
    front = robot("""
        . . W . .
        . . W . .
        . . # W W
        . . W . .
        . . . . .
    """)
    shooter = robot("""
        . . . . .
        . . G . .
        . D # D .
        . . . . .
        . . . . .
    """, G=weapon("NN"))  # fmt: skip
    match = table(shooter, front, script=dice("3"))
    told = act(match, "rear > left")
    assert damage(told, 2) == ["destroyed 3 c1"]


def test_after_a_goof_the_controller_shows_what_was_wanted_and_then_what_was_done() -> None:
    match = table(with_engines(1), cards="crane, homing, nitro")
    told = act(match, "right > left")
    wanted = heard(told, events.PilotShowed)[0].fields()
    assert (wanted["steering"], wanted["target"]) == ("right", "left")
    assert player_of(match, "red", "blue").controls == ["front", "front"]


def test_all_engines_may_be_used() -> None:
    told = act(table(with_engines(3)), "right > rear")
    assert not heard(told, events.Goofed)
    assert counted(told) == (3, 0)


def test_a_goof_may_be_chosen_on_purpose_unless_the_table_refuses_it() -> None:
    allowed, refused = table(with_engines(2)), table(with_engines(2), options={"goof": "refused"})
    assert allowed.why_not("red", "pilot right > rear") is None
    assert why_not(refused, "red", "pilot right > rear") == "too-few-engines"
    assert refused.why_not("red", "pilot right > left") is None
    assert (len(offers(allowed, "red")), len(offers(refused, "red"))) == (16 + 3, 11 + 3)


@pytest.mark.parametrize(("steering", "overheated"), [("front", True), ("right", False), ("rear", False)])
def test_a_robot_overheats_when_it_does_not_turn(steering: str, overheated: bool) -> None:
    match = table(with_engines(3), cards="crane, homing, nitro")
    act(match, f"{steering} > front")
    assert robot_of(match, 1).overheated == overheated


# ------------------------------------------------------------------------------------------------- squabbling


@pytest.mark.parametrize(
    ("one", "two", "picks", "cards"),
    [
        ("front > front", "front > front", "left right", [["crane"], ["sabotage", "duct-tape"]]),
        ("front > front", "front > left", "left left", [["crane"], []]),
        ("front > rear", "front > left", "right right", [[], ["sabotage", "duct-tape"]]),
        ("front > left", "right > front", "left left", [["crane"], ["crane"]]),
        ("front > rear", "front > front", "left right", [["crane"], ["sabotage", "duct-tape"]]),
        ("rear > rear", "right > left", "left left", [[], ["crane"]]),
    ],
)
def test_who_wants_the_same_card_needs_more_unused_engines_and_equals_both_get_it(
    one: str, two: str, picks: str, cards: list[list[str]]
) -> None:
    """The last one is a goof, which leaves no engine unused."""
    match = table(with_engines(3), with_engines(3), cards="crane, nitro, sabotage+duct-tape")
    act(match, one, two, picks)
    assert [robot_of(match, 1).card, robot_of(match, 2).card] == cards


def test_losing_the_squabble_is_told() -> None:
    match = table(with_engines(3), with_engines(3), cards="crane, nitro, homing")
    told = act(match, "front > rear", picks="left left")
    assert heard(told, events.CardMissed, events.CardTaken) == [
        events.CardMissed("red", 1, "left"),
        events.CardTaken("blue", 2, "left", "crane"),
    ]


def test_the_three_cards_leave_after_the_round_used_or_not() -> None:
    match = table(cards="crane, nitro, homing")
    act(match, picks="left left")
    play(match, f"{match.deciders[0]} pass")
    play(match, f"{match.deciders[0]} pass")
    assert sees(match).fight_round == 2
    assert match.true.state.tactics_used.count(1) == 6
    assert not {"crane", "nitro", "homing"} & {card[0] for card in sees(match).shown if len(card) == 1}


def test_four_fight_rounds_take_twelve_cards() -> None:
    match = table(cards="emergency, nitro, homing")
    seen = list(sees(match).shown)
    for _ in range(3):
        pass_the_round(match)
        seen += sees(match).shown
    assert sees(match).fight_round == 4
    assert len({tuple(card) for card in seen}) == 12


def pass_the_round(match: Match) -> None:
    """Nobody turns or uses anything: with no weapon to the front nothing is rolled but by Sabotage."""
    fight_round = sees(match).fight_round
    act(match)
    while sees(match).phase == "before-roll":
        play(match, f"{match.deciders[0]} pass")
    assert sees(match).fight_round == fight_round + 1


def test_three_cards_are_turned_up_for_everybody_to_see() -> None:
    match = table(script=lots(0, 0, 0))
    told = act(match)
    assert heard(told, events.FightRoundBegan) == [
        events.FightRoundBegan(2, "red", "red", "blue", "blue", "dynamite", "sabotage", "duct-tape")
    ]
    assert sees(match).shown == [["dynamite"], ["sabotage"], ["duct-tape"]]
