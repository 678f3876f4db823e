"""What workers are asked, and what they do with it in a process of their own.

They are handed what a seat may know, a world redealt for it, and nothing else. A worker remembers
what it has thought for a chair, in case it is asked for that chair again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from ..bots import Bot, find_bot, stand_in_for
from ..bots.search.budget import Budget
from ..bots.search.result import SearchResult
from ..bots.skills import solved
from ..kernel import registry
from ..kernel.chance import fresh_key
from ..kernel.components import set_from_json
from ..kernel.errors import BadInput
from ..kernel.foresee import Foresight, foresee
from ..kernel.glimpse import Glimpse, glimpse
from ..kernel.record import pack, unpack
from .table import LiveTable

if TYPE_CHECKING:
    from ..bots.advice import CoachAdvice
    from ..bots.review import Judgement

CHAIRS_KEPT = 4  # in the memory of a worker
HINT = Budget(8_000, seconds=1.0)
JUDGEMENT = Budget(2_000, seconds=0.25)


class BotTask(msgspec.Struct, frozen=True):
    """What a bot is asked: everything it may know."""

    game: str
    components: bytes
    world: bytes
    keys: tuple[int, ...]
    seat: int
    bot: str
    seed: int
    chair: str  # at which table, so that earlier thoughts are found again


def task_for(table: LiveTable, seat: int, bot: str) -> BotTask:
    assert table.play is not None
    return task_of(table, glimpse(table.play, seat, fresh_key()), bot)


def preview_task_for(table: LiveTable, seat: int) -> BotTask:
    """For looking ahead from the table as it stands: what others have sealed is drawn anew, and stays sealed."""
    play = table.play
    assert play is not None
    world = unpack(table.game.state, play.packed())
    table.game.redeal(world, play.kit, seat, fresh_key())
    return task_of(table, Glimpse(table.game, play.kit, seat, world, ()))


def task_of(table: LiveTable, seen: Glimpse, bot: str = "") -> BotTask:
    """About what a seat of the table sees, now or earlier."""
    return BotTask(
        game=table.game.id,
        components=msgspec.json.encode(table.arrangement.components),
        world=pack(seen.world),
        keys=seen.keys,
        seat=seen.seat,
        bot=bot,
        seed=secrets.randbits(32),
        chair=f"{table.id}/{seen.seat}",
    )


def think(task: BotTask, on_progress: Callable[[float], None] | None = None) -> int:
    """Decide: the packed move."""
    return _bot(task.game, task.bot, task.chair).choose(_glimpse(task), task.seed, on_progress=on_progress)


def preview(task: BotTask, moves: Sequence[int]) -> Foresight:
    """Look ahead, from the redealt world alone."""
    seen = _glimpse(task)
    return foresee(seen.game, seen.world, seen.kit, seen.seat, moves)


def advise(task: BotTask) -> CoachAdvice:
    """What the seat could do. Does not wait for a search that is not compiled yet."""
    from ..bots.advice import advise_at_once

    seen = _glimpse(task)
    return advise_at_once(seen, HINT, task.seed, stand_in_for(seen.game))


def make_ready(game: str) -> str | None:
    """Compile the search of a game, or find that it has been. If it had to be, why the package has it not."""
    from ..bots.search.engines import engine_for
    from ..kernel.code_cache import Miss, when_compiling

    compiled: list[Miss] = []
    when_compiling(lambda _game, why: compiled.append(why))
    engine_for(registry.find(game))
    return compiled[0].value if compiled else None


def odds(task: BotTask) -> SearchResult:
    """What each move will bring, exactly; BadInput where nobody can tell."""
    found = solved(_glimpse(task))
    if found is None:
        raise BadInput("odds-unknown")
    return found


def judge(task: BotTask, number: int, move: int) -> Judgement | None:
    """How good a move was that the seat has made; None while the search is not compiled."""
    from ..bots.review import PastDecision, judge_at_once

    return judge_at_once(PastDecision(number, move, _glimpse(task)), JUDGEMENT, task.seed)


def _glimpse(task: BotTask) -> Glimpse:
    game = registry.find(task.game)
    kit = _kit(task.game, task.components)
    return Glimpse(game, kit, task.seat, unpack(game.state, task.world), task.keys)


@lru_cache(CHAIRS_KEPT)
def _bot(game: str, bot: str, chair: str) -> Bot:  # noqa: ARG001 - the cache tells chairs apart by it
    """The bot of that chair. Each chair has its own, because a bot remembers what its seat knows."""
    return find_bot(registry.find(game), bot)


@lru_cache(64)
def _kit(game: str, components: bytes) -> Any:
    return set_from_json(registry.find(game), msgspec.json.decode(components)).kit
