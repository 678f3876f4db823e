"""How long to think."""

import dataclasses
import math


@dataclasses.dataclass(frozen=True)
class Budget:
    """Whichever comes first."""

    iterations: int
    seconds: float = math.inf
