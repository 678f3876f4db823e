"""All text that a person reads, from the Fluent files in `goblins/locales`.

`say("fr", "refusal-not-asked", seat=Term("seat-red"))` gives a sentence. An argument may be a number, a text, a
`Term` (a word that has its own entry, given to the sentence in all its grammatical cases: `$seat`,
`$seat-genitive`, ...) or another refusal or error, said in the same language. A number comes with its sign too, for
what changes: `$speed-signed`. Lists and spaces that must not break are those of the language, wherever they stand.

A seat goes by its colour. Within `told_to(sitters)` it goes by whoever sits there: sentences select by `$seat-is`
whether that is the reader (`you`) or somebody else (`other`).
"""

from __future__ import annotations

import contextlib
import dataclasses
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from decimal import Decimal
from functools import cache, cached_property
from importlib import resources
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from .errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "ru")
CASES = ("genitive", "dative", "accusative", "instrumental")
GENDER = "gender"  # f, m or n, for sentences to select by: `{ $tile-gender -> ...`
VOWELS = "aeiouœæ"  # before them, French elides
LIST_LOCALES = {"en": "en_GB"}  # “Red, Blue and Green”, with no comma before the last
# What must not be torn off its word by the end of a line. The files have plain spaces there.
NO_BREAKS = {
    "fr": (re.compile(" (?=[;:!?»%])|(?<=«) |(?<=nº) "), "\u202f"),
    "ru": (re.compile(" (?=[—%])|(?<=№) "), "\u00a0"),
}
UNCOUNTABLE = 10**15  # Fluent writes no number much larger out

_folders: list[Any] = [resources.files("goblins") / "locales"]
_spare: dict[str, str] = {}  # entries for keys that no file has, the same in every language


@dataclasses.dataclass(frozen=True)
class Term:
    """A word with an entry of its own: a seat, a card, a die's face. Sentences can select by its `id`.

    Without a key it is what nobody declines, such as a square, and its `id` is all there is to say.
    """

    key: str
    id: str = ""


@dataclasses.dataclass(frozen=True)
class Terms:
    """Several words, each perhaps with a number, as the language lists them: “Red and Blue”."""

    terms: tuple[tuple[Term, str], ...]

    def text(self, lang: str = "en") -> str:
        return listed(lang, [f"{_listed(words_of(lang), term)} {number}".strip() for term, number in self.terms])

    @classmethod
    def undeclined(cls, texts: Iterable[Any]) -> Terms:
        """What nobody declines: numbers, squares, tiles."""
        return cls(tuple((Term("", str(text)), "") for text in texts))

    @property
    def is_reader(self) -> bool:
        """Is it the reader's seat alone?"""
        return len(self.terms) == 1 and _is_reader(self.terms[0][0])


@dataclasses.dataclass(frozen=True)
class Sentence:
    """Something to say, in whatever language the listener wants."""

    key: str
    arguments: dict[str, Any] = dataclasses.field(default_factory=dict)

    def text(self, lang: str = "en") -> str:
        return say(lang, self.key, **self.arguments)


@dataclasses.dataclass(frozen=True)
class Sitter:
    """Whoever sits at a seat, as sentences call them: by their own name, or by one that has an entry."""

    name: str = ""
    term: str = ""
    is_reader: bool = False  # who is told all this: “you”


Sitters = Mapping[str, Sitter]  # by the keys of the terms that stand for them, such as `seat-red`
NOBODY: Sitters = MappingProxyType({})
_sitters: ContextVar[Sitters] = ContextVar("sitters", default=NOBODY)


@contextlib.contextmanager
def told_to(sitters: Sitters) -> Iterator[None]:
    """Call the seats by those who sit there."""
    before = _sitters.set(sitters)
    try:
        yield
    finally:
        _sitters.reset(before)


def _sitter_at(term: Term) -> Sitter | None:
    return _sitters.get().get(term.key)


def _is_reader(term: Term) -> bool:
    sitter = _sitter_at(term)
    return sitter is not None and sitter.is_reader


def add_folder(folder: Any) -> None:
    """Look for words in another folder too: `<folder>/<lang>/*.ftl`."""
    if folder not in _folders:
        _folders.append(folder)
        words_of.cache_clear()


def add_entries(entries: Mapping[str, str]) -> None:
    """Words for keys that no file has, said in every language alike: better English than nothing."""
    _spare.update(entries)
    words_of.cache_clear()


def files_of(lang: str) -> list[Any]:
    return [
        file
        for folder in _folders
        for file in sorted((folder / lang).iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(".ftl")
    ]


class LanguageWords:
    """The words of one language.

    Entries are cut out of the files at once and parsed when they are first needed, and Fluent itself is imported for
    the first that needs it: a command that says three plain sentences starts at once.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.entries: dict[str, str] = dict(_spare)
        for file in files_of(lang):
            self.entries.update(entries_of(file.read_text(encoding="utf-8")))

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)

    def message(self, key: str) -> Any:
        """The parsed entry with that key."""
        if not self._bundle.has_message(key):
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(self.entries[key]))
        return self._bundle.get_message(key)

    def format(self, pattern: Any, values: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{self.lang}: {errors[0]}")
        return str(text)

    def say(self, key: str, values: dict[str, Any]) -> str:
        plain = plain_text(self.entries[key], values)
        return self.format(self.message(key).value, values) if plain is None else plain


def plain_text(entry: str, values: dict[str, Any]) -> str | None:
    """An entry of one line with nothing in it but names of texts and small numbers; None for all others."""
    found = re.fullmatch(r"[\w-]+ *= *([^{}\n]*(?:\{ \$[\w-]+ \}[^{}\n]*)*?) *\n(?:\s*|\n#.*)", entry, re.DOTALL)
    if found is None:
        return None
    names = re.findall(r"\{ \$([\w-]+) \}", found[1])
    if not all(_is_plain(values.get(name)) for name in names):
        return None
    return re.sub(r"\{ \$([\w-]+) \}", lambda name: str(values[name[1]]), found[1])


def _is_plain(value: Any) -> bool:
    return isinstance(value, str) or (type(value) is int and 0 <= value < 1000)


def entries_of(text: str) -> dict[str, str]:
    """The entries of a Fluent file by their keys, each as it stands there, without the comments between them."""
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    starts = list(re.finditer(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))
    ends = [found.start() for found in starts[1:]] + [len(text)]
    return {found[1]: text[found.start() : end] for found, end in zip(starts, ends)}


@cache
def words_of(lang: str) -> LanguageWords:
    if lang not in LANGUAGES:
        raise BadInput("language", found=lang, known=", ".join(LANGUAGES))
    return LanguageWords(lang)


def has_words(key: str) -> bool:
    """Is there a sentence with that key?"""
    return key in words_of(LANGUAGES[0]).entries


def say(lang: str, key: str, **arguments: Any) -> str:
    """The sentence with that key. A missing one is a defect of ours: the key itself is shown."""
    words = words_of(lang)
    if key not in words.entries:
        return f"[{key}]"
    values: dict[str, Any] = {}
    for name, value in arguments.items():
        values.update(_forms(words, name.replace("_", "-"), value))
    return spaced(lang, _with_capital(words.say(key, values), arguments, values))


def listed(lang: str, texts: Sequence[str]) -> str:
    """What is listed, with the commas and the “and” of the language."""
    if len(texts) < 2:
        return "".join(texts)
    from babel.lists import format_list

    return format_list(texts, "standard", LIST_LOCALES.get(lang, lang))


def spaced(lang: str, text: str) -> str:
    """The same text with spaces that do not break where the language wants them."""
    if lang not in NO_BREAKS:
        return text
    places, space = NO_BREAKS[lang]
    return places.sub(space, text)


def _with_capital(text: str, arguments: Mapping[str, Any], values: Mapping[str, Any]) -> str:
    """A sentence that begins with “you”, “your” or “team 1” begins with a capital."""
    if not text[:1].islower():
        return text
    stems = [name.replace("_", "-") for name, value in arguments.items() if isinstance(value, Term | Terms)]
    forms = [values.get(form) for stem in stems for form in (stem, *(f"{stem}-{case}" for case in CASES))]
    return text[0].upper() + text[1:] if any(form and text.startswith(form) for form in forms) else text


def say_seat(lang: str, seat: str) -> str:
    """Whoever sits there, as a heading or a label calls them."""
    return say(lang, "sitter-label", seat=Term(f"seat-{seat}", seat))


def _forms(words: LanguageWords, name: str, value: Any) -> dict[str, Any]:
    if isinstance(value, Term):
        return _forms_of_term(words, name, value)
    if isinstance(value, Terms):
        return {name: value.text(words.lang), f"{name}-is": "you" if value.is_reader else "other"}
    if hasattr(value, "text"):
        return {name: value.text(words.lang)}
    if isinstance(value, int | float) and abs(value) >= UNCOUNTABLE:
        return {name: f"{Decimal(value):.3g}"}
    if type(value) is int:
        return {name: value, f"{name}-signed": signed(value)}
    return {name: value}


def signed(number: int) -> str:
    """A change: +1, −2, and 0 for none."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def _forms_of_term(words: LanguageWords, name: str, term: Term) -> dict[str, Any]:
    word, cases = _word_and_cases(words, term) if term.key in words.entries else (_unentered(term), {})
    forms = {name: word, f"{name}-id": term.id, f"{name}-is": "you" if _is_reader(term) else "other"}
    return (
        forms
        | {f"{name}-{case}": cases.get(case, word) for case in CASES}
        | {f"{name}-gender": cases.get(GENDER, "")}
    )


def _unentered(term: Term) -> str:
    return f"[{term.key}]" if term.key else term.id


def _word_and_cases(words: LanguageWords, term: Term) -> tuple[str, dict[str, str]]:
    """Nominative and cases. Even the reader goes by name in the nominative: what is not written for you must still be
    right. Cases of a seat that its entry does not have are those of any name."""
    sitter = _sitter_at(term)
    own = term.key if sitter is None or not sitter.term else sitter.term
    word = sitter.name if sitter and sitter.name else words.say(own, {})
    if sitter and sitter.is_reader:
        return word, _cases(words, "sitter-you", {})
    cases = {} if sitter and sitter.name else _cases(words, own, {})
    if sitter or term.key.startswith("seat-"):
        cases = _cases(words, "sitter-named", {"name": word, "name-vowel": _begins_with_vowel(word)}) | cases
    return word, cases


def _cases(words: LanguageWords, key: str, values: dict[str, Any]) -> dict[str, str]:
    if "\n    ." not in words.entries[key]:
        return {}
    attributes = words.message(key).attributes
    return {case: words.format(attributes[case], values) for case in (*CASES, GENDER) if case in attributes}


def _begins_with_vowel(name: str) -> str:
    return "yes" if unicodedata.normalize("NFD", name[:1]).lower()[:1] in VOWELS else "no"


def _listed(words: LanguageWords, term: Term) -> str:
    """A word of a list."""
    if _is_reader(term):
        return words.say("sitter-you", {})
    return str(_forms_of_term(words, "term", term)["term"])


def detect_language(environment: dict[str, str]) -> str:
    """The player's language by the usual variables of the system, English if it is none of ours."""
    for variable in ("GOBLINS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = re.match("[a-z]{2}", environment.get(variable, ""))
        if found and found[0] in LANGUAGES:
            return found[0]
    return "en"
