"""How much a bot's moves give away, decision by decision.

    python benchmarks/regret.py goblin-warlord --bots schemer:1000,schemer:10000

Games are dear, regret is cheap. Scrappers play some games; at some of their decisions every sensible move is played
out by scrappers to the end, many times and in the same worlds. A bot's regret is how much less of the victory its
move brings there than the best one. What the scrapper itself gives away in a whole game is all that can be won by
bettering its moves one at a time. The best move is found in one half of the playouts and measured in the other, so
that luck does not flatter it.
"""

from __future__ import annotations

import argparse
import dataclasses
import random
import statistics
import time

from goblins.bots import find_rule_bot
from goblins.bots.levels import level_of
from goblins.bots.search.engine import Engine, SearchWorkspace
from goblins.bots.search.parameters import SearchParameters
from goblins.bots.search.searcher import Searcher
from goblins.kernel import registry
from goblins.kernel.chance import Key, key_from_seed
from goblins.kernel.components import load_set
from goblins.kernel.game import Game
from goblins.kernel.glimpse import Glimpse, glimpse
from goblins.kernel.offers import MOST_OFFERS
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.lab.seating import CompiledRuleBot

TO_THE_END = SearchParameters(deepest=1, contest_size=MOST_OFFERS, cut_off_after=1_000_000, greed=0.0)
ROOM = 2 * MOST_OFFERS


@dataclasses.dataclass(frozen=True)
class PastDecision:
    """A decision, and what each move there brought in the two halves of the playouts."""

    seen: Glimpse
    found: dict[int, float]
    measured: dict[int, float]

    def regret_of(self, move: int) -> float:
        best = max(self.found, key=lambda one: self.found[one])
        return self.measured[best] - self.measured[move]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="schemer:1000", help="with commas between them")
    parser.add_argument("--games", type=int, default=20, help="of scrappers")
    parser.add_argument("--decisions", type=int, default=100, help="of theirs that are judged")
    parser.add_argument("--worlds", type=int, default=2000, help="in which each move is tried, in either half")
    parser.add_argument("--seed", default="regret")
    asked = parser.parse_args()
    game = registry.find(asked.game)
    engine, scrapper = Engine(game), CompiledRuleBot(find_rule_bot(game, "scrapper"), game)
    everything = [seen for number in range(asked.games) for seen in asked_in(game, asked.seats, number, scrapper)]
    each = len(everything) / asked.games / asked.seats
    print(f"{asked.games} games, {each:.1f} decisions of a seat in each", flush=True)
    chosen = random.Random(asked.seed).sample(everything, min(asked.decisions, len(everything)))
    decisions = [judged(engine, seen, asked.worlds) for seen in chosen]
    tell("scrapper", each, [one.regret_of(scrapper.choose(one.seen, 1)) for one in decisions], 0.0)
    for bot in asked.bots.split(","):
        level, began, regrets = level_of(bot), time.thread_time(), []
        for number, one in enumerate(decisions):
            task = Searcher(engine, level.parameters, level.budget).think(one.seen, number)
            regrets.append(one.regret_of(task.candidates[0].move))
        tell(bot, each, regrets, (time.thread_time() - began) / len(decisions))


def tell(bot: str, each: float, regrets: list[float], seconds: float) -> None:
    mean, error = statistics.mean(regrets), statistics.stdev(regrets) / len(regrets) ** 0.5
    print(f"{bot}: {mean:.4f} ± {error:.4f} a decision, {each * mean:.2f} a game, {seconds:.3f} s each", flush=True)


def asked_in(game: Game, seats: int, number: int, scrapper: CompiledRuleBot) -> list[Glimpse]:
    """All that scrappers had to choose in one game."""
    rng = random.Random(number)
    options = read_options(game.options, game.settings, dict(game.simulation_options))
    table = Play.begin(game, load_set(game), options, seats, key_from_seed(f"regret {number}"))
    found = []
    while deciders := table.deciders():
        seen = glimpse(table, deciders[0], key(rng))
        if len(seen.moves()) > 1:
            found.append(seen)
        table.play(deciders[0], scrapper.choose(seen, rng.getrandbits(32)))
    return found


def judged(engine: Engine, seen: Glimpse, worlds: int) -> PastDecision:
    found, measured = (what_moves_bring(engine, seen, worlds, half) for half in (1, 2))
    return PastDecision(seen, found, measured)


def what_moves_bring(engine: Engine, seen: Glimpse, worlds: int, half: int) -> dict[int, float]:
    workspace = SearchWorkspace(engine, TO_THE_END, ROOM)
    workspace.take_up(seen, key_from_seed(half), ROOM)
    workspace.compare(workspace.open_contest(), worlds)
    return {int(edge["move"]): float(edge["total"] / edge["visits"]) for edge in workspace.root_edges()}


def key(rng: random.Random) -> Key:
    return tuple(rng.getrandbits(32) for _ in range(4))


if __name__ == "__main__":
    main()
