"""A move is made whole before a signal may end the program."""

import signal

import pytest

from goblins.cli.terminal.signals import ending_in_order, undisturbed


def test_a_signal_in_the_middle_of_a_move_waits_for_its_end() -> None:
    done = []

    def move() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("moved")

    with pytest.raises(KeyboardInterrupt):
        move()
    assert done == ["moved"]


def test_other_endings_leave_in_order_too_and_afterwards_all_is_as_before() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit) as left, ending_in_order():
        signal.raise_signal(signal.SIGTERM)
    assert left.value.code == 128 + signal.SIGTERM
    assert signal.getsignal(signal.SIGTERM) == before
