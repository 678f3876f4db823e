"""The rules of Goblins Inc., a chapter a file."""
