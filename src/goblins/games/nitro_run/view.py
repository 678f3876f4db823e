"""What a seat may see of the table: the one door through which secrets could leave.

All lies open but the other sides of specs. A spectator sees those that everybody has seen, the player also those that
were peeked at. What follows from the rest (ends, odds, the planner's notes) is worked out from the view itself, in
`derived.py`, so that a view retold from events has it too.
"""

from ...kernel.events import PUBLIC
from ...kernel.knowledge import knows
from ...kernel.names import SEAT_NAMES, name_of
from ...kernel.steps import seats_in
from .derived import work_out
from .notation import join_name, space_name
from .rules.cart import is_passengers
from .rules.chasm import card_of
from .rules.delegate import has_colour
from .rules.nitro import today
from .rules.schemers import schemer_at
from .rules.specs import stack_left
from .rules.the_run import is_beside_ledge
from .seen import (
    BottleView,
    FaceView,
    GruntView,
    LookView,
    OptionsView,
    RunView,
    SchemerView,
    SectionView,
    SpaceView,
    SpecView,
    View,
    WeekView,
)
from .state import Kit, Run, State
from .terms import (
    CART,
    COLUMNS,
    FIRST_SPACE,
    GRUNTS,
    MOST_BUILD,
    MOST_GATHER,
    NOTHING,
    SPACES,
    Chasm,
    Clean,
    Colour,
    Ending,
    Kind,
    Nitro,
    Phase,
    Place,
    Schemer,
    Shape,
    Start,
    Task,
    Terrain,
)


def view(s: State, kit: Kit, seat: int) -> View:
    seen = View(
        seat=None if seat == PUBLIC else SEAT_NAMES[seat],
        options=OptionsView(
            name_of(Chasm(s.options.chasm)), name_of(Start(s.options.start)), name_of(Clean(s.options.clean))
        ),
        chasm=name_of(Chasm(s.chasm)),
        entrance=space_name(s.entrance),
        exit=space_name(s.exit),
        phase=name_of(Phase(s.phase)),
        deciders=[SEAT_NAMES[decider] for decider in seats_in(s.table.awaiting)],
        active=None if s.active == 0 else name_of(Schemer(s.active - 1)),
        builds=int(s.builds),
        last_built=None if s.last_built == 0 else space_name(s.last_built - 1),
        task=None if s.task == Task.NONE else name_of(Task(s.task)),
        times=int(s.times),
        week=WeekView(today(s), int(s.brewed), int(s.soured), int(s.blown)),
        stack=stack_left(s),
        gather_spaces=int(kit.production.gather),
        build_spaces=int(kit.production.build),
        spaces=[_space(s, space) for space in range(SPACES)],
        schemers=[_schemer(s, schemer) for schemer in Schemer],
        grunts=[_grunt(s, grunt) for grunt in range(GRUNTS)],
        specs=[_spec(s, kit, spec, seat) for spec in range(s.drawn)],
        box=box_of(kit),
        run=_run(s, s.run) if s.run.loaded else None,
        ending=None if s.ended == Ending.NONE else name_of(Ending(s.ended)),
    )
    work_out(seen)
    return seen


def box_of(kit: Kit) -> list[LookView]:
    """What is in the box, spec side by spec side."""
    looks = sorted({(one.form, one.top) for one in kit.hexes}, reverse=True)
    return [_look(kit, shape, top) for shape, top in looks]


def _look(kit: Kit, shape: int, top: int) -> LookView:
    alike = [one for one in kit.hexes if (one.form, one.top) == (shape, top)]
    kinds = [one.kind for one in alike]
    return LookView(
        shape=name_of(Shape(shape)),
        top=int(top),
        tracks=[(int(one.stability), int(one.speed)) for one in alike if one.kind == Kind.TRACK],
        blank=kinds.count(Kind.BLANK),
        rubble=kinds.count(Kind.RUBBLE),
    )


def _space(s: State, space: int) -> SpaceView:
    place = s.spaces[space]
    schemer = NOTHING if s.run.loaded else schemer_at(s, space)
    return SpaceView(
        space=space_name(space),
        column=space % COLUMNS,
        row=space // COLUMNS,
        card=None if space < FIRST_SPACE else 1 + card_of(space),
        terrain=name_of(Terrain(place.terrain)),
        section=int(place.section) or None,
        join=join_name(place.join) if place.section else None,
        rubble=int(place.rubble) or None,
        schemer=None if schemer == NOTHING else name_of(Schemer(schemer)),
    )


def _schemer(s: State, schemer: Schemer) -> SchemerView:
    goblin = s.schemers[schemer]
    return SchemerView(
        name_of(schemer),
        space_name(goblin.space),
        int(goblin.actions),
        bool(goblin.stunned),
        int(goblin.dawn) or None,
    )


def _grunt(s: State, grunt: int) -> GruntView:
    colours = [name_of(colour) for colour in Colour if has_colour(grunt, colour)]
    faces = s.grunts[grunt]
    return GruntView(grunt + 1, colours, None if faces == Colour.NONE else name_of(Colour(faces)))


def _spec(s: State, kit: Kit, spec: int, seat: int) -> SpecView:
    piece = s.specs[spec]
    side = kit.hexes[piece.look]
    name, first, places = place_of(piece.place)
    return SpecView(
        spec=spec + 1,
        shape=name_of(Shape(side.form)),
        top=int(side.top),
        place=name,
        slot=piece.place - first + 1 if name in ("gather", "build") else None,
        space=space_name(piece.place - first) if places == SPACES else None,
        value=int(piece.value),
        face=_face(kit, piece.face - 1) if knows(piece.known, seat) else None,
    )


def _face(kit: Kit, face: int) -> FaceView:
    hexagon = kit.hexes[face]
    return FaceView(name_of(Kind(hexagon.kind)), int(hexagon.stability), int(hexagon.speed))


RANGES = {
    Place.POOL: 1,
    Place.DRAFT: 1,
    Place.FALLING: 1,
    Place.GONE: 1,
    Place.GATHER: MOST_GATHER,
    Place.BUILD: MOST_BUILD,
    Place.TRACK: SPACES,
    Place.RUBBLE: SPACES,
}


def place_of(place: int) -> tuple[str, int, int]:
    """The name of a place, the first one of that name, and how many there are."""
    first = max(one for one in RANGES if one <= place)
    return name_of(first), int(first), RANGES[first]


def _run(s: State, run: Run) -> RunView:
    return RunView(
        way=[
            SectionView(
                space=space_name(run.way[i]),
                spec=int(s.spaces[run.way[i]].section),
                tunnel=bool(run.emerged >> i & 1),
                ledge=is_beside_ledge(s, run.way[i]),
                ridden=i < run.ridden,
            )
            for i in range(run.sections)
        ],
        ridden=int(run.ridden),
        stability=int(run.stability),
        speed=int(run.speed),
        cart=[
            BottleView(i + 1, name_of(Nitro(run.nitro[i])), is_passengers(s, i))
            for i in range(CART)
            if run.nitro[i] != Nitro.NONE
        ],
        braked=bool(run.braked),
        lightened=bool(run.lightened),
    )
