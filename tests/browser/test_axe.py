"""axe looks at every screen, and at everything that opens over one, by day and by night."""

from __future__ import annotations

import pytest

from .conftest import Invite
from .guests import Guest
from .house import DESKTOP, PHONE, Size, Theme
from .layers import LAYERS, NARROW, open_layer
from .looks import EVERYTHING, complaints, complaints_by_day_and_night
from .screens import ALL, Household, visit

on_a_desktop_and_on_a_phone = pytest.mark.parametrize(
    ("size", "theme"),
    [pytest.param(DESKTOP, "light", id="desktop"), pytest.param(PHONE, "dark", id="phone")],
)


def onlooker(invite: Invite, household: Household, size: Size, theme: Theme) -> Guest:
    return invite(*size, theme=theme, touch=size == PHONE, bypass_csp=True, who=household.who)


@on_a_desktop_and_on_a_phone
@pytest.mark.parametrize("name", ALL)
def test_axe_finds_nothing_on_a_screen(
    invite: Invite, household: Household, size: Size, theme: Theme, name: str
) -> None:
    page = visit(onlooker(invite, household, size, theme), ALL[name], household.tables)
    wrong = complaints_by_day_and_night(page.locator("html"))
    assert not wrong, "\n".join(wrong)


@on_a_desktop_and_on_a_phone
@pytest.mark.parametrize("name", LAYERS)
def test_axe_finds_nothing_in_what_opens_over_a_screen(
    invite: Invite, household: Household, size: Size, theme: Theme, name: str
) -> None:
    opened = open_layer(onlooker(invite, household, size, theme), LAYERS[name], household.tables)
    wrong = complaints_by_day_and_night(opened)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", NARROW)
def test_axe_finds_nothing_in_what_opens_only_on_a_phone(invite: Invite, household: Household, name: str) -> None:
    opened = open_layer(onlooker(invite, household, PHONE, "dark"), NARROW[name], household.tables)
    wrong = complaints_by_day_and_night(opened)
    assert not wrong, "\n".join(wrong)


def test_axe_would_find_something(invite: Invite) -> None:
    page = invite(bypass_csp=True).go("/settings")
    page.evaluate("() => document.body.insertAdjacentHTML('beforeend', '<button class=silent></button>')")
    assert any("button-name" in one for one in complaints(page.locator("body"), EVERYTHING))
