"""Games of a simulation played again, interpreted and move by move, in search of broken rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..kernel.chance import Key, below, derive_key, word
from ..kernel.game import Game, Outcome
from ..kernel.offers import Offers, withdraw_all
from ..kernel.playout_random import PlayoutRandom, random_word
from ..kernel.playouts import DERIVED_GAMES, PLAYOUT_STREAM
from ..kernel.record import blank, copied
from ..kernel.steps import begin_game, first_decider, is_over
from ..kernel.words import Sentence

Chooser = Callable[..., int]


@dataclasses.dataclass(frozen=True)
class Fault:
    """What is wrong with a game, and after how many decisions it showed."""

    game: int
    decisions: int
    sentence: Sentence


@dataclasses.dataclass(frozen=True)
class Batch:
    """Who plays what, under which key: all that the games of a simulation have in common."""

    game: Game
    kit: Any
    options: Any
    seats: int
    key: Key


class InterpretedGame:
    """One game of a batch in plain Python, as `Compiled.play_games` plays it; None chooses at random."""

    def __init__(self, batch: Batch, number: int, line_up: Sequence[Chooser | None]) -> None:
        self.batch, self.line_up = batch, line_up
        self.made = 0
        self.s = s = blank(batch.game.state)
        self.offers, self.rng = blank(Offers), blank(PlayoutRandom)
        derive_key(s.table.chance, batch.key, DERIVED_GAMES, number)
        begin_game(s, batch.seats, s.table.chance.key, batch.game.rules_version)
        self.rng.state = word(s.table.chance.key, PLAYOUT_STREAM, 0)
        batch.game.set_up(s, batch.kit, batch.options, None)

    def next_move(self) -> tuple[int, int]:
        """The seat that decides, and what it decides."""
        game, kit, s, offers = self.batch.game, self.batch.kit, self.s, self.offers
        seat = first_decider(s)
        choose = self.line_up[seat]
        withdraw_all(offers)
        if choose is None:
            game.legal_moves(s, kit, seat, offers)
            return seat, offers.move[below(random_word(self.rng), offers.count)]
        game.sensible_moves(s, kit, seat, offers)
        seen = copied(s)
        derive_key(seen.table.chance, s.table.chance.key, PLAYOUT_STREAM, self.made)
        game.redeal(seen, kit, seat, list(seen.table.chance.key))
        return seat, choose(seen, kit, seat, offers, self.rng)

    def apply(self, seat: int, move: int) -> None:
        self.batch.game.apply(self.s, self.batch.kit, seat, move, None)
        self.made += 1

    def outcome(self) -> Outcome:
        found = blank(Outcome)
        self.batch.game.outcome(self.s, self.batch.kit, found)
        return found


def first_fault(
    batch: Batch, number: int, line_up: Sequence[Chooser | None], played: Outcome, decisions: int
) -> Fault | None:
    """What is wrong with that game of the batch, which ended compiled as `played` after so many decisions."""
    if played.ended == 0:
        return Fault(number, decisions, Sentence("lab-fault-endless"))
    replay = InterpretedGame(batch, number, line_up)
    for sentence in _faults(replay, played, decisions):
        return Fault(number, replay.made, sentence)
    return None


def _faults(replay: InterpretedGame, played: Outcome, decisions: int) -> Iterator[Sentence]:
    game, kit, s = replay.batch.game, replay.batch.kit, replay.s
    yield from game.faults(s, kit)
    while not is_over(s) and replay.made < decisions:
        seat, move = replay.next_move()
        if game.why_not(s, kit, seat, move):
            yield Sentence("lab-fault-refused", {"move": game.moves.write(move)})
        replay.apply(seat, move)
        yield from game.faults(s, kit)
    if not is_over(s) or (replay.outcome(), replay.made) != (played, decisions):
        yield Sentence("lab-fault-outcome")
