"""A mistake is said once, at the top, in one sentence."""

from __future__ import annotations

import re
from typing import Any

from ..kernel.errors import BadInput
from .language import language, text


class Mistake(Exception):  # noqa: N818 - it names whose mistake it is
    """What a person typed on the command line cannot be used; its text is the sentence that says so."""


def sentence_for(error: Exception) -> str | None:
    """The sentence that tells a person what went wrong; None if it is a defect of ours."""
    if isinstance(error, Mistake):
        return str(error)
    if isinstance(error, BadInput):
        return error.text(language())
    refusal = getattr(error, "refusal", None)
    if refusal is not None:
        return str(refusal.text(language()))
    if hasattr(error, "format_message"):
        return _sentence_for_usage(error)
    return None


def _sentence_for_usage(error: Any) -> str:
    """Typer knows what is wrong with a line, but says it in English only."""
    path = error.ctx.command_path if getattr(error, "ctx", None) else "goblins"
    match type(error).__name__:
        case "NoSuchOption":
            near = (error.possibilities or [""])[0]
            if near:
                return text("cli-usage-no-option-near", found=error.option_name, near=near)
            return text("cli-usage-no-option", found=error.option_name, command=path)
        case "BadOptionUsage":
            if "requires" in error.message:
                return text("cli-usage-option-value", option=error.option_name)
            return text("cli-usage-option-flag", option=error.option_name)
        case "MissingParameter":
            return text("cli-usage-missing", name=error.param.display_name_raw, command=path)
        case "BadParameter":
            return text("cli-usage-number", option=error.param.opts[0], least=error.param.min or 0)
    extra = re.search(r"argument\(s\) \((.*)\)$", error.format_message())
    if extra:
        return text("cli-usage-extra", found=extra[1], command=path)
    return text("cli-usage-incomplete", command=path)
