"""The compiled rules of Goblin Warlord beside the same game by hand in C: `python benchmarks/c/run.py`.

Both play the same games, to the last outcome, or this stops. One thread, one process, in turn.
"""

from __future__ import annotations

import argparse
import ctypes
import platform
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import goblins.games  # noqa: F401 - announces the games
from goblins.kernel import registry
from goblins.kernel.chance import MAX_SEATS, key_from_seed
from goblins.kernel.compiled import compiled
from goblins.kernel.components import load_set
from goblins.kernel.options import read_options

SOURCE = Path(__file__).with_name("goblin_warlord.c")
SEED = 20_261_116
SEATS = 4
PORTS = {
    "gcc": ("gcc", ()),
    "gcc, draws cached": ("gcc", ("-DCACHE_DRAWS",)),
    "clang": ("clang", ()),
    "clang, draws cached": ("clang", ("-DCACHE_DRAWS",)),
}
KIT_FIELDS = ("orders", "attack_die", "banner_die", "hoozits_die")
OUTCOME = np.dtype([("ended", "i4"), ("winners", "i4"), ("points", "i4", MAX_SEATS), ("decisions", "i4")])

Play = Callable[[int, int], dict[str, Any]]  # the outcomes of so many games from that number on


def port(compiler: str, flags: tuple[str, ...], folder: Path) -> Play:
    """The C program as a function."""
    library = folder / f"{compiler}{len(flags)}.so"
    command = [compiler, "-O3", "-march=native", "-shared", "-fPIC", "-Wall", "-Werror", *flags]
    subprocess.run([*command, "-o", str(library), str(SOURCE)], check=True)
    play_games = ctypes.CDLL(str(library)).play_games
    game = registry.find("goblin-warlord")
    components = load_set(game).kit
    counts = [components.box.lairs, components.box.goblins]
    for field in KIT_FIELDS:
        counts += getattr(components, field)
    kit = np.array(counts, np.int8)
    chosen = read_options(game.options, game.settings, game.simulation_options)
    options = np.array([chosen.forts | chosen.razed << 8, chosen.turn_limit], np.int16)
    key = np.array(key_from_seed(SEED), np.uint32)

    def play(first: int, games: int) -> dict[str, Any]:
        outcomes = np.zeros(games, OUTCOME)
        arrays = [array.ctypes.data_as(ctypes.c_void_p) for array in (kit, options, key, outcomes)]
        play_games(arrays[0], arrays[1], SEATS, arrays[2], ctypes.c_int64(first), games, arrays[3])
        found = {name: outcomes[name] for name in ("ended", "winners", "decisions")}
        return found | {"points": outcomes["points"][:, :SEATS]}

    return play


def ours() -> Play:
    game = registry.find("goblin-warlord")
    rules, kit = compiled(game), load_set(game).kit
    options = read_options(game.options, game.settings, game.simulation_options)

    def play(first: int, games: int) -> dict[str, Any]:
        numbers = range(first, first + games)
        found = rules.play_games(kit, options, SEATS, key_from_seed(SEED), numbers, chunk=games)
        return {"ended": found.ended, "winners": found.winners, "decisions": found.decisions, "points": found.points}

    return play


def measure(players: dict[str, Play], games: int, rounds: int) -> dict[str, list[float]]:
    """Decisions a second in each round. All must come to the same."""
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for number in range(rounds):
        expected: dict[str, Any] | None = None
        for name, play in players.items():
            began = time.perf_counter()
            found = play(number * games, games)
            took = time.perf_counter() - began
            expected = expected or found
            for field, values in found.items():
                if not np.array_equal(values, expected[field]):
                    raise SystemExit(f"{name} plays other games: {field} differ in round {number}")
            speeds[name].append(float(found["decisions"].sum()) / took)
    return speeds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=20_000, help="in each round")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        players: dict[str, Play] = {"goblins": ours()}
        for name, (compiler, flags) in PORTS.items():
            if shutil.which(compiler):
                players[name] = port(compiler, flags, Path(folder))
        for play in players.values():
            play(0, 100)
        speeds = measure(players, asked.games, asked.rounds)
    print(f"{time.strftime('%Y-%m-%d')}  {platform.machine()}, Python {platform.python_version()}, {SEATS} seats")
    print(f"{'':<24}{'M decisions/s':>15}{'goblins / this':>17}")
    for name, rounds in speeds.items():
        ratio = statistics.median(mine / other for mine, other in zip(speeds["goblins"], rounds, strict=True))
        print(f"{name:<24}{statistics.median(rounds) / 1e6:>15.2f}{ratio:>17.2f}")


if __name__ == "__main__":
    main()
