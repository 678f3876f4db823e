"""`goblins lab`: experiments that are written down in a plan, played until they are sure, and reported."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .language import language, text
from .output import print_json, print_wrapped
from .progress import expecting

if TYPE_CHECKING:
    from ..lab.experiments.engines import LabEngine
    from ..lab.experiments.laid_out import Experiment
    from ..lab.experiments.running import LabRun, Shard

ENGINES = ("threads", "processes", "ray")


def run(
    plan: Annotated[Path, typer.Argument(metavar=text("cli-word-file"), help=text("cli-lab-plan"))],
    into: Annotated[Path | None, typer.Option(metavar=text("cli-word-folder"), help=text("cli-lab-into"))] = None,
    engine: Annotated[str | None, typer.Option(metavar="|".join(ENGINES), help=text("cli-lab-engine"))] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar=text("cli-word-number"), help=text("cli-lab-workers"))
    ] = None,
    address: Annotated[
        str | None, typer.Option(metavar=text("cli-word-origin"), help=text("cli-lab-address"))
    ] = None,
    shard: Annotated[str, typer.Option(metavar="K/N", help=text("cli-lab-shard"))] = "1/1",
    dry_run: Annotated[bool, typer.Option("--dry-run", help=text("cli-lab-dry-run"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    from ..lab.experiments.laid_out import lay_out
    from ..lab.experiments.plan import read_plan
    from ..lab.experiments.running import read_shard, run_experiment
    from ..lab.simulate import cores

    experiment, part = lay_out(read_plan(plan), plan.parent), read_shard(shard)
    if dry_run:
        _tell_costs(experiment, part, workers or cores(), as_json)
        return
    player = _engine(engine, experiment, workers, address)
    folder = into or Path(f"{plan.stem}.run")
    with expecting(text("cli-simulate-progress")) as on_progress:
        done = run_experiment(experiment, folder, player, part, on_progress)
    _tell(done, len(experiment.arms), as_json)


def merge(
    into: Annotated[Path, typer.Argument(metavar=text("cli-word-folder"), help=text("cli-lab-merge-into"))],
    shards: Annotated[list[Path], typer.Argument(metavar=text("cli-word-folder"), help=text("cli-lab-merge-shards"))],
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-option-json"))] = False,
) -> None:
    from ..lab.experiments.folder import RESULTS
    from ..lab.experiments.parquet import read_about
    from ..lab.experiments.running import merge as merged

    done = merged(shards, into)
    _tell(done, len(read_about(into / RESULTS)[0].arms), as_json)


def report(
    run: Annotated[Path, typer.Argument(metavar=text("cli-word-folder"), help=text("cli-lab-report-run"))],
    against: Annotated[
        Path | None, typer.Option(metavar=text("cli-word-folder"), help=text("cli-lab-report-against"))
    ] = None,
    arms: Annotated[bool, typer.Option("--arms", help=text("cli-lab-report-arms"))] = False,
    html: Annotated[
        Path | None, typer.Option(metavar=text("cli-word-file"), help=text("cli-lab-report-html"))
    ] = None,
    markdown: Annotated[
        Path | None, typer.Option(metavar=text("cli-word-file"), help=text("cli-lab-report-markdown"))
    ] = None,
) -> None:
    from ..kernel.documents import write_whole
    from ..lab.reports.comparing import between_arms, between_runs
    from ..lab.reports.markdown import markdown_of
    from ..lab.reports.page import page_of
    from ..lab.reports.reading import read_run

    found = read_run(run)
    differences = between_runs(read_run(against), found) if against else between_arms(found) if arms else None
    target = html or run / "report.html"
    write_whole(target, page_of(found, language(), differences))
    if markdown is not None:
        write_whole(markdown, markdown_of(found, language(), differences))
    print_wrapped(text("lab-report-written", file=str(target)))


def _engine(name: str | None, experiment: Experiment, workers: int | None, address: str | None) -> LabEngine:
    from ..kernel.errors import unknown
    from ..lab.experiments.engines import Processes, Threads
    from ..lab.experiments.ray_engine import RayCluster
    from ..lab.simulate import cores

    match name or ("processes" if experiment.thinks else "threads"):
        case "threads":
            return Threads(workers or cores())
        case "processes":
            return Processes(workers or cores())
        case "ray":
            return RayCluster(address, workers)
        case other:
            raise unknown("lab-engine", other, ENGINES)


def _tell(done: LabRun, arms: int, as_json: bool) -> None:
    if as_json:
        found = {"folder": str(done.folder), "rounds": done.rounds, "games": done.games, "arms": arms}
        print_json({"format": "goblins-lab-run", **found, "precise": done.precise})
        return
    print_wrapped(text("lab-run-done", games=done.games, arms=arms, folder=str(done.folder)))
    if not done.precise:
        print_wrapped(text("lab-run-imprecise"))


def _tell_costs(experiment: Experiment, shard: Shard, workers: int, as_json: bool) -> None:
    from ..lab.experiments.costs import costs_of

    games = experiment.games // shard.of
    costs = costs_of(experiment)
    seconds = sum(cost.total(games, workers) for cost in costs)
    if as_json:
        arms: list[dict[str, Any]] = [
            {"name": cost.arm, "sampled": cost.sampled, "seconds_a_game": round(cost.seconds, 9)} for cost in costs
        ]
        print_json({"format": "goblins-lab-cost", "games": games, "seconds": round(seconds, 1), "arms": arms})
        return
    for cost in costs:
        print_wrapped(text("lab-cost-arm", arm=cost.arm, games=games, speed=round(1 / cost.seconds, 2)))
    print_wrapped(text("lab-cost", time=duration(language(), seconds), workers=workers))


def duration(lang: str, seconds: float) -> str:
    from ..kernel.words import say

    if seconds < 100:
        return say(lang, "lab-seconds", seconds=max(1, round(seconds)))
    if seconds < 100 * 60:
        return say(lang, "lab-minutes", minutes=round(seconds / 60))
    return say(lang, "lab-hours", hours=round(seconds / 3600))
