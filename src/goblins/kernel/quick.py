"""A quick, ordinary random generator for players that flip coins: bots and playouts, never the game itself."""

from typing import Any

from .chance import MASK
from .offers import Offers
from .record import Int64, record
from .rule import rule


@record
class Coin:
    state: Int64


@rule
def quick_word(coin: Coin) -> int:
    """SplitMix32 in 64-bit integers: no product exceeds 2**63."""
    coin.state = (coin.state + 0x9E3779B9) & MASK
    z = coin.state
    z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK
    z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
    return z ^ (z >> 15)


@rule
def quick_below(coin: Coin, n: int) -> int:
    return (quick_word(coin) * n) >> 32


@rule
def choose_at_random(s: Any, kit: Any, seat: int, offers: Offers, coin: Coin) -> int:
    """The simplest player: any of the offered moves."""
    return offers.move[quick_below(coin, offers.count)]
