"""Positions in words: the chasm is drawn as it lies, its middle column half a line lower; specs have numbers."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence

from ...kernel.chance import TABLE_STREAM
from ...kernel.errors import BadInput
from ...kernel.events import EVERYONE
from ...kernel.names import name_of, spelled, spelling
from ...kernel.position_words import LineWords, Outcomes, PositionWords
from .notation import join_name, space_name
from .rules.chasm import shape_of
from .rules.day import go_on
from .rules.nitro import today
from .rules.phases import PLAYER, enter
from .rules.rubble import note_dawn
from .rules.specs import PEEKS, is_surely_track, look_of
from .rules.the_run import begin_run
from .rules.ways import tunnels_on_way
from .set_up import lay_chasm
from .state import Kit, Spec, State
from .terms import (
    ACTIONS,
    CART,
    COLUMNS,
    DAYS,
    GRUNTS,
    HEXES,
    HIGHEST_TOP,
    LONGEST_WAY,
    LOWEST_TOP,
    MOST_SPEED,
    MOST_STABILITY,
    NITRO,
    ROWS,
    SPACES,
    Chasm,
    Colour,
    Ending,
    Join,
    Kind,
    Nitro,
    Phase,
    Place,
    Schemer,
    Shape,
    Task,
    Terrain,
)

GROUND = {
    "~": Terrain.CHASM,
    "crag": Terrain.CRAG,
    "cave": Terrain.CAVE,
    "ledge": Terrain.LEDGE,
    "blasted": Terrain.BLASTED,
    "·": Terrain.HALF_SPACE,
}
ON_GROUND = {code: word for word, code in GROUND.items()}
JOINS = [name_of(join) for join in Join]
BACKWARDS = {"-".join(reversed(join.split("-"))): join for join in JOINS}  # the ends may stand in any order
SPACE_NAMES = [space_name(space) for space in range(SPACES)]
SCHEMER_NAMES = list(spelling(Schemer).values())
NUMBERS = [str(number) for number in range(HEXES + 1)]
HEAPS = {"pool": Place.POOL, "falling": Place.FALLING, "gone": Place.GONE}
LINES = {"draft": (Place.DRAFT, 1), "gather": (Place.GATHER, 6), "build": (Place.BUILD, 6)}
EMPTY = "-"
AS_PRINTED = "."  # ground that need not be named
RUN = (Phase.WAY, Phase.RIDE, Phase.TUNNEL, Phase.CALM)
ANY_TRACK = "track"


# ------------------------------------------------------------------------------------------------- writing


def write(s: State, kit: Kit) -> Iterator[str]:
    if s.options.chasm == Chasm.LOT:
        yield f"chasm {spelled(Chasm, s.chasm)}"
    yield f"day {today(s)}"
    if s.blown:
        yield f"blown {s.blown}"
    yield from _decision(s)
    yield ""
    for row in range(ROWS):
        first = row * COLUMNS
        yield f"{row}  {_cell(s, first):27} {_cell(s, first + 2)}".rstrip()
        yield f"{'':17}{_cell(s, first + 1)}"
    yield ""
    for name, schemer in zip(SCHEMER_NAMES, s.schemers):
        yield f"{name} {schemer.actions} actions" + (" stunned" if schemer.stunned else "")
    yield "grunts " + " ".join(spelled(Colour, colour) if colour else EMPTY for colour in s.grunts)
    for heap, place in HEAPS.items():
        numbers = _numbers_at(s, place)
        if numbers:
            yield f"{heap} {' '.join(numbers)}"
    yield from _production(s)
    for number, spec in enumerate(s.specs[: s.drawn], 1):
        yield f"spec {number} {written_look(kit, spec.look)}" + (
            f" {written_face(kit, spec.face)}" if spec.face else ""
        )
    if s.run.loaded:
        yield from _run(s)


def _decision(s: State) -> Iterator[str]:
    if s.active:
        yield f"acting {SCHEMER_NAMES[s.active - 1]}"
    if s.builds or s.last_built:
        yield f"built {s.builds}" + (f" {space_name(s.last_built - 1)}" if s.last_built else "")
    if s.ended:
        yield f"over {spelled(Ending, s.ended)}"
    elif s.phase == Phase.TASK:
        yield f"phase task {spelled(Task, s.task)} {s.times}"
    else:
        yield f"phase {spelled(Phase, s.phase)}"


def _cell(s: State, number: int) -> str:
    space = s.spaces[number]
    words = [f"{space.section} {join_name(space.join)}" if space.section else ON_GROUND[Terrain(space.terrain)]]
    if space.section and space.terrain == Terrain.BLASTED:
        words.append("blasted")
    if space.rubble:
        words.append(f"rubble {space.rubble}")
    return " ".join(words + [name for name, one in zip(SCHEMER_NAMES, s.schemers) if one.space == number])


def _numbers_at(s: State, place: int) -> list[str]:
    return [str(number + 1) for number in range(s.drawn) if s.specs[number].place == place]


def _production(s: State) -> Iterator[str]:
    for line, (first, places) in LINES.items():
        found = [next(iter(_numbers_at(s, place)), EMPTY) for place in range(first, first + places)]
        while found and found[-1] == EMPTY:
            found.pop()
        if line == "gather":
            found = [one if one == EMPTY else f"{one} at {s.specs[int(one) - 1].value}" for one in found]
        if found:
            yield f"{line} {', '.join(found)}"


def _run(s: State) -> Iterator[str]:
    run = s.run
    way = [f"{'>' * (run.emerged >> i & 1)}{space_name(run.way[i])}" for i in range(run.sections)]
    yield f"way {' '.join(way)}"
    yield f"cart {' '.join(spelled(Nitro, nitro) for nitro in run.nitro[: run.loaded])}"
    done = [word for word, is_done in (("braked", run.braked), ("lightened", run.lightened)) if is_done]
    yield " ".join([f"wheels {run.stability} {run.speed}, ridden {run.ridden}", *done])


def written_look(kit: Kit, look: int) -> str:
    return f"{spelled(Shape, kit.hexes[look].form)} {kit.hexes[look].top}"


def written_face(kit: Kit, face: int) -> str:
    """The other side of a hex, which is counted from 1."""
    one = kit.hexes[face - 1]
    if one.kind != Kind.TRACK:
        return spelled(Kind, one.kind)
    return f"{one.stability:+}/{one.speed:+}" if one.stability or one.speed else "calm"


# ------------------------------------------------------------------------------------------------- reading


@dataclasses.dataclass
class _Reading:
    """A table that is being laid."""

    s: State
    kit: Kit
    row: int = -1
    faces: dict[int, str] = dataclasses.field(default_factory=dict)  # of specs, by number
    looks: dict[int, int] = dataclasses.field(default_factory=dict)
    phase: Phase | None = None
    has_run: bool = False


def read(s: State, kit: Kit, lines: Iterable[list[str]]) -> None:
    """Specs that no line describes are any that fit; what is to be decided follows unless it is said."""
    s.chasm = 0 if s.options.chasm == Chasm.LOT else s.options.chasm
    reading = _Reading(s, kit)
    lay_chasm(s, kit)
    for number, schemer in enumerate(s.schemers):
        schemer.space, schemer.actions = number, ACTIONS
    for line in lines:
        _read_line(reading, line)
    _make_specs(reading)
    note_dawn(s)
    if _is_way_sound(s):
        s.run.tunnels = tunnels_on_way(s)
    if s.ended:
        s.phase = Phase.OVER
    elif reading.phase is None and not reading.has_run:
        go_on(s, kit, None)
    elif reading.phase in RUN and not reading.has_run:
        begin_run(s, None)
    else:
        enter(s, Phase.RIDE if reading.phase is None else reading.phase, None)


def _is_way_sound(s: State) -> bool:
    """Is there track wherever the way goes? Faults say the rest."""
    return all(s.spaces[space].section for space in s.run.way[: s.run.sections])


def _read_line(reading: _Reading, line: list[str]) -> None:
    line = [BACKWARDS.get(word, word) for word in line]
    s, first = reading.s, line[0]
    words = LineWords(line[1:], first)
    if first in NUMBERS or first in GROUND or first == AS_PRINTED:
        _read_row(reading, line)
        return
    if first in SPACE_NAMES:
        _read_cell(reading, words, SPACE_NAMES.index(first))
    elif first in SCHEMER_NAMES:
        schemer = s.schemers[SCHEMER_NAMES.index(first)]
        if words and words.words[0] != "stunned":
            schemer.actions = words.number(0, ACTIONS)
            words.skip("actions")
        schemer.stunned = int(words.skip("stunned"))
        schemer.actions = 0 if schemer.stunned else schemer.actions
    elif first == "chasm":
        s.chasm = words.member(Chasm)
        s.chasm = 0 if s.chasm == Chasm.LOT else s.chasm
        lay_chasm(s, reading.kit)
    elif first == "day":
        day = words.number(1, DAYS + NITRO)
        s.brewed, s.soured = min(day - 1, NITRO), max(0, day - DAYS)
    elif first == "blown":
        s.blown = words.number(0, NITRO)
    elif first == "acting":
        s.active = words.name(SCHEMER_NAMES) + 1
    elif first == "built":
        s.builds = words.number(0, HEXES)
        s.last_built = words.name(SPACE_NAMES) + 1 if words else 0
    elif first == "over":
        s.ended = words.member(Ending, 1)
    elif first == "phase":
        reading.phase = words.member(Phase)
        if reading.phase == Phase.TASK:
            s.task, s.times = words.member(Task, 1), words.number(1, GRUNTS)
    elif first == "grunts":
        for grunt in range(GRUNTS):
            s.grunts[grunt] = 0 if not words or words.skip(EMPTY) else words.member(Colour, 1)
    elif first == "spec":
        _read_spec(reading, words)
    elif first in HEAPS:
        while words:
            _put(reading, words, HEAPS[first])
    elif first in LINES:
        _read_production(reading, words, *LINES[first])
    else:
        _read_run(reading, first, words)
    words.end()


def _read_row(reading: _Reading, line: list[str]) -> None:
    """A numbered line has the cells of columns a and c, one without a number that of column b."""
    words = LineWords(line, " ".join(line))
    columns: Sequence[int] = (1,)
    if line[0] in NUMBERS and line[1:2] and line[1] not in JOINS:
        reading.row, columns = words.number(0, ROWS - 1), (0, 2)
    if reading.row < 0:
        raise BadInput("text-number", where=words.where, found=line[0], low=0, high=ROWS - 1)
    for column in columns:
        space = reading.row * COLUMNS + column
        words.where = space_name(space)
        _read_cell(reading, words, space)
    words.end()


def _read_cell(reading: _Reading, words: LineWords, number: int) -> None:
    s, space = reading.s, reading.s.spaces[number]
    printed = ON_GROUND[Terrain(space.terrain)]
    if words and words.words[0].isdecimal():
        spec = _put(reading, words, Place.TRACK + number)
        space.section, space.join = spec, words.name(JOINS)
    elif not words.skip(AS_PRINTED):
        fitting = [printed, "blasted"] if printed == "crag" else [printed]
        space.terrain = GROUND[fitting[words.name(fitting)]]
    if space.section and words.skip("blasted"):
        space.terrain = Terrain.BLASTED
    if words.skip("rubble"):
        space.rubble = _put(reading, words, Place.RUBBLE + number)
    while words and words.words[0] in SCHEMER_NAMES:
        s.schemers[words.name(SCHEMER_NAMES)].space = number


def _put(reading: _Reading, words: LineWords, place: int) -> int:
    """The spec that the next word names is there; each is in one place."""
    number = words.number(1, HEXES)
    spec = reading.s.specs[number - 1]
    if spec.place:
        raise BadInput("text-twice", found=str(number))
    spec.place = place
    reading.s.drawn = max(reading.s.drawn, number)
    return number


def _read_production(reading: _Reading, words: LineWords, first: int, places: int) -> None:
    for place in range(first, first + places):
        if not words or words.skip(EMPTY):
            continue
        number = _put(reading, words, place)
        if first == Place.GATHER:
            reading.s.specs[number - 1].value = words.number(1, HIGHEST_TOP) if words.skip("at") else 1


def _read_spec(reading: _Reading, words: LineWords) -> None:
    number = words.number(1, HEXES)
    reading.s.drawn = max(reading.s.drawn, number)
    if number in reading.looks:
        raise BadInput("text-twice", found=f"spec {number}")
    reading.looks[number] = read_look(reading.kit, words)
    if words:
        known = [written_face(reading.kit, face + 1) for face in _hexes_like(reading.kit, reading.looks[number])]
        reading.faces[number] = [*known, ANY_TRACK][words.name([*known, ANY_TRACK])]


def read_look(kit: Kit, words: LineWords) -> int:
    """`bend 3`: the first hex of the set with that spec side."""
    shape, top = words.member(Shape), words.number(LOWEST_TOP, HIGHEST_TOP)
    for look in range(HEXES):
        if (kit.hexes[look].form, kit.hexes[look].top) == (shape, top):
            return look
    raise BadInput("text-none-left", where=words.where, piece=f"{name_of(shape)} {top}")


def _hexes_like(kit: Kit, look: int) -> list[int]:
    return [face for face in range(HEXES) if look_of(kit, face) == look]


def _make_specs(reading: _Reading) -> None:
    """Looks and faces are taken out of the box: exact ones first, then those that were described at all."""
    s, kit = reading.s, reading.kit
    for face in range(HEXES):
        s.stack[look_of(kit, face)] += 1
        s.unseen[face] = 1
    numbers = range(1, s.drawn + 1)
    for number in sorted(numbers, key=lambda one: (one not in reading.looks, _may_be_any(reading, one))):
        spec = s.specs[number - 1]
        wanted = reading.faces.get(number, "rubble" if _is_rubble(spec) else "")
        _take_look(s, kit, spec, reading.looks.get(number, _any_look(s, kit, number)), number)
        if wanted:
            _look_at(s, kit, spec, wanted, number)


def _may_be_any(reading: _Reading, number: int) -> bool:
    return reading.faces.get(number) in (None, "track")


def _is_rubble(spec: Spec) -> bool:
    return spec.place == Place.FALLING or spec.place >= Place.RUBBLE


def _take_look(s: State, kit: Kit, spec: Spec, look: int, number: int) -> None:
    if s.stack[look] == 0:
        raise BadInput("text-none-left", where=f"spec {number}", piece=written_look(kit, look))
    spec.look = look
    s.stack[look] -= 1


def _any_look(s: State, kit: Kit, number: int) -> int:
    """The first that fits how the section lies, and that can be what lies there; or the first of all."""
    spec = s.specs[number - 1]
    kind = Kind.RUBBLE if _is_rubble(spec) else Kind.TRACK
    shapes = [shape_of(space.join) for space in s.spaces if space.section == number] or list(Shape)
    for face in range(HEXES):
        look = look_of(kit, face)
        if s.unseen[face] and s.stack[look] and kit.hexes[face].kind == kind and kit.hexes[face].form in shapes:
            return look
    return 0


def _look_at(s: State, kit: Kit, spec: Spec, wanted: str, number: int) -> None:
    """It has been looked at: by the player alone if it is in production or laid."""
    for face in _hexes_like(kit, spec.look):
        is_track = kit.hexes[face].kind == Kind.TRACK
        if s.unseen[face] and (written_face(kit, face + 1) == wanted or (wanted == ANY_TRACK and is_track)):
            spec.face = face + 1
            is_ridden = spec.place - Place.TRACK in s.run.way[: s.run.ridden]
            spec.known = 1 << PLAYER if is_surely_track(spec.place) and not is_ridden else EVERYONE
            s.unseen[face] = 0
            return
    raise BadInput("text-none-left", where=f"spec {number}", piece=f"{written_look(kit, spec.look)} {wanted}")


def _read_run(reading: _Reading, first: str, words: LineWords) -> None:
    run = reading.s.run
    reading.has_run = True
    if first == "way":
        while words and run.sections < LONGEST_WAY:
            if words.words[0].startswith(">"):
                run.emerged |= 1 << run.sections
                words.words[0] = words.words[0].removeprefix(">")
            run.way[run.sections] = words.name(SPACE_NAMES)
            run.sections += 1
    elif first == "cart":
        while words and run.loaded < CART:
            run.nitro[run.loaded] = words.member(Nitro, 1)
            run.loaded += 1
    else:
        run.stability, run.speed = words.number(0, MOST_STABILITY), words.number(0, MOST_SPEED)
        run.ridden = words.number(0, LONGEST_WAY) if words.skip("ridden") else 0
        run.braked, run.lightened = int(words.skip("braked")), int(words.skip("lightened"))


# ------------------------------------------------------------------------------------------ scripted draws

DRAWS = ("plans", "peek")


def draws(s: State | None, kit: Kit) -> Callable[[list[str]], Outcomes]:
    """The stack is counted look by look; faces come in the order of the set."""
    stack = [0] * HEXES if s is None else list(s.stack)
    unseen = [1] * HEXES if s is None else list(s.unseen)
    for face in range(HEXES) if s is None else ():
        stack[look_of(kit, face)] += 1

    def means(line: list[str]) -> Iterator[tuple[int, int]]:
        words = LineWords(line, "next")
        source = DRAWS[words.name(DRAWS)]
        words.where = source
        while words:
            look = read_look(kit, words)
            if source == "plans":
                if stack[look] == 0:
                    raise BadInput("text-none-left", where=source, piece=written_look(kit, look))
                yield TABLE_STREAM, sum(stack[:look])
                stack[look] -= 1
            else:
                possible = [face for face in _hexes_like(kit, look) if unseen[face]]
                place = words.name([written_face(kit, face + 1) for face in possible])
                yield PEEKS, place
                unseen[possible[place]] = 0

    return means


WORDS = PositionWords(
    first=(
        *NUMBERS,
        *GROUND,
        AS_PRINTED,
        *SPACE_NAMES,
        *SCHEMER_NAMES,
        *HEAPS,
        *LINES,
        *("chasm", "day", "blown", "acting", "built", "over", "phase", "grunts", "spec", "way", "cart", "wheels"),
    ),
    write=write,
    read=read,
    draws=draws,
)
