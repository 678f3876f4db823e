"""People and bots around one screen, until the game is over."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...kernel.words import Sentence, Sitter, Sitters, say_seat, told_to
from ..language import language, text
from .decision import decide
from .drawing import paragraphs
from .keeping import Keeper
from .seating import Player
from .signals import undisturbed
from .story import WHOLE, last_move_of, story

if TYPE_CHECKING:
    from ...match import Match
    from .screen import Screen


class Sitting:
    def __init__(
        self, match: Match, players: Sequence[Player], screen: Screen, keeper: Keeper, seed: int | str | None = None
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.keeper = keeper
        self.seed = seed
        self.told = {player.seat: last_move_of(match, player.seat) for player in players}  # moves they know of
        self.told_to_all = WHOLE if not match.true.made else len(match.true.made)
        self.people = [player for player in players if player.is_person]
        self.uncovered: str | None = None  # whose eyes are on the screen
        self.notice = ""  # to be said on the next screen, because this one is about to be cleared
        if not match.true.made:
            summary = Sentence(f"{match.game.id}-summary")
            self.notice = text("cli-first-notice", summary=summary, rules=Sentence("cli-command-rules"))

    def play_to_the_end(self) -> None:
        while self.match.deciders:
            player = self._next_player()
            if player.is_person:
                self._uncover(player)
                with told_to(self.sitters(player)):
                    decide(self, player)
            else:
                self._let_bot_move(player)
        with told_to(self.sitters(self.people[0] if len(self.people) == 1 else None)):
            self._show_the_end()

    def sitters(self, reader: Player | None) -> Sitters:
        """Everybody, as the one who reads this calls them."""
        by_seat = {
            player.seat: Sitter(player.name, f"name-{player.goblin}" if player.goblin else "", player is reader)
            for player in self.players
        }
        return self.match.game.sitters(by_seat)

    def name_of(self, player: Player) -> str:
        """One person is “you”; several at one screen go by their names."""
        with told_to(self.sitters(player if len(self.people) == 1 else None)):
            return say_seat(language(), player.seat)

    def make_move(self, seat: str, move: str | int) -> None:
        with undisturbed():
            self.match.play(seat, move)

    def forget_undone(self) -> None:
        """Nobody has been told of moves that were taken back."""
        made = len(self.match.true.made)
        self.told = {seat: min(told, made) for seat, told in self.told.items()}

    # -------------------------------------------------------------------------------------------- whose turn

    def _next_player(self) -> Player:
        """Bots first; then whoever is at the screen already, so that it changes hands as seldom as can be."""
        deciding = [player for player in self.players if player.seat in self.match.deciders]
        return min(deciding, key=lambda player: (player.is_person, player.eyes != self.uncovered))

    def _uncover(self, player: Player) -> None:
        several = len({person.eyes for person in self.people}) > 1
        if several and player.eyes != self.uncovered:
            self.screen.draw_curtain(self.name_of(player))
        self.uncovered = player.eyes

    def _let_bot_move(self, player: Player) -> None:
        move = self.match.bot_move(player.seat, player.bot, self._bot_seed())
        self.make_move(player.seat, move.packed())
        if not self.people and player.seat not in self.match.deciders:
            with told_to(self.sitters(None)):
                self._tell_everybody()

    def _bot_seed(self) -> int | None:
        """With a seed, bots choose the same again: the seed and the same moves give the same game."""
        if self.seed is None:
            return None
        return zlib.crc32(f"{self.seed} {len(self.match.true.made)}".encode())

    def _tell_everybody(self) -> None:
        for paragraph in paragraphs(story(self.match, None, self.told_to_all)):
            self.screen.draw(paragraph)
        self.told_to_all = len(self.match.true.made)

    # ----------------------------------------------------------------------------------------------- the end

    def _show_the_end(self) -> None:
        """One person sees the end from their seat; several see what everybody may."""
        screen, match = self.screen, self.match
        seat = self.people[0].seat if len(self.people) == 1 else None
        if self.people:
            screen.clear()
            last = next((player.seat for player in self.people if player.eyes == self.uncovered), None)
            self.told_to_all = self.told[last] if last else len(match.true.made)
        screen.draw(match.picture(seat, language()))
        screen.show()
        for paragraph in paragraphs(story(match, seat, self.told_to_all)):
            screen.draw(paragraph)
        screen.show()
        screen.show(match.verdict(language()) or "", style="bold")
