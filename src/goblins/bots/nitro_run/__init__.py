"""Bots for Nitro Run: the overseer plans the week, and its run is solved exactly."""

from ..skills import Skills
from . import overseer
from .heuristics import HEURISTICS
from .odds import solve
from .scrapper import choose

SKILLS = Skills(scrapper=choose, planners={"overseer": overseer.choose}, heuristics=HEURISTICS, solve=solve)
