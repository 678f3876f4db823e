"""How a search weighs trying against trusting."""

from __future__ import annotations

import dataclasses

EVERYWHERE = 1_000_000  # deeper than any tree


@dataclasses.dataclass(frozen=True)
class SearchParameters:
    """Values of positions lie between 0 and 1."""

    curiosity: float = 0.3  # how much the little known is tried at the root,
    exploration: float = 0.2  # and below it
    trust: float = 10.0  # so many visits the opinion of the heuristics counts for:
    doubt: float = 0.05  # that another move is worth so much less than the one they like best
    opening: float = 1.0  # how many moves are tried at first,
    widening: float = 0.7  # and how many more with the square root of visits
    sharpness: float = 8.0  # of choices that are made in secret,
    wandering: float = 0.05  # and how often they are made blindly
    random_percent: int = 0  # percent of the moves behind the tree that are made at random
    horizon: int = 1  # turns, or rounds, in the tree, as the heuristics count: behind them, others would be overrated
    # None for that of the heuristics
    contest_size: int | None = None  # how many moves compete in the same worlds; 0: no contest, a tree
    greed: float | None = None  # how much a margin counts beside the victory, from 0 to 1
    deepest: int | None = None  # decisions in the tree
    cut_off_after: int | None = None  # turns, or rounds, of a playout
