"""A clock that is set, and a clock that is wrong."""

from __future__ import annotations

import pytest

from goblins.tables.times import GRACE, JUMP, SLEW, Clockwork

HOUR = 3_600_000


class Machine:
    """Its clock, and what has really passed, in seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.passed = 1_800_000_000.0, 1000.0
        monkeypatch.setattr("goblins.tables.times.time.time", lambda: self.wall)
        monkeypatch.setattr("goblins.tables.times.time.clock_gettime", lambda _: self.passed)

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_a_clock_that_is_set_moves_no_time_of_day_and_is_noticed(machine: Machine) -> None:
    clockwork = Clockwork()
    before = clockwork.now()
    machine.wait(10)
    assert not clockwork.look()
    machine.wall -= 86_400
    assert clockwork.look()
    assert clockwork.now() == before + 10_000


def test_a_clock_that_is_corrected_a_little_is_followed(machine: Machine) -> None:
    clockwork = Clockwork()
    for _ in range(100):
        machine.wait(10)
        machine.wall += SLEW / 2000
        assert not clockwork.look()
    assert clockwork.now() == int(machine.wall * 1000)
    machine.wall += JUMP / 2000  # too much to be followed, too little to be in doubt
    assert not clockwork.look()
    assert clockwork.now() < int(machine.wall * 1000)


def test_while_the_clock_is_in_doubt_no_time_is_up(machine: Machine) -> None:
    clockwork = Clockwork()
    deadline = clockwork.now() + 1000
    clockwork.hold("jumped")
    machine.wait(3600)
    assert clockwork.due(deadline) > clockwork.now()


def test_time_that_was_lost_in_doubt_is_given_back_to_whoever_was_asked_before(machine: Machine) -> None:
    clockwork = Clockwork()
    allowed = 2 * HOUR
    deadline = clockwork.now() + allowed  # asked now
    clockwork.hold("ahead")
    machine.wall += 10 * 3600
    clockwork.trust()
    assert clockwork.now() == int(machine.wall * 1000)
    assert clockwork.due(deadline, allowed) == deadline + 10 * HOUR
    later = clockwork.now() + allowed
    assert clockwork.due(later, allowed) == later
    assert clockwork.due(0, 0) >= clockwork.started + GRACE


def test_time_goes_on_from_the_last_moment_that_is_known(machine: Machine) -> None:
    clockwork = Clockwork()
    clockwork.hold("behind", 1_900_000_000_000)
    machine.wait(5)
    assert clockwork.now() == 1_900_000_005_000
