"""The rules of Nitro Run, a chapter a file."""
