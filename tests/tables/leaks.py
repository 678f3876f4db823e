"""Does any message tell a seat, or a spectator, what it must not know?

Random games are played at live tables, with undo, talk and people who come and go. Every message that could be sent
is compared with the one that would have been sent if what its reader must not know were different: byte by byte.

    python -m tests.tables.leaks --games 2000

visits every game, table size and many options, and prints what was compared. A whole inspection takes as long as
hundreds of moves, so that the full form makes a few in each of many games, at rows that the dice choose.
"""

from __future__ import annotations

import argparse
import copy
import dataclasses
import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import msgspec

from goblins.kernel import registry
from goblins.kernel.chance import key_from_seed
from goblins.kernel.errors import BadInput
from goblins.kernel.events import Log
from goblins.kernel.game import PUBLIC
from goblins.kernel.glimpse import before_the_others
from goblins.kernel.memory import first_of_step
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.reasons import Refused
from goblins.kernel.record import blank, copied, unpack
from goblins.kernel.spoken import spoken
from goblins.kernel.steps import is_sealed
from goblins.tables.bot_tasks import task_for
from goblins.tables.cards import card_of
from goblins.tables.entries import Clock, Left, Moved, Reacted, Returned
from goblins.tables.requests.playing import Undo
from goblins.tables.table import LiveTable
from goblins.tables.updates import rows_for, update_for
from tests.contract.setups import by_verb

from .stories import Story, any_move, begun, moved, people_at

WORLDS = 2
ASKED_WHY = 12  # moves that a seat asks about
ALTERNATIVES = 3  # sealed moves of each verb that are tried
Looks = dict[tuple[Any, ...], bytes]


@dataclasses.dataclass
class Compared:
    """How many pairs of messages, or of other things that a seat gets, were the same as they must be."""

    rows: int = 0
    redealt: int = 0  # messages with what is hidden redealt
    unheard: int = 0  # messages before and after a row that is not for the reader
    sealed: int = 0  # messages after different sealed moves of somebody else
    refusals: int = 0
    thoughts: int = 0

    def __iadd__(self, other: Compared) -> Compared:
        for field in dataclasses.fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))
        return self


class Leak(AssertionError):  # noqa: N818 - what was found
    """Somebody could learn what they must not know."""


def check_same(one: bytes, other: bytes, what: str) -> None:
    if one != other:
        at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
        around = slice(max(0, at - 120), at + 80)
        raise Leak(f"{what}\n  {one[around].decode()}\n  {other[around].decode()}")


def onlookers(table: LiveTable) -> list[int]:
    return [*range(len(table.chairs)), PUBLIC]


def name_of(seat: int) -> str:
    return "the public" if seat == PUBLIC else SEAT_NAMES[seat]


class Inspection:
    """One game, inspected while it is played: everything at one in `every` rows; and at one in `glance` rows, whether
    those who may not know of it notice it."""

    def __init__(
        self, game: str, seats: int, seed: int, options: dict[str, Any], every: int, glance: int = 5
    ) -> None:
        self.rng = random.Random(f"{game} {seats} {seed}")
        clock = Clock(3600, "random")
        self.story: Story = begun(game, seats, f"{seed:064x}", options=options, clock=clock)
        self.table = self.story.table
        self.every, self.glance = every, glance
        self.compared = Compared()
        self.where = f"{game}, {seats} seats, {options}, seed {seed}"

    def run(self, most: int = 20_000) -> Compared:
        for number in range(most):
            if not self.table.deciders:
                break
            if number == 0 or self.rng.randrange(self.every) == 0:
                self.inspect()
            self.go_on(look_back=self.rng.randrange(self.glance) == 0)
        self.inspect()
        return self.compared

    # ------------------------------------------------------------------------------------------- the game goes on

    def go_on(self, look_back: bool) -> None:
        """Something happens; whoever may not know of it sees no change."""
        table = self.table
        before = self.messages() if look_back else {}
        number = table.number
        self.story.now += self.rng.randrange(1, 5000)
        self.something_happens()
        self.compared.rows += table.number - number
        audience = 0
        for kept in table.rows[number:]:
            audience |= kept.audience
        for reader, message in before.items():
            if not audience >> reader & 1:
                what = f"{self.where}: {name_of(reader)} notices row {table.number}"
                check_same(message, self.message(reader), what)
                self.compared.unheard += 1

    def something_happens(self) -> None:
        table, dice = self.table, self.rng.random()
        assert table.play is not None
        undoable = [seat for seat in range(len(table.chairs)) if table.play.undoable(seat) is not None]
        seat = self.rng.randrange(len(table.chairs))
        if dice < 0.08 and undoable:
            seat = self.rng.choice(undoable)
            self.story.happens(*Undo(SEAT_NAMES[seat]).entries(table, people_at(seat + 1)[seat]))
        elif dice < 0.10:
            self.story.happens(Reacted(seat, "cheer"))
        elif dice < 0.12:
            self.story.happens(Returned(seat) if table.chairs[seat].away else Left(seat))
        else:
            seat, move = any_move(table, self.rng)
            self.story.happens(moved(table, seat, move))

    def messages(self) -> dict[int, bytes]:
        return {reader: self.message(reader) for reader in onlookers(self.table)}

    def message(self, reader: int) -> bytes:
        """What the reader would be sent who has seen everything."""
        return update_for(self.table, reader, self.table.seen[reader])

    # ---------------------------------------------------------------------------------------------- inspecting

    def inspect(self) -> None:
        for reader in onlookers(self.table):
            self.numbers_have_no_gaps(reader)
            for world in self.worlds(reader):
                self.message_is_the_same_in(world, reader)
                self.refusals_are_the_same_in(world, reader)
        for seat in self.table.deciders:
            self.thought_knows_no_more_than(seat)
            if self.table.play is not None and is_sealed(self.table.play.state):
                self.sealed_moves_look_alike(seat)

    def worlds(self, reader: int) -> Iterator[LiveTable]:
        """The table in other worlds that the reader cannot tell from the true one."""
        for _ in range(WORLDS):
            world = fork(self.table)
            assert world.play is not None
            redealt = copied(world.play.state)
            world.game.redeal(redealt, world.play.kit, reader, key_from_seed(self.rng.random().hex()))
            world.play.state = redealt
            yield world

    def numbers_have_no_gaps(self, reader: int) -> None:
        found = [row.n for row in rows_for(self.table, reader, 0)]
        assert found == list(range(1, self.table.seen[reader] + 1)), self.where

    def message_is_the_same_in(self, world: LiveTable, reader: int) -> None:
        seen = self.table.seen[reader]
        for after in {seen, max(0, seen - 2), self.rng.randrange(seen + 1)}:
            what = f"{self.where}, row {self.table.number}: {name_of(reader)} is told what it must not know"
            check_same(update_for(self.table, reader, after), update_for(world, reader, after), what)
            self.compared.redealt += 1

    def refusals_are_the_same_in(self, world: LiveTable, reader: int) -> None:
        if reader == PUBLIC:
            return
        for move in self.rng.sample(written_moves(self.table), ASKED_WHY):
            what = f"{self.where}, row {self.table.number}: why {name_of(reader)} may not “{move}”"
            check_same(answer(self.table, reader, move), answer(world, reader, move), what)
            self.compared.refusals += 1

    def thought_knows_no_more_than(self, seat: int) -> None:
        """A bot is handed a world that looks like the true one from its seat, and draws from another key. Where
        others have sealed something, it is as if they had not."""
        task, play, game = task_for(self.table, seat, "random"), self.table.play, self.table.game
        assert play is not None
        world, true = unpack(game.state, task.world), play.state
        what = f"{self.where}, row {self.table.number}: what a bot in {name_of(seat)} sees"
        encode = msgspec.json.encode
        seen = encode(game.view(world, play.kit, seat))
        check_same(encode(game.view(before_the_others(play, seat), play.kit, seat)), seen, what)
        if all(made.seat == seat for made in play.made[first_of_step(play) :]):
            check_same(encode(game.view(true, play.kit, seat)), seen, what)
        assert game.list_moves(true, play.kit, seat) == game.list_moves(world, play.kit, seat), what
        assert list(world.table.chance.key) != list(true.table.chance.key), what
        assert not any(world.table.chance.drawn), what
        assert set(world.table.chance.block) == {0}, what
        self.compared.thoughts += 1

    def sealed_moves_look_alike(self, seat: int) -> None:
        """Whoever hears the same of two sealed moves of somebody else, or nothing as if there were none, is sent the
        same: then, after they are taken back, and after a third seat has sealed something too."""
        table, game = self.table, self.table.game
        looks: Looks = {}
        self.look_alike(looks, ("sealed",), table, seat)
        self.look_alike(looks, ("taken back", *table.deciders), table, seat)
        third = self.rng.choice([other for other in range(len(table.chairs)) if other != seat])
        reply = self.rng.choice(moves_of(table, third) or [0])
        for moves in by_verb(game, moves_of(table, seat)).values():
            for move in self.rng.sample(moves, min(ALTERNATIVES, len(moves))):
                done = self.carried_on(table, seat, move)
                if step_of(done) != step_of(table):
                    continue
                for stage, after in self.what_may_follow(done, seat, third, reply):
                    self.look_alike(looks, stage, after, seat)

    def what_may_follow(
        self, done: LiveTable, seat: int, third: int, reply: int
    ) -> Iterator[tuple[tuple[Any, ...], LiveTable]]:
        yield ("sealed",), done
        assert done.play is not None
        if done.play.undoable(seat) is not None:
            undone = fork(done)
            undone.perform(
                Undo(SEAT_NAMES[seat]).entries(undone, people_at(seat + 1)[seat])[0], self.story.now + 2000
            )
            yield ("taken back", *done.deciders), undone
        replied = self.carried_on(done, third, reply)
        if step_of(replied) == step_of(done):
            yield ("answered", third, len(replied.rows)), replied

    def look_alike(self, looks: Looks, stage: tuple[Any, ...], after: LiveTable, seat: int) -> None:
        number, seen = self.table.number, self.table.seen
        what = f"{self.where}, row {number}: what {name_of(seat)} has sealed is seen by"
        for reader in onlookers(self.table):
            if reader != seat:
                key = stage, reader, tuple(after.deciders), heard(after, number, reader)
                message = update_for(after, reader, seen[reader])
                check_same(looks.setdefault(key, message), message, f"{what} {name_of(reader)}, {stage[0]}")
                self.compared.sealed += 1
        card = msgspec.json.encode(card_of(after))
        check_same(looks.setdefault((stage,), card), card, f"{what} readers of lists, {stage[0]}")

    def carried_on(self, table: LiveTable, seat: int, move: int) -> LiveTable:
        """Another table where the seat makes that move, if it may."""
        other = fork(table)
        assert other.play is not None
        if move in moves_of(other, seat):
            other.perform(Moved(seat, other.game.moves.write(move)), self.story.now + 1000)
        return other


def moves_of(table: LiveTable, seat: int) -> list[int]:
    assert table.play is not None
    return table.game.list_moves(table.play.state, table.play.kit, seat)


def step_of(table: LiveTable) -> int:
    assert table.play is not None
    return int(table.play.state.table.step)


def fork(table: LiveTable) -> LiveTable:
    """A second table that goes its own way from here."""
    other = copy.copy(table)
    other.rows, other.seen, other.moves = list(table.rows), list(table.seen), list(table.moves)
    other.chairs = [copy.copy(chair) for chair in table.chairs]
    other.tickets = {seat: dict(tickets) for seat, tickets in table.tickets.items()}
    other._asked = dict(table._asked)
    assert table.play is not None
    other.play = copy.copy(table.play)
    other.play.state = copied(table.play.state)
    other.play.made = list(table.play.made)
    other.play._log = blank(Log)
    return other


def heard(table: LiveTable, after: int, reader: int) -> tuple[bytes, ...]:
    """The events of the rows since row `after` that the reader hears."""
    told = [one for kept in table.rows[after:] if isinstance(kept.entry, Moved) for one in kept.entry.told]
    return tuple(bytes(one.event) for one in told if one.audience >> reader & 1)


def answer(table: LiveTable, seat: int, move: str) -> bytes:
    """What a seat is told that tries a move."""
    try:
        moved(table, seat, move)
    except Refused as refused:
        return msgspec.json.encode(spoken(refused.refusal)) + refused.refusal.anchor.encode()
    except BadInput as problem:
        return msgspec.json.encode(spoken(problem))
    return b"allowed"


_written: dict[str, list[str]] = {}


def written_moves(table: LiveTable) -> list[str]:
    """Many moves of the game, allowed or not."""
    if table.game.id not in _written:
        candidates = list(table.game.moves.candidates())
        chosen = random.Random(1).sample(candidates, min(3000, len(candidates)))
        _written[table.game.id] = [table.game.moves.write(move) for move in chosen]
    return _written[table.game.id]


# ------------------------------------------------------------------------------------------------- the full form


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--every", type=int, default=300, help="inspect everything at one in so many rows")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    compared, started = Compared(), time.monotonic()
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.jobs, multiprocessing.get_context("fork")) as pool:
        for number, found in enumerate(pool.map(partial(inspected, every=asked.every), seeds), 1):
            compared += found
            print(f"\r{number} games, {time.monotonic() - started:.0f} s: {compared}", end="", flush=True)
    print("\nNo leak.")


def inspected(seed: int, every: int) -> Compared:
    return Inspection(*any_setup(seed), every=every, glance=50).run()


def any_setup(seed: int) -> tuple[str, int, int, dict[str, Any]]:
    """Game, seats, seed and options: every size in turn, any options."""
    sizes = [(name, seats) for name in registry.names() for seats in registry.find(name).seat_counts]
    name, seats = sizes[seed % len(sizes)]
    rng = random.Random(seed)
    return (
        name,
        seats,
        seed,
        {setting.name: rng.choice(setting.samples()) for setting in registry.find(name).settings},
    )


if __name__ == "__main__":
    main()
