"""What the page says, by key, so that tests find things in any language."""

from __future__ import annotations

import functools
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from goblins.kernel.words import files_of

from .house import ROOT


def said(key: str, lang: str = "en", **arguments: Any) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, arguments)
    assert not problems, problems
    return str(text)


@functools.cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    ui = ROOT / "ui"
    own = [*(ui / "locales" / lang).glob("*.ftl"), *(ui / "src" / "games").rglob(f"words/{lang}.ftl")]
    for file in (*files_of(lang), *sorted(own)):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
