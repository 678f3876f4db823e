"""What there is to play: games, their options, components and rules, in words and by their keys."""

from __future__ import annotations

import functools
import zlib
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from fastapi import Query

from ..bots import bot_names
from ..kernel import registry
from ..kernel.components import load_set, released_names
from ..kernel.game import Game, term_key
from ..kernel.kinds import Names, Seat
from ..kernel.options import Amount, Setting
from ..kernel.vocabulary import Event, Move, MoveOrEvent, Vocabulary
from ..kernel.words import say, words_of
from .bodies import Routes
from .caller import Reader

routes = Routes("games")
BOT_FACES = {
    "random": 557,
    "whelp": 155,
    "scrapper": 601,
    "overseer": 4242,
    "schemer": 241,
    "warlord": 474,
}  # others get one by their name
Lang = Annotated[str | None, Query(description="en, fr or ru; else as the browser accepts", max_length=8)]


class Words(msgspec.Struct, frozen=True):
    """A sentence by its key, and said."""

    key: str
    text: str


class Summary(msgspec.Struct, frozen=True):
    id: str
    title: Words
    summary: Words
    seats: list[int]
    rules: int
    bots: list[str]


class Value(msgspec.Struct, frozen=True):
    value: str
    title: Words


class OptionFace(msgspec.Struct, frozen=True):
    """A choice has `values`; an amount has `least` and `most`, and `values` where a number has a word of its own."""

    name: str
    kind: Literal["choice", "amount"]
    default: str | int
    title: Words
    explanation: Words
    values: list[Value]
    least: int | None
    most: int | None


class SetFace(msgspec.Struct, frozen=True):
    name: str
    version: int
    hash: str


class Component(msgspec.Struct, frozen=True):
    """Something in the box that explains itself."""

    id: str
    explanation: Words


class Chapter(msgspec.Struct, frozen=True):
    anchor: str
    rule: Words


class Entries(msgspec.Struct, frozen=True):
    """Words as a Fluent file has them."""

    fluent: str


class FaceForm(msgspec.Struct, frozen=True):
    """How a move or an event is put into words: which key, and of which fields' values there are words of their own
    (`term` + value is their key; of a list, each value has one). `named` are words that its sentence names beside
    them."""

    key: str
    notation: str
    silent: bool
    terms: dict[str, str]
    lists: dict[str, str]
    named: dict[str, str]


class BotFace(msgspec.Struct, frozen=True):
    """Somebody who plays without being a person: how it is called, what it is like, and the number of its face."""

    name: str
    title: Words
    about: Words
    face: int


class GameDetails(msgspec.Struct, frozen=True):
    """`bots` are told from the weakest to the strongest. `teams_of_one` says for some numbers of seats which words
    stand for one seat."""

    game: Summary
    bots: list[BotFace]
    options: list[OptionFace]
    sets: list[SetFace]
    chapters: list[str]
    components: list[Component]
    moves: dict[str, FaceForm]
    events: dict[str, FaceForm]
    teams_of_one: dict[str, dict[str, Seat]]


@routes.get("/games")
async def list_games(caller: Reader, lang: Lang = None) -> list[Summary]:
    """All games."""
    return [_summary(registry.find(name), _language(lang, caller.lang)) for name in registry.names()]


@routes.get("/games/{game}")
async def show_game(caller: Reader, game: str, lang: Lang = None) -> GameDetails:
    """Everything that a page needs to know of a game before anybody plays it."""
    return _details(registry.find(game).id, _language(lang, caller.lang))


@routes.get("/games/{game}/words")
async def show_words(caller: Reader, game: str, lang: Lang = None) -> Entries:
    """All that a game says, for pages that were built without it. What a language lacks is told in English."""
    entries = {**words_of("en").entries, **words_of(_language(lang, caller.lang)).entries}
    prefix = f"{registry.find(game).id}-"
    return Entries("\n".join(text.strip("\n") for key, text in entries.items() if key.startswith(prefix)))


@routes.get("/games/{game}/components/{component}")
async def explain_component(caller: Reader, game: str, component: str, lang: Lang = None) -> Component:
    """What something in the box is and does."""
    return _component(registry.find(game), component, _language(lang, caller.lang))


@routes.get("/games/{game}/rules")
async def read_rules(caller: Reader, game: str, lang: Lang = None) -> list[Chapter]:
    """The rules in our own words, chapter by chapter."""
    found, language = registry.find(game), _language(lang, caller.lang)
    return [_chapter(found, anchor, language) for anchor in found.chapters]


@routes.get("/games/{game}/rules/{anchor}")
async def read_chapter(caller: Reader, game: str, anchor: str, lang: Lang = None) -> Chapter:
    return _chapter(registry.find(game), anchor, _language(lang, caller.lang))


def _language(lang: str | None, accepted: str) -> str:
    return accepted if lang is None else words_of(lang).lang


@functools.lru_cache(64)
def _details(id: str, lang: str) -> GameDetails:
    game = registry.find(id)
    sets = [load_set(game, name) for name in released_names(game)]
    return GameDetails(
        game=_summary(game, lang),
        bots=[_bot(name, lang) for name in bot_names(game)],
        options=[_option(game, setting, lang) for setting in game.settings],
        sets=[SetFace(found.name, found.version, found.hash) for found in sets],
        chapters=list(game.chapters),
        components=[_component(game, name, lang) for name in game.explained],
        moves=_forms(game, game.moves),
        events=_forms(game, game.events),
        teams_of_one={
            str(seats): {term_key(game, term): seat for term, seat in teams.items()}
            for seats, teams in game.teams_of_one.items()
        },
    )


def _summary(game: Game, lang: str) -> Summary:
    return Summary(
        id=game.id,
        title=_words(f"{game.id}-title", lang),
        summary=_words(f"{game.id}-summary", lang),
        seats=list(game.seat_counts),
        rules=game.rules_version,
        bots=bot_names(game),
    )


def _bot(name: str, lang: str) -> BotFace:
    face = BOT_FACES.get(name, zlib.crc32(name.encode()))
    return BotFace(name, _words(f"bot-{name}", lang), _words(f"bot-{name}-about", lang), face)


def _worded(setting: Setting) -> Sequence[str | int]:
    return setting.worded if isinstance(setting, Amount) else setting.samples()


def _option(game: Game, setting: Setting, lang: str) -> OptionFace:
    key = f"{game.id}-option-{setting.name}"
    amount = isinstance(setting, Amount)
    return OptionFace(
        name=setting.name,
        kind="amount" if amount else "choice",
        default=setting.write(int(setting.default)),
        title=_words(key, lang),
        explanation=_words(f"{key}-explain", lang),
        values=[Value(str(one), _words(f"{key}-{one}", lang)) for one in _worded(setting)],
        least=setting.low if isinstance(setting, Amount) else None,
        most=setting.high if isinstance(setting, Amount) else None,
    )


def _component(game: Game, name: str, lang: str) -> Component:
    return Component(name, _words(game.explanation(name).key, lang))


def _chapter(game: Game, anchor: str, lang: str) -> Chapter:
    return Chapter(anchor, _words(game.chapter(anchor).key, lang))


def _words(key: str, lang: str) -> Words:
    return Words(key, say(lang, key))


def _forms(game: Game, vocabulary: Vocabulary[MoveOrEvent]) -> dict[str, FaceForm]:
    forms = {}
    for verb, cls in vocabulary.types.items():
        is_move = issubclass(cls, Move)
        terms: dict[str, str] = {}
        lists: dict[str, str] = {}
        for name, kind in cls.kinds.items():
            if isinstance(kind, Names):
                lists[name] = f"{term_key(game, kind.each)}-" if kind.each else ""
            elif term := getattr(kind, "term", None):
                terms[name] = f"{term_key(game, term)}-"
        forms[str(verb)] = FaceForm(
            key=f"{game.id}-{'move' if is_move else 'event'}-{verb}",
            notation=cls.notation if issubclass(cls, Move) else "",
            silent=issubclass(cls, Event) and cls.silent,
            terms=terms,
            lists=lists,
            named={name: term_key(game, term) for name, term in cls.named.items()} if issubclass(cls, Event) else {},
        )
    return forms
