"""English that is made of a game's declarations: its sentences say “you” as well."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from goblins.kernel.english import addressed


def said(text: str, reader: str = "") -> str:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(f"told = {addressed(text, {'seat', 'loser'})}\n"))
    names = {"seat": "Snag", "loser": "Oggo", "found": 3}
    pattern = bundle.get_message("told").value
    assert pattern is not None
    told, problems = bundle.format_pattern(
        pattern,
        names | {f"{name}-is": "you" if name == reader else "other" for name in ("seat", "loser")},
    )
    assert not problems
    return str(told)


def test_a_verb_behind_a_seat_agrees_with_you() -> None:
    text = "{ $seat } challenges. There are { $found }; { $loser } loses a die."
    assert said(text) == "Snag challenges. There are 3; Oggo loses a die."
    assert said(text, "seat") == "You challenge. There are 3; Oggo loses a die."
    assert said(text, "loser") == "Snag challenges. There are 3; you lose a die."


@pytest.mark.parametrize(
    ("verb", "yours"), [("is", "are"), ("has", "have"), ("carries", "carry"), ("catches", "catch"), ("bids", "bid")]
)
def test_second_persons(verb: str, yours: str) -> None:
    assert said(f"{{ $seat }} {verb} it.", "seat") == f"You {yours} it."


def test_what_is_no_verb_stays() -> None:
    assert said("{ $seat } always wins, { $found } dice.", "seat") == "Snag always wins, 3 dice."
