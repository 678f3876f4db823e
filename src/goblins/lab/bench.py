"""How fast the games are played on this machine.

A decision is any move a seat makes, forced ones included; laying out the tables is on the clock. The speeds that are
compared with each other are measured in rounds, one after the other and again, so that a machine with other work to
do treats them all alike; what is reported is the median of the rounds, and of the rounds' ratios.
"""

from __future__ import annotations

import dataclasses
import datetime
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Protocol

from .. import games as announced  # noqa: F401 - announces the games
from ..kernel import registry
from ..kernel.chance import key_from_seed
from ..kernel.components import load_set
from ..kernel.game import Game
from ..kernel.offers import Offers, withdraw_all
from ..kernel.options import read_options
from ..kernel.play import Play
from ..kernel.record import blank, layout_of
from ..kernel.steps import first_decider, is_over
from ..kernel.words import say
from .simulate import cores

SEED = 20_261_115
SEATS = 4
CHUNK = 50  # games that a thread takes at once
CLONES = 1_000_000

FIRST_COMPILED_GAME = """
import sys
import goblins.games
from goblins.kernel import registry
from goblins.kernel.compiled import compiled
from goblins.kernel.components import load_set
from goblins.kernel.options import read_options
game = registry.find(sys.argv[1])
options = read_options(game.options, game.settings, game.simulation_options)
compiled(game).play_games(load_set(game).kit, options, game.seat_counts[0], (0, 0, 0, 0), range(1))
"""
IMPORT_GOBLINS = """
from time import perf_counter
start = perf_counter()
import goblins
print(perf_counter() - start)
"""
GOBLINS_GAMES = "import sys; sys.argv = ['goblins', 'games']; from goblins.cli import main; sys.exit(main())"


class Peer(Protocol):
    """Somebody else's speed."""

    @property
    def name(self) -> str: ...
    @property
    def version(self) -> str: ...
    @property
    def decisions_per_second(self) -> float: ...
    @property
    def games_per_second(self) -> float: ...
    @property
    def decisions_per_game(self) -> float: ...


@dataclasses.dataclass(frozen=True)
class Effort:
    """How long to measure."""

    rounds: int
    seconds: float  # of one speed in one round
    starts: int  # processes of one kind
    cold: bool  # compile into an empty cache too
    tables: int  # interpreted games whose every move is timed


FULL = Effort(rounds=5, seconds=1.0, starts=5, cold=True, tables=20)
QUICK = Effort(rounds=3, seconds=0.2, starts=3, cold=False, tables=2)


@dataclasses.dataclass(frozen=True)
class Speeds:
    """One game's figures; speeds in decisions a second, one for each round."""

    game: str
    seats: int
    interpreted: tuple[float, ...]
    compiled: tuple[float, ...]
    two_threads: tuple[float, ...]
    games_per_second: float  # compiled, one thread
    decisions_per_game: float
    clone_ns: float
    state_bytes: int
    cold_start: float | None  # seconds of a process to its first compiled game, nothing compiled before
    warm_start: float | None  # the same with everything compiled before
    answer_p99: float  # seconds in which 99 % of the moves at an interpreted table are answered
    answer_max: float  # and the slowest of them

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "interpreted_decisions_per_second": round(statistics.median(self.interpreted)),
            "compiled_decisions_per_second": round(statistics.median(self.compiled)),
            "two_threads_decisions_per_second": round(statistics.median(self.two_threads)),
            "two_threads_over_one": round(ratio(self.two_threads, self.compiled), 3),
            "games_per_second": round(self.games_per_second),
            "decisions_per_game": round(self.decisions_per_game, 1),
            "clone_ns": round(self.clone_ns, 1),
            "state_bytes": self.state_bytes,
            "cold_start_s": _rounded(self.cold_start),
            "warm_start_s": _rounded(self.warm_start),
            "answer_p99_ms": round(1000 * self.answer_p99, 3),
            "answer_max_ms": round(1000 * self.answer_max, 3),
        }


@dataclasses.dataclass(frozen=True)
class PeerSpeeds:
    """A peer's figures of each round."""

    name: str
    version: str
    decisions: tuple[float, ...]
    games_per_second: float
    decisions_per_game: float

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "version": self.version,
            "decisions_per_second": round(statistics.median(self.decisions)),
            "games_per_second": round(self.games_per_second, 1),
            "decisions_per_game": round(self.decisions_per_game, 1),
        }


@dataclasses.dataclass(frozen=True)
class Bench:
    """All that was measured, where and when."""

    machine: Mapping[str, Any]
    import_goblins: float  # seconds
    goblins_games: float | None  # seconds of the command, None where it does not run
    games: tuple[Speeds, ...]
    peers: tuple[PeerSpeeds, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "format": "goblins-bench",
            "machine": dict(self.machine),
            "import_goblins_s": round(self.import_goblins, 4),
            "goblins_games_s": _rounded(self.goblins_games),
            "games": [speeds.to_json() for speeds in self.games],
            "peers": [peer.to_json() for peer in self.peers],
        }

    def table(self, lang: str = "en") -> list[dict[str, str]]:
        """One row a figure: its `measure` in words, the `game` it is about (or nothing), and its `value`."""
        rows = []
        for speeds in self.games:
            rows += [{"measure": label, "game": speeds.game, "value": value} for label, value in _lines(speeds, lang)]
        start = (say(lang, "bench-import"), _seconds(lang, self.import_goblins))
        command = (say(lang, "bench-goblins-games"), _seconds(lang, self.goblins_games))
        return rows + [{"measure": label, "game": "", "value": value} for label, value in (start, command)]


def _lines(speeds: Speeds, lang: str) -> list[tuple[str, str]]:
    def number(value: float) -> str:
        return say(lang, "bench-number", number=value)

    return [
        (say(lang, "bench-interpreted"), number(round(statistics.median(speeds.interpreted)))),
        (say(lang, "bench-compiled"), number(round(statistics.median(speeds.compiled)))),
        (say(lang, "bench-two-threads"), number(round(statistics.median(speeds.two_threads)))),
        (say(lang, "bench-scaling"), number(round(ratio(speeds.two_threads, speeds.compiled), 2))),
        (say(lang, "bench-games-per-second"), number(round(speeds.games_per_second))),
        (say(lang, "bench-decisions-per-game"), number(round(speeds.decisions_per_game, 1))),
        (say(lang, "bench-clone"), number(round(speeds.clone_ns, 1))),
        (say(lang, "bench-state-bytes"), number(speeds.state_bytes)),
        (say(lang, "bench-cold-start"), _seconds(lang, speeds.cold_start)),
        (say(lang, "bench-warm-start"), _seconds(lang, speeds.warm_start)),
        (say(lang, "bench-answer-p99"), number(round(1000 * speeds.answer_p99, 2))),
        (say(lang, "bench-answer-max"), number(round(1000 * speeds.answer_max, 2))),
    ]


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 3)


def _seconds(lang: str, seconds: float | None) -> str:
    if seconds is None:
        return say(lang, "bench-not-measured")
    return say(lang, "bench-seconds", seconds=round(seconds, 3))


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median of the rounds' ratios: what slows a round down slows both of its sides."""
    return statistics.median(one / other for one, other in zip(ours, theirs, strict=True))


def run_bench(
    quick: bool = False,
    on_progress: Callable[[str], None] | None = None,
    peers: Sequence[Callable[[float], Peer]] = (),
) -> Bench:
    """Measure every game, and in the same rounds the peers, which are functions of the seconds they may take.

    `on_progress` is told what is measured next: "start", "compile GAME", "round N/M", "cold start GAME".
    Quick is less exact and leaves out the cold start.
    """
    effort = QUICK if quick else FULL

    def begin(stage: str) -> None:
        if on_progress:
            on_progress(stage)

    begin("start")
    import_goblins = _import_time(effort.starts)
    goblins_games = _wall_time(effort.starts, ["-c", GOBLINS_GAMES])
    racers = []
    for name in registry.names():
        begin(f"compile {name}")
        racers.append(Racer(registry.find(name)))
    peer_laps: list[list[Peer]] = [[] for _ in peers]
    for number in range(effort.rounds):
        begin(f"round {number + 1}/{effort.rounds}")
        for racer in racers:
            racer.run_a_lap(effort.seconds)
        for run, laps in zip(peers, peer_laps):
            laps.append(run(effort.seconds))
    speeds = []
    for racer in racers:
        begin(f"cold start {racer.game.id}")
        speeds.append(racer.speeds(effort))
    return Bench(machine(), import_goblins, goblins_games, tuple(speeds), tuple(_peer(laps) for laps in peer_laps))


def _peer(laps: list[Peer]) -> PeerSpeeds:
    return PeerSpeeds(
        name=laps[0].name,
        version=laps[0].version,
        decisions=tuple(lap.decisions_per_second for lap in laps),
        games_per_second=statistics.median(lap.games_per_second for lap in laps),
        decisions_per_game=statistics.median(lap.decisions_per_game for lap in laps),
    )


class Racer:
    """One game, ready to run: random players at a table of four, or as near to four as the game has."""

    def __init__(self, game: Game) -> None:
        from ..kernel.compiled import compiled

        self.game = game
        self.seats = min(game.seat_counts, key=lambda count: abs(count - SEATS))
        self.components = load_set(game)
        self.kit = self.components.kit
        self.options = read_options(game.options, game.settings, game.simulation_options)
        self.fast = compiled(game)
        self.played = 0  # games: every lap plays new ones
        self.laps: dict[str, list[float]] = {"interpreted": [], "compiled": [], "two threads": []}
        sample = self.fast.play_games(self.kit, self.options, self.seats, key_from_seed(SEED), range(2_000))
        self.decisions_per_game = float(sample.decisions.mean())

    def run_a_lap(self, seconds: float) -> None:
        self.laps["interpreted"].append(self.play_interpreted(seconds))
        self.laps["compiled"].append(self.play_compiled(seconds, 1))
        self.laps["two threads"].append(self.play_compiled(seconds, 2))

    def speeds(self, effort: Effort) -> Speeds:
        cold, warm = _starts(self.game.id, effort)
        answers = sorted(answer for number in range(effort.tables) for answer in self.answers(number))
        return Speeds(
            game=self.game.id,
            seats=self.seats,
            interpreted=tuple(self.laps["interpreted"]),
            compiled=tuple(self.laps["compiled"]),
            two_threads=tuple(self.laps["two threads"]),
            games_per_second=statistics.median(self.laps["compiled"]) / self.decisions_per_game,
            decisions_per_game=self.decisions_per_game,
            clone_ns=self.clone_ns(effort.rounds),
            state_bytes=layout_of(self.game.state).width,
            cold_start=cold,
            warm_start=warm,
            answer_p99=answers[len(answers) * 99 // 100],
            answer_max=answers[-1],
        )

    def play_interpreted(self, seconds: float) -> float:
        """Decisions a second of a plain loop in Python with one reused buffer of offers."""
        game, kit, offers, toss = self.game, self.kit, blank(Offers), random.Random(SEED + self.played).random
        decisions = 0
        start = perf_counter()
        while perf_counter() - start < seconds:
            self.played += 1
            s = game.lay_out(kit, self.options, self.seats, key_from_seed(self.played), None)
            while not is_over(s):
                seat = first_decider(s)
                withdraw_all(offers)
                game.legal_moves(s, kit, seat, offers)
                game.apply(s, kit, seat, offers.move[int(toss() * offers.count)], None)
                decisions += 1
        return decisions / (perf_counter() - start)

    def answers(self, number: int) -> Iterator[float]:
        """Seconds of every move of a random game at a table for people: making it, and listing what comes next.

        It is the processor's time, because other work on the machine would make the slowest of many moves.
        """
        chance = random.Random(number)
        play = Play.begin(self.game, self.components, self.options, self.seats, key_from_seed(number))
        moves = self._listed(play)
        while moves:
            seat, move = chance.choice(moves)
            start = process_time()
            play.play(seat, move)
            moves = self._listed(play)
            yield process_time() - start

    def _listed(self, play: Play) -> list[tuple[int, int]]:
        deciders = play.deciders()
        return [(seat, move) for seat in deciders for move in self.game.list_moves(play.state, play.kit, seat)]

    def play_compiled(self, seconds: float, threads: int) -> float:
        """Decisions a second of whole compiled games."""
        decisions, batch = 0, CHUNK * threads
        start = perf_counter()
        while perf_counter() - start < seconds:
            numbers = range(self.played, self.played + batch)
            played = self.fast.play_games(
                self.kit, self.options, self.seats, key_from_seed(SEED), numbers, threads=threads, chunk=CHUNK
            )
            decisions += int(played.decisions.sum())
            self.played += batch
            left = seconds - (perf_counter() - start)
            speed = decisions / (perf_counter() - start)
            batch = max(batch, min(8 * batch, int(left * speed / self.decisions_per_game)))
        return decisions / (perf_counter() - start)

    def clone_ns(self, rounds: int) -> float:
        """Nanoseconds of one copy of a state inside compiled code, over states enough to leave the registers."""
        states = self.fast.scratch(16)
        self.fast.clone(states, 16)
        times = []
        for _ in range(rounds):
            start = perf_counter()
            self.fast.clone(states, CLONES)
            times.append(perf_counter() - start)
        return statistics.median(times) / CLONES * 1e9


# ------------------------------------------------------------------------------------------ fresh processes


def _starts(game: str, effort: Effort) -> tuple[float | None, float | None]:
    """Seconds of a process to its first compiled game: with an empty cache, and with one that has it all."""
    command = ["-c", FIRST_COMPILED_GAME, game]
    if not effort.cold:
        return None, _wall_time(effort.starts, command)
    with tempfile.TemporaryDirectory(prefix="goblins-bench-") as folder:
        cold = _wall_time(1, command, GOBLINS_CACHE=folder)
        return cold, _wall_time(effort.starts, command, GOBLINS_CACHE=folder)


def _wall_time(times: int, arguments: list[str], **environment: str) -> float | None:
    """The median time of a fresh Python with these arguments; None if it fails."""
    taken = []
    for _ in range(times):
        start = perf_counter()
        done = _python(arguments, environment)
        taken.append(perf_counter() - start)
        if done.returncode != 0:
            return None
    return statistics.median(taken)


def _import_time(times: int) -> float:
    return statistics.median(float(_python(["-c", IMPORT_GOBLINS], {}).stdout) for _ in range(times))


def _python(arguments: list[str], environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)


# ------------------------------------------------------------------------------------------------ the machine


def machine() -> dict[str, Any]:
    """Where and when: without that, no figure means anything."""
    return {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "cpu": _processor(),
        "cores": cores(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "goblins": version("goblins"),
    }


def _processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or "unknown"
    names = [line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"
