"""What nobody can know is drawn anew, and what was peeked at stays (NR-peek)."""

from collections import Counter

from goblins.games.nitro_run import GAME
from goblins.games.nitro_run.position_words import written_face
from goblins.games.nitro_run.state import State
from goblins.kernel.chance import key_from_seed
from goblins.kernel.events import PUBLIC
from goblins.kernel.record import copied
from goblins.match import Match
from tests.games.nitro_run.table import KIT, peek, play, spec, table


def redealt(match: Match, seat: int, number: int) -> State:
    world: State = copied(match.true.state)
    GAME.redeal(world, KIT, seat, key_from_seed(number))
    return world


def faces(world: State) -> list[str | None]:
    return [written_face(KIT, one.face) if one.face else None for one in world.specs[: world.drawn]]


def test_for_the_player_nothing_is_drawn_anew_but_the_future() -> None:
    match = table(spec("bend 2", "draft", "-1/+1"), spec("bend 2"), spec("straight 2", "b1 n-s", "calm"))
    for number in range(20):
        world = redealt(match, 0, number)
        assert faces(world) == ["-1/+1", None, "calm"]
        assert world.table.chance.key != match.true.state.table.chance.key


def test_a_spectator_thinks_any_unseen_track_with_that_look_possible() -> None:
    match = table(spec("bend 2", "draft", "-1/+1"), spec("bend 2", "gone", "rubble"), spec("bend 2", face="-2/+0"))
    seen = Counter(faces(redealt(match, PUBLIC, number))[0] for number in range(400))
    assert set(seen) == {"-1/+1", "-1/+2"}
    assert 160 < seen["-1/+1"] < 240


def test_two_that_look_alike_are_never_the_same_hex() -> None:
    match = table(spec("bend 2", "gather", "-1/+1"), spec("bend 2", "draft", "-2/+0"))
    for number in range(50):
        one, other = faces(redealt(match, PUBLIC, number))
        assert one != other


def test_what_a_spec_will_turn_out_to_be_is_chance_to_come() -> None:
    match = table(spec("bend 2"))
    found: Counter[str | None] = Counter()
    for number in range(400):
        world = redealt(match, 0, number)
        play_in = Match(type(match.true)(GAME, match.true.components, world))
        play(play_in, "delegate 1 blue", "draft 1")
        found[faces(play_in.true.state)[0]] += 1
    assert set(found) == {"-1/+1", "-2/+0", "-1/+2", "rubble"}
    assert min(found.values()) > 60


def test_a_script_is_forgotten() -> None:
    match = table(spec("bend 2"), script=peek("bend 2", "rubble"))
    assert redealt(match, 0, 1).table.chance.block == [0] * 28
