"""Why a move is not allowed: a code in the rules, a sentence for people."""

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Self

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


class RuleReason(IntEnum):
    """The base of a game's own reasons. Each is declared with its anchor, the place in the rules that says so; the
    first is NONE.

        class Reason(RuleReason):
            NONE = ""
            LAIR_FULL = "GW-recruit"
    """

    anchor: str

    def __new__(cls, anchor: str) -> Self:
        code = FIRST_OWN_REASON + len(cls.__members__) - 1 if cls.__members__ else 0
        reason = int.__new__(cls, code)
        reason._value_ = code
        reason.anchor = anchor
        return reason


class Refusal:
    """A move that was refused, why, and the rule it would have broken."""

    def __init__(self, game: "Game", code: int, arguments: dict[str, Any]) -> None:
        self.game = game
        self.code = code
        self.arguments = arguments

    @property
    def reason(self) -> str:
        return name_of(CommonReason(self.code) if self.code < FIRST_OWN_REASON else self._own())

    @property
    def anchor(self) -> str:
        """The place in the rules that says so, such as `GW-invade`."""
        return "deciders" if self.code < FIRST_OWN_REASON else self._own().anchor

    def _own(self) -> RuleReason:
        reasons: Any = self.game.reasons  # an enum is called with a value, not with what it was declared with
        found: RuleReason = reasons(self.code)
        return found

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
