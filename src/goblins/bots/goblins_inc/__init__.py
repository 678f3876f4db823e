"""Bots for Goblins Inc."""
