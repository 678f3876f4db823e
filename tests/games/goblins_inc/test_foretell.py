"""What lined-up dice will break is known before they are sealed."""

import pytest

import goblins
from goblins.kernel.vocabulary import Event
from goblins.match import Match
from tests.games.goblins_inc.positions import ARMORED, after_the_roll
from tests.games.goblins_inc.table import DAMAGE, act, damage, dice, gunner, play, robot, table


def foretold(match: Match, seat: str, *moves: str) -> list[str]:
    """What the enemy's robot would suffer."""
    team = next(one.team for one in match.view(seat).players if one.seat == seat)
    return damage(match.foresee(seat, list(moves)).own, 3 - team)


HOOKED = robot("""
    . . . . .
    . . . . .
    . D # . .
    . D . . .
    . D v . .
""")  # struck in the second column from its far side, it comes apart


def fired(card: str, faces: str) -> Match:
    """Red has rolled, and Blue's robot turns its far side to the dice."""
    match = table(gunner(len(faces.split())), HOOKED, cards=f"{card}, homing, emergency", script=dice(faces))
    act(match, "right > front", "front > front", "left middle")
    return match


def test_each_order_of_the_dice_says_what_every_die_breaks() -> None:
    match = fired("nitro", "1 2 3")
    assert foretold(match, "red", "order 2 3 1") == ["destroyed 2 b3 b4, b5, c5", "goblin-left 3 blue", "row-empty 1"]
    assert foretold(match, "red", "order 1 3 2") == ["row-empty 1", "goblin-left 3 blue", "destroyed 2 b3 b4, b5, c5"]


def test_it_is_known_whatever_the_other_tactician_does_and_before_they_are_done() -> None:
    match = after_the_roll("nitro+homing", "1 2 3")()
    before = foretold(match, "blue", "order 3 2 1")
    told = play(match, *(f"{seat} order {order}" for seat, order in (("blue", "3 2 1"), ("green", "5"))))
    assert before == damage(told, 2) != []


def test_dynamite_strikes_the_first_row_twice() -> None:
    match = fired("dynamite", "3")
    assert foretold(match, "red", "order 3") == ["goblin-left 3 blue"]
    assert foretold(match, "red", "dynamite", "order 3") == ["goblin-left 3 blue", "goblin-left 3 blue"]


def test_homing_first_and_then_an_order_is_looked_at_in_one() -> None:
    match = after_the_roll("nitro+homing", "1 2 3")()
    assert foretold(match, "blue", "homing 1 4", "order 2 3 4")[-1].split()[1] == "4"


def test_it_ends_where_the_defending_pilot_has_to_choose_a_token() -> None:
    match = table(gunner(2), ARMORED, cards="nitro, homing, emergency", script=dice("2 3"))
    act(match, "right > left", "front > front", "left middle")
    assert foretold(match, "red", "order 2 3") == ["tokens-hit 2 e2"]


def test_a_re_roll_cannot_be_looked_through() -> None:
    match = after_the_roll("nitro+homing", "1 2 3")()
    assert match.foresee("blue", ["nitro all", "order 1 2 3"]).own == ()


def test_other_moves_foretell_nothing() -> None:
    assert table().foresee("red", "pilot front > front").own == ()


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_over_whole_games_what_was_foretold_is_what_happens(seats: int, seed: int) -> None:
    match = goblins.new("goblins-inc", seats=seats, seed=seed)
    expected: dict[int, tuple[Event, ...]] = {}
    compared = 0
    while match.deciders:
        seat = match.deciders[-1]
        team = next(one.team for one in match.view(seat).players if one.seat == seat)
        move = match.bot_move(seat, "scrapper", seed=len(match.true.made))
        if move.verb == "order":
            expected[3 - team] = match.foresee(seat, move).own
        told = [one.event for one in match.true.play(match.seats.index(seat), move.packed())]
        for struck, foreseen in [(one, seen) for one, seen in expected.items() if happens_to(told, one)]:
            happened = happens_to(told, struck)
            assert tuple(happened[: len(foreseen)]) == foreseen[: len(happened)]
            compared += 1
            del expected[struck]
    assert compared > 3


def happens_to(told: list[Event], team: int) -> list[Event]:
    verbs = ("attack-began", *DAMAGE)
    return [event for event in told if event.verb in verbs and event.fields()["team"] == team]
