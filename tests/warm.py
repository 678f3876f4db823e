"""Compile every game's rules as the tests use them, each in a process of its own, before the tests begin."""

import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests import conftest as _bounds_checked  # noqa: F401


def warm(name: str) -> str:
    from goblins.kernel.chance import key_from_seed
    from goblins.kernel.compiled import compiled
    from goblins.kernel.compiler import as_array
    from tests.contract.lockstep import first_disagreement
    from tests.contract.setups import all_games, setups_of

    started = time.monotonic()
    game = next(one for one in all_games() if one.id == name)
    setup = next(setups_of(game))
    arguments = setup.set.kit, setup.options, setup.seats, key_from_seed(1)
    rng = random.Random(1)
    first_disagreement(game, *arguments, lambda moves: rng.randrange(len(moves)))
    import numpy as np

    candidates = np.array(list(game.moves.candidates())[:1], np.int64)
    play = setup.begin(1)
    compiled(game).refusals(as_array(play.state), as_array(play.kit), 0, candidates, np.zeros_like(candidates))
    return f"{name} compiled in {time.monotonic() - started:.0f} s"


if __name__ == "__main__":
    from tests.contract.setups import all_games

    with ProcessPoolExecutor(2) as pool:
        for line in pool.map(warm, sorted((game.id for game in all_games()), reverse=True)):
            print(line, file=sys.stderr)
