"""What a seat cannot know, drawn anew: the others' hands and everything chance will bring (GW-secrets)."""

from ...kernel.chance import Key, kind_at, total
from ...kernel.knowledge import aside_below, new_key
from ...kernel.rule import rule
from .state import Kit, State
from .terms import HAND, ORDERS


@rule
def redeal(s: State, kit: Kit, seat: int, key: Key) -> None:
    """For a spectator every hand is dealt anew."""
    new_key(s.table.chance, key)
    for other in range(s.table.seats):
        if other != seat:
            for card in range(ORDERS):
                s.deck[card] += s.players[other].hand[card]
                s.players[other].hand[card] = 0
    ordinal = 0
    for other in range(s.table.seats):
        if other != seat:
            for _ in range(HAND):
                card = kind_at(s.deck, aside_below(key, ordinal, total(s.deck)))
                ordinal += 1
                s.deck[card] -= 1
                s.players[other].hand[card] += 1
