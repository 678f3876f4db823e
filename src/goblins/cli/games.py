"""`goblins games`: which games there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .language import text
from .output import print_json, print_wrapped

if TYPE_CHECKING:
    from ..kernel.game import Game
    from ..kernel.options import Setting


def games(as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False) -> None:
    from .. import games as _announced  # noqa: F401
    from ..kernel import registry

    found = [registry.find(name) for name in registry.names()]
    if as_json:
        print_json({"games": [_document(game) for game in found]})
        return
    for game in found:
        _show(game)
    print(text("cli-games-how", game=found[0].id))


def _document(game: Game) -> dict[str, Any]:
    from ..bots import bot_names

    return {
        "id": game.id,
        "title": _word(game, "title"),
        "summary": _word(game, "summary"),
        "seats": list(game.seat_counts),
        "bots": bot_names(game),
        "options": [
            {
                "name": setting.name,
                "title": _word(game, f"option-{setting.name}"),
                "explanation": _word(game, f"option-{setting.name}-explain"),
                "default": setting.write(int(setting.default)),
                **_values(setting),
            }
            for setting in game.settings
        ],
    }


def _values(setting: Setting) -> dict[str, Any]:
    from ..kernel.options import Amount

    if isinstance(setting, Amount):
        return {"least": setting.low, "most": setting.high}
    return {"values": setting.samples()}


def _show(game: Game) -> None:
    # Not with Rich, whose import alone would take a quarter of the half second this command may take.
    from ..bots import bot_names
    from ..kernel.options import Amount

    typer.echo(f"{typer.style(_word(game, 'title'), bold=True)}  ({game.id})")
    print_wrapped(_word(game, "summary"), indent="  ")
    seats = "–".join(str(count) for count in dict.fromkeys((game.seat_counts[0], game.seat_counts[-1])))
    print_wrapped(text("cli-games-seats", seats=seats, bots=", ".join(bot_names(game))), indent="  ")
    print_wrapped(text("cli-games-options"), indent="  ")
    for setting in game.settings:
        name, default = setting.name, setting.write(int(setting.default))
        print_wrapped(f"{name}={default}  {_word(game, f'option-{name}-explain')}", indent="    ")
        if isinstance(setting, Amount):
            print_wrapped(f"{setting.low}–{setting.high}", indent="      ")
        else:
            for value in setting.samples():
                meaning = _word(game, f"option-{name}-{value}")
                print_wrapped(text("cli-games-value", value=value, meaning=meaning), indent="      ")
    print()


def _word(game: Game, key: str) -> str:
    return text(f"{game.id}-{key}")
