"""A public view kept up to date from events alone."""

import dataclasses
from collections.abc import Callable, Sequence

import pytest

from goblins.games.goblin_warlord.events import EVENTS
from goblins.games.goblin_warlord.retell import retell
from goblins.match import Match
from tests.games.goblin_warlord.table import (
    attack,
    banner_die,
    camp,
    cards,
    hoozits_die,
    laid_out,
    lot,
    sees,
    table,
)


@dataclasses.dataclass
class Story:
    """A position, and the moves that follow."""

    match: Match
    moves: Sequence[str]


def recruits() -> Story:
    return Story(table(red=camp("F0 F1"), blue=camp(), phase="begin"), ["red recruit 1", "red decline"])


def banner() -> Story:
    match = table(red=camp("F0", order="banner"), blue=camp(), phase="begin", script=banner_die("banner"))
    return Story(match, ["red recruit 1", "red recruit 1", "red roll", "red recruit 1", "red decline"])


def evil_eye() -> Story:
    match = table(red=camp("H4 H0", order="hoozits"), blue=camp(), script=hoozits_die("evil-eye"))
    return Story(match, ["red hoozits blue"])


def hoozits_banner() -> Story:
    match = table(red=camp("F3", order="hoozits"), blue=camp(), script=hoozits_die("banner"))
    return Story(match, ["red hoozits blue", "red recruit 1"])


def charge() -> Story:
    match = table(red=camp("H2 H1", order="charge"), blue=camp("H3 H1"), script=attack("overrun loss overrun"))
    return Story(match, ["red invade 1 > blue.1", "blue choose overrun", "red invade 2 > blue.2"])


def wrecked_hideout() -> Story:
    match = table(red=camp("H3", order="know-wots"), blue=camp("H3 H3 H4"), script=attack("victory"))
    return Story(match, ["red know-wots 1 > blue.1", "blue rehouse 2"])


def token_into_the_box() -> Story:
    match = table(
        red=camp("H3", order="know-wots"),
        blue=camp("H3 H4"),
        script=attack("victory"),
        options={"razed": "box"},
    )
    return Story(match, ["red know-wots 1 > blue.1"])


def wrecked_fort() -> Story:
    match = table(red=camp("H3", order="know-wots"), blue=camp("F2"), script=attack("push overrun"))
    return Story(match, ["red know-wots 1 > blue.1", "red choose overrun"])


def new_hideout() -> Story:
    return Story(table(red=camp("H4 - F0"), blue=camp()), ["red build", *3 * ["red pay 1"]])


def half_paid_fort() -> Story:
    return Story(table(red=camp("H4 H0"), blue=camp()), ["red upgrade 2", "red pay 1"])


def warlord() -> Story:
    return Story(table(red=camp("F0 F0 F0 H3"), blue=camp()), ["red upgrade 4", *3 * ["red pay 4"]])


def next_turn() -> Story:
    match = table(
        red=camp("H4", hand="hide hide hide", invaded=[1]),
        blue=camp("H4", order="none", hand="hide hide crown"),
        discard="charge banner",
    )
    return Story(match, ["red order hide", "blue order crown"])


def next_deck() -> Story:
    match = table(red=camp("H4", hand="hide hide hide"), blue=camp("F4"), empty_deck=True)
    return Story(match, ["red order hide"])


def draw_by_turn_limit() -> Story:
    match = table(
        red=camp(), blue=camp("F4", hand="hide hide hide"), turn="blue", turns_played=1, options={"turn_limit": 1}
    )
    return Story(match, ["blue order hide"])


STORIES = [
    recruits,
    banner,
    evil_eye,
    hoozits_banner,
    charge,
    wrecked_hideout,
    token_into_the_box,
    wrecked_fort,
    new_hideout,
    half_paid_fort,
    warlord,
    next_turn,
    next_deck,
    draw_by_turn_limit,
]
SETTING_UP = {"turned-up", "begins"}
HEARD_BY_ONE_SEAT = {"drew-card"}


@pytest.mark.parametrize("story", STORIES)
def test_events_retell_what_a_spectator_sees(story: Callable[[], Story]) -> None:
    told = story()
    retold = sees(told.match)
    for line in told.moves:
        heard = len(told.match.events())
        seat, _, move = line.partition(" ")
        told.match.play(seat, move)
        for event in told.match.events()[heard:]:
            retell(retold, event)
        assert retold == sees(told.match)


def test_every_event_is_in_one_of_these_stories() -> None:
    heard = SETTING_UP | HEARD_BY_ONE_SEAT
    for story in STORIES:
        told = story()
        for line in told.moves:
            seat, _, move = line.partition(" ")
            told.match.play(seat, move)
        heard |= {event.verb for event in told.match.events()}
    assert heard == set(EVENTS.types)


def test_who_turned_up_a_crown_changes_nothing_that_lies_on_the_table() -> None:
    match, told = laid_out(2, lot("red") + cards("hide crown"))
    retold = sees(match)
    retell(retold, told[0])
    assert retold == sees(match)
