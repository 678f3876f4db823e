"""Experiments: a plan says what is played and measured, and how sure the answer must be; a run is what came of it."""
