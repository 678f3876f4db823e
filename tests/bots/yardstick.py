"""What the tests of all scrappers and whelps share: one of them with its game, at tables that are always the same."""

import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from goblins.bots import find_rule_bot
from goblins.kernel.chance import below, derive_key, key_from_seed, word
from goblins.kernel.compiled import compiled
from goblins.kernel.components import load_set
from goblins.kernel.game import Game, Outcome
from goblins.kernel.glimpse import Glimpse
from goblins.kernel.names import SEAT_NAMES
from goblins.kernel.offers import Offers
from goblins.kernel.options import read_options
from goblins.kernel.playout_random import PlayoutRandom, random_word
from goblins.kernel.playouts import DERIVED_GAMES, PLAYOUT_STREAM, Results
from goblins.kernel.record import blank, copied
from goblins.kernel.steps import begin_game, first_decider, is_over


class Yardstick:
    """In line-ups, 1 is the bot, a scrapper if nothing else is said, and 0 picks at random."""

    def __init__(self, game: Game, bot: str = "scrapper") -> None:
        self.game, self.kit, self.bot = game, load_set(game).kit, find_rule_bot(game, bot)

    def __repr__(self) -> str:
        return self.game.id

    def options(self, **chosen: Any) -> Any:
        return read_options(self.game.options, self.game.settings, {**self.game.simulation_options, **chosen})

    def lay_out(self, seats: int, seed: int, **chosen: Any) -> Any:
        return self.game.lay_out(self.kit, self.options(**chosen), seats, key_from_seed(seed), None)

    def redealt(self, s: Any, seat: int, seed: int) -> Any:
        world = copied(s)
        self.game.redeal(world, self.kit, seat, key_from_seed(seed))
        return world

    def choice(self, s: Any, seat: int, seed: int = 5) -> int:
        """The packed move it makes in this world."""
        return self.bot.choose(Glimpse(self.game, self.kit, seat, s, ()), seed)

    def says(self, s: Any, seat: int) -> str:
        return self.game.moves.write(self.choice(s, seat))

    def positions(self, seats: int, seed: int, **chosen: Any) -> Iterator[Any]:
        """Every position of a game in which each move is now the bot's, now any other."""
        toss = random.Random(seed)
        s = self.lay_out(seats, seed, **chosen)
        while not is_over(s):
            yield s
            seat = first_decider(s)
            any_move = toss.choice(self.game.list_sensible_moves(s, self.kit, seat))
            own = toss.random() < 0.7
            self.game.apply(s, self.kit, seat, self.choice(self.redealt(s, seat, 1), seat) if own else any_move, None)

    def play(self, line_up: Sequence[int], seed: int, number: int = 0) -> tuple[Outcome, list[str]]:
        """What `Compiled.play_games` does for one game, in plain Python: what came of it, and every move."""
        s, offers, rng, found = blank(self.game.state), blank(Offers), blank(PlayoutRandom), blank(Outcome)
        derive_key(s.table.chance, key_from_seed(seed), DERIVED_GAMES, number)
        begin_game(s, len(line_up), s.table.chance.key, self.game.rules_version)
        rng.state = word(s.table.chance.key, PLAYOUT_STREAM, 0)
        self.game.set_up(s, self.kit, self.options(), None)
        moves: list[str] = []
        while not is_over(s):
            seat = first_decider(s)
            offers.count = 0
            if line_up[seat]:
                self.game.sensible_moves(s, self.kit, seat, offers)
                seen = copied(s)
                derive_key(seen.table.chance, s.table.chance.key, PLAYOUT_STREAM, len(moves))
                self.game.redeal(seen, self.kit, seat, list(seen.table.chance.key))
                move = self.bot.chooser(seen, self.kit, seat, offers, rng)
            else:
                toss = random_word(rng)
                self.game.legal_moves(s, self.kit, seat, offers)
                move = offers.move[below(toss, offers.count)]
            moves.append(f"{SEAT_NAMES[seat]} {self.game.moves.write(move)}")
            self.game.apply(s, self.kit, seat, move, None)
        self.game.outcome(s, self.kit, found)
        return found, moves

    def games(self, line_ups: Any, seed: int, games: int) -> Results:
        """So many games, compiled; the line-ups take turns."""
        fast, tables = compiled(self.game, self.bot.chooser), np.array(line_ups, np.int64)
        seats = tables.shape[1]
        return fast.play_games(self.kit, self.options(), seats, key_from_seed(seed), range(games), line_ups=tables)

    def share_won_alone(self, seats: int, games: int) -> float:
        """The share of games that one such bot wins, changing seats, when all others pick at random."""
        played = self.games(np.eye(seats), seed=2, games=games)
        return float(np.mean(played.winners == 1 << np.arange(games) % seats))

    def fingerprint(self, seats: int) -> str:
        """Of every move of three games among such bots and three alone among those who pick at random. No events: how
        a game is told may change."""
        moves: list[str] = []
        for line_up in ([1] * seats, [1] + [0] * (seats - 1)):
            for number in range(3):
                moves += self.play(line_up, seed=1, number=number)[1]
        return hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16]
