"""Keyed chance: the n-th draw of a stream is a published function of the table's key, and of nothing else.

The function is Threefry-4x32 with 20 rounds (Salmon, Moraes, Dror, Shaw 2011): additions, rotations and xors on
32-bit words. Seen draws do not betray the next one without the key; streams do not disturb each other, so that
re-rolls inside a sealed step do not depend on who clicked first; and the same numbers come out of interpreted
Python, compiled code and a GPU. Words are kept in 64-bit integers and masked, because unsigned ones are not
treated alike everywhere.

There is one stream for the table and one per seat. Draw number `n` of a stream is word `n % 4` of block `n // 4`.
The block that a stream draws from is kept: it is made once for four draws.

A script, for tests, lessons and previews, names the next outcomes of a stream; when it is used up, the key draws. It
lies in the log that a move is told to, never in the state: nobody who only has the state can know it.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Protocol

from .errors import BadInput
from .record import UNWRITTEN, Int32, Int64, Word, record
from .rule import rule

if TYPE_CHECKING:
    from .events import Log

MASK = 0xFFFFFFFF
KEY_PARITY = 0x1BD11BDA  # Threefry's constant
MAX_SEATS = 6
TABLE_STREAM = 0  # seat p draws from stream 1 + p
STREAMS = 1 + MAX_SEATS
BLOCK = 4  # words that one call of Threefry makes
ASIDE = STREAMS  # draws made outside the game: redealing, deriving keys

Key = Sequence[int]  # four 32-bit words


@record
class Chance:
    key: Annotated[list[Int64], 4]
    drawn: Annotated[list[Int32], STREAMS]  # how many draws each stream has given
    block: Annotated[list[Word], BLOCK * STREAMS, UNWRITTEN]  # the words that each stream is drawing from


class HasChance(Protocol):
    """The part of a table that draws."""

    @property
    def chance(self) -> Chance: ...


class Drawing(Protocol):
    """Any game's state."""

    @property
    def table(self) -> HasChance: ...


@rule
def mix_four(x0: int, x1: int, x2: int, x3: int, a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Two rounds of Threefry with rotations (a, b) and (c, d)."""
    x0 = (x0 + x1) & MASK
    x1 = (((x1 << a) | (x1 >> (32 - a))) & MASK) ^ x0
    x2 = (x2 + x3) & MASK
    x3 = (((x3 << b) | (x3 >> (32 - b))) & MASK) ^ x2
    x0 = (x0 + x3) & MASK
    x3 = (((x3 << c) | (x3 >> (32 - c))) & MASK) ^ x0
    x2 = (x2 + x1) & MASK
    x1 = (((x1 << d) | (x1 >> (32 - d))) & MASK) ^ x2
    return x0, x1, x2, x3


@rule
def threefry(key: Key, c0: int, c1: int, c2: int, c3: int) -> tuple[int, int, int, int]:
    """One block of four words: Threefry-4x32-20 of the counter (c0, c1, c2, c3)."""
    k0, k1, k2, k3 = key[0], key[1], key[2], key[3]
    k4 = KEY_PARITY ^ k0 ^ k1 ^ k2 ^ k3
    x0, x1, x2, x3 = (c0 + k0) & MASK, (c1 + k1) & MASK, (c2 + k2) & MASK, (c3 + k3) & MASK
    for injection in range(1, 6):
        if injection & 1 == 1:
            x0, x1, x2, x3 = mix_four(x0, x1, x2, x3, 10, 26, 11, 21)
            x0, x1, x2, x3 = mix_four(x0, x1, x2, x3, 13, 27, 23, 5)
        else:
            x0, x1, x2, x3 = mix_four(x0, x1, x2, x3, 6, 20, 17, 11)
            x0, x1, x2, x3 = mix_four(x0, x1, x2, x3, 25, 10, 18, 20)
        k0, k1, k2, k3, k4 = k1, k2, k3, k4, k0
        x0, x1, x2, x3 = (x0 + k0) & MASK, (x1 + k1) & MASK, (x2 + k2) & MASK, (x3 + k3 + injection) & MASK
    return x0, x1, x2, x3


@rule
def word(key: Key, stream: int, ordinal: int) -> int:
    """Draw number `ordinal` of `stream`, as a 32-bit word."""
    x0, x1, x2, x3 = threefry(key, ordinal >> 2, stream, 0, 0)
    even, odd = (x2, x3) if ordinal & 2 else (x0, x1)
    return odd if ordinal & 1 else even


@rule
def below(drawn_word: int, n: int) -> int:
    """Turn a word into one of `n` outcomes; the bias is under n / 2**32."""
    return (drawn_word * n) >> 32


@rule
def draw(s: Drawing, log: "Log | None", stream: int, n: int) -> int:
    """One of `n` equally likely outcomes, 0 to n - 1, from the given stream."""
    chance = s.table.chance
    ordinal = chance.drawn[stream]
    if ordinal & 3 == 0:
        make_block(chance, stream, ordinal >> 2)
    chance.drawn[stream] = ordinal + 1
    value = below(chance.block[BLOCK * stream + (ordinal & 3)], n)
    if log is not None:
        value = note_draw(log, stream, n, value)
    return value


@rule
def make_block(chance: Chance, stream: int, number: int) -> None:
    x0, x1, x2, x3 = threefry(chance.key, number, stream, 0, 0)
    chance.block[BLOCK * stream] = x0
    chance.block[BLOCK * stream + 1] = x1
    chance.block[BLOCK * stream + 2] = x2
    chance.block[BLOCK * stream + 3] = x3


@rule
def make_blocks(chance: Chance) -> None:
    """The blocks that were drawn from last, after the key or the counts have been set from outside."""
    for stream in range(STREAMS):
        if chance.drawn[stream] > 0:
            make_block(chance, stream, (chance.drawn[stream] - 1) >> 2)
        else:
            clear_block(chance, stream)


@rule
def clear_block(chance: Chance, stream: int) -> None:
    for i in range(BLOCK * stream, BLOCK * stream + BLOCK):
        chance.block[i] = 0


@rule
def note_draw(log: "Log", stream: int, n: int, value: int) -> int:
    """Remember what was drawn for; returns what the script wants instead, if it has an outcome for this stream."""
    if log.draws < len(log.draw_sides):
        log.draw_sides[log.draws] = n
        log.draw_stream[log.draws] = stream
        log.draw_at[log.draws] = log.count
    log.draws += 1
    for i in range(log.scripted):
        if log.script_stream[i] == stream:
            value = int(log.script_value[i])
            for j in range(i + 1, log.scripted):
                log.script_stream[j - 1] = log.script_stream[j]
                log.script_value[j - 1] = log.script_value[j]
            log.scripted -= 1
            if value >= n:
                log.misscripted = 1
                return value % n
            return value
    return value


@rule
def set_key(chance: Chance, key: Key) -> None:
    for i in range(4):
        chance.key[i] = key[i]


@rule
def derive_key(chance: Chance, key: Key, purpose: int, number: int) -> None:
    """Give `chance` the key that belongs to (`purpose`, `number`) under `key`: one seed, many tables."""
    x0, x1, x2, x3 = threefry(key, number & MASK, ASIDE, purpose, number >> 32)
    chance.key[0] = x0
    chance.key[1] = x1
    chance.key[2] = x2
    chance.key[3] = x3


@rule
def total(bag: Sequence[int]) -> int:
    pieces = 0
    for count in bag:
        pieces += count
    return pieces


@rule
def kind_at(bag: Sequence[int], place: int) -> int:
    """The kind of the piece at `place` when the bag's pieces are laid out kind by kind."""
    kind, end = 0, 0
    for count in bag:
        end += count
        kind += 1 if place >= end else 0
    return kind


@rule
def draw_from_bag(s: Drawing, log: "Log | None", stream: int, bag: list[int]) -> int:
    """Take a random piece out of a bag that counts its pieces by kind; returns the kind.

    A face-down pile is a bag: an order nobody has seen is not state but chance to come.
    """
    kind = kind_at(bag, draw(s, log, stream, total(bag)))
    bag[kind] -= 1
    return kind


def key_from_seed(seed: int | str) -> tuple[int, int, int, int]:
    """The key that a seed stands for; people write seeds, tables have keys."""
    return key_from_bytes(hashlib.sha256(f"goblins seed {seed}".encode()).digest())


def fresh_key() -> tuple[int, int, int, int]:
    return key_from_bytes(secrets.token_bytes(16))


def key_from_bytes(data: bytes) -> tuple[int, int, int, int]:
    a, b, c, d = (int.from_bytes(data[i : i + 4], "big") for i in range(0, 16, 4))
    return a, b, c, d


def key_to_hex(key: Key) -> str:
    return "".join(f"{int(part):08x}" for part in key)


def key_from_hex(text: str) -> tuple[int, int, int, int]:
    if not re.fullmatch("[0-9a-f]{32}", text):
        raise BadInput("key")
    return key_from_bytes(bytes.fromhex(text))
