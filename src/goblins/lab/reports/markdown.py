"""The same in short, for a page of documentation or a message."""

from __future__ import annotations

from collections.abc import Iterator

from .comparing import Differences
from .findings import findings_of
from .reading import RunResults
from .sections import ReportTable, sections_of
from .targets import MET, held_goals
from .wording import Wording, difference_cells


def markdown_of(run: RunResults, lang: str, differences: Differences | None = None) -> str:
    words = Wording(run.experiment.found_game, lang)
    return "\n".join(_lines(run, words, differences)) + "\n"


def _lines(run: RunResults, words: Wording, differences: Differences | None) -> Iterator[str]:
    bots = ", ".join(dict.fromkeys(bot for arm in run.experiment.arms for bot in arm.bots))
    yield f"# {run.experiment.name}"
    yield ""
    yield words.phrase("lab-report-head", games=run.games, arms=len(run.arms), bots=bots)
    yield from _of_targets(run, words)
    found = findings_of(run, words)
    if found:
        yield from ("", f"## {words.phrase('lab-report-findings')}", "", *(f"- {sentence}" for sentence in found))
    if differences is not None:
        yield from _of_differences(differences, words)
    for section in sections_of(run):
        yield from ("", f"## {words.measure(section.measure)}")
        for table in section.tables:
            yield from _table(table, words)


def _of_targets(run: RunResults, words: Wording) -> Iterator[str]:
    held = held_goals(run)
    if not held:
        return
    met = sum(each.verdict == MET for each in held)
    yield from ("", f"## {words.phrase('lab-report-stamp', met=met, targets=len(held))}", "")
    for each in held:
        about = words.phrase(
            "lab-target", verdict=words.phrase(f"lab-target-{each.verdict}"), wanted=words.wanted(each)
        )
        yield f"- {words.phrase('lab-of-arm', arm=each.arm, sentence=words.held(each))} ({about})"


def _of_differences(differences: Differences, words: Wording) -> Iterator[str]:
    told = words.phrase("lab-differences", compared=differences.compared, found=len(differences.found))
    yield from ("", f"## {words.phrase('lab-report-differences')}", "", told)
    if differences.found:
        yield ""
    for each in differences.found:
        path, found = each.path, each.contrast
        one, other, _, interval = difference_cells(found, path, words)
        yield f"- {each.pairing}, {words.figure(path)}: {one} → {other} ({interval})"


def _table(table: ReportTable, words: Wording) -> Iterator[str]:
    heads = [words.phrase(f"lab-head-{name}") for name in ("arm", "value", "mean", "interval")]
    yield from ("", f"{words.aspect(table.aspect)}:", "", f"| {' | '.join(heads)} |", "|---|---|---:|---:|")
    for row in table.rows:
        name = words.value(row.path) if row.path.value else words.phrase("lab-all-values")
        mean, interval = words.mean(row.path, row.estimate), words.interval(row.path, row.estimate)
        yield f"| {row.arm} | {name} | {mean} | {interval} |"
    if table.left_out:
        yield from ("", words.phrase("lab-left-out", values=table.left_out))
