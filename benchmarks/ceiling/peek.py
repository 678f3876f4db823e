"""What a searcher of Goblin Warlord wins who sees the other's hand: `python benchmarks/ceiling/peek.py`.

Nobody who plays fair knows as much; so whoever searches like this and plays fair will hardly win more.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from goblins.bots import find_rule_bot
from goblins.bots.levels import level_of
from goblins.bots.search.engine import Engine
from goblins.bots.search.searcher import Searcher
from goblins.games.goblin_warlord import GAME
from goblins.games.goblin_warlord.state import Kit, State
from goblins.kernel.chance import Chance, Key, derive_key, key_from_seed
from goblins.kernel.components import load_set
from goblins.kernel.glimpse import Glimpse
from goblins.kernel.knowledge import new_key
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.kernel.record import blank, unpack
from goblins.kernel.rule import rule
from goblins.kernel.steps import seats_in
from goblins.lab.proportions import wilson
from goblins.lab.seating import CompiledRuleBot

SEEDS = 12  # what keys are derived for
TOLD_EVERY = 20  # games


@rule
def roll_anew(s: State, _kit: Kit, _seat: int, key: Key) -> None:
    """All that this player does not know is how dice fall and cards are drawn: hands stay."""
    new_key(s.table.chance, key)


def play(number: int, searcher: Searcher, scrapper: CompiledRuleBot) -> float:
    """One game; the share of the victory. Both seats are taken in turn, with the same deal."""
    key, seat, seeds = key_from_seed(f"peek {number // 2}"), number % 2, blank(Chance)
    derive_key(seeds, key, SEEDS, number)
    options = read_options(GAME.options, GAME.settings, GAME.simulation_options)
    table = Play.begin(GAME, load_set(GAME), options, 2, key)
    while table.deciders():
        decider = table.deciders()[0]
        derive_key(seeds, seeds.key, SEEDS, len(table.made))
        seen = seen_through(table, decider, seeds.key)
        move = chosen(seen, searcher, seeds.key[0]) if decider == seat else scrapper.choose(seen, seeds.key[0])
        table.play(decider, move)
    found = table.outcome()
    assert found is not None
    winners = seats_in(found.winners)
    return 1 / len(winners) if seat in winners else 0.0


def seen_through(table: Play, seat: int, key: Key) -> Glimpse:
    world = unpack(GAME.state, table.packed())
    roll_anew(world, table.kit, seat, key)
    return Glimpse(GAME, table.kit, seat, world, tuple(table.memory.keys(table, seat)))


def chosen(seen: Glimpse, searcher: Searcher, seed: int) -> int:
    moves = seen.moves()
    return moves[0] if len(moves) == 1 else searcher.think(seen, seed).candidates[0].move


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="search:4000", help="how it searches")
    parser.add_argument("--games", type=int, default=300)
    asked = parser.parse_args()
    level, engine = level_of(asked.bot), Engine(dataclasses.replace(GAME, redeal=roll_anew))
    scrapper = CompiledRuleBot(find_rule_bot(GAME, "scrapper"), GAME)
    won = 0.0
    for number in range(asked.games):
        won += play(number, Searcher(engine, level.parameters, level.budget), scrapper)
        games = number + 1
        if games % TOLD_EVERY == 0 or games == asked.games:
            low, high = wilson(won, games)
            print(f"{games} games: won {won / games:.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
