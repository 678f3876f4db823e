"""What views are made of. A view says everything once; what follows from that is worked out in `derived.py`."""

from typing import Annotated, Literal

import msgspec

from ...kernel.kinds import Seat
from .terms import Chasm, Clean, Colour, Ending, Kind, Nitro, Phase, Schemer, Shape, Side, Start, Task, Terrain

# Where a spec is: `terms.Place`, but for the stack, which has none that was drawn.
Drawn = Literal["pool", "draft", "gather", "build", "track", "rubble", "falling", "gone"]


class FaceView(msgspec.Struct, frozen=True):
    """The other side of a hex."""

    kind: Annotated[str, Kind]
    stability: int
    speed: int


class OddsView(msgspec.Struct, frozen=True):
    """How many of the hexes that could be this spec are what."""

    track: int
    blank: int
    rubble: int


class SpecView(msgspec.Struct):
    """A drawn spec."""

    spec: int
    shape: Annotated[str, Shape]
    top: int
    place: Annotated[str, Drawn]
    slot: int | None  # of its gather or build space, from 1
    space: str | None  # in the chasm
    value: int  # what the arrow of its gather space points at
    face: FaceView | None  # None: not yours to see
    days: int | None = None  # how many more a gathering spec needs
    odds: OddsView | None = None  # of what a spec of the pool may turn out to be


class EndView(msgspec.Struct, frozen=True):
    """An end of a section: the side it leaves through, and what is there; `open`: track could be laid there."""

    side: Annotated[str, Side]
    meets: Annotated[str, Literal["section", "entrance", "exit", "cave", "open", "nothing"]]


class SpaceView(msgspec.Struct):
    space: str
    column: int
    row: int
    card: int | None  # 1 above, 2 below the seam; None for half-spaces
    terrain: Annotated[str, Terrain]
    section: int | None = None  # spec
    join: str | None = None
    rubble: int | None = None  # spec
    schemer: Annotated[str, Schemer] | None = None
    ends: list[EndView] = []


class SchemerView(msgspec.Struct):
    schemer: Annotated[str, Schemer]
    space: str
    actions: int
    stunned: bool
    dawn: int | None  # the rubble it stood on when the day began
    reach: dict[str, int] = {}  # spaces it can still get to today, with the actions that takes


class GruntView(msgspec.Struct):
    grunt: int
    colours: list[Annotated[str, Colour]]
    faces: Annotated[str, Colour] | None


class TaskView(msgspec.Struct):
    """A task of the production card: how many grunts it takes, how many face it, and is there anything to do?"""

    task: Annotated[str, Task]
    colour: Annotated[str, Colour]
    needs: int
    facing: int
    useful: bool


class WeekView(msgspec.Struct):
    day: int
    brewed: int
    soured: int
    blown: int
    tokens: list[Annotated[str, Literal["happy", "brewing", "sour", "blown"]]] = []  # in the order of the days
    days: int = 0  # of the week
    last_day: int = 0  # of overtime
    load: int = 0  # of the cart, if the run began now
    points: int = 0  # if all of that load arrived happy
    load_tomorrow: int = 0  # 0: without a way by tonight everything explodes


class SectionView(msgspec.Struct):
    """A section of the way, as far as it is found."""

    space: str
    spec: int
    tunnel: bool  # reached out of one
    ledge: bool  # somebody could jump here
    ridden: bool


class BottleView(msgspec.Struct):
    """A nitro in the cart, from the bottom."""

    nitro: int
    face: Annotated[str, Nitro]
    passenger: bool


class RunView(msgspec.Struct):
    way: list[SectionView]
    ridden: int
    stability: int
    speed: int
    cart: list[BottleView]
    braked: bool
    lightened: bool
    goblins: int = 0  # alive
    points: int = 0  # if the cart arrived like this


class LookView(msgspec.Struct, frozen=True):
    """A spec side, and what the box holds that looks like it."""

    shape: Annotated[str, Shape]
    top: int
    tracks: list[tuple[int, int]]  # stability and speed
    blank: int
    rubble: int


class StepView(msgspec.Struct, frozen=True):
    space: str
    join: str
    laid: bool


class PlannerView(msgspec.Struct, frozen=True):
    """Notes for who plans: the fewest sections still missing, and ways to lay them."""

    missing: int | None  # None: there is no way without demolishing or cleaning
    ways: list[list[StepView]]


class OptionsView(msgspec.Struct):
    chasm: Annotated[str, Chasm]
    start: Annotated[str, Start]
    clean: Annotated[str, Clean]


class View(msgspec.Struct):
    seat: Seat | None  # whose view; None is a spectator's
    options: OptionsView
    chasm: Annotated[str, Chasm]
    entrance: str
    exit: str
    phase: Annotated[str, Phase]
    deciders: list[Seat]
    active: Annotated[str, Schemer] | None
    builds: int
    last_built: str | None
    task: Annotated[str, Task] | None
    times: int
    week: WeekView
    stack: int
    gather_spaces: int
    build_spaces: int
    spaces: list[SpaceView]
    schemers: list[SchemerView]
    grunts: list[GruntView]
    specs: list[SpecView]
    box: list[LookView]
    run: RunView | None
    ending: Annotated[str, Ending] | None
    tasks: list[TaskView] = []
    planner: PlannerView | None = None
