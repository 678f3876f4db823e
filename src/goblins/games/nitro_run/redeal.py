"""What an onlooker cannot know, drawn anew: the other sides of specs that others have looked at (NR-stack, NR-peek).

The player has looked at all that is decided. A spectator has not seen what was peeked at: that is track, and any of
the tracks with the same spec side that the spectator has not seen, all equally likely.
"""

from ...kernel.chance import Key
from ...kernel.knowledge import aside_below, knows, new_key
from ...kernel.rule import rule
from .rules.specs import count_possible, possible_face
from .state import Kit, State


@rule
def redeal(s: State, kit: Kit, seat: int, key: Key) -> None:
    new_key(s.table.chance, key)
    for spec in range(s.drawn):
        if is_secret(s, spec, seat):
            s.unseen[s.specs[spec].face - 1] = 1
    ordinal = 0
    for spec in range(s.drawn):
        if is_secret(s, spec, seat):
            look = s.specs[spec].look
            skip = aside_below(key, ordinal, count_possible(s, kit, look, True))
            face = possible_face(s, kit, look, True, skip)
            s.specs[spec].face = face + 1
            s.unseen[face] = 0
            ordinal += 1


@rule
def is_secret(s: State, spec: int, seat: int) -> bool:
    """Has somebody looked at it, and this seat not?"""
    return s.specs[spec].face > 0 and not knows(s.specs[spec].known, seat)
