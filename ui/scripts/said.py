"""Sentences as Python says them, for the page's tests to compare: JSON with [lang, spoken, text, sitters] each.

Every entry of every file that the page reads is said several times, with numbers of every plural form, seats in every
case and each id that a sentence selects by; without and with somebody in the seats.
Run by `src/lib/words/book.test.ts`.
"""

import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

import msgspec

from goblins.kernel.spoken import spoken
from goblins.kernel.words import (
    CASES,
    GENDER,
    LANGUAGES,
    NOBODY,
    Sentence,
    Sitter,
    Term,
    Terms,
    entries_of,
    files_of,
    told_to,
    words_of,
)

NOT_ON_THE_PAGE = ("cli.ftl", "lab.ftl", "ladder.ftl")
# Of the plain page, of the terminal's pictures, and of what is wrong with a position or a file: see words-plugin.ts.
SAID_ELSEWHERE = (
    r"plain-|{name}-(picture|fault|where)-|bad-{name}-|bad-(file|document|text|set|script|position|game-file)-"
)
NUMBERS = (0, 1, 2, 5, 21, 1234)
SEATS = ("red", "blue", "green", "yellow", "violet", "bone")
# The reader, bots with names of ours, people with names of their own, one that French elides, and an empty seat.
SITTERS = {
    "seat-red": Sitter("Vasya", is_reader=True),
    "seat-blue": Sitter(term="name-itch"),
    "seat-green": Sitter("Zog"),
    "seat-yellow": Sitter("Éric"),
    "seat-bone": Sitter(term="name-snag"),
}


def samples(entry: str) -> list[dict[str, object]]:
    names = {name.removesuffix("-signed") for name in re.findall(r"\$([\w-]+)", entry)}
    ends = "|".join((*CASES, GENDER, "id", "is", "vowel"))
    terms = {re.sub(rf"-({ends})$", "", name) for name in names if re.search(rf"-({ends})$", name)} | (
        names & {"seat", "foe"}
    )
    plain = {name for name in names if re.sub(rf"-({ends})$", "", name) not in terms}
    if not names:
        return [{}]
    made = []
    for turn, number in enumerate(NUMBERS):
        arguments: dict[str, object] = dict.fromkeys(plain, number)
        for name in terms:
            selected = re.search(rf"\${name}-id\s*->((?:\s*\*?\[[\w-]+\][^\[]*)+)", entry)
            ids = re.findall(r"\[([\w-]+)\]", selected[1]) if selected else list(SEATS)
            arguments[name] = Term(f"seat-{SEATS[turn]}", ids[turn % len(ids)])
        made.append(arguments)
    return made


def say_both(lang: str, sentence: Sentence) -> None:
    """To whoever watches nobody in particular, and to the first of the sitters."""
    for sitters in (NOBODY, SITTERS):
        with told_to(sitters):
            told = {key: [sitter.name, sitter.term, sitter.is_reader] for key, sitter in sitters.items()}
            said.append([lang, msgspec.to_builtins(spoken(sentence)), sentence.text(lang), told])


said: list[list[object]] = []
for lang in LANGUAGES:
    book = words_of(lang)
    keys = {
        key
        for file in files_of(lang)
        if file.name not in NOT_ON_THE_PAGE
        for key in entries_of(file.read_text("utf-8"))
        if not re.match(SAID_ELSEWHERE.format(name=file.name.removesuffix(".ftl")), key)
    }
    for key in sorted(keys):
        for arguments in samples(book.entries[key]):
            say_both(lang, Sentence(key, arguments))
    # a word that is missing, a list of words, a sentence within a sentence
    waiting = Sentence("question-waiting", {"seat": Term("seat-nobody")})
    listed = Terms(((Term("seat-red", "red"), "2"), (Term("seat-bone", "bone"), "")))
    within = Sentence("coach-compared", {"other": Sentence("refusal-game-over"), "gains": listed})
    over = Sentence("coach-quick", {"other": Sentence("refusal-not-asked", {"seat": Term("seat-blue")})})
    names = [Terms(tuple((Term(f"seat-{seat}", seat), "") for seat in seats)) for seats in (SEATS[:1], SEATS)]
    ahead = [Sentence("goblins-inc-ending-boss", {"winners": winners}) for winners in names]
    for sentence in (waiting, within, over, *ahead, Sentence("no-such-key")):
        say_both(lang, sentence)
json.dump(said, sys.stdout, ensure_ascii=False)
