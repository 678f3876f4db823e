"""Everything that can happen in Nitro Run, declared once. Events are enough to rebuild the public view.

What only moves pieces is silent: pictures and statistics are made of it. Of each event there is a rule that packs it,
by its name in lower case: `tell(log, EVERYONE, events.Planned.pack(schemer, count))`.
"""

from typing import Annotated

from ...kernel.kinds import Name, Number
from ...kernel.vocabulary import Event, Vocabulary
from .notation import JoinName, SpaceName
from .terms import (
    CART,
    DAYS,
    GRUNTS,
    HEXES,
    HIGHEST_TOP,
    LONGEST_WAY,
    LOWEST_SPEED_CHANGE,
    LOWEST_STABILITY_CHANGE,
    MOST_BUILD,
    MOST_GATHER,
    MOST_SPEED,
    MOST_STABILITY,
    NITRO,
    Chasm,
    Colour,
    Ending,
    Obstruction,
    Phase,
    Relief,
    Schemer,
    Shape,
    Task,
)

SchemerName = Annotated[str, Name(Schemer, "schemer")]
SpecNumber = Annotated[int, Number(1, HEXES)]
SpaceField = Annotated[str, SpaceName()]
JoinField = Annotated[str, JoinName()]
Top = Annotated[int, Number(0, HIGHEST_TOP)]
StabilityChange = Annotated[int, Number(LOWEST_STABILITY_CHANGE, LOWEST_STABILITY_CHANGE + 7)]
SpeedChange = Annotated[int, Number(LOWEST_SPEED_CHANGE, LOWEST_SPEED_CHANGE + 7)]
NitroNumber = Annotated[int, Number(1, CART)]
NitroCount = Annotated[int, Number(0, NITRO)]
Day = Annotated[int, Number(1, DAYS + NITRO)]
SectionCount = Annotated[int, Number(0, LONGEST_WAY)]
Flag = Annotated[int, Number(0, 1)]


class NitroEvent(Event, frozen=True):
    """Anything that happens in Nitro Run."""


class Laid(NitroEvent, frozen=True, tag="laid"):
    """Which chasm it is."""

    chasm: Annotated[str, Name(Chasm, "chasm")]


class DayBegan(NitroEvent, frozen=True, tag="day-began"):
    day: Day
    overtime: Flag


class Schemed(NitroEvent, frozen=True, tag="schemed"):
    """This schemer acts now."""

    silent = True
    schemer: SchemerName


class Planned(NitroEvent, frozen=True, tag="planned"):
    schemer: SchemerName
    count: Annotated[int, Number(0, 3)]


class SpecDrawn(NitroEvent, frozen=True, tag="spec-drawn"):
    spec: SpecNumber
    shape: Annotated[str, Name(Shape, "shape")]
    top: Top


class Delegated(NitroEvent, frozen=True, tag="delegated"):
    schemer: SchemerName
    grunt: Annotated[int, Number(1, GRUNTS)]
    colour: Annotated[str, Name(Colour, "colour")]


class Teamed(NitroEvent, frozen=True, tag="teamed"):
    """Grunts were turned to one task together."""

    schemer: SchemerName
    task: Annotated[str, Name(Task, "task")]


class Peeked(NitroEvent, frozen=True, tag="peeked"):
    """What is on the other side of a track; told to the player alone."""

    spec: SpecNumber
    stability: StabilityChange
    speed: SpeedChange


class Drafted(NitroEvent, frozen=True, tag="drafted"):
    """It is a track, and goes into production."""

    spec: SpecNumber


class BlankFound(NitroEvent, frozen=True, tag="blank-found"):
    spec: SpecNumber


class RubbleFound(NitroEvent, frozen=True, tag="rubble-found"):
    spec: SpecNumber


class RubbleFell(NitroEvent, frozen=True, tag="rubble-fell"):
    spec: SpecNumber
    space: SpaceField


class RubbleMissed(NitroEvent, frozen=True, tag="rubble-missed"):
    """There was no space for it to fall on."""

    spec: SpecNumber


class Stunned(NitroEvent, frozen=True, tag="stunned"):
    schemer: SchemerName


class Gathered(NitroEvent, frozen=True, tag="gathered"):
    spec: SpecNumber
    gather: Annotated[int, Number(1, MOST_GATHER)]


class Rushed(NitroEvent, frozen=True, tag="rushed"):
    spec: SpecNumber
    value: Top


class Fabricated(NitroEvent, frozen=True, tag="fabricated"):
    spec: SpecNumber
    build: Annotated[int, Number(1, MOST_BUILD)]


class Moved(NitroEvent, frozen=True, tag="moved"):
    schemer: SchemerName
    space: SpaceField


class Demolished(NitroEvent, frozen=True, tag="demolished"):
    schemer: SchemerName
    space: SpaceField
    obstruction: Annotated[str, Name(Obstruction, "obstruction")]


class TrackTurned(NitroEvent, frozen=True, tag="track-turned"):
    """A spec of the pool that turned out to be a track when all were turned; everybody sees it."""

    spec: SpecNumber
    stability: StabilityChange
    speed: SpeedChange


class Built(NitroEvent, frozen=True, tag="built"):
    schemer: SchemerName
    spec: SpecNumber
    space: SpaceField
    join: JoinField
    free: Flag


class Rested(NitroEvent, frozen=True, tag="rested"):
    schemer: SchemerName


class KnockedOff(NitroEvent, frozen=True, tag="knocked-off"):
    """Everybody dropped the actions they had left."""


class Cleaned(NitroEvent, frozen=True, tag="cleaned"):
    schemer: SchemerName
    space: SpaceField


class Advanced(NitroEvent, frozen=True, tag="advanced"):
    """A gathering spec was turned one number up overnight."""

    silent = True
    spec: SpecNumber
    value: Top


class DayEnded(NitroEvent, frozen=True, tag="day-ended"):
    """The grunts leave the card and one nitro turns happy, unless all have."""

    day: Day
    brewed: NitroCount
    overtime: Flag


class OvertimePaid(NitroEvent, frozen=True, tag="overtime-paid"):
    """One happy nitro is angry for good; so many are left."""

    happy: NitroCount


class RunBegan(NitroEvent, frozen=True, tag="run-began"):
    nitro: Annotated[int, Number(0, CART)]


class WayGoes(NitroEvent, frozen=True, tag="way-goes"):
    """The next section of the way."""

    silent = True
    space: SpaceField
    tunnel: Flag


class Relieved(NitroEvent, frozen=True, tag="relieved"):
    """What was taken behind a tunnel."""

    relief: Annotated[str, Name(Relief, "relief")]


class Revealed(NitroEvent, frozen=True, tag="revealed"):
    """The section that the cart rides onto."""

    space: SpaceField
    spec: SpecNumber
    stability: StabilityChange
    speed: SpeedChange


class TooFast(NitroEvent, frozen=True, tag="too-fast"):
    """The speed would have passed 6: that costs one stability."""


class WheelsTurned(NitroEvent, frozen=True, tag="wheels-turned"):
    stability_now: Annotated[int, Number(0, MOST_STABILITY)]
    speed_now: Annotated[int, Number(0, MOST_SPEED)]


class Soured(NitroEvent, frozen=True, tag="soured"):
    nitro: NitroNumber


class Calmed(NitroEvent, frozen=True, tag="calmed"):
    nitro: NitroNumber


class Braked(NitroEvent, frozen=True, tag="braked"):
    """Two nitro turn angry."""


class Lightened(NitroEvent, frozen=True, tag="lightened"):
    """A passenger jumped with this nitro."""

    nitro: NitroNumber


class Arrived(NitroEvent, frozen=True, tag="arrived"):
    points: Annotated[int, Number(0, 31)]
    goblins: Annotated[int, Number(0, 7)]
    happy: NitroCount
    angry: NitroCount


class Ended(NitroEvent, frozen=True, tag="ended"):
    silent = True
    ending: Annotated[str, Name(Ending, "ending")]


class Asked(NitroEvent, frozen=True, tag="asked"):
    """What is decided now. The question says it in words."""

    silent = True
    phase: Annotated[str, Name(Phase, "phase")]
    task: Annotated[str, Name(Task, "task")]
    times: Annotated[int, Number(0, 3)]


EVENTS = Vocabulary(NitroEvent)
