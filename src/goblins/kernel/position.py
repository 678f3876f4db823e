"""Positions: any state, written down as a document that can be loaded and played on.

Tests, bug reports, puzzles and lessons are positions. A position may carry a script of the next outcomes of
chance; fields that are left out are blank; a checksum, if there is one, must fit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import registry
from .chance import make_blocks
from .components import set_from_json
from .documents import UNNAMED, FileName, check_seal, require, sealed
from .errors import BadInput
from .events import Script
from .game import Game
from .names import SEAT_NAMES
from .options import check_options
from .play import Play
from .record import from_json, to_json

FORMAT = "goblins-position"
STREAM_NAMES = ("table", *SEAT_NAMES)
LONGEST_SCRIPT = 10_000  # outcomes; no game draws so often


def write_position(play: Play) -> dict[str, Any]:
    return sealed(
        {
            "format": FORMAT,
            "game": play.game.id,
            "rules": play.rules,
            "components": play.components.to_json(),
            **state_to_json(play.state, play.script),
        }
    )


def state_to_json(state: Any, script: Script) -> dict[str, Any]:
    """The state, and beside it the script of what chance will bring, stream by name."""
    return {"state": to_json(state), "script": script_to_json(script)}


def state_of_version_1(state: Any, script: Script) -> dict[str, Any]:
    """The document of a state that held its script itself, as those of version 1 did."""
    document = to_json(state)
    document["table"]["chance"] |= {
        "script_stream": [stream for stream, _ in script],
        "script_value": [value for _, value in script],
        "scripted": len(script),
    }
    return document


def read_position(
    document: dict[str, Any], file: FileName = UNNAMED, find_game: Callable[[str], Game] = registry.find
) -> Play:
    """Lay the table as the document says. Raises BadInput naming the file and the place in it."""
    if document.get("format") != FORMAT:
        raise BadInput("file-foreign", file=file)
    check_seal(document, file, required=False)
    game = find_game(require(document, "game", str, file))
    components = set_from_json(game, document.get("components", {"name": "standard"}), file)
    rules = rules_of(game, document, file)
    try:
        state, script = state_from_json(game, document, components.kit, rules)
    except BadInput as problem:
        raise BadInput("file-part", file=file, part="state", problem=problem) from None
    return Play(game, components, state, script)


def rules_of(game: Game, document: dict[str, Any], file: FileName) -> int:
    """The version of the rules that a document is about, which must be one that can be played."""
    return check_rules(game, require(document, "rules", int, file), file)


def check_rules(game: Game, found: int, file: FileName = UNNAMED) -> int:
    """Raises BadInput for a version of the rules that cannot be played."""
    if found > game.rules_version:
        raise BadInput("file-newer", file=file, found=found, known=game.rules_version)
    if found < game.oldest_rules:
        raise BadInput("file-other-rules", file=file, found=found, known=game.oldest_rules)
    return found


def state_from_json(game: Game, document: dict[str, Any], kit: Any, rules: int) -> tuple[Any, Script]:
    state = from_json(game.state, document.get("state"), "/state")
    script = read_script(document.get("script", []))
    state.table.rules = rules
    check_state(game, state, kit)
    make_blocks(state.table.chance)
    return state, script


def check_state(game: Game, state: Any, kit: Any) -> None:
    """Raises BadInput for a state that cannot be."""
    game.check_seats(state.table.seats)
    if (state.table.awaiting & ~state.table.asked) or state.table.asked >> state.table.seats:
        raise BadInput("position-asked")
    if any(not 0 <= part < 1 << 32 for part in state.table.chance.key) or min(state.table.chance.drawn) < 0:
        raise BadInput("position-chance")
    check_options(game.settings, state.options)
    game.check_kit_fits_options(kit, state.options)
    for fault in game.faults(state, kit):
        raise BadInput("position-impossible", problem=fault)


def script_to_json(script: Script) -> list[list[Any]]:
    return [[STREAM_NAMES[stream], int(value)] for stream, value in script]


def read_script(document: Any) -> Script:
    """[["table", 3], ["red", 0]]: the next outcomes, each with the stream it is for."""
    if not isinstance(document, list) or len(document) > LONGEST_SCRIPT:
        raise BadInput("script-list", most=LONGEST_SCRIPT)
    script = []
    for item in document:
        match item:
            case [str(stream), int(value)] if stream in STREAM_NAMES and 0 <= value < 1 << 15:
                script.append((STREAM_NAMES.index(stream), value))
            case _:
                raise BadInput("script-item", found=str(item), known=", ".join(STREAM_NAMES))
    return tuple(script)
