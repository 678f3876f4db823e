"""`goblins daily`: one run a day, the same for everybody, and a line to share."""

from .conftest import Goblins

A_DAY = ("daily", "--date", "2026-11-15", "--seats", "random")


def test_a_date_gives_everybody_the_same_run_and_a_line_to_share(goblins: Goblins) -> None:
    first, again = goblins(*A_DAY, "--json").document, goblins(*A_DAY, "--json").document
    assert first["date"] == "2026-11-15"
    assert first["line"].startswith("Nitro Run 2026-11-15 · the ")
    assert (first["finished"], first["seats"]) == (True, {"red": "random"})
    assert first["line"].count("·") == again["line"].count("·")


def test_the_line_is_the_last_thing_that_is_said(goblins: Goblins) -> None:
    assert goblins(*A_DAY).out.splitlines()[-1].startswith("Nitro Run 2026-11-15 · ")


def test_whoever_plays_sees_the_chasm_of_that_day(goblins: Goblins) -> None:
    screens = [goblins("daily", "--date", date).out for date in ("2026-11-15", "2026-11-15", "2026-11-16")]
    assert screens[0] == screens[1] != screens[2]


def test_what_is_no_date_is_refused(goblins: Goblins) -> None:
    answer = goblins("daily", "--date", "tomorrow")
    assert (answer.code, answer.err) == (2, "“tomorrow” is no date; write it like 2026-11-15.\n")


def test_the_seed_that_a_server_has_published_gives_its_run(goblins: Goblins) -> None:
    seeds: tuple[list[str], ...] = (["--seed", "5e5e"], ["--seed", "5e5e"], [])
    plans = [goblins("daily", "--date", "2026-11-15", *seed, typed=["scheme skab", "plan"]).out for seed in seeds]
    assert plans[0] == plans[1] != plans[2]
