"""The fight: controls, reveal, squabble, rolling, and checking robots (GI-facing to GI-disabled)."""

import pytest

from goblins import BadInput
from goblins.games.goblins_inc import events
from goblins.kernel.faces import Event
from goblins.match import Match
from tests.games.goblins_inc.table import (
    Drawn,
    act,
    dice,
    engine,
    goblins,
    gunner,
    heard,
    lots,
    offers,
    own,
    play,
    player,
    player_of,
    robot,
    robot_of,
    sees,
    standing,
    table,
    weapon,
    why_not,
)


def with_engines(engines: int) -> Drawn:
    """A robot with so many engines, the cockpit's included."""
    drawing = """
        . . . . .
        . . X . .
        . Y # Z .
        . . v . .
        . . . . .
    """
    return robot(drawing, X=engine(engines - 3), Y=engine(1), Z=engine(1)) if engines > 3 else robot(SMALL[engines])


SMALL = {
    1: ". . . . .  . . . . .  . D # D .  . . v . .  . . . . .",
    2: ". . . . .  . . . . .  . E # D .  . . v . .  . . . . .",
    3: ". . . . .  . . . . .  . E # E .  . . v . .  . . . . .",
}


def counted(told: list[Event]) -> events.EnginesCounted:
    """What team 1 says of its engines."""
    return next(event for event in told if isinstance(event, events.EnginesCounted))


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


def test_at_the_reveal_everybody_sees_every_controller() -> None:
    match = table(seats=4, cards="crane, sabotage, homing")
    told = act(match, "right > front", "front > front", "left middle")
    assert heard(told, events.PilotShowed, events.PickShowed) == [
        events.PilotShowed("red", "right", "front"),
        events.PilotShowed("yellow", "front", "front"),
        events.PickShowed("blue", "left"),
        events.PickShowed("green", "middle"),
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
    assert heard(told, events.Turned)[0] == events.Turned(1, facing)


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
    assert (counted(told).engines, counted(told).unused) == (5, 5 - cost)


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
    assert heard(told, events.Struck) == [events.Struck(2, 3, struck)]


# ----------------------------------------------------------------------------------- goofs and overheating


def test_wanting_more_than_the_engines_can_do_is_a_goof() -> None:
    match = table(with_engines(3))
    told = act(match, "rear > rear")
    assert heard(told, events.Goofed) == [events.Goofed(1)]
    assert counted(told) == events.EnginesCounted(1, engines=3, unused=0, overheated=1)
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
    assert heard(told, events.Struck) == [events.Struck(2, 3, "c1")]


def test_after_a_goof_the_controller_shows_what_was_wanted_and_then_what_was_done() -> None:
    match = table(with_engines(1), cards="crane, homing, nitro")
    told = act(match, "right > left")
    assert heard(told, events.PilotShowed)[0] == events.PilotShowed("red", "right", "left")
    assert player_of(match, "red", "blue").controls == ["front", "front"]


def test_all_engines_may_be_used() -> None:
    told = act(table(with_engines(3)), "right > rear")
    assert not heard(told, events.Goofed)
    assert counted(told) == events.EnginesCounted(1, engines=3, unused=0, overheated=0)


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
        events.CardMissed(1),
        events.CardTaken(2, 7, "crane", "none"),
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
    assert heard(told, events.CardShown) == [
        events.CardShown("left", 4, "dynamite", "none"),
        events.CardShown("middle", 5, "sabotage", "none"),
        events.CardShown("right", 6, "duct-tape", "none"),
    ]
    assert sees(match).shown == [["dynamite"], ["sabotage"], ["duct-tape"]]


# -------------------------------------------------------------------------------------------- before the roll


def both_with_cranes(one: str, two: str, script: int = 0) -> Match:
    match = table(with_engines(3), with_engines(3), cards="crane, nitro, homing+crane", script=lots(script))
    act(match, one, two)
    return match


def test_with_something_to_use_on_both_sides_the_tactician_with_fewer_unused_engines_goes_first() -> None:
    assert both_with_cranes("front > front", "front > left").deciders == ("blue",)
    assert both_with_cranes("front > left", "front > front").deciders == ("red",)


@pytest.mark.parametrize(("lot", "first"), [(0, "red"), (1, "blue")])
def test_with_equal_engines_a_die_decides_who_goes_first(lot: int, first: str) -> None:
    match = both_with_cranes("front > front", "front > front", lot)
    assert match.deciders == (first,)
    assert heard(match.events(), events.FirstByLot) == [events.FirstByLot(lot + 1)]


def test_the_other_tactician_sees_what_was_done_and_follows() -> None:
    match = both_with_cranes("front > front", "front > left")
    play(match, "blue crane b3 > c2 north")
    assert match.deciders == ("red",)
    assert standing(match, 2) == "c2 c4 d3"
    play(match, "red pass")
    assert sees(match).fight_round == 2


def test_whoever_alone_has_something_to_use_is_asked_without_a_die() -> None:
    match = table(with_engines(3), with_engines(3), cards="nitro, homing, crane")
    told = act(match)
    assert (match.deciders, heard(told, events.FirstByLot)) == (("blue",), [])


def test_with_nothing_to_use_before_the_roll_the_dice_roll_at_once() -> None:
    told = act(table(gunner(1), script=dice("5")), "right > front")
    assert heard(told, events.DiceRolled) == [events.DiceRolled(1, "5"), events.DiceRolled(2, "none")]


def test_what_was_passed_over_before_the_roll_is_gone() -> None:
    match = table(gunner(2), cards="homing+sabotage, nitro, crane", script=dice("1 2"))
    act(match, "right > front", picks="left middle")
    play(match, "red pass")
    assert (sees(match).phase, robot_of(match, 1).dice) == ("after-roll", [1, 2])
    assert why_not(match, "red", "sabotage") == "not-before-the-roll"


def test_engines_are_counted_once_and_a_crane_that_drops_one_changes_nothing() -> None:
    built = robot("""
        . . E . .
        . . D . .
        . D # D .
        . . v . .
        . . . . .
    """)
    match = table(built, robot(), cards="crane, nitro, homing", script=lots(0))
    act(match, "front > left", picks="left left")
    told = play(match, "red crane c2 > b2 north")
    assert heard(told, events.CutOff) == [events.CutOff(1, "E01", "c1")]
    assert (sees(match).phase, match.deciders) == ("before-roll", ("blue",))
    assert (robot_of(match, 1).engines, robot_of(match, 1).unused) == (2, 1)


# ----------------------------------------------------------------------------------------- how many dice

ARROWS = {
    0: ". . . . .  . . . . .  . D # D .  . . v . .  . . . . .",
    1: ". . . . .  . . ^ . .  . D # D .  . . v . .  . . . . .",
    2: ". . . . .  . ^ ^ . .  . D # D .  . . v . .  . . . . .",
    4: ". . . . .  . ^ G ^ .  . D # D .  . . v . .  . . . . .",
    5: ". . . . .  . ^ G G .  . D # D .  . . v . .  . . . . .",
    6: ". . . . .  . G G G .  . D # D .  . . v . .  . . . . .",
}


def rolled(told: list[Event]) -> int:
    first = next(event for event in told if isinstance(event, events.DiceRolled))
    return len(first.dice.replace("none", "").split())


@pytest.mark.parametrize(("arrows", "expected"), [(0, 0), (1, 0), (2, 1), (4, 3), (5, 4), (6, 4)])
def test_each_forward_arrow_is_a_die_at_most_five_and_one_less_when_overheated(arrows: int, expected: int) -> None:
    match = table(robot(ARROWS[arrows], G=weapon("NN")), script=dice("1 1 1 1 1"))
    assert rolled(act(match)) == expected


@pytest.mark.parametrize(("arrows", "expected"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 5)])
def test_a_robot_that_turned_rolls_a_die_for_every_arrow_up_to_five(arrows: int, expected: int) -> None:
    match = table(gunner(arrows), script=dice("1 1 1 1 1"))
    assert rolled(act(match, "right > front")) == expected


@pytest.mark.parametrize(("arrows", "expected"), [(0, 0), (1, 1), (4, 4), (5, 4), (6, 4)])
def test_sabotage_is_an_arrow_more_but_never_a_sixth_die(arrows: int, expected: int) -> None:
    match = table(robot(ARROWS[arrows], G=weapon("NN")), cards="sabotage, nitro, homing", script=dice("1 1 1 1 1"))
    act(match)
    assert rolled(play(match, "red sabotage")) == expected


def test_even_without_a_weapon_to_the_front_sabotage_gives_a_die() -> None:
    match = table(gunner(0), cards="sabotage, nitro, homing", script=dice("1"))
    act(match, "right > front")
    assert rolled(play(match, "red sabotage")) == 1


def test_dice_are_counted_after_all_abilities_before_the_roll() -> None:
    """The crane turns the only weapon to the front."""
    match = table(gunner(0), cards="crane, nitro, homing", script=dice("1"))
    act(match, "right > front")
    assert rolled(play(match, "red crane c4 > c4 west")) == 1


# -------------------------------------------------------------------------------------- rolling and ordering


def test_rolls_are_public() -> None:
    match = table(gunner(2), script=dice("1 2"))
    act(match, "right > front")
    assert [robot_of(match, 1, seat).dice for seat in ("red", "blue", None)] == [[1, 2], [1, 2], [1, 2]]


def test_a_die_shows_a_blank_or_one_of_five_rows() -> None:
    faces = [act(table(gunner(1), script=dice(str(face))), "right > front") for face in range(1, 6)]
    assert [heard(told, events.DiceRolled)[0].fields()["dice"] for told in faces] == ["1", "2", "3", "4", "5"]
    with pytest.raises(BadInput):
        act(table(gunner(1), script=dice("6")), "right > front")


def test_a_tactician_with_nothing_to_decide_is_not_asked() -> None:
    match = table(gunner(2), script=dice("1 1"))
    act(match, "right > front")
    assert sees(match).fight_round == 2


def test_dice_that_differ_must_be_put_in_order() -> None:
    match = table(gunner(3), script=dice("4 2 4"))
    act(match, "right > front")
    assert (sees(match).phase, match.deciders) == ("after-roll", ("red",))
    assert sorted(offers(match, "red")) == ["order 2 4 4", "order 4 2 4", "order 4 4 2"]


def test_blanks_are_misses_and_not_in_the_order() -> None:
    match = table(gunner(4), script=dice("0 4 2 0"), cards="homing, nitro, crane")
    act(match, "right > front", picks="left middle")
    assert "order 4 2" in offers(match, "red")
    assert why_not(match, "red", "order 4") == "rows-not-rolled"
    assert why_not(match, "red", "order 4 2 1") == "rows-not-rolled"
    told = play(match, "red order 4 2")
    assert [event.fields()["row"] for event in heard(told, events.Struck)] == [4, 2]


def test_the_order_is_sealed_until_both_are_done() -> None:
    match = table(gunner(2), gunner(2), seats=4, cards="emergency, homing, nitro", script=dice("1 2 4 5"))
    act(match, "right > front", "right > front", "left left")
    assert match.deciders == ("blue", "green")
    told = play(match, "blue order 2 1")
    assert told == [events.WasDone("blue")]
    assert robot_of(match, 1, "blue").order == robot_of(match, 1, "red").order == [2, 1]
    assert robot_of(match, 1, "green").order is robot_of(match, 1).order is None
    told = play(match, "green order 5 4")
    assert heard(told, events.DiceShown) == [
        events.DiceShown(1, "1 2", "2 1", 0),
        events.DiceShown(2, "4 5", "5 4", 0),
    ]


def test_an_order_can_be_withdrawn_until_the_other_is_in() -> None:
    match = table(gunner(2), gunner(2), seats=4, script=dice("1 2 4 5"))
    act(match, "right > front", "right > front", "left left")
    play(match, "blue order 2 1")
    match.undo("blue")
    play(match, "blue order 1 2", "green order 4 5")
    assert not match.can_undo("blue")


def test_the_pilot_does_not_order_the_dice() -> None:
    match = table(gunner(2), seats=4, script=dice("1 2"))
    act(match, "right > front")
    assert why_not(match, "red", "order 1 2") == "not-asked"


# -------------------------------------------------------------------------------------------- checking robots

WEAPONLESS = robot("""
    . . . . .
    . . . . .
    . D # D .
    . . . . .
    . . . . .
""")


def test_when_neither_robot_is_disabled_the_jobs_are_swapped_and_the_fight_goes_on() -> None:
    match = table(seats=4)
    told = act(match)
    assert not heard(told, events.Disabled)
    assert sees(match).fight_round == 2
    assert [(robot.pilot, robot.tactician) for robot in sees(match).robots] == [("blue", "red"), ("green", "yellow")]


def test_a_lone_player_keeps_both_jobs() -> None:
    match = table(seats=3)
    act(match)
    assert [(robot.pilot, robot.tactician) for robot in sees(match).robots] == [("blue", "red"), ("green", "green")]


def test_a_robot_without_weapons_is_disabled_and_the_fight_ends() -> None:
    match = table(gunner(1), robot(), script=dice("3"))
    told = act(match, "right > rear")
    assert heard(told, events.Destroyed) == [events.Destroyed(2, "W07", "c4")]
    assert heard(told, events.Disabled, events.FightWon) == [events.Disabled(2), events.FightWon(1)]
    assert sees(match).round_number == 2


def test_a_robot_that_starts_without_weapons_fights_the_first_round() -> None:
    match = table(gunner(1), WEAPONLESS, script=dice("1"))
    assert sees(match).phase == "controls"
    told = act(match, "right > front")
    assert heard(told, events.Struck, events.Disabled) == [events.Struck(2, 1, "none"), events.Disabled(2)]


def test_even_without_weapons_sabotage_shoots_in_the_first_round() -> None:
    match = table(WEAPONLESS, robot(), cards="sabotage, nitro, homing", script=dice("3"))
    act(match, "right > front")
    told = play(match, "red sabotage")
    assert heard(told, events.Struck, events.Disabled) == [events.Struck(2, 3, "c3"), events.Disabled(1)]


def test_a_robot_without_goblins_is_disabled() -> None:
    match = table(gunner(1), robot(), script=dice("3"), blue=player(goblins=1))
    told = act(match, "right > front")
    assert heard(told, events.GoblinLeft, events.Disabled) == [events.GoblinLeft("blue", 2), events.Disabled(2)]


def test_a_team_with_a_goblin_of_either_partner_fights_on() -> None:
    match = table(gunner(1), robot(), seats=4, script=dice("3"), yellow=player(goblins=1))
    told = act(match, "right > front")
    assert not heard(told, events.Disabled)
    assert (goblins(match), sees(match).fight_round) == ([2, 2, 2, 0], 2)


def test_both_robots_may_be_disabled_in_the_same_round() -> None:
    match = table(gunner(1), gunner(1), script=dice("3 3"), red=player(goblins=1), blue=player(goblins=1))
    told = act(match, "right > right", "right > right", "left left")
    assert heard(told, events.GoblinLeft) == [events.GoblinLeft("blue", 2), events.GoblinLeft("red", 1)]
    assert heard(told, events.Disabled, events.FightDrawn) == [
        events.Disabled(1),
        events.Disabled(2),
        events.FightDrawn(),
    ]


def test_the_fight_never_lasts_more_than_four_rounds() -> None:
    match = table(fight_round=4)
    told = act(match)
    assert heard(told, events.FightDrawn) == [events.FightDrawn()]
    assert sees(match).round_number == 2


def test_an_order_of_events_tells_the_round_from_the_reveal_to_the_check() -> None:
    told = act(table(gunner(1), script=dice("2")), "right > front")
    assert [event.verb for event in told] == [
        "was-done",
        "was-done",
        "pilot-showed",
        "engines-counted",
        "turned",
        "pilot-showed",
        "engines-counted",
        "turned",
        "pick-showed",
        "pick-showed",
        "card-taken",
        "card-taken",
        "dice-rolled",
        "dice-rolled",
        "dice-shown",
        "dice-shown",
        "struck",
        "destroyed",
        "fight-round-began",
        "card-shown",
        "card-shown",
        "card-shown",
    ]
