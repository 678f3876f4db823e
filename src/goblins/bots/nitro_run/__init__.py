"""Bots for Nitro Run: the overseer plans the week, and its run is solved exactly."""

PLANNERS = ("overseer",)
