"""What can never be on a table, and is noticed when a position is loaded."""

from collections.abc import Callable

import pytest

import goblins
from goblins import BadInput
from goblins.games.goblin_warlord import GAME
from goblins.games.goblin_warlord.state import State
from goblins.games.goblin_warlord.terms import Kind, Order, Phase
from goblins.match import Match
from tests.games.goblin_warlord.table import KIT, attack, camp, play, table


def faults_after(change: Callable[[State], object], match: Match | None = None) -> list[str]:
    """Change a good position and say what is wrong with it."""
    s: State = (match or table(red=camp("F3 H2"), blue=camp("H1"))).true.state
    change(s)
    return [fault.text() for fault in GAME.faults(s, KIT)]


def put(name: str, value: int) -> Callable[[State], object]:
    return lambda s: setattr(s, name, value)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_table_laid_out_by_the_rules_has_no_fault(seats: int) -> None:
    match = goblins.new("goblin-warlord", seats, seed=3)
    assert GAME.faults(match.true.state, KIT) == []


@pytest.mark.parametrize(("pool", "found"), [(55, 61), (53, 59)])
def test_goblins_neither_appear_nor_vanish(pool: int, found: int) -> None:
    assert faults_after(put("pool", pool)) == [f"there are {found} goblins instead of 60."]


@pytest.mark.parametrize(("supply", "found"), [(30, 33), (28, 31)])
def test_lair_tokens_neither_appear_nor_vanish(supply: int, found: int) -> None:
    assert faults_after(put("supply", supply)) == [f"there are {found} lair tokens instead of 32."]


def test_where_razed_tokens_go_into_the_box_some_may_be_missing_but_none_may_be_added() -> None:
    boxed = {"razed": "box"}
    assert faults_after(put("supply", 20), table(red=camp(), blue=camp(), options=boxed)) == []
    assert faults_after(put("supply", 31), table(red=camp(), blue=camp(), options=boxed)) == [
        "there are 33 lair tokens instead of 32."
    ]


def test_cards_neither_appear_nor_vanish() -> None:
    def lose_a_crown(s: State) -> None:
        s.deck[Order.CROWN] -= 1

    assert faults_after(lose_a_crown) == ["there are 5 Crown cards instead of 6."]


def test_a_hand_has_three_cards() -> None:
    def take_a_fourth(s: State) -> None:
        s.deck[Order.CROWN] -= 1
        s.players[0].hand[Order.CROWN] += 1

    assert faults_after(take_a_fourth) == ["the cards in Red’s hand are 4 instead of 3."]


def test_everybody_has_a_lair() -> None:
    def raze(s: State) -> None:
        s.players[1].lairs[0].kind = Kind.NOTHING
        s.players[1].lairs[0].goblins = 0
        s.pool += 1
        s.supply += 1

    assert faults_after(raze) == ["Blue has no lair, or more sites than tokens."]


def test_more_forts_cannot_stand_than_were_built() -> None:
    def forget_the_fort(s: State) -> None:
        s.players[0].forts_built = 0

    assert faults_after(forget_the_fort) == ["Red has more Forts than were built."]


def test_a_lair_holds_four_goblins_at_most() -> None:
    def crowd(s: State) -> None:
        s.players[0].lairs[0].goblins += 2
        s.pool -= 2

    assert faults_after(crowd) == ["Red’s lair 1 holds too many goblins, or too few."]


def test_no_goblin_lives_where_nothing_stands() -> None:
    def stray(s: State) -> None:
        s.players[0].sites = 3
        s.players[0].lairs[2].goblins = 1
        s.pool -= 1

    assert faults_after(stray) == ["Red’s lair 3 holds too many goblins, or too few."]


def test_a_lair_stands_only_on_a_site_of_the_camp() -> None:
    def build_outside(s: State) -> None:
        s.players[0].lairs[2].kind = Kind.HIDEOUT

    assert faults_after(build_outside) == ["Red’s lair 3 holds too many goblins, or too few."]


@pytest.mark.parametrize(
    "change",
    [
        put("active", 2),
        put("active", 1),
        put("phase", Phase.OVER),
        put("phase", Phase.RECRUIT),
        put("phase", Phase.PAY),
        put("phase", Phase.CHOOSE),
        put("phase", Phase.REHOUSE),
        put("recruits", 1),
        put("compulsory", 1),
        put("debt", 1),
        put("upgrading", 2),
        put("ended", 1),
    ],
)
def test_the_phase_fits_what_is_pending_and_who_is_asked(change: Callable[[State], object]) -> None:
    assert faults_after(change) == ["the phase does not fit what is being decided, or by whom."]


def test_dice_to_choose_from_belong_to_the_side_with_more_goblins() -> None:
    match = table(red=camp("H2"), blue=camp("H3"), script=attack("push loss"))
    play(match, "red invade 1 > blue.1")

    def ask_the_attacker(s: State) -> None:
        s.table.asked = s.table.awaiting = 1

    assert faults_after(ask_the_attacker, match) == ["the phase does not fit what is being decided, or by whom."]


def test_a_position_that_cannot_be_is_not_loaded() -> None:
    position = table(red=camp("F3 H2"), blue=camp("H1")).position()
    del position["checksum"]
    position["state"]["pool"] += 1
    with pytest.raises(BadInput) as caught:
        goblins.load(position)
    assert str(caught.value).endswith("This position cannot be: there are 61 goblins instead of 60.")


def test_a_good_position_is_loaded_and_played_on() -> None:
    match = goblins.load(table(red=camp("H2"), blue=camp("H2"), script=attack("victory")).position())
    assert [event.verb for event in match.play("red", "invade 1 > blue.1")][2:4] == ["result", "lost"]


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("blue\n fort 0\n fort 0\n fort 0\n fort 0", "Blue has the Forts to win already"),
        ("red recruits 1, must 1\nred flies hide\n hideout 1", "Red flies Hide"),
        ("red recruits 2\nred flies crown\n hideout 1", "does not fit what is being decided"),
        ("red rolls\nred flies crown\n hideout 1", "Red flies Crown"),
        ("red acts\nred flies banner\n hideout 1\nstate.die_rolled 0", "Red flies Banner"),
        ("red\n hideout 1\nblue\n hideout 2 has-invaded", "Blue’s lair 1 cannot have invaded"),
        (
            "blue chooses push loss victory, red.1 > blue.1\nred\n hideout 1 has-invaded\nblue\n hideout 2",
            "1 against 2",
        ),
        ("red chooses push loss, red.1 > blue.1\nred\n hideout 1 has-invaded\nblue\n hideout 2", "1 against 2"),
        ("know-wots-used\nred flies crown\n hideout 1", "Red flies Crown"),
        ("red\n hideout 1\nlost-forts 95\nlost-forts 6", "more Forts than"),
    ],
)
def test_what_no_game_can_bring_is_refused(lines: str, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        goblins.load(f"goblin-warlord, rules 1, red blue\n{lines}\n")
    assert problem in caught.value.text()
