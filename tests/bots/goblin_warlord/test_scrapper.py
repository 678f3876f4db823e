"""The scrapper of Goblin Warlord: what it does at the table."""

import goblins
from goblins.bots.goblin_warlord.scrapper import worth_of_face
from goblins.games.goblin_warlord.rules.lairs import count_forts
from goblins.games.goblin_warlord.state import State
from goblins.games.goblin_warlord.terms import AttackFace
from goblins.kernel.record import blank


def test_the_attacker_takes_the_bloodiest_die_and_the_defender_the_mildest() -> None:
    s = blank(State)
    faces = [AttackFace.LOSS, AttackFace.PUSH, AttackFace.VICTORY, AttackFace.OVERRUN]
    assert sorted(faces, key=lambda face: worth_of_face(s, 0, face)) == faces
    assert sorted(faces, key=lambda face: worth_of_face(s, 1, face)) == faces[::-1]


def test_it_builds_the_fourth_fort_when_it_can() -> None:
    match = goblins.new("goblin-warlord", seats=2, seed=7)
    match.play("red", "recruit 1")
    s = match.true.state
    red = s.players[0]
    red.sites = 4
    for lair, kind in zip(red.lairs, (2, 2, 2, 1), strict=False):
        lair.kind = kind
    assert count_forts(red) == 3
    assert str(match.bot_move("red", "scrapper", seed=1)) == "upgrade 4"
