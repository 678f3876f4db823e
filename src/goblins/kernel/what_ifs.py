"""What a choice is worth: at one decision of a game every value of it is tried, and the game is played on from there.

    Choosing("orders", GiveOrder, by="card")            # which card
    Choosing("abilities", Nitro, Emergency, by=None)    # which of these moves, or another one

Whoever often chooses something may win for other reasons. So all values are tried in the same position, with the same
luck to come: the n-th draw of a stream is the same whatever was chosen. What differs is what the choice brings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from .chance import MAX_SEATS, below, derive_key, word
from .offers import count_offers, withdraw_all
from .playout_random import random_below, random_word
from .record import Int32, Int64, record
from .rule import rule
from .steps import begin_game, first_decider, is_over
from .vocabulary import Move, Vocabulary

if TYPE_CHECKING:
    from .compiler import Array
    from .game import Game
    from .offers import Offers

MOST_CHOICES = 64
MOST_KINDS_OF_MOVE = 16
WHOLE_VICTORY = 60  # so that a shared one is a whole number too
FORK_STREAM = 98  # decides which decision of a game is looked at, outside all streams
OTHERWISE = "otherwise"  # any other move


class Choosing:
    """A choice: between the values of a field of one kind of move, or between kinds of moves and all others."""

    def __init__(self, name: str, *moves: type[Move], by: str | None) -> None:
        self.name, self.moves, self.by = name, moves, by

    def values(self) -> list[Any]:
        """What can be chosen, as people say it."""
        if self.by is None:
            return [*(move.verb for move in self.moves), OTHERWISE]
        kind = self.moves[0].kinds[self.by]
        return [kind.decode(code) for code in range(kind.values)]


@record
class ChoosingColumn:
    """A choice, as the loop reads it: where the value lies in a packed move."""

    verb_mask: Int64
    verb: Int64
    by_at: Int64
    by_mask: Int64
    value_of_verb: Annotated[list[Int32], 1 << 6]  # for a choice between kinds of moves
    between_verbs: Int32
    values: Int32


class Gains(NamedTuple):
    """For each value: how many others it was compared with, and by how much more it brought than they."""

    pairs: Array
    wins: Array  # in parts of a WHOLE_VICTORY
    points: Array


def blank_gains(choosing: Choosing) -> Gains:
    import numpy as np

    return Gains(*(np.zeros(len(choosing.values()), np.int64) for _ in range(3)))


def column_of(vocabulary: Vocabulary[Move], choosing: Choosing) -> ChoosingColumn:
    from .record import blank

    types = list(vocabulary.types.values())
    if any(move not in types for move in choosing.moves) or len(choosing.values()) > MOST_CHOICES:
        raise TypeError(f"{choosing.name}: moves of another game, or more than {MOST_CHOICES} values")
    column = blank(ChoosingColumn)
    column.verb_mask = (1 << vocabulary.verb_bits) - 1
    column.values = len(choosing.values())
    if choosing.by is None:
        column.between_verbs = 1
        for verb in range(len(types)):
            column.value_of_verb[verb] = len(choosing.moves)
        for number, move in enumerate(choosing.moves):
            column.value_of_verb[types.index(move)] = number
    else:
        column.verb = types.index(choosing.moves[0])
        column.by_at, column.by_mask = vocabulary.place(choosing.by)
    return column


@rule
def value_in(column: ChoosingColumn, move: int) -> int:
    """The value that a move chooses, or -1 for one that is not about this choice."""
    if column.between_verbs > 0:
        return column.value_of_verb[move & column.verb_mask]
    return (move >> column.by_at) & column.by_mask if move & column.verb_mask == column.verb else -1


@rule
def is_a_choice(column: ChoosingColumn, offers: Offers) -> bool:
    """Do the offers hold two values? Of a choice between kinds of moves, one must be of a kind that it names."""
    least, most = MOST_CHOICES, -1
    for i in range(offers.count):
        value = value_in(column, offers.move[i])
        least = min(least, value) if value >= 0 else least
        most = max(most, value)
    return least < most


@rule
def move_with(column: ChoosingColumn, offers: Offers, value: int, preferred: int, rng: Any) -> int:
    """A move that chooses the value: the one that was made, or one by lot; -1 where none is offered."""
    if value_in(column, preferred) == value:
        return preferred
    found, move = 0, -1
    for i in range(offers.count):
        if value_in(column, offers.move[i]) == value:
            found += 1
            if random_below(rng, found) == 0:
                move = offers.move[i]
    return move


@rule
def share_of_victory(winners: int, seat: int) -> int:
    if winners >> seat & 1 == 0:
        return 0
    several = 0
    for other in range(MAX_SEATS):
        several += winners >> other & 1
    return WHOLE_VICTORY // several


def make_play_what_ifs(game: Game, choosers: tuple[Callable[..., int], ...]) -> Callable[..., Any]:
    """Once compiled: plays each game to its end, remembers one decision of it by lot, then plays on from there once
    for every value. Of the scratch states 0 is played, 1 stays blank, 2 is what a chooser gets to see, 3 is the
    remembered one."""
    from .game import clear_outcome
    from .playouts import DERIVED_GAMES, LONGEST_GAME, PLAYOUT_STREAM, one_of

    rule_set_up, rule_legal, rule_sensible = game.set_up, game.legal_moves, game.sensible_moves
    rule_apply, rule_redeal, rule_outcome = game.apply, game.redeal, game.outcome
    some_think, rules = len(choosers) > 0, game.rules_version
    choose = one_of(choosers)

    def play_what_ifs(
        kit: Any,
        options: Any,
        seats: int,
        key: Any,
        line_ups: Any,
        first: int,
        games: int,
        per_deal: int,
        scratch: Any,
        offered: Any,
        rngs: Any,
        columns: Any,
        outcomes: Any,
        found: Any,
        pairs: Any,
        wins: Any,
        points: Any,
    ) -> None:
        s, seen, box, offers, rng, column = scratch[0], scratch[2], kit[0], offered[0], rngs[0], columns[0]
        for number in range(first, first + games):
            line_up = line_ups[number % len(line_ups)]
            held_seat, held_made, held_move, met = 0, 0, -1, 0
            tried, all_wins, all_points = 0, 0, 0
            for attempt in range(-1, column.values):
                made = 0
                if attempt < 0:
                    scratch[0] = scratch[1]
                    derive_key(s.table.chance, key, DERIVED_GAMES, number // per_deal)
                    begin_game(s, seats, s.table.chance.key, rules)
                    rng.state = word(s.table.chance.key, PLAYOUT_STREAM, 0)
                    rule_set_up(s, box, options[0], None)
                else:
                    if met == 0:
                        break
                    scratch[0] = scratch[3]
                    rngs[0] = rngs[1]
                    move = move_with(column, offered[1], attempt, held_move, rng)
                    if move < 0:
                        continue
                    rngs[0] = rngs[1]
                    made = held_made + 1
                    rule_apply(s, box, held_seat, move, None)
                while not is_over(s) and made < LONGEST_GAME:
                    seat = first_decider(s)
                    withdraw_all(offers)
                    chooser, move = line_up[seat], 0
                    if chooser == 0:
                        toss = random_word(rng)
                        rule_legal(s, box, seat, offers)
                        move = offers.move[below(toss, count_offers(offers))]
                    elif some_think:
                        rule_sensible(s, box, seat, offers)
                        count_offers(offers)
                        scratch[2] = scratch[0]
                        derive_key(seen.table.chance, s.table.chance.key, PLAYOUT_STREAM, made)
                        rule_redeal(seen, box, seat, seen.table.chance.key)
                        move = choose(chooser, seen, box, seat, offers, rng)
                    if attempt < 0 and is_a_choice(column, offers):
                        met += 1
                        if below(word(s.table.chance.key, FORK_STREAM, met), met) == 0:
                            scratch[3] = scratch[0]
                            offered[1] = offered[0]
                            rngs[1] = rngs[0]
                            held_seat, held_made, held_move = seat, made, move
                    rule_apply(s, box, seat, move, None)
                    made += 1
                if attempt >= 0:
                    clear_outcome(outcomes[0])
                    rule_outcome(s, box, outcomes[0])
                    found[attempt, 0], found[attempt, 1] = 1, share_of_victory(outcomes[0].winners, held_seat)
                    found[attempt, 2] = outcomes[0].points[held_seat]
                    tried, all_wins = tried + 1, all_wins + found[attempt, 1]
                    all_points += found[attempt, 2]
            for value in range(column.values):
                if found[value, 0] > 0:
                    found[value, 0] = 0
                    pairs[value] += tried - 1
                    wins[value] += tried * found[value, 1] - all_wins
                    points[value] += tried * found[value, 2] - all_points

    return play_what_ifs
