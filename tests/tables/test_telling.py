"""What was told is told again, by rules that may have changed since."""

import msgspec

from goblins.games.goblin_warlord import GAME
from goblins.games.goblin_warlord.events import Begins, Recruited
from goblins.kernel.events import EVERYONE
from goblins.kernel.play import Told
from goblins.tables.deeds import AnyDeed, Moved, Started, Undone
from goblins.tables.deeds import Told as Written
from goblins.tables.telling import told_again, write_told

BEGINS = Told(EVERYONE, Begins("red"))
RECRUITED = Told(EVERYONE, Recruited("red", 1))


def moved(*told: Told) -> Moved:
    return Moved(0, "recruit 1", write_told(told))


def test_the_story_is_told_in_its_order_and_to_the_same_seats() -> None:
    secret = Told(1 << 2, Begins("blue"))
    deeds: list[AnyDeed] = [Started(1, write_told([BEGINS])), moved(RECRUITED, secret)]
    assert told_again(GAME, deeds) == (BEGINS, RECRUITED, secret)


def test_what_was_taken_back_is_not_told() -> None:
    deeds: list[AnyDeed] = [Started(1, write_told([BEGINS])), moved(RECRUITED), Undone(0, 2)]
    assert told_again(GAME, deeds) == (BEGINS,)


def test_what_the_present_rules_have_no_words_for_is_left_out() -> None:
    danced = Written(EVERYONE, msgspec.Raw(b'{"event":"danced","seat":"red"}'))
    purple = Written(EVERYONE, msgspec.Raw(b'{"event":"begins","seat":"purple"}'))
    deeds = [Started(1, [danced, purple, *write_told([BEGINS])])]
    assert told_again(GAME, deeds) == (BEGINS,)
