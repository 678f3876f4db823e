"""Every reason against a move, provoked at the table."""

import dataclasses
from collections.abc import Callable

import pytest

from goblins import Refused
from goblins.games.goblin_warlord import GAME
from goblins.games.goblin_warlord.reasons import Reason
from goblins.kernel.names import name_of
from goblins.kernel.reasons import CommonReason
from goblins.match import Match
from tests.games.goblin_warlord.table import attack, camp, hoozits_die, offers, play, table


@dataclasses.dataclass
class Case:
    reason: Reason
    move: str
    position: Callable[[], Match]
    seat: str = "red"


def recruiting() -> Match:
    return table(red=camp("F4 F0"), blue=camp(), phase="begin")


def rolling() -> Match:
    return table(red=camp("H4", order="banner"), blue=camp(), phase="begin")


def acting() -> Match:
    return table(red=camp("F4 - H0", invaded=[]), blue=camp("H1"), green=camp("H1", order="hide"))


def poor() -> Match:
    return table(red=camp("H2"), blue=camp())


def without_tokens() -> Match:
    return table(red=camp("H4 " + "H0 " * 30), blue=camp("H0"))


def under(order: str) -> Callable[[], Match]:
    return lambda: table(red=camp("F4", order=order), blue=camp("H1"))


def paying() -> Match:
    return after(acting(), "red build")


def choosing() -> Match:
    match = table(red=camp("H2"), blue=camp("H3"), script=attack("push loss"))
    return after(match, "red invade 1 > blue.1")


def rehousing() -> Match:
    match = table(red=camp("H2", order="know-wots"), blue=camp("H2 H0"), script=attack("victory"))
    return after(match, "red know-wots 1 > blue.1")


def invaded() -> Match:
    return table(red=camp("H2", invaded=[1]), blue=camp())


def know_wots_gone() -> Match:
    match = table(red=camp("H2 H2", order="know-wots"), blue=camp("F2"), script=attack("push"))
    return after(match, "red know-wots 1 > blue.1")


def hoozits_gone() -> Match:
    return after(table(red=camp(order="hoozits"), blue=camp(), script=hoozits_die("zaap")), "red hoozits blue")


def magic_recruits() -> Match:
    match = table(red=camp("F0", order="hoozits"), blue=camp(), script=hoozits_die("banner"))
    return after(match, "red hoozits blue")


def after(match: Match, *lines: str) -> Match:
    play(match, *lines)
    return match


CASES = [
    Case(Reason.RECRUIT_FIRST, "build", recruiting),
    Case(Reason.ROLL_FIRST, "order crown", rolling),
    Case(Reason.PAY_FIRST, "upgrade 3", paying),
    Case(Reason.CHOOSE_FIRST, "recruit 1", choosing, "blue"),
    Case(Reason.REHOUSE_FIRST, "build", rehousing, "blue"),
    Case(Reason.NO_RECRUITS, "recruit 3", acting),
    Case(Reason.NO_BANNER_DIE, "roll", acting),
    Case(Reason.NOTHING_TO_PAY, "pay 1", acting),
    Case(Reason.NO_DICE, "choose push", acting),
    Case(Reason.NOBODY_HOMELESS, "rehouse 3", acting),
    Case(Reason.NO_LAIR, "upgrade 2", acting),
    Case(Reason.LAIR_FULL, "recruit 1", recruiting),
    Case(Reason.LAIR_EMPTY, "invade 3 > blue.1", acting),
    Case(Reason.LAIR_EMPTY, "pay 3", paying),
    Case(Reason.RECRUIT_COMPULSORY, "decline", recruiting),
    Case(Reason.ORDER_FORBIDS_INVADING, "invade 1 > blue.1", under("hoozits")),
    Case(Reason.HAS_INVADED, "invade 1 > blue.1", invaded),
    Case(Reason.OWN_LAIR, "invade 1 > red.3", acting),
    Case(Reason.NO_FOE, "invade 1 > bone.1", acting),
    Case(Reason.FOE_HIDES, "invade 1 > green.1", acting),
    Case(Reason.NO_TARGET, "invade 1 > blue.2", acting),
    Case(Reason.NOT_UNDER_KNOW_WOTS, "know-wots 1 > blue.1", acting),
    Case(Reason.KNOW_WOTS_USED, "know-wots 2 > blue.1", know_wots_gone),
    Case(Reason.LONE_HIDEOUT, "know-wots 1 > blue.1", under("know-wots")),
    Case(Reason.NOT_UNDER_HOOZITS, "hoozits blue", acting),
    Case(Reason.HOOZITS_ROLLED, "hoozits blue", hoozits_gone),
    Case(Reason.ORDER_FORBIDS_BUILDING, "build", under("charge")),
    Case(Reason.TOO_FEW_GOBLINS, "build", poor),
    Case(Reason.NO_TOKEN, "build", without_tokens),
    Case(Reason.ALREADY_FORT, "upgrade 1", acting),
    Case(Reason.FACE_NOT_ROLLED, "choose victory", choosing, "blue"),
    Case(Reason.NOT_IN_HAND, "order none", acting),
    Case(Reason.ALL_COMPULSORY, "decline", magic_recruits),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{name_of(case.reason)}: {case.move}")
def test_a_refused_move_changes_nothing_and_says_why(case: Case) -> None:
    match = case.position()
    before = match.position()
    with pytest.raises(Refused) as caught:
        match.play(case.seat, case.move)
    refusal = caught.value.refusal
    assert (refusal.reason, refusal.anchor) == (name_of(case.reason), case.reason.anchor)
    assert "[" not in refusal.text("en")
    assert case.move not in offers(match, case.seat)
    assert match.position() == before


def test_every_reason_is_provoked() -> None:
    assert {case.reason for case in CASES} == set(Reason) - {Reason.NONE}


def test_every_reason_cites_a_chapter_of_the_rules() -> None:
    assert {reason.anchor for reason in Reason if reason} <= set(GAME.chapters)


def test_the_reasons_that_all_games_share_are_given_too() -> None:
    match = table(red=camp("F0 F0 F0 H3"), blue=camp())
    assert match.true.game.why_not(match.true.state, match.true.kit, 1, 0) == CommonReason.NOT_ASKED
    assert match.true.game.why_not(match.true.state, match.true.kit, 0, 1 << 50) == CommonReason.NO_MOVE
    play(match, "red upgrade 4", *3 * ["red pay 4"])
    assert match.true.game.why_not(match.true.state, match.true.kit, 0, 0) == CommonReason.GAME_OVER
