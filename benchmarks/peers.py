"""Speed of two peer projects playing random games on one core, measured in the running process.

Figures copied from somebody else's machine say little; these are taken in the same run as our own, by the
same clock, so the two can stand side by side. A decision is any action a player takes, forced ones included.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module, metadata
from time import perf_counter, thread_time
from typing import Any

SEED = 20_240_601
ROLLOUTS_PER_SEARCH = 1_000


@dataclass(frozen=True)
class Peer:
    """What one peer managed; games per second and decisions per game explain the decisions per second."""

    name: str
    version: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float


def catanatron(seconds: float = 5.0) -> Peer:
    """Whole games of Catanatron between four of its own RandomPlayers, through its own `Game.play`.

    Setting up the board is on the clock, because every game needs a new one. Games that reach Catanatron's
    limit of 1000 turns without a winner count too: their decisions were played like any others.
    """
    with _global_random_untouched():
        library = _peer_module("catanatron")
        _play_catanatron(library, SEED)  # warm-up, off the clock
        games = decisions = 0
        start = perf_counter()
        while games == 0 or perf_counter() - start < seconds:
            games += 1
            decisions += _play_catanatron(library, SEED + games)
        elapsed = perf_counter() - start
    return _peer("Catanatron, 4 random players", "catanatron", games, decisions, elapsed)


def open_spiel_hearts(seconds: float = 5.0) -> Peer:
    """Random rollouts of OpenSpiel's `hearts`, run inside C++ by its own MCTS bot and rollout evaluator.

    A search of one simulation evaluates its root and builds no tree, so it is exactly ROLLOUTS_PER_SEARCH
    random games from that root, with Python called once for all of them. Every root is a fresh deal, which
    favours OpenSpiel: the 53 chance nodes of dealing (pass direction and 52 cards) are neither decisions nor
    on the clock, and no chance node is left after them. How many decisions follow (64, or 52 in the deals
    without passing) is counted by playing each deal out once from Python, also off the clock.
    """
    pyspiel = _peer_module("pyspiel")
    game = pyspiel.load_game("hearts")
    bot = _rollout_bot(pyspiel, game)
    rng = random.Random(SEED)
    bot.mcts_search(_dealt_hearts(game, rng))  # warm-up, off the clock
    games = decisions = 0
    elapsed = 0.0
    while games == 0 or elapsed < seconds:
        deal = _dealt_hearts(game, rng)
        start = perf_counter()
        bot.mcts_search(deal)
        elapsed += perf_counter() - start
        games += ROLLOUTS_PER_SEARCH
        decisions += ROLLOUTS_PER_SEARCH * _decisions_to_the_end(deal, rng)
    return _peer("OpenSpiel hearts, C++ rollouts", "open_spiel", games, decisions, elapsed)


class OpenSpielThinker:
    """OpenSpiel's information-set search in C++, one random rollout a simulation, at gin rummy's first decision."""

    SIMULATIONS = 1_000  # a search

    def __init__(self) -> None:
        pyspiel = _peer_module("pyspiel")
        rng = random.Random(SEED)
        self._state = pyspiel.load_game("gin_rummy").new_initial_state()
        while self._state.is_chance_node():
            outcomes, chances = zip(*self._state.chance_outcomes())
            self._state.apply_action(rng.choices(outcomes, chances)[0])
        rollouts = pyspiel.RandomRolloutEvaluator(1, SEED)
        self._bot = pyspiel.ISMCTSBot(SEED, rollouts, 2.0, self.SIMULATIONS)

    def measured(self, seconds: float) -> float:
        """Simulations a second."""
        made, start = 0, thread_time()
        while made == 0 or thread_time() - start < seconds:
            self._bot.step(self._state)
            made += self.SIMULATIONS
        return made / (thread_time() - start)


def _peer(name: str, distribution: str, games: int, decisions: int, elapsed: float) -> Peer:
    return Peer(
        name=name,
        version=metadata.version(distribution),
        decisions_per_second=decisions / elapsed,
        games_per_second=games / elapsed,
        decisions_per_game=decisions / games,
    )


def _peer_module(name: str) -> Any:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        message = f"The peer module {name!r} cannot be imported: run `pip install goblins[bench]`."
        raise ImportError(message) from error


@contextmanager
def _global_random_untouched() -> Iterator[None]:
    """Catanatron draws from the global generator, even on import; whoever measures it should not notice."""
    state = random.getstate()
    try:
        yield
    finally:
        random.setstate(state)


def _play_catanatron(library: Any, seed: int) -> int:
    game = library.Game([library.RandomPlayer(color) for color in library.Color], seed=seed)
    game.play()
    return len(_catanatron_log(game.state))


def _catanatron_log(state: Any) -> list[Any]:
    """The log of executed actions, called `actions` in 3.2.1 and `action_records` in newer sources."""
    log: list[Any] = state.action_records if hasattr(state, "action_records") else state.actions
    return log


def _rollout_bot(pyspiel: Any, game: Any) -> Any:
    return pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_PER_SEARCH, seed=SEED),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=100,
        solve=False,
        seed=SEED,
        verbose=False,
    )


def _dealt_hearts(game: Any, rng: random.Random) -> Any:
    """A state just after the deal; every chance node of hearts is uniform over its legal actions."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _decisions_to_the_end(deal: Any, rng: random.Random) -> int:
    """The length of one random playout, which in hearts is the length of all playouts of the same deal."""
    state = deal.clone()
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def _print_table(peers: list[Peer]) -> None:
    print(f"{'peer':<32}{'version':>9}{'decisions/s':>14}{'games/s':>12}{'decisions/game':>16}")
    for peer in peers:
        print(
            f"{peer.name:<32}{peer.version:>9}{peer.decisions_per_second:>14,.0f}"
            f"{peer.games_per_second:>12,.1f}{peer.decisions_per_game:>16,.1f}"
        )
    print("Hearts: the 53 chance nodes of each deal are neither counted nor on the clock.")


if __name__ == "__main__":
    _print_table([catanatron(), open_spiel_hearts()])
