"""Goblin Warlord tables in the middle of a game, laid out for the eye."""

from __future__ import annotations

from collections import Counter
from typing import Any

GOBLINS, LAIRS = 60, 32  # in the box
DECK = {"crown": 6, "hide": 6, "charge": 6, "banner": 6, "hoozits": 6, "know-wots": 6}
KINDS = {"F": "fort", "H": "hideout"}


def camp(order: str, hand: str, lairs: str) -> dict[str, Any]:
    """Such as `camp("charge", "crown hide hide", "F4 F2 H0")`: Forts and Hideouts with their goblins."""
    built = [{"kind": KINDS[lair[0]], "goblins": int(lair[1:])} for lair in lairs.split()]
    forts = sum(lair["kind"] == "fort" for lair in built)
    return {"order": order, "hand": Counter(hand.split()), "forts_built": forts, "sites": len(built), "lairs": built}


def position(*camps: dict[str, Any], turn: int, discard: str = "", **state: Any) -> dict[str, Any]:
    """Red, the first of the camps, is to act unless `state` says otherwise."""
    seen = Counter(discard.split()) + Counter(one["order"] for one in camps if one["order"] != "none")
    seen = sum((one["hand"] for one in camps), seen)
    lairs = [lair for one in camps for lair in one["lairs"]]
    laid: dict[str, Any] = {
        "table": {"seats": len(camps), "step": 1, "asked": 1, "awaiting": 1},
        "turn": turn,
        "active": 0,
        "phase": "act",
        "pool": GOBLINS - sum(lair["goblins"] for lair in lairs),
        "supply": LAIRS - len(lairs),
        "deck": {order: count - seen[order] for order, count in DECK.items()},
        "discard": Counter(discard.split()),
        "players": list(camps),
    }
    return {"format": "goblins-position", "game": "goblin-warlord", "rules": 1, "state": laid | state}


def brawl(seats: int) -> dict[str, Any]:
    """The late game of so many players: Red has the Crown, and a choice of everything."""
    camps = [
        camp("crown", "know-wots banner hide", "F4 F2 H3 H0"),
        camp("charge", "hide hoozits crown", "F3 F1 F2 H2"),
        camp("hide", "charge know-wots know-wots", "F2 H4 H1"),
        camp("hoozits", "banner crown hide", "F3 H1 H0"),
        camp("know-wots", "charge charge banner", "F1 F2"),
        camp("banner", "hoozits hoozits charge", "F4 H2 H1"),
    ]
    return position(*camps[:seats], turn=7 * seats, discard="banner hoozits know-wots crown")


def muster(seats: int) -> dict[str, Any]:
    """The beginning: nobody has much, and much is as good as anything else."""
    camps = [camp("charge", "hide hoozits crown", "H2") for _ in range(seats)]
    return position(*camps, turn=seats)


def last_fort() -> dict[str, Any]:
    """Two players: Red raises a fourth Fort by `WINNING`, and that is that."""
    ours = camp("crown", "know-wots banner hide", "F4 F2 F3 H1")
    return position(ours, camp("charge", "hide hoozits crown", "F3 F1 H2"), turn=14)


WINNING = ("upgrade 4", "pay 1", "pay 1", "pay 1")


def dice() -> dict[str, Any]:
    """Three dice lie on the ground, and Red chooses."""
    invasion = {"lair": 0, "foe": 1, "target": 1, "chooser": 0, "dice": [1, 2, 4]}
    state = brawl(3)["state"]
    state["players"][0]["lairs"][0]["has_invaded"] = 1  # four goblins against one
    return brawl(3) | {"state": state | {"phase": "choose", "invasion": invasion}}
