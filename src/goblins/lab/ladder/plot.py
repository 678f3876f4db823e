"""The ladder as a picture: a bar for each fixture with its interval, and the ratings beside it. Plain SVG."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from ...kernel.words import Term, say
from ..proportions import percent
from . import Ladder
from .standing import Standing

WIDTH, ROW, LABEL, BAR = 760, 34, 250, 380
STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #2b2118 } .dim { fill: #7a6a58 } .head { font-weight: 700 }
  .ground { fill: #f6efe2 } .bar { fill: #6f8f3c } .below { fill: #b5532a } .open { fill: #8d8475 }
  .line { stroke: #2b2118; stroke-width: 2 } .even { stroke: #7a6a58; stroke-dasharray: 4 4 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0e6d4 } .dim { fill: #b3a48f } .ground { fill: #1f1a15 } .line { stroke: #f0e6d4 }
  }
"""


def draw_ladder(ladder: Ladder, lang: str = "en") -> str:
    rows = [*_fixtures(ladder, lang), *_ratings(ladder, lang, len(ladder.standings))]
    height = ROW * (len(ladder.standings) + len(ladder.ratings) + 4)
    title = say(lang, "lab-ladder-title", game=Term(f"{ladder.laid.game}-title"), seats=ladder.laid.seats)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect class="ground" width="{WIDTH}" height="{height}"/>',
            f'<text class="head" x="16" y="{ROW - 8}">{escape(title)}</text>',
            *rows,
            "</svg>",
            "",
        ]
    )


def _fixtures(ladder: Ladder, lang: str) -> Iterator[str]:
    for i, standing in enumerate(ladder.standings):
        y = ROW * (i + 1.5)
        if standing.fixture.seats > 1:
            yield from _share_row(ladder, standing, y, lang)
        else:
            yield from _points_row(ladder, standing, y)


def _share_row(ladder: Ladder, standing: Standing, y: float, lang: str) -> Iterator[str]:
    fixture, mark = standing.fixture, ladder.mark or standing.fixture.even
    kind = "bar" if standing.low > mark else "below" if standing.high < mark else "open"
    name = say(lang, "lab-ladder-fixture", alone=fixture.alone, others=fixture.others)
    yield f'<text x="16" y="{y + 16}">{escape(name)}</text>'
    yield f'<rect class="{kind}" x="{LABEL}" y="{y + 2}" width="{BAR * standing.share:.1f}" height="18" rx="3"/>'
    yield _whisker(LABEL + BAR * standing.low, LABEL + BAR * standing.high, y + 11)
    yield f'<line class="even" x1="{LABEL + BAR * mark:.1f}" x2="{LABEL + BAR * mark:.1f}" y1="{y}" y2="{y + 22}"/>'
    yield f'<text class="dim" x="{LABEL + BAR + 16}" y="{y + 16}">{percent(standing.share)} %</text>'


def _points_row(ladder: Ladder, standing: Standing, y: float) -> Iterator[str]:
    most = max(each.margin_high for each in ladder.standings if each.games > 1)
    yield f'<text x="16" y="{y + 16}">{escape(standing.fixture.alone)}</text>'
    reach = [max(0.0, each) / most * BAR for each in (standing.margin, standing.margin_low, standing.margin_high)]
    yield f'<rect class="bar" x="{LABEL}" y="{y + 2}" width="{reach[0]:.1f}" height="18" rx="3"/>'
    yield _whisker(LABEL + reach[1], LABEL + reach[2], y + 11)
    yield f'<text class="dim" x="{LABEL + BAR + 16}" y="{y + 16}">{standing.margin:.2f}</text>'


def _ratings(ladder: Ladder, lang: str, above: int) -> Iterator[str]:
    top = ROW * (above + 2)
    yield f'<text class="head" x="16" y="{top + ROW - 8}">{escape(say(lang, "lab-ladder-ratings"))}</text>'
    low = min(each.mean - 2 * each.deviation for each in ladder.ratings)
    high = max(each.mean + 2 * each.deviation for each in ladder.ratings)
    for i, each in enumerate(ladder.ratings):
        y = top + ROW * (i + 1.5)
        spots = [
            LABEL + BAR * (value - low) / (high - low)
            for value in (each.mean, each.mean - 2 * each.deviation, each.mean + 2 * each.deviation)
        ]
        yield f'<text x="16" y="{y + 5}">{escape(each.bot)}</text>'
        yield _whisker(spots[1], spots[2], y)
        yield f'<circle class="bar" cx="{spots[0]:.1f}" cy="{y}" r="6"/>'
        figure = say(lang, "lab-ladder-rating", mean=round(each.mean, 1), reach=round(2 * each.deviation, 1))
        yield f'<text class="dim" x="{LABEL + BAR + 16}" y="{y + 5}">{escape(figure)}</text>'


def _whisker(x1: float, x2: float, y: float) -> str:
    return f'<line class="line" x1="{x1:.1f}" x2="{x2:.1f}" y1="{y}" y2="{y}"/>'
