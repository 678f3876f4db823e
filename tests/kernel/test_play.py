"""Undo lines, told with the miniature: red and green against blue and yellow."""

import pytest

from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import load_set
from goblins.kernel.errors import BadInput
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.kernel.reasons import Refused
from goblins.kernel.record import copied, pack
from tests.miniature import MINIATURE

RED, BLUE, GREEN, YELLOW = range(4)


def begin(peeking: str = "no") -> Play:
    options = read_options(MINIATURE.options, MINIATURE.settings, {"peeking": peeking})
    return Play.begin(MINIATURE, load_set(MINIATURE), options, 4, key_from_seed(5))


def say(play: Play, seat: int, notation: str) -> None:
    play.play(seat, MINIATURE.moves.parse(notation))


def test_a_sealed_mark_can_be_taken_back_although_others_have_acted() -> None:
    play = begin()
    say(play, RED, "mark 1 with 1")
    say(play, BLUE, "mark 2 with 2")
    say(play, BLUE, "done")
    say(play, GREEN, "reroll")
    play.undo(RED)
    assert [SEAT_NAMES[made.seat] for made in play.made] == ["blue", "blue", "green"]
    assert play.state.burglars[BLUE].crate == 1
    assert play.state.burglars[RED].crate == -1


def test_being_done_can_be_withdrawn_until_the_last_is_in() -> None:
    play = begin()
    for seat in (RED, BLUE, GREEN):
        say(play, seat, "mark 3 with 1")
        say(play, seat, "done")
    assert play.deciders() == [YELLOW]
    play.undo(RED)
    assert play.deciders() == [RED, YELLOW]
    say(play, RED, "mark 4 with 1")
    say(play, RED, "done")
    say(play, YELLOW, "mark 3 with 1")
    say(play, YELLOW, "done")
    assert play.undoable(RED) is None
    assert play.undoable(YELLOW) is None


def test_a_reroll_cannot_be_taken_back_but_does_not_bind_the_others() -> None:
    play = begin()
    say(play, RED, "mark 1 with 1")
    say(play, BLUE, "reroll")
    assert play.undoable(BLUE) is None
    assert play.undoable(RED) == 0


def test_nothing_before_ones_own_reroll_can_be_taken_back() -> None:
    play = begin()
    say(play, RED, "mark 1 with 1")
    say(play, RED, "reroll")
    assert play.undoable(RED) is None


def test_a_peek_cannot_be_taken_back() -> None:
    play = begin(peeking="yes")
    say(play, RED, "peek 4")
    assert play.undoable(RED) is None
    with pytest.raises(BadInput):
        play.undo(RED)


def test_a_refused_move_changes_nothing() -> None:
    play = begin()
    before = pack(play.state)
    with pytest.raises(Refused) as caught:
        say(play, RED, "done")
    assert caught.value.refusal.reason == "not-marked"
    assert pack(play.state) == before
    assert not play.made


def test_a_script_that_cannot_be_changes_nothing() -> None:
    play = begin()
    play.script = ((1 + RED, 6),)
    before = copied(play.state)
    with pytest.raises(BadInput):
        say(play, RED, "reroll")
    assert play.state == before
    assert play.script == ((1 + RED, 6),)
    assert not play.made


def test_partners_hear_each_others_dice_and_opponents_do_not() -> None:
    play = begin()
    say(play, RED, "reroll")
    verbs = {seat: [event.verb for event in play.told(seat)] for seat in range(4)}
    assert verbs[GREEN].count("rolled") == 3
    assert verbs[BLUE].count("rolled") == 2


def test_so_many_seats_cannot_be_laid() -> None:
    options = read_options(MINIATURE.options, MINIATURE.settings, {})
    with pytest.raises(BadInput, match="miniature is played with 2-4 seats, not 3"):
        Play.begin(MINIATURE, load_set(MINIATURE), options, 3, key_from_seed(5))
