"""How the search thinks about Nitro Run: the overseer plays the week out; the run is not played but worked out."""

from ...games.nitro_run.state import Kit, State
from ...games.nitro_run.terms import Phase
from ...kernel.rule import rule
from ..heuristics import Appraisal, Heuristics
from .measures import MEASURES, measure
from .overseer import choose
from .overseer.riding import worth_of_run


@rule
def progress_of(s: State) -> int:
    """The week, or the run."""
    return 1 if s.phase >= Phase.WAY else 0


@rule
def appraise(s: State, kit: Kit, appraisal: Appraisal) -> None:
    """A run that has just begun."""
    appraisal.worth[0] = round(100 * worth_of_run(s, kit).points)


HEURISTICS = Heuristics(
    weigh=None,
    choose=choose,
    progress_of=progress_of,
    appraise=appraise,
    cut_off_after=1,
    spread=500,
    measure=measure,
    measures=MEASURES,
    openings=frozenset({"scheme"}),
    explains_value=("nitro", "run"),
    patience=2.5,
    coached_contest=64,
)
