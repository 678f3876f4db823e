"""Rubble: where it falls, whom it stuns, and how it is cleaned up (NR-rubble, NR-stunned, NR-clean)."""

from ....kernel.events import EVERYONE, Log, tell
from ....kernel.rule import rule
from .. import events
from ..reasons import Reason
from ..state import State
from ..terms import FIRST_SPACE, NOTHING, SCHEMERS, SPACES, Clean, Phase, Place
from .chasm import around, is_chasm
from .phases import refuse_now
from .schemers import schemer_at
from .specs import put_away, spec_at


@rule
def near_schemers(s: State) -> int:
    """The spaces next to any schemer, as a mask."""
    near = 0
    for schemer in s.schemers:
        near |= around(schemer.space)
    return near


@rule
def open_to_rubble(s: State) -> int:
    """Chasm next to a schemer that is not under rubble, with track or without, as a mask."""
    near, found = near_schemers(s), 0
    for space in range(FIRST_SPACE, SPACES):
        if near >> space & 1 == 1 and is_chasm(s, space) and s.spaces[space].rubble == 0:
            found |= 1 << space
    return found


@rule
def bare_of_track(s: State, spaces: int) -> int:
    """Those of the spaces without track."""
    for space in range(FIRST_SPACE, SPACES):
        if s.spaces[space].section > 0:
            spaces &= ~(1 << space)
    return spaces


@rule
def rubble_spaces(s: State) -> int:
    """Where rubble may fall now: spaces without track first."""
    found = open_to_rubble(s)
    bare = bare_of_track(s, found)
    return bare if bare != 0 else found


@rule
def refuse_drop(s: State, space: int) -> int:
    reason = refuse_now(s, Phase.RUBBLE)
    if reason != Reason.NONE:
        return reason
    if not is_chasm(s, space):
        return Reason.NO_CHASM
    if s.spaces[space].rubble > 0:
        return Reason.UNDER_RUBBLE
    if near_schemers(s) >> space & 1 == 0:
        return Reason.NOT_NEXT_TO_SCHEMER
    if rubble_spaces(s) >> space & 1 == 0:
        return Reason.BARE_SPACES_FIRST
    return Reason.NONE


@rule
def drop(s: State, space: int, log: Log | None) -> None:
    """The next rubble falls there; a schemer below it loses the actions it has left today."""
    spec = spec_at(s, Place.FALLING)
    s.specs[spec].place = Place.RUBBLE + space
    s.spaces[space].rubble = spec + 1
    tell(log, EVERYONE, events.RubbleFell.pack(spec, space))
    schemer = schemer_at(s, space)
    if schemer != NOTHING:
        s.schemers[schemer].actions = 0
        s.schemers[schemer].stunned = 1
        tell(log, EVERYONE, events.Stunned.pack(schemer))


@rule
def drop_without_choice(s: State, log: Log | None) -> bool:
    """Rubble for which there is one space falls there, and rubble for which there is none leaves the game.

    False when the player has to choose a space.
    """
    spec = spec_at(s, Place.FALLING)
    while spec != NOTHING:
        spaces = rubble_spaces(s)
        if spaces == 0:
            put_away(s, spec)
            tell(log, EVERYONE, events.RubbleMissed.pack(spec))
        elif spaces & (spaces - 1) == 0:
            drop(s, lowest_space(spaces), log)
        else:
            return False
        spec = spec_at(s, Place.FALLING)
    return True


@rule
def lowest_space(spaces: int) -> int:
    space = 0
    while spaces >> space & 1 == 0:
        space += 1
    return space


@rule
def remove_rubble(s: State, space: int) -> None:
    """It leaves the game, and track below it is back."""
    put_away(s, s.spaces[space].rubble - 1)
    s.spaces[space].rubble = 0


@rule
def note_dawn(s: State) -> None:
    """Remember which rubble each schemer stands on when the day begins."""
    for schemer in range(SCHEMERS):
        s.schemers[schemer].dawn = s.spaces[s.schemers[schemer].space].rubble


@rule
def clean_up(s: State, log: Log | None) -> None:
    """At the end of the day, by those who have been on it since the morning, or by whoever is there."""
    for schemer in range(SCHEMERS):
        space = s.schemers[schemer].space
        rubble = s.spaces[space].rubble
        if rubble > 0 and (s.options.clean == Clean.DAY_END or s.schemers[schemer].dawn == rubble):
            remove_rubble(s, space)
            tell(log, EVERYONE, events.Cleaned.pack(schemer, space))
