"""Bring a public view up to date from events alone: replays of old games and moving pictures need nothing else."""

from ...kernel.names import SEAT_NAMES
from ...kernel.vocabulary import Event
from . import events
from .derived import SPACE, work_out
from .rules.chasm import are_neighbours
from .seen import BottleView, FaceView, RunView, SchemerView, SectionView, SpaceView, SpecView, View
from .terms import ACTIONS, LEAST_SPEED, MOST_STABILITY, PASSENGERS


def retell(view: View, event: Event) -> None:
    """Change the view as the event says. Events that change nothing visible pass."""
    _retell_days(view, event)
    _retell_production(view, event)
    _retell_chasm(view, event)
    _retell_run(view, event)
    match event:
        case events.Asked(phase, task, times):
            view.phase, view.times = phase, times
            view.task = None if task == "none" else task
            view.deciders = [SEAT_NAMES[0]]
            if view.phase == "schemer":
                view.active = None
            work_out(view)
        case events.Ended(ending):
            view.ending, view.phase, view.deciders = ending, "over", []
            view.task, view.times = None, 0
            work_out(view)


# -------------------------------------------------------------------------------------------------- the days


def _retell_days(view: View, event: Event) -> None:
    match event:
        case events.DayBegan():
            for schemer in view.schemers:
                schemer.actions, schemer.stunned = ACTIONS, False
                schemer.dawn = _space(view, schemer.space).rubble
        case events.Schemed(schemer):
            view.active = schemer
            _forget_workflow(view)
        case events.Planned(schemer, _) | events.Delegated(schemer, _, _) | events.Teamed(schemer, _):
            _schemer(view, schemer).actions -= 1
        case events.Rested(schemer):
            _schemer(view, schemer).actions = 0
        case events.KnockedOff():
            for goblin in view.schemers:
                goblin.actions = 0
        case events.DayEnded(_, brewed, _):
            view.week.brewed = brewed
            view.active = None
            for grunt in view.grunts:
                grunt.faces = None
        case events.OvertimePaid():
            view.week.soured += 1


def _retell_production(view: View, event: Event) -> None:
    match event:
        case events.SpecDrawn(spec, shape, top):
            view.specs.append(SpecView(spec, shape, top, "pool", None, None, 0, None))
            view.stack -= 1
        case events.Delegated(_, grunt, colour):
            view.grunts[grunt - 1].faces = colour
        case events.Teamed(_, task):
            colour = next(one.colour for one in view.tasks if one.task == task)
            for one in view.grunts:
                one.faces = colour if colour in one.colours else one.faces
        case events.Drafted(spec):
            _put(view, spec, "draft")
        case events.BlankFound(spec):
            _put(view, spec, "gone", face=FaceView("blank", 0, 0))
        case events.RubbleFound(spec):
            _put(view, spec, "falling", face=FaceView("rubble", 0, 0))
        case events.TrackTurned(spec, stability, speed):
            _spec(view, spec).face = FaceView("track", stability, speed)
        case events.Gathered(spec, slot):
            _put(view, spec, "gather", slot, value=1)
        case events.Rushed(spec, value) | events.Advanced(spec, value):
            _spec(view, spec).value = value
        case events.Fabricated(spec, slot):
            _put(view, spec, "build", slot)


def _retell_chasm(view: View, event: Event) -> None:
    match event:
        case events.Moved(schemer, space):
            goblin = _schemer(view, schemer)
            _space(view, goblin.space).schemer = None
            goblin.space = space
            goblin.actions -= 1
            _space(view, space).schemer = schemer
        case events.RubbleFell(spec, space):
            _put(view, spec, "rubble", space=space)
            _space(view, space).rubble = spec
        case events.RubbleMissed(spec):
            _put(view, spec, "gone")
        case events.Stunned(schemer):
            _schemer(view, schemer).actions = 0
            _schemer(view, schemer).stunned = True
        case events.Cleaned(_, space):
            _remove_rubble(view, _space(view, space))
        case events.Demolished(schemer, space, obstruction):
            view.week.blown += 1
            _schemer(view, schemer).actions -= 1
            _demolish(view, _space(view, space), obstruction)
        case events.Built(schemer, spec, space, join, free):
            _put(view, spec, "track", space=space)
            place = _space(view, space)
            place.section, place.join = spec, join
            if free:
                _forget_workflow(view)
            else:
                _schemer(view, schemer).actions -= 1
                view.builds += 1
                view.last_built = space


def _demolish(view: View, place: SpaceView, obstruction: str) -> None:
    if obstruction == "crag":
        place.terrain = "blasted"
    elif obstruction == "rubble":
        _remove_rubble(view, place)
    elif place.section is not None:
        _put(view, place.section, "gone")
        place.section = place.join = None


def _remove_rubble(view: View, place: SpaceView) -> None:
    if place.rubble is not None:
        _put(view, place.rubble, "gone")
        place.rubble = None


def _forget_workflow(view: View) -> None:
    view.builds, view.last_built = 0, None


# --------------------------------------------------------------------------------------------------- the run


def _retell_run(view: View, event: Event) -> None:
    match event:
        case events.RunBegan(nitro):
            _begin_run(view, nitro)
        case _ if view.run is not None:
            _retell_ride(view, view.run, event)


def _begin_run(view: View, nitro: int) -> None:
    view.active = None
    _forget_workflow(view)
    if nitro:
        cart = [BottleView(i + 1, "happy", nitro - PASSENGERS <= i) for i in range(nitro)]
        view.run = RunView([], 0, MOST_STABILITY, LEAST_SPEED, cart, False, False)
        for space in view.spaces:
            space.schemer = None


def _retell_ride(view: View, run: RunView, event: Event) -> None:
    match event:
        case events.WayGoes(space, tunnel):
            section = _space(view, space).section
            assert section is not None
            run.way.append(SectionView(space, section, bool(tunnel), _is_beside_ledge(view, space), False))
        case events.Revealed(_, spec, stability, speed):
            run.way[run.ridden].ridden = True
            run.ridden += 1
            run.braked = run.lightened = False
            _spec(view, spec).face = FaceView("track", stability, speed)
        case events.WheelsTurned(stability, speed):
            run.stability, run.speed = stability, speed
        case events.Soured(nitro):
            run.cart[nitro - 1].face = "angry"
        case events.Calmed(nitro):
            run.cart[nitro - 1].face = "happy"
        case events.Braked():
            run.braked = True
        case events.Lightened(nitro):
            run.lightened = True
            run.cart[nitro - 1].face = "gone"


def _is_beside_ledge(view: View, name: str) -> bool:
    space = SPACE(name)
    return any(other.terrain == "ledge" and are_neighbours(space, SPACE(other.space)) for other in view.spaces)


# --------------------------------------------------------------------------------------------------- pieces


def _space(view: View, name: str) -> SpaceView:
    return next(space for space in view.spaces if space.space == name)


def _schemer(view: View, name: str) -> SchemerView:
    return next(schemer for schemer in view.schemers if schemer.schemer == name)


def _spec(view: View, number: int) -> SpecView:
    return view.specs[number - 1]


def _put(
    view: View,
    number: int,
    place: str,
    slot: int | None = None,
    space: str | None = None,
    value: int = 0,
    face: FaceView | None = None,
) -> None:
    spec = _spec(view, number)
    spec.place, spec.slot, spec.space, spec.value = place, slot, space, value
    spec.face = face or spec.face
