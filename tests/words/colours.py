"""The colours of the seats, as a language names them."""

from __future__ import annotations

import re
from itertools import product

from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.words import CASES, words_of


def colours(lang: str) -> re.Pattern[str]:
    """Any of them, in any case."""
    words = words_of(lang)
    forms = {words.say(f"seat-{name}", {}) for name in SEAT_NAMES}
    for name, case in product(SEAT_NAMES, CASES):
        attributes = words.message(f"seat-{name}").attributes
        forms |= {words.format(attributes[case], {})} if case in attributes else set()
    return re.compile(rf"\b({'|'.join(sorted(forms))})\b")
