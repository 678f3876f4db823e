"""What a run says of itself, beside its targets: a sentence for each thing that people ask first."""

from __future__ import annotations

from collections.abc import Iterator

from ..experiments.estimates import Estimate
from ..experiments.figures import Path
from .reading import RunResults, Series
from .wording import Wording

WORTH = ("worth", "worth-points")
LUCK = 0.05  # that a sentence may be wrong by luck


def findings_of(run: RunResults, words: Wording) -> list[str]:
    """One sentence each, with its interval."""
    several = len(run.arms) > 1
    return [
        words.phrase("lab-of-arm", arm=arm.name, sentence=sentence) if several else sentence
        for arm, series in zip(run.experiment.arms, run.arms)
        for sentence in _of_arm(series, arm.seats, words)
    ]


def _of_arm(series: dict[Path, Series], seats: int, words: Wording) -> Iterator[str]:
    estimates = {path: found for path, each in series.items() if (found := each.estimate) is not None}
    if seats > 1:
        yield from _of_the_first_player(estimates, seats, words)
    yield from _of_luck(estimates, words)
    yield from _of_worth(series, words)


def _of_the_first_player(estimates: dict[Path, Estimate], seats: int, words: Wording) -> Iterator[str]:
    path = Path("first-player", "won")
    if path not in estimates:
        return
    found = estimates[path]
    verdict = "ahead" if found.low > 1 / seats else "behind" if found.high < 1 / seats else "even"
    even = words.number(path, 1 / seats, found.width)
    yield words.phrase(
        f"lab-first-player-{verdict}", mean=words.mean(path, found), interval=words.interval(path, found), even=even
    )


def _of_luck(estimates: dict[Path, Estimate], words: Wording) -> Iterator[str]:
    seat, bot = Path("luck", "share", "same-seat"), Path("luck", "share", "same-bot")
    if seat in estimates and bot in estimates:
        yield words.phrase(
            "lab-luck",
            seat=words.mean(seat, estimates[seat]),
            seat_interval=words.interval(seat, estimates[seat]),
            bot=words.mean(bot, estimates[bot]),
            bot_interval=words.interval(bot, estimates[bot]),
        )


def _of_worth(series: dict[Path, Series], words: Wording) -> Iterator[str]:
    """The best and the worst value of each choice, where it is sure that they are better, or worse, than others. As
    many values are looked at, each must be so much surer (Bonferroni)."""
    for measure, aspect in dict.fromkeys((path.measure, path.aspect) for path in series if path.aspect in WORTH):
        here = [each for path, each in series.items() if (path.measure, path.aspect) == (measure, aspect)]
        ranked = sorted(((each, found) for each in here if (found := each.estimate)), key=lambda pair: pair[1].mean)
        choice = f"{words.measure(measure)} · {words.aspect(aspect)}"
        sure = 0
        for key, (each, found) in (("lab-worth-most", ranked[-1]), ("lab-worth-least", ranked[0])):
            if each.chance_of(0) <= LUCK / len(ranked) and (found.mean > 0) == (key == "lab-worth-most"):
                sure += 1
                mean, interval = words.mean(each.path, found), words.interval(each.path, found)
                yield words.phrase(key, choice=choice, value=words.value(each.path), mean=mean, interval=interval)
        if not sure:
            yield words.phrase("lab-worth-open", choice=choice)
