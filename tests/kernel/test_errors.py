"""Names that nobody has: the nearest is suggested, or all are listed."""

import pytest

from goblins.kernel.errors import unknown
from goblins.kernel.names import seat_number


def test_the_nearest_name_is_suggested() -> None:
    assert (
        str(unknown("seat", "bleu", ["red", "blue"])) == "There is no seat “bleu” at this table. Did you mean “blue”?"
    )


def test_without_a_near_name_all_are_listed() -> None:
    assert str(unknown("seat", "?", ["red", "blue"])) == "There is no seat “?” at this table; there are red, blue."


def test_a_seat_is_known_only_where_somebody_can_sit_there() -> None:
    assert seat_number("yellow", 4) == 3
    with pytest.raises(ValueError, match="no seat “yellow”"):
        seat_number("yellow", 2)
