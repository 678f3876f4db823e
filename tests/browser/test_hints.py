"""The coach at the table: what is said when there is nothing to say."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Invite
from .nitro_tables import control
from .words import said

NOTHING = {"candidates": [], "mixed": False, "iterations": 0, "exact": False, "counts": "points"}


def test_a_coach_without_advice_or_without_a_line_says_so_and_can_be_asked_again(invite: Invite) -> None:
    guest = invite(own=True)
    page = guest.page
    answers = [lambda route: route.fulfill(json=NOTHING), lambda route: route.abort()]
    page.route("**/advise", lambda route: answers.pop(0)(route) if answers else route.continue_())
    guest.go(f"/table/{guest.open_table('you', game='nitro-run')}")
    for sentence in ("table-hint-none", "page-problem-unreachable"):
        control(page, "Hint").click()
        expect(page.get_by_role("note")).to_contain_text(said(sentence))
        expect(control(page, "Hint")).to_be_enabled()
    guest.wrongs.clear()  # the line that was cut
    control(page, "Hint").click()
    expect(page.get_by_role("region", name=said("table-hints"))).to_be_visible()
    expect(page.get_by_role("note")).to_have_count(0)
