"""Hidden pieces, and who knows them."""

from collections import Counter

from goblins.kernel.chance import key_from_seed
from goblins.kernel.knowledge import knows, shuffle_unknown

RED, BLUE = 0, 1


def test_known_pieces_stay_where_they_are() -> None:
    place, known = [10, 11, 12, 13, 14], [0, 1 << RED, 0, 1 << RED, 0]
    shuffle_unknown(key_from_seed(1), 0, place, known, RED)
    assert (place[1], place[3]) == (11, 13)
    assert sorted(place) == [10, 11, 12, 13, 14]


def test_every_arrangement_of_the_unknown_is_as_likely() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        place, known = [0, 1, 2, 3], [0, 1 << RED, 0, 0]
        shuffle_unknown(key_from_seed(seed), 0, place, known, RED)
        seen[tuple(place)] += 1
    assert len(seen) == 6
    assert min(seen.values()) > 70


def test_what_others_know_of_a_place_stays_with_the_place() -> None:
    for seed in range(20):
        place, known = [0, 1, 2, 3], [1 << BLUE, 0, 0, 0]
        shuffle_unknown(key_from_seed(seed), 0, place, known, RED)
        (in_place_0,) = [piece for piece in range(4) if place[piece] == 0]
        assert [knows(mask, BLUE) for mask in known] == [piece == in_place_0 for piece in range(4)]
