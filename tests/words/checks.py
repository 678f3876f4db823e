"""What the words must keep. Each check returns its complaints, one line each."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from typing import Any

from goblins.kernel.words import CASES

from .games import Supplies
from .source import Asked, Family, Source
from .texts import Choice, Language, Message, shown

SAMPLES = (0, 1, 2, 5, 21, "text")
UNSAID = re.compile(r"\[[a-z0-9_]+(-[a-zA-Z0-9_]+)+\]")  # what `say` shows for a key that is missing

HIGH = ";:!?»"
LOOSE = {
    "en": [],
    "fr": [
        # Not a colon inside a word (`me:Anna`) or an address.
        (re.compile(f"(?<![ {HIGH}])(?<!⟨⟩)[{HIGH}](?!(?<=:)(?:\\w|//))"), "no space before high punctuation"),
        (re.compile("«[^ ]"), "no space after «"),
        (re.compile("[\\d⟩]%"), "no space before %"),
    ],
    "ru": [
        (re.compile("[^ ]—"), "no space before a dash"),
        (re.compile("№[^ ]"), "no space after №"),
        (re.compile("[\\d⟩]%"), "no space before %"),
    ],
}
FOREIGN_QUOTES = {"en": "«»„", "fr": "“”„", "ru": "“”‘’"}
PLURALS = {"one", "few", "many"}


# ----------------------------------------------------------------------------------------------- keys


def missing(supplies: Iterable[str], source: Source, english: Language, language: Language) -> list[str]:
    """Keys that are asked for and not there. Of a family, whatever English has must be there."""
    asked = {*supplies, *(one.key for one in source.asked)}
    asked |= {key for key in english if any(family.has(key, source.spelled) for family in source.families)}
    return sorted(asked - language.keys())


def childless(source: Source, language: Language) -> list[str]:
    """Families of keys of which there is not a single one."""
    return [
        f"{family.where}: {family.before}…{family.after}"
        for family in source.families
        if not any(family.has(key, source.spelled) for key in language)
    ]


def unasked(supplies: Iterable[str], source: Source, language: Language) -> list[str]:
    """Keys that are there and nobody asks for."""
    asked = {*supplies, *(one.key for one in source.asked), *source.strings}
    return sorted(key for key in language.keys() - asked if not _is_kin(key, source.families, source.spelled))


def _is_kin(key: str, families: Iterable[Family], spelled: frozenset[str]) -> bool:
    return any(family.has(key, spelled) for family in families)


# ------------------------------------------------------------------------------------------ arguments


def unlike(english: Language, language: Language) -> list[str]:
    """Messages that need other arguments than the English ones."""
    return [
        f"{key}: {sorted(language[key].needs)}, in English {sorted(english[key].needs)}"
        for key in sorted(english.keys() & language.keys())
        if english[key].needs != language[key].needs
    ]


def unsupplied(supplies: Supplies, asked: Iterable[Asked], language: Language) -> list[str]:
    """Messages that need an argument their caller does not give."""
    by_games = [
        f"{key} needs {sorted(language[key].needs)}"
        for key, sets in supplies.items()
        if key in language and not any(language[key].needs <= given for given in sets)
    ]
    by_source = [
        f"{one.where}: {one.key} needs {sorted(language[one.key].needs - one.gives)}"
        for one in asked
        if one.gives is not None and one.key in language and not language[one.key].needs <= one.gives
    ]
    return by_games + by_source


def unsayable(bundle: Any, language: Language) -> list[str]:
    """Messages that cannot be formatted for some sample values."""
    return [
        f"{key} {values}: {error}"
        for key, message in language.items()
        for values in _sample_values(message.arguments, message.choices)
        for error in bundle.format_pattern(bundle.get_message(key).value, values)[1]
    ]


def _sample_values(arguments: Iterable[str], choices: Iterable[Choice]) -> Iterator[dict[str, Any]]:
    ids: dict[str, set[str]] = {name: {"other"} for name in arguments if name.endswith("-id")}
    for choice in choices:
        ids.get(choice.by, set()).update(choice.forms)
    rest = [name for name in arguments if name not in ids]
    for sample, *chosen in itertools.product(SAMPLES, *map(sorted, ids.values())):
        yield dict.fromkeys(rest, sample) | dict(zip(ids, chosen, strict=True))


# --------------------------------------------------------------------------------------------- texts


def typewritten(language: Language) -> list[str]:
    """Straight quotes, three dots, hyphens for a dash, doubled spaces; what is meant so belongs into placeables."""
    return _found(language, [(re.compile(r"""["'`]|\.\.\.| --? |  """), "a typewriter’s sign")])


def foreign(lang: str, language: Language) -> list[str]:
    return _found(language, [(re.compile(f"[{FOREIGN_QUOTES[lang]}]"), "the quotes of another language")])


def loose(lang: str, language: Language) -> list[str]:
    """Signs without the space that becomes one that does not break."""
    return _found(language, LOOSE[lang])


def stiff(language: Language) -> list[str]:
    """Spaces that do not break: where there must be one, the words put it there themselves."""
    return _found(language, [(re.compile("[\u00a0\u202f]"), "a typed no-break space")])


def _found(language: Language, wrong: Iterable[tuple[re.Pattern[str], str]]) -> list[str]:
    return [
        f"{key}: {what} in “{text}”"
        for key, message in language.items()
        for text in message.texts
        for pattern, what in wrong
        if pattern.search(text)
    ]


# --------------------------------------------------------------------------------------------- forms


def miscounted(english: Language, russian: Language) -> list[str]:
    """Russian counts with one, few and many, wherever a noun follows what English counts."""
    incomplete = [
        f"{key}: ${choice.by} lacks {sorted(PLURALS - choice.forms.keys())}"
        for key, message in russian.items()
        for choice in message.choices
        if choice.forms.keys() & PLURALS and not choice.forms.keys() >= PLURALS | {"other"}
    ]
    invariable = [
        f"{key}: ${choice.by} has its forms in English only"
        for key in english.keys() & russian.keys()
        for choice in english[key].choices
        if "one" in choice.forms and choice.by not in _counted(russian[key])
        if _counts_a_noun(choice.by, russian[key].texts)
    ]
    return incomplete + invariable


def mute(language: Language, other_number: str) -> list[str]:
    """The form for one serves another number too (0 in French, 21 in Russian): it must say which, if others do."""
    return [
        f"{key}: the form for one does not say ${choice.by}"
        for key, message in language.items()
        for choice in message.choices
        if "one" in choice.forms and other_number not in choice.forms
        if _counts_a_noun(choice.by, choice.forms["other"])
        if not all(shown(choice.by) in text for text in choice.forms["one"])
    ]


def _counted(message: Message) -> set[str]:
    return {choice.by for choice in message.choices if choice.forms.keys() & PLURALS}


def _counts_a_noun(argument: str, texts: Iterable[str]) -> bool:
    return any(re.search(rf"{shown(argument)}\s[^\W\d_]", text) for text in texts)


def uninflected(language: Language, keys: str = "") -> list[str]:
    """Words whose keys begin like this, without all their cases."""
    return [
        f"{key} lacks {sorted({*CASES} - message.attributes)}"
        for key, message in language.items()
        if key.startswith(keys) and not message.attributes >= {*CASES}
    ]
