"""The fight of Goblins Inc. in longer languages, where there is little room."""

from __future__ import annotations

import pytest

from .conftest import Invite
from .geometry import look
from .house import LANGUAGES, PHONE, Size
from .inc_scenes import SCENES, visit_scene
from .looks import resize, speak

LAPTOP: Size = (1280, 800)
SMALLEST: Size = (1110, 768)  # with a column on either side of the mat
BELOW = """() => {
    const { bottom } = document.querySelector('.mat').getBoundingClientRect();
    return [...document.querySelectorAll('.fight .panel > *')].map(one => one.getBoundingClientRect().bottom - bottom)
        .filter(below => below > 0);
}"""


@pytest.mark.parametrize("scene", ["pilot", "dice", "tactician", "token"])
def test_the_fight_is_whole_in_longer_languages(invite: Invite, scene: str) -> None:
    page = visit_scene(invite(*LAPTOP), SCENES[scene])
    wrong: list[str] = []
    for language in LANGUAGES[1:]:
        speak(page, language)
        for size in (LAPTOP, SMALLEST, PHONE):
            wrong += [f"{language} at {fault}" for fault in look(page, size).faults]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("scene", ["pilot", "dice"])
def test_on_a_small_laptop_all_of_it_is_seen_at_once(invite: Invite, scene: str) -> None:
    page = visit_scene(invite(*LAPTOP), SCENES[scene])
    for language in LANGUAGES:
        speak(page, language)
        resize(page, LAPTOP)
        assert page.evaluate(BELOW) == [], language
