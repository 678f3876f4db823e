"""Small experiments for the tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from goblins.lab.experiments.laid_out import Experiment, lay_out
from goblins.lab.experiments.plan import LabPlan

SMALL: dict[str, Any] = {
    "game": "goblin-warlord",
    "seats": 4,
    "bots": ["scrapper", "random"],
    "games": 130,
    "batch": 20,
    "seed": 11,
}


def planned(**changed: Any) -> LabPlan:
    return msgspec.convert(SMALL | changed, LabPlan)


def laid_out(**changed: Any) -> Experiment:
    return lay_out(planned(**changed), Path())
