"""Sentences as Python says them, for the page's tests to compare: JSON with [lang, spoken, text] each.

Every entry of every file that the page reads is said several times, with numbers of every plural form, seats in every
case and each id that a sentence selects by. Run by `src/lib/words/book.test.ts`.
"""

import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

import msgspec

from goblins.kernel.spoken import spoken
from goblins.kernel.words import CASES, LANGUAGES, Sentence, Term, Terms, entries_of, files_of, words_of

NOT_ON_THE_PAGE = ("cli.ftl", "lab.ftl", "ladder.ftl")
OF_THE_PLAIN_PAGE = "plain-"
NUMBERS = (0, 1, 2, 5, 21, 1234)
SEATS = ("red", "blue", "green", "yellow", "violet", "bone")


def samples(entry: str) -> list[dict[str, object]]:
    names = set(re.findall(r"\$([\w-]+)", entry))
    ends = "|".join((*CASES, "id"))
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


said = []
for lang in LANGUAGES:
    book = words_of(lang)
    keys = {
        key
        for file in files_of(lang)
        if file.name not in NOT_ON_THE_PAGE
        for key in entries_of(file.read_text("utf-8"))
        if not key.startswith(OF_THE_PLAIN_PAGE)
    }
    for key in sorted(keys):
        for arguments in samples(book.entries[key]):
            sentence = Sentence(key, arguments)
            said.append([lang, msgspec.to_builtins(spoken(sentence)), sentence.text(lang)])
    # a word that is missing, a list of words, a sentence within a sentence
    waiting = Sentence("question-waiting", {"seat": Term("seat-nobody")})
    listed = Terms(((Term("seat-red", "red"), "2"), (Term("seat-bone", "bone"), "")))
    within = Sentence(
        "bad-position-impossible", {"problem": Sentence("refusal-not-asked", {"seat": Term("seat-blue")})}
    )
    over = Sentence("bad-position-impossible", {"problem": listed})
    said.append([lang, msgspec.to_builtins(spoken(waiting)), waiting.text(lang)])
    said.append([lang, msgspec.to_builtins(spoken(within)), within.text(lang)])
    said.append([lang, msgspec.to_builtins(spoken(over)), over.text(lang)])
    said.append([lang, {"key": "no-such-key", "args": {}}, Sentence("no-such-key").text(lang)])
json.dump(said, sys.stdout, ensure_ascii=False)
