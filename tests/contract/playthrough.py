"""A recorded playthrough per game, with every seat's private view: `make playthroughs` writes them anew.

A changed playthrough is a changed game: it is reviewed like code and needs a new rules version, unless only what is
shown has changed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from goblins.kernel.events import PUBLIC
from goblins.kernel.game import Game
from goblins.kernel.journal import state_hash
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.play import Play, Told

from .setups import Setup, Walk, all_games

FOLDER = Path(__file__).parent.parent / "playthroughs"
MOST_MOVES = 60
VIEWS_EVERY = 15
MOST_TOLD = 40  # legal moves


def record(game: Game) -> str:
    setup = Setup(game, game.seat_counts[len(game.seat_counts) // 2], (), "standard")
    return "\n".join(_lines(game, setup)) + "\n"


def _lines(game: Game, setup: Setup) -> Iterator[str]:
    walk = Walk(setup, 2026)
    play = walk.play
    yield f"# {game.id}, rules version {game.rules_version}, {play.seats} seats, set {play.components.hash}"
    yield from _told(play.prelude)
    for number, (seat, move) in enumerate(walk.steps(MOST_MOVES)):
        yield from _told(play.made[-1].told if play.made else ())
        if number % VIEWS_EVERY == 0:
            yield from _views(game, play)
        legal = [game.moves.write(one) for one in game.list_moves(play.state, play.kit, seat)]
        yield ""
        yield f"## {number}  state {state_hash(play)[:16]}  awaiting {_names(play.deciders())}"
        yield f"{SEAT_NAMES[seat]} may: {_shortened(legal)}"
        yield f"{SEAT_NAMES[seat]} plays: {game.moves.write(move)}"
    yield from _told(play.made[-1].told)
    yield ""
    yield f"## end  state {state_hash(play)[:16]}"
    yield from _views(game, play)


def _shortened(legal: list[str]) -> str:
    """A wide decision is told by its size and a hash."""
    text = "; ".join(legal)
    if len(legal) <= MOST_TOLD:
        return text
    return f"{len(legal)} moves, {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def _told(told: tuple[Told, ...]) -> Iterator[str]:
    for one in told:
        names = [*SEAT_NAMES, "public"]
        heard = [name for seat, name in enumerate(names) if one.heard_by(seat)]
        yield f"  {one.event} -> {'everyone' if heard == names else ' '.join(heard)}"


def _views(game: Game, play: Play) -> Iterator[str]:
    for seat in [*range(play.seats), PUBLIC]:
        name = "public" if seat == PUBLIC else SEAT_NAMES[seat]
        seen = msgspec.to_builtins(game.view(play.state, play.kit, seat))
        yield f"view of {name}: {json.dumps(seen, separators=(',', ':'))}"


def _names(seats: list[int]) -> str:
    return " ".join(SEAT_NAMES[seat] for seat in seats)


def check_playthrough(game: Game) -> None:
    recorded = (FOLDER / f"{game.id}.txt").read_text(encoding="utf-8")
    assert record(game) == recorded, f"{game.id} no longer plays as recorded; see tests/contract/playthrough.py"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in all_games():
        (FOLDER / f"{one.id}.txt").write_text(record(one), encoding="utf-8")
        print(f"wrote {one.id}")
