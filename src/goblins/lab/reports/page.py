"""The report as one HTML file, with everything in it: no network, no fonts, no scripts."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path as FilePath

from .comparing import Differences
from .findings import findings_of
from .reading import RunResults
from .sections import ReportRow, ReportTable, Section, sections_of
from .targets import MET, Held, held_goals
from .wording import IN_PERCENT, Wording, difference_cells

STYLE = FilePath(__file__).with_name("report.css")
WIDTH, HEIGHT = 300, 30  # of the drawing in a cell, which is stretched
DIFFERENCE = ("figure", "one", "other", "size", "interval")


def page_of(run: RunResults, lang: str, differences: Differences | None = None) -> str:
    words = Wording(run.experiment.found_game, lang)
    held = held_goals(run)
    body = [*_head(run, held, words), *_cards(held, words), *_findings(run, words)]
    if differences is not None and differences.compared:
        body += _differences(differences, words)
    body += [
        '<div class="cols">',
        *(line for each in sections_of(run) for line in _section(run, each, words)),
        "</div>",
    ]
    body += _again(run, words)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{lang}" data-game="{escape(run.experiment.game)}">',
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(run.experiment.name)}</title>",
            f"<style>{STYLE.read_text(encoding='utf-8')}</style>",
            '<main class="rep">',
            *body,
            "</main>",
            "</html>",
            "",
        ]
    )


def _head(run: RunResults, held: list[Held], words: Wording) -> Iterator[str]:
    experiment = run.experiment
    told = words.phrase(
        "lab-report-head",
        games=run.games,
        arms=len(run.arms),
        bots=", ".join(dict.fromkeys(bot for arm in experiment.arms for bot in arm.bots)),
    )
    yield f"<header><div><h1>{escape(experiment.name)}</h1><p>{escape(told)}</p></div>"
    if held:
        met = sum(each.verdict == MET for each in held)
        kind = "ok" if met == len(held) else "part"
        stamp = words.phrase("lab-report-stamp", met=met, targets=len(held))
        yield f'<div class="stamp {kind}">{escape(stamp)}</div>'
    yield "</header>"


def _cards(held: list[Held], words: Wording) -> Iterator[str]:
    if not held:
        return
    several = len({each.arm for each in held}) > 1
    yield f'<section class="three" aria-label="{escape(words.phrase("lab-report-targets"))}">'
    for each in held:
        verdict = words.phrase(f"lab-target-{each.verdict}")
        about = words.phrase("lab-target", verdict=verdict, wanted=words.wanted(each))
        sentence = words.held(each)
        if several:
            sentence = words.phrase("lab-of-arm", arm=each.arm, sentence=sentence)
        link = f'<a href="#{each.least[0].measure}">{escape(sentence)}</a>'
        yield f'<div class="fd {each.verdict}"><b>{escape(_figure(each, words))}</b><p>{link}</p>'
        yield f"<small>{escape(about)}</small></div>"
    yield "</section>"


def _figure(held: Held, words: Wording) -> str:
    """What a card says in large."""
    (path, low), (_, high) = held.least, held.most
    if held.goal.most_ratio is not None:
        return words.phrase("lab-times", ratio=round(held.ratio, 1))
    if len(held.figures) == 1:
        return words.mean(path, low)
    least, most = words.plain(path, low.mean, low.width), words.mean(path, high)
    return words.phrase("lab-from-to", low=least, high=most)


def _findings(run: RunResults, words: Wording) -> Iterator[str]:
    found = findings_of(run, words)
    if found:
        yield f'<section class="slate"><h2>{escape(words.phrase("lab-report-findings"))}</h2><ul>'
        yield from (f"<li>{escape(sentence)}</li>" for sentence in found)
        yield "</ul></section>"


def _differences(differences: Differences, words: Wording) -> Iterator[str]:
    yield f'<section class="wide" id="differences"><h2>{escape(words.phrase("lab-report-differences"))}</h2>'
    count = len(differences.found)
    told = words.phrase("lab-differences", compared=differences.compared, found=count)
    yield f'<p class="cap">{escape(told)}</p>'
    if count:
        heads = [escape(words.phrase(f"lab-difference-{name}")) for name in DIFFERENCE]
        yield f"<table><thead><tr>{''.join(f'<th>{head}</th>' for head in heads)}</tr></thead><tbody>"
        for each in differences.found:
            cells = difference_cells(each.contrast, each.path, words)
            yield f'<tr><th scope="row">{escape(words.figure(each.path))}<small>{escape(each.pairing)}</small></th>'
            yield "".join(f'<td class="rg">{escape(cell)}</td>' for cell in cells) + "</tr>"
        yield "</tbody></table>"
    yield "</section>"


def _section(run: RunResults, section: Section, words: Wording) -> Iterator[str]:
    yield f'<section id="{escape(section.measure)}"><h2>{escape(words.measure(section.measure))}</h2>'
    for table in section.tables:
        yield from _table(table, len(run.arms) > 1, words)
    yield "</section>"


def _table(table: ReportTable, several: bool, words: Wording) -> Iterator[str]:
    unit = words.phrase("lab-in-percent") if table.aspect in IN_PERCENT else ""
    yield f"<table><caption>{escape(' · '.join(filter(None, (words.aspect(table.aspect), unit))))}</caption>"
    yield f"<thead><tr><th>{escape(words.phrase('lab-head-value'))}</th><th>{escape(_axis(table, words))}</th>"
    yield f'<th class="nu">{escape(words.phrase("lab-head-mean"))}</th>'
    yield f'<th class="rg">{escape(words.phrase("lab-head-interval"))}</th></tr></thead>'
    arm = None
    for row in table.rows:
        if row.arm != arm:
            heading = (
                f'<tr><th colspan="4" scope="rowgroup" class="arm">{escape(row.arm)}</th></tr>' if several else ""
            )
            yield f"{'</tbody>' if arm is not None else ''}<tbody>{heading}"
            arm = row.arm
        yield _row(row, table, words)
    yield "</tbody></table>"
    if table.left_out:
        yield f'<p class="cap">{escape(words.phrase("lab-left-out", values=table.left_out))}</p>'


def _axis(table: ReportTable, words: Wording) -> str:
    path, (low, high) = table.rows[0].path, _span(table)
    return words.phrase(
        "lab-from-to", low=words.plain(path, low, high - low), high=words.plain(path, high, high - low)
    )


def _span(table: ReportTable) -> tuple[float, float]:
    """Where the drawing begins and ends: a little beyond all intervals."""
    margin = (table.high - table.low) / 20 or abs(table.high) / 10 or 1.0
    low = table.low - margin
    return (max(0.0, low) if table.low >= 0 else low), table.high + margin


def _row(row: ReportRow, table: ReportTable, words: Wording) -> str:
    found, path = row.estimate, row.path
    name = words.value(path) if path.value else words.phrase("lab-all-values")
    mean = words.plain(path, found.mean, found.width)
    return (
        f'<tr><th scope="row">{escape(name)}</th><td class="pc">{_drawing(row, table)}</td>'
        f'<td class="nu">{escape(mean)}</td><td class="rg">{escape(words.interval(path, found))}</td></tr>'
    )


def _drawing(row: ReportRow, table: ReportTable) -> str:
    """The interval as a bar, the mean as a tick in it."""
    low, high = _span(table)
    spots = [
        WIDTH * (value - low) / (high - low) for value in (row.estimate.low, row.estimate.high, row.estimate.mean)
    ]
    zero = f'<path d="M{-WIDTH * low / (high - low):.1f} 0V{HEIGHT}" class="zero"/>' if low < 0 < high else ""
    bar = f'<rect x="{spots[0]:.1f}" y="10" width="{max(1.0, spots[1] - spots[0]):.1f}" height="10" class="iv"/>'
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" aria-hidden="true">{zero}{bar}'
        f'<path d="M{spots[2]:.1f} 5V25" class="md"/></svg>'
    )


def _again(run: RunResults, words: Wording) -> Iterator[str]:
    experiment = run.experiment
    sets = dict.fromkeys((str(arm.components["name"]), str(arm.components["hash"])) for arm in experiment.arms)
    about = words.phrase(
        "lab-report-again",
        seed=str(experiment.seed),
        batch=experiment.batch,
        rounds=run.rounds,
        version=experiment.version,
        rules=str(experiment.rules_version),
        sets=", ".join(f"{name} ({digest})" for name, digest in sets),
    )
    yield f'<section class="how"><h2>{escape(words.phrase("lab-report-how"))}</h2>'
    yield f"<code>goblins lab run PLAN</code><p>{escape(about)}</p></section>"
