"""The checker can fail: a small honest evening is altered in every way that matters, and each is found."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from .checker import KINDS, Stored, check
from .report import Told, faults_of, latencies_of, outages_of, write_report

ALL = 127  # the seats, and the public
RED, BLUE = 1, 2
SECRET = "5e" * 32
TOKEN = "q5T0pAyQ0kYv3wJmZ1c8Rg"
ZOG, MUG = "z" * 22, "m" * 22
Evening = tuple[list[list[Any]], list[Stored]]


def stored(number: int, **entry: Any) -> Stored:
    return Stored("t", number, 1000 + number, entry)


def rows() -> list[Stored]:
    """Red builds, which everybody sees, and finds something; blue decides in secret; red ends the step."""
    built = [[RED, {"event": "found", "what": "nitro"}], [ALL, {"event": "built"}]]
    return [
        stored(1, deed="opened", host=ZOG, secret=SECRET),
        stored(2, deed="invited", token=TOKEN),
        stored(3, deed="sat", seat=0, who=ZOG, name="Zog", face=1),
        stored(4, deed="sat", seat=1, who=MUG, name="Mug", face=2),
        stored(5, deed="started", rules=2, told=[[ALL, {"event": "laid"}]]),
        stored(6, deed="moved", seat=0, move="build 1", ticket="t1", told=built, audience=ALL),
        stored(7, deed="moved", seat=1, move="hide", ticket="t2", told=[[BLUE, {"event": "hid"}]], audience=BLUE),
        stored(8, deed="moved", seat=0, move="end", ticket="t3", told=[[ALL, {"event": "over"}]], audience=ALL),
    ]


BEFORE = [
    {"n": 1, "at": 1001, "deed": "opened"},
    {"n": 2, "at": 1003, "deed": "sat", "seat": "red", "name": "Zog", "face": 1},
    {"n": 3, "at": 1004, "deed": "sat", "seat": "blue", "name": "Mug", "face": 2},
    {"n": 4, "at": 1005, "deed": "started", "events": [{"event": "laid"}]},
]


def move(n: int, number: int, seat: str, *events: str, **own: Any) -> dict[str, Any]:
    told = [{"event": event} for event in events]
    return {"n": n, "at": 1000 + number, "deed": "moved", "seat": seat, "by": "person", **own, "events": told}


RED_BUILT: dict[str, Any] = {
    **move(5, 6, "red", move="build 1"),
    "events": [{"event": "found", "what": "nitro"}, {"event": "built"}],
}
BLUE_SAW = move(5, 6, "red", "built")


def history() -> list[list[Any]]:
    asked = {"ask": "move", "seat": "red", "move": {"move": "build"}, "ticket": "t1"}
    return [
        [0.1, "zog", "open", 1, 0],
        [0.2, "mug", "open", 2, 0],
        [0.3, "zog", "update", 1, 4, BEFORE, "r4"],
        [0.3, "zog", "words", ["2b3b693f8473c2cefe3af73db23df348"]],
        [0.4, "mug", "update", 2, 4, BEFORE, "b4"],
        [1.0, "zog", "ask", "t1", asked],
        [1.1, "zog", "update", 1, 5, [RED_BUILT], "r5"],
        [1.1, "zog", "answer", "t1"],
        [1.2, "mug", "update", 2, 5, [BLUE_SAW], "b5"],
        [1.5, "zog", "open", 3, 5],
        [1.6, "zog", "update", 3, 5, [], "r5"],
        [2.0, "mug", "ask", "t2", {"ask": "move", "seat": "blue", "move": {"move": "hide"}, "ticket": "t2"}],
        [2.1, "mug", "update", 2, 6, [move(6, 7, "blue", "hid", move="hide")], "b6"],
        [2.1, "mug", "answer", "t2"],
        [2.5, "", "fault", "server killed"],
        [4.5, "", "mended", "server killed"],
        [5.0, "zog", "ask", "t3", {"ask": "move", "seat": "red", "move": {"move": "end"}, "ticket": "t3"}],
        [5.1, "zog", "refusal", "t3", "bad-store-busy"],
        [5.5, "zog", "ask", "t3", {"ask": "move", "seat": "red", "move": {"move": "end"}, "ticket": "t3"}],
        [5.6, "zog", "update", 3, 6, [move(6, 8, "red", "over", move="end")], "r6"],
        [5.6, "zog", "answer", "t3"],
        [5.7, "mug", "update", 2, 7, [move(7, 8, "red", "over")], "b7"],
        [5.8, "zog", "words", [SECRET]],
        [6.0, "zog", "place", "t", "red", "goblin-warlord"],
        [6.0, "mug", "place", "t", "blue", "goblin-warlord"],
    ]


def problems(history: list[list[Any]], stored: list[Stored]) -> set[str]:
    return set(check(history, stored).kinds)


def test_an_honest_evening_has_no_problem() -> None:
    verdict = check(history(), rows())
    assert verdict.problems == []
    assert (verdict.moves, verdict.reads, verdict.suppressed, verdict.rows) == (3, 1, 1, 13)


def the_last_move_is_gone(told: list[list[Any]], rows: list[Stored]) -> None:
    rows.pop()


def a_move_in_the_middle_is_gone(told: list[list[Any]], rows: list[Stored]) -> None:
    del rows[5]


def a_move_is_stored_twice(told: list[list[Any]], rows: list[Stored]) -> None:
    rows.append(stored(9, **rows[-1].entry))


def two_moves_have_changed_places(told: list[list[Any]], rows: list[Stored]) -> None:
    rows[5], rows[6] = stored(6, **rows[6].entry), stored(7, **rows[5].entry)


def nobody_asked_for_a_move(told: list[list[Any]], rows: list[Stored]) -> None:
    rows.append(stored(9, deed="moved", seat=0, move="end", ticket="t9", audience=ALL))


def another_move_is_stored_than_was_asked_for(told: list[list[Any]], rows: list[Stored]) -> None:
    rows[7].entry["move"] = "build 2"


def somebody_elses_seat_has_moved(told: list[list[Any]], rows: list[Stored]) -> None:
    rows[7].entry["seat"] = 1


def a_refused_move_is_stored(told: list[list[Any]], rows: list[Stored]) -> None:
    told[7] = [1.1, "zog", "refusal", "t1", "goblin-warlord-refusal-full"]


def a_new_connection_is_shown_the_past(told: list[list[Any]], rows: list[Stored]) -> None:
    told[10] = [1.6, "zog", "update", 3, 4, [], "r4"]


def blue_is_told_reds_move(told: list[list[Any]], rows: list[Stored]) -> None:
    told[8][5][0]["move"] = "build 1"


def blue_is_told_what_red_found(told: list[list[Any]], rows: list[Stored]) -> None:
    told[8][5][0]["events"].insert(0, {"event": "found", "what": "nitro"})


def red_sees_that_blue_has_decided(told: list[list[Any]], rows: list[Stored]) -> None:
    told[10][6] = "r5, and a byte"


def the_secret_of_chance_is_told_too_early(told: list[list[Any]], rows: list[Stored]) -> None:
    told[3][3].append(SECRET)


def somebody_is_told_who_others_are(told: list[list[Any]], rows: list[Stored]) -> None:
    told[3][3].append(MUG)


def an_invitation_is_told(told: list[list[Any]], rows: list[Stored]) -> None:
    told[3][3].append(TOKEN)


def blue_never_hears_of_the_end(told: list[list[Any]], rows: list[Stored]) -> None:
    del told[21]


def blue_hears_of_half_a_row(told: list[list[Any]], rows: list[Stored]) -> None:
    told[8][5][0]["events"] = []


def a_row_is_left_out(told: list[list[Any]], rows: list[Stored]) -> None:
    told[4][5] = BEFORE[1:]
    told[4][4] = 4
    told[4][5] = [*BEFORE[:2], BEFORE[3]]


def a_told_row_is_not_stored(told: list[list[Any]], rows: list[Stored]) -> None:
    told[21][5].append(move(8, 9, "red", "more"))
    told[21][4] = 8


def a_number_is_missing(told: list[list[Any]], rows: list[Stored]) -> None:
    rows[7] = Stored("t", 9, rows[7].at, rows[7].entry)


def time_goes_backwards(told: list[list[Any]], rows: list[Stored]) -> None:
    rows[1] = Stored("t", 2, 5000, rows[1].entry)


@pytest.mark.parametrize(
    ("alter", "kind"),
    [
        (the_last_move_is_gone, "lost"),
        (a_move_in_the_middle_is_gone, "lost"),
        (a_told_row_is_not_stored, "lost"),
        (a_move_is_stored_twice, "doubled"),
        (two_moves_have_changed_places, "reordered"),
        (nobody_asked_for_a_move, "invented"),
        (another_move_is_stored_than_was_asked_for, "invented"),
        (somebody_elses_seat_has_moved, "invented"),
        (a_refused_move_is_stored, "invented"),
        (a_new_connection_is_shown_the_past, "stale"),
        (blue_is_told_reds_move, "leaked"),
        (blue_is_told_what_red_found, "leaked"),
        (red_sees_that_blue_has_decided, "leaked"),
        (the_secret_of_chance_is_told_too_early, "leaked"),
        (somebody_is_told_who_others_are, "leaked"),
        (an_invitation_is_told, "leaked"),
        (blue_never_hears_of_the_end, "incomplete"),
        (blue_hears_of_half_a_row, "incomplete"),
        (a_row_is_left_out, "incomplete"),
        (a_number_is_missing, "damaged"),
        (time_goes_backwards, "damaged"),
    ],
)
def test_what_is_altered_is_found(alter: Callable[[list[list[Any]], list[Stored]], None], kind: str) -> None:
    told, kept = copy.deepcopy(history()), rows()
    alter(told, kept)
    assert kind in KINDS
    assert kind in problems(told, kept)


def test_the_page_tells_faults_outages_and_the_verdict(tmp_path: Any) -> None:
    told = history()
    assert [span.kind for span in faults_of(told)] == ["server killed"]
    assert [round(span.end - span.begin, 1) for span in outages_of(latencies_of(told))] == [3.5]
    file = tmp_path / "report.html"
    write_report(file, told, check(told, rows()[:-1]), Told("torture", "a machine", "today", 7, ["a server failed"]))
    page = file.read_text()
    assert "server killed: 2.5 to 4.5 s" in page
    assert "nothing acknowledged for 3.5 s" in page
    assert "<td>lost<td class=bad>" in page
    assert "<td>doubled<td class=good>0" in page
    assert "a server failed" in page
    assert "http" not in page.replace("http://www.w3.org", "")
