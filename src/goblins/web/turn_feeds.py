"""Turns as calendars (RFC 5545) and feed readers (Atom, RFC 4287) read them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from xml.etree import ElementTree

import msgspec

ATOM = "http://www.w3.org/2005/Atom"
FOLD_AFTER = 73  # bytes of a line in a calendar
A_WHILE = "PT15M"


class Turn(msgspec.Struct, frozen=True):
    """Somebody is asked at a table: `id` differs for each time, `by` is when the clock decides for them, in ms."""

    id: str
    title: str
    text: str
    link: str
    since: int
    by: int | None = None


def calendar(title: str, turns: Sequence[Turn], now: int) -> str:
    """A turn stands at the time when it must be made, or else on the present day."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//goblins//turns//EN", "CALSCALE:GREGORIAN"]
    lines += [f"NAME:{_escaped(title)}", f"X-WR-CALNAME:{_escaped(title)}", "REFRESH-INTERVAL;VALUE=DURATION:PT15M"]
    for turn in turns:
        lines += ["BEGIN:VEVENT", f"UID:{turn.id}", f"DTSTAMP:{_time(now):%Y%m%dT%H%M%SZ}"]
        if turn.by is None:
            lines += [f"DTSTART;VALUE=DATE:{_time(now):%Y%m%d}"]
        else:
            lines += [f"DTSTART:{_time(turn.by):%Y%m%dT%H%M%SZ}", f"DURATION:{A_WHILE}"]
        lines += [f"SUMMARY:{_escaped(turn.title)}", f"DESCRIPTION:{_escaped(turn.text)}", f"URL:{turn.link}"]
        lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def atom(title: str, id: str, link: str, turns: Sequence[Turn], now: int) -> bytes:
    ElementTree.register_namespace("", ATOM)
    feed = ElementTree.Element(f"{{{ATOM}}}feed")

    def add(parent: ElementTree.Element, tag: str, text: str = "", **attributes: str) -> ElementTree.Element:
        one = ElementTree.SubElement(parent, f"{{{ATOM}}}{tag}", attributes)
        one.text = text or None
        return one

    add(feed, "title", title)
    add(feed, "id", f"urn:goblins:{id}")
    add(feed, "updated", _time(max([turn.since for turn in turns], default=now)).isoformat())
    add(add(feed, "author"), "name", "goblins")
    add(feed, "link", href=link)
    for turn in turns:
        entry = add(feed, "entry")
        add(entry, "id", f"urn:goblins:{turn.id}")
        add(entry, "title", turn.title)
        add(entry, "updated", _time(turn.since).isoformat())
        add(entry, "link", href=turn.link)
        add(entry, "summary", turn.text)
    found: bytes = ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)
    return found


def _escaped(text: str) -> str:
    for letter in ("\\", ";", ","):
        text = text.replace(letter, f"\\{letter}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """Never within a letter."""
    parts, size = [""], 0
    for letter in line:
        length = len(letter.encode())
        if size + length > FOLD_AFTER:
            parts.append("")
            size = 0
        parts[-1] += letter
        size += length
    return "\r\n ".join(parts)


def _time(ms: int) -> datetime.datetime:
    return datetime.datetime.fromtimestamp(ms // 1000, datetime.UTC)
