"""What goes wrong by a person's hand is said in one sentence, in their language."""

from typing import Any


class BadInput(ValueError):  # noqa: N818 - it names whose mistake it is
    """Something a person gave us cannot be used. Carries the key and arguments of the sentence that says so."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def text(self, lang: str = "en") -> str:
        from .words import say

        return say(lang, f"bad-{self.key}", **self.arguments)

    def __str__(self) -> str:
        return self.text()
