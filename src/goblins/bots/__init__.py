"""Those who play without being people.

A bot is handed a glimpse: a world redealt for its seat, never the true one, and what the seat remembers. So it cannot
know what its seat cannot know. `random`, `whelp` and `scrapper` follow a rule and answer at once; the others think.
"""

from __future__ import annotations

from ..kernel.errors import BadInput, unknown
from ..kernel.game import Game
from ..kernel.playout_random import choose_at_random
from .bot import Bot, RuleBot
from .levels import EXPERIMENTS, LEVELS, level_of
from .search_bot import SearchBot
from .skills import skills_of

__all__ = [
    "SCRAPPER",
    "Bot",
    "RuleBot",
    "SearchBot",
    "bot_names",
    "check_offered",
    "find_bot",
    "find_rule_bot",
    "searches",
    "stand_in_for",
    "usual_bot",
]

RANDOM, WHELP, SCRAPPER = "random", "whelp", "scrapper"


def bot_names(game: Game) -> list[str]:
    """Those that people can choose, the weakest first."""
    skills = skills_of(game)
    followers = [*([WHELP] if skills.has_whelp else []), *([SCRAPPER] if skills.has_scrapper else [])]
    return [RANDOM, *followers, *skills.planners, *LEVELS]


def usual_bot(game: Game) -> str:
    """The best of those that answer at once: a scrapper, or chance in a game that has none."""
    return SCRAPPER if skills_of(game).has_scrapper else RANDOM


def searches(name: str) -> bool:
    """Does this bot take its time? The others answer at once."""
    return name.partition(":")[0] in (LEVELS | EXPERIMENTS)


def find_rule_bot(game: Game, name: str) -> RuleBot:
    """One whose rule can be compiled into a simulation; those that think cannot be."""
    bot = find_bot(game, name)
    if not isinstance(bot, RuleBot):
        raise BadInput("bot-thinks", found=name)
    return bot


def check_offered(game: Game, name: str) -> None:
    """Is it one that people can choose? Those for experiments know no clock, and no table should wait for them."""
    known = bot_names(game)
    if name not in known:
        raise unknown("bot", name, known, game=game.id)


def find_bot(game: Game, name: str, threads: int = 1) -> Bot:
    """A new bot. `schemer:400` thinks for so many iterations, whatever the clock says."""
    kind = name.partition(":")[0]
    if kind not in EXPERIMENTS:
        check_offered(game, kind if kind in LEVELS else name)
    if kind == RANDOM:
        return RuleBot(name, choose_at_random, every_legal_move=True)
    skills = skills_of(game)
    if (chooser := skills.whelp if kind == WHELP else skills.planner(kind)) is not None:
        return RuleBot(name, chooser)
    stand_in = stand_in_for(game)
    return stand_in if kind == SCRAPPER else SearchBot(name, level_of(name), stand_in, threads)


def stand_in_for(game: Game) -> RuleBot:
    """Who decides at once where nobody can think yet: the scrapper, or chance in a game that has none."""
    return RuleBot(SCRAPPER, skills_of(game).scrapper or choose_at_random)
