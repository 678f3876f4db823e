"""For programs: a match that people, bots and programs play. docs/library.md shows how."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import games  # noqa: F401 - announces the games
from .bots import Bot, find_bot
from .bots.search.budget import Budget
from .kernel import documents, registry
from .kernel.chance import fresh_key, key_from_hex, key_from_seed
from .kernel.components import load_set
from .kernel.errors import BadInput
from .kernel.finished import finished_parts
from .kernel.foresee import Foresight, foresee
from .kernel.game import PUBLIC, Game
from .kernel.game_files import find_or_load
from .kernel.glimpse import glimpse
from .kernel.journal import read_journal, read_play, write_journal
from .kernel.names import SEAT_NAMES, seat_number
from .kernel.options import read_options, write_options
from .kernel.play import Play, Verdict
from .kernel.position import read_position, write_position
from .kernel.position_text import read_text, write_text
from .kernel.reasons import Refusal
from .kernel.vocabulary import Event, Move
from .kernel.words import Term, Terms, say, words_of

if TYPE_CHECKING:
    from .bots.advice import CoachAdvice
    from .bots.review import Review


HINT = 8_000  # iterations of a search
JUDGEMENT = 2_000


class Match:
    """A game at a table. Seats are named by their colours; moves are typed or lines of notation."""

    def __init__(self, play: Play) -> None:
        self.true = play  # everything, secrets included: for referees, stores and tests, never for players
        self._bots: dict[tuple[int, str], Bot] = {}

    # ----------------------------------------------------------------------------------------- the table

    @property
    def game(self) -> Game:
        return self.true.game

    @property
    def seats(self) -> tuple[str, ...]:
        return SEAT_NAMES[: self.true.seats]

    @property
    def options(self) -> dict[str, Any]:
        return write_options(self.game.settings, self.true.options)

    @property
    def deciders(self) -> tuple[str, ...]:
        """The seats that may decide now; none when the game is over."""
        return tuple(SEAT_NAMES[seat] for seat in self.true.deciders())

    @property
    def outcome(self) -> Verdict | None:
        """How the match ended, or None while it goes on."""
        return self.true.verdict()

    # ----------------------------------------------------------------------------------------- deciding

    def legal(self, seat: str) -> list[Move]:
        """The moves that `seat` may make now."""
        moves = self.game.list_moves(self.true.state, self.true.kit, self._seat(seat))
        return [self._move(move) for move in moves]

    def play(self, seat: str, move: Move | str | int) -> tuple[Event, ...]:
        """Make a move. Returns what the seat sees happen; raises Refused, with the reason, and changes nothing."""
        number = self._seat(seat)
        told = self.true.play(number, self._packed(move))
        return tuple(one.event for one in told if one.heard_by(number))

    def why_not(self, seat: str, move: Move | str | int) -> Refusal | None:
        """Why the seat may not make this move; None if it may."""
        return self.true.why_not(self._seat(seat), self._packed(move))

    def foresee(self, seat: str, moves: Move | str | Sequence[Move | str]) -> Foresight:
        """What these moves are certain to bring, from what the seat can know, and the odds of the next draw."""
        if isinstance(moves, Move | str):
            moves = [moves]
        packed = [self._packed(move) for move in moves]
        return foresee(self.game, self.true.state, self.true.kit, self._seat(seat), packed)

    def can_undo(self, seat: str) -> bool:
        return self.true.undoable(self._seat(seat)) is not None

    def undo(self, seat: str) -> Move:
        """Take back the seat's last move, if nothing was drawn or revealed since and nobody else acted."""
        return self._move(self.true.undo(self._seat(seat)))

    # ------------------------------------------------------------------------------- seeing and hearing

    def view(self, seat: str | None = None) -> Any:
        """What the seat may see of the table; None is a spectator."""
        return self.game.view(self.true.state, self.true.kit, self._seat(seat))

    def events(self, seat: str | None = None) -> list[Event]:
        return list(self.true.told(self._seat(seat)))

    def log(self, seat: str | None = None, lang: str = "en") -> list[str]:
        """What happened, in words, as far as the seat may know it."""
        return [self.tell(event, lang) for event in self.events(seat) if not event.silent]

    def tell(self, event: Event, lang: str = "en") -> str:
        """One event in words."""
        return self.game.describe(event).text(lang)

    def describe(self, move: Move, lang: str = "en") -> str:
        """One move in words."""
        return self.game.describe(move).text(lang)

    def question(self, seat: str | None = None, lang: str = "en") -> str:
        """Whose decision it is and what is asked, in one sentence."""
        number = self._seat(seat)
        return self.game.question(self.true.state, self.true.kit, number).text(lang)

    def picture(self, seat: str | None = None, lang: str = "en") -> str:
        """The table as the seat sees it, drawn in text with Rich markup."""
        return self.game.picture(self.view(seat), lang)

    def explain(self, component: str, lang: str = "en") -> str:
        """What a component is and does, such as `order-crown` or `kind-fort`."""
        return self.game.explanation(component).text(lang)

    def rule(self, anchor: str, lang: str = "en") -> str:
        """A chapter of the rules in our own words, such as `GW-invade`."""
        return self.game.chapter(anchor).text(lang)

    def verdict(self, lang: str = "en") -> str | None:
        """How it ended, in words; None while it goes on."""
        found = self.outcome
        if found is None:
            return None
        key = f"{self.game.id}-ending-{found.ending}"
        if not found.winners and f"{key}-draw" in words_of(lang).entries:
            return say(lang, f"{key}-draw")
        winners = Terms(tuple((Term(f"seat-{seat}", seat), "") for seat in found.winners))
        return say(lang, key, winners=winners)

    # --------------------------------------------------------------------------------------------- bots

    def bot_move(self, seat: str, bot: Bot | str, seed: int | None = None) -> Move:
        """The move a bot would make. It gets a glimpse of what its seat may know, so it cannot cheat. A bot that is
        named remembers what it has thought at this seat."""
        number = self._seat(seat)
        if isinstance(bot, str):
            bot = self._bots.setdefault((number, bot), find_bot(self.game, bot))
        seen = glimpse(self.true, number, fresh_key() if seed is None else key_from_seed(seed))
        return self._move(bot.choose(seen, seed))

    def advise(
        self, seat: str, budget: Budget | int = HINT, seed: int | None = None, threads: int = 1
    ) -> CoachAdvice:
        """What the seat could do, how good each move looks from what it can know, and why; the best first. `budget`
        is how many iterations of the search, or a `Budget` of iterations and seconds. The first advice waits until
        the search is compiled."""
        number = self._seat(seat)
        if number not in self.true.deciders():
            raise BadInput("not-asked")
        from .bots.advice import advise

        seed = secrets.randbits(32) if seed is None else seed
        seen = glimpse(self.true, number, key_from_seed(seed))
        return advise(seen, Budget(budget) if isinstance(budget, int) else budget, seed, threads)

    def review(
        self,
        seat: str,
        budget: Budget | int = JUDGEMENT,
        seed: int = 0,
        on_progress: Callable[[float], None] | None = None,
    ) -> Review:
        """The match from that seat, decision by decision: better moves, turning points, luck and what the seat itself
        has done. Each decision is judged on what the seat knew at the time; `budget` is for each of them."""
        from .bots.review import review

        wanted = Budget(budget) if isinstance(budget, int) else budget
        return review(self.true, self._seat(seat), wanted, seed, on_progress)

    # ------------------------------------------------------------------------------------ writing it down

    def journal(self) -> dict[str, Any]:
        """The whole truth, key included: for the table's own store, and for everybody once the game is over."""
        return write_journal(self.true)

    def position(self) -> dict[str, Any]:
        """The table as it stands, secrets included, to be loaded and played on."""
        return write_position(self.true)

    def position_text(self) -> str:
        """The same in words, which docs/positions.md explains."""
        return write_text(self.true)

    def finished_parts(self) -> list[Match]:
        """The table at the end of each part that the game has left behind, such as a round: to be seen, saved and
        taught from. Nobody is asked anything there."""
        return [Match(part) for part in finished_parts(self.true)]

    def export(self, seat: str | None = None, lang: str = "en") -> dict[str, Any]:
        """What a seat may take home before the end: its own view and log."""
        import msgspec

        return {
            "format": "goblins-view",
            "game": self.game.id,
            "view": msgspec.to_builtins(self.view(seat)),
            "log": self.log(seat, lang),
        }

    def save(self, file: str | Path) -> None:
        """Write the journal to a file, whole or not at all."""
        documents.write(Path(file), self.journal())

    # ------------------------------------------------------------------------------------------- helpers

    def _seat(self, seat: str | None) -> int:
        return PUBLIC if seat is None else seat_number(seat, self.true.seats)

    def _packed(self, move: Move | str | int) -> int:
        if isinstance(move, int):
            return move
        return self.game.moves.parse(move) if isinstance(move, str) else move.packed()

    def _move(self, packed: int) -> Move:
        return self.game.moves.unpack(packed)


def new(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    components: str | Path = "standard",
    key: str | None = None,
) -> Match:
    """Lay out a table for a game by its name, or by its file. The same seed gives the same game; without one, nobody
    can foretell it."""
    found = find_or_load(game)
    chosen = read_options(found.options, found.settings, options or {})
    words = key_from_hex(key) if key else fresh_key() if seed is None else key_from_seed(seed)
    return Match(Play.begin(found, load_set(found, components), chosen, seats, words))


def load(position: Mapping[str, Any] | str | Path) -> Match:
    """Lay the table as a position says: a document, a text of several lines, or the file that either is in."""
    return Match(_opened(position, read_position))


def replay(journal: Mapping[str, Any] | str | Path) -> Match:
    """Play a journal through again and check every move: a document, or the file it is in."""
    return Match(_opened(journal, read_journal))


def open_file(file: str | Path) -> Match:
    """Load a position or replay a journal, whichever the file holds."""
    return Match(_opened(file, read_play))


def game_names() -> list[str]:
    return registry.names()


def title(game: str, lang: str = "en") -> str:
    return say(lang, f"{game}-title")


def _opened(
    source: Mapping[str, Any] | str | Path, read: Callable[[dict[str, Any], documents.FileName], Play]
) -> Play:
    """Files and texts that are no JSON are positions in words."""
    if isinstance(source, Mapping):
        return read(dict(source), documents.UNNAMED)
    is_text = isinstance(source, str) and "\n" in source
    text, file = (str(source), documents.UNNAMED) if is_text else (documents.read_text(Path(source)), str(source))
    if documents.is_json(text) or read is read_journal:
        return read(documents.parse(text, file), file)
    return read_text(text, file)
