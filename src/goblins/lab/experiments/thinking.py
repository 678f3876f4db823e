"""Games between bots that search, at interpreted tables, each seat with its own glimpses as at a live table."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...kernel.chance import Chance, derive_key, key_from_seed
from ...kernel.events import Log
from ...kernel.options import read_options
from ...kernel.play import Play, Told
from ...kernel.playouts import DERIVED_GAMES
from ...kernel.record import blank
from ...kernel.tallies import Statistic, Tallies, blank_tallies, count_choice, count_events, count_winners
from ..seating import play_out, seated_bot
from .figures import Outcomes
from .laid_out import Arm, Experiment

SEEDS = 13  # what the bots' keys are derived for


def play_thinking(
    experiment: Experiment, arm: Arm, games: range, statistics: list[Statistic]
) -> tuple[Outcomes, Tallies]:
    """The deals are those of the compiled games with the same numbers."""
    game, components = experiment.found_game, experiment.components_of(arm)
    options = read_options(game.options, game.settings, arm.options)
    tallies = blank_tallies(game.events, statistics, game.swings)
    rotations = arm.rotations
    counter = EventCounter(tallies)
    outcomes = Outcomes(
        games.start,
        np.zeros(len(games), np.int8),
        np.zeros(len(games), np.int32),
        np.zeros((len(games), arm.seats), np.int16),
        np.zeros(len(games), np.int64),
    )
    for row, number in enumerate(games):
        deal, seeds = blank(Chance), blank(Chance)
        derive_key(deal, key_from_seed(experiment.seed), DERIVED_GAMES, number // len(rotations))
        derive_key(seeds, deal.key, SEEDS, number)
        table = Play.begin(game, components, options, arm.seats, deal.key)
        counter.hear(table.prelude)
        bots = [seated_bot(game, name) for name in rotations[number % len(rotations)]]
        for made in play_out(table, bots, seeds):
            count_choice(tallies, made.legal)
            counter.hear(made.told)
        found = table.outcome()
        assert found is not None
        count_winners(tallies, found.winners)
        outcomes.ended[row], outcomes.winners[row] = found.ended, found.winners
        outcomes.points[row] = found.points[: arm.seats]
        outcomes.decisions[row] = len(table.made)
    return outcomes, tallies


class EventCounter:
    """Counts what is told at a table, with the very loop that counts in compiled games."""

    def __init__(self, tallies: Tallies) -> None:
        self._tallies, self._log = tallies, blank(Log)

    def hear(self, told: tuple[Told, ...]) -> None:
        log: Any = self._log
        log.count = len(told)
        for i, each in enumerate(told):
            log.event[i] = each.event.packed()
        count_events(self._tallies, log)
