"""Every table that can be laid: game x seats x options x component set."""

from __future__ import annotations

import dataclasses
import itertools
import os
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from examples.liars import GAME as LIARS
from goblins.games import FOLDERS
from goblins.kernel import registry
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import ComponentSet, load_set, released_names
from goblins.kernel.game import Game
from goblins.kernel.options import Setting, read_options
from goblins.kernel.play import Play
from tests.miniature import MINIATURE

MOST_COMBINATIONS = 16  # of options that are all visited
LONGEST = 20_000  # decisions of a random game
OTHER_SETS = Path(__file__).parent / "other_sets"  # sets of somebody's own, one per game that has but one


@dataclasses.dataclass(frozen=True)
class Setup:
    game: Game
    seats: int
    chosen: tuple[tuple[str, Any], ...]
    components: str

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.chosen)
        return f"{self.game.id}-{self.seats}-{chosen}-{Path(self.components).stem}"

    @property
    def options(self) -> Any:
        return read_options(self.game.options, self.game.settings, dict(self.chosen))

    @property
    def set(self) -> ComponentSet:
        return load_set(self.game, self.components)

    def begin(self, seed: int) -> Play:
        return Play.begin(self.game, self.set, self.options, self.seats, key_from_seed(seed))


def all_games() -> list[Game]:
    return [MINIATURE, LIARS, *(registry.find(name) for name in FOLDERS)]


def sets_of(game: Game) -> list[str]:
    other = OTHER_SETS / f"{game.id}.toml"
    return [*released_names(game), *([str(other)] if other.exists() else [])]


def all_setups() -> list[Setup]:
    return [setup for game in all_games() for setup in setups_of(game)]


def setups_of(game: Game) -> Iterator[Setup]:
    """Every combination of seats, options and sets if they are few; otherwise every combination of seats and the
    leading options, while the other options and the sets take turns."""
    leading = leading_settings(game)
    combinations = list(itertools.product(*(_choices(setting) for setting in leading)))
    others = [setting for setting in game.settings if setting not in leading]
    sets = sets_of(game)
    for number, (seats, chosen) in enumerate(itertools.product(game.seat_counts, combinations)):
        turns = [_choices(setting)[number % len(setting.samples())] for setting in others]
        for components in sets if not others else [sets[number % len(sets)]]:
            yield Setup(game, seats, (*chosen, *turns), components)


def leading_settings(game: Game) -> list[Setting]:
    leading: list[Setting] = []
    combinations = 1
    for setting in game.settings:
        combinations *= len(setting.samples())
        if combinations > MOST_COMBINATIONS:
            break
        leading.append(setting)
    return leading


def _choices(setting: Setting) -> list[tuple[str, Any]]:
    return [(setting.name, value) for value in setting.samples()]


def few_setups() -> list[Setup]:
    """Every table size, and each value of a game's first setting at the smallest; all tables if CONTRACT=whole."""
    if os.environ.get("CONTRACT") == "whole":
        return all_setups()
    return plain_setups() + [
        Setup(game, game.seat_counts[0], ((setting.name, value),), "standard")
        for game in all_games()
        for setting in game.settings[:1]
        for value in setting.samples()[1:]
    ]


def smallest_setups() -> list[Setup]:
    """The smallest table of each game; all tables if CONTRACT=whole."""
    if os.environ.get("CONTRACT") == "whole":
        return plain_setups()
    return [Setup(game, game.seat_counts[0], (), "standard") for game in all_games()]


def plain_setups() -> list[Setup]:
    """Default options and the standard set, for checks that the options cannot touch."""
    return [Setup(game, seats, (), "standard") for game in all_games() for seats in game.seat_counts]


def by_verb(game: Game, moves: Sequence[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for move in moves:
        found.setdefault(move & ((1 << game.moves.verb_bits) - 1), []).append(move)
    return found


def pick_move(game: Game, rng: random.Random, moves: Sequence[int]) -> int:
    """Any verb, then any move of it: wide decisions do not drown the rare ones."""
    return rng.choice(rng.choice(list(by_verb(game, moves).values())))


class Walk:
    """A random game: whoever may decide does, in any order."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.play = setup.begin(seed)
        self.rng = random.Random(seed)

    def pick(self) -> tuple[int, int]:
        seat = self.rng.choice(self.play.deciders())
        moves = self.play.game.list_moves(self.play.state, self.play.kit, seat)
        assert moves, f"{seat} may decide and has no legal move"
        return seat, pick_move(self.play.game, self.rng, moves)

    def steps(self, most: int = LONGEST) -> Iterator[tuple[int, int]]:
        """Yield (seat, move) before each is played; play it when the loop goes on."""
        for _ in range(most):
            if not self.play.deciders():
                return
            seat, move = self.pick()
            yield seat, move
            self.play.play(seat, move)
