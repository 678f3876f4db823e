"""One batch: so many games of one arm. It depends on nothing but the experiment, the arm and its number."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from ... import games as announced  # noqa: F401 - announces the games
from ...bots import find_rule_bot
from ...kernel.chance import key_from_seed
from ...kernel.compiled import compiled
from ...kernel.game import Game
from ...kernel.options import read_options
from .figures import Outcomes, Path, Sums, sums_of, sums_of_worth
from .laid_out import Arm, Experiment, thinks
from .thinking import play_thinking

RANDOM = "random"


@dataclasses.dataclass(frozen=True, order=True)
class BatchNumber:
    round: int
    arm: int


@dataclasses.dataclass(frozen=True)
class BatchResult:
    number: BatchNumber
    sums: Sums
    outcomes: Outcomes | None  # where they are kept

    @property
    def games(self) -> int:
        return self.sums[Path("decisions", "mean")][0]


def play_batch(experiment: Experiment, number: BatchNumber) -> BatchResult:
    game, arm = experiment.found_game, experiment.arms[number.arm]
    games = experiment.games_of(number.round)
    kit = experiment.components_of(arm).kit
    options = read_options(game.options, game.settings, arm.options)
    statistics = [each for each in game.statistics if not experiment.measures or each.name in experiment.measures]
    if thinks(game, arm):
        outcomes, tallies = play_thinking(experiment, arm, games, statistics)
    else:
        engine, line_ups = _seated(game, arm)
        weighs = not experiment.measures or bool({"branching", "choices"} & {*experiment.measures})
        results = engine.play_games(
            kit,
            options,
            arm.seats,
            key_from_seed(experiment.seed),
            games,
            line_ups=line_ups,
            chunk=len(games),
            statistics=statistics,
            swings=game.swings,
            weighs_choices=weighs,
            per_deal=len(line_ups),
        )
        outcomes = Outcomes(games.start, results.ended, results.winners, results.points, results.decisions)
        tallies = results.tallies
    sums = sums_of(game, arm, outcomes, tallies, statistics)
    for name in experiment.worth:
        sums |= _worth(experiment, arm, name, games, kit, options)
    kept = _only(experiment.measures, sums)
    return BatchResult(number, kept, outcomes if experiment.keep == "games" else None)


def _only(measures: Sequence[str], sums: Sums) -> Sums:
    """What is asked for; how many games there were is always told."""
    if not measures:
        return sums
    return {path: found for path, found in sums.items() if path.measure in (*measures, "decisions")}


def _seated(game: Game, arm: Arm) -> tuple[Any, Any]:
    others = [name for name in dict.fromkeys(arm.bots) if name != RANDOM]
    choosers = [RANDOM, *others]
    line_ups = np.array([[choosers.index(name) for name in seating] for seating in arm.rotations], np.int64)
    return compiled(game, *(find_rule_bot(game, name).chooser for name in others)), line_ups


def _worth(experiment: Experiment, arm: Arm, name: str, games: range, kit: Any, options: Any) -> Sums:
    game = experiment.found_game
    choosing = next(each for each in game.choosings if each.name == name)
    engine, line_ups = _seated(game, arm)
    looked_at = games[: experiment.worth_games]
    gains = engine.play_what_ifs(
        kit, options, arm.seats, key_from_seed(experiment.seed), looked_at, choosing, line_ups, len(line_ups)
    )
    return sums_of_worth(choosing, gains, arm.seats)


def play_encoded(document: bytes, number: BatchNumber) -> BatchResult:
    """The same for another process: an experiment travels as a document."""
    return play_batch(msgspec.json.decode(document, type=Experiment), number)
