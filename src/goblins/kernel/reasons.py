"""Why a move is not allowed: a code in the rules, a sentence for people."""

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from .names import name_of
from .words import say

if TYPE_CHECKING:
    from .game import Game


class CommonReason(IntEnum):
    """Reasons every game shares. A game's own reasons count from `FIRST_OWN_REASON`."""

    NONE = 0
    GAME_OVER = 1
    NOT_ASKED = 2
    NO_MOVE = 3


FIRST_OWN_REASON = 16


class Refusal:
    """A move that was refused, why, and the rule it would have broken."""

    def __init__(self, game: "Game", code: int, arguments: dict[str, Any]) -> None:
        self.game = game
        self.code = code
        self.arguments = arguments

    @property
    def reason(self) -> str:
        member = CommonReason(self.code) if self.code < FIRST_OWN_REASON else self.game.reasons(self.code)
        return name_of(member)

    @property
    def anchor(self) -> str:
        """The place in the rules that says so, such as `GW-invade`."""
        return self.game.anchors.get(self.code, "deciders")

    @property
    def key(self) -> str:
        key = f"refusal-{self.reason}"
        return key if self.code < FIRST_OWN_REASON else f"{self.game.id}-{key}"

    def text(self, lang: str = "en") -> str:
        return say(lang, self.key, **self.arguments)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Refusal {self.reason} ({self.anchor})>"


class Refused(ValueError):  # noqa: N818 - what happened, not what went wrong
    """Raised when a refused move is played all the same; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.text()
