"""How long to think."""

import dataclasses
import math
import time
from collections.abc import Callable

BATCH = 32  # iterations between two looks at the clock


@dataclasses.dataclass(frozen=True)
class Budget:
    """Whichever comes first."""

    iterations: int
    seconds: float = math.inf


class BudgetMeter:
    """What one workspace is to do: so many iterations until a deadline, in seconds of `time.monotonic`."""

    def __init__(self, iterations: int, deadline: float, on_progress: Callable[[float], None] | None = None) -> None:
        self.iterations = iterations
        self.deadline = deadline
        self.began = time.monotonic()
        self._on_progress = on_progress

    def left(self, made: int) -> int:
        return self.iterations - made

    def next_batch(self, made: int) -> int:
        return min(BATCH, self.left(made))

    def share(self, made: int) -> float:
        """How much of it is done after so many iterations, up to 1."""
        now = time.monotonic()
        if now >= self.deadline or made >= self.iterations:
            return 1.0
        share_of_time = (now - self.began) / (self.deadline - self.began)
        return max(made / self.iterations, share_of_time)

    def report(self, made: int) -> float:
        """The same, told to whoever wants to know."""
        share = self.share(made)
        if self._on_progress:
            self._on_progress(share)
        return share
