"""How the game ended (GW-end)."""

from goblins.games.goblin_warlord import GAME
from goblins.games.goblin_warlord.terms import Ending
from goblins.kernel.game import Outcome
from goblins.kernel.record import blank
from goblins.match import Match
from tests.games.goblin_warlord.table import KIT, camp, play, table


def outcome_of(match: Match, out: Outcome) -> Outcome:
    GAME.outcome(match.true.state, KIT, out)
    return out


def test_points_are_forts_standing() -> None:
    match = table(red=camp("F0 H0 F0", lost_forts=3), blue=camp("H4"), green=camp("F1"))
    assert outcome_of(match, blank(Outcome)).points[:3] == [2, 0, 1]


def test_while_the_game_goes_on_nobody_has_won() -> None:
    used = blank(Outcome)
    used.ended, used.winners = Ending.WARLORD, 0b01
    found = outcome_of(table(red=camp(), blue=camp()), used)
    assert (found.ended, found.winners) == (Ending.NONE, 0)


def test_the_warlord_alone_wins() -> None:
    match = table(red=camp("F0 F0 F0"), blue=camp("F0 F0 F0 H3"), turn="blue")
    play(match, "blue upgrade 4", *3 * ["blue pay 4"])
    found = outcome_of(match, blank(Outcome))
    assert (found.ended, found.winners, found.points[:2]) == (Ending.WARLORD, 0b10, [3, 4])
