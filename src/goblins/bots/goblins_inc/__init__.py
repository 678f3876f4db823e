"""Bots for Goblins Inc."""

from ..skills import Skills
from .heuristics import HEURISTICS
from .scrapper import choose

SKILLS = Skills(scrapper=choose, heuristics=HEURISTICS)
