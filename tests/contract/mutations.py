"""Positions that somebody has bent: each is refused with a sentence, or can be played to an end and breaks no rule.

    python -m tests.contract.mutations --documents 100000 --seed 1

Documents come from random games, as JSON and in words; each is changed in one to three places. Small games say little
of what can never be: only the games of the package are bent.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import multiprocessing
import random
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from typing import Any

from goblins.kernel import registry
from goblins.kernel.errors import BadInput
from goblins.kernel.play import Play
from goblins.kernel.position import read_position, write_position
from goblins.kernel.position_text import read_text, write_text
from goblins.kernel.words import LANGUAGES

from .setups import Setup, Walk, all_setups, pick_move

LONGEST = 3_000  # decisions; a game that goes on longer is let go
WATCHED = 60  # decisions after each of which faults are looked for; later after every tenth
OF_ONE_GAME = 40  # bent documents
INTERESTING = (-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 16, 31, 60, 127, 255)


@dataclasses.dataclass
class Tally:
    refused: int = 0
    played: int = 0
    endless: int = 0
    reasons: Counter[str] = dataclasses.field(default_factory=Counter)
    problems: list[str] = dataclasses.field(default_factory=list)


# ------------------------------------------------------------------------------------------------- bending


def bend_document(document: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    bent = json.loads(json.dumps(document))
    bent.pop("checksum", None)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        holder, key = rng.choice(list(_leaves(bent["state"])))
        _bend_value(bent["state"], holder, key, rng)
    return bent  # type: ignore[no-any-return]


def _leaves(part: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a document that holds a value, or a list or object that may lose one."""
    for key, value in part.items() if isinstance(part, dict) else enumerate(part):
        yield part, key
        if isinstance(value, dict | list):
            yield from _leaves(value)


def _bend_value(state: Any, holder: Any, key: Any, rng: random.Random) -> None:
    value = holder[key]
    way = rng.randrange(6)
    if way == 0 and isinstance(holder, dict):
        del holder[key]
    elif way == 1:
        other, name = rng.choice(list(_leaves(state)))
        if type(other[name]) is type(value):
            holder[key], other[name] = other[name], value
    elif isinstance(value, int):
        holder[key] = value + rng.choice((-1, 1)) if way < 4 else rng.choice(INTERESTING)
    elif isinstance(value, str):
        words = [part[name] for part, name in _leaves(state) if isinstance(part[name], str)]
        holder[key] = rng.choice(words)
    elif isinstance(value, list) and value:
        item = rng.choice(value)
        if way == 2:
            value.remove(item)
        elif way == 3:
            value.append(json.loads(json.dumps(item)))
        else:
            rng.shuffle(value)


def bend_text(text: str, rng: random.Random) -> str:
    lines = text.splitlines()
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        at = rng.randrange(len(lines))
        match rng.randrange(7):
            case 0 if len(lines) > 2:
                del lines[at]
            case 1:
                lines.insert(at, rng.choice(lines))
            case 2:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                lines[at] = _bend_line(lines[at], text, rng)
    return "\n".join(lines) + "\n"


def _bend_line(line: str, text: str, rng: random.Random) -> str:
    words = line.split()
    if not words:
        return line
    at = rng.randrange(len(words))
    if words[at].strip(",").isdecimal() and rng.random() < 0.7:
        words[at] = str(int(words[at].strip(",")) + rng.choice((-1, 1, 1, 2)))
    else:
        match rng.randrange(4):
            case 0:
                del words[at]
            case 1:
                words.insert(at, rng.choice(text.split()))
            case _:
                words[at] = rng.choice(text.split())
    return " ".join(words)


# ------------------------------------------------------------------------------------------------- playing


def try_out(read: Any, rng: random.Random, tally: Tally) -> None:
    """Raises AssertionError, or whatever else went wrong."""
    try:
        play = read()
    except BadInput as problem:
        _check_sentence(problem)
        tally.refused += 1
        tally.reasons[_innermost(problem)] += 1
        return
    ended = play_to_the_end(play, rng)
    tally.played += 1
    tally.endless += not ended


def _check_sentence(problem: BadInput) -> None:
    for lang in LANGUAGES:
        text = problem.text(lang)
        assert text, problem.key
        assert not [mark for mark in ("[bad-", "-fault-", "-where-") if mark in text], text


def _innermost(problem: Any) -> str:
    while "problem" in problem.arguments:
        problem = problem.arguments["problem"]
    return str(problem.key)


def play_to_the_end(play: Play, rng: random.Random) -> bool:
    """Random moves; False where the game goes on and on."""
    game = play.game
    for number in range(LONGEST):
        if not play.deciders():
            verdict = play.verdict()
            assert verdict is not None
            assert verdict.ending != "none", "it is over without an end"
            return True
        seat = rng.choice(play.deciders())
        moves = game.list_moves(play.state, play.kit, seat)
        assert moves, f"seat {seat} may decide and has no legal move"
        move = pick_move(game, rng, moves)
        try:
            play.make(seat, move)
        except BadInput:
            assert play.script, "a move is refused that was offered"
            play.script = ()
        if number < WATCHED or number % 10 == 0:
            found = game.faults(play.state, play.kit)
            assert not found, f"after {number + 1} decisions, {game.moves.write(move)}: {found[0].text()}"
            game.view(play.state, play.kit, seat)
        if len(play.made) > 1:
            del play.made[:-1]
    return False


# ------------------------------------------------------------------------------------------------ the whole


def bend(setup: Setup, documents: int, seed: int) -> Tally:
    """So many bent documents of one setup."""
    tally = Tally()
    done = 0
    for game_number in range(1 + documents // OF_ONE_GAME):
        rng = random.Random(f"{setup} {seed} {game_number}")
        plays = [(write_position(play), write_text(play)) for play in _snapshots(setup, rng)]
        for number in range(min(OF_ONE_GAME, documents - done)):
            document, text = rng.choice(plays)
            in_words = number % 2 == 1
            bent: Any = bend_text(text, rng) if in_words else bend_document(document, rng)
            _bend_one(setup, bent, rng, tally)
            done += 1
    return tally


def _bend_one(setup: Setup, bent: Any, rng: random.Random, tally: Tally) -> None:
    def read() -> Play:
        if isinstance(bent, str):
            return read_text(bent, "bent", lambda name: _only(setup, name))
        return read_position(bent, "bent", lambda name: setup.game)

    try:
        try_out(read, rng, tally)
    except Exception as problem:
        kept = bent if isinstance(bent, str) else json.dumps(bent)
        where = "" if isinstance(problem, AssertionError) else traceback.format_exc(limit=-3)
        tally.problems.append(f"{setup}: {type(problem).__name__}: {problem}\n{where}{kept}")


def _only(setup: Setup, name: str) -> Any:
    if name != setup.game.id:
        raise BadInput("game", found=name, known=setup.game.id)
    return setup.game


def _snapshots(setup: Setup, rng: random.Random) -> Iterator[Play]:
    """Positions of one random game, early ones and late ones."""
    walk = Walk(setup, rng.randrange(1 << 30))
    moments = {rng.randrange(1, 10) ** rng.choice((1, 1, 2, 3)) for _ in range(6)}
    yield Play(setup.game, walk.play.components, walk.play.state)
    for number, _ in enumerate(walk.steps(max(moments) + 1)):
        if number in moments:
            yield Play(setup.game, walk.play.components, walk.play.state)


def bendable_setups() -> list[Setup]:
    return [setup for setup in all_setups() if setup.game.id in registry.names()]


def _task(number: int, documents: int, seed: int) -> Tally:
    return bend(bendable_setups()[number], documents, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=2_000, help="in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="setups whose name begins so")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--shown", type=int, default=5, help="problems that are told in full")
    chosen = parser.parse_args()
    began = time.monotonic()
    numbers = [number for number, setup in enumerate(bendable_setups()) if str(setup).startswith(chosen.only)]
    each = -(-chosen.documents // len(numbers))
    with multiprocessing.get_context("spawn").Pool(chosen.processes) as pool:
        tallies = pool.starmap(_task, [(number, each, chosen.seed) for number in numbers], chunksize=1)
    problems = [problem for tally in tallies for problem in tally.problems]
    reasons = sum((tally.reasons for tally in tallies), Counter[str]())
    for problem in problems[: chosen.shown]:
        print(problem, end="\n\n")
    for heading, count in Counter(problem.partition("\n")[0].partition(": ")[2] for problem in problems).most_common(
        20
    ):
        print(f"{count:6}  {heading}")
    print(", ".join(f"{reason} {count}" for reason, count in reasons.most_common(30)))
    refused, played = sum(tally.refused for tally in tallies), sum(tally.played for tally in tallies)
    endless = sum(tally.endless for tally in tallies)
    seconds = time.monotonic() - began
    print(
        f"{each * len(numbers):,} documents in {seconds:.0f} s: {refused:,} refused, {played:,} played"
        f" ({endless:,} went on for {LONGEST:,} decisions), {len(problems):,} problems"
    )
    raise SystemExit(bool(problems))


if __name__ == "__main__":
    main()
