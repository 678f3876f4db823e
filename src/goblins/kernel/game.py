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
from .defaults import (
    NoFigures,
    NoOptions,
    PlainEnding,
    any_kit,
    any_options,
    never_silent,
    no_doubts,
    no_faults,
    nothing_to_add,
    plain_picture,
    plain_question,
)
from .errors import BadInput
from .events import PUBLIC as PUBLIC
from .events import Log
from .kinds import Names, names_in
from .leads import Swing
from .listing import lister_of
from .names import SEAT_NAMES
from .offers import LAST_OFFER, Offers, count_offers, withdraw_all
from .options import Setting
from .position_words import PositionWords
from .reasons import FIRST_OWN_REASON, CommonReason, Refusal, RuleReason
from .record import Int8, Int16, Int32, blank, record
from .rule import rule
from .seeing import redealer_of, see
from .steps import begin_game, is_over, may_decide
from .tallies import Statistic
from .vocabulary import Event, Move, MoveOrEvent, Vocabulary
from .what_ifs import Choosing
from .words import Sentence, Sitter, Sitters, Term, Terms


@record
class Outcome:
    """How a game ended. Filled by the game's `outcome` rule; `ended` is 0 while it goes on."""

    ended: Int8
    winners: Int32  # a mask; empty for a draw
    points: Annotated[list[Int16], MAX_SEATS]


@rule
def clear_outcome(out: Outcome) -> None:
    """Make it blank, as every `outcome` rule gets it."""
    out.ended = 0
    out.winners = 0
    for seat in range(MAX_SEATS):
        out.points[seat] = 0


def derived_from_refusal(s: Any, kit: Any, seat: int, out: Offers) -> None:
    """Stands for the rule that `listing.lister_of` makes of the game's moves and its `refusal`."""


def same_as_legal_moves(s: Any, kit: Any, seat: int, out: Offers) -> None:
    """Stands for the game's own `legal_moves`."""


def derived_from_records(s: Any, kit: Any, seat: int, key: Key) -> None:
    """Stands for the rule that `seeing.redealer_of` makes of the game's records."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Game:
    """A game, as the kernel, the bots, the tables and the tests see it. Functions marked * are rules.

    What has a default here need not be said: docs/your-own-game.md makes a game of the rest.
    """

    # Declarations: what there is.
    id: str  # its name in files, addresses and keys of words, such as `liars`
    rules_version: int = 1  # counts up when the same moves would bring something else
    oldest_rules: int = 1  # the first version that can still be played: rules that differ ask `s.table.rules`
    seat_counts: tuple[int, ...]  # how many can play
    state: type[Any]  # the record of everything on the table
    kit: type[Any] = NoFigures  # the record of a component set's figures
    folder: Path | None = None  # with components/*.toml; None: one set, of blank figures
    options: type[Any] = NoOptions  # the record of what a table has chosen
    settings: Sequence[Setting] = ()  # what a table can choose
    simulation_options: Mapping[str, Any] = dataclasses.field(default_factory=dict)  # so that simulated games end
    moves: Vocabulary[Move]  # what seats may decide
    events: Vocabulary[Event]  # what may happen
    reasons: type[RuleReason]  # why a move may be refused
    endings: type[IntEnum] = PlainEnding  # how a game may end; the first is NONE
    widest: int = LAST_OFFER  # most legal moves of one seat at once
    statistics: Sequence[Statistic] = ()  # what simulations count
    swings: Sequence[Swing] = ()  # the events by which a seat gets ahead
    choosings: Sequence[Choosing] = ()  # the choices whose worth can be measured
    daily: Daily | None = None  # a game for one seat may have a run of the day

    # Rules: what happens.
    set_up: Callable[..., None]  # * (s, kit, options, log), on an open table
    refusal: Callable[..., int]  # * (s, kit, seat, move), only asked of seats that may decide
    legal_moves: Callable[..., None] = derived_from_refusal  # * (s, kit, seat, out): offers them, likewise
    sensible_moves: Callable[..., None] = same_as_legal_moves  # * (s, kit, seat, out): without redundant orders
    apply: Callable[..., None]  # * (s, kit, seat, move, log)
    outcome: Callable[..., None]  # * (s, kit, out)
    check_kit: Callable[[Any], None] = any_kit  # raises BadInput where a set contradicts a stated or derived figure
    doubt_kit: Callable[[Any], list[BadInput]] = no_doubts  # where a set differs from what we reconstructed
    check_kit_fits_options: Callable[[Any, Any], None] = any_options  # (kit, options) raises BadInput if it does not
    faults: Callable[[Any, Any], list[Sentence]] = no_faults  # (s, kit): broken invariants, such as a goblin too many
    # What is told when a part of a game is over, such as a round whose pieces the next one clears away; and
    # (s, kit, seat, move, log): makes the move that ends it and stops there, asking nobody (kernel/finished.py).
    part_ended: type[Event] | None = None
    finish_part: Callable[[Any, Any, int, int, Log], None] | None = None

    # Seeing: who may know what.
    view: Callable[[Any, Any, int], Any] = see  # (s, kit, seat): the one door for secrets
    redeal: Callable[..., None] = derived_from_records  # * (s, kit, seat, key): draws what the seat cannot know anew
    # (view, s, kit, seat): what `view` gives for a seat, made of the public's view, where that is quicker
    unveil: Callable[[Any, Any, Any, int], Any] | None = None
    # (view, event): bring a public view up to date; None: the events of the game do not tell everything
    retell: Callable[[Any, Event], None] | None = None
    # (s, kit, seat, move, log): what a sealed move will do by itself when it is shown, whatever others have sealed
    foretell: Callable[[Any, Any, int, int, Log], None] | None = None
    # (s, kit, seat, move): what a roll may come to, as `foresee.PossibleResult`, once whoever may choose has chosen
    forecast: Callable[[Any, Any, int, int], Sequence[Any]] | None = None
    silent: Callable[[Any], bool] = never_silent  # * (s): is table talk closed now?
    picture: Callable[[Any, str], str] = plain_picture  # (view, lang): the table in text, with Rich markup

    # Words: how it is told. A game of the package has all of them in its Fluent files.
    about: str = ""  # for a game outside the package: what it is and how it is played, in English
    words: Mapping[str, str] = dataclasses.field(default_factory=dict)  # likewise: by the ends of their keys
    chapters: Sequence[str] = ("rules",)  # the anchors of the rules, in reading order
    explained: Sequence[str] = ()  # the components that explain themselves, by the ends of their keys
    question: Callable[[Any, Any, int], Sentence] = plain_question  # (s, kit, seat): what is asked
    position_words: PositionWords | None = None  # for positions as text; None: all of it field by field
    # For some numbers of seats, words that stand for one seat: each team of a duel is one (`team-1` is red).
    teams_of_one: Mapping[int, Mapping[str, str]] = dataclasses.field(default_factory=dict)
    # (s, kit, seat, move, code): what the sentence of a refusal names beside the seat and the move
    refusal_arguments: Callable[[Any, Any, int, int, int], dict[str, Any]] = nothing_to_add

    def __post_init__(self) -> None:
        if self.legal_moves is derived_from_refusal:
            object.__setattr__(self, "legal_moves", lister_of(self.moves, self.refusal))
        if self.sensible_moves is same_as_legal_moves:
            object.__setattr__(self, "sensible_moves", self.legal_moves)
        if self.redeal is derived_from_records:
            object.__setattr__(self, "redeal", redealer_of(self.state))

    def check_seats(self, count: int) -> None:
        """Raises BadInput unless so many can play."""
        if count not in self.seat_counts:
            if len(self.seat_counts) == 1:
                raise BadInput("seats-alone", found=count, known=self.seat_counts[0], game=self.id)
            known = f"{self.seat_counts[0]}-{self.seat_counts[-1]}"
            raise BadInput("seats", found=count, known=known, game=self.id)

    def plays_rules(self, version: int) -> bool:
        """Can the rules of that version be played?"""
        return self.oldest_rules <= version <= self.rules_version

    def lay_out(self, kit: Any, options: Any, seats: int, key: Key, log: Log | None, rules: int | None = None) -> Any:
        """A fresh state, set up for so many seats. Raises BadInput for a component set that cannot serve them."""
        self.check_kit_fits_options(kit, options)
        s = blank(self.state)
        begin_game(s, seats, key, self.rules_version if rules is None else rules)
        self.set_up(s, kit, options, log)
        return s

    def why_not(self, s: Any, kit: Any, seat: int, move: int) -> int:
        """The code of the reason against a packed move. Works for any seat and any number."""
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
            arguments |= arguments_of(self, self.moves.unpack(move))
            arguments |= self.refusal_arguments(s, kit, seat, move, code)
        return Refusal(self, code, arguments)

    def describe(self, found: MoveOrEvent) -> Sentence:
        """A move or an event in words."""
        kind = "move" if isinstance(found, Move) else "event"
        return Sentence(f"{self.id}-{kind}-{found.verb}", arguments_of(self, found))

    def sitters(self, by_seat: Mapping[str, Sitter]) -> Sitters:
        """Whoever sits at each seat, by all the words that stand for them."""
        teams = self.teams_of_one.get(len(by_seat), {})
        return {
            **{f"seat-{seat}": sitter for seat, sitter in by_seat.items()},
            **{term_key(self, team): by_seat[seat] for team, seat in teams.items()},
        }

    def explanation(self, component: str) -> Sentence:
        """What a component is and does. Raises BadInput where nothing is called so."""
        if component not in self.explained:
            raise BadInput("component", found=component, known=", ".join(self.explained))
        return Sentence(f"{self.id}-{component}-explain")

    def chapter(self, anchor: str) -> Sentence:
        """A chapter of the rules. Raises BadInput where there is none."""
        if anchor not in self.chapters:
            raise BadInput("chapter", found=anchor, known=", ".join(self.chapters))
        return Sentence(f"{self.id}-rule-{anchor}")

    def list_moves(self, s: Any, kit: Any, seat: int) -> list[int]:
        """The packed legal moves of a seat, interpreted."""
        return self._listed(self.legal_moves, s, kit, seat)

    def list_sensible_moves(self, s: Any, kit: Any, seat: int) -> list[int]:
        return self._listed(self.sensible_moves, s, kit, seat)

    def _listed(self, lister: Callable[..., None], s: Any, kit: Any, seat: int) -> list[int]:
        if is_over(s) or not may_decide(s, seat):
            return []
        out = _buffer.offers
        withdraw_all(out)
        lister(s, kit, seat, out)
        return out.move[: count_offers(out)]


class _OffersBuffer(threading.local):
    """A buffer for listing moves, used again and again."""

    def __init__(self) -> None:
        self.offers = blank(Offers)


_buffer = _OffersBuffer()


@cache
def seat_term(seat: int) -> Term:
    return Term(f"seat-{SEAT_NAMES[seat]}", SEAT_NAMES[seat])


def arguments_of(game: Game, found: MoveOrEvent) -> dict[str, Any]:
    """The fields of a move or event, and what else it names, as arguments of a sentence."""
    fields = {name: value_word(game, kind, getattr(found, name)) for name, kind in found.kinds.items()}
    named = found.named if isinstance(found, Event) else {}
    return fields | {name: Term(term_key(game, term), term_key(game, term)) for name, term in named.items()}


def term_key(game: Game, term: str) -> str:
    """The key of a word, or what the keys of a kind of word begin with: seats are those of all games."""
    return term if term.split("-")[0] == "seat" else f"{game.id}-{term}"


def value_word(game: Game, kind: Any, value: Any) -> Any:
    """A field's value as an argument of a sentence: names become terms."""
    term = getattr(kind, "term", None)
    if isinstance(kind, Names) and value != "none":
        keys = f"{term_key(game, kind.each)}-" if kind.each else ""
        named = [each.partition(" ") for each in names_in(value)]
        return Terms(tuple((Term(f"{keys}{name}" if keys else "", name), number) for name, _, number in named))
    return Term(f"{term_key(game, term)}-{value}", str(value)) if term else value
