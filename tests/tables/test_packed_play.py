"""Tables of a game share one unpacked state, and nobody notices."""

from __future__ import annotations

import random

from goblins import games  # noqa: F401 - announces the games
from goblins.kernel import registry
from goblins.kernel.chance import key_from_seed
from goblins.kernel.components import STANDARD, set_from_json
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.options import read_options
from goblins.kernel.play import Play
from goblins.kernel.record import pack
from goblins.kernel.words import Sentence
from goblins.tables.packed_play import PackedPlay

GAME = registry.find("goblin-warlord")


def begin(kind: type[Play], seed: str) -> Play:
    components = set_from_json(GAME, {"name": STANDARD}, Sentence("the-document"))
    options = read_options(GAME.options, GAME.settings, {})
    return kind.begin(GAME, components, options, 2, key_from_seed(seed))


def go_on(play: Play, rng: random.Random) -> None:
    seat = play.deciders()[0]
    if rng.random() < 0.2 and play.undoable(seat) is not None:
        play.undo(seat)
    else:
        play.play(seat, rng.choice(GAME.list_moves(play.state, play.kit, seat)))


def test_games_that_share_one_unpacked_state_go_as_if_each_had_a_table_of_its_own() -> None:
    packed = [begin(PackedPlay, name) for name in SEAT_NAMES]
    apart = [begin(Play, name) for name in SEAT_NAMES]
    rngs = [(random.Random(i), random.Random(i)) for i in range(len(packed))]
    for turn in range(300):
        i = turn * 7 % 5 if turn % 3 else turn % 6
        go_on(packed[i], rngs[i][0])
        go_on(apart[i], rngs[i][1])
        assert (packed[i].step, packed[i].awaiting) == (apart[i].step, apart[i].awaiting)
    assert [pack(one.state) for one in packed] == [pack(one.state) for one in apart]
    assert [one.packed() for one in packed] == [one.packed() for one in apart]


def test_a_packed_game_knows_whom_it_asks_without_being_unpacked() -> None:
    one, other = PackedPlay.of(begin(Play, "one")), begin(PackedPlay, "other")
    deciders, step = one.deciders(), one.step
    lying = other.state
    assert (one.deciders(), one.step) == (deciders, step)
    assert other.state is lying
    assert one._shared.owner is other
