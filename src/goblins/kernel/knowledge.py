"""Who knows which hidden piece.

A hidden piece has a place and a mask of the seats that know it to be there (field type `Known`), in two lists of
the state, piece by piece. Moving a piece changes its place, learning it adds to its mask. Redealing for a seat
shuffles the pieces it does not know among the places where it knows of no piece; a mask that gains a seat is a
revelation, which nobody can take back.
"""

from collections.abc import Callable, Iterator
from typing import Any

from .chance import ASIDE, Chance, Key, below, clear_block, set_key, word
from .record import Scalar, generate, layout_of, remembered
from .rule import rule


@rule
def knows(mask: int, seat: int) -> bool:
    return mask >> seat & 1 == 1


@rule
def new_key(chance: Chance, key: Key) -> None:
    """Replace the future: a redealt world draws from another key, and cannot tell by counting draws who has rolled
    again in secret."""
    set_key(chance, key)
    for stream in range(len(chance.drawn)):
        chance.drawn[stream] = 0
        clear_block(chance, stream)


@rule
def aside_below(key: Key, ordinal: int, n: int) -> int:
    """A draw that belongs to redealing and leaves the game's streams alone."""
    return below(word(key, ASIDE, ordinal), n)


@rule
def shuffle_unknown(key: Key, ordinal: int, place: list[int], known: list[int], seat: int) -> int:
    """Shuffle the pieces that `seat` does not know among their places; returns the next free ordinal.

    What the others know of a place stays with the place. They are put in order before: worlds that look alike to the
    seat become one and the same.
    """
    sort_unknown(place, known, seat)
    left = 0
    for mask in known:
        if not knows(mask, seat):
            left += 1
    for piece in range(len(place)):
        if not knows(known[piece], seat):
            swap_pieces(place, known, piece, unknown_piece(known, piece, seat, aside_below(key, ordinal, left)))
            ordinal += 1
            left -= 1
    return ordinal


@rule
def sort_unknown(place: list[int], known: list[int], seat: int) -> None:
    """By place, then by who knows it."""
    for piece in range(1, len(place)):
        at, before = piece, previous_unknown(known, piece, seat)
        while not knows(known[piece], seat) and before >= 0 and comes_before(place, known, at, before):
            swap_pieces(place, known, at, before)
            at, before = before, previous_unknown(known, before, seat)


@rule
def previous_unknown(known: list[int], piece: int, seat: int) -> int:
    """The last piece before this one that `seat` does not know, or -1."""
    piece -= 1
    while piece >= 0 and knows(known[piece], seat):
        piece -= 1
    return piece


@rule
def comes_before(place: list[int], known: list[int], one: int, other: int) -> bool:
    return place[one] < place[other] or (place[one] == place[other] and known[one] < known[other])


@rule
def swap_pieces(place: list[int], known: list[int], one: int, other: int) -> None:
    here, mask = place[one], known[one]
    place[one] = place[other]
    known[one] = known[other]
    place[other] = here
    known[other] = mask


@rule
def unknown_piece(known: list[int], first: int, seat: int, skip: int) -> int:
    """The piece at or after `first` that `seat` does not know, passing over `skip` such pieces."""
    piece = first
    while knows(known[piece], seat) or skip > 0:
        if not knows(known[piece], seat):
            skip -= 1
        piece += 1
    return piece


def masks(of: Any) -> tuple[int, ...]:
    """Every knowledge mask in a state."""
    return _mask_reader(type(of))(of)


def anyone_learnt(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Did a seat get to know a hidden piece between these masks of a state?"""
    return before != after and any(new & ~old for old, new in zip(before, after, strict=True))


@remembered
def _mask_reader(cls: type[Any]) -> Callable[[Any], tuple[int, ...]]:
    paths = "".join(f"{'*' if length else ''}of{path}, " for path, length in _mask_paths(cls, ""))
    return generate("read_masks", "of", [f"return ({paths})"])


def _mask_paths(cls: type[Any], path: str) -> Iterator[tuple[str, int | None]]:
    for column in layout_of(cls).columns:
        here = f"{path}.{column.name}"
        if column.known:
            yield here, column.length
        elif not isinstance(column.item, Scalar):
            for end in [""] if column.length is None else [f"[{i}]" for i in range(column.length)]:
                yield from _mask_paths(column.item, here + end)
