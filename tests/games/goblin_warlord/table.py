"""Positions of Goblin Warlord, in the public language of docs/positions.md, with camps of a line each.

    table(red=camp("F3 H2", order="charge"), blue=camp("H0"), script=attack("overrun"))

A camp is written lair by lair: F3 is a Fort with three goblins, H0 an empty Hideout, - a site whose Hideout was
removed. What a story does not mention is filled in: the pool, the supply, the deck, and hands from what is left.
"""

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Any

import goblins
from goblins.games.goblin_warlord import GAME, events
from goblins.games.goblin_warlord.state import Kit
from goblins.games.goblin_warlord.view import LairView, View
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import ComponentSet, load_set
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.vocabulary import Event
from goblins.match import Match

STANDARD: ComponentSet = load_set(GAME)
KIT: Kit = STANDARD.kit
KEY = key_from_seed("a story")
KINDS = {"H": "hideout", "F": "fort"}


# --------------------------------------------------------------------------------------- what chance brings


def attack(faces: str) -> list[str]:
    """The attack dice to come: attack("push victory loss")."""
    return [f"next attack {faces}"]


def banner_die(face: str) -> list[str]:
    return [f"next banner-die {face}"]


def hoozits_die(face: str) -> list[str]:
    return [f"next hoozits-die {face}"]


def cards(kinds: str) -> list[str]:
    """The order cards that will be drawn from the deck: cards("crown hide")."""
    return [f"next cards {kinds}"]


def lot(seat: str) -> list[str]:
    return [f"next lot {seat}"]


def reshuffle() -> list[str]:
    """The cards that were turned up go back into the deck."""
    return ["next reshuffle"]


# ------------------------------------------------------------------------------------------------- positions


@dataclasses.dataclass(frozen=True)
class Camp:
    lairs: str
    order: str
    hand: str
    invaded: Sequence[int]
    lost_forts: int

    def lines(self) -> Iterable[str]:
        for number, lair in enumerate(self.lairs.split(), 1):
            spent = "has-invaded" if number in self.invaded else ""
            yield "removed" if lair == "-" else f"{KINDS[lair[0]]} {lair[1:]} {spent}"
        yield f"hand {self.hand}"
        yield f"lost-forts {self.lost_forts}"


def camp(
    lairs: str = "H2", order: str = "crown", hand: str = "", invaded: Sequence[int] = (), lost_forts: int = 0
) -> Camp:
    """`invaded` names the lairs whose invasion is spent, `lost_forts` counts Forts built and lost again."""
    return Camp(lairs, order, hand, invaded, lost_forts)


def table(
    *,
    turn: str = "red",
    phase: str = "act",
    script: Iterable[str] = (),
    discard: str = "",
    empty_deck: bool = False,
    tokens_in_the_box: int = 0,
    turns_played: int = 0,
    options: dict[str, Any] | None = None,
    **camps: Camp,
) -> Match:
    """A match that goes on from here. The phase is `act`, or `begin` for a turn that is just beginning."""
    lines = [f"turn {turns_played + 1} {turn}", f"{turn} {phase}s", f"discard {discard}", f"box {tokens_in_the_box}"]
    for name, laid in camps.items():
        lines += [name if laid.order == "none" else f"{name} flies {laid.order}", *laid.lines()]
    lines += ["deck none"] if empty_deck else []
    return _loaded(camps, options or {}, [*lines, *script])


def laid_out(seats: int, script: Iterable[str] = (), **options: Any) -> tuple[Match, list[Event]]:
    """A table laid out by the rules, with what everybody was told meanwhile."""
    match = _loaded(SEAT_NAMES[:seats], options, ["set-up", *script])
    return match, match.events()


def _loaded(seats: Iterable[str], options: dict[str, Any], lines: Iterable[str]) -> Match:
    chosen = [f"option {name} {value}" for name, value in options.items()]
    return goblins.load(
        "\n".join([f"goblin-warlord, rules {GAME.rules_version}, {' '.join(seats)}", *chosen, "seed a story", *lines])
    )


# ------------------------------------------------------------------------------------- playing and looking on


def play(match: Match, *lines: str) -> list[Event]:
    """Moves as a journal writes them, "red invade 1 > blue.2"; returns what a spectator hears of them."""
    heard = len(match.events())
    for line in lines:
        seat, _, move = line.partition(" ")
        match.play(seat, move)
    return [event for event in match.events()[heard:] if not event.silent]


def sees(match: Match, seat: str | None = None) -> View:
    view: View = match.view(seat)
    return view


def offers(match: Match, seat: str) -> list[str]:
    return [str(move) for move in match.legal(seat)]


def why_not(match: Match, seat: str, move: str) -> str:
    """The name of the reason against the move."""
    refusal = match.why_not(seat, move)
    assert refusal is not None, f"{seat} may {move}"
    return refusal.reason


def camp_of(match: Match, seat: str) -> str:
    """The seat's lairs as everybody sees them, written as `camp` reads them."""
    lairs = {lair.number: _written(lair) for lair in _camp_view(match, seat)}
    return " ".join(lairs.get(number, "-") for number in range(1, max(lairs) + 1))


def _written(lair: LairView) -> str:
    return f"{lair.kind[0].upper()}{lair.goblins}"


def _camp_view(match: Match, seat: str) -> list[LairView]:
    return sees(match).players[SEAT_NAMES.index(seat)].lairs


def spent_lairs(match: Match, seat: str) -> list[int]:
    """The lairs of the seat that have invaded."""
    return [lair.number for lair in _camp_view(match, seat) if lair.has_invaded]


def order_of(match: Match, seat: str) -> str:
    return sees(match).players[SEAT_NAMES.index(seat)].order


def hand_of(match: Match, seat: str) -> list[str]:
    """The hand as its owner sees it."""
    hand = sees(match, seat).players[SEAT_NAMES.index(seat)].hand
    assert hand is not None
    return hand


def dice_rolled(told: Sequence[Event]) -> list[str]:
    """The faces of the attack dice in what was told."""
    rolled = next(event for event in told if isinstance(event, events.AttackRolled))
    return [face for face in (rolled.first, rolled.second, rolled.third) if face != "none"]


def happened(told: Sequence[Event], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in told)
