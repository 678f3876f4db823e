"""Every decision of Nitro Run, declared once."""

from enum import IntEnum
from typing import Annotated

from ...kernel.faces import Move, Name, Number, Vocabulary
from .notation import JoinName, SpaceName
from .terms import CART, GRUNTS, HEXES, Colour, Relief, Schemer, Task

SpecNumber = Annotated[int, Number(1, HEXES)]
SpaceField = Annotated[str, SpaceName()]
NitroNumber = Annotated[int, Number(1, CART)]


class Verb(IntEnum):
    SCHEME = 0
    PLAN = 1
    DELEGATE = 2
    TEAM = 3
    MOVE = 4
    DEMOLISH = 5
    BUILD = 6
    REST = 7
    END_DAY = 8
    DRAFT = 9
    GATHER = 10
    RUSH = 11
    FABRICATE = 12
    DROP = 13
    WAY = 14
    RIDE = 15
    BRAKE = 16
    LIGHTEN = 17
    TUNNEL = 18
    CALM = 19
    DONE = 20


class Scheme(Move, frozen=True, tag="scheme"):
    """This schemer acts next."""

    notation = "scheme {schemer}"
    schemer: Annotated[str, Name(Schemer, "schemer")]


class Plan(Move, frozen=True, tag="plan"):
    """Draw two specs into the pool."""

    notation = "plan"


class Delegate(Move, frozen=True, tag="delegate"):
    """Set a grunt on its space of the production card, or turn it, or tell it again."""

    notation = "delegate {grunt} {colour}"
    grunt: Annotated[int, Number(1, GRUNTS)]
    colour: Annotated[str, Name(Colour, "colour")]


class Team(Move, frozen=True, tag="team"):
    """Turn grunts that are on the card to one task together, and do it."""

    notation = "team {task}"
    task: Annotated[str, Name(Task, "task")]


class MoveSchemer(Move, frozen=True, tag="move"):
    """The active schemer goes to a neighbouring space, or through a tunnel."""

    notation = "move {space}"
    space: SpaceField


class Demolish(Move, frozen=True, tag="demolish"):
    """Blow up a crag, rubble or track with a happy nitro."""

    notation = "demolish {space}"
    space: SpaceField


class Build(Move, frozen=True, tag="build"):
    """Lay a finished section."""

    notation = "build {spec} {space} {join}"
    spec: SpecNumber
    space: SpaceField
    join: Annotated[str, JoinName()]


class Rest(Move, frozen=True, tag="rest"):
    """The active schemer drops the actions it has left."""

    notation = "rest"


class EndDay(Move, frozen=True, tag="end-day"):
    """Everybody drops the actions they have left."""

    notation = "end-day"


class Draft(Move, frozen=True, tag="draft"):
    """Peek at a spec of the pool and send it to the draft space, if there is a track on it."""

    notation = "draft {spec}"
    spec: SpecNumber


class Gather(Move, frozen=True, tag="gather"):
    """Move the drafted spec to a gather space."""

    notation = "gather"


class Rush(Move, frozen=True, tag="rush"):
    """Turn a gathering spec one number up."""

    notation = "rush {spec}"
    spec: SpecNumber


class Fabricate(Move, frozen=True, tag="fabricate"):
    """Move a ready spec to a build space."""

    notation = "fabricate {spec}"
    spec: SpecNumber


class Drop(Move, frozen=True, tag="drop"):
    """Say where the rubble falls."""

    notation = "drop {space}"
    space: SpaceField


class Way(Move, frozen=True, tag="way"):
    """Say at which section the way goes on behind a tunnel."""

    notation = "way {space}"
    space: SpaceField


class Ride(Move, frozen=True, tag="ride"):
    """Ride onto the next section, or out of the chasm."""

    notation = "ride"


class Brake(Move, frozen=True, tag="brake"):
    """One stability more, one speed less, two nitro angry."""

    notation = "brake"


class Lighten(Move, frozen=True, tag="lighten"):
    """The passenger of this nitro jumps with it beside a ledge."""

    notation = "lighten {nitro}"
    nitro: NitroNumber


class Tunnel(Move, frozen=True, tag="tunnel"):
    """Take what the tunnel gives."""

    notation = "tunnel {relief}"
    relief: Annotated[str, Name(Relief, "relief")]


class Calm(Move, frozen=True, tag="calm"):
    """Make an angry nitro happy."""

    notation = "calm {nitro}"
    nitro: NitroNumber


class Done(Move, frozen=True, tag="done"):
    """Leave what could be done now."""

    notation = "done"


MOVES = Vocabulary(
    Verb,
    Scheme,
    Plan,
    Delegate,
    Team,
    MoveSchemer,
    Demolish,
    Build,
    Rest,
    EndDay,
    Draft,
    Gather,
    Rush,
    Fabricate,
    Drop,
    Way,
    Ride,
    Brake,
    Lighten,
    Tunnel,
    Calm,
    Done,
)

verb_of = MOVES.verb_reader()
schemer_of = MOVES.reader("schemer")
grunt_of = MOVES.reader("grunt")
colour_of = MOVES.reader("colour")
task_of = MOVES.reader("task")
space_of = MOVES.reader("space")
with_space = MOVES.replacer("space")
spec_of = MOVES.reader("spec")
join_in = MOVES.reader("join")
nitro_of = MOVES.reader("nitro")
relief_of = MOVES.reader("relief")

scheme_move = MOVES.packer(Scheme)
plan_move = MOVES.packer(Plan)
delegate_move = MOVES.packer(Delegate)
team_move = MOVES.packer(Team)
move_move = MOVES.packer(MoveSchemer)
demolish_move = MOVES.packer(Demolish)
build_move = MOVES.packer(Build)
rest_move = MOVES.packer(Rest)
end_day_move = MOVES.packer(EndDay)
draft_move = MOVES.packer(Draft)
gather_move = MOVES.packer(Gather)
rush_move = MOVES.packer(Rush)
fabricate_move = MOVES.packer(Fabricate)
drop_move = MOVES.packer(Drop)
way_move = MOVES.packer(Way)
ride_move = MOVES.packer(Ride)
brake_move = MOVES.packer(Brake)
lighten_move = MOVES.packer(Lighten)
tunnel_move = MOVES.packer(Tunnel)
calm_move = MOVES.packer(Calm)
done_move = MOVES.packer(Done)
