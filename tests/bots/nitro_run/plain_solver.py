"""The run as a plain recursion over a cart of names and numbers, made from the rulebook and not from the solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

HAPPY, ANGRY, GONE = "happy", "angry", "gone"
GOBLINS = 6  # three schemers and three grunts ride


class Hex(NamedTuple):
    look: str
    stability: int
    speed: int

    @property
    def is_plain(self) -> bool:
        return self.stability == 0 and self.speed == 0


class Section(NamedTuple):
    """A hex that is known, or only its look."""

    look: str
    hex: Hex | None
    tunnel: bool
    ledge: bool


class Cart(NamedTuple):
    stability: int
    speed: int
    nitro: tuple[str, ...]  # from the bottom up; the two on top belong to the passengers

    @property
    def happy(self) -> int:
        return self.nitro.count(HAPPY)

    def turned(self, stability: int, speed: int) -> Cart:
        stable = min(5, max(0, self.stability + stability))
        if self.speed + speed > 6:
            stable = max(0, stable - 1)
        return self._replace(stability=stable, speed=min(6, max(1, self.speed + speed)))

    def soured(self) -> Cart:
        """The lowest happy nitro is angry now."""
        if HAPPY not in self.nitro:
            return self
        return self.with_nitro(self.nitro.index(HAPPY), ANGRY)

    def with_nitro(self, number: int, mood: str) -> Cart:
        return self._replace(nitro=(*self.nitro[:number], mood, *self.nitro[number + 1 :]))


Expected = tuple[Fraction, Fraction]  # points, and the chance to arrive


class Run:
    def __init__(self, way: Sequence[Section]) -> None:
        self.way = way
        self._known: dict[tuple[int, Cart, tuple[Hex, ...]], Expected] = {}

    def expected(self, cart: Cart, unseen: Sequence[Hex]) -> Expected:
        """What the best rider can expect, with these hexes still unseen."""
        return self._before(0, cart, tuple(sorted(unseen)))

    def _before(self, level: int, cart: Cart, unseen: tuple[Hex, ...]) -> Expected:
        if level == len(self.way):
            passengers = GOBLINS - cart.nitro.count(GONE)
            return Fraction(passengers + 2 * cart.happy + cart.nitro.count(ANGRY)), Fraction(1)
        name = level, cart, unseen
        if name not in self._known:
            reliefs = [(0, 0), (2, 0), (0, -2), (1, -1)] if self.way[level].tunnel else [(0, 0)]
            self._known[name] = max(self._reveal(level, cart.turned(*relief), unseen) for relief in reliefs)
        return self._known[name]

    def _reveal(self, level: int, cart: Cart, unseen: tuple[Hex, ...]) -> Expected:
        known = self.way[level].hex
        if known is not None:
            return self._ride_over(level, known, cart, unseen)
        possible = [number for number, one in enumerate(unseen) if one.look == self.way[level].look]
        found = [self._ride_over(level, unseen[i], cart, unseen[:i] + unseen[i + 1 :]) for i in possible]
        points, arrivals = zip(*found, strict=True)
        return sum(points, Fraction(0)) / len(found), sum(arrivals, Fraction(0)) / len(found)

    def _ride_over(self, level: int, one: Hex, cart: Cart, unseen: tuple[Hex, ...]) -> Expected:
        carts = calmed(cart) if one.is_plain else iter([cart.turned(one.stability, one.speed)])
        return max(self._feel(level, cart, unseen) for cart in carts)

    def _feel(self, level: int, cart: Cart, unseen: tuple[Hex, ...]) -> Expected:
        if cart.stability == 0:
            cart = cart.soured()
        if cart.happy == 0:
            return Fraction(0), Fraction(0)
        return max(self._before(level + 1, one, unseen) for one in driven(cart, self.way[level].ledge))


def calmed(cart: Cart) -> Iterator[Cart]:
    """As it is, or with one angry nitro calmed."""
    yield cart
    for number, mood in enumerate(cart.nitro):
        if mood == ANGRY:
            yield cart.with_nitro(number, HAPPY)


def driven(cart: Cart, ledge: bool) -> Iterator[Cart]:
    """As it is; braked; lightened beside a ledge; both, in either order."""
    yield cart
    yield from braked(cart)
    if ledge:
        for one in lightened(cart):
            yield one
            yield from braked(one)
        for one in braked(cart):
            yield from lightened(one)


def braked(cart: Cart) -> Iterator[Cart]:
    if cart.happy > 2:
        yield cart.turned(1, -1).soured().soured()


def lightened(cart: Cart) -> Iterator[Cart]:
    """One of the two passengers jumps with happy nitro, if other happy nitro stays."""
    for number in range(max(0, len(cart.nitro) - 2), len(cart.nitro)):
        if cart.nitro[number] == HAPPY and cart.happy > 1:
            yield cart.with_nitro(number, GONE).turned(2, 0)
