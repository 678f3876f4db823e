"""The table drawn in text, with Rich markup."""

from collections.abc import Iterator

from ...kernel.names import SEAT_MARKS
from ...kernel.words import Term, Terms, say, say_seat
from .terms import MOST_GOBLINS_IN_A_LAIR
from .view import LairView, PlayerView, View


def picture(view: View, lang: str) -> str:
    return "\n".join(_lines(view, lang))


def _lines(view: View, lang: str) -> Iterator[str]:
    yield say(
        lang,
        "goblin-warlord-picture-table",
        turn=view.turn // len(view.players) + 1,
        pool=view.pool,
        supply=view.supply,
        deck=view.deck,
        discard=sum(view.discard.values()),
    )
    for player in view.players:
        yield ""
        yield from _camp(view, player, lang)
    if view.invasion is not None:
        yield ""
        faces = [say(lang, f"goblin-warlord-attack-face-{die}") for die in view.invasion.dice]
        yield say(lang, "goblin-warlord-picture-dice", dice=" ".join(f"⟦{face}⟧" for face in faces))


def _camp(view: View, player: PlayerView, lang: str) -> Iterator[str]:
    mark, colour = SEAT_MARKS[player.seat]
    name = say_seat(lang, player.seat)
    order = say(lang, "goblin-warlord-picture-order", order=Term(f"goblin-warlord-order-{player.order}"))
    turn = " ◀" if player.seat == view.active and view.ending is None else ""
    yield f"[bold {colour}]{mark} {name}[/]{turn}  [dim]{order}[/]"
    yield "   " + "   ".join(_lair(lair, colour, lang) for lair in player.lairs)
    if player.hand is not None:
        cards = Terms(tuple((Term(f"goblin-warlord-order-{card}", card), "") for card in player.hand))
        yield f"   {say(lang, 'goblin-warlord-picture-hand', cards=cards)}"
    else:
        yield f"   [dim]{say(lang, 'goblin-warlord-picture-hidden-hand', cards=player.cards)}[/]"


def _lair(lair: LairView, colour: str, lang: str) -> str:
    goblins = "●" * lair.goblins + "○" * (MOST_GOBLINS_IN_A_LAIR - lair.goblins)
    kind = say(lang, f"goblin-warlord-kind-{lair.kind}")
    sign = "⌂" if lair.kind == "hideout" else "♜"
    spent = " ⚔" if lair.has_invaded else ""
    return f"{lair.number} {sign} {kind} [{colour}]{goblins}[/]{spent}"
