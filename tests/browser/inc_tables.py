"""Tables of Goblins Inc. that begin wherever a story needs them, with the tiles of the box."""

from __future__ import annotations

import dataclasses
from typing import Any

from goblins.match import Match
from tests.games.goblins_inc.table import NOTHING_BUILT, act, bolted, dice, player, robot, table

from .guests import Guest

PATIENCE = 200  # looks, 50 ms apart
SEVEN = "artist decoy guardian berserker ninja saboteur bet"
FOUR = "artist decoy guardian bet"
HANDS = {
    "red": "W11 W12 A05 E06 D05",
    "blue": "W13 W14 A06 E08 D06",
    "green": "W16 W17 A07 E09 D07",
    "yellow": "W18 W19 A08 E07 D08",
}
BARE = robot(NOTHING_BUILT)
BEGUN = bolted("c2 W05, d3 D01, c4 W20 south")
BEGUN_TOO = bolted("c2 W01, b3 D02, c4 W15 south")
# Three arrows to its right, which hang on d3; four engines.
GUNNER = bolted("c2 D09, b3 E04, d3 E01, e3 W27 east, e2 W10 east, c4 E05, c5 W21 south")
# d2 has a token over d3, and one of its own; a3, b2, b4 and d4 hang on others.
FORT = bolted("c2 W05, b3 D03, d3 D04, d2 A09, e3 W22 east, a3 W15 west, b2 D02, b4 D01, d4 W20 south, c4 E03 south")


def open_inc(guest: Guest, *sitting: str, at: Match | None = None, public: bool = False, **options: str) -> str:
    """A table of Goblins Inc., from the beginning or from a position; it starts at once unless a seat is open."""
    guest.ask("/me")
    arrangement = {
        "game": "goblins-inc",
        "seats": len(sitting),
        "options": options,
        "components": {"name": "standard"},
        "public": public,
        "spectators": True,
        "clock": {"seconds": 0, "stand_in": "scrapper"},
    }
    plan: dict[str, Any] = {"arrangement": arrangement, "sitting": sitting, "start": "open" not in sitting}
    if at is not None:
        plan["position"] = at.position()
    found = guest.ask("/tables", plan)["table"]
    assert isinstance(found, str)
    return found


def events_heard(guest: Guest) -> list[dict[str, Any]]:
    """Every event that came over the line."""
    rows = [row for one in guest.messages if one.get("type") == "update" for row in one["rows"]]
    return [event for row in rows for event in row.get("events", [])]


def is_told(guest: Guest, name: str, **facts: Any) -> bool:
    """Has the guest heard of an event of this name and these facts?"""
    wanted = {"event": name, **facts}.items()
    return any(wanted <= event.items() for event in events_heard(guest))


def hear(guest: Guest, name: str, times: int = 1, **facts: Any) -> list[dict[str, Any]]:
    """Events of this name and these facts, as soon as there are so many: a page may run ahead of the answer."""
    wanted = {"event": name, **facts}.items()
    for _ in range(PATIENCE):
        found = [event for event in events_heard(guest) if wanted <= event.items()]
        if len(found) >= times:
            return found
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"Nobody told of {name}, {facts}")


# ------------------------------------------------------------------------------------------- positions


def planning(seats: int = 2) -> Match:
    """Whoever plans holds five tiles."""
    hands: dict[str, Any] = {
        seat: player(HANDS[seat], SEVEN) for seat in (("red", "blue") if seats == 2 else ("red", "yellow"))
    }
    return table(BARE, BARE, seats=seats, phase="build", standard=True, **hands)


def building(seats: int = 2) -> Match:
    """In a duel both build; with four, Red and Yellow build while Blue and Green plan."""
    hands: dict[str, Any] = {seat: player(HANDS[seat], SEVEN) for seat in (("red", "blue") if seats == 2 else HANDS)}
    return table(BEGUN, BEGUN_TOO, seats=seats, phase="build", step=4, standard=True, **hands)


def nearly_shut() -> Match:
    """Red builds, and metal waits at d4 alone."""
    shut = bolted("c2 W06, b3 W11, d3 W25 east, c4 W21 south")
    hands: dict[str, Any] = {
        "red": player("W32 W12 A05 E06 D05", SEVEN),
        "blue": player("W13 W14 A06 E08 D06", SEVEN),
    }
    return table(shut, BEGUN_TOO, phase="build", step=4, standard=True, **hands)


def choosing(agendas: str = SEVEN) -> Match:
    hands: dict[str, Any] = {seat: player(agendas=agendas) for seat in ("red", "blue")}
    return table(FORT, GUNNER, phase="agendas", standard=True, **hands)


def at_the_controls(cards: str = "nitro, homing, crane", seats: int = 2, faces: str = "", **state: Any) -> Match:
    """Red's robot gives three dice when it turns right, and has unused engines."""
    crew: dict[str, Any] = {
        seat: player(agendas=FOUR, bet="star") for seat in ("red", "blue", "green", "yellow")[:seats]
    }
    return table(GUNNER, FORT, seats=seats, cards=cards, script=dice(faces), standard=True, **crew, **state)


def before_the_roll(card: str = "crane") -> Match:
    match = at_the_controls(f"{card}, emergency, dynamite")
    act(match, "right > front", "front > front", "left middle")
    return match


def squabbling() -> Match:
    """Both want the left card, and Red has more unused engines."""
    match = at_the_controls("sabotage, emergency, dynamite")
    act(match, "right > front", "front > front", "left left")
    return match


def wrecked() -> Match:
    """The second fight of two robots that have seen better days; both scrapyards are full."""
    lost, loose = bolted("a1 W30, a2 A01, a3 E02, a4 D06").pieces, bolted("a1 W08, a2 D07").pieces
    crew: dict[str, Any] = {seat: player(agendas=FOUR, bet="star", goblins=1) for seat in ("red", "blue")}
    worn = dataclasses.replace(GUNNER, lost=[*lost.values()], loose=[*loose.values()], tokens_lost=2)
    shot = dataclasses.replace(FORT, tokens_lost=1)
    return table(worn, shot, cards="nitro, homing, crane", standard=True, fight_round=2, **crew)


def after_the_roll(card: str = "homing", faces: str = "3 2 4") -> Match:
    match = at_the_controls(f"{card}, emergency, dynamite", faces=faces)
    act(match, "right > front", "right > front", "left middle")
    return match


def last_shot(round_number: int = 1) -> Match:
    """Red's dice will end the fight of this round."""
    match = at_the_controls("homing, emergency, dynamite", faces="2 2 3 0", fight_round=4, round_number=round_number)
    act(match, "right > front", "front > front", "left middle")
    return match


def losing_a_token() -> Match:
    """Blue has fired at Red's fort, and hits the tile with two tokens."""
    crew: dict[str, Any] = {seat: player(agendas=FOUR, bet="star") for seat in ("red", "blue")}
    match = table(FORT, GUNNER, cards="emergency, crane, dynamite", script=dice("4 4 4"), standard=True, **crew)
    act(match, "front > front", "right > front", "right left")
    return match
