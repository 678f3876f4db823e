"""The law of round trips: a position that is taken in can be written down again, as JSON and in words."""

from __future__ import annotations

import json

from .errors import BadInput
from .play import Play
from .position import read_position, write_position
from .position_text import read_text, write_text
from .record import pack


def check_both_forms(play: Play) -> None:
    """Raises BadInput where the state does not come back from either form, whatever was brought to lead there."""
    try:
        by_json = read_position(json.loads(json.dumps(write_position(play))))
        by_words = read_text(write_text(play))
    except BadInput as problem:
        raise BadInput("position-not-written", problem=problem) from None
    for form, again in (("JSON", by_json), ("text", by_words)):
        if pack(again.state) != pack(play.state) or again.script != play.script:
            raise BadInput("position-changed", form=form)
