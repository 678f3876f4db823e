"""Going through a game that was played, move by move, forwards and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel.game import PUBLIC
from ...kernel.record import unpack
from ..language import language, text
from ..settings import read_number
from .drawing import paragraphs
from .screen import Screen
from .story import WHOLE, story

if TYPE_CHECKING:
    from ...match import Match


def step_through(match: Match, seat: str | None) -> None:
    """Enter goes on, `b` goes back, a number goes there, `q` ends it."""
    screen, at, last = Screen(), 0, len(match.true.made)
    while True:
        _show(screen, match, seat, at)
        try:
            typed = screen.ask_about(text("cli-step-prompt", back="b", quit="q")).lower()
        except EOFError:
            return
        if typed in ("q", "quit", text("cli-command-quit")) or (not typed and at == last):
            return
        if typed in ("b", "back", text("cli-command-back")):
            at = max(0, at - 1)
        else:
            number = read_number(typed)
            at = min(at + 1 if number is None else number, last)


def _show(screen: Screen, match: Match, seat: str | None, at: int) -> None:
    made = match.true.made
    screen.clear()
    screen.show(text("cli-step-head", at=at, last=len(made)), style="dim")
    screen.draw(match.game.picture(_view_at(match, seat, at), language()))
    screen.show()
    if at:
        mover, move = match.seats[made[at - 1].seat], match.game.moves.write(made[at - 1].move)
        screen.show(f"{text(f'seat-{mover}')}: {move}", style="bold")
    told = story(match, seat, at - 1 if at else WHOLE, at)
    for paragraph in paragraphs(told):
        screen.draw(paragraph)
    if at == len(made):
        screen.show(match.verdict(language()) or text("cli-replay-unfinished"), style="bold")


def _view_at(match: Match, seat: str | None, at: int) -> Any:
    """What the seat could see after so many moves."""
    play = match.true
    state = play.state if at == len(play.made) else unpack(match.game.state, play.made[at].before)
    return match.game.view(state, play.kit, PUBLIC if seat is None else match.seats.index(seat))
