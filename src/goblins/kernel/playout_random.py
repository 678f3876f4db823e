"""A quick, ordinary random generator for players that choose at random: bots and playouts, never the game itself."""

from typing import Any

from .chance import MASK
from .offers import Offers
from .record import Int64, record
from .rule import rule


@record
class PlayoutRandom:
    state: Int64


@rule
def random_word(rng: PlayoutRandom) -> int:
    """SplitMix32 in 64-bit integers: no product exceeds 2**63."""
    rng.state = (rng.state + 0x9E3779B9) & MASK
    z = rng.state
    z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK
    z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
    return z ^ (z >> 15)


@rule
def random_below(rng: PlayoutRandom, n: int) -> int:
    return (random_word(rng) * n) >> 32


@rule
def choose_at_random(s: Any, kit: Any, seat: int, offers: Offers, rng: PlayoutRandom) -> int:
    """The simplest player: any of the offered moves."""
    return offers.move[random_below(rng, offers.count)]
