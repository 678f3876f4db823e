"""The seven first lessons of Nitro Run, each gone through as its goals say, on a phone and on a desktop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Invite
from .house import DESKTOP, PHONE, Size
from .looks import MISSING, text_of
from .nitro_tables import choose, control, touch

Doing = Callable[[Page], None]


def there(*pieces: str) -> Doing:
    """Touch these places, one after the other."""

    def do(page: Page) -> None:
        for name in pieces:
            touch(page, name)

    return do


def chosen(name: str) -> Doing:
    return lambda page: choose(page, name)


def press(name: str) -> Doing:
    return lambda page: control(page, name).click()


def lay(spec: int, space: str, join: str) -> Doing:
    """Take a section in hand, lay it down and turn it until it lies so, then build it."""

    def do(page: Page) -> None:
        touch(page, f"spec-{spec}")
        touch(page, f"space-{space}")
        for _ in range(6):
            question = page.locator(".question").first
            expect(question).to_contain_text(space)
            if join in (question.text_content() or ""):
                break
            control(page, "Turn").click()
        control(page, "Build here").click()

    return do


LESSONS: dict[str, list[Doing]] = {
    "The first day": [
        there("schemer-skab"),
        chosen("stack"),
        there("grunt-1-blue"),
        chosen("spec-1"),
    ],
    "From paper to planks": [
        there("task-gather"),
        press("Gather"),
        there("grunt-3-black", "spec-3", "schemer-twich", "grunt-1-red", "task-fabricate", "spec-2"),
    ],
    "A track that joins": [there("space-b2"), lay(2, "b2", "n-s")],
    "Through the hill": [lay(3, "b3", "n-se"), *[press("Ride on")] * 3, press("A bit of both")],
    "Things that fall down": [
        there("grunt-1-blue"),
        chosen("spec-1"),
        there("space-b2"),
        press("End the day"),
    ],
    "Bottles and deadlines": [
        press("Blow up"),
        chosen("space-c3"),
        press("End the day"),
    ],
    "Hold on to your ears": [
        *[press("Ride on")] * 2,
        press("Hit the brakes"),
        press("Ride on"),
        there("nitro-1", "nitro-6"),
        *[press("Ride on")] * 5,
    ],
}


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lesson_is_learnt(invite: Invite, size: Size, lesson: str) -> None:
    page = invite(*size, touch=size == PHONE).go("/lessons/nitro-run")
    page.get_by_role("button", name=f"Start: {lesson}").click()
    told = page.get_by_role("dialog", name=lesson).get_by_role("button", name="Start")
    for _ in range(size == PHONE):
        told.click()
    for do in LESSONS[lesson]:
        do(page)
    teacher = page.get_by_role("region", name=lesson)
    expect(teacher.get_by_role("button", name="Next lesson").or_(teacher.get_by_role("link"))).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_no_word_of_the_lessons_is_missing(invite: Invite, language: str) -> None:
    page = invite(*PHONE, language=language, touch=True).go("/lessons/nitro-run")
    expect(page.get_by_role("listitem").nth(6)).to_be_visible()
    assert MISSING.findall(text_of(page)) == []
