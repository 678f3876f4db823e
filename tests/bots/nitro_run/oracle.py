"""What the best rider can expect, by trying every move by the rules themselves and every hex that may come up.

It knows nothing of the solver, and the solver nothing of it: they must agree.
"""

from __future__ import annotations

from typing import Any

from goblins.games.nitro_run import GAME, moves
from goblins.games.nitro_run.moves import verb_of
from goblins.games.nitro_run.rules.specs import could_be
from goblins.games.nitro_run.terms import HEXES, Phase
from goblins.kernel.game import Outcome
from goblins.kernel.record import blank, copied, pack
from goblins.kernel.steps import is_over

REVEALING = (moves.Ride.code, moves.Tunnel.code, moves.Done.code)


class Oracle:
    def __init__(self, kit: Any) -> None:
        self.kit = kit
        self._known: dict[bytes, float] = {}

    def worth(self, s: Any) -> float:
        """The points that the best rider can expect from here."""
        if is_over(s):
            outcome = blank(Outcome)
            GAME.outcome(s, self.kit, outcome)
            return float(outcome.points[0])
        name = pack(s)
        if name not in self._known:
            self._known[name] = max(self.worth_of(s, move) for move in GAME.list_moves(s, self.kit, 0))
        return self._known[name]

    def worth_of(self, s: Any, move: int) -> float:
        """The mean over everything that the move may turn over."""
        worlds = self._worlds(s, move)
        for world in worlds:
            GAME.apply(world, self.kit, 0, move, None)
        return sum(map(self.worth, worlds)) / len(worlds)

    def _worlds(self, s: Any, move: int) -> list[Any]:
        spec = self._turned_over(s, move)
        if spec is None or s.specs[spec].face:
            return [copied(s)]
        possible = [face for face in range(HEXES) if could_be(s, self.kit, face, s.specs[spec].look, True)]
        return [_looked_at(s, spec, face) for face in possible]

    def _turned_over(self, s: Any, move: int) -> int | None:
        """The spec that the move reveals."""
        run = s.run
        if verb_of(move) not in REVEALING or s.phase == Phase.CALM or run.ridden == run.sections:
            return None
        if s.phase == Phase.RIDE and run.emerged >> run.ridden & 1:
            return None  # the tunnel is asked about first
        return int(s.spaces[run.way[run.ridden]].section) - 1


def _looked_at(s: Any, spec: int, face: int) -> Any:
    world = copied(s)
    world.specs[spec].face = face + 1
    world.unseen[face] = 0
    return world
