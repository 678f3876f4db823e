"""One page that tells a run: what went wrong when, how fast moves were acknowledged, and what was found."""

from __future__ import annotations

import html
import itertools
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from .checker import KINDS, Verdict

WIDTH, LEFT, BAR, PLOT = 1180, 170, 16, 120
OUTAGE = 2.0  # seconds without an acknowledgement
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; max-width: 1240px; margin: 2rem auto; padding: 0 1rem; }
body { color: #1d2a1f; background: #fbfaf5 }
h1, h2 { font-weight: 650 }
table { border-collapse: collapse }
td, th { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid #d9d6c7 }
td:first-child, th:first-child { text-align: left }
.good { color: #1c6b34; font-weight: 650 }
.bad { color: #a3211b; font-weight: 650 }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #d9d6c7 }
text { font: 11px system-ui, sans-serif; fill: #444 }
.fault { fill: #b5482f } .outage { fill: #f3d9a4 } .rate { fill: #4d8a5b }
path { fill: none; stroke-width: 1.2 } .p50 { stroke: #27548a } .p99 { stroke: #b5482f }
pre { white-space: pre-wrap; background: #f4e7e4; padding: .6rem }
"""
EXPLAINED = """
<h2>Timeline</h2><p>Above, what went wrong. Below, moves acknowledged a second, and how long they took (p50 and p99 of
each second, up to 10 s, on a scale of square roots). Yellow: no acknowledgement for two seconds.</p>
"""


class Span(NamedTuple):
    kind: str
    begin: float
    end: float


class Told(NamedTuple):
    """What the page tells beside the verdict."""

    command: str
    machine: str
    date: str
    compared: int  # games that were played again
    more: list[str]  # other problems


def faults_of(history: list[list[Any]]) -> list[Span]:
    found, begun = [], dict[str, float]()
    for event in history:
        if event[2] == "fault":
            begun[event[3]] = event[0]
        elif event[2] == "mended":
            found.append(Span(event[3], begun.pop(event[3]), event[0]))
    return found


def latencies_of(history: list[list[Any]]) -> list[tuple[float, float]]:
    """When moves were acknowledged, and after how long."""
    asked: dict[str, float] = {}
    found = []
    for event in history:
        if event[2] == "ask":
            asked.setdefault(event[3], event[0])
        elif event[2] == "answer" and event[3] in asked:
            found.append((event[0], event[0] - asked.pop(event[3])))
    return found


def outages_of(latencies: list[tuple[float, float]]) -> list[Span]:
    times = [at for at, _ in latencies]
    return [Span("outage", one, two) for one, two in itertools.pairwise(times) if two - one >= OUTAGE]


def write_report(file: Path, history: list[list[Any]], verdict: Verdict, told: Told) -> None:
    faults, latencies = faults_of(history), latencies_of(history)
    end = max((event[0] for event in history), default=1.0)
    outages = outages_of(latencies)
    file.write_text(
        f"<!doctype html><html lang=en><meta charset=utf-8><title>Goblins: torture</title><style>{STYLE}</style>"
        f"<h1>Goblins under torture</h1><p>{html.escape(told.command)}<br>"
        f"{html.escape(told.machine)}, {told.date}</p>"
        + _verdicts(verdict, told, faults, end)
        + EXPLAINED
        + _timeline(faults, latencies, outages, end)
        + _table_of_faults(faults, outages)
        + _problems(verdict, told)
        + "</html>",
        encoding="utf-8",
    )


def _verdicts(verdict: Verdict, told: Told, faults: list[Span], end: float) -> str:
    kinds = verdict.kinds
    rows = "".join(f"<tr><td>{kind}<td class={'bad' if kinds[kind] else 'good'}>{kinds[kind]}" for kind in KINDS)
    figures = {
        "moves acknowledged": verdict.moves,
        "lines of talk acknowledged": verdict.talk,
        "rows stored": verdict.stored,
        "updates looked at": verdict.updates,
        "rows that players were told": verdict.rows,
        "games played again and compared byte by byte": told.compared,
        "connections opened after an acknowledgement": verdict.reads,
        "requests repeated and done once": verdict.suppressed,
        "faults": len(faults),
        "kinds of faults": len({fault.kind for fault in faults}),
        "seconds": round(end),
    }
    counted = "".join(f"<tr><td>{name}<td>{number:,}" for name, number in figures.items())
    return f"<h2>Verdict</h2><table>{rows}</table><h2>What was seen</h2><table>{counted}</table>"


def _timeline(faults: list[Span], latencies: list[tuple[float, float]], outages: list[Span], end: float) -> str:
    kinds = sorted({fault.kind for fault in faults})
    top = BAR * len(kinds) + 10

    def x(at: float) -> float:
        return round(LEFT + (WIDTH - LEFT) * at / end, 1)

    parts = [
        f"<rect class=outage x={x(one.begin)} width={max(0.5, x(one.end) - x(one.begin)):.1f} y=0 "
        f"height={top + 2 * PLOT + 40}><title>nothing acknowledged for {one.end - one.begin:.1f} s</title></rect>"
        for one in outages
    ]
    for row, kind in enumerate(kinds):
        parts.append(f"<text x=4 y={row * BAR + 13}>{kind}</text>")
        parts += [
            f"<rect class=fault x={x(one.begin)} width={max(1.0, x(one.end) - x(one.begin)):.1f} y={row * BAR + 3} "
            f"height={BAR - 4}><title>{kind}: {one.begin:.1f} to {one.end:.1f} s</title></rect>"
            for one in faults
            if one.kind == kind
        ]
    seconds: dict[int, list[float]] = defaultdict(list)
    for at, took in latencies:
        seconds[int(at)].append(took)
    most = max((len(one) for one in seconds.values()), default=1)
    base = top + PLOT
    wide = max(0.4, (WIDTH - LEFT) / end)
    parts += [
        f"<rect class=rate x={x(second)} width={wide:.2f} y={base - PLOT * len(one) / most:.1f} "
        f"height={PLOT * len(one) / most:.1f} />"
        for second, one in sorted(seconds.items())
    ]
    parts.append(f"<text x=4 y={top + 12}>moves/s, up to {most}</text>")
    for name, share in (("p50", 0.5), ("p99", 0.99)):
        points = [
            f"{x(second)},{base + 20 + PLOT - PLOT * min(1.0, _share(one, share) / 10) ** 0.5:.1f}"
            for second, one in sorted(seconds.items())
        ]
        parts.append(f'<path class={name} d="M{" L".join(points)}"/>' if points else "")
    parts.append(f"<text x=4 y={base + 34}>p50, p99: up to 10 s</text>")
    step = 120 if end > 300 else 10
    parts += [
        f"<text x={x(at)} y={base + PLOT + 36}>{at // 60}:{at % 60:02}</text>" for at in range(0, int(end), step)
    ]
    return f'<svg viewBox="0 0 {WIDTH} {base + PLOT + 44}">{"".join(parts)}</svg>'


def _share(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def _table_of_faults(faults: list[Span], outages: list[Span]) -> str:
    counted = Counter(fault.kind for fault in faults)
    rows = "".join(
        f"<tr><td>{kind}<td>{count}<td>{sum(one.end - one.begin for one in faults if one.kind == kind) / count:.1f}"
        for kind, count in sorted(counted.items())
    )
    away = sum(one.end - one.begin for one in outages)
    return (
        f"<h2>Faults</h2><table><tr><th>kind<th>times<th>seconds each{rows}</table>"
        f"<p>{len(outages)} times nothing was acknowledged for two seconds or more, {away:.0f} seconds in all.</p>"
    )


def _problems(verdict: Verdict, told: Told) -> str:
    lines = [f"{kind}: {what}" for kind, what in verdict.problems] + told.more
    return f"<h2>Problems</h2><pre>{html.escape(chr(10).join(lines[:100]))}</pre>" if lines else ""
