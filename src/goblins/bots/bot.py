"""What every bot answers, and the bots that follow a rule."""

from __future__ import annotations

import dataclasses
import math
import secrets
from collections.abc import Callable
from typing import Protocol

from ..kernel.glimpse import Glimpse
from ..kernel.offers import Offers, count_offers
from ..kernel.playout_random import PlayoutRandom
from ..kernel.record import blank

Progress = Callable[[float], None]  # is told how much of the thinking is done, up to 1


class Bot(Protocol):
    @property
    def name(self) -> str: ...

    def choose(
        self,
        seen: Glimpse,
        seed: int | None = None,
        deadline: float = math.inf,
        on_progress: Progress | None = None,
    ) -> int:
        """The packed move it makes; the same seed gives the same choice. `deadline` is in seconds of
        `time.monotonic`."""


@dataclasses.dataclass(frozen=True)
class RuleBot:
    """Follows a rule `choose(s, kit, seat, offers, rng) -> move`, which also runs compiled in simulations."""

    name: str
    chooser: Callable[..., int]
    every_legal_move: bool = False  # otherwise only sensible ones are offered to it

    def choose(
        self,
        seen: Glimpse,
        seed: int | None = None,
        deadline: float = math.inf,
        on_progress: Progress | None = None,
    ) -> int:
        offers, rng = blank(Offers), blank(PlayoutRandom)
        rng.state = (secrets.randbits(32) if seed is None else seed) & 0xFFFFFFFF
        lister = seen.game.legal_moves if self.every_legal_move else seen.game.sensible_moves
        lister(seen.world, seen.kit, seen.seat, offers)
        count_offers(offers)
        return int(self.chooser(seen.world, seen.kit, seen.seat, offers, rng))
