"""The contract every game answers, as one value: its declarations, its rules and its words.

A state has two fields that the kernel knows: `table` and `options`, which `set_up` fills from its argument.
"""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from .chance import MAX_SEATS, Key
from .daily import Daily
from .errors import BadInput
from .events import PUBLIC as PUBLIC
from .events import Log
from .faces import SEAT_NAMES, Event, Names, Vocabulary, names_in
from .offers import Offers, count_offers, withdraw_all
from .options import Setting
from .reasons import FIRST_OWN_REASON, CommonReason, Refusal, RuleReason
from .record import Int8, Int16, Int32, blank, record
from .table import is_over, may_decide, open_table
from .tallies import Statistic
from .words import Sentence, Term, Terms


@record
class Outcome:
    """How a game ended. Filled by the game's `outcome` rule; `ended` is 0 while it goes on."""

    ended: Int8
    winners: Int32  # a mask; empty for a draw
    points: Annotated[list[Int16], MAX_SEATS]


@dataclasses.dataclass(frozen=True)
class Game:
    """A game, as the kernel, the bots, the tables and the tests see it. Functions marked * are rules."""

    id: str
    rules_version: int
    seat_counts: tuple[int, ...]
    state: type[Any]
    kit: type[Any]
    options: type[Any]
    settings: Sequence[Setting]
    moves: Vocabulary
    events: Vocabulary
    reasons: type[RuleReason]
    endings: type[IntEnum]
    chapters: Sequence[str]  # the anchors of the rules, in reading order
    explained: Sequence[str]  # the components that explain themselves, by the ends of their keys
    widest: int  # most legal moves of one seat at once
    folder: Path  # with components/*.toml
    set_up: Callable[..., None]  # * (s, kit, options, log), on an open table
    refusal: Callable[..., int]  # * (s, kit, seat, move), only asked of seats that may decide
    legal_moves: Callable[..., None]  # * (s, kit, seat, out): offers them, likewise
    sensible_moves: Callable[..., None]  # * (s, kit, seat, out): legal ones without redundant orders
    apply: Callable[..., None]  # * (s, kit, seat, move, log)
    redeal: Callable[..., None]  # * (s, kit, seat, key)
    outcome: Callable[..., None]  # * (s, kit, out)
    check_kit: Callable[[Any], None]  # raises BadInput
    faults: Callable[[Any, Any], list[Sentence]]  # (s, kit): broken invariants, such as a goblin too many
    view: Callable[[Any, Any, int], Any]  # (s, kit, seat): the one door for secrets
    retell: Callable[[Any, Event], None]  # (view, event): bring a public view up to date
    question: Callable[[Any, Any, int], Sentence]  # (s, kit, seat): what is asked, in words
    refusal_arguments: Callable[[Any, Any, int, int, int], dict[str, Any]]
    picture: Callable[[Any, str], str]  # (view, lang): the table drawn in text, with Rich markup
    simulation_options: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    silent: Callable[[Any], bool] = lambda _s: False  # * (s): is table talk closed now?
    # (view, s, kit, seat): what `view` gives for a seat, made of the public's view, where that is quicker
    unveil: Callable[[Any, Any, Any, int], Any] | None = None
    statistics: Sequence[Statistic] = ()  # what simulations count
    daily: Daily | None = None  # a game for one seat may have a run of the day
    check_serves: Callable[[Any, Any], None] = lambda _kit, _options: None  # raises BadInput: not with these options
    # (s, kit, seat, move, log): what a sealed move will do by itself when it is shown, whatever others have sealed
    foretell: Callable[[Any, Any, int, int, Log], None] | None = None

    def check_seats(self, count: int) -> None:
        """Raises BadInput unless so many can play."""
        if count not in self.seat_counts:
            if len(self.seat_counts) == 1:
                raise BadInput("seats-alone", found=count, known=self.seat_counts[0], game=self.id)
            known = f"{self.seat_counts[0]}-{self.seat_counts[-1]}"
            raise BadInput("seats", found=count, known=known, game=self.id)

    def lay_out(self, kit: Any, options: Any, seats: int, key: Key, log: Log | None) -> Any:
        """A fresh state, set up for so many seats. Raises BadInput for a component set that cannot serve them."""
        self.check_serves(kit, options)
        s = blank(self.state)
        open_table(s, seats, key)
        self.set_up(s, kit, options, log)
        return s

    def why_not(self, s: Any, kit: Any, seat: int, move: int) -> int:
        """The code of the reason against a packed move, whoever asks and whatever the number."""
        if is_over(s):
            return CommonReason.GAME_OVER
        if not may_decide(s, seat):
            return CommonReason.NOT_ASKED
        if not self.moves.has(move):
            return CommonReason.NO_MOVE
        return self.refusal(s, kit, seat, move)

    def explain(self, s: Any, kit: Any, seat: int, move: int, code: int) -> Refusal:
        arguments: dict[str, Any] = {"seat": seat_term(seat)}
        if code >= FIRST_OWN_REASON:
            arguments |= face_arguments(self, self.moves.face(move))
            arguments |= self.refusal_arguments(s, kit, seat, move, code)
        return Refusal(self, code, arguments)

    def list_moves(self, s: Any, kit: Any, seat: int) -> list[int]:
        """The packed legal moves of a seat, interpreted."""
        return self._listed(self.legal_moves, s, kit, seat)

    def list_sensible_moves(self, s: Any, kit: Any, seat: int) -> list[int]:
        return self._listed(self.sensible_moves, s, kit, seat)

    def _listed(self, lister: Callable[..., None], s: Any, kit: Any, seat: int) -> list[int]:
        if is_over(s) or not may_decide(s, seat):
            return []
        out = _paper.offers
        withdraw_all(out)
        lister(s, kit, seat, out)
        return out.move[: count_offers(out)]


class _Paper(threading.local):
    """What moves are listed on, used again and again."""

    def __init__(self) -> None:
        self.offers = blank(Offers)


_paper = _Paper()


@cache
def seat_term(seat: int) -> Term:
    return Term(f"seat-{SEAT_NAMES[seat]}", SEAT_NAMES[seat])


def face_arguments(game: Game, face: Any) -> dict[str, Any]:
    """The fields of a move or event as arguments of a sentence."""
    return {name: value_word(game, kind, getattr(face, name)) for name, kind in face.kinds.items()}


def value_word(game: Game, kind: Any, value: Any) -> Any:
    """A field's value as an argument of a sentence: names become terms."""
    term = getattr(kind, "term", None)
    if term == "seat":
        return Term(f"seat-{value}", value)
    if isinstance(kind, Names) and kind.each and value != "none":
        keys = "seat" if kind.each == "seat" else f"{game.id}-{kind.each}"
        named = [each.partition(" ") for each in names_in(value)]
        return Terms(tuple((Term(f"{keys}-{name}", name), number) for name, _, number in named))
    return Term(f"{game.id}-{term}-{value}", value) if term else value
