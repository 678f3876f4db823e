"""What was told is told again, by rules that may have changed since."""

import msgspec

from goblins.games.goblin_warlord import GAME
from goblins.games.goblin_warlord.events import Begins, Recruited
from goblins.kernel.events import EVERYONE
from goblins.kernel.play import Told
from goblins.tables.entries import AnyEntry, Moved, Started, StoredEvent, Undone
from goblins.tables.stored_events import read_events, write_events

BEGINS = Told(EVERYONE, Begins("red"))
RECRUITED = Told(EVERYONE, Recruited("red", 1))


def moved(*told: Told) -> Moved:
    return Moved(0, "recruit 1", write_events(told))


def test_the_story_is_told_in_its_order_and_to_the_same_seats() -> None:
    secret = Told(1 << 2, Begins("blue"))
    entries: list[AnyEntry] = [Started(1, write_events([BEGINS])), moved(RECRUITED, secret)]
    assert read_events(GAME, entries) == (BEGINS, RECRUITED, secret)


def test_what_was_taken_back_is_not_told() -> None:
    entries: list[AnyEntry] = [Started(1, write_events([BEGINS])), moved(RECRUITED), Undone(0, 2)]
    assert read_events(GAME, entries) == (BEGINS,)


def test_what_the_present_rules_have_no_words_for_is_left_out() -> None:
    danced = StoredEvent(EVERYONE, msgspec.Raw(b'{"event":"danced","seat":"red"}'))
    purple = StoredEvent(EVERYONE, msgspec.Raw(b'{"event":"begins","seat":"purple"}'))
    entries = [Started(1, [danced, purple, *write_events([BEGINS])])]
    assert read_events(GAME, entries) == (BEGINS,)
