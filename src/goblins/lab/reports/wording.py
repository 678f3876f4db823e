"""Figures in words: their names, numbers with no more digits than they deserve, and sentences."""

from __future__ import annotations

import math

from ...kernel.game import Game, value_word
from ...kernel.kinds import Kind
from ...kernel.names import SEAT_NAMES
from ...kernel.words import Term, has_words, say, say_seat
from ..experiments.estimates import Estimate
from ..experiments.figures import SHARES, Path
from ..tallies import own_word
from .reading import Contrast
from .targets import Held

IN_PERCENT = (*SHARES, "worth")


class Wording:
    """Of one game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.lang = game, lang

    def phrase(self, key: str, **arguments: object) -> str:
        return say(self.lang, key, **arguments)

    def measure(self, name: str) -> str:
        return self.phrase(f"lab-statistic-{name}") if has_words(f"lab-statistic-{name}") else name

    def aspect(self, name: str) -> str:
        return self.phrase(f"lab-aspect-{name}")

    def value(self, path: Path) -> str:
        """What people call it: a card, a seat, a bot, a number."""
        if path.value in SEAT_NAMES:
            return say_seat(self.lang, path.value)
        word = _value_word(self.game, path)
        return self.phrase(word.key) if isinstance(word, Term) else word

    def figure(self, path: Path) -> str:
        parts = [self.measure(path.measure), self.aspect(path.aspect), *([self.value(path)] if path.value else [])]
        return " · ".join(parts)

    def number(self, path: Path, value: float, width: float) -> str:
        """In percent where it is a share; with digits that its interval lets mean something."""
        if path.aspect in IN_PERCENT:
            return self.phrase("lab-percent", number=rounded(100 * value, 100 * width))
        return self.phrase("lab-number", number=rounded(value, width))

    def plain(self, path: Path, value: float, width: float) -> str:
        """The same without the sign of percent, for a table that says it once."""
        factor = 100 if path.aspect in IN_PERCENT else 1
        return self.phrase("lab-number", number=rounded(factor * value, factor * width))

    def mean(self, path: Path, estimate: Estimate) -> str:
        return self.number(path, estimate.mean, estimate.width)

    def interval(self, path: Path, estimate: Estimate) -> str:
        low, high = (self.plain(path, each, estimate.width) for each in (estimate.low, estimate.high))
        return self.phrase("lab-from-to", low=low, high=high)

    def wanted(self, held: Held) -> str:
        goal, path = held.goal, held.least[0]
        if goal.most_ratio is not None:
            return self.phrase("lab-wanted-ratio", ratio=goal.most_ratio)
        low, high = (None if each is None else self.number(path, each, each / 20) for each in (goal.low, goal.high))
        if low is not None and high is not None:
            return self.phrase("lab-wanted-between", low=low, high=high)
        if low is not None:
            return self.phrase("lab-wanted-least", low=low)
        return self.phrase("lab-wanted-most", high=high or "")

    def held(self, held: Held) -> str:
        """A finding in one sentence, with intervals."""
        (least, low), (most, high) = held.least, held.most
        if len(held.figures) == 1:
            mean, interval = self.mean(least, low), self.interval(least, low)
            return self.phrase("lab-held-one", figure=self.figure(least), mean=mean, interval=interval)
        return self.phrase(
            "lab-held-several",
            figure=f"{self.measure(least.measure)} · {self.aspect(least.aspect)}",
            least=self.value(least),
            least_mean=self.mean(least, low),
            least_interval=self.interval(least, low),
            most=self.value(most),
            most_mean=self.mean(most, high),
            most_interval=self.interval(most, high),
        )


def difference_cells(found: Contrast, path: Path, words: Wording) -> list[str]:
    """What a figure was and is, how much that differs, and its interval."""
    width = found.high - found.low
    numbers = (
        words.plain(path, value, width) for value in (found.one, found.other, found.size, found.low, found.high)
    )
    one, other, size, low, high = numbers
    return [one, other, size, words.phrase("lab-from-to", low=low, high=high)]


def _value_word(game: Game, path: Path) -> str | Term:
    if path.measure == "endings" and has_words(f"{game.id}-ended-{path.value}"):
        return Term(f"{game.id}-ended-{path.value}", path.value)
    kind = _kind_of(game, path)
    word = value_word(game, kind, path.value) if kind is not None else path.value
    return word if isinstance(word, Term) and has_words(word.key) else own_word(path.value)


def _kind_of(game: Game, path: Path) -> Kind | None:
    for choosing in game.choosings:
        if choosing.name == path.measure and choosing.by is not None and path.aspect.startswith("worth"):
            return choosing.moves[0].kinds[choosing.by]
    return next((each.kind for each in game.statistics if each.name == path.measure), None)


def rounded(value: float, width: float) -> float | int:
    """With the digits that an interval of this width lets mean something."""
    if not math.isfinite(value):
        return 0
    digits = 2 if not math.isfinite(width) or width <= 0 else max(0, math.ceil(-math.log10(width / 2)))
    found = round(value, min(digits, 6))
    return int(found) if digits == 0 or found == int(found) else found
