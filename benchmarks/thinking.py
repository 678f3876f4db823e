"""How fast our search thinks, and how fast OpenSpiel's, in the same rounds: `python benchmarks/thinking.py`.

An iteration is one world drawn anew for the seat that thinks, searched, played on and learnt from; OpenSpiel calls it
a simulation. Counted in seconds of the thinking thread (`time.thread_time`), with the settings of the schemer.
"""

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import thread_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import goblins
from benchmarks.peers import SEED, OpenSpielThinker
from goblins.bots.levels import LEVELS
from goblins.bots.search.budget import Budget
from goblins.bots.search.engines import engine_for
from goblins.bots.search.searcher import Searcher
from goblins.games.goblins_inc.terms import Phase
from goblins.kernel.chance import key_from_seed
from goblins.kernel.glimpse import glimpse
from goblins.kernel.names import SEAT_NAMES
from goblins.lab.bench import machine
from goblins.match import Match

SCHEMER = LEVELS["schemer"]
Measured = Callable[[float], float]  # iterations a second, in about so many seconds


def opening(game: str, seats: int) -> Match:
    """Up to the first decision at which there is something to choose."""
    match = goblins.new(game, seats=seats, seed=SEED)
    while len(match.legal(match.deciders[0])) == 1:
        match.play(match.deciders[0], match.legal(match.deciders[0])[0])
    return match


def duel_at(phase: Phase) -> Match:
    """A duel of scrappers, up to the first decision of that kind."""
    match = opening("goblins-inc", 2)
    while match.true.state.phase != phase:
        seat = match.deciders[0]
        match.play(seat, match.bot_move(seat, "scrapper", seed=SEED))
    return match


def thinking_about(match: Match) -> Measured:
    """The seat that is asked thinks; each time with an empty tree."""
    seat = SEAT_NAMES.index(match.deciders[0])
    seen = glimpse(match.true, seat, key_from_seed(SEED))
    engine = engine_for(match.game)

    def measured(seconds: float) -> float:
        made, spent = 0, 0.0
        while spent < seconds:
            searcher = Searcher(engine, SCHEMER.parameters, Budget(SCHEMER.budget.iterations, seconds=seconds))
            began = thread_time()
            made += searcher.think(seen, made).iterations
            spent += thread_time() - began
        return made / spent

    return measured


def decisions() -> dict[str, tuple[Measured, int]]:
    """What is thought about, and how many iterations a second are wanted."""
    return {
        "Goblin Warlord, opening, 4 players": (thinking_about(opening("goblin-warlord", 4)), 20_000),
        "Goblin Warlord, opening, 2 players": (thinking_about(opening("goblin-warlord", 2)), 0),
        "Goblins Inc., duel, at the controls": (thinking_about(duel_at(Phase.CONTROLS)), 3_000),
        "Goblins Inc., duel, first tiles": (thinking_about(duel_at(Phase.BUILD)), 0),
        "Nitro Run, first decision": (thinking_about(opening("nitro-run", 1)), 0),
        "OpenSpiel ISMCTS, gin rummy": (OpenSpielThinker().measured, 0),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each time")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to this file too")
    asked = parser.parse_args()
    found: dict[str, list[float]] = {}
    wanted = decisions()
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", file=sys.stderr)
        for name, (measured, _) in wanted.items():
            found.setdefault(name, []).append(measured(asked.seconds))
    here = machine()
    print(f"{here['date']}  {here['cpu']}, {here['cores']} cores, one of them thinking\n")
    print(f"{'median of the rounds':<44}{'iterations/s':>14}{'at least':>12}")
    for name, speeds in found.items():
        speed, least = statistics.median(speeds), wanted[name][1]
        mark = "" if speed >= least else "  missed"
        print(f"{name:<44}{speed:>14,.0f}{f'{least:,}' if least else '':>12}{mark}")
    if asked.json:
        asked.json.write_text(json.dumps({"machine": here, "iterations_per_second": found}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
