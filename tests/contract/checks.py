"""What every game must keep. Each check takes a setup and a seed and fails by assertion; nothing is written per game.

`tests/contract/test_broken_twins.py` shows for each check a broken miniature that it catches.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import msgspec
import numpy as np

from goblins.kernel.chance import key_from_seed
from goblins.kernel.compiled import compiled
from goblins.kernel.compiler import as_array
from goblins.kernel.events import MOST_EVENTS, PUBLIC, Log
from goblins.kernel.foresee import foresee
from goblins.kernel.game import Game
from goblins.kernel.journal import read_journal, write_journal
from goblins.kernel.knowledge import new_key
from goblins.kernel.offers import MOST_OFFERS
from goblins.kernel.play import Play, tell_all
from goblins.kernel.position import read_position, write_position
from goblins.kernel.position_text import read_text, write_text
from goblins.kernel.reasons import CommonReason
from goblins.kernel.record import blank, copied, difference, from_json, layout_of, pack, to_json, unpack
from goblins.kernel.steps import is_sealed
from goblins.kernel.vocabulary import Event
from tests.contract.lockstep import first_disagreement

from .setups import LONGEST, Setup, Walk, by_verb, pick_move

WORLDS = 6


def packed_view(game: Game, s: Any, kit: Any, seat: int) -> bytes:
    return msgspec.json.encode(game.view(s, kit, seat))


def onlookers(play: Play, besides: int | None = None) -> list[int]:
    return [seat for seat in [*range(play.seats), PUBLIC] if seat != besides]


def redealt(game: Game, s: Any, kit: Any, seat: int, number: int) -> Any:
    world = copied(s)
    game.redeal(world, kit, seat, key_from_seed(f"world {number}"))
    return world


# ------------------------------------------------------------------------------------------------- moves


def legal_moves_are_the_unrefused(setup: Setup, seed: int, every: int = 1, most: int = 60) -> None:
    """`legal_moves` lists exactly the candidates that `refusal` lets pass; sensible ones are among them."""
    game, walk = setup.game, Walk(setup, seed)
    candidates = list(game.moves.candidates())
    for number, _ in enumerate(walk.steps(most)):
        if number % every == 0:
            s, kit = walk.play.state, walk.play.kit
            for seat in range(walk.play.seats):
                before = pack(s)
                codes = [game.why_not(s, kit, seat, move) for move in candidates]
                assert pack(s) == before, "asking why not changed the state"
                _listed_exactly(game, s, kit, seat, [m for m, code in zip(candidates, codes) if code == 0])


def compiled_refusals_fit(setup: Setup, seed: int, every: int = 4, sample: int = 40) -> None:
    """The same over every candidate of a wide game, compiled; a sample is refused alike when interpreted."""
    game, walk, fast = setup.game, Walk(setup, seed), compiled(setup.game)
    candidates = np.array(list(game.moves.candidates()), np.int64)
    codes, kit = np.zeros_like(candidates), as_array(setup.set.kit)
    for number, _ in enumerate(walk.steps()):
        if number % every == 0:
            s = walk.play.state
            for seat in walk.play.deciders():
                fast.refusals(as_array(s), kit, seat, candidates, codes)
                _listed_exactly(game, s, walk.play.kit, seat, candidates[codes == 0].tolist())
                for i in walk.rng.sample(range(len(candidates)), sample):
                    assert game.refusal(s, walk.play.kit, seat, int(candidates[i])) == codes[i]


def _listed_exactly(game: Game, s: Any, kit: Any, seat: int, unrefused: list[int]) -> None:
    listed = game.list_moves(s, kit, seat)
    assert sorted(listed) == sorted(unrefused)
    assert len(listed) == len(set(listed))
    assert set(game.list_sensible_moves(s, kit, seat)) <= set(listed)


def moves_translate_without_loss(setup: Setup, seed: int) -> None:
    """Packed integer, typed object, JSON and notation say the same."""
    vocabulary = setup.game.moves
    decoder = msgspec.json.Decoder(vocabulary.union)
    for packed in vocabulary.candidates():
        found = vocabulary.unpack(packed)
        assert vocabulary.pack(found) == packed
        assert vocabulary.parse(str(found)) == packed
        assert decoder.decode(msgspec.json.encode(found)) == found


def random_games_end(setup: Setup, seed: int) -> None:
    walk = Walk(setup, seed)
    for _ in walk.steps():
        assert walk.play.outcome() is None
    outcome = walk.play.outcome()
    assert outcome is not None, f"still going on after {LONGEST} decisions"
    assert outcome.ended != 0


def pieces_are_conserved(setup: Setup, seed: int) -> None:
    walk = Walk(setup, seed)
    for _ in walk.steps():
        found = setup.game.faults(walk.play.state, walk.play.kit)
        assert not found, found[0]
    assert not setup.game.faults(walk.play.state, walk.play.kit)


def bounds_hold(setup: Setup, seed: int) -> None:
    """No decision is wider and no move tells more than was declared; every number fits its field."""
    walk = Walk(setup, seed)
    game = setup.game
    assert game.widest < MOST_OFFERS
    for seat, move in walk.steps():
        assert len(game.list_moves(walk.play.state, walk.play.kit, seat)) <= game.widest
        s, log = copied(walk.play.state), blank(Log)
        game.apply(s, walk.play.kit, seat, move, log)
        assert log.count <= MOST_EVENTS
        assert not difference(unpack(game.state, pack(s)), s)


# --------------------------------------------------------------------------------------------- compiled


def compiled_agrees(setup: Setup, seed: int) -> None:
    """Interpreted and compiled, move by move, field by field, event by event."""
    rng = Walk(setup, seed).rng
    found = first_disagreement(
        setup.game,
        setup.set.kit,
        setup.options,
        setup.seats,
        key_from_seed(seed),
        lambda moves: moves.index(pick_move(setup.game, rng, moves)),
    )
    assert found is None, found


def sets_do_not_mix(one: Setup, other: Setup, seed: int) -> None:
    """Two component sets in one process, in turns: each plays as if alone, compiled and interpreted."""
    assert pack(one.set.kit) != pack(other.set.kit)
    for setup in (one, other, one):
        compiled_agrees(setup, seed)


# ----------------------------------------------------------------------------------------- written down


def absent_seats_are_left_alone(setup: Setup, seed: int, every: int = 20) -> None:
    """Their places stay as they were laid out."""
    walk = Walk(setup, seed)
    start, seats = copied(walk.play.state), walk.play.seats
    seated = [column.name for column in layout_of(setup.game.state).columns if column.seated]
    for number, _ in enumerate(walk.steps()):
        for name in seated if number % every == 0 else ():
            assert getattr(walk.play.state, name)[seats:] == getattr(start, name)[seats:]


def unveiled_views_are_views(setup: Setup, seed: int, every: int = 10) -> None:
    """Where a game makes a seat's view of the public's, it is the one that it makes from nothing; and the public's
    stays what it was."""
    game, walk = setup.game, Walk(setup, seed)
    for number, _ in enumerate(walk.steps()):
        if game.unveil is not None and number % every == 0:
            s, kit = walk.play.state, walk.play.kit
            public = game.view(s, kit, PUBLIC)
            for seat in range(walk.play.seats):
                unveiled = msgspec.json.encode(game.unveil(public, s, kit, seat))
                assert unveiled == packed_view(game, s, kit, seat)
            assert msgspec.json.encode(public) == packed_view(game, s, kit, PUBLIC)


def documents_round_trip(setup: Setup, seed: int, every: int = 40) -> None:
    """Journals and positions give the state back bit for bit, and what follows is the same."""
    walk = Walk(setup, seed)
    for number, _ in enumerate(walk.steps()):
        if number % every == 0:
            journal_and_position_agree(setup.game, walk.play)
    journal_and_position_agree(setup.game, walk.play)


def journal_and_position_agree(game: Game, play: Play) -> None:
    journal = write_journal(play)
    again = read_journal(msgspec.json.decode(msgspec.json.encode(journal)), "journal", lambda name: game)
    assert pack(again.state) == pack(play.state)
    assert [made.told for made in again.made] == [made.told for made in play.made]
    assert again.prelude == play.prelude
    assert write_journal(again) == journal
    assert to_json(from_json(game.state, to_json(play.state))) == to_json(play.state)


def positions_round_trip(setup: Setup, seed: int, every: int = 40) -> None:
    """Positions give the state back bit for bit, as JSON and in words."""
    walk = Walk(setup, seed)
    for number, _ in enumerate(walk.steps()):
        if number % every == 0:
            both_forms_agree(setup.game, walk.play)
    both_forms_agree(setup.game, walk.play)


def both_forms_agree(game: Game, play: Play) -> None:
    """From the state to either form and back, and from one form to the other."""
    document, text = write_position(play), write_text(play)
    by_json = read_position(msgspec.json.decode(msgspec.json.encode(document)), "position", lambda name: game)
    by_words = read_text(text, "position", lambda name: game)
    assert difference(by_json.state, play.state) == difference(by_words.state, play.state) == []
    assert pack(by_json.state) == pack(by_words.state) == pack(play.state)
    assert write_position(by_words) == document
    assert write_text(by_json) == text


def events_rebuild_the_public_view(setup: Setup, seed: int) -> None:
    game, walk = setup.game, Walk(setup, seed)
    told = game.view(walk.play.state, walk.play.kit, PUBLIC)
    seen = 0
    for _ in walk.steps():
        seen = _catch_up(game, walk.play, told, seen)
    _catch_up(game, walk.play, told, seen)


def _catch_up(game: Game, play: Play, told: Any, seen: int) -> int:
    assert game.retell is not None
    for made in play.made[seen:]:
        for one in made.told:
            if one.heard_by(PUBLIC):
                game.retell(told, one.event)
    assert msgspec.to_builtins(told) == msgspec.to_builtins(game.view(play.state, play.kit, PUBLIC))
    return len(play.made)


# ------------------------------------------------------------------------------------------------ sealed


def sealed_choices_commute(setup: Setup, seed: int) -> None:
    """In a sealed step two seats' moves give the same state in either order, their draws included."""
    game, walk = setup.game, Walk(setup, seed)
    for seat, move in walk.steps():
        play = walk.play
        others = [other for other in play.deciders() if other != seat] if is_sealed(play.state) else []
        for other in others:
            for moves in by_verb(game, game.list_moves(play.state, play.kit, other)).values():
                answer = walk.rng.choice(moves)
                one = _applied(game, play, [(seat, move), (other, answer)])
                two = _applied(game, play, [(other, answer), (seat, move)])
                assert not difference(one, two), difference(one, two)[0]


def _applied(game: Game, play: Play, moves: list[tuple[int, int]]) -> Any:
    s = copied(play.state)
    for seat, move in moves:
        assert game.why_not(s, play.kit, seat, move) == CommonReason.NONE, "a sealed move hindered another"
        game.apply(s, play.kit, seat, move, None)
    return s


def sealed_choices_stay_sealed(setup: Setup, seed: int, every: int = 3, sample: int = 5) -> None:
    """Until the step ends, nobody can tell one sealed move from another that leaves as many awaited, but for partners
    who are told. Spectators are told nothing."""
    game, walk = setup.game, Walk(setup, seed)
    for number, (seat, _) in enumerate(walk.steps()):
        play = walk.play
        if number % every or not is_sealed(play.state):
            continue
        looks: dict[tuple[Any, ...], set[bytes]] = defaultdict(set)
        offered = by_verb(game, game.list_moves(play.state, play.kit, seat)).values()
        for move in [move for moves in offered for move in walk.rng.sample(moves, min(sample, len(moves)))]:
            s, log = copied(play.state), blank(Log)
            game.apply(s, play.kit, seat, move, log)
            if s.table.step != play.state.table.step or log.draws:
                continue
            still = play.state.table.awaiting, play.state.table.awaiting & ~(1 << seat)
            assert s.table.awaiting in still, "seats are asked anew in a step that was not closed"
            for onlooker in onlookers(play, seat):
                heard = [one.event for one in tell_all(game, log) if one.heard_by(onlooker)]
                told = "" if onlooker == PUBLIC else repr(heard)
                look = packed_view(game, s, play.kit, onlooker) + (repr(heard).encode() if not told else b"")
                looks[(onlooker, s.table.awaiting, told)].add(look)
        for (onlooker, _, _), seen in looks.items():
            assert len(seen) == 1, f"seat {onlooker} can tell sealed moves of seat {seat} apart"


# --------------------------------------------------------------------------------------------- redealing


def redealing_shows_nothing_new(setup: Setup, seed: int, every: int = 5) -> None:
    """A seat's view and its legal moves are the same in every world it thinks possible; such worlds can be."""
    game, walk = setup.game, Walk(setup, seed)
    for number, _ in enumerate(walk.steps()):
        if number % every:
            continue
        play = walk.play
        for seat in onlookers(play):
            for world in (redealt(game, play.state, play.kit, seat, number + i) for i in range(2)):
                assert packed_view(game, world, play.kit, seat) == packed_view(game, play.state, play.kit, seat)
                assert game.list_moves(world, play.kit, seat) == game.list_moves(play.state, play.kit, seat)
                assert not game.faults(world, play.kit)
                assert (world.table.step, world.table.awaiting) == (play.state.table.step, play.state.table.awaiting)
                assert list(world.table.chance.key) != list(play.state.table.chance.key)


def alike_worlds_are_redealt_alike(setup: Setup, seed: int, every: int = 5) -> None:
    """What a seat is redealt depends on the key and on what it knows, on nothing else."""
    game, walk = setup.game, Walk(setup, seed)
    for number, _ in enumerate(walk.steps()):
        if number % every == 0:
            play = walk.play
            for seat in onlookers(play):
                worlds = [redealt(game, play.state, play.kit, seat, number + i) for i in range(3)]
                again = [redealt(game, world, play.kit, seat, number) for world in (play.state, *worlds)]
                for other in again[1:]:
                    assert not difference(again[0], other), difference(again[0], other)[0]


def redealing_varies_what_is_hidden(setup: Setup, seed: int, games: int = 2, every: int = 20) -> None:
    """Whatever another seat can see and this one cannot takes other values in some world."""
    hidden: set[str] = set()
    varied: set[str] = set()
    for game_seed in range(seed, seed + games):
        walk = Walk(setup, game_seed)
        for number, _ in enumerate(walk.steps()):
            if number % every == 0 or (number % 4 == 0 and is_half_sealed(walk.play)):
                _note_variation(setup.game, walk.play, number, hidden, varied)
    assert hidden or setup.seats == 1, "nothing is hidden in this game; then say so by seating one player"
    assert hidden <= varied, f"redealing never changed {sorted(hidden - varied)}"


def is_half_sealed(play: Play) -> bool:
    """Somebody has answered and somebody has not: now there is most to hide."""
    table = play.state.table
    return bool(table.awaiting != table.asked)


def _note_variation(game: Game, play: Play, number: int, hidden: set[str], varied: set[str]) -> None:
    for seat in onlookers(play):
        seen = dict(_leaves(msgspec.to_builtins(game.view(play.state, play.kit, seat))))
        worlds = [redealt(game, play.state, play.kit, seat, number + i) for i in range(WORLDS)]
        for other in range(play.seats):
            theirs = dict(_leaves(msgspec.to_builtins(game.view(play.state, play.kit, other))))
            secrets = [path for path, value in theirs.items() if value is not None and seen.get(path) is None]
            views = [dict(_leaves(msgspec.to_builtins(game.view(world, play.kit, other)))) for world in worlds]
            for path in secrets:
                hidden.add(_pattern(path))
                if any(view.get(path) != theirs[path] for view in views):
                    varied.add(_pattern(path))


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _leaves(item, f"{path}/{name}")
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from _leaves(item, f"{path}/{i}")
    elif path != "/seat":
        yield path, value


def _pattern(path: str) -> str:
    return "/".join("*" if part.isdigit() else part for part in path.split("/"))


# ---------------------------------------------------------------------------------------- looking ahead


def foresight_comes_true(setup: Setup, seed: int, every: int = 4, most: int = 120) -> None:
    """What is foreseen as certain happens; where odds are given they sum to one and what happens is among them."""
    game, walk = setup.game, Walk(setup, seed)
    for number, (seat, move) in enumerate(walk.steps(most)):
        if number % every:
            continue
        play = walk.play
        before = pack(play.state)
        foresight = foresee(game, play.state, play.kit, seat, [move])
        assert pack(play.state) == before, "looking ahead changed the state"
        happened = _heard(game, play, seat, move)
        assert happened[: len(foresight.certain)] == foresight.certain
        rest = happened[len(foresight.certain) :]
        if foresight.branches:
            assert sum((branch.odds for branch in foresight.branches), Fraction(0)) == 1
            assert rest in [branch.events for branch in foresight.branches]
        elif not foresight.drawn:
            assert not rest or _differs_between_worlds(game, play, seat, move)


def _heard(game: Game, play: Play, seat: int, move: int) -> tuple[Event, ...]:
    s, log = copied(play.state), blank(Log)
    game.apply(s, play.kit, seat, move, log)
    return tuple(one.event for one in tell_all(game, log) if one.heard_by(seat))


def _differs_between_worlds(game: Game, play: Play, seat: int, move: int) -> bool:
    """Does what the seat hears depend on what it cannot know, beyond the key?"""
    heard = set()
    for number in range(WORLDS * 4):
        world = redealt(game, play.state, play.kit, seat, number)
        new_key(world.table.chance, tuple(play.state.table.chance.key))
        log = blank(Log)
        game.apply(world, play.kit, seat, move, log)
        heard.add(tuple(one.event for one in tell_all(game, log) if one.heard_by(seat)))
    return len(heard) > 1


# ------------------------------------------------------------------------------------------- taking back


def undo_restores_exactly(setup: Setup, seed: int, every: int = 5, most: int = 150) -> None:
    """Taking back gives the state as if the move had never been made, the others' sealed moves kept."""
    walk = Walk(setup, seed)
    for step, _ in enumerate(walk.steps(most)):
        for seat in range(walk.play.seats if step % every == 0 else 0):
            _take_back(setup, seed, walk.play, seat)


def _take_back(setup: Setup, seed: int, play: Play, seat: int) -> None:
    number = play.undoable(seat)
    if number is None:
        return
    again = Play(play.game, play.components, copied(play.state))
    again.made = list(play.made)
    undone = again.undo(seat)
    assert undone == play.made[number].move
    fresh = setup.begin(seed)
    for made in play.made[:number] + play.made[number + 1 :]:
        fresh.play(made.seat, made.move)
    assert not difference(again.state, fresh.state)
    again.play(seat, undone)
    assert not difference(again.state, play.state)


def undo_crosses_no_revelation(setup: Setup, seed: int, every: int = 1, most: int = 200) -> None:
    """A move that can be taken back has taught nobody a secret: whatever is hidden from an onlooker, the table
    looks the same to it afterwards."""
    game, walk = setup.game, Walk(setup, seed)
    for number, (seat, move) in enumerate(walk.steps(most)):
        if number % every:
            continue
        play = walk.play
        before = copied(play.state)
        after, log = copied(before), blank(Log)
        game.apply(after, play.kit, seat, move, log)
        trial = Play(game, play.components, copied(before))
        trial.play(seat, move)
        if trial.undoable(seat) is None:
            continue
        for onlooker in onlookers(play):
            look = packed_view(game, after, play.kit, onlooker)
            for world_number in range(WORLDS):
                world = redealt(game, before, play.kit, onlooker, world_number)
                if game.why_not(world, play.kit, seat, move) == CommonReason.NONE:
                    game.apply(world, play.kit, seat, move, None)
                    assert packed_view(game, world, play.kit, onlooker) == look, f"{game.moves.write(move)} reveals"
