"""An experiment with everything settled: what a worker, wherever it runs, must know to play a batch of it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ... import __version__
from ... import games as announced  # noqa: F401 - announces the games
from ...bots import RuleBot, find_bot
from ...bots.search_bot import SearchBot
from ...kernel.components import ComponentSet, load_set, set_from_json
from ...kernel.errors import BadInput, unknown
from ...kernel.game import Game
from ...kernel.game_files import find_or_load
from ...kernel.options import read_options, write_options
from .plan import MOST_BATCHES, WORTH_SHARE, Goal, LabPlan, PlannedArm, Wanted

FORMAT = "goblins-experiment-1"
GENERAL = ("endings", "seats", "bots", "winning-points", "decisions", "branching", "choices", "leads", "luck")


class Arm(msgspec.Struct, frozen=True):
    """One way of laying the table out."""

    name: str
    seats: int
    bots: tuple[str, ...]  # by seat, in the first game
    options: dict[str, Any]
    components: dict[str, Any]  # as documents name a set

    @property
    def rotations(self) -> list[tuple[str, ...]]:
        """Who sits where: from game to game everybody moves on by one seat, until it is as in the first game."""
        found = [self.bots]
        while (turned := found[-1][-1:] + found[-1][:-1]) != self.bots:
            found.append(turned)
        return found


class Experiment(msgspec.Struct, frozen=True):
    name: str
    game: str
    seed: int | str
    batch: int
    games: int
    arms: tuple[Arm, ...]
    measures: tuple[str, ...]
    worth: tuple[str, ...]
    worth_games: int
    keep: str
    precision: tuple[Wanted, ...]
    targets: tuple[Goal, ...]
    rules_version: int
    format: str = FORMAT
    version: str = __version__  # of this package

    @property
    def rounds(self) -> int:
        """A round is one batch of each arm."""
        return -(-self.games // self.batch)

    def games_of(self, number: int) -> range:
        """The games of a round: the same in every arm, dealt alike."""
        return range(number * self.batch, min(self.games, (number + 1) * self.batch))

    @property
    def conditions(self) -> str:
        """A digest of all that the results of a batch depend on: how many are wanted is not among it."""
        fixed = msgspec.structs.replace(self, name="", games=0, precision=(), targets=())
        return hashlib.sha256(msgspec.json.encode(fixed, order="sorted")).hexdigest()[:16]

    def components_of(self, arm: Arm) -> ComponentSet:
        return set_from_json(self.found_game, arm.components)

    @property
    def found_game(self) -> Game:
        return find_or_load(self.game)

    @property
    def thinks(self) -> bool:
        return any(_thinks(self.found_game, name) for arm in self.arms for name in arm.bots)


def thinks(game: Game, arm: Arm) -> bool:
    """Does anybody in it search? Such games are played at an interpreted table."""
    return any(_thinks(game, name) for name in arm.bots)


def _thinks(game: Game, name: str) -> bool:
    return not isinstance(find_bot(game, name), RuleBot)


def lay_out(plan: LabPlan, folder: Path) -> Experiment:
    """Settle what a plan leaves open; files of component sets are looked for in the folder of the plan.

    Raises BadInput for whatever cannot be played, before anything is.
    """
    game = find_or_load(plan.game)
    arms = tuple(_arm(game, plan, arm, folder) for arm in plan.arms)
    if len({arm.name for arm in arms}) < len(arms):
        raise BadInput("plan-arms", names=", ".join(arm.name for arm in arms))
    for arm in arms:
        if plan.batch % len(arm.rotations):
            raise BadInput("plan-batch", found=plan.batch, rotations=len(arm.rotations))
        if plan.worth and thinks(game, arm):
            raise BadInput("plan-worth-thinks", arm=arm.name)
    if plan.games > MOST_BATCHES * plan.batch:
        raise BadInput("plan-batches", games=plan.games, batch=plan.batch, most=MOST_BATCHES)
    for name in plan.worth:
        if name not in (known := [each.name for each in game.choosings]):
            raise unknown("plan-worth", name, known, game=game.id)
    experiment = Experiment(
        name=plan.name or plan.game,
        game=plan.game,
        seed=plan.seed,
        batch=plan.batch,
        games=plan.games,
        arms=arms,
        measures=tuple(sorted(plan.measures)),
        worth=tuple(sorted(plan.worth)),
        worth_games=min(plan.batch, plan.worth_games or max(1, plan.batch // WORTH_SHARE)) if plan.worth else 0,
        keep=plan.keep,
        precision=plan.precision,
        targets=plan.targets,
        rules_version=game.rules_version,
    )
    _check_figures(game, experiment)
    return experiment


def _arm(game: Game, plan: LabPlan, arm: PlannedArm, folder: Path) -> Arm:
    seats = arm.seats or plan.seats or game.seat_counts[0]
    game.check_seats(seats)
    bots = plan.bots if arm.bots is None else arm.bots
    if not 1 <= len(bots) <= seats:
        raise BadInput("bots", found=len(bots), seats=seats)
    for name in bots:
        _check_bot(game, name)
    named = plan.set if arm.set is None else arm.set
    components = load_set(game, folder / named if (folder / named).is_file() else named)
    options = read_options(game.options, game.settings, {**game.simulation_options, **plan.options, **arm.options})
    game.check_kit_fits_options(components.kit, options)
    return Arm(
        name=arm.name or ", ".join([*bots, *([named] if len({each.set for each in plan.arms}) > 1 else [])]),
        seats=seats,
        bots=tuple(bots[seat % len(bots)] for seat in range(seats)),
        options=write_options(game.settings, options),
        components=components.to_json(),
    )


def _check_bot(game: Game, name: str) -> None:
    """A clock would make the result depend on how busy the machine is."""
    bot = find_bot(game, name)
    if isinstance(bot, SearchBot) and bot.level.budget.seconds < float("inf"):
        raise BadInput("plan-clock", bot=name, counted=f"{name.partition(':')[0]}:400")


def measure_names(game: Game) -> list[str]:
    """Everything that can be measured, in the order of a report."""
    named = [*(each.name for each in game.statistics), *(each.name for each in game.choosings)]
    return list(dict.fromkeys([*GENERAL, *named]))


def _check_figures(game: Game, experiment: Experiment) -> None:
    known = measure_names(game)
    for name in _named_measures(experiment):
        if name not in known:
            raise unknown("plan-measure", name, known, game=game.id)
    arms = [arm.name for arm in experiment.arms]
    held_to: tuple[Wanted | Goal, ...] = (*experiment.precision, *experiment.targets)
    for wanted in held_to:
        if wanted.arm is not None and wanted.arm not in arms:
            raise unknown("plan-arm", wanted.arm, arms)


def _named_measures(experiment: Experiment) -> Iterator[str]:
    yield from experiment.measures
    held_to: tuple[Wanted | Goal, ...] = (*experiment.precision, *experiment.targets)
    for wanted in held_to:
        name = wanted.figure.partition("/")[0]
        if experiment.measures and name not in experiment.measures:
            raise BadInput("plan-unmeasured", found=name)
        yield name
