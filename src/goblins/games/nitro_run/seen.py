"""What views are made of. A view says everything once; what follows from that is worked out in `derived.py`."""

import msgspec


class FaceView(msgspec.Struct, frozen=True):
    """The other side of a hex."""

    kind: str
    stability: int
    speed: int


class OddsView(msgspec.Struct, frozen=True):
    """How many of the hexes that could be this spec are what."""

    track: int
    blank: int
    rubble: int


class SpecView(msgspec.Struct):
    """A drawn spec. `place` is pool, draft, gather, build, track, rubble, falling or gone."""

    spec: int
    shape: str
    top: int
    place: str
    slot: int | None  # of its gather or build space, from 1
    space: str | None  # in the chasm
    value: int  # what the arrow of its gather space points at
    face: FaceView | None  # None: not yours to see
    days: int | None = None  # how many more a gathering spec needs
    odds: OddsView | None = None  # of what a spec of the pool may turn out to be


class EndView(msgspec.Struct, frozen=True):
    """An end of a section: the side it leaves through, and what is there.

    `meets` is section, entrance, exit, cave, open (track could be laid there) or nothing.
    """

    side: str
    meets: str


class SpaceView(msgspec.Struct):
    space: str
    column: int
    row: int
    card: int | None  # 1 above, 2 below the seam; None for half-spaces
    terrain: str
    section: int | None = None  # spec
    join: str | None = None
    rubble: int | None = None  # spec
    schemer: str | None = None
    ends: list[EndView] = []


class SchemerView(msgspec.Struct):
    schemer: str
    space: str
    actions: int
    stunned: bool
    dawn: int | None  # the rubble it stood on when the day began
    reach: dict[str, int] = {}  # spaces it can still get to today, with the actions that takes


class GruntView(msgspec.Struct):
    grunt: int
    colours: list[str]
    faces: str | None


class TaskView(msgspec.Struct):
    """A task of the production card: how many grunts it takes, how many face it, and is there anything to do?"""

    task: str
    colour: str
    needs: int
    facing: int
    useful: bool


class WeekView(msgspec.Struct):
    day: int
    brewed: int
    soured: int
    blown: int
    tokens: list[str] = []  # happy, brewing, sour or blown, in the order of the days


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
    face: str
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

    shape: str
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
    chasm: str
    start: str
    clean: str


class View(msgspec.Struct):
    seat: str | None  # whose view; None is a spectator's
    options: OptionsView
    chasm: str
    entrance: str
    exit: str
    phase: str
    deciders: list[str]
    active: str | None
    builds: int
    last_built: str | None
    task: str | None
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
    ending: str | None
    tasks: list[TaskView] = []
    planner: PlannerView | None = None
