"""What a seat cannot know, drawn anew (GW-secrets)."""

from goblins.games.goblin_warlord import GAME
from goblins.games.goblin_warlord.state import State
from goblins.kernel.chance import key_from_seed
from goblins.kernel.game import PUBLIC
from goblins.kernel.record import copied
from goblins.match import Match
from tests.games.goblin_warlord.table import KIT, attack, camp, play, sees, table

RED, BLUE, GREEN = 0, 1, 2
WORLDS = range(60)


def secrets_at_the_table() -> Match:
    return table(
        red=camp("F3 H2", hand="crown hide charge"),
        blue=camp("H1", order="hide", hand="know-wots know-wots hoozits"),
        green=camp("H4", order="banner", hand="banner banner banner"),
        discard="hide hide charge",
        script=attack("victory victory victory"),
    )


def redealt(match: Match, seat: int, number: int = 0) -> State:
    """A world that the seat must think possible."""
    world: State = copied(match.true.state)
    GAME.redeal(world, KIT, seat, key_from_seed(number))
    return world


def test_a_seat_keeps_its_own_hand() -> None:
    match = secrets_at_the_table()
    for number in WORLDS:
        assert redealt(match, BLUE, number).players[BLUE].hand == match.true.state.players[BLUE].hand


def test_the_others_get_hands_of_three_from_the_unseen_cards() -> None:
    match = secrets_at_the_table()
    for number in WORLDS:
        world = redealt(match, RED, number)
        assert [sum(player.hand) for player in world.players[:3]] == [3, 3, 3]
        assert GAME.faults(world, KIT) == []


def test_every_unseen_card_may_be_in_every_other_hand() -> None:
    match = secrets_at_the_table()
    held = {
        (seat, card)
        for number in WORLDS
        for seat in (BLUE, GREEN)
        for card, count in enumerate(redealt(match, RED, number).players[seat].hand)
        if count
    }
    assert held == {(seat, card) for seat in (BLUE, GREEN) for card in range(6)}


def test_a_card_that_cannot_be_elsewhere_is_certain() -> None:
    match = table(
        red=camp(order="hide", hand="crown hide charge"),
        blue=camp(order="charge", hand="banner banner banner"),
        discard="crown " * 5 + "hide " * 4 + "charge " * 4 + "hoozits " * 6 + "know-wots " * 6,
    )
    assert sees(match).deck == 3
    for number in WORLDS:
        assert redealt(match, RED, number).players[BLUE].hand == [0, 0, 0, 3, 0, 0]


def test_the_seat_sees_the_same_table_in_every_world() -> None:
    match = secrets_at_the_table()
    for number in WORLDS:
        assert GAME.view(redealt(match, RED, number), KIT, RED) == sees(match, "red")


def test_for_a_spectator_every_hand_is_dealt_anew() -> None:
    match = secrets_at_the_table()
    hands = {tuple(redealt(match, PUBLIC, number).players[RED].hand) for number in WORLDS}
    assert len(hands) > 5
    assert GAME.view(redealt(match, PUBLIC), KIT, PUBLIC) == sees(match)


def test_the_dice_to_come_are_unknown_too() -> None:
    match = secrets_at_the_table()
    world = redealt(match, RED)
    chance = world.table.chance
    assert (chance.key, set(chance.drawn), set(chance.block)) == (list(key_from_seed(0)), {0}, {0})


def test_dice_that_lie_on_the_table_stay() -> None:
    match = table(red=camp("H3"), blue=camp("H2"), script=attack("victory loss"))
    play(match, "red invade 1 > blue.1")
    assert redealt(match, BLUE).invasion == match.true.state.invasion


def test_the_same_key_gives_the_same_world() -> None:
    match = secrets_at_the_table()
    assert redealt(match, RED, 7) == redealt(match, RED, 7)
    assert redealt(match, RED, 7) != redealt(match, RED, 8)
