"""Every decision of Nitro Run, declared once."""

from typing import Annotated

from ...kernel.kinds import Name, Number
from ...kernel.vocabulary import Move, Vocabulary
from .notation import JoinName, SpaceName
from .terms import CART, GRUNTS, HEXES, Colour, Relief, Schemer, Task

SpecNumber = Annotated[int, Number(1, HEXES)]
SpaceField = Annotated[str, SpaceName()]
NitroNumber = Annotated[int, Number(1, CART)]


class NitroMove(Move, frozen=True):
    """Any decision of Nitro Run."""


class Scheme(NitroMove, frozen=True, tag="scheme"):
    """This schemer acts next."""

    notation = "scheme {schemer}"
    schemer: Annotated[str, Name(Schemer, "schemer")]


class Plan(NitroMove, frozen=True, tag="plan"):
    """Draw two specs into the pool."""

    notation = "plan"


class Delegate(NitroMove, frozen=True, tag="delegate"):
    """Set a grunt on its space of the production card, or turn it, or tell it again."""

    notation = "delegate {grunt} {colour}"
    grunt: Annotated[int, Number(1, GRUNTS)]
    colour: Annotated[str, Name(Colour, "colour")]


class Team(NitroMove, frozen=True, tag="team"):
    """Turn grunts that are on the card to one task together, and do it."""

    notation = "team {task}"
    task: Annotated[str, Name(Task, "task")]


class MoveSchemer(NitroMove, frozen=True, tag="move"):
    """The active schemer goes to a neighbouring space, or through a tunnel."""

    notation = "move {space}"
    space: SpaceField


class Demolish(NitroMove, frozen=True, tag="demolish"):
    """Blow up a crag, rubble or track with a happy nitro."""

    notation = "demolish {space}"
    space: SpaceField


class Build(NitroMove, frozen=True, tag="build"):
    """Lay a finished section."""

    notation = "build {spec} {space} {join}"
    spec: SpecNumber
    space: SpaceField
    join: Annotated[str, JoinName()]


class Rest(NitroMove, frozen=True, tag="rest"):
    """The active schemer drops the actions it has left."""

    notation = "rest"


class EndDay(NitroMove, frozen=True, tag="end-day"):
    """Everybody drops the actions they have left."""

    notation = "end-day"


class Draft(NitroMove, frozen=True, tag="draft"):
    """Peek at a spec of the pool and send it to the draft space, if there is a track on it."""

    notation = "draft {spec}"
    spec: SpecNumber


class Gather(NitroMove, frozen=True, tag="gather"):
    """Move the drafted spec to a gather space."""

    notation = "gather"


class Rush(NitroMove, frozen=True, tag="rush"):
    """Turn a gathering spec one number up."""

    notation = "rush {spec}"
    spec: SpecNumber


class Fabricate(NitroMove, frozen=True, tag="fabricate"):
    """Move a ready spec to a build space."""

    notation = "fabricate {spec}"
    spec: SpecNumber


class Drop(NitroMove, frozen=True, tag="drop"):
    """Say where the rubble falls."""

    notation = "drop {space}"
    space: SpaceField


class Way(NitroMove, frozen=True, tag="way"):
    """Say at which section the way goes on behind a tunnel."""

    notation = "way {space}"
    space: SpaceField


class Ride(NitroMove, frozen=True, tag="ride"):
    """Ride onto the next section, or out of the chasm."""

    notation = "ride"


class Brake(NitroMove, frozen=True, tag="brake"):
    """One stability more, one speed less, two nitro angry."""

    notation = "brake"


class Lighten(NitroMove, frozen=True, tag="lighten"):
    """The passenger of this nitro jumps with it beside a ledge."""

    notation = "lighten {nitro}"
    nitro: NitroNumber


class Tunnel(NitroMove, frozen=True, tag="tunnel"):
    """Take what the tunnel gives."""

    notation = "tunnel {relief}"
    relief: Annotated[str, Name(Relief, "relief")]


class Calm(NitroMove, frozen=True, tag="calm"):
    """Make an angry nitro happy."""

    notation = "calm {nitro}"
    nitro: NitroNumber


class Done(NitroMove, frozen=True, tag="done"):
    """Leave what could be done now."""

    notation = "done"


MOVES = Vocabulary(NitroMove)

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
