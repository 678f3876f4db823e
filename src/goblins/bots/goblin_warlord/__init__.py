"""Bots for Goblin Warlord."""
