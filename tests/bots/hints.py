"""Hints by the hundred: `python -m tests.bots.hints --positions 200` looks at so many positions of each game, and
checks every hint: it has a candidate, its reason names a difference to the next best move, and neither the exact
solver nor ten times the search contradicts it. docs/coach.md has the figures.
"""

from __future__ import annotations

import argparse
import dataclasses
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

import goblins
from goblins.bots.advice import SLIGHTLY, CoachAdvice, advise, span_of
from goblins.bots.comparing import compare
from goblins.bots.levels import coach_for
from goblins.bots.search.budget import Budget
from goblins.bots.search.engines import engine_for
from goblins.bots.search.searcher import Searcher
from goblins.bots.skills import solved
from goblins.kernel.chance import key_from_seed
from goblins.kernel.glimpse import Glimpse, glimpse
from goblins.kernel.words import LANGUAGES

HINT = Budget(8_000, seconds=1.0)  # as the page asks
TIMES = 10
EVERY = {"goblin-warlord": 7, "goblins-inc": 13, "nitro-run": 7}  # so many decisions apart
STARTS = ("week", "ride")  # of Nitro Run
TABLES = {"goblin-warlord": (2, 3, 4), "goblins-inc": (2, 4), "nitro-run": (1,)}


@dataclasses.dataclass(frozen=True)
class Found:
    """What became of one hint."""

    kind: str  # the key of its first reason
    wrong: str = ""  # why it is no good
    seconds: float = 0.0
    says: str = ""


def positions(game: str, seed: int, starts: Sequence[str] = STARTS) -> Iterator[Glimpse]:
    """What deciders see who have a choice, every few decisions of games in which moves are now the scrapper's, now
    any."""
    toss = random.Random(f"{game} {seed}")
    skip, number = 0, 0
    while True:
        number += 1
        match = goblins.new(game, toss.choice(TABLES[game]), f"{seed} {number}", options_of(game, toss, starts))
        while match.deciders:
            seat = match.deciders[0]
            seen = glimpse(match.true, match.seats.index(seat), key_from_seed(number))
            if len(match.legal(seat)) > 1:
                if skip == 0:
                    yield seen
                skip = (skip or EVERY[game]) - 1
            own = toss.random() < 0.7
            any_move = match.game.moves.write(toss.choice(seen.moves()))
            match.play(seat, match.bot_move(seat, "scrapper", seed=toss.randrange(1 << 30)) if own else any_move)


def options_of(game: str, toss: random.Random, starts: Sequence[str]) -> dict[str, str]:
    """A week, or a run: a week of scrappers seldom gets so far."""
    return {"start": toss.choice(starts), "chasm": "lot"} if game == "nitro-run" else {}


def check(seen: Glimpse, seed: int, budget: Budget) -> Found:
    began = time.monotonic()
    advice = advise(seen, budget, seed)
    seconds = time.monotonic() - began
    if not advice.hints:
        return Found("none", "no candidate", seconds)
    best = advice.hints[0]
    reason = best.reasons[0]
    says = f"{seen.game.moves.write(best.move)}: {reason.text('en')}"
    return Found(reason.key, unsaid(advice) or contradiction(seen, advice, seed), seconds, says)


def unsaid(advice: CoachAdvice) -> str:
    texts = [reason.text(lang) for hint in advice.hints for reason in hint.reasons for lang in LANGUAGES]
    return next((f"no words: {text}" for text in texts if "[" in text), "")


def contradiction(seen: Glimpse, advice: CoachAdvice, seed: int) -> str:
    """By the exact solver, or by ten times the search; nothing if neither contradicts."""
    exactly = solved(seen)
    if exactly is not None:
        most = max(one.value for one in exactly.candidates)
        worth = advice.hints[0].value
        return f"worth {worth}, not {most}" if most > worth + 1e-9 else ""
    return "" if len(advice.hints) < 2 else better_move(seen, advice, seed) or false_claim(seen, advice, seed)


def better_move(seen: Glimpse, advice: CoachAdvice, seed: int) -> str:
    """One that ten times the search prefers, and that is surely and noticeably better in fresh worlds: whichever of
    many moves looks best does so partly by luck."""
    assert advice.comparison is not None
    mine, engine = advice.hints[0].move, engine_for(seen.game)
    searcher = Searcher(engine, coach_for(engine.heuristics), Budget(TIMES * advice.iterations))
    found = searcher.think(seen, seed + 1, judged=mine)
    other = found.candidates[0].move
    if other == mine:
        return ""
    value = compare(engine, seen, other, mine, longer(advice), seed + 2).value
    assert value is not None
    is_better = value.is_sure and value.size > SLIGHTLY * span_of(seen)
    return f"{seen.game.moves.write(other)} is worth {value.one:.3f}, not {value.other:.3f}" if is_better else ""


def false_claim(seen: Glimpse, advice: CoachAdvice, seed: int) -> str:
    """Something that is surely the other way round in ten times as many worlds."""
    assert advice.comparison is not None
    best, next_best = (hint.move for hint in advice.hints[:2])
    then = dict(compare(engine_for(seen.game), seen, best, next_best, longer(advice), seed + 3).measured)
    for measure, difference in (*advice.comparison.telling(good=True), *advice.comparison.telling(good=False)):
        if then[measure].is_sure and then[measure].size * difference.size < 0:
            return f"{measure.name}: {difference.size:.2f}, then {then[measure].size:.2f}"
    return ""


def longer(advice: CoachAdvice) -> Budget:
    """For ten times as many worlds of two moves."""
    assert advice.comparison is not None
    return Budget(2 * TIMES * advice.comparison.worlds)


def look_at(game: str, count: int, seed: int, budget: Budget, starts: Sequence[str] = STARTS) -> Iterator[Found]:
    for number, seen in enumerate(islice(positions(game, seed, starts), count)):
        yield check(seen, number, budget)


def tell(game: str, found: list[Found]) -> None:
    seconds = sorted(one.seconds for one in found)
    wrong = sum(bool(one.wrong) for one in found)
    kinds = ", ".join(f"{kind} {times}" for kind, times in Counter(one.kind for one in found).most_common())
    print(f"{game}: {len(found)} positions, {wrong} wrong; {kinds}")
    print(f"a hint takes {seconds[len(found) // 2]:.2f} s (median), {seconds[-1]:.2f} s (slowest)", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--positions", type=int, default=200)
    reader.add_argument("--games", nargs="*", default=list(TABLES))
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--iterations", type=int, help="instead of those of a second")
    asked = reader.parse_args()
    for game in asked.games:
        budget = HINT if asked.iterations is None else Budget(asked.iterations)
        engine_for(goblins.new(game, TABLES[game][0], 1).game)
        found: list[Found] = []
        try:
            for one in look_at(game, asked.positions, asked.seed, budget):
                found.append(one)
                print(f"{len(found)}. {one.says}" + (f" WRONG: {one.wrong}" if one.wrong else ""), flush=True)
        finally:
            tell(game, found)


if __name__ == "__main__":
    main()
