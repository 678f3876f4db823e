"""Positions of Nitro Run, in the public language of docs/positions.md, with specs of a line each.

    table(spec("bend 3", "build"), spec("straight 2", "b1 n-s"), day=3, at="a1 b0 c0", active="skab")

A look is a shape and its highest number. A place is pool, draft, gather, build, a space with a join for track, or
rubble with its space. A face is written `-1/+1`, `calm` for a track without numbers, `blank` or `rubble`; what is in
production or laid is some track if a story does not say which, and what is in the pool has not been looked at.
"""

import dataclasses
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import goblins
from goblins.games.nitro_run import GAME
from goblins.games.nitro_run.moves import MOVES
from goblins.games.nitro_run.notation import JoinName, SpaceName
from goblins.games.nitro_run.position_words import written_face
from goblins.games.nitro_run.seen import SchemerView, SpaceView, SpecView, View
from goblins.games.nitro_run.state import Kit
from goblins.games.nitro_run.terms import HEXES, Kind, Shape
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import ComponentSet, load_set
from goblins.kernel.vocabulary import Event
from goblins.match import Match

STORIES: ComponentSet = load_set(GAME, Path(__file__).parent / "stories.toml")
KIT: Kit = STORIES.kit
KEY = key_from_seed("a story")
SPACE, JOIN = SpaceName().encode, JoinName().encode
SCHEMERS = ("skab", "twich", "nettle")
SET = [  # the figures of the stories, in the words of a position
    line
    for line in goblins.new("nitro-run", 1, components=Path(__file__).parent / "stories.toml")
    .position_text()
    .splitlines()
    if line.startswith(("set ", "figures."))
]


# --------------------------------------------------------------------------------------- what chance brings


def plans(*looks: str) -> list[str]:
    """The spec sides that will be drawn from the stack: plans("bend 3", "straight 2")."""
    return [f"next plans {' '.join(looks)}"]


def peek(look: str, face: str) -> list[str]:
    """What the next spec with that look turns out to be."""
    return [f"next peek {look} {face}"]


# ------------------------------------------------------------------------------------------------- positions


@dataclasses.dataclass(frozen=True)
class Laid:
    look: str
    place: str
    face: str
    value: int

    def lines(self, number: int) -> list[str]:
        face = "" if self.face == "unseen" else self.face
        match self.place.split():
            case ["pool" | "gone" as heap]:
                return [f"spec {number} {self.look} {face}", f"{heap} {number}"]
            case ["rubble", space]:
                return [f"spec {number} {self.look} rubble", f"{space} . rubble {number}"]
            case [space, join]:
                place = f"{space} {number} {join}"
            case _:
                place = ""
        return [f"spec {number} {self.look} {face if self.face else 'track'}", place]


def spec(look: str, place: str = "pool", face: str = "", value: int = 1) -> Laid:
    """`value` is the number that a gathering spec has reached."""
    return Laid(look, place, face, value)


def table(
    *specs: Laid,
    chasm: str = "narrow",
    day: int = 1,
    at: str = "a0 b0 c0",
    actions: Sequence[int] = (2, 2, 2),
    active: str = "skab",
    grunts: str = "- - -",
    blown: int = 0,
    blasted: str = "",
    stunned: str = "",
    script: Iterable[str] = (),
    dawn: bool = True,
    **options: Any,
) -> Match:
    """A match that goes on from here, with this schemer acting, or with nobody yet.

    Whoever stands on rubble stood there in the morning, unless `dawn` is off. If the track leads through, the run
    begins.
    """
    lines = [f"option {name} {value}" for name, value in {"chasm": chasm, **options}.items()]
    lines += [*SET, "seed a story", f"day {day}", f"blown {blown}", f"grunts {grunts}"]
    lines += [f"acting {active}"] if active else []
    lines += [f"{space} blasted" for space in blasted.split()]
    for name, space, left in zip(SCHEMERS, at.split(), actions, strict=True):
        lines += [f"{space} . {name}", f"{name} {left} {'stunned' if name in stunned.split() else ''}"]
    for number, laid in enumerate(specs, 1):
        lines += laid.lines(number)
    for line in ("draft", "gather", "build"):
        there = [(number, laid) for number, laid in enumerate(specs, 1) if laid.place == line]
        at_value = [f"{number} at {laid.value}" if line == "gather" else str(number) for number, laid in there]
        lines += [f"{line} {' '.join(at_value)}"] if there else []
    lines += [] if dawn else [f"state.schemers.{number}.dawn 0" for number in (1, 2, 3)]
    return goblins.load("\n".join([f"nitro-run, rules {GAME.rules_version}, red", *lines, *script]))


def way(*faces: str, nitro: int = 6, unseen: bool = False, chasm: str = "narrow", **more: Any) -> Match:
    """A cart at the entrance of a track whose sections have these faces, one behind the other.

    They lie down the middle of the narrow chasm and out at c6: b1 to b5 straight down, b5 bends to c6.
    """
    return riding(MIDDLE, faces, nitro=nitro, chasm=chasm, **more)


MIDDLE = ("b1 n-s", "b2 n-s", "b3 n-s", "b4 n-s", "b5 n-se", "c6 s-nw")


def riding(track: Sequence[str], faces: Sequence[str], nitro: int = 6, chasm: str = "narrow", **more: Any) -> Match:
    """A cart at the entrance of this track; a face is any track of that shape if it is empty."""
    specs = []
    free = [face for face in range(HEXES) if KIT.hexes[face].kind == Kind.TRACK]
    for place, face_text in zip(track, [*faces, *[""] * (len(track) - len(faces))], strict=True):
        shape = JOIN(place.split()[1]) // 6
        fits = [face for face in free if KIT.hexes[face].form == shape]
        face = next(face for face in fits if face_text in ("", "unseen", written_face(KIT, face + 1)))
        free.remove(face)
        look = f"{Shape(shape).name.lower()} {KIT.hexes[face].top}"
        specs.append(spec(look, place, "unseen" if face_text == "unseen" else written_face(KIT, face + 1)))
    return table(*specs, chasm=chasm, day=nitro + 1, **more)


# ------------------------------------------------------------------------------------- playing and looking on


def play(match: Match, *moves: str) -> list[Event]:
    """Moves as a journal writes them; returns what a spectator hears of them, in words or not."""
    heard = len(match.events())
    for move in moves:
        match.play("red", move)
    return match.events()[heard:]


def told(match: Match, *moves: str) -> list[Event]:
    """The same as the player hears it, without what is silent."""
    heard = len(match.events("red"))
    for move in moves:
        match.play("red", move)
    return [event for event in match.events("red")[heard:] if not event.silent]


def sees(match: Match, seat: str | None = "red") -> View:
    view: View = match.view(seat)
    return view


def offers(match: Match, verb: str = "") -> list[str]:
    """What may be decided, or only the moves that begin so."""
    return [str(move) for move in match.legal("red") if str(move).startswith(verb)]


def why_not(match: Match, move: str) -> str:
    """The name of the reason against the move."""
    refusal = match.why_not("red", move)
    assert refusal is not None, f"one may {move}"
    return refusal.reason


def schemer(match: Match, name: str) -> SchemerView:
    return next(one for one in sees(match).schemers if one.schemer == name)


def space(match: Match, name: str) -> SpaceView:
    return next(one for one in sees(match).spaces if one.space == name)


def spec_of(match: Match, number: int, seat: str | None = "red") -> SpecView:
    return sees(match, seat).specs[number - 1]


def places(match: Match) -> list[str]:
    """Where each spec is."""
    return [f"{one.place} {one.space or one.slot or ''}".strip() for one in sees(match).specs]


def facing(match: Match) -> str:
    return " ".join(grunt.faces or "-" for grunt in sees(match).grunts)


def cart(match: Match) -> str:
    """The nitro in the cart from the bottom: h for happy, a for angry, - for gone."""
    run = sees(match).run
    assert run is not None
    return "".join({"happy": "h", "angry": "a", "gone": "-"}[bottle.face] for bottle in run.cart)


def wheels(match: Match) -> tuple[int, int]:
    """Stability and speed."""
    run = sees(match).run
    assert run is not None
    return run.stability, run.speed


def rides(match: Match, sections: int = 1) -> Match:
    """So many sections further, doing nothing about it."""
    for _ in range(sections):
        match.play("red", "ride")
    return match


def written(moves: Iterable[int]) -> list[str]:
    return [MOVES.write(move) for move in moves]


def happened(events: Sequence[Event], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in events)


def spaces_in(moves: Iterable[str]) -> list[str]:
    """The spaces that moves name."""
    return [found[0] for move in moves if (found := re.search(r"\b[abc][0-6]\b", move))]
