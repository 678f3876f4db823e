"""One decision of one person: the table, the question, the choices, and whatever they type until it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel.errors import BadInput
from ...kernel.reasons import Refused
from ...kernel.words import Sentence
from ..errors import Mistake, sentence_for
from ..language import language, text
from ..settings import read_number
from .choices import MenuChoice, arrange
from .commands import COMMANDS, command_called
from .drawing import numbered, paragraphs
from .foresight import show_foresight, show_refusal
from .story import story

if TYPE_CHECKING:
    from .seating import Player
    from .sitting import Sitting


def decide(sitting: Sitting, player: Player) -> None:
    """Ask until the person has made a move or taken one back."""
    decision = Decision(sitting, player)
    decision.show()
    while not decision.is_made:
        line = sitting.screen.ask(f"{sitting.name_of(player)} › ")
        try:
            decision.answer(line)
        except Refused as refused:
            show_refusal(sitting.screen, sitting.match, refused.refusal)
        except (BadInput, Mistake) as problem:
            sitting.screen.show(sentence_for(problem) or "", style="yellow")


class Decision:
    def __init__(self, sitting: Sitting, player: Player) -> None:
        self.sitting = sitting
        self.player = player
        self.match, self.screen, self.seat = sitting.match, sitting.screen, player.seat
        self.is_made = False
        self.menus = [arrange(self.match.legal(self.seat))]  # the last one is on the screen
        self._since = sitting.told[self.seat]
        sitting.told[self.seat] = len(self.match.true.made)

    # -------------------------------------------------------------------------------------------- showing

    def show(self) -> None:
        """The table from the seat, what happened since its last move, the question and the choices."""
        screen, match = self.screen, self.match
        screen.clear()
        screen.draw(match.picture(self.seat, language()))
        told = story(match, self.seat, self._since)
        if told:
            screen.show()
            for paragraph in paragraphs(told):
                screen.draw(paragraph)
        if self.sitting.notice:
            screen.show()
            screen.show(self.sitting.notice, style="green")
            self.sitting.notice = ""
        self.show_choices()

    def show_choices(self) -> None:
        self.screen.show()
        self.screen.show(self.match.question(self.seat, language()), style="bold")
        self.screen.draw(numbered(self.match, self.menus[-1]))
        self.screen.show(self._what_can_be_typed(), style="dim")

    def _what_can_be_typed(self) -> str:
        pieces = [text("cli-prompt") if self._only_choice() is None else text("cli-prompt-only")]
        if len(self.menus) > 1:
            pieces.append(text("cli-prompt-back", back=Sentence("cli-command-back")))
        pieces.append(f"? {text('cli-prompt-help')}")
        if self.match.can_undo(self.seat):
            pieces.append(text("cli-command-undo"))
        return " · ".join([*pieces, text("cli-command-quit")])

    # ------------------------------------------------------------------------------------------ answering

    def answer(self, line: str) -> None:
        """Do what was typed. Raises BadInput, Refused or Mistake, and then nothing has changed."""
        if not line:
            self._press_enter()
        elif read_number(line) is not None:
            self._choose(self._numbered(line))
        elif line.startswith("?") and line != "?":
            show_foresight(self.screen, self.match, self.seat, self._notation(line[1:].strip()))
        elif line.split()[0].lower() in self.match.game.moves.types:
            self._move(line)
        else:
            command, argument = command_called(line)
            if command:
                COMMANDS[command](self, argument)
            else:
                self._move(line)

    def _numbered(self, number: str) -> MenuChoice:
        menu = self.menus[-1]
        if not 1 <= int(number) <= len(menu):
            raise Mistake(text("cli-no-choice", found=number, count=len(menu)))
        return menu[int(number) - 1]

    def _press_enter(self) -> None:
        only = self._only_choice()
        if only is None:
            self.show()
        else:
            self._choose(only)

    def _only_choice(self) -> MenuChoice | None:
        menu = self.menus[-1]
        return menu[0] if len(menu) == 1 and menu[0].is_move else None

    def _choose(self, choice: MenuChoice) -> None:
        if choice.is_move:
            self._move(str(choice.moves[0]))
        else:
            self.menus.append(arrange(choice.moves, choice.depth))
            self.show_choices()

    def _notation(self, text: str) -> str:
        """What `? 3` is about: the notation of that choice."""
        return text if read_number(text) is None else str(self._numbered(text).moves[0])

    def _move(self, notation: str) -> None:
        self.sitting.make_move(self.seat, notation)
        self.is_made = True
