"""What all ways of a moment share is what each would find out for itself."""

from __future__ import annotations

import random

import pytest

import goblins
from goblins.bots.nitro_run.overseer.outlook import outlook_of
from goblins.bots.nitro_run.overseer.pieces import is_in_line, mean_quality_of_shape, quality_of
from goblins.games.nitro_run.rules.paths import steps_to
from goblins.games.nitro_run.rules.specs import shape_of_spec
from goblins.games.nitro_run.state import Kit, State
from goblins.games.nitro_run.terms import SPACES, Phase, Shape, Terrain
from goblins.kernel.record import copied


def weeks(seed: int) -> list[tuple[State, Kit]]:
    """Every tenth moment of a week in which anything may be done."""
    toss = random.Random(seed)
    match = goblins.new("nitro-run", seats=1, seed=seed, options={"chasm": "lot"})
    found = []
    for decision in range(120):
        if match.true.state.phase >= Phase.WAY or match.outcome is not None:
            break
        if decision % 10 == 0:
            found.append((copied(match.true.state), match.true.kit))
        match.play("red", toss.choice(match.legal("red")))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_steps_are_those_that_a_schemer_takes(seed: int) -> None:
    for s, kit in weeks(seed):
        steps = outlook_of(s, kit).steps
        for here in range(SPACES):
            if s.spaces[here].terrain != Terrain.CRAG:
                assert [steps_to(s, here, there) for there in range(SPACES)] == steps[here].tolist()


@pytest.mark.parametrize("seed", range(4))
def test_a_way_uses_what_is_in_production_and_lacks_the_rest(seed: int) -> None:
    for s, kit in weeks(seed):
        outlook = outlook_of(s, kit)
        for shape in Shape:
            line = [spec for spec in range(s.drawn) if is_in_line(s, spec) and shape_of_spec(s, kit, spec) == shape]
            for needed in range(7):
                used = [spec for spec in line if outlook.use[shape, needed] >> spec & 1]
                assert len(used) == min(needed, len(line))
                assert outlook.lacking[shape, needed] == needed - len(used)
                lacking = (needed - len(used)) * mean_quality_of_shape(s, kit, shape)
                assert outlook.quality[shape, needed] == sum(quality_of(s, kit, spec) for spec in used) + lacking
