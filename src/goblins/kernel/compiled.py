"""The rules, compiled: the same functions, on records instead of dataclasses, for bots and simulations.

Only this module imports Numba. `Compiled(game)` hands every rule to it and wraps the contract in functions that
run without the interpreter's lock, so that threads share the cores. Records travel as arrays of one element:
passing those from Python is five times cheaper than passing records.
"""

from __future__ import annotations

import dataclasses
import hashlib
import inspect
import os
import re
import stat
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import extending as numba_extending
from numba import njit, types
from numba.core import config as numba_settings
from numba.core import imputils as numba_imputils
from numba.core.typing.templates import AttributeTemplate
from numba.extending import register_jitable

from .chance import Key, below, derive_key, word
from .events import Log, clear
from .game import Game, Outcome
from .offers import Offers, count_offers, withdraw_all
from .playout_random import PlayoutRandom, choose_at_random, random_word
from .record import blank, dtype_of, pack, unpack
from .rule import RULES
from .steps import begin_game, first_decider, is_over
from .tallies import Statistic, Tallies, add_tallies, blank_tallies, count_events, count_winners
from .vocabulary import MoveOrEvent

Array = np.ndarray[Any, Any]
SETTINGS: Any = numba_settings  # Numba fills this module when it is imported
LITERAL: Any = types.literal
extending: Any = numba_extending
imputils: Any = numba_imputils
DERIVED_GAMES = 1  # what a key is derived for
PLAYOUT_STREAM = 99  # seeds a playout's own random choices from the game's key, outside all streams
LONGEST_GAME = 1 << 20  # decisions, after which a game that does not end is given up

_handed_over: set[int] = set()


def hand_over_rules() -> None:
    """Let Numba compile every rule known so far when compiled code calls it."""
    for function in RULES:
        if id(function) not in _handed_over:
            register_jitable(error_model="numpy", no_cfunc_wrapper=True)(function)
            _handed_over.add(id(function))


class DeclaredType(types.Opaque):
    """A class of moves or events, as compiled rules see it: `Invade.code` and `Invade.pack` are constants."""

    def __init__(self, cls: type[MoveOrEvent]) -> None:
        self.cls = cls
        super().__init__(f"{cls.__module__}.{cls.__qualname__}")


class FaceAttributes(AttributeTemplate):
    key = DeclaredType

    def generic_resolve(self, typ: Any, attr: str) -> Any:  # type: ignore[override]
        found: Any = getattr(typ.cls, attr)
        return LITERAL(found) if isinstance(found, int) else self.context.resolve_value_type(found)


def _type_of_class(cls: type[Any], _context: Any) -> DeclaredType | None:
    return DeclaredType(cls) if issubclass(cls, MoveOrEvent) else None


def _constant_class(context: Any, _builder: Any, _typ: DeclaredType, _cls: Any) -> Any:
    return context.get_dummy_value()


def _attribute_of_class(context: Any, _builder: Any, typ: DeclaredType, _value: Any, attr: str) -> Any:
    found = getattr(typ.cls, attr)
    return context.get_constant(types.intp, found) if isinstance(found, int) else context.get_dummy_value()


def teach_declarations() -> None:
    """Numba knows no classes; the few things that rules want of ours are soon explained."""
    extending.register_model(DeclaredType)(extending.models.OpaqueModel)
    extending.typeof_impl.register(type(MoveOrEvent))(_type_of_class)
    extending.infer_getattr(FaceAttributes)
    imputils.lower_constant(DeclaredType)(_constant_class)
    imputils.lower_getattr_generic(DeclaredType)(_attribute_of_class)


teach_declarations()


# --------------------------------------------------------------------------------------------- the cache


def cache_folder(game: Game, *choosers: Callable[..., int]) -> Path:
    """Where compiled code is kept: a folder named by the text of the rules, so that stale code is never found."""
    return cache_base() / rules_digest(game, *choosers)


def rules_digest(game: Game, *choosers: Callable[..., int]) -> str:
    """A hash of all text that can become compiled code of this game, and of the compiler that reads it.

    What else this process has imported does not matter: others that play the same game find the same folder.
    """
    folders = [Path(__file__).parent, *(_home_of(one) for one in choosers)]
    rules = game.set_up, game.refusal, game.legal_moves, game.sensible_moves, game.apply, game.redeal, game.outcome
    files = {Path(inspect.getfile(function)) for function in rules}
    if game.folder is not None:
        folders.append(game.folder)
    else:  # what stands beside a game of one file may be a part of it
        files |= {beside for file in files for beside in file.parent.glob("*.py")}
    files |= {file for folder in folders for file in folder.rglob("*.py")}
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    digest.update(f"{SETTINGS.BOUNDSCHECK} {SETTINGS.DISABLE_JIT}".encode())
    for file in sorted(files):
        digest.update(file.name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:20]


def _home_of(chooser: Callable[..., int]) -> Path:
    """The folder with everything that a chooser may be made of: that of `goblins.bots`, for one in there."""
    package = sys.modules.get(".".join(chooser.__module__.split(".")[:2]))
    return Path(getattr(package, "__file__", None) or inspect.getfile(chooser)).parent


def cache_base() -> Path:
    """The first of these that can be written: $GOBLINS_CACHE, $XDG_CACHE_HOME, ~/.cache, a private temporary one."""
    wanted = [os.environ.get("GOBLINS_CACHE"), os.environ.get("XDG_CACHE_HOME"), "~/.cache"]
    for base in wanted:
        if base:
            folder = Path(base).expanduser() / "goblins"
            if _can_write(folder):
                return folder
    return _private_temporary_folder()


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except (OSError, RuntimeError):
        return False


@cache
def _private_temporary_folder() -> Path:
    """A folder that only we can write to: compiled code is executed, so nobody else may put any there."""
    folder = Path(tempfile.gettempdir()) / f"goblins-{os.getuid()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o022:
            return folder
    except OSError:
        pass
    return Path(tempfile.mkdtemp(prefix="goblins-"))


# --------------------------------------------------------------------------------------------- the games


def as_array(record: Any) -> Array:
    """A dataclass as a one-element array of its record type."""
    return np.frombuffer(bytearray(pack(record)), dtype_of(type(record)))


def offered(out: Array) -> list[int]:
    """The moves in a compiled buffer of offers."""
    moves: list[int] = out["move"][0, : out["count"][0]].tolist()
    return moves


def from_array(cls: type[Any], array: Array) -> Any:
    return unpack(cls, array.tobytes())


@dataclasses.dataclass(frozen=True)
class Results:
    """What came of a batch of games, one row each, and what was counted in all of them together."""

    ended: Array  # 0 for a game that was given up
    winners: Array
    points: Array
    decisions: Array
    tallies: Tallies

    @property
    def games(self) -> int:
        return len(self.ended)

    def outcome(self, row: int) -> Outcome:
        found = blank(Outcome)
        found.ended, found.winners = int(self.ended[row]), int(self.winners[row])
        found.points[: self.points.shape[1]] = self.points[row].tolist()
        return found


class Compiled:
    """One game's rules as compiled functions. Make it with `compiled(game)`, which makes it once."""

    def __init__(self, game: Game, *choosers: Callable[..., int]) -> None:
        """`choosers` are rules (s, kit, seat, offers, rng) -> move: the bots that batches can seat, from 1.

        Each gets a world redealt for its seat, never the true one. Chooser 0 picks at random.
        """
        self.game = game
        self.choosers = len(choosers)
        hand_over_rules()
        SETTINGS.CACHE_DIR = str(cache_folder(game, *choosers))
        self.set_up = _make_set_up(game)
        self.legal_moves = _make_lister(game.legal_moves)
        self.sensible_moves = _make_lister(game.sensible_moves)
        self.apply = _make_apply(game, with_log=True)
        self.apply_unheard = _make_apply(game, with_log=False)
        self.redeal = _make_redeal(game)
        self.outcome = _make_outcome(game)
        self.refusals = _make_refusals(game)
        self.clone = _make_clone()
        self._play_games = _make_play_games(game, choosers)

    def scratch(self, states: int = 1) -> Array:
        return np.zeros(states, dtype_of(self.game.state))

    def play_games(
        self,
        kit: Any,
        options: Any,
        seats: int,
        key: Key,
        games: range,
        line_ups: Array | None = None,
        on_progress: Callable[[int], None] | None = None,
        threads: int = 1,
        chunk: int = 500,
        statistics: Sequence[Statistic] = (),
    ) -> Results:
        """Play the games with these numbers under the key. The results depend on neither threads nor chunks.

        `line_ups[number % len(line_ups)][seat]` is the chooser of that seat; by default all pick at random.
        Without `statistics` no events are told, which is faster.
        """
        self.game.check_serves(kit, options)
        if line_ups is None:
            line_ups = np.zeros((1, seats), np.int64)
        if not 0 <= line_ups.min() <= line_ups.max() <= self.choosers:
            raise ValueError(f"line-ups name choosers 0 to {self.choosers}")
        arguments = as_array(kit), as_array(options), seats, np.array(key, np.int64), line_ups
        outcomes = np.zeros(len(games), dtype_of(Outcome))
        decisions = np.zeros(len(games), np.int64)
        tallies, uncounted = (blank_tallies(self.game.events, statistics) for _ in range(2))
        chunks = [range(at, min(at + chunk, len(games))) for at in range(0, len(games), chunk)]

        def play_chunk(part: range) -> tuple[int, Array | None]:
            rows = slice(part.start, part.stop)
            first = games[part.start]
            counted, log = (as_array(uncounted), np.zeros(1, dtype_of(Log))) if statistics else (None, None)
            self._play_games(*arguments, first, outcomes[rows], decisions[rows], *self._workspace(), counted, log)
            return len(part), counted

        with ThreadPoolExecutor(threads) as pool:
            for finished, counted in pool.map(play_chunk, chunks):
                if counted is not None:
                    add_tallies(tallies, from_array(Tallies, counted))
                if on_progress:
                    on_progress(finished)
        return Results(outcomes["ended"], outcomes["winners"], outcomes["points"][:, :seats], decisions, tallies)

    def _workspace(self) -> tuple[Array, Array, Array]:
        return self.scratch(3), np.zeros(1, dtype_of(Offers)), np.zeros(1, dtype_of(PlayoutRandom))


_compiled: dict[tuple[str, int, tuple[int, ...]], Compiled] = {}


def compiled(game: Game, *choosers: Callable[..., int]) -> Compiled:
    """The compiled form of a game, made once per process; the compiler's work itself is kept on disk."""
    name = (game.id, id(game), tuple(id(chooser) for chooser in choosers))
    if name not in _compiled:
        _compiled[name] = Compiled(game, *choosers)
    return _compiled[name]


def compile_for(game: Game, function: Callable[..., Any], *rules: Callable[..., Any]) -> Callable[..., Any]:
    """A function that plays this game, compiled when it is first called; `rules` are those it is made of beside the
    game's own. What the compiler makes is kept on disk."""
    hand_over_rules()
    SETTINGS.CACHE_DIR = str(cache_folder(game, *rules))
    return _jit(function)


def _jit(function: Callable[..., Any]) -> Callable[..., Any]:
    made: Callable[..., Any] = njit(cache=True, nogil=True, error_model="numpy")(function)
    return made


def _make_set_up(game: Game) -> Callable[..., Any]:
    rule_set_up = game.set_up

    def set_up(s: Any, kit: Any, options: Any, seats: int, key: Any, log: Any) -> None:
        begin_game(s[0], seats, key)
        rule_set_up(s[0], kit[0], options[0], log[0])

    return _jit(set_up)


def _make_lister(lister: Callable[..., None]) -> Callable[..., Any]:
    def list_moves(s: Any, kit: Any, seat: int, out: Any) -> None:
        withdraw_all(out[0])
        lister(s[0], kit[0], seat, out[0])
        count_offers(out[0])

    return _jit(list_moves)


def _make_apply(game: Game, with_log: bool) -> Callable[..., Any]:
    rule_apply = game.apply

    def apply(s: Any, kit: Any, seat: int, move: int, log: Any) -> None:
        rule_apply(s[0], kit[0], seat, move, log[0])

    def apply_unheard(s: Any, kit: Any, seat: int, move: int) -> None:
        rule_apply(s[0], kit[0], seat, move, None)

    return _jit(apply if with_log else apply_unheard)


def _make_redeal(game: Game) -> Callable[..., Any]:
    rule_redeal = game.redeal

    def redeal(s: Any, kit: Any, seat: int, key: Any) -> None:
        rule_redeal(s[0], kit[0], seat, key)

    return _jit(redeal)


def _make_outcome(game: Game) -> Callable[..., Any]:
    rule_outcome = game.outcome

    def outcome(s: Any, kit: Any, out: Any) -> None:
        rule_outcome(s[0], kit[0], out[0])

    return _jit(outcome)


def _make_refusals(game: Game) -> Callable[..., Any]:
    """The reason against each of many candidate moves, 0 for none."""
    rule_refusal = game.refusal

    def refusals(s: Any, kit: Any, seat: int, candidates: Any, codes: Any) -> None:
        for i in range(len(candidates)):
            codes[i] = rule_refusal(s[0], kit[0], seat, candidates[i])

    return _jit(refusals)


def _make_clone() -> Callable[..., Any]:
    def clone(states: Any, times: int) -> None:
        """Copy one state onto the next, round and round; there are as many as a power of two."""
        for i in range(times):
            states[(i + 1) & (len(states) - 1)] = states[i & (len(states) - 1)]

    return _jit(clone)


def _make_play_games(game: Game, choosers: tuple[Callable[..., int], ...]) -> Callable[..., Any]:
    """Play whole games. Of the scratch states 0 is played, 1 stays blank, 2 is what a chooser gets to see.

    Whoever passes None for tallies and log gets code without events in it; without choosers there is none that
    redeals.
    """
    rule_set_up, rule_legal, rule_sensible = game.set_up, game.legal_moves, game.sensible_moves
    rule_apply, rule_redeal, rule_outcome = game.apply, game.redeal, game.outcome
    some_think = len(choosers) > 0
    choose = _one_of(choosers)

    def play_games(
        kit: Any,
        options: Any,
        seats: int,
        key: Any,
        line_ups: Any,
        first: int,
        outcomes: Any,
        decisions: Any,
        scratch: Any,
        offered: Any,
        rngs: Any,
        tallies: Any,
        logs: Any,
    ) -> None:
        s, seen, box, offers, rng = scratch[0], scratch[2], kit[0], offered[0], rngs[0]
        log = None if logs is None else logs[0]
        for row in range(len(outcomes)):
            number = first + row
            scratch[0] = scratch[1]
            derive_key(s.table.chance, key, DERIVED_GAMES, number)
            begin_game(s, seats, s.table.chance.key)
            rng.state = word(s.table.chance.key, PLAYOUT_STREAM, 0)
            line_up = line_ups[number % len(line_ups)]
            if tallies is not None:
                clear(logs[0])
            rule_set_up(s, box, options[0], log)
            if tallies is not None:
                count_events(tallies[0], logs[0])
            made = 0
            while not is_over(s) and made < LONGEST_GAME:
                seat = first_decider(s)
                withdraw_all(offers)
                chooser, move = line_up[seat], 0
                if chooser == 0:
                    toss = random_word(rng)
                    rule_legal(s, box, seat, offers)
                    move = offers.move[below(toss, count_offers(offers))]
                elif some_think:
                    rule_sensible(s, box, seat, offers)
                    count_offers(offers)
                    scratch[2] = scratch[0]
                    derive_key(seen.table.chance, s.table.chance.key, PLAYOUT_STREAM, made)
                    rule_redeal(seen, box, seat, seen.table.chance.key)
                    move = choose(chooser, seen, box, seat, offers, rng)
                if tallies is not None:
                    clear(logs[0])
                rule_apply(s, box, seat, move, log)
                if tallies is not None:
                    count_events(tallies[0], logs[0])
                made += 1
            rule_outcome(s, box, outcomes[row])
            if tallies is not None:
                count_winners(tallies[0], outcomes[row].winners)
            decisions[row] = made

    return _jit(play_games)


def _one_of(choosers: tuple[Callable[..., int], ...]) -> Callable[..., int]:
    """A rule that lets the chooser of that number choose, from 1.

    It gets a name in this module, made of theirs: Numba's cache tells functions inside functions apart by their
    names, and would otherwise keep a copy of their code as the key, which is not the same in every process.
    """
    name = "one_of_" + "_and_".join(re.sub(r"\W", "_", f"{one.__module__}.{one.__qualname__}") for one in choosers)
    if name in globals():
        made: Callable[..., int] = globals()[name]
        return made
    for one in choosers:
        if getattr(sys.modules[one.__module__], one.__qualname__, None) is not one:
            raise TypeError(f"{one.__qualname__} must stand at the top of its module to be a chooser")
    made = _chain(choosers)
    made.__name__ = made.__qualname__ = name
    globals()[name] = made
    return made


def _chain(choosers: Sequence[Callable[..., int]]) -> Callable[..., int]:
    """Numba cannot look functions up in a table: ask whether it is the first, or else one of the others."""
    first: Callable[..., int] = choosers[0] if choosers else choose_at_random
    others = _chain(choosers[1:]) if choosers[1:] else None

    def one_of(number: int, s: Any, kit: Any, seat: int, offers: Any, rng: Any) -> int:
        if others is None or number == 1:
            return first(s, kit, seat, offers, rng)
        return others(number - 1, s, kit, seat, offers, rng)

    register_jitable(error_model="numpy", no_cfunc_wrapper=True)(one_of)
    return one_of


# ------------------------------------------------------------------------------------------- lockstep


def first_disagreement(
    game: Game, kit: Any, options: Any, seats: int, key: Key, choose: Callable[[Sequence[int]], int]
) -> str | None:
    """Play one game interpreted and compiled, move by move and field by field; says where they part."""
    fast = compiled(game)
    log, heard = blank(Log), np.zeros(1, dtype_of(Log))
    s = game.lay_out(kit, options, seats, key, log)
    array, kit_array = fast.scratch(), as_array(kit)
    fast.set_up(array, kit_array, as_array(options), seats, np.array(key, np.int64), heard)
    out = np.zeros(1, dtype_of(Offers))
    step = 0
    while True:
        where = f"{game.id}, {seats} seats, move {step}"
        if pack(s) != array.tobytes():
            return f"{where}: states differ"
        if pack(log) != heard.tobytes():
            return f"{where}: events differ"
        if is_over(s):
            return None
        seat = first_decider(s)
        fast.sensible_moves(array, kit_array, seat, out)
        if game.list_sensible_moves(s, kit, seat) != offered(out):
            return f"{where}: sensible moves differ"
        moves = game.list_moves(s, kit, seat)
        fast.legal_moves(array, kit_array, seat, out)
        if moves != offered(out):
            return f"{where}: legal moves differ"
        move = moves[choose(moves)]
        log, heard = blank(Log), np.zeros(1, dtype_of(Log))
        game.apply(s, kit, seat, move, log)
        fast.apply(array, kit_array, seat, move, heard)
        step += 1
