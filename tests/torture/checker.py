"""Is what was acknowledged there, once, in order? Did everybody hear all that they may know, at once, and no more?

It reads the history and the journal as it is stored, and knows nothing of the server's code.
"""

from __future__ import annotations

import bisect
import dataclasses
import itertools
from collections import Counter, defaultdict
from typing import Any

import msgspec

from .history import Place

SEATS = ("red", "blue", "green", "yellow", "violet", "bone")
NEVER = float("inf")
UNTOLD = ("invited", "admitted")
NOT_NOW = ("bad-store", "bad-table-busy", "bad-internal", "bad-too-many")
KINDS = ("lost", "doubled", "reordered", "invented", "stale", "incomplete", "leaked", "damaged")


class Stored(msgspec.Struct, frozen=True):
    """A row of the journal."""

    table: str
    number: int
    at: int
    entry: dict[str, Any]


@dataclasses.dataclass
class Verdict:
    moves: int = 0  # acknowledged
    talk: int = 0
    updates: int = 0
    rows: int = 0  # that players have heard
    reads: int = 0  # that began after an acknowledgement
    suppressed: int = 0  # tickets that were asked several times and stored once
    stored: int = 0
    looks: dict[tuple[str, str, int], str] = dataclasses.field(default_factory=dict)  # the game at each row of a seat
    problems: list[tuple[str, str]] = dataclasses.field(default_factory=list)  # kind, and what

    def found(self, kind: str, *what: object) -> None:
        assert kind in KINDS
        self.problems.append((kind, " ".join(map(str, what))))

    @property
    def kinds(self) -> Counter[str]:
        return Counter(kind for kind, _ in self.problems)


class Asked(msgspec.Struct):
    first: float
    player: str
    request: dict[str, Any]
    times: int = 0
    answered: float | None = None
    turned_down: str = ""
    refusals: int = 0  # by the rules


def check(history: list[list[Any]], stored: list[Stored]) -> Verdict:
    verdict = Verdict(stored=len(stored))
    places = {event[1]: Place(*event[3:]) for event in history if event[2] == "place"}
    tables: dict[str, list[Stored]] = defaultdict(list)
    for row in stored:
        tables[row.table].append(row)
    _check_numbers(tables, verdict)
    asked = _asked(history)
    where = _places_of_tickets(tables, verdict)
    _check_tickets(asked, where, places, verdict)
    _check_order(asked, where, places, verdict)
    _check_heard(history, tables, places, verdict)
    _check_reads(history, tables, asked, where, places, verdict)
    _check_words(history, stored, asked, where, verdict)
    return verdict


def _check_numbers(tables: dict[str, list[Stored]], verdict: Verdict) -> None:
    for table, rows in tables.items():
        rows.sort(key=lambda row: row.number)
        if [row.number for row in rows] != list(range(1, len(rows) + 1)):
            verdict.found("damaged", table, "rows are not numbered one by one")
        if any(earlier.at > later.at for earlier, later in itertools.pairwise(rows)):
            verdict.found("damaged", table, "time goes backwards")


def _asked(history: list[list[Any]]) -> dict[str, Asked]:
    found: dict[str, Asked] = {}
    for event in history:
        if event[2] == "ask":
            at, player, _, ticket, request = event
            one = found.setdefault(ticket, Asked(at, player, request))
            one.times += 1
        elif event[2] == "answer":
            one = found[event[3]]
            one.answered = event[0] if one.answered is None else one.answered
        elif event[2] == "refusal" and event[3] and not event[4].startswith(NOT_NOW):
            found[event[3]].turned_down = event[4]
            found[event[3]].refusals += 1
    return found


def _ticket(entry: dict[str, Any]) -> str:
    """Talk has no ticket; its words serve."""
    return str(entry.get("ticket", "") if entry["deed"] in ("moved", "undone") else entry.get("text", ""))


def _places_of_tickets(tables: dict[str, list[Stored]], verdict: Verdict) -> dict[str, Stored]:
    found: dict[str, Stored] = {}
    for rows in tables.values():
        for row in rows:
            if row.entry["deed"] not in ("moved", "undone", "said") or row.entry.get("by") in ("bot", "clock"):
                continue
            ticket = _ticket(row.entry)
            if ticket in found:
                verdict.found(
                    "doubled", row.table, f"{ticket} is stored as row {found[ticket].number} and {row.number}"
                )
            found[ticket] = row
    return found


def _check_tickets(
    asked: dict[str, Asked], where: dict[str, Stored], places: dict[str, Place], verdict: Verdict
) -> None:
    for ticket, one in asked.items():
        row = where.get(ticket)
        if one.answered is not None:
            talk = one.request["ask"] == "say"
            verdict.talk += talk
            verdict.moves += not talk
            if row is None:
                verdict.found("lost", one.player, ticket, "was acknowledged", f"at {one.answered}:", one.request)
        elif one.refusals == one.times and row is not None:  # otherwise another copy found the game as it had to be
            verdict.found("invented", one.player, ticket, "was refused and is stored:", one.turned_down)
        if row is None:
            continue
        verdict.suppressed += one.times > 1
        place, seat = places[one.player], SEATS[row.entry["seat"]]
        if (row.table, seat) != (place.table, place.seat):
            verdict.found("invented", ticket, f"was asked by {place} and is stored for {seat} at {row.table}")
        move = one.request.get("move")
        if move and row.entry["move"].split(" ")[0] != move["move"]:
            verdict.found("invented", ticket, f"asked for {move} and stored {row.entry['move']}")
    for ticket, row in where.items():
        if ticket not in asked:
            verdict.found("invented", row.table, f"{ticket} was never asked for")


def _check_order(
    asked: dict[str, Asked], where: dict[str, Stored], places: dict[str, Place], verdict: Verdict
) -> None:
    """What was acknowledged before something else was first asked for stands before it."""
    of_table: dict[str, list[tuple[float, float, int, str]]] = defaultdict(list)
    for ticket, one in asked.items():
        if one.answered is not None and ticket in where:
            of_table[places[one.player].table].append((one.first, one.answered, where[ticket].number, ticket))
    for table, done in of_table.items():
        by_answer = sorted(done, key=lambda one: one[1])
        highest, at = (0, ""), 0
        for first, _, number, ticket in sorted(done):
            while by_answer[at][1] < first:
                highest = max(highest, by_answer[at][2:])
                at += 1
            if highest[0] > number:
                verdict.found("reordered", table, f"{ticket} is row {number}, before {highest[1]}, row {highest[0]}")


# ---------------------------------------------------------------------------------------------- what players heard


def may_know(row: Stored, seat: int) -> bool:
    entry = row.entry
    if entry["deed"] in ("moved", "undone"):
        return bool(entry.get("audience", 0) >> seat & 1)
    return entry["deed"] not in UNTOLD


def face(row: Stored, seat: int, n: int, of: dict[int, int]) -> dict[str, Any]:
    """What a seat may know of a row. `of`: the numbers that rows have for it."""
    entry = row.entry
    found = {"n": n, "at": row.at, "deed": entry["deed"]}
    if "seat" in entry:
        found["seat"] = SEATS[entry["seat"]]
    match entry["deed"]:
        case "moved":
            found["by"] = entry.get("by", "person")
            if entry["seat"] == seat:
                found["move"] = entry["move"]
            found["events"] = [event for audience, event in entry.get("told", ()) if audience >> seat & 1]
        case "started":
            found["events"] = [event for audience, event in entry.get("told", ()) if audience >> seat & 1]
        case "undone":
            found["row"] = of[entry["number"]]
        case "sat":
            found |= {"name": entry["name"], "face": entry["face"]}
        case "said":
            found["text"] = entry["text"]
    return {name: value for name, value in found.items() if value not in ("", [], 0)} | {"n": n, "at": row.at}


def faces(rows: list[Stored], seat: int) -> list[dict[str, Any]]:
    of: dict[int, int] = {}
    found: list[dict[str, Any]] = []
    for row in rows:
        if may_know(row, seat):
            of[row.number] = len(found) + 1
            found.append(face(row, seat, len(found) + 1, of))
    return found


def _check_heard(
    history: list[list[Any]], tables: dict[str, list[Stored]], places: dict[str, Place], verdict: Verdict
) -> None:
    wanted: dict[tuple[str, str], list[dict[str, Any]]] = {}
    heard: dict[str, int] = Counter()
    for event in history:
        if event[2] != "update":
            continue
        _, player, _, _, n, rows, game = event
        place = places[player]
        key = place.table, place.seat
        if key not in wanted:
            wanted[key] = faces(tables[place.table], SEATS.index(place.seat))
        known = wanted[key]
        verdict.updates += 1
        verdict.rows += len(rows)
        heard[player] = max(heard[player], n)
        told = known[n - len(rows) : n] if n <= len(known) else None
        if told is None or rows != told:
            _tell_difference(player, place, rows, known, verdict)
        if verdict.looks.setdefault((*key, n), game) != game:
            verdict.found("leaked", player, place, f"has seen two different games at row {n}")
    for player, place in places.items():
        known = wanted.get((place.table, place.seat), [])
        if heard[player] != len(known):
            verdict.found("incomplete", player, place, f"has heard {heard[player]} of {len(known)} rows")


def _tell_difference(
    player: str, place: Place, rows: list[Any], known: list[dict[str, Any]], verdict: Verdict
) -> None:
    for row in rows:
        wanted = known[row["n"] - 1] if 1 <= row["n"] <= len(known) else None
        if row == wanted:
            continue
        if wanted is None:
            verdict.found("lost", player, place, "was told a row that is not stored:", row)
            return
        more = {name: value for name, value in row.items() if wanted.get(name) != value}
        hidden = "move" in more and "move" not in wanted
        extra = [one for one in more.get("events", ()) if one not in wanted.get("events", ())]
        kind = "leaked" if hidden or (extra and row.get("seat") == wanted.get("seat")) else "incomplete"
        verdict.found(kind, player, place, f"row {row['n']} was told as", row, "and is", wanted)
        return
    verdict.found("incomplete", player, place, "was told rows", [row["n"] for row in rows][:5], "in another order")


def _check_reads(
    history: list[list[Any]],
    tables: dict[str, list[Stored]],
    asked: dict[str, Asked],
    where: dict[str, Stored],
    places: dict[str, Place],
    verdict: Verdict,
) -> None:
    """Whoever connects after an acknowledgement, at any server, sees what was acknowledged."""
    acknowledged: dict[str, list[tuple[float, int]]] = defaultdict(list)
    for ticket, one in asked.items():
        if one.answered is not None and ticket in where:
            acknowledged[where[ticket].table].append((one.answered, where[ticket].number))
    times: dict[str, list[float]] = {}
    highest: dict[str, list[int]] = {}
    for table, done in acknowledged.items():
        done.sort()
        times[table] = [at for at, _ in done]
        highest[table] = []
        for _, number in done:
            highest[table].append(max(number, highest[table][-1] if highest[table] else 0))
    counts: dict[tuple[str, str], list[int]] = {}
    opened = {event[3]: event for event in history if event[2] == "open"}
    for event in history:
        if event[2] != "update" or event[3] not in opened:
            continue
        began = opened.pop(event[3])[0]
        place = places[event[1]]
        before = bisect.bisect_left(times.get(place.table, []), began)
        if not before:
            continue
        verdict.reads += 1
        key = place.table, place.seat
        if key not in counts:
            seat, count = SEATS.index(place.seat), [0]
            for row in tables[place.table]:
                count.append(count[-1] + may_know(row, seat))
            counts[key] = count
        least = counts[key][highest[place.table][before - 1]]
        if event[4] < least:
            verdict.found("stale", event[1], place, f"was shown row {event[4]} when {least} was acknowledged")


def _check_words(
    history: list[list[Any]],
    stored: list[Stored],
    asked: dict[str, Asked],
    where: dict[str, Stored],
    verdict: Verdict,
) -> None:
    """No message has a secret in it; that of a table's chance may be told when its last move has been made."""
    last: dict[str, float] = {}
    for ticket, one in asked.items():
        if ticket in where and where[ticket].entry["deed"] != "said":  # people talk after the end, too
            last[where[ticket].table] = max(one.first, last.get(where[ticket].table, 0))
    secrets = secrets_of(stored)
    for event in history:
        for word in event[3] if event[2] == "words" else ():
            if word in secrets and event[0] < last.get(secrets[word], NEVER):
                verdict.found("leaked", event[1], f"was sent a secret of {secrets[word] or 'somebody'}:", word)


def secrets_of(stored: list[Stored]) -> dict[str, str]:
    """Words that nobody may be told: who people are, what lets them in; and the secret of chance, with its table."""
    found: dict[str, str] = {}
    for row in stored:
        entry = row.entry
        if entry["deed"] == "opened":
            found |= {entry["secret"]: row.table, entry["host"]: ""}
        elif entry["deed"] == "invited":
            found[entry["token"]] = ""
        elif entry["deed"] in ("sat", "admitted"):
            found[entry["who"]] = ""
    return found
