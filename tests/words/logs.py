"""Whole games between scrappers as their logs tell them, to be read aloud, in `build/words/`."""

from __future__ import annotations

from collections.abc import Iterator

import goblins
from goblins.kernel.words import LANGUAGES, Sitter, Sitters, told_to
from goblins.match import Match

from . import fuzz, games

SEED = 7
# The reader, two of our goblins and a person: all ways in which a log calls anybody.
SITTERS: Sitters = {
    "seat-red": Sitter("Vasya", is_reader=True),
    "seat-blue": Sitter(term="name-itch"),
    "seat-green": Sitter(term="name-klonk"),
    "seat-yellow": Sitter("Éric"),
}


def played(game: str, seats: int) -> Match:
    match = goblins.new(game, seats=seats, seed=SEED)
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, match.bot_move(seat, "scrapper", seed=SEED))
    return match


def told(match: Match, lang: str) -> Iterator[str]:
    """The log of the first seat, with what is asked and answered at its end."""
    with told_to(SITTERS):
        yield from match.log(match.seats[0], lang)
        yield match.verdict(lang) or ""


def write() -> None:
    for game in games.all_games():
        match = played(game.id, min(4, game.seat_counts[-1]))
        for lang in LANGUAGES:
            file = fuzz.BUILD / f"{game.id}.{lang}.log.txt"
            lines = [*told(match, lang)]
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
            print(f"{file}: {len(lines)} lines")
