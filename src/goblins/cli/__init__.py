"""The command line: `goblins`. One file per command; what the terminal game is made of lies in `terminal/`.

Importing a command imports neither NumPy nor the games: each command fetches what it needs when it runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from .errors import sentence_for
from .language import take_language, text
from .output import complain, discard_what_is_left, prepare_streams

BAD_INPUT = 2
INTERRUPTED = 130  # as the shell says it: 128 and the signal's number
PIPE_CLOSED = 141


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; returns the exit code."""
    prepare_streams()
    try:
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_what_is_left()
        return PIPE_CLOSED
    except OSError as error:
        discard_what_is_left()
        complain(text("cli-system", problem=error.strerror or str(error)))
        return BAD_INPUT
    except Exception as error:
        sentence = sentence_for(error)
        if sentence is None:
            raise
        complain(sentence)
        return BAD_INPUT


def _run(arguments: Sequence[str]) -> int:
    rest = take_language(arguments, os.environ)

    from typer import Exit

    from .app import build

    command = build()
    try:
        with command.make_context("goblins", rest) as context:
            command.invoke(context)
    except Exit as exit:
        return int(exit.exit_code)
    return 0
