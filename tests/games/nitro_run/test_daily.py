"""The run of the day (NR-daily)."""

import datetime
from collections import Counter

import goblins
from goblins.games.nitro_run import GAME
from goblins.games.nitro_run.daily import line_to_share, options_of
from goblins.kernel.daily import run_of, server_seed
from goblins.kernel.words import LANGUAGES
from goblins.match import Match
from tests.games.nitro_run.table import play, rides, sees, table, way

DATE = datetime.date(2026, 11, 15)


def todays() -> Match:
    run = run_of(GAME, DATE)
    return goblins.new("nitro-run", 1, run.seed, options_of(run.course))


def test_a_date_gives_everybody_the_same_chasm_and_the_same_seed() -> None:
    assert run_of(GAME, DATE) == run_of(GAME, datetime.date.fromisoformat("2026-11-15"))
    assert (run_of(GAME, DATE).course, run_of(GAME, DATE).seed) == ("crooked", "nitro-run daily 2026-11-15")


def test_two_who_play_it_alike_see_the_same() -> None:
    one, other = (todays() for _ in range(2))
    for match in (one, other):
        play(match, "scheme skab", "plan", "delegate 1 blue", "draft 1")
    assert one.view("red") == other.view("red")


def test_everybody_plans_the_same_specs_however_much_they_peek_in_between() -> None:
    eager, patient = (todays() for _ in range(2))
    play(eager, "scheme skab", "plan", "delegate 1 blue", "draft 2", "scheme twich", "plan")
    play(patient, "scheme skab", "plan", "plan")
    assert [(one.shape, one.top) for one in sees(eager).specs] == [
        (one.shape, one.top) for one in sees(patient).specs
    ]


def test_all_chasms_have_their_days() -> None:
    days = (DATE + datetime.timedelta(number) for number in range(400))
    assert min(Counter(run_of(GAME, day).course for day in days).values()) > 70


def test_a_server_deals_from_the_date_and_its_secret() -> None:
    assert server_seed(GAME, DATE, b"one") == server_seed(GAME, DATE, b"one")
    assert (
        len(
            {
                server_seed(GAME, DATE, b"one"),
                server_seed(GAME, DATE, b"two"),
                server_seed(GAME, DATE.replace(day=16), b"one"),
            }
        )
        == 3
    )
    assert run_of(GAME, DATE).seed != server_seed(GAME, DATE, b"one")


def test_a_line_to_share_says_what_arrived() -> None:
    match = rides(way("calm", "calm", "+0/+2", "+0/+1", "-1/+1", "-1/+0"), 7)
    line = line_to_share(DATE, sees(match))
    assert line.text("en") == "Nitro Run 2026-11-15 · the narrow chasm · 18/18 ☺☺☺☺☺☺ · day 7"
    assert line.text("ru") == "Нитрогонка 2026-11-15 · узкое ущелье · 18/18 ☺☺☺☺☺☺ · день 7"


def test_or_that_nothing_did() -> None:
    match = table(day=13)
    play(match, "end-day")
    lines = [line_to_share(DATE, sees(match)).text(lang) for lang in LANGUAGES]
    assert lines[0] == "Nitro Run 2026-11-15 · the narrow chasm · BOOM · day 13"
    assert len(set(lines)) == 3
