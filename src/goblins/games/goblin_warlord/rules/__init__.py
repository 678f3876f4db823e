"""The rules of Goblin Warlord, a chapter a file."""
