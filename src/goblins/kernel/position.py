"""Positions: any state, written down as a document that can be loaded and played on.

Tests, bug reports, puzzles and lessons are positions. A position may carry a script of the next outcomes of
chance; fields that are left out are blank; a checksum, if there is one, must fit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import registry
from .chance import SCRIPT, write_script
from .components import set_from_json
from .documents import UNNAMED, FileName, check_seal, require, sealed
from .errors import BadInput
from .game import Game
from .names import SEAT_NAMES
from .options import check_options
from .play import Play
from .record import from_json, to_json

FORMAT = "goblins-position"
STREAM_NAMES = ("table", *SEAT_NAMES)
SCRIPT_FIELDS = ("script_value", "script_stream", "scripted", "misscripted")


def write_position(play: Play) -> dict[str, Any]:
    return sealed(
        {
            "format": FORMAT,
            "game": play.game.id,
            "rules": play.game.rules_version,
            "components": play.components.to_json(),
            **state_to_json(play.state),
        }
    )


def state_to_json(state: Any) -> dict[str, Any]:
    """The state, and beside it the script of what chance will bring, stream by name."""
    chance = state.table.chance
    script = [[STREAM_NAMES[chance.script_stream[i]], int(chance.script_value[i])] for i in range(chance.scripted)]
    document = to_json(state)
    for field in SCRIPT_FIELDS:
        del document["table"]["chance"][field]
    return {"state": document, "script": script}


def read_position(
    document: dict[str, Any], file: FileName = UNNAMED, find_game: Callable[[str], Game] = registry.find
) -> Play:
    """Lay the table as the document says. Raises BadInput naming the file and the place in it."""
    if document.get("format") != FORMAT:
        raise BadInput("file-foreign", file=file)
    check_seal(document, file, required=False)
    game = find_game(require(document, "game", str, file))
    if require(document, "rules", int, file) > game.rules_version:
        raise BadInput("file-newer", file=file, found=document["rules"], known=game.rules_version)
    components = set_from_json(game, document.get("components", {"name": "standard"}), file)
    try:
        state = state_from_json(game, document, components.kit)
    except BadInput as problem:
        raise BadInput("file-part", file=file, part="state", problem=problem) from None
    return Play(game, components, state)


def state_from_json(game: Game, document: dict[str, Any], kit: Any) -> Any:
    state = from_json(game.state, document.get("state"), "/state")
    write_script(state.table.chance, read_script(document.get("script", [])))
    game.check_seats(state.table.seats)
    if (state.table.awaiting & ~state.table.asked) or state.table.asked >> state.table.seats:
        raise BadInput("position-asked")
    if any(not 0 <= part < 1 << 32 for part in state.table.chance.key) or min(state.table.chance.drawn) < 0:
        raise BadInput("position-chance")
    check_options(game.settings, state.options)
    game.check_serves(kit, state.options)
    for fault in game.faults(state, kit):
        raise BadInput("position-impossible", problem=fault)
    return state


def read_script(document: Any) -> list[tuple[int, int]]:
    """[["table", 3], ["red", 0]]: the next outcomes, each with the stream it is for."""
    if not isinstance(document, list) or len(document) > SCRIPT:
        raise BadInput("script-list", most=SCRIPT)
    script = []
    for item in document:
        match item:
            case [str(stream), int(value)] if stream in STREAM_NAMES and 0 <= value < 1 << 15:
                script.append((STREAM_NAMES.index(stream), value))
            case _:
                raise BadInput("script-item", found=str(item), known=", ".join(STREAM_NAMES))
    return script
