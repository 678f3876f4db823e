"""What bots' moves at Goblin Warlord are worth in truth: `python benchmarks/ceiling/truth.py --bots A,B`.

Scrappers play. At each of their decisions every bot says what it would do, knowing what the seat knows; where that is
not what the scrapper does, both moves are played out by scrappers to the end, in the same worlds, in which the hands
are as they really were. Far fewer games than in matches between the bots tell who makes better moves; but what is
gained at one decision may be gained at the next one too, so that a match brings less than the sum.
"""

from __future__ import annotations

import argparse
import dataclasses
import random
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from benchmarks.ceiling.peek import roll_anew
from goblins.bots import find_bot, find_rule_bot
from goblins.bots.search.engine import Engine, SearchWorkspace
from goblins.bots.search.engines import engine_for
from goblins.bots.search.parameters import SearchParameters
from goblins.games.goblin_warlord import GAME
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import load_set
from goblins.kernel.glimpse import Glimpse, glimpse
from goblins.kernel.offers import MOST_OFFERS
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.kernel.record import unpack
from goblins.lab.seating import CompiledRuleBot

TO_THE_END = SearchParameters(deepest=1, contest_size=MOST_OFFERS, cut_off_after=1_000_000, greed=0.0)
ROOM = 2 * MOST_OFFERS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--bots", default="search:1000:contest_size=0:deepest=1000000,search:1000", help="with commas between them"
    )
    parser.add_argument("--games", type=int, default=100, help="of scrappers")
    parser.add_argument("--worlds", type=int, default=400, help="in which moves are compared")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    bots, games = asked.bots.split(","), range(asked.games)
    tasks = [(asked.seats, number, bots, asked.worlds) for number in games]
    gains_of(asked.seats, -1, bots, 1)  # compiles for all
    with ProcessPoolExecutor(asked.workers) as pool:
        gained = list(pool.map(gains_of, *zip(*tasks, strict=True)))
    tell(bots, [[each / asked.seats for each in game] for game in gained])


def tell(bots: list[str], gained: list[list[float]]) -> None:
    for number, bot in enumerate(bots):
        line = f"{bot}: {mean_and_error([game[number] for game in gained])} of a game more than the scrapper"
        if number > 0:
            line += f", {mean_and_error([game[number] - game[0] for game in gained])} more than {bots[0]}"
        print(line, flush=True)


def mean_and_error(figures: list[float]) -> str:
    return f"{statistics.mean(figures):+.4f} ± {statistics.stdev(figures) / len(figures) ** 0.5:.4f}"


def gains_of(seats: int, number: int, bots: list[str], worlds: int) -> list[float]:
    """For each bot, what all its moves in one game would have brought beyond those that were made."""
    seeds, scrapper = random.Random(number), the_scrapper()
    options = read_options(GAME.options, GAME.settings, dict(GAME.simulation_options))
    table = Play.begin(GAME, load_set(GAME), options, seats, key_from_seed(f"truth {number}"))
    gained = [0.0] * len(bots)
    while deciders := table.deciders():
        seen = glimpse(table, deciders[0], tuple(seeds.getrandbits(32) for _ in range(4)))
        made, seed = scrapper.choose(seen, seeds.getrandbits(32)), seeds.getrandbits(32)
        if len(seen.moves()) > 1:
            chosen = [move_of(bot, seen, seed) for bot in bots]
            worth = worth_in_truth(table, seen, sorted({made, *chosen}), worlds, seed)
            gained = [sum_ + worth[move] - worth[made] for sum_, move in zip(gained, chosen, strict=True)]
        table.play(deciders[0], made)
    return gained


def move_of(bot: str, seen: Glimpse, seed: int) -> int:
    engine_for(GAME)
    return find_bot(GAME, bot).choose(seen, seed)


def worth_in_truth(table: Play, seen: Glimpse, moves: list[int], worlds: int, seed: int) -> dict[int, float]:
    if len(moves) == 1:
        return {moves[0]: 0.0}
    workspace = SearchWorkspace(the_judge(), TO_THE_END, ROOM)
    workspace.take_up(dataclasses.replace(seen, world=unpack(GAME.state, table.packed())), key_from_seed(seed), ROOM)
    workspace.compare(np.array(moves, np.int64), worlds)
    return {int(edge["move"]): float(edge["total"] / edge["visits"]) for edge in workspace.root_edges()}


@cache
def the_judge() -> Engine:
    """Plays in worlds where nothing is redealt but what chance will bring."""
    return Engine(dataclasses.replace(GAME, redeal=roll_anew))


@cache
def the_scrapper() -> CompiledRuleBot:
    return CompiledRuleBot(find_rule_bot(GAME, "scrapper"), GAME)


if __name__ == "__main__":
    main()
