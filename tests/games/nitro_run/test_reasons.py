"""Every reason against a move, provoked at the table."""

import dataclasses
from collections.abc import Callable

import pytest

from goblins import Refused
from goblins.games.nitro_run import GAME
from goblins.games.nitro_run.reasons import Reason
from goblins.kernel.names import name_of
from goblins.kernel.reasons import CommonReason
from goblins.kernel.record import pack
from goblins.kernel.words import LANGUAGES
from goblins.match import Match
from tests.games.nitro_run.rules.test_plan import EVERYTHING
from tests.games.nitro_run.rules.test_the_run import beside_the_ledge, out_of_the_tunnel, shaky
from tests.games.nitro_run.rules.test_track import in_full_swing
from tests.games.nitro_run.rules.test_ways import two_ways
from tests.games.nitro_run.table import peek, play, rides, spec, table, way

GATHERING = spec("bend 3", "gather")
READY = spec("bend 2", "gather", value=2)
DRAFTED = spec("straight 4", "draft")
STAGED = spec("bend 3", "build")


@dataclasses.dataclass
class Case:
    reason: Reason
    move: str
    position: Callable[[], Match]


def after(match: Match, *moves: str) -> Match:
    play(match, *moves)
    return match


def choosing() -> Match:
    return table(active="", actions=(2, 0, 2))


def drafting() -> Match:
    return after(table(spec("bend 3"), GATHERING), "delegate 1 blue")


def rushing() -> Match:
    return after(table(READY, GATHERING, DRAFTED), "delegate 2 black")


def fabricating() -> Match:
    return after(table(READY, GATHERING, grunts="red red red"), "team fabricate")


def falling() -> Match:
    match = table(
        spec("bend 2"),
        spec("straight 2", "b1 n-s"),
        spec("straight 3", "rubble b3"),
        at="b2 b5 c0",
        script=peek("bend 2", "rubble"),
    )
    return after(match, "delegate 1 blue", "draft 1")


def building() -> Match:
    return table(
        spec("straight 2", "build"),
        spec("straight 2", "b3 n-s"),
        spec("straight 3", "rubble a3"),
        at="b2 b1 c0",
        day=2,
    )


def calming() -> Match:
    return after(shaky(3, 1, "aahhhh", match=rides(way("+0/+2", "calm"))), "ride")


CASES = [
    Case(Reason.SCHEMER_FIRST, "plan", choosing),
    Case(Reason.TASK_FIRST, "plan", drafting),
    Case(Reason.RUBBLE_FIRST, "rest", falling),
    Case(Reason.WORKFLOW_FIRST, "plan", in_full_swing),
    Case(Reason.WAY_FIRST, "ride", two_ways),
    Case(Reason.ON_THE_RUN, "plan", way),
    Case(Reason.TUNNEL_FIRST, "ride", out_of_the_tunnel),
    Case(Reason.CALM_FIRST, "ride", calming),
    Case(Reason.SCHEMER_BUSY, "scheme twich", table),
    Case(Reason.NO_TASK, "gather", table),
    Case(Reason.OTHER_TASK, "rush 2", drafting),
    Case(Reason.NO_RUBBLE, "drop b1", table),
    Case(Reason.ONE_WAY, "way b2", table),
    Case(Reason.NO_RUN, "brake", table),
    Case(Reason.NO_TUNNEL, "tunnel slow", table),
    Case(Reason.NUMBERS, "calm 1", way),
    Case(Reason.NOTHING_TO_LEAVE, "done", table),
    Case(Reason.NO_ACTIONS, "scheme twich", choosing),
    Case(Reason.STUNNED, "scheme twich", lambda: table(active="", actions=(2, 0, 2), stunned="twich")),
    Case(Reason.STACK_EMPTY, "plan", lambda: table(*[spec(look) for look in EVERYTHING])),
    Case(Reason.NO_SUCH_COLOUR, "delegate 1 black", table),
    Case(Reason.ALREADY_FACES, "delegate 1 blue", lambda: table(grunts="blue - -")),
    Case(Reason.DAY_NEEDS_A_SCHEMER, "end-day", choosing),
    Case(Reason.NO_TEAM_TASK, "team draft", table),
    Case(Reason.TEAM_TOO_SMALL, "team rush", table),
    Case(Reason.NOT_IN_POOL, "draft 2", drafting),
    Case(Reason.NOTHING_DRAFTED, "team gather", lambda: table(grunts="- red red")),
    Case(Reason.GATHER_FULL, "team gather", lambda: table(*[GATHERING] * 3, DRAFTED, grunts="- red red")),
    Case(Reason.NOT_GATHERING, "rush 3", rushing),
    Case(Reason.ALREADY_READY, "rush 1", rushing),
    Case(Reason.NOT_READY, "fabricate 2", fabricating),
    Case(
        Reason.BUILD_FULL,
        "team fabricate",
        lambda: table(*[spec("bend 3", "build")] * 3, READY, grunts="red red red"),
    ),
    Case(Reason.TOO_FAR, "move b5", table),
    Case(Reason.TOO_FAR, "build 1 b5 n-s", building),
    Case(Reason.CRAG, "move c1", lambda: table(at="b1 b0 c0")),
    Case(Reason.OCCUPIED, "move b0", table),
    Case(Reason.OCCUPIED, "build 1 b1 n-s", building),
    Case(Reason.NO_HAPPY_NITRO, "demolish c1", table),
    Case(Reason.NO_OBSTRUCTION, "demolish b4", building),
    Case(Reason.NOT_FINISHED, "build 2 b2 n-s", building),
    Case(Reason.NO_CHASM, "build 1 c2 n-s", building),
    Case(Reason.NO_CHASM, "drop c2", falling),
    Case(Reason.UNDER_RUBBLE, "build 1 a3 n-s", building),
    Case(Reason.UNDER_RUBBLE, "drop b3", falling),
    Case(Reason.TRACK_THERE, "build 1 b3 n-s", building),
    Case(Reason.OTHER_SHAPE, "build 1 b2 n-se", building),
    Case(Reason.DOES_NOT_MEET, "build 3 a3 n-s", in_full_swing),
    Case(Reason.NOT_NEXT_TO_SCHEMER, "drop b2", falling),
    Case(Reason.BARE_SPACES_FIRST, "drop b1", falling),
    Case(Reason.NO_WAY_THERE, "way b1", two_ways),
    Case(Reason.HAS_BRAKED, "brake", lambda: after(shaky(2), "brake")),
    Case(Reason.HAS_LIGHTENED, "lighten 5", lambda: after(beside_the_ledge(2), "lighten 6")),
    Case(Reason.NOT_ON_TRACK_YET, "brake", way),
    Case(Reason.NO_LEDGE, "lighten 6", lambda: shaky(2)),
    Case(Reason.NO_PASSENGER, "lighten 1", lambda: beside_the_ledge(2)),
    Case(Reason.PASSENGER_BUSY, "lighten 6", lambda: beside_the_ledge(2, "hhhhha")),
    Case(Reason.LAST_HAPPY_NITRO, "brake", lambda: shaky(2, 1, "aaaahh")),
    Case(Reason.NOT_ANGRY, "calm 4", calming),
    Case(Reason.NOTHING_TO_RUSH, "team rush", lambda: table(grunts="- red red")),
    Case(Reason.NOTHING_READY, "team fabricate", lambda: table(grunts="red red red")),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{name_of(case.reason)}: {case.move}")
def test_a_refused_move_changes_nothing_and_says_why(case: Case) -> None:
    match = case.position()
    before = pack(match.true.state)
    with pytest.raises(Refused) as problem:
        match.play("red", case.move)
    refusal = problem.value.refusal
    assert (refusal.reason, refusal.anchor) == (name_of(case.reason), case.reason.anchor)
    assert pack(match.true.state) == before
    assert case.move not in [str(move) for move in match.legal("red")]
    assert not any("[" in refusal.text(lang) for lang in LANGUAGES)


def test_every_reason_is_provoked() -> None:
    assert {case.reason for case in CASES} == {reason for reason in Reason if reason}


def test_a_game_that_is_over_refuses_everything() -> None:
    match = table(day=13)
    play(match, "end-day")
    refusal = match.why_not("red", "plan")
    assert refusal is not None
    assert refusal.code == CommonReason.GAME_OVER
    assert GAME.list_moves(match.true.state, match.true.kit, 0) == []
