"""Everything that people may ask or feel at a table can be said in three languages."""

import pytest

from goblins.kernel.words import LANGUAGES, words_of
from goblins.tables.requests import REACTIONS
from goblins.tables.store import StoreUnavailable

STORE = ["read-only", "full", "gone", "busy", "broken", "newer", "url", "closed"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reaction_has_words(lang: str) -> None:
    said = [term.key for term in REACTIONS.values()]
    assert [key for key in said if key not in words_of(lang).entries] == []
    assert len({words_of(lang).say(key, {}) for key in said}) == len(REACTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("trouble", STORE)
def test_every_trouble_of_the_store_has_words_without_its_details(lang: str, trouble: str) -> None:
    text = StoreUnavailable(f"store-{trouble}", "disk /dev/sda1").text(lang)
    assert not text.startswith("[")
    assert "/dev/sda1" not in text
