"""Positions of Nitro Run, laid on the table in a line each.

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

from goblins.games.nitro_run import GAME
from goblins.games.nitro_run.moves import MOVES
from goblins.games.nitro_run.notation import JoinName, SpaceName
from goblins.games.nitro_run.rules.day import go_on
from goblins.games.nitro_run.rules.rubble import note_dawn
from goblins.games.nitro_run.rules.specs import is_surely_track, look_of
from goblins.games.nitro_run.seen import SchemerView, SpaceView, SpecView, View
from goblins.games.nitro_run.state import Kit, State
from goblins.games.nitro_run.terms import (
    DAYS,
    HEXES,
    NITRO,
    Colour,
    Kind,
    Place,
    Schemer,
    Shape,
    Terrain,
)
from goblins.kernel.chance import TABLE_STREAM, key_from_seed
from goblins.kernel.components import ComponentSet, load_set
from goblins.kernel.events import EVERYONE
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.kernel.vocabulary import Event
from goblins.match import Match

STORIES: ComponentSet = load_set(GAME, Path(__file__).parent / "stories.toml")
KIT: Kit = STORIES.kit
KEY = key_from_seed("a story")
PEEKS = 1  # the player's stream of chance
SPACE, JOIN = SpaceName().encode, JoinName().encode

Scripted = tuple[str, str, str]  # what is drawn from, the look, and the face that comes up


# --------------------------------------------------------------------------------------- what chance brings


def plans(*looks: str) -> list[Scripted]:
    """The spec sides that will be drawn from the stack: plans("bend 3", "straight 2")."""
    return [("stack", look, "") for look in looks]


def peek(look: str, face: str) -> list[Scripted]:
    """What the next spec with that look turns out to be."""
    return [("peek", look, face)]


def outcomes(script: Iterable[Scripted], s: State) -> list[tuple[int, int]]:
    """The script as the kernel reads it: the stack is counted look by look, faces in the order of the set."""
    stack, unseen, found = list(s.stack), list(s.unseen), []
    for source, look_text, face_text in script:
        look = look_named(look_text)
        if source == "stack":
            assert stack[look] > 0, f"there is no {look_text} left to draw"
            found.append((TABLE_STREAM, sum(stack[:look])))
            stack[look] -= 1
        else:
            possible = [face for face in range(HEXES) if unseen[face] and look_of(KIT, face) == look]
            face = next(face for face in possible if face_written(face) == face_text)
            found.append((PEEKS, possible.index(face)))
            unseen[face] = 0
    return found


def look_named(text: str) -> int:
    """The first hex of the set with that spec side."""
    shape, top = text.split()
    wanted = Shape[shape.upper()], int(top)
    return next(i for i, one in enumerate(KIT.hexes) if (one.form, one.top) == wanted)


def face_written(face: int) -> str:
    one = KIT.hexes[face]
    if one.kind != Kind.TRACK:
        return Kind(one.kind).name.lower()
    return f"{one.stability:+}/{one.speed:+}" if one.stability or one.speed else "calm"


# ------------------------------------------------------------------------------------------------- positions


@dataclasses.dataclass(frozen=True)
class Laid:
    look: str
    place: str
    face: str
    value: int


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
    script: Iterable[Scripted] = (),
    dawn: bool = True,
    **options: Any,
) -> Match:
    """A match that goes on from here, with this schemer acting, or with nobody yet.

    Whoever stands on rubble stood there in the morning, unless `dawn` is off. If the track leads through, the run
    begins.
    """
    chosen = read_options(GAME.options, GAME.settings, {"chasm": chasm, **options})
    s: State = GAME.lay_out(KIT, chosen, 1, KEY, None)
    s.brewed, s.soured, s.blown = min(day - 1, NITRO), max(0, day - DAYS), blown
    for schemer, space, left in zip(s.schemers, at.split(), actions, strict=True):
        schemer.space, schemer.actions = SPACE(space), left
    for name in stunned.split():
        s.schemers[Schemer[name.upper()]].stunned = 1
    for name in blasted.split():
        assert s.spaces[SPACE(name)].terrain == Terrain.CRAG
        s.spaces[SPACE(name)].terrain = Terrain.BLASTED
    for i, colour in enumerate(grunts.split()):
        s.grunts[i] = 0 if colour == "-" else Colour[colour.upper()]
    for laid in specs:
        _lay(s, laid)
    if dawn:
        note_dawn(s)
    s.active = Schemer[active.upper()] + 1 if active else 0
    go_on(s, KIT, None)
    assert [fault.text() for fault in GAME.faults(s, KIT)] == []
    return Match(Play(GAME, STORIES, s, tuple(outcomes(script, s))))


def _lay(s: State, laid: Laid) -> None:
    piece, number = s.specs[s.drawn], s.drawn + 1
    piece.look = look_named(laid.look)
    s.stack[piece.look] -= 1
    s.drawn = number
    words = laid.place.split()
    match words:
        case ["pool"]:
            piece.place = Place.POOL
        case ["draft"]:
            piece.place = Place.DRAFT
        case ["gather"]:
            piece.place, piece.value = _free(s, Place.GATHER), laid.value
        case ["build"]:
            piece.place = _free(s, Place.BUILD)
        case ["gone"]:
            piece.place = Place.GONE
        case ["rubble", space]:
            piece.place = Place.RUBBLE + SPACE(space)
            s.spaces[SPACE(space)].rubble = number
        case [space, join]:
            piece.place = Place.TRACK + SPACE(space)
            s.spaces[SPACE(space)].section, s.spaces[SPACE(space)].join = number, JOIN(join)
        case _:
            raise ValueError(laid.place)
    face = laid.face or ("rubble" if words[0] == "rubble" else "")
    if face or (is_surely_track(piece.place) and laid.face != "unseen"):
        _look_at(s, piece, face)


def _look_at(s: State, piece: Any, wanted: str) -> None:
    """It has been looked at: by the player alone if it is in production or laid."""
    if wanted == "unseen":
        return
    possible = [face for face in range(HEXES) if s.unseen[face] and look_of(KIT, face) == piece.look]
    face = next(face for face in possible if face_written(face) == wanted or (not wanted and _is_track(face)))
    piece.face = face + 1
    piece.known = 1 if is_surely_track(piece.place) else EVERYONE
    s.unseen[face] = 0


def _is_track(face: int) -> bool:
    return KIT.hexes[face].kind == Kind.TRACK


def _free(s: State, first: int) -> int:
    taken = [spec.place for spec in s.specs[: s.drawn]]
    return next(place for place in range(first, first + 6) if place not in taken)


def way(*faces: str, nitro: int = 6, unseen: bool = False, chasm: str = "narrow", **more: Any) -> Match:
    """A cart at the entrance of a track whose sections have these faces, one behind the other.

    They lie down the middle of the narrow chasm and out at c6: b1 to b5 straight down, b5 bends to c6.
    """
    return riding(MIDDLE, faces, nitro=nitro, chasm=chasm, **more)


MIDDLE = ("b1 n-s", "b2 n-s", "b3 n-s", "b4 n-s", "b5 n-se", "c6 s-nw")


def riding(track: Sequence[str], faces: Sequence[str], nitro: int = 6, chasm: str = "narrow", **more: Any) -> Match:
    """A cart at the entrance of this track; a face is any track of that shape if it is empty."""
    specs = []
    free = [face for face in range(HEXES) if _is_track(face)]
    for place, face_text in zip(track, [*faces, *[""] * (len(track) - len(faces))], strict=True):
        shape = JOIN(place.split()[1]) // 6
        fits = [face for face in free if KIT.hexes[face].form == shape]
        face = next(face for face in fits if face_text in ("", "unseen", face_written(face)))
        free.remove(face)
        look = f"{Shape(shape).name.lower()} {KIT.hexes[face].top}"
        specs.append(spec(look, place, "unseen" if face_text == "unseen" else face_written(face)))
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
