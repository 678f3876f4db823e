"""The Fluent files, taken apart: which messages there are, what they ask for, and every text they can become."""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import goblins
from goblins.kernel.words import CASES, GENDER

ENDINGS = re.compile(f"-(id|is|vowel|signed|{GENDER}|{'|'.join(CASES)})$")


@dataclasses.dataclass(frozen=True)
class Choice:
    """A choice between forms: by which argument, and the texts each form can become."""

    by: str
    forms: Mapping[str, tuple[str, ...]]


@dataclasses.dataclass(frozen=True)
class Message:
    key: str
    arguments: frozenset[str]  # as they are written: `foe-genitive`, `card-id`
    texts: tuple[str, ...]  # with `⟨foe-genitive⟩` where an argument is put, and ⟨⟩ for what is to be taken literally
    choices: tuple[Choice, ...]
    attributes: frozenset[str]

    @property
    def needs(self) -> frozenset[str]:
        """The arguments a caller must give: without the endings for cases and ids."""
        return frozenset(ENDINGS.sub("", name) for name in self.arguments)


PLURALS = frozenset({"one", "few", "many", "other"})
Language = dict[str, Message]


def sources_of(lang: str) -> list[str]:
    folder = Path(goblins.__file__).parent / "locales" / lang
    return [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl"))]


def page_sources_of(lang: str) -> list[str]:
    """What only the page says."""
    ui = Path(__file__).parents[2] / "ui"
    files = [*(ui / "locales" / lang).glob("*.ftl"), *(ui / "src" / "games").rglob(f"words/{lang}.ftl")]
    return [file.read_text(encoding="utf-8") for file in sorted(files)]


def language(*sources: str) -> Language:
    return {message.key: message for message in _messages(sources)}


def defects(*sources: str) -> list[str]:
    """What is no message at all, and keys that are there twice."""
    entries = [entry for source in sources for entry in _entries(source)]
    junk = [str(entry.content).splitlines()[0] for entry in entries if isinstance(entry, ast.Junk)]
    keys = sorted(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    return junk + [key for key, again in itertools.pairwise(keys) if key == again]


def bundle(lang: str, *sources: str) -> Any:
    made = FluentBundle([lang], use_isolating=False)
    for source in sources:
        made.add_resource(FluentResource(source))
    return made


def _entries(source: str) -> list[Any]:
    return list(FluentParser(with_spans=False).parse(source).body)


def _messages(sources: Iterable[str]) -> Iterator[Message]:
    for entry in itertools.chain.from_iterable(_entries(source) for source in sources):
        if isinstance(entry, ast.Message):
            parts: list[Any] = [entry, *entry.attributes]
            patterns = [part.value for part in parts if part.value is not None]
            yield Message(
                key=entry.id.name,
                arguments=frozenset(itertools.chain.from_iterable(map(_arguments, patterns))),
                texts=tuple(itertools.chain.from_iterable(map(_texts, patterns))),
                choices=tuple(itertools.chain.from_iterable(map(_choices, patterns))),
                attributes=frozenset(attribute.id.name for attribute in entry.attributes),
            )


def _nodes(node: Any) -> Iterator[Any]:
    """The node and everything inside it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from _nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from _nodes(child)


def _arguments(node: Any) -> frozenset[str]:
    return frozenset(inner.id.name for inner in _nodes(node) if isinstance(inner, ast.VariableReference))


def _choices(pattern: Any) -> Iterator[Choice]:
    for node in _nodes(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            yield Choice(
                by=node.selector.id.name,
                forms={_spelled(form.key): tuple(_texts(form.value)) for form in node.variants},
            )


def _spelled(key: Any) -> str:
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)


def _texts(pattern: Any) -> list[str]:
    """Every text the pattern can become."""
    return ["".join(parts) for parts in itertools.product(*map(_texts_of_part, pattern.elements))]


def _texts_of_part(part: Any) -> list[str]:
    if isinstance(part, ast.TextElement):
        return [part.value]
    if isinstance(part.expression, ast.SelectExpression):
        return [text for form in part.expression.variants for text in _texts(form.value)]
    return [shown(part.expression.id.name if isinstance(part.expression, ast.VariableReference) else "")]


def shown(argument: str) -> str:
    """An argument as texts show it."""
    return f"⟨{argument}⟩"
