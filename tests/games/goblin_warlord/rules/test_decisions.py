"""Every decision in one place: what is offered is just what is not refused."""

from collections.abc import Callable

import pytest

from goblins.games.goblin_warlord import GAME
from goblins.games.goblin_warlord.moves import MOVES
from goblins.games.goblin_warlord.reasons import Reason
from goblins.games.goblin_warlord.rules.decisions import WIDEST
from goblins.kernel.names import SEAT_NAMES
from goblins.match import Match
from tests.games.goblin_warlord.table import KIT, attack, camp, offers, play, table

INVADING = ("none", "crown", "charge", "know-wots")  # orders to


def recruiting() -> Match:
    return table(red=camp("F4 - H0"), blue=camp(), phase="begin")


def declining() -> Match:
    match = recruiting()
    play(match, "red recruit 3")
    return match


def rolling() -> Match:
    return table(red=camp("H4", order="banner"), blue=camp(), phase="begin")


def acting_under(order: str) -> Callable[[], Match]:
    return lambda: table(
        red=camp("F4 - H0 H2 H1", order=order, invaded=[4] if order in INVADING else []),
        blue=camp("H1 - F0"),
        green=camp("H1", order="hide"),
        yellow=camp("H3"),
    )


def paying() -> Match:
    match = acting_under("crown")()
    play(match, "red build", "red pay 5")
    return match


def choosing() -> Match:
    match = table(red=camp("H1"), blue=camp("H3"), script=attack("push loss push"))
    play(match, "red invade 1 > blue.1")
    return match


def rehousing() -> Match:
    match = table(red=camp("H2", order="know-wots"), blue=camp("H2 - H0 H4 F3"), script=attack("victory"))
    play(match, "red know-wots 1 > blue.1")
    return match


@pytest.mark.parametrize(
    "position",
    [
        recruiting,
        declining,
        rolling,
        acting_under("none"),
        acting_under("crown"),
        acting_under("hide"),
        acting_under("charge"),
        acting_under("banner"),
        acting_under("hoozits"),
        acting_under("know-wots"),
        paying,
        choosing,
        rehousing,
    ],
)
def test_what_is_offered_is_just_what_is_not_refused(position: Callable[[], Match]) -> None:
    match = position()
    seat = SEAT_NAMES.index(match.deciders[0])
    s = match.true.state
    allowed = [move for move in MOVES.candidates() if GAME.refusal(s, KIT, seat, move) == Reason.NONE]
    assert sorted(GAME.list_moves(s, KIT, seat)) == sorted(allowed)
    assert set(GAME.list_sensible_moves(s, KIT, seat)) <= set(allowed)


def test_the_widest_decision_fits() -> None:
    match = table(red=camp("H2 " * 16, order="know-wots", hand="crown hide charge"), blue=camp("H1 " * 16))
    assert len(offers(match, "red")) == 2 * 16 * 16 + 16 + 3
    assert len(offers(match, "red")) <= WIDEST
