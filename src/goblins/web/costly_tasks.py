"""What is too costly for the loop that serves everybody: functions that run in a process of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from ..bots.best_moment import BestMoment, best_moment
from ..kernel import registry
from ..kernel.both_forms import check_both_forms
from ..kernel.errors import BadInput
from ..kernel.finished import finished_parts
from ..kernel.journal import read_play
from ..kernel.play import Play
from ..kernel.position import write_position
from ..kernel.position_text import read_text
from ..match import Match
from ..tables.budgets import JOURNAL_MOVES
from .frames import position_before, replay_of
from .wordings import Unsaid, wordings_of

PLAYS_KEPT = 4  # somebody who looks through a game asks for page after page
encode = msgspec.json.Encoder().encode


def timed(work: Callable[..., Any], *arguments: Any) -> tuple[float, Any]:
    """The seconds of processor time that it took, and its answer, or the BadInput that says what was wrong."""
    began = time.process_time()
    answer: Any
    try:
        answer = work(*arguments)
    except BadInput as problem:
        answer = problem
    return time.process_time() - began, answer


@lru_cache(PLAYS_KEPT)
def play_of(document: bytes) -> Play:
    """A journal, unless it is too long, or a position, also in words."""
    found = msgspec.json.decode(document)
    if isinstance(found, str):
        return read_text(found)
    moves = found.get("moves")
    if isinstance(moves, list):
        JOURNAL_MOVES.hold(len(moves), "moves")
    return read_play(found)


def frames_of(document: bytes, seat: str, first: int, most: int, lang: str, prelude: bytes = b"") -> bytes:
    """Frames of a game, as they are sent, with another prelude if there is one."""
    replay = replay_of(play_of(document), seat, first, most, lang)
    return encode(msgspec.structs.replace(replay, prelude=msgspec.Raw(prelude)) if prelude else replay)


def position_at(document: bytes, move: int | None) -> tuple[str, int, dict[str, Any]]:
    """The game, its seats, and the position before a move of a document, or where it ends. It obeys the law of round
    trips, whoever has made it up."""
    play = play_of(document)
    position = write_position(play) if move is None else position_before(play, move)
    check_both_forms(read_play(position))
    return play.game.id, play.seats, position


def parts_of(document: bytes, seat: str | None, is_open: bool) -> list[tuple[Any, str | None]]:
    """What each finished part of a game has left: its view, and the position in words where it is open."""
    parts = [Match(part) for part in finished_parts(play_of(document))]
    return [(msgspec.to_builtins(part.view(seat)), part.position_text() if is_open else None) for part in parts]


def best_moment_of(document: bytes, seat: int) -> BestMoment | None:
    return best_moment(play_of(document), seat)


def said(game: str, unsaid: bytes, lang: str) -> bytes:
    return encode(wordings_of(registry.find(game), msgspec.json.decode(unsaid, type=Unsaid), lang))
