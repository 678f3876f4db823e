"""The solver agrees with a plain recursion, on ways with up to eight unseen sections and on sets of all kinds.

python -m tests.bots.nitro_run.test_plain_solver 2000      # more of them
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
import pytest

from goblins.bots.nitro_run.overseer.cart import pack_cart
from goblins.bots.nitro_run.overseer.ride import UNSEEN, no_sections, nothing_known, work_out, worth_at
from goblins.bots.nitro_run.overseer.riding import with_length
from goblins.games.nitro_run import GAME
from goblins.games.nitro_run.state import Kit
from goblins.games.nitro_run.terms import HEXES, Kind, Nitro, Shape
from goblins.kernel.compiler import as_array, compile_for
from goblins.kernel.record import blank

from .plain_solver import ANGRY, HAPPY, Cart, Hex, Run, Section

MOST_UNSEEN = 8
LOOKS = [(shape, top) for shape in Shape for top in (2, 3, 4)]
MOODS = {HAPPY: Nitro.HAPPY, ANGRY: Nitro.ANGRY}


def worth_of_way(kit: Any, face: Any, look: Any, tunnel: Any, ledge: Any, cart: int) -> tuple[float, float]:
    ahead = no_sections()
    for i in range(len(face)):
        ahead.face[i] = face[i]
        ahead.look[i] = look[i]
        ahead.tunnel[i] = tunnel[i]
        ahead.ledge[i] = ledge[i]
    sections = with_length(kit[0], ahead, len(face))
    known = nothing_known()
    worth_at(known, 0, cart)
    known = work_out(known, kit[0], sections)
    worth = worth_at(known, 0, cart)
    return worth.points, worth.arrival


solved = compile_for(GAME, worth_of_way, work_out)


class Case:
    """A set of hexes, a way over some of them, and a cart."""

    def __init__(self, seed: int) -> None:
        toss = random.Random(seed)
        looks = toss.sample(LOOKS, toss.choice((1, 2, 4)))
        numbers = [(-2, 3), (-1, 2), (0, 0), (1, 2), (0, -1), (-2, 1)][: toss.choice((2, 4, 6))]
        self.kit = blank(Kit)
        self.hexes: list[Hex] = []
        for one in self.kit.hexes:
            form, top = toss.choice(looks)
            stability, speed = toss.choice(numbers)
            one.kind, one.form, one.top, one.stability, one.speed = Kind.TRACK, form, top, stability, speed
            self.hexes.append(Hex(f"{form}{top}", stability, speed))
        self.unseen = toss.sample(range(HEXES), toss.randint(MOST_UNSEEN, 14))
        seen = [face for face in range(HEXES) if face not in self.unseen]
        laid = toss.sample(self.unseen, toss.randint(0, MOST_UNSEEN)) + toss.sample(seen, toss.randint(1, 3))
        toss.shuffle(laid)
        self.laid = laid
        self.tunnel = [int(toss.random() < 0.2) for _ in laid]
        self.ledge = [int(toss.random() < 0.3) for _ in laid]
        nitro = [toss.choice((HAPPY, HAPPY, ANGRY)) for _ in range(toss.randint(2, 6))]
        # Below the passengers the lowest are angry first, as on any ride: what is higher has soured later.
        nitro[:-2] = sorted(nitro[:-2])
        self.cart = Cart(toss.randint(0, 5), toss.randint(1, 6), tuple(nitro))

    def plainly(self) -> tuple[float, float]:
        way = [
            Section(self.hexes[face].look, None if face in self.unseen else self.hexes[face], bool(dark), bool(ledge))
            for face, dark, ledge in zip(self.laid, self.tunnel, self.ledge, strict=True)
        ]
        points, arrival = Run(way).expected(self.cart, [self.hexes[face] for face in self.unseen])
        return float(points), float(arrival)

    def by_the_solver(self) -> tuple[float, float]:
        face = np.array([UNSEEN if face in self.unseen else face for face in self.laid])
        lower, (second, top) = self.cart.nitro[:-2], self.cart.nitro[-2:]
        cart = pack_cart(
            self.cart.stability,
            self.cart.speed,
            lower.count(HAPPY),
            lower.count(ANGRY),
            MOODS[second],
            MOODS[top],
            sum(1 << face for face in self.unseen),
        )
        arrays = [np.array(values) for values in (self.laid, self.tunnel, self.ledge)]
        points, arrival = solved(as_array(self.kit), face, *arrays, cart)
        return float(points), float(arrival)


@pytest.mark.parametrize("seed", range(60))
def test_the_solver_finds_what_a_plain_recursion_finds(seed: int) -> None:
    case = Case(seed)
    assert case.by_the_solver() == pytest.approx(case.plainly(), abs=1e-9)


def main() -> None:
    cases = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for seed in range(cases):
        case = Case(seed)
        found, expected = case.by_the_solver(), case.plainly()
        if found != pytest.approx(expected, abs=1e-9):
            raise SystemExit(f"case {seed}: the solver says {found}, the recursion {expected}")
    print(f"{cases} cases agree")


if __name__ == "__main__":
    main()
