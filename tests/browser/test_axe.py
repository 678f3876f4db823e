"""axe looks at every screen, and at everything that opens over one, by day and by night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Invite
from .house import DESKTOP, PHONE, Guest, Theme
from .layers import LAYERS, NARROW, open_layer
from .looks import COLOURS, EVERYTHING, Rules, complaints
from .screens import ALL, Household, visit


def look_at_all(guest: Guest, household: Household, theme: Theme, only: Rules) -> list[str]:
    wrong: list[str] = []
    for name, screen in ALL.items():
        page = visit(guest, screen, household.tables)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        wrong += [f"{name}: {one}" for one in complaints(page.locator("html"), only)]
    layers = LAYERS | (NARROW if guest.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]} else {})
    for name, layer in layers.items():
        wrong += [f"{name}: {one}" for one in complaints(open_layer(guest, layer, household.tables), only)]
    return wrong


@pytest.mark.parametrize(
    ("size", "theme", "only"),
    [
        pytest.param(DESKTOP, "light", EVERYTHING, id="desktop by day"),
        pytest.param(DESKTOP, "dark", COLOURS, id="desktop by night"),
        pytest.param(PHONE, "light", COLOURS, id="phone by day"),
        pytest.param(PHONE, "dark", EVERYTHING, id="phone by night"),
    ],
)
def test_axe_finds_nothing(
    invite: Invite, household: Household, size: tuple[int, int], theme: Theme, only: Rules
) -> None:
    guest = invite(*size, theme=theme, touch=size == PHONE, bypass_csp=True, who=household.who)
    wrong = look_at_all(guest, household, theme, only)
    assert not wrong, "\n".join(wrong)


def test_axe_would_find_something(invite: Invite) -> None:
    page = invite(bypass_csp=True).go("/settings")
    page.evaluate("() => document.body.insertAdjacentHTML('beforeend', '<button class=silent></button>')")
    assert any("button-name" in one for one in complaints(page.locator("body"), EVERYTHING))
