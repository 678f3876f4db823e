"""What the end of an iteration is worth to each seat, between 0 and 1: its chance to win, or its margin, or both."""

import math
from typing import Any

from ...kernel.game import Outcome
from ...kernel.rule import rule
from ..heuristics import Appraisal

LINEAR = 10  # spreads within which a margin counts in full


@rule
def appraise_points(seats: int, outcome: Outcome, appraisal: Appraisal) -> None:
    for seat in range(seats):
        appraisal.worth[seat] = 100 * outcome.points[seat]


@rule
def worth_of_end(seats: int, winners: int, appraisal: Appraisal, values: Any, parameters: Any) -> None:
    """The game is over; a shared victory is shared."""
    shares = 0
    for seat in range(seats):
        shares += winners >> seat & 1
    for seat in range(seats):
        won = 1.0 / shares if winners >> seat & 1 else 0.0
        values[seat] = (1.0 - parameters.greed) * won + parameters.greed * worth_of_lead(
            seats, appraisal, seat, parameters
        )


@rule
def worth_of_standing(seats: int, appraisal: Appraisal, values: Any, parameters: Any) -> None:
    """The game goes on: how likely is each to win?"""
    for seat in range(seats):
        others = 0.0
        for other in range(seats):
            others += math.exp((appraisal.worth[other] - appraisal.worth[seat]) / parameters.spread)
        values[seat] = (1.0 - parameters.greed) / others + parameters.greed * worth_of_lead(
            seats, appraisal, seat, parameters
        )


@rule
def worth_of_lead(seats: int, appraisal: Appraisal, seat: int, parameters: Any) -> float:
    """Over the others on average: which of them is the best is mostly luck, and would drown the difference."""
    others = 0
    for other in range(seats):
        if other != seat:
            others += appraisal.worth[other]
    lead = float((appraisal.worth[seat] - others / (seats - 1)) / parameters.spread)
    return min(1.0, max(0.0, 0.5 + lead / (2 * LINEAR)))


@rule
def worth_alone(appraisal: Appraisal, values: Any, bounds: Any) -> None:
    """In a game for one, points count; how many can be had is learnt on the way."""
    values[0] = appraisal.worth[0] / 100.0
    bounds[0] = min(bounds[0], values[0])
    bounds[1] = max(bounds[1], values[0])
