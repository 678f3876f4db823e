"""What the games ask for: every key that follows from what a game declares, and the arguments it comes with."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import goblins
from goblins.bots.goblin_names import GOBLINS
from goblins.bots.skills import skills_of
from goblins.games import FOLDERS
from goblins.kernel import registry
from goblins.kernel.game import Game
from goblins.kernel.names import SEAT_NAMES, name_of
from goblins.kernel.options import Choice
from goblins.kernel.reasons import CommonReason
from goblins.kernel.vocabulary import Event

# For each key, the arguments it may come with. Several sets: one of them must be enough.
Supplies = dict[str, list[frozenset[str]]]
NOTHING: frozenset[str] = frozenset()


def all_games() -> list[Game]:
    """Those in the package: whoever plugs in another one may speak English alone."""
    return [registry.find(name) for name in FOLDERS]


def supplies() -> Supplies:
    found = {f"seat-{seat}": [NOTHING] for seat in SEAT_NAMES}
    found |= {f"name-{goblin}": [NOTHING] for goblin in GOBLINS}
    for reason in CommonReason:
        if reason != CommonReason.NONE:
            found[f"refusal-{name_of(reason)}"] = [frozenset({"seat"})]
    for game in all_games():
        found |= supplies_of(game)
    return found


def supplies_of(game: Game) -> Supplies:
    found: Supplies = {}
    for key in _plain_keys(game):
        found[f"{game.id}-{key}"] = [NOTHING]
    for ending in game.endings:
        if ending:
            found[f"{game.id}-ending-{name_of(ending)}"] = [frozenset({"winners"})]
            found[f"{game.id}-ended-{name_of(ending)}"] = [NOTHING]
    for verb, move in game.moves.types.items():
        found[f"{game.id}-move-{verb}"] = [_fields(move)]
    for verb, event in _told_events(game):
        found[f"{game.id}-event-{verb}"] = [_fields(event)]
    for reason in game.reasons:
        if reason:
            found[f"{game.id}-refusal-{name_of(reason)}"] = _supplies_of_refusal(game, reason)
    heuristics = skills_of(game).heuristics
    for measure in heuristics.measures if heuristics else ():
        told = {"percent", "otherwise"} if measure.is_share else {"figure", "more"}
        found[f"{game.id}-measure-{measure.name}"] = [frozenset(told)]
    if heuristics and heuristics.explains_value:
        found[f"{game.id}-expectation"] = [frozenset({*heuristics.explains_value, "worlds"})]
    return found


def _plain_keys(game: Game) -> Iterator[str]:
    """What is said as it is, without arguments."""
    yield from ("title", "summary")
    yield from (f"rule-{anchor}" for anchor in game.chapters)
    yield from (f"{component}-explain" for component in game.explained)
    for setting in game.settings:
        yield from (f"option-{setting.name}", f"option-{setting.name}-explain")
        worded = setting.samples() if isinstance(setting, Choice) else setting.worded
        yield from (f"option-{setting.name}-{value}" for value in worded)
    told = [cls for _, cls in _told_events(game)]
    for kind in itertools.chain.from_iterable(cls.kinds.values() for cls in (*game.moves.types.values(), *told)):
        term = getattr(kind, "term", "seat")
        if term != "seat":
            yield from (f"{term}-{kind.decode(code)}" for code in range(kind.values))


def _told_events(game: Game) -> list[tuple[Any, type[Event]]]:
    return [(verb, cls) for verb, cls in game.events.types.items() if issubclass(cls, Event) and not cls.silent]


def _fields(cls: type[Any]) -> frozenset[str]:
    return frozenset(name.replace("_", "-") for name in (*cls.kinds, *getattr(cls, "named", ())))


def _supplies_of_refusal(game: Game, reason: int) -> list[frozenset[str]]:
    """A refusal names the seat, the fields of the refused move, and what the game adds."""
    play = goblins.new(game.id, seats=game.seat_counts[0], seed=1).true
    found = []
    for verb, move in enumerate(game.moves.types.values()):
        added = game.refusal_arguments(play.state, play.kit, 0, verb, reason)
        found.append(_fields(move) | {"seat"} | {name.replace("_", "-") for name in added})
    return found
