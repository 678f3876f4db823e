"""Hidden agendas: choosing them, and what each is worth (GI-agendas, GI-agenda-choice)."""

import dataclasses

import pytest

from goblins.games.goblins_inc import events
from goblins.games.goblins_inc.terms import Agenda
from goblins.kernel.names import name_of
from goblins.match import Match
from tests.games.goblins_inc.table import (
    Drawn,
    Piece,
    act,
    armor,
    decoration,
    dice,
    engine,
    finish_step,
    gunner,
    heard,
    offers,
    own,
    play,
    player,
    player_of,
    robot,
    sees,
    table,
    weapon,
    why_not,
    worth,
)

SEVEN = "artist decoy guardian berserker ninja saboteur bet"
SIX = "artist decoy guardian berserker ninja saboteur"

# ------------------------------------------------------------------------------------------- choosing four


def choosing(red: str = SEVEN, blue: str = "artist decoy guardian berserker") -> Match:
    return table(phase="agendas", red=player(agendas=red), blue=player(agendas=blue))


def test_everybody_chooses_at_the_same_time() -> None:
    assert (sees(choosing()).phase, sees(choosing()).deciders) == ("agendas", ["red", "blue"])


def test_three_of_seven_are_discarded() -> None:
    match = choosing()
    play(match, "red discard artist", "red discard ninja", "red discard bet")
    assert own(match, "red").agendas == ["decoy", "guardian", "berserker", "saboteur"]
    assert own(match, "red").discarded == ["artist", "ninja", "bet"]
    assert why_not(match, "red", "discard decoy") == "agendas-chosen"
    assert offers(match, "red") == ["done"]


def test_a_lone_player_keeps_four_of_six() -> None:
    match = table(seats=3, phase="agendas", green=player(agendas=SIX))
    play(match, "green discard artist", "green discard decoy")
    assert own(match, "green").agendas == ["guardian", "berserker", "ninja", "saboteur"]
    assert match.why_not("green", "done") is None


def test_nobody_is_done_with_more_than_four() -> None:
    match = choosing()
    play(match, "red discard artist", "red discard bet")
    assert why_not(match, "red", "done") == "agendas-left"


def test_only_a_card_in_hand_can_be_discarded() -> None:
    match = choosing()
    assert why_not(match, "red", "discard driller") == "agenda-not-held"
    play(match, "red discard artist")
    assert why_not(match, "red", "discard artist") == "agenda-not-held"


def test_a_kept_bet_must_be_turned_to_one_of_its_sides() -> None:
    match = choosing("artist decoy guardian bet")
    assert why_not(match, "red", "done") == "bet-open"
    play(match, "red bet snitch")
    assert match.why_not("red", "done") is None


def test_a_bet_may_be_turned_again_until_done() -> None:
    match = choosing("artist decoy guardian bet")
    play(match, "red bet snitch", "red bet star")
    assert own(match, "red").bet == "star"


def test_a_bet_may_be_named_first_and_then_discarded() -> None:
    match = choosing("artist decoy guardian berserker bet")
    play(match, "red bet snitch", "red discard bet")
    assert own(match, "red").bet == "none"
    assert match.why_not("red", "done") is None


def test_who_holds_no_bet_has_none_to_turn() -> None:
    assert why_not(choosing("artist decoy guardian berserker"), "red", "bet star") == "no-bet-card"


def test_a_bet_has_but_two_sides() -> None:
    assert why_not(choosing(), "red", "bet none") == "no-such-bet"


def test_agendas_are_chosen_when_the_robots_are_complete_and_not_before() -> None:
    match = table(phase="build", step=8, red=player(agendas=SEVEN))
    assert why_not(match, "red", "discard artist") == "not-choosing-agendas"
    finish_step(match)
    assert match.why_not("red", "discard artist") is None


@pytest.mark.parametrize("seat", ["blue", None])
def test_nobody_else_sees_what_is_chosen(seat: str | None) -> None:
    match = choosing()
    before = sees(match, seat)
    play(match, "red discard artist", "red discard ninja", "red discard saboteur", "red bet snitch")
    assert sees(match, seat) == before
    assert match.events(seat) == []


def test_the_owner_hears_what_was_chosen() -> None:
    match = choosing()
    play(match, "red discard artist", "red bet snitch")
    assert match.events("red") == [events.AgendaDiscarded("red", "artist"), events.BetMade("red", "snitch")]


def test_when_all_have_chosen_the_fight_begins() -> None:
    match = choosing("artist decoy guardian berserker")
    assert play(match, "red done") == [events.AgendasKept("red")]
    assert (sees(match).phase, match.deciders) == ("agendas", ("blue",))
    assert play(match, "blue done")[0] == events.AgendasKept("blue")
    assert sees(match).phase == "controls"


def test_a_discard_can_be_taken_back_and_so_can_being_done() -> None:
    match = choosing()
    play(match, "red discard artist", "red discard ninja", "red discard bet", "red done")
    assert [str(match.undo("red")) for _ in range(4)] == ["done", "discard bet", "discard ninja", "discard artist"]
    assert own(match, "red").agendas == SEVEN.split()


# -------------------------------------------------------------------------------------- what each is worth


def last_fight_round(one: Drawn, two: Drawn, agendas: str, bet: str = "none") -> Match:
    """Nothing more will be hit: the fight ends after this round, and Red scores for team 1."""
    return table(one, two, fight_round=4, round_number=2, red=player(agendas=agendas, bet=bet))


MIXED = robot(
    """
    . . . . .
    . P D Q .
    . E # E .
    . A v D .
    . . . . .
    """,
    P=decoration(premium=True),
    Q=engine(2),
    A=armor("WW"),
)  # eight tiles, three of them premium, all eight squares around the cockpit filled
SPARSE = robot("""
    . . D . .
    . . D . .
    E E # . .
    . . v . .
    . . . . .
""")
BARE_CENTRE = robot("""
    . . . . .
    . . D . .
    . D # . .
    . v . . .
    . . . . .
""")


def scrap(*pieces: Piece, tokens: int = 0) -> Drawn:
    return robot(lost=pieces, tokens_lost=tokens)


GUN, BIG_GUN = weapon("N"), weapon("NN")
MOTOR, BIG_MOTOR = engine(), engine(2)
PLATE, BIG_PLATE = armor("N"), armor("NN")
TRIM, BIG_TRIM = decoration(), decoration(premium=True)


@dataclasses.dataclass
class Case:
    agenda: str
    points: int
    one: Drawn = dataclasses.field(default_factory=robot)
    two: Drawn = dataclasses.field(default_factory=robot)
    bet: str = "none"


CASES = [
    Case("artist", 6, MIXED),
    Case("artist", 4, SPARSE),
    Case("camouflager", 8, MIXED),
    Case("camouflager", 6, SPARSE),
    Case("decoy", 4, MIXED),
    Case("decoy", 6, robot(taped="b3 b3 d3")),
    Case("greasemonkey", 6, MIXED),
    Case("greasemonkey", 4, SPARSE),
    Case("guardian", 4, MIXED),
    Case("guardian", 2, SPARSE),
    Case("jellybones", 2, MIXED),
    Case("jellybones", 0, SPARSE),
    Case("junkdealer", 2, MIXED),
    Case("junkdealer", 2, SPARSE),
    Case("metalhead", 6, MIXED),
    Case("metalhead", 0, SPARSE),
    Case("sandbagger", 8, MIXED),
    Case("sandbagger", 3, SPARSE),
    Case("berserker", 0, two=scrap(GUN, GUN)),
    Case("berserker", 2, two=scrap(GUN, MOTOR, PLATE, TRIM, BIG_GUN, BIG_TRIM, TRIM)),
    Case("driller", 0, two=MIXED),
    Case("driller", 3 * 1 + 2 * 2, two=BARE_CENTRE),
    Case("gun-nut", 0, two=scrap(tokens=1)),
    Case("gun-nut", 6, two=scrap(tokens=5)),
    Case("kamikaze", 4, two=scrap(PLATE, BIG_PLATE, GUN)),
    Case("ninja", 0),
    Case("pyromaniac", 0, two=scrap(GUN, BIG_GUN, MOTOR)),
    Case("pyromaniac", 2, two=scrap(GUN, BIG_GUN, GUN, GUN, GUN)),
    Case("rocketeer", 0, two=scrap(GUN, TRIM, BIG_GUN, BIG_TRIM)),
    Case("rocketeer", 4, two=scrap(GUN, TRIM, MOTOR, PLATE, GUN, GUN, GUN)),
    Case("saboteur", 4, two=scrap(MOTOR, BIG_MOTOR, GUN)),
    Case("sharpshooter", 0, two=scrap(BIG_GUN, GUN, TRIM)),
    Case("sharpshooter", 3, two=scrap(BIG_GUN, BIG_TRIM, BIG_PLATE, GUN)),
    Case("show-off", 4, two=scrap(TRIM, BIG_TRIM, GUN)),
    Case("stockpiler", 0, two=scrap(MOTOR, MOTOR, TRIM, TRIM, PLATE)),
    Case("stockpiler", 8, two=scrap(GUN, GUN, BIG_GUN, MOTOR, BIG_MOTOR, TRIM, BIG_TRIM, TRIM)),
    Case("bet", 4, two=scrap(GUN), bet="star"),
    Case("bet", 0, one=scrap(GUN), bet="star"),
    Case("bet", 4, one=scrap(GUN), bet="snitch"),
    Case("bet", 0, two=scrap(GUN), bet="snitch"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.agenda} {case.bet} {case.points}")
def test_what_an_agenda_is_worth(case: Case) -> None:
    match = last_fight_round(case.one, case.two, case.agenda, case.bet)
    assert worth(act(match), "red") == {case.agenda: case.points}


def test_every_agenda_is_among_these_cases() -> None:
    assert {case.agenda for case in CASES} == {name_of(agenda) for agenda in Agenda}


def test_ninja_counts_every_goblin_of_the_enemy_that_was_knocked_out() -> None:
    match = table(
        seats=4,
        fight_round=4,
        round_number=2,
        red=player(agendas="ninja", goblins=0),
        green=player(goblins=1),
        yellow=player(agendas="ninja", goblins=0),
    )
    told = act(match)
    assert (worth(told, "red"), worth(told, "yellow")) == ({"ninja": 9}, {"ninja": 6})


@pytest.mark.parametrize("bet", ["star", "snitch"])
def test_without_a_winner_neither_side_of_the_bet_pays(bet: str) -> None:
    assert worth(act(last_fight_round(robot(), robot(), "bet", bet)), "red") == {"bet": 0}


def test_the_agendas_of_a_player_are_counted_one_by_one() -> None:
    match = last_fight_round(MIXED, scrap(GUN, MOTOR, TRIM), "artist guardian berserker stockpiler")
    assert worth(act(match), "red") == {"artist": 6, "guardian": 4, "berserker": 1, "stockpiler": 4}


def test_partners_score_the_same_robot_each_by_their_own_agendas() -> None:
    match = table(
        MIXED,
        seats=4,
        fight_round=4,
        round_number=2,
        red=player(agendas="artist"),
        blue=player(agendas="greasemonkey"),
        yellow=player(agendas="artist"),
    )
    told = act(match)
    assert [worth(told, seat) for seat in match.seats] == [{"artist": 6}, {"greasemonkey": 6}, {}, {"artist": 4}]


# ------------------------------------------------------------------------------------ tiles that fell loose


@pytest.mark.parametrize(("setting", "points"), [("yes", 6), ("no", 4)])
def test_loose_tiles_count_for_destructive_agendas_unless_the_table_plays_otherwise(
    setting: str, points: int
) -> None:
    match = table(
        robot(),
        robot(lost="D D", loose="D"),
        fight_round=4,
        round_number=2,
        options={"loose_counts_for_agendas": setting},
        red=player(agendas="show-off"),
    )
    assert worth(act(match), "red") == {"show-off": points}


def test_only_what_lies_in_the_enemys_scrapyard_counts() -> None:
    match = last_fight_round(robot(lost="D D D"), robot(lost="D"), "show-off")
    assert worth(act(match), "red") == {"show-off": 2}


def test_what_is_shot_off_in_the_last_round_still_counts() -> None:
    match = table(gunner(1), fight_round=4, round_number=2, script=dice("2"), red=player(agendas="show-off"))
    assert worth(act(match, "right > front"), "red") == {"show-off": 2}


# ------------------------------------------------------------------------------------- shown, and discarded


def test_scored_agendas_lie_open_and_discarded_ones_are_shown_when_the_game_is_over() -> None:
    match = table(
        fight_round=4,
        round_number=2,
        red=player(agendas="artist bet", discarded="decoy ninja", bet="star"),
        blue=player(agendas="guardian"),
    )
    told = act(match)
    assert heard(told, events.AgendaScored)[1] == events.AgendaScored("red", "bet", "star", 0)
    assert heard(told, events.DiscardsShown) == [events.DiscardsShown("red", "decoy, ninja")]
    assert player_of(match, "red", "blue").scored == ["artist", "bet"]
    assert player_of(match, "red", "blue").discarded == ["decoy", "ninja"]


def test_while_the_game_goes_on_discarded_agendas_stay_secret() -> None:
    match = table(fight_round=4, red=player(agendas="artist", discarded="decoy ninja"))
    assert not heard(act(match), events.DiscardsShown)
    assert sees(match).round_number == 2
    assert player_of(match, "red", "blue").scored == ["artist"]
    assert player_of(match, "red", "blue").discarded is None


def test_no_agenda_is_drawn_twice_in_a_game() -> None:
    match = table(fight_round=4, red=player(agendas="artist decoy guardian saboteur", discarded="ninja bet driller"))
    act(match)
    drawn = set(own(match, "red").agendas or [])
    assert len(drawn) == 7
    assert not drawn & {"artist", "decoy", "guardian", "saboteur", "ninja", "bet", "driller"}
