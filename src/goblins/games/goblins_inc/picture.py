"""The table drawn in text, with Rich markup: both robots side by side, tile by tile, and what is known of the rest.

A tile is a box of seven columns and three lines. On its edges, as they lie in the yard: metal ║ ═, arrows ↑ → ↓ ←,
plates ▓. A defense token lies where its plate is, ◆, and ◇ is its strap to a neighbour that it covers too. ★ is a
premium tile, ⚙ an engine. Nothing depends on colours alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ...kernel.canvas import Canvas, painted
from ...kernel.names import SEAT_MARKS, name_of
from ...kernel.words import Term, Terms, say, say_seat
from .notation import LETTERS, square_name
from .rules.yard import edge_at, neighbour, opposite
from .terms import BLANK, COCKPIT, SIDE_LENGTH, SQUARES, TEAMS, Side, Turn
from .view import PlayerView, RobotView, TileView, View

PAINTS = {"weapon": "red", "armor": "cyan", "engine": "yellow", "decoration": "magenta"}
ARROWS = "↑→↓←"  # by side
FRONTS = "▲▶▼◀"
METAL = "║═║═"
PLATE, TOKEN, STRAP, PREMIUM, GEAR, HATCH = "▓", "◆", "◇", "★", "⚙", "░"
ARMED, ARMORED, WELDED, BARE, FRONT = "bold red", "bold cyan", "bold", "dim", "bold green"

WIDTH, HEIGHT = 7, 3  # of a tile
MARGIN = 4  # left and right of a robot
TOP = 2  # lines above a robot
ROBOT_WIDTH = MARGIN + SIDE_LENGTH * WIDTH + MARGIN
GAP = 6  # between the robots

SIDES = tuple(Side)
SQUARE_NAMES = [square_name(square) for square in range(SQUARES)]
TURN_NAMES = [name_of(turn) for turn in Turn]
SIDE_NAMES = [name_of(side) for side in Side]


class Placed(NamedTuple):
    """A tile as it lies, with each of its sides turned."""

    tile: TileView
    turn: int = 0
    fresh: bool = False  # in this step, and only its builder sees it

    def arrows(self, side: int) -> int:
        return self.tile.arrows[edge_at(self.turn, side)]

    def plates(self, side: int) -> int:
        return self.tile.plates[edge_at(self.turn, side)]

    def has_metal(self, side: int) -> bool:
        return self.tile.metal[edge_at(self.turn, side)] > 0 or self.plates(side) > 0


Yard = dict[int, Placed]  # by square
Tokens = Counter[tuple[int, ...]]  # how many lie on a square, or on a pair


def picture(view: View, lang: str) -> str:
    return "\n".join(_lines(view, lang))


def _lines(view: View, lang: str) -> Iterator[str]:
    yield _heading(view, lang)
    yield ""
    yield from _robots(view, lang)
    yield ""
    for team in range(TEAMS):
        yield from _robot_in_words(view, team, lang)
    if view.shown:
        yield say(lang, "goblins-inc-picture-cards", cards=" | ".join(_card(card, lang) for card in view.shown))
    if view.open_agendas:
        yield say(lang, "goblins-inc-picture-open-agendas", agendas=_agendas(view.open_agendas))
    yield ""
    for player in view.players:
        yield _player_in_words(view, player, lang)
    for player in view.players:
        if player.seat == view.seat:
            yield from _own_things(view, player, lang)


def _heading(view: View, lang: str) -> str:
    facts = [say(lang, "goblins-inc-picture-round", round=view.round_number, rounds=view.rounds)]
    if view.phase == "build":
        facts.append(say(lang, "goblins-inc-picture-building", step=view.build_step, steps=view.build_steps))
    elif view.phase == "agendas":
        facts.append(say(lang, "goblins-inc-picture-choosing-agendas"))
    elif view.phase != "over":
        facts.append(say(lang, "goblins-inc-picture-fighting", round=view.fight_round, rounds=view.fight_rounds))
    facts.append(say(lang, "goblins-inc-picture-supply", tokens=view.supply))
    return f"[bold]{' · '.join(facts)}[/]"


# ------------------------------------------------------------------------------------------------- robots


def _yard(view: View, team: int) -> Yard:
    """The tiles on a robot, with those that the onlooker has placed in this step."""
    tiles = {tile.tile: tile for tile in view.tiles}
    fresh = [square for player in _crew(view, team) for square in player.fresh or []]
    return {
        SQUARE_NAMES.index(square.square): Placed(tiles[square.tile], TURN_NAMES.index(square.turn), square in fresh)
        for square in [*view.robots[team].squares, *fresh]
    }


def _crew(view: View, team: int) -> list[PlayerView]:
    return [player for player in view.players if player.team == team + 1]


def _robots(view: View, lang: str) -> Iterator[str]:
    canvas = Canvas()
    for team in range(TEAMS):
        left = team * (ROBOT_WIDTH + GAP)
        _draw_title(canvas, left + MARGIN, view, team, lang)
        _draw_numbers(canvas, left, SIDE_NAMES.index(view.robots[team].facing))
        _draw_yard(canvas, left + MARGIN, view, team)
    yield from canvas.lines()


def _draw_title(canvas: Canvas, left: int, view: View, team: int, lang: str) -> None:
    title = say(lang, "goblins-inc-picture-robot", number=team + 1)
    canvas.put(0, left, title, "bold")
    for i, player in enumerate(_crew(view, team)):
        mark, colour = SEAT_MARKS[player.seat]
        canvas.put(0, left + len(title) + 1 + 2 * i, mark, colour)


def _draw_numbers(canvas: Canvas, left: int, facing: int) -> None:
    """The numbers of the rows on every side, with pointers on the one that is in front."""
    for row in range(SIDE_LENGTH):
        line, column = TOP + HEIGHT * row + 1, left + MARGIN + WIDTH * row + WIDTH // 2
        places = {
            Side.FAR: (TOP - 1, column),
            Side.RIGHT: (line, left + ROBOT_WIDTH - MARGIN + 1),
            Side.NEAR: (TOP + HEIGHT * SIDE_LENGTH, column),
            Side.LEFT: (line, left + MARGIN - 2),
        }
        for side, (at_line, at_column) in places.items():
            canvas.put(at_line, at_column, str(row + 1), WELDED if side == facing else BARE)
            if side == facing:
                canvas.put(at_line, at_column + (-1 if side == Side.LEFT else 1), FRONTS[side], FRONT)


def _draw_yard(canvas: Canvas, left: int, view: View, team: int) -> None:
    yard, tokens = _yard(view, team), _tokens(view.robots[team])
    for square in range(SQUARES):
        line, column = TOP + square // SIDE_LENGTH * HEIGHT, left + square % SIDE_LENGTH * WIDTH
        if square == COCKPIT:
            _draw_cockpit(canvas, line, column, _crew(view, team))
        elif square in yard:
            _draw_tile(canvas, line, column, yard, tokens, square)
        elif SQUARE_NAMES[square] in view.blocked:
            _draw_blocked(canvas, line, column)
        else:
            canvas.put(line + 1, column + WIDTH // 2, "·", BARE)


def _tokens(robot: RobotView) -> Tokens:
    return Counter(tuple(SQUARE_NAMES.index(square) for square in token) for token in robot.tokens)


def _draw_tile(canvas: Canvas, line: int, column: int, yard: Yard, tokens: Tokens, square: int) -> None:
    _draw_box(canvas, line, column, yard[square])
    for side in SIDES:
        signs, style = _edge(yard, tokens, square, side)
        for sign, (at_line, at_column) in zip(signs, _spots(side, len(signs)), strict=True):
            canvas.put(line + at_line, column + at_column, sign, style)
    _draw_tape(canvas, line, column, yard[square], tokens[square,])


def _draw_box(canvas: Canvas, line: int, column: int, placed: Placed) -> None:
    paint = PAINTS[placed.tile.kind]
    gears = GEAR * placed.tile.engines
    inside = f"{gears[:1]:1}{placed.tile.tile}{gears[1:2]:1}"
    level, upright = "─", "│"
    if placed.fresh:
        inside, level, upright = inside.replace(" ", HATCH), "╌", "┊"
    corner = PREMIUM if placed.tile.premium else "╮"
    canvas.put(line, column, f"╭{level * 5}{corner}", paint)
    canvas.put(line + 1, column, f"{upright}{inside}{upright}", paint)
    canvas.put(line + 2, column, f"╰{level * 5}╯", paint)


def _edge(yard: Yard, tokens: Tokens, square: int, side: int) -> tuple[str, str]:
    """The signs on this edge of a tile, and their style."""
    placed, beyond = yard[square], neighbour(square, side)
    meets = beyond == COCKPIT or (beyond in yard and yard[beyond].has_metal(opposite(side)))
    if placed.arrows(side):
        return ARROWS[side] * placed.arrows(side), ARMED
    if placed.plates(side):
        left = tokens[square, beyond] if (square, beyond) in tokens else _tokens_left(placed, tokens[square,], side)
        return (TOKEN * left + PLATE * 2)[: placed.plates(side)], ARMORED
    if tokens[beyond, square] > 0:
        return STRAP, ARMORED
    if placed.has_metal(side):
        return METAL[side], WELDED if meets else BARE
    return "", ""


def _tokens_left(placed: Placed, lying: int, side: int) -> int:
    """Of the tokens that lie on an armor tile alone, those for this side's plates."""
    return max(0, lying - sum(placed.plates(earlier) for earlier in range(side)))


def _spots(side: int, count: int) -> list[tuple[int, int]]:
    """Where one sign, or two, lie on an edge."""
    if side in (Side.FAR, Side.NEAR):
        columns = (2, 4) if count == 2 else (3,)
        return [(0 if side == Side.FAR else HEIGHT - 1, column) for column in columns[:count]]
    columns = (0, 1) if side == Side.LEFT else (WIDTH - 1, WIDTH - 2)
    return [(1, column) for column in columns[:count]]


def _draw_tape(canvas: Canvas, line: int, column: int, placed: Placed, tokens: int) -> None:
    """Tokens that no plate has brought lie in the lower corners."""
    if placed.tile.kind != "armor":
        for corner in (0, WIDTH - 1)[:tokens]:
            canvas.put(line + HEIGHT - 1, column + corner, TOKEN, ARMORED)


def _draw_cockpit(canvas: Canvas, line: int, column: int, crew: list[PlayerView]) -> None:
    for i, text in enumerate(("╔══║══╗", "═     ═", "╚══║══╝")):
        canvas.put(line + i, column, text, WELDED)
    goblins = [SEAT_MARKS[player.seat] for player in crew for _ in range(player.goblins)]
    for i, (mark, colour) in enumerate(goblins):
        canvas.put(line + 1, column + (WIDTH - len(goblins)) // 2 + i, mark, colour)


def _draw_blocked(canvas: Canvas, line: int, column: int) -> None:
    for i in range(HEIGHT):
        canvas.put(line + i, column + 1, "╲╱╲╱╲" if i % 2 else "╱╲╱╲╱", BARE)


# ---------------------------------------------------------------------------------------------- in words


def _robot_in_words(view: View, team: int, lang: str) -> Iterator[str]:
    robot, yard = view.robots[team], _yard(view, team)
    title = f"[bold]{say(lang, 'goblins-inc-picture-robot', number=team + 1)}[/]"
    front = say(lang, f"goblins-inc-picture-front-{robot.facing}")
    yield " · ".join([title, front, _arrows(robot, yard), *_engines(robot, yard, lang)])
    for facts in (_tactics(robot, lang), _scrap(robot, lang)):
        if facts:
            yield f"    {' · '.join(facts)}"


def _arrows(robot: RobotView, yard: Yard) -> str:
    """How many point to each side; those to the front attack."""
    counts = [f"{ARROWS[side]}{sum(placed.arrows(side) for placed in yard.values())}" for side in SIDES]
    front = SIDE_NAMES.index(robot.facing)
    counts[front] = painted(counts[front], FRONT)
    return " ".join(counts)


def _engines(robot: RobotView, yard: Yard, lang: str) -> list[str]:
    """As they are now, or as they were counted at the reveal."""
    if robot.engines == 0:
        engines = 1 + sum(placed.tile.engines for placed in yard.values())
        return [say(lang, "goblins-inc-picture-engines", engines=engines)]
    counted = say(lang, "goblins-inc-picture-engines-counted", engines=robot.engines, unused=robot.unused)
    return [counted, say(lang, "goblins-inc-picture-overheated")] if robot.overheated else [counted]


def _tactics(robot: RobotView, lang: str) -> list[str]:
    facts = []
    if robot.card:
        facts.append(say(lang, "goblins-inc-picture-card", card=_card(robot.card, lang)))
    if robot.used:
        facts.append(say(lang, "goblins-inc-picture-used", abilities=_card(robot.used, lang)))
    if robot.dice:
        facts.append(say(lang, "goblins-inc-picture-dice", dice=_dice(robot.dice)))
    if robot.order:
        facts.append(say(lang, "goblins-inc-picture-order", dice=_dice(robot.order)))
    return facts


def _scrap(robot: RobotView, lang: str) -> list[str]:
    facts = []
    if robot.loose:
        facts.append(say(lang, "goblins-inc-picture-loose", tiles=_by_kind(robot.loose)))
    if robot.lost or robot.tokens_lost:
        facts.append(say(lang, "goblins-inc-picture-lost", tiles=_by_kind(robot.lost, robot.tokens_lost)))
    return facts


def _by_kind(tiles: list[str], tokens: int = 0) -> str:
    counts = Counter(tile[0] for tile in tiles) + Counter({TOKEN: tokens})
    return " ".join(f"{sign}×{counts[sign]}" for sign in (*LETTERS.upper(), TOKEN) if counts[sign])


def _dice(dice: list[int]) -> str:
    return " ".join(f"⟦{' ' if die == BLANK else die}⟧" for die in dice)


def _card(abilities: list[str], lang: str) -> str:
    return " + ".join(say(lang, f"goblins-inc-ability-{ability}") for ability in abilities)


def _agendas(agendas: list[str]) -> Terms:
    return Terms(tuple((Term(f"goblins-inc-agenda-{agenda}", agenda), "") for agenda in agendas))


def _player_in_words(view: View, player: PlayerView, lang: str) -> str:
    mark, colour = SEAT_MARKS[player.seat]
    asked = " ◀" if player.seat in view.deciders else ""
    facts = [
        say(lang, "goblins-inc-picture-robot", number=player.team),
        say(lang, "goblins-inc-picture-points", points=player.points),
        *(say(lang, f"goblins-inc-picture-job-{job}") for job in _jobs(view, player)),
        *_choices(player, lang),
    ]
    if player.hand is None and player.held:
        facts.append(say(lang, "goblins-inc-picture-held", tiles=player.held))
    if player.known:
        facts.append(say(lang, "goblins-inc-picture-known", tiles=" ".join(player.known)))
    return f"[bold {colour}]{mark} {say_seat(lang, player.seat)}[/]{asked}  {' · '.join(facts)}"


def _jobs(view: View, player: PlayerView) -> Iterator[str]:
    if view.phase == "build":
        yield player.job
    elif view.phase not in ("agendas", "over"):
        robot = view.robots[player.team - 1]
        yield from (job for job in ("pilot", "tactician") if getattr(robot, job) == player.seat)


def _choices(player: PlayerView, lang: str) -> Iterator[str]:
    """The controllers, as far as they are known."""
    if player.controls:
        steering, target = player.controls
        yield say(
            lang,
            "goblins-inc-picture-controls",
            steering=Term(f"goblins-inc-steering-{steering}"),
            target=Term(f"goblins-inc-target-{target}"),
        )
    if player.pick:
        yield say(lang, "goblins-inc-picture-pick", pick=Term(f"goblins-inc-pick-{player.pick}"))


def _own_things(view: View, player: PlayerView, lang: str) -> Iterator[str]:
    """What only this player knows."""
    if player.hand:
        yield ""
        yield from _hand([tile for tile in view.tiles if tile.tile in player.hand])
    if player.gifts:
        yield say(lang, "goblins-inc-picture-gifts", tiles=" ".join(player.gifts))
    if player.agendas:
        yield say(lang, "goblins-inc-picture-agendas", agendas=_agendas(player.agendas))
    if player.bet not in (None, "none"):
        yield say(lang, "goblins-inc-picture-bet", bet=Term(f"goblins-inc-bet-{player.bet}"))


def _hand(tiles: list[TileView]) -> Iterator[str]:
    canvas = Canvas()
    for i, tile in enumerate(tiles):
        _draw_tile(canvas, 0, MARGIN + i * (WIDTH + 2), {0: Placed(tile)}, Counter(), 0)
    yield from canvas.lines()
