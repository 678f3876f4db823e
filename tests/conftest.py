"""Compiled rules are tested with bounds checks: an index out of range is silent otherwise."""

import os
import signal

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
os.environ.setdefault("GOBLINS_LANG", "en")
os.environ.setdefault("GOBLINS_WARM", "0")  # servers that are killed all the time have no time to compile
# Whoever is started in a shell's background ignores Ctrl-C, and so do all its children.
signal.signal(signal.SIGINT, signal.default_int_handler)
