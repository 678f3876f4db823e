"""Shares, how sure they are, and how they are shown."""

from __future__ import annotations

import math

NORMAL_95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927): honest for few games and for shares near 0 and 1."""
    share, z2 = wins / games, NORMAL_95**2
    middle = share + z2 / (2 * games)
    reach = NORMAL_95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, (middle - reach) / (1 + z2 / games)), min(1.0, (middle + reach) / (1 + z2 / games))


def percent(share: float) -> float:
    return round(100 * share, 1)


def student_95(degrees: int) -> float:
    """95 % of Student's t with so many degrees of freedom lie within so much (Wallace 1959, three digits)."""
    if degrees < 1:
        return math.inf
    z = NORMAL_95 * (8 * degrees + 3) / (8 * degrees + 1)
    return math.sqrt(degrees * math.expm1(z * z / degrees))


def chance_of_more(t: float, degrees: int) -> float:
    """How likely Student's t is at least so far from 0, either way, where nothing but luck is at work."""
    if degrees < 1:
        return 1.0
    z = (8 * degrees + 1) / (8 * degrees + 3) * math.sqrt(degrees * math.log1p(t * t / degrees))
    return math.erfc(z / math.sqrt(2))
