"""The moves that a seat is offered: a buffer that `legal_moves` fills, interpreted or compiled.

It is a record like the state because compiled code passes records for nothing, while every array that is handed
on costs two locked instructions.
"""

from typing import Annotated

from .record import Int32, Int64, record
from .rule import rule

MOST_OFFERS = 1024  # a power of two; one more than any game's widest decision, at least
LAST_OFFER = MOST_OFFERS - 1


@record
class Offers:
    count: Int32
    move: Annotated[list[Int64], MOST_OFFERS]


@rule
def offer(out: Offers, move: int) -> None:
    out.move[out.count & LAST_OFFER] = move
    out.count += 1


@rule
def offer_if(out: Offers, allowed: bool, move: int) -> None:
    """Offer the move if it is allowed, without a branch that the processor could not foresee."""
    out.move[out.count & LAST_OFFER] = move
    out.count += 1 if allowed else 0


@rule
def count_offers(out: Offers) -> int:
    """How many there are. Raises OverflowError if more were offered than there is room for."""
    if out.count > LAST_OFFER:
        raise OverflowError("more moves than there is room for")
    return out.count


@rule
def withdraw_all(out: Offers) -> None:
    out.count = 0
