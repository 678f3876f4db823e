"""What can never be: the invariants that tests hold over random games, and that a loaded position must keep."""

from collections import Counter
from collections.abc import Iterator

from ...kernel.events import EVERYONE
from ...kernel.record import blank
from ...kernel.words import Sentence
from .notation import space_name
from .rules.cart import count_nitro
from .rules.chasm import is_chasm, shape_of
from .rules.nitro import happy_nitro
from .rules.production import is_line_empty, refuse_nothing_to_do
from .rules.rubble import rubble_spaces
from .rules.specs import (
    count_between,
    count_possible,
    has_numbers,
    is_surely_track,
    look_of,
    looks_alike,
    shape_of_spec,
    top_of,
)
from .rules.track import is_workflow
from .rules.ways import OUT, a_way_exists, beyond, can_enter, entry_of, exits_of_tunnel, tunnels_on_way
from .set_up import lay_chasm
from .state import Kit, State
from .terms import (
    ACTIONS,
    BUILDS_BEFORE_WORKFLOW,
    CARDS,
    CART,
    GRUNTS,
    HEXES,
    LEAST_SPEED,
    LONGEST_WAY,
    MOST_SPEED,
    MOST_STABILITY,
    NITRO,
    SCHEMERS,
    SIDES,
    SPACES,
    Chasm,
    Colour,
    Ending,
    Kind,
    Nitro,
    Phase,
    Place,
    Shape,
    Task,
    Terrain,
)

RUN = (Phase.WAY, Phase.RIDE, Phase.TUNNEL, Phase.CALM)


def faults(s: State, kit: Kit) -> list[Sentence]:
    """Later checks rely on what earlier ones have found sound."""
    for check in (
        _hex_faults,
        _place_faults,
        _track_faults,
        _chasm_faults,
        _crew_faults,
        _nitro_faults,
        _decision_faults,
    ):
        found = list(check(s, kit))
        if found:
            return found
    return list(_run_faults(s, kit)) if s.run.loaded else list(_idle_faults(s))


def _fault(name: str, **arguments: object) -> Sentence:
    return Sentence(f"nitro-run-fault-{name}", arguments)


# ---------------------------------------------------------------------------------------------------- specs


def _hex_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """Every hex is unseen or the face of one spec; of each look as many are unseen as specs that nobody looked at."""
    if not 0 <= s.drawn <= HEXES or any(spec != blank(type(spec)) for spec in s.specs[s.drawn :]):
        yield _fault("drawn")
        return
    drawn = s.specs[: s.drawn]
    faces = Counter(int(spec.face) for spec in drawn if spec.face)
    looks = Counter(int(spec.look) for spec in drawn if not spec.face)
    for face in range(HEXES):
        found = s.unseen[face] + faces[face + 1]
        if found != 1 or s.unseen[face] not in (0, 1):
            yield _fault("hex", hex=face + 1, found=found)
        alike = [other for other in range(HEXES) if look_of(kit, other) == face]
        if s.stack[face] < 0 or s.stack[face] + looks[face] != sum(s.unseen[other] for other in alike):
            yield _fault("hex", hex=face + 1, found=s.stack[face] + looks[face])
    if any(not 0 <= spec.face <= HEXES or not 0 <= spec.look < HEXES for spec in drawn):
        yield _fault("drawn")


def _place_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """Every spec is somewhere, with what belongs there."""
    single = Counter(int(spec.place) for spec in s.specs[: s.drawn])
    for number in range(s.drawn):
        spec = s.specs[number]
        place = spec.place
        kind = _kind(s, kit, number + 1)
        gathering = Place.GATHER <= place < Place.GATHER + kit.production.gather
        fits = [
            place in (Place.POOL, Place.DRAFT, Place.FALLING, Place.GONE)
            or gathering
            or Place.BUILD <= place < Place.BUILD + kit.production.build
            or Place.TRACK <= place < Place.RUBBLE + SPACES,
            place in (Place.POOL, Place.GONE, Place.FALLING) or single[place] == 1,
            not is_surely_track(place) or kind in (Kind.TRACK, None),
            place not in (Place.FALLING, *range(Place.RUBBLE, Place.RUBBLE + SPACES)) or kind == Kind.RUBBLE,
            place != Place.POOL or (kind in (Kind.TRACK, None) and spec.known in (0, EVERYONE)),
            place != Place.GONE or kind is not None,
            (spec.face > 0) == (spec.known != 0) and (not spec.face or looks_alike(kit, spec.face - 1, spec.look)),
            kind in (Kind.TRACK, None) or spec.known == EVERYONE,
            1 <= spec.value <= top_of(s, kit, number) if gathering else spec.value == 0,
            0 <= spec.known <= EVERYONE,
        ]
        if not all(fits):
            yield _fault("spec", spec=number + 1)


def _track_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """What is in production or laid is track: there are as many left of its look as nobody has looked at."""
    unlooked = Counter(int(spec.look) for spec in s.specs[: s.drawn] if not spec.face and is_surely_track(spec.place))
    for look, count in unlooked.items():
        if count > count_possible(s, kit, look, True):
            number = next(i for i in range(s.drawn) if s.specs[i].look == look and not s.specs[i].face)
            yield _fault("spec", spec=number + 1)


# ------------------------------------------------------------------------------------------------ the chasm


def _chasm_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """The cards lie as the set says, and spaces hold the specs that are there."""
    if not 0 <= s.chasm < Chasm.LOT or s.options.chasm not in (s.chasm, Chasm.LOT):
        yield _fault("chasm")
        return
    printed = blank(State)
    printed.chasm = s.chasm
    lay_chasm(printed, kit)
    if (s.entrance, s.exit) != (printed.entrance, printed.exit):
        yield _fault("chasm")
    for number in range(SPACES):
        space = s.spaces[number]
        blasted = space.terrain == Terrain.BLASTED and printed.spaces[number].terrain == Terrain.CRAG
        section, rubble = _spec_on(s, Place.TRACK + number), _spec_on(s, Place.RUBBLE + number)
        fits = [
            blasted or space.terrain == printed.spaces[number].terrain,
            (space.section, space.rubble) == (section, rubble),
            is_chasm(s, number) or section == rubble == 0,
            shape_of(space.join) == shape_of_spec(s, kit, section - 1) if section else space.join == 0,
            0 <= space.join < (Shape.STRAIGHT * SIDES) + SIDES // 2,
        ]
        if not all(fits):
            yield _fault("space", space=space_name(number))


def _spec_on(s: State, place: int) -> int:
    """The spec there, or nothing."""
    return next((number + 1 for number in range(s.drawn) if s.specs[number].place == place), 0)


def _crew_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    spaces = [schemer.space for schemer in s.schemers]
    on_ground = all(0 <= space < SPACES and s.spaces[space].terrain != Terrain.CRAG for space in spaces)
    if not on_ground or len(set(spaces)) != SCHEMERS:
        yield _fault("schemers")
    for schemer in s.schemers:
        fits = [
            0 <= schemer.actions <= ACTIONS,
            schemer.stunned in (0, 1) and not (schemer.stunned and schemer.actions),
            schemer.dawn == 0 or (schemer.dawn in range(s.drawn + 1) and _kind(s, kit, schemer.dawn) == Kind.RUBBLE),
        ]
        if not all(fits):
            yield _fault("schemers")
    colours = [{Colour.NONE, Colour.BLUE, Colour.RED}] + [set(Colour) - {Colour.BLUE}] * (GRUNTS - 1)
    if any(faces not in known for faces, known in zip(s.grunts, colours, strict=True)):
        yield _fault("grunts")


def _kind(s: State, kit: Kit, number: int) -> int | None:
    face = s.specs[number - 1].face
    return int(kit.hexes[face - 1].kind) if face else None


def _nitro_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """What was brewed, soured by overtime and blown up."""
    fits = [
        0 <= s.brewed <= NITRO,
        s.soured >= 0 and s.blown >= 0 and happy_nitro(s) >= 0,
        s.soured == 0 or s.brewed == NITRO,
    ]
    if not all(fits):
        yield _fault("nitro")


# ------------------------------------------------------------------------------------------- what is decided


def _decision_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    """The phase, who is asked, who acts and what is pending belong together."""
    over = s.phase == Phase.OVER
    if not 0 <= s.active <= SCHEMERS:
        yield _fault("decision")
        return
    fits = [
        s.table.awaiting == s.table.asked == (0 if over else 1),
        over == (s.ended != Ending.NONE),
        (s.phase in RUN) <= (s.run.loaded > 0),
        s.run.loaded == 0 or s.phase in (*RUN, Phase.OVER),
        (s.active > 0) == (s.phase in (Phase.ACT, Phase.TASK, Phase.WORKFLOW)) or s.phase == Phase.RUBBLE,
        s.phase != Phase.ACT or (s.active > 0 and s.schemers[s.active - 1].actions > 0),
        s.phase != Phase.SCHEMER or sum(schemer.actions > 0 for schemer in s.schemers) > 1,
        (s.phase == Phase.TASK) == (s.task != Task.NONE) == (s.times != 0),
        s.times >= 0,
        s.phase != Phase.TASK or _task_fits(s, kit),
        (count_between(s, Place.FALLING, 1) > 0) == (s.phase == Phase.RUBBLE),
        s.phase != Phase.RUBBLE or rubble_spaces(s).bit_count() > 1,
        _workflow_fits(s),
        s.phase in (*RUN, Phase.OVER) or not a_way_exists(s),
        s.ended != Ending.OUT_OF_TRACK or is_line_empty(s),
    ]
    if not all(fits):
        yield _fault("decision")


def _task_fits(s: State, kit: Kit) -> bool:
    return s.times <= GRUNTS - 1 and refuse_nothing_to_do(s, kit, s.task) == 0


def _workflow_fits(s: State) -> bool:
    if not 0 <= s.builds <= BUILDS_BEFORE_WORKFLOW or not 0 <= s.last_built <= SPACES:
        return False
    if s.active == 0 and (s.builds or s.last_built):
        return False
    if s.phase != Phase.WORKFLOW:
        return s.builds < BUILDS_BEFORE_WORKFLOW
    return s.last_built > 0 and s.spaces[s.last_built - 1].section > 0 and is_workflow(s)


# ---------------------------------------------------------------------------------------------------- the run


def _idle_faults(s: State) -> Iterator[Sentence]:
    """No cart rolls. Where a way was finished without nitro, it stands there empty."""
    idle = blank(type(s.run))
    if s.ended == Ending.NO_NITRO:
        idle.stability, idle.speed = MOST_STABILITY, LEAST_SPEED
    if s.run != idle or (s.ended == Ending.NO_NITRO and (happy_nitro(s) or not a_way_exists(s))):
        yield _fault("run")


def _run_faults(s: State, kit: Kit) -> Iterator[Sentence]:
    run = s.run
    happy, aboard = count_nitro(s, Nitro.HAPPY), [nitro for nitro in run.nitro if nitro != Nitro.NONE]
    fits = [
        run.loaded == len(aboard) == min(CART, happy_nitro(s)) and run.nitro[: run.loaded] == aboard,
        set(run.nitro) <= set(Nitro),
        (s.ended == Ending.EXPLODED) == (happy == 0),
        0 <= run.stability <= MOST_STABILITY and LEAST_SPEED <= run.speed <= MOST_SPEED,
        0 <= run.ridden <= run.sections <= LONGEST_WAY,
        run.braked in (0, 1) and run.lightened in (0, 1),
        0 <= run.tunnels < 1 << CARDS,
        run.ridden == 0 or s.phase != Phase.WAY,
    ]
    if not all(fits):
        yield _fault("run")
    elif not _way_fits(s):
        yield _fault("way")
    elif s.phase in (Phase.TUNNEL, Phase.CALM) and not _pause_fits(s, kit):
        yield _fault("decision")


def _way_fits(s: State) -> bool:
    """It begins at the entrance, each section goes on where the one before ends, and it ends at the exit."""
    run = s.run
    if run.sections == 0 or run.way[0] != s.entrance or run.emerged & 1:
        return False
    spaces = run.way[: run.sections]
    if (
        any(not 0 <= space < SPACES for space in spaces)
        or len(set(spaces)) != run.sections
        or any(run.way[run.sections :])
    ):
        return False
    for i in range(run.sections):
        if not can_enter(s, run.way[i], entry_of(s, i)):
            return False
        there = beyond(s, run.way[i], entry_of(s, i))
        if i + 1 < run.sections and not run.emerged >> (i + 1) & 1 and there != run.way[i + 1]:
            return False
    if s.phase == Phase.WAY:
        return there not in (OUT, -1) and exits_of_tunnel(s, there).bit_count() > 1
    return there == OUT and run.tunnels == tunnels_on_way(s)


def _pause_fits(s: State, kit: Kit) -> bool:
    run = s.run
    if s.phase == Phase.TUNNEL:
        return bool(run.emerged >> run.ridden & 1)
    if run.ridden == 0 or count_nitro(s, Nitro.ANGRY) == 0:
        return False
    face = s.specs[s.spaces[run.way[run.ridden - 1]].section - 1].face
    return face > 0 and not has_numbers(kit, face - 1)
