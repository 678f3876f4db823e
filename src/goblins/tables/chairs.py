"""Who sits where."""

from __future__ import annotations

import dataclasses
from typing import Literal

Kind = Literal["open", "person", "bot"]


@dataclasses.dataclass
class Chair:
    kind: Kind = "open"
    who: str = ""  # a person's identity
    name: str = ""
    face: int = 0
    bot: str = ""  # the bot that plays here: its own, or in place of an absent person
    goblin: str = ""  # whom the bot is called after, where it has been called so before
    away: bool = False
    missed: bool = False  # away without having said so
    muted: bool = False

    def seat_person(self, who: str, name: str, face: int) -> None:
        self.free()
        self.kind, self.who, self.name, self.face = "person", who, name, face

    def seat_bot(self, bot: str, goblin: str = "") -> None:
        self.free()
        self.kind, self.bot, self.goblin = "bot", bot, goblin

    def free(self) -> None:
        self.kind, self.who, self.name, self.face, self.bot, self.goblin = "open", "", "", 0, "", ""
        self.muted = False
        self.come_back()

    def go_away(self, missed: bool) -> None:
        self.away, self.missed = True, missed

    def come_back(self) -> None:
        self.away = self.missed = False
