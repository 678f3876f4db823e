"""The table drawn in text, with Rich markup: the chasm hex by hex, and beside it the production card or the cart.

Of a section the strokes say through which sides it leaves, and the number which spec it is. ▲ is a crag, ∩ a cave,
═ a ledge, × a blasted crag, ▒ rubble; S, T and N are the schemers, ◉ is the cart. Nothing depends on colours alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.canvas import Canvas, painted
from ...kernel.words import say
from .seen import SchemerView, SpaceView, SpecView, View
from .terms import COLUMNS, DAYS, MOST_SPEED, MOST_STABILITY, ROWS

STRIDE, HEIGHT = 9, 4  # columns and lines from a hex to the next
TOP, LEFT = 1, 1
MAP_WIDTH = LEFT + COLUMNS * STRIDE + 6
MAP_HEIGHT = TOP + ROWS * HEIGHT
STROKES = {  # line and column in the hex, and the sign
    "n": (1, 5, "│"),
    "ne": (1, 7, "╱"),
    "se": (3, 7, "╲"),
    "s": (3, 5, "│"),
    "sw": (3, 3, "╱"),
    "nw": (1, 3, "╲"),
}
TERRAINS = {
    "chasm": ("", ""),
    "crag": ("▲▲▲", "bold"),
    "cave": ("∩", "bold magenta"),
    "ledge": ("═══", "yellow"),
    "blasted": ("×", "dim"),
    "half-space": ("", ""),
}
RIM, NAME, TRACK, RUBBLE, GOBLIN, CART_STYLE = "dim", "dim", "bold cyan", "bold", "bold green", "bold red"
TOKENS = {"happy": ("☺", "green"), "brewing": ("◌", "dim"), "sour": ("☹", "red"), "blown": ("✹", "dim")}
BOTTLES = {"happy": ("☺", "bold green"), "angry": ("☹", "bold red"), "gone": ("·", "dim")}
COLOURS = {"blue": "blue", "red": "red", "yellow": "yellow", "black": "bold"}
FULL, EMPTY = "▮", "▯"


def picture(view: View, lang: str) -> str:
    chasm = list(_chasm(view).lines())
    beside = list(_cart(view, lang) if view.run else _production(view, lang))
    lines = [_heading(view, lang), ""]
    for i in range(max(len(chasm), len(beside))):
        left = chasm[i] if i < len(chasm) else " " * MAP_WIDTH
        right = beside[i] if i < len(beside) else ""
        lines.append(f"{left}{right}".rstrip())
    return "\n".join(lines)


def _heading(view: View, lang: str) -> str:
    tokens = " ".join(painted(*TOKENS[token]) for token in view.week.tokens)
    chasm = say(lang, f"nitro-run-chasm-{view.chasm}")
    key = "nitro-run-picture-day" if view.week.day <= DAYS else "nitro-run-picture-overtime"
    return f"[bold]{say(lang, key, day=view.week.day, days=DAYS)} · {chasm}[/] · {tokens}"


# ------------------------------------------------------------------------------------------------- the chasm


def _chasm(view: View) -> Canvas:
    canvas = Canvas()
    for line in range(MAP_HEIGHT):
        canvas.put(line, 0, " " * MAP_WIDTH)
    for space in view.spaces:
        _draw_rim(canvas, space)
    for space in view.spaces:
        _draw_space(canvas, view, space)
    _draw_openings(canvas, view)
    return canvas


def _corner(space: SpaceView) -> tuple[int, int]:
    """The line and column of the upper left corner of a hex; of half-spaces the lower half is seen."""
    half_rows = 2 * space.row + (1 if space.column == 1 else 0)
    return TOP + (half_rows - 2) * (HEIGHT // 2), LEFT + space.column * STRIDE


def _draw_rim(canvas: Canvas, space: SpaceView) -> None:
    line, column = _corner(space)
    if space.row > 0:
        canvas.put(line, column + 2, "_______", RIM)
        canvas.put(line + 1, column + 1, "╱", RIM)
        canvas.put(line + 1, column + 9, "╲", RIM)
        canvas.put(line + 2, column, "╱", RIM)
        canvas.put(line + 2, column + 10, "╲", RIM)
    canvas.put(line + 3, column, "╲", RIM)
    canvas.put(line + 3, column + 10, "╱", RIM)
    canvas.put(line + 4, column + 1, "╲", RIM)
    canvas.put(line + 4, column + 2, "_______", RIM)
    canvas.put(line + 4, column + 9, "╱", RIM)


def _draw_space(canvas: Canvas, view: View, space: SpaceView) -> None:
    line, column = _corner(space)
    middle = line + 2 if space.row else line + 3
    canvas.put(middle, column + 1, space.space, NAME)
    sign, style = TERRAINS[space.terrain]
    if space.section is not None:
        for end in space.ends:
            down, right, stroke = STROKES[end.side]
            canvas.put(line + down, column + right, stroke, TRACK)
        sign, style = str(space.section), TRACK
    if space.rubble is not None:
        sign, style = "▒▒▒", RUBBLE
    if space.schemer is not None:
        sign, style = f"{space.schemer[0].upper()}{sign}", GOBLIN
    if _has_cart(view, space):
        sign, style = f"◉{sign}", CART_STYLE
    canvas.put(middle, column + 4 + (len(sign) < 3), sign, style)


def _has_cart(view: View, space: SpaceView) -> bool:
    if view.run is None or view.run.ridden == 0:
        return False
    return view.run.way[view.run.ridden - 1].space == space.space


def _draw_openings(canvas: Canvas, view: View) -> None:
    spaces = {space.space: space for space in view.spaces}
    line, column = _corner(spaces[view.entrance])
    canvas.put(line, column + 5, "▼", "bold yellow")
    line, column = _corner(spaces[view.exit])
    canvas.put(line + HEIGHT, column + 5, "▼", "bold yellow")


# --------------------------------------------------------------------------------------- the production card


def _production(view: View, lang: str) -> Iterator[str]:
    for schemer in view.schemers:
        yield _schemer(view, schemer, lang)
    yield ""
    yield say(lang, "nitro-run-picture-grunts", grunts="  ".join(_grunts(view, lang)))
    for place, slots in (("draft", 1), ("gather", view.gather_spaces), ("build", view.build_spaces)):
        yield ""
        yield f"[bold]{say(lang, f'nitro-run-picture-{place}')}[/]"
        specs = sorted((spec for spec in view.specs if spec.place == place), key=lambda spec: spec.slot or 0)
        yield from (f"  {_spec(spec, lang)}" for spec in specs)
        yield from ["  [dim]○[/]"] * (slots - len(specs))
    yield ""
    yield f"[bold]{say(lang, 'nitro-run-picture-pool', stack=view.stack)}[/]"
    yield from (f"  {_spec(spec, lang)}" for spec in view.specs if spec.place == "pool")


def _schemer(view: View, schemer: SchemerView, lang: str) -> str:
    name = say(lang, f"nitro-run-schemer-{schemer.schemer}")
    actions = "●" * schemer.actions + "○" * (2 - schemer.actions)
    turn = " ◀" if schemer.schemer == view.active else ""
    stunned = f" [dim]{say(lang, 'nitro-run-picture-stunned')}[/]" if schemer.stunned else ""
    return f"[{GOBLIN}]{name}[/] {schemer.space} {actions}{turn}{stunned}"


def _grunts(view: View, lang: str) -> Iterator[str]:
    for grunt in view.grunts:
        facing = grunt.faces or "none"
        yield f"{grunt.grunt} {painted(say(lang, f'nitro-run-colour-{facing}'), COLOURS.get(facing, 'dim'))}"


def _spec(spec: SpecView, lang: str) -> str:
    """Its number, shape and numbers, then what is known of the other side, or the odds."""
    value = f"{spec.value}/{spec.top}" if spec.place == "gather" else f"{spec.top}"
    text = f"{spec.spec} {say(lang, f'nitro-run-shape-{spec.shape}')} {value}"
    if spec.face is not None:
        return f"{text}  {_numbers(spec.face.stability, spec.face.speed)}"
    if spec.odds is not None:
        odds = {"track": spec.odds.track, "blank": spec.odds.blank, "rubble": spec.odds.rubble}
        return f"{text}  [dim]{say(lang, 'nitro-run-picture-odds', **odds)}[/]"
    return text


def _numbers(stability: int, speed: int) -> str:
    return f"[cyan]⚖{_signed(stability)}[/] [yellow]»{_signed(speed)}[/]" if stability or speed else "[dim]⚖· »·[/]"


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


# -------------------------------------------------------------------------------------------------- the cart


def _cart(view: View, lang: str) -> Iterator[str]:
    run = view.run
    assert run is not None
    yield f"{say(lang, 'nitro-run-picture-stability')} {_gauge(run.stability, MOST_STABILITY)} {run.stability}"
    yield f"{say(lang, 'nitro-run-picture-speed')} {_gauge(run.speed, MOST_SPEED)} {run.speed}"
    yield ""
    yield f"[bold]{say(lang, 'nitro-run-picture-cart')}[/]"
    for bottle in reversed(run.cart):
        passenger = f" [dim]{say(lang, 'nitro-run-picture-passenger')}[/]" if bottle.passenger else ""
        yield f"  {bottle.nitro} {painted(*BOTTLES[bottle.face])}{passenger}"
    yield ""
    yield f"[bold]{say(lang, 'nitro-run-picture-way')}[/]"
    specs = {spec.spec: spec for spec in view.specs}
    for section in run.way:
        face = specs[section.spec].face
        here = "◉" if section is run.way[run.ridden - 1] and run.ridden else "·" if section.ridden else " "
        signs = f"{' ∩' if section.tunnel else ''}{' ═' if section.ledge else ''}"
        numbers = _numbers(face.stability, face.speed) if face else "?"
        yield f"  {here} {section.space} {specs[section.spec].spec} {numbers}{signs}"
    yield ""
    yield say(lang, "nitro-run-picture-points", points=run.points)


def _gauge(value: int, most: int) -> str:
    return FULL * value + EMPTY * (most - value)
