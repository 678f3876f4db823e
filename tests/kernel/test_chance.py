"""The published function, its streams and its scripts."""

from collections import Counter

import numpy as np
import pytest

from goblins.kernel.chance import (
    Chance,
    below,
    derive_key,
    draw,
    draw_from_bag,
    key_from_hex,
    key_from_seed,
    key_to_hex,
    kind_at,
    make_blocks,
    threefry,
    word,
)
from goblins.kernel.errors import BadInput
from goblins.kernel.events import SCRIPT, Log, load_script, rest_of
from goblins.kernel.record import blank, record
from goblins.kernel.steps import CommonState

ALL_ONES = 0xFFFFFFFF


@record
class Bare:
    table: CommonState


def bare(seed: int = 1) -> Bare:
    s = blank(Bare)
    s.table.chance.key[:] = key_from_seed(seed)
    return s


@pytest.mark.parametrize(
    ("counter", "key", "block"),
    [
        ((0, 0, 0, 0), (0, 0, 0, 0), (0x9C6CA96A, 0xE17EAE66, 0xFC10ECD4, 0x5256A7D8)),
        ((ALL_ONES,) * 4, (ALL_ONES,) * 4, (0x2A881696, 0x57012287, 0xF6C7446E, 0xA16A6732)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0, 0x082EFA98, 0xEC4E6C89),
            (0x59CD1DBB, 0xB8879579, 0x86B5D00C, 0xAC8B6D84),
        ),
    ],
)
def test_threefry_gives_the_published_vectors(
    counter: tuple[int, int, int, int], key: tuple[int, ...], block: tuple[int, ...]
) -> None:
    assert threefry(key, *counter) == block


def test_a_draw_is_a_word_of_the_block_with_its_number() -> None:
    key = key_from_seed(3)
    blocks = [threefry(key, block, 2, 0, 0) for block in range(3)]
    assert [word(key, 2, n) for n in range(12)] == [one for block in blocks for one in block]


def test_streams_do_not_disturb_each_other() -> None:
    one, other = bare(), bare()
    red_first = [draw(one, None, 1, 6) for _ in range(5)] + [draw(one, None, 2, 6) for _ in range(5)]
    blue_first = [draw(other, None, 2, 6) for _ in range(5)]
    assert [draw(other, None, 1, 6) for _ in range(5)] + blue_first == red_first
    assert one == other


def test_all_faces_of_a_die_come_up_alike() -> None:
    s = bare()
    counts = Counter(draw(s, None, 0, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) < 1120


def test_below_reaches_its_ends() -> None:
    assert below(0, 6) == 0
    assert below(ALL_ONES, 6) == 5


def test_a_script_names_the_next_outcomes_of_its_stream_and_then_ends() -> None:
    s, unscripted, log = bare(), bare(), blank(Log)
    load_script(log, ((1, 5), (0, 2), (1, 3)))
    assert [draw(s, log, 0, 6), draw(s, log, 1, 6), draw(s, log, 1, 6)] == [2, 5, 3]
    for stream in (0, 1, 1):
        draw(unscripted, None, stream, 6)
    assert draw(s, log, 0, 6) == draw(unscripted, None, 0, 6)
    assert s == unscripted


def test_a_script_that_asks_for_too_much_is_marked() -> None:
    log = blank(Log)
    load_script(log, ((0, 6),))
    draw(bare(), log, 0, 6)
    assert log.misscripted


def test_a_script_may_be_longer_than_what_one_move_can_use() -> None:
    log, script = blank(Log), tuple((0, number % 6) for number in range(SCRIPT + 3))
    load_script(log, script)
    assert draw(bare(), log, 0, 6) == 0
    assert rest_of(log, script) == script[1:]


def test_a_block_that_was_being_drawn_from_is_made_again_for_a_state_that_was_read() -> None:
    s, read = bare(), bare()
    drawn = [draw(s, None, 2, 1000) for _ in range(7)]
    read.table.chance.drawn[2] = 5
    make_blocks(read.table.chance)
    assert [draw(read, None, 2, 1000) for _ in range(2)] == drawn[5:]
    assert read == s


def test_a_bag_gives_up_every_piece_once() -> None:
    s, bag = bare(), [2, 0, 3]
    assert sorted(draw_from_bag(s, None, 0, bag) for _ in range(5)) == [0, 0, 2, 2, 2]
    assert bag == [0, 0, 0]


def test_a_bag_is_laid_out_kind_by_kind() -> None:
    assert [kind_at([2, 0, 3], place) for place in range(5)] == [0, 0, 2, 2, 2]


def test_derived_keys_differ_by_purpose_and_number() -> None:
    chance, keys = blank(Chance), set()
    for purpose in range(3):
        for number in (0, 1, 1 << 33):
            derive_key(chance, key_from_seed(1), purpose, number)
            keys.add(tuple(chance.key))
    assert len(keys) == 9


def test_keys_are_written_as_hexadecimal_digits() -> None:
    key = key_from_seed("x")
    assert key_from_hex(key_to_hex(key)) == key
    assert key_to_hex(np.array(key, np.int64).tolist()) == key_to_hex(key)
    with pytest.raises(BadInput):
        key_from_hex("0123")
