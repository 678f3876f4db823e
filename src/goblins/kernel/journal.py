"""The journal is the truth of a game: how the table was laid out, and every move. Replaying it rebuilds the state
bit for bit; a changed byte, a move that was not allowed or rules that have since changed are noticed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from . import registry
from .chance import key_from_hex, key_to_hex
from .components import set_from_json
from .documents import UNNAMED, FileName, check_seal, require, sealed
from .errors import BadInput
from .game import Game
from .names import SEAT_NAMES, seat_number
from .options import read_options, write_options
from .play import Play
from .position import read_position, state_from_json, state_to_json
from .reasons import Refused
from .record import pack, unpack

FORMAT = "goblins-journal"


def write_journal(play: Play) -> dict[str, Any]:
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": play.game.id,
        "rules": play.game.rules_version,
        "components": play.components.to_json(),
    }
    if play.key is not None:
        document["seats"] = play.seats
        document["options"] = write_options(play.game.settings, play.options)
        document["key"] = key_to_hex(play.key)
    else:
        document["start"] = state_to_json(unpack(play.game.state, play.start))
    document["moves"] = [f"{SEAT_NAMES[made.seat]} {play.game.moves.write(made.move)}" for made in play.made]
    document["end"] = state_hash(play.state)
    return sealed(document)


def state_hash(state: Any) -> str:
    return hashlib.sha256(pack(state)).hexdigest()


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
    if require(document, "rules", int, file) != game.rules_version:
        raise BadInput("file-other-rules", file=file, found=document["rules"], known=game.rules_version)
    components = set_from_json(game, document.get("components"), file)
    try:
        if "key" in document:
            options = read_options(game.options, game.settings, require(document, "options", dict, file))
            key = key_from_hex(require(document, "key", str, file))
            play = Play.begin(game, components, options, require(document, "seats", int, file), key)
        else:
            start = require(document, "start", dict, file)
            play = Play(game, components, state_from_json(game, start, components.kit))
    except BadInput as problem:
        raise BadInput("file-part", file=file, part="start", problem=problem) from None
    _replay_moves(play, require(document, "moves", list, file), file)
    if document.get("end") != state_hash(play.state):
        raise BadInput("file-end", file=file)
    return play


def _replay_moves(play: Play, moves: list[Any], file: FileName) -> None:
    for number, line in enumerate(moves, 1):
        seat, _, notation = str(line).partition(" ")
        try:
            play.play(seat_number(seat, play.seats), play.game.moves.parse(notation))
        except (BadInput, Refused) as problem:
            told = problem.refusal if isinstance(problem, Refused) else problem
            raise BadInput("file-move", file=file, number=number, move=str(line), problem=told) from None
