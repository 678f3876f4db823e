"""Compiled rules are tested with bounds checks: an index out of range is silent otherwise."""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
os.environ.setdefault("GOBLINS_LANG", "en")
