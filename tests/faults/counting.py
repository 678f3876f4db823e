"""What a run has seen."""

from __future__ import annotations

import dataclasses
from collections import Counter

MOST_SHOWN = 40


@dataclasses.dataclass
class Tally:
    tables: int = 0
    finished: int = 0
    moves: int = 0  # acknowledged; taking back is one too
    talk: int = 0  # acknowledged
    kills: int = 0
    troubles: Counter[str] = dataclasses.field(default_factory=Counter)
    reconnects: int = 0
    repeats: int = 0  # requests sent again, after a lost answer or on purpose, and answered
    suppressed: int = 0  # tickets that were sent more than once and are stored once
    unavailable: int = 0  # answers that the store cannot be used now
    refused: Counter[str] = dataclasses.field(default_factory=Counter)
    rows: int = 0  # stored
    seen: int = 0  # rows that clients have, all of them stored
    problems: list[str] = dataclasses.field(default_factory=list)
    kinds: Counter[str] = dataclasses.field(default_factory=Counter)  # of problems

    def problem(self, where: object, kind: str, *more: object) -> None:
        self.problems.append(" ".join(map(str, (where, kind, *more))))
        self.kinds[kind] += 1

    def report(self) -> str:
        lines = [
            f"tables opened          {self.tables} ({self.finished} games over)",
            f"moves acknowledged     {self.moves} (and {self.talk} words)",
            f"kills                  {self.kills}",
            f"troubles of the store  {dict(self.troubles) or 'none'}",
            f"reconnects             {self.reconnects}",
            f"requests repeated      {self.repeats}",
            f"duplicates suppressed  {self.suppressed}",
            f"store was unavailable  {self.unavailable}",
            f"refused                {dict(self.refused)}",
            f"rows stored            {self.rows}",
            f"rows seen by clients   {self.seen}",
            f"problems               {dict(self.kinds) or 0}",
            *(f"  {problem}" for problem in self.problems[:MOST_SHOWN]),
        ]
        return "\n".join(lines)
