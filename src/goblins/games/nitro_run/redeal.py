"""What an onlooker cannot know, drawn anew: the other sides of specs that it has not seen (NR-stack, NR-peek).

The spec side of a drawn spec lies open, so its face is one of those that look like it; and what is in production or
in the chasm is track. All faces that fit are equally likely.
"""

from ...kernel.chance import Key
from ...kernel.knowledge import aside_below, knows, new_key
from ...kernel.rule import rule
from .rules.specs import is_surely_track, is_track, looks_alike
from .state import Kit, State
from .terms import HEXES


@rule
def redeal(s: State, kit: Kit, seat: int, key: Key) -> None:
    """First those that must be track choose, then the others: what is left to these does not depend on who chose."""
    new_key(s.table.chance, key)
    for spec in range(s.drawn):
        if not knows(s.specs[spec].known, seat):
            s.stack[s.specs[spec].face] = 1
    ordinal = redeal_faces(s, kit, seat, key, 0, True)
    redeal_faces(s, kit, seat, key, ordinal, False)


@rule
def redeal_faces(s: State, kit: Kit, seat: int, key: Key, ordinal: int, tracks: bool) -> int:
    for spec in range(s.drawn):
        surely_track = is_surely_track(s.specs[spec].place)
        if not knows(s.specs[spec].known, seat) and surely_track == tracks:
            fitting = count_fitting(s, kit, s.specs[spec].face, tracks)
            face = fitting_face(s, kit, s.specs[spec].face, tracks, aside_below(key, ordinal, fitting))
            s.specs[spec].face = face
            s.stack[face] = 0
            ordinal += 1
    return ordinal


@rule
def fits(s: State, kit: Kit, face: int, like: int, tracks: bool) -> bool:
    return s.stack[face] > 0 and looks_alike(kit, face, like) and (not tracks or is_track(kit, face))


@rule
def count_fitting(s: State, kit: Kit, like: int, tracks: bool) -> int:
    count = 0
    for face in range(HEXES):
        if fits(s, kit, face, like, tracks):
            count += 1
    return count


@rule
def fitting_face(s: State, kit: Kit, like: int, tracks: bool, skip: int) -> int:
    """The fitting face in the stack after passing over `skip` others."""
    face = 0
    while skip > 0 or not fits(s, kit, face, like, tracks):
        if fits(s, kit, face, like, tracks):
            skip -= 1
        face += 1
    return face
