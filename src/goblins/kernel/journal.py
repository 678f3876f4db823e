"""The journal is the truth of a game: how the table was laid out, and every move. Replaying it rebuilds the state
bit for bit; a changed byte, a move that was not allowed or rules that have since changed are noticed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from . import registry
from .chance import key_from_hex, key_to_hex
from .components import set_from_json
from .documents import UNNAMED, FileName, check_seal, require, sealed
from .errors import BadInput
from .game import Game
from .layouts import packed_by
from .names import SEAT_NAMES, seat_number
from .options import read_options, write_options
from .play import Play
from .position import (
    read_position,
    read_script,
    rules_of,
    script_to_json,
    state_from_json,
    state_of_version_1,
    state_to_json,
)
from .reasons import Refused
from .record import unpack

FORMAT = "goblins-journal"


def write_journal(play: Play) -> dict[str, Any]:
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": play.game.id,
        "rules": play.rules,
        "components": play.components.to_json(),
    }
    if play.key is not None:
        document["seats"] = play.seats
        document["options"] = write_options(play.game.settings, play.options)
        document["key"] = key_to_hex(play.key)
        if play.start_script:
            document["script"] = script_to_json(play.start_script)
    else:
        document["start"] = state_to_json(unpack(play.game.state, play.start), play.start_script)
    document["moves"] = [f"{SEAT_NAMES[made.seat]} {play.game.moves.write(made.move)}" for made in play.made]
    document["final"] = state_hash(play)
    return sealed(document)


def state_hash(play: Play) -> str:
    """A hash of the state as a document without its blank parts: it does not depend on how memory is laid out."""
    written = without_blanks(state_to_json(play.state, play.script))
    return hashlib.sha256(json.dumps(written, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def without_blanks(document: dict[str, Any]) -> dict[str, Any]:
    """The document without the fields that say nothing, so that a field more in a later version changes no hash."""
    kept = {name: _without_blanks(value) for name, value in document.items()}
    return {name: value for name, value in kept.items() if value not in (0, [], {})}


def _without_blanks(value: Any) -> Any:
    if isinstance(value, dict):
        return without_blanks(value)
    if isinstance(value, list):
        return [_without_blanks(item) for item in value]
    return value


def read_play(document: dict[str, Any], file: FileName = UNNAMED) -> Play:
    """Replay a journal or load a position, whichever the document is."""
    return (read_journal if document.get("format") == FORMAT else read_position)(document, file)


def read_journal(
    document: dict[str, Any], file: FileName = UNNAMED, find_game: Callable[[str], Game] = registry.find
) -> Play:
    """Replay a journal. Raises BadInput naming the file and what does not fit."""
    if document.get("format") != FORMAT:
        raise BadInput("file-foreign", file=file)
    check_seal(document, file, required=True)
    game = find_game(require(document, "game", str, file))
    rules = rules_of(game, document, file)
    components = set_from_json(game, document.get("components"), file)
    try:
        if "key" in document:
            options = read_options(game.options, game.settings, require(document, "options", dict, file))
            key = key_from_hex(require(document, "key", str, file))
            script = read_script(document.get("script", []))
            play = Play.begin(game, components, options, require(document, "seats", int, file), key, script, rules)
        else:
            start = require(document, "start", dict, file)
            play = Play(game, components, *state_from_json(game, start, components.kit, rules))
    except BadInput as problem:
        raise BadInput("file-part", file=file, part="start", problem=problem) from None
    _replay_moves(play, require(document, "moves", list, file), file)
    ends_alike = document["final"] == state_hash(play) if "final" in document else _ends_as_version_1(play, document)
    if not ends_alike:
        raise BadInput("file-end", file=file)
    return play


def _ends_as_version_1(play: Play, document: dict[str, Any]) -> bool:
    """The first journals hold a hash of the state as it lay in memory: lay it out as it lay then."""
    layout = None if play.game.folder is None else play.game.folder / "version_1.json"
    if layout is None or not layout.is_file():
        return False
    packed = packed_by(layout.read_bytes(), state_of_version_1(play.state, play.script))
    return document.get("end") == hashlib.sha256(packed).hexdigest()


def _replay_moves(play: Play, moves: list[Any], file: FileName) -> None:
    for number, line in enumerate(moves, 1):
        seat, _, notation = str(line).partition(" ")
        try:
            play.play(seat_number(seat, play.seats), play.game.moves.parse(notation))
        except (BadInput, Refused) as problem:
            told = problem.refusal if isinstance(problem, Refused) else problem
            raise BadInput("file-move", file=file, number=number, move=str(line), problem=told) from None
