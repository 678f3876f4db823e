"""The compiled search of one game, and the arrays it works on."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from ...kernel.chance import MAX_SEATS, Key
from ...kernel.compile_cache import cache_folder
from ...kernel.compiler import Array, as_array, compile_for
from ...kernel.events import Log
from ...kernel.game import Game, Outcome
from ...kernel.glimpse import Glimpse
from ...kernel.offers import Offers
from ...kernel.playout_random import PlayoutRandom
from ...kernel.record import dtype_of
from ...kernel.steps import is_sealed
from ..heuristics import FIGURES, Appraisal, Heuristics, Weights
from ..skills import heuristics_of
from .iterate import CHOICE, LONGEST_PATH, make_iterate
from .parameters import SearchParameters
from .tree import NONE, Tree

PARAMETERS = np.dtype(
    [(field.name, "i8" if "int" in str(field.type) else "f8") for field in dataclasses.fields(SearchParameters)]
    + [("spread", "f8")],
    align=True,
)


NOBODY = np.zeros(0, np.int64)  # competes
UNMEASURED = np.zeros((0, FIGURES))


class Engine:
    """Of one game. `goblins.bots.search.engines` makes it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heuristics: Heuristics = heuristics_of(game)
        self.folder = cache_folder(game, *self.heuristics.rules)
        self.iterate = compile_for(game, make_iterate(game, self.heuristics), *self.heuristics.rules)


class SearchWorkspace:
    """What one thread needs to search: a tree that it keeps, and buffers."""

    def __init__(self, engine: Engine, parameters: SearchParameters, room: int) -> None:
        self.engine = engine
        self.tree = Tree.with_room(room)
        self._parameters = _as_record(parameters, engine.heuristics)
        self._scratch = np.zeros(1, dtype_of(engine.game.state))
        self._keys = np.zeros(MAX_SEATS, np.int64)
        self._path = np.zeros(LONGEST_PATH, CHOICE)
        self._values = np.zeros(MAX_SEATS)
        self._contest_size = int(self._parameters["contest_size"][0])
        self.bounds = np.zeros(2)
        records = (Offers, Weights, Log, PlayoutRandom, Outcome, Appraisal)
        self._records = {record: np.zeros(1, dtype_of(record)) for record in records}

    def take_up(self, seen: Glimpse, key: Key, room: int, judged: int | None = None) -> None:
        """Begin to think: what was thought before is kept if it is about this, and there is room for more. A move
        that is to be `judged` is tried in any case."""
        forgotten = self.tree.node_of(seen.seat, seen.keys[seen.seat]) is None
        if forgotten or self._contest_size or self.tree.room < room:
            self.tree.clear()
        self.bounds[:] = (np.inf, -np.inf) if seen.world.table.seats == 1 else (0.0, 1.0)
        self._world = seen.world
        self._root = as_array(seen.world)
        self._kit = as_array(seen.kit)
        self._seat = seen.seat
        self._root_keys = np.array(seen.keys, np.int64)
        self._key = np.array(key, np.int64)
        self._judged = NONE if judged is None else judged
        self._worlds = 0
        self._entrants = min(self._contest_size, len(seen.moves())) if self._contest_size else 0

    def iterate(self, times: int) -> None:
        """So many iterations in the tree, each in a world of its own."""
        self._iterate(times, 1, NOBODY, self._judged)
        self._worlds += times

    def open_contest(self) -> Array:
        """One world for the moves that the heuristics like best, and for the one that is to be judged."""
        sent = NOBODY if self._judged == NONE else np.array([self._judged], np.int64)
        self._iterate(len(sent), 1, sent)
        others = self._entrants - len(sent)
        self._iterate(others, max(1, others), NOBODY)
        self._worlds += 1
        return np.array([edge["move"] for edge in self.root_edges()], np.int64)

    def compare(self, contestants: Array, worlds: int) -> None:
        """So many worlds, in each of which every contestant is tried."""
        self._iterate(worlds * len(contestants), len(contestants), contestants)
        self._worlds += worlds

    def measure(self, contestants: Array, worlds: int) -> Array:
        """The same, with the figures of every line: `[world, contestant, figure]`."""
        figures = np.zeros((worlds * len(contestants), FIGURES))
        self._iterate(len(figures), len(contestants), contestants, figures=figures)
        self._worlds += worlds
        return figures.reshape(worlds, len(contestants), FIGURES)

    def best_of(self, contestants: Array, left: int) -> Array:
        """So many contestants, which have done best, in any case with the move that is to be judged. Of equals, and
        in a lost game all are, those that the heuristics like best."""
        done = {int(edge["move"]): (-edge["total"] / edge["visits"], int(edge["rank"])) for edge in self.root_edges()}
        ranked = sorted(contestants.tolist(), key=lambda move: (move != self._judged, *done[move]))
        return np.array(ranked[:left], np.int64)

    def _iterate(
        self, times: int, tries: int, contestants: Array, judged: int = NONE, figures: Array = UNMEASURED
    ) -> None:
        tree = self.tree
        self.engine.iterate(
            self._root,
            self._kit,
            self._seat,
            self._root_keys,
            self._key,
            self._worlds,
            times,
            tries,
            contestants,
            judged,
            self._parameters,
            tree.nodes,
            tree.edges,
            tree.slots,
            tree.count,
            self._scratch,
            self._keys,
            self._path,
            self._values,
            self.bounds,
            figures,
            *self._records.values(),
        )

    def root_edges(self) -> list[Any]:
        node = self.tree.node_of(self._seat, int(self._root_keys[self._seat]))
        return [] if node is None else self.tree.edges_of(node)

    def compares(self) -> bool:
        """Are moves compared in the same worlds, or is the tree left to curiosity?"""
        return self._contest_size > 0

    def judges(self) -> bool:
        """Is it to be told of a certain move how good it was?"""
        return self._judged != NONE

    def draws_lots(self) -> bool:
        """Do others decide at the same time, so that choices must be mixed?"""
        return not self.compares() and bool(is_sealed(self._world))


def _as_record(parameters: SearchParameters, heuristics: Heuristics) -> Any:
    """As compiled code reads them; where the parameters have none of their own, those of the heuristics."""
    record = np.zeros(1, PARAMETERS)
    for name, figure in dataclasses.asdict(parameters).items():
        record[name] = getattr(heuristics, name) if figure is None else figure
    record["spread"] = heuristics.spread
    record["opening"] = np.maximum(record["opening"], record["contest_size"])
    return record
