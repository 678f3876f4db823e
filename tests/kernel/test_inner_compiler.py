"""Rules are compiled as a part of what calls them, and not for themselves."""

from typing import Any

import pytest
from numba.core.codegen import JITCodeLibrary

from goblins.kernel.compiler import NJIT, hand_over
from goblins.kernel.inner_compiler import OuterCompiler


def compiled_now() -> Any:
    def triple(x: int) -> int:
        if x > 1000:
            raise OverflowError("too large to be tripled")
        return 3 * x

    def triple_twice(x: int) -> int:
        return triple(triple(x))

    hand_over(triple)
    hand_over(triple_twice, inlined=True)
    return NJIT(pipeline_class=OuterCompiler)(lambda x: triple_twice(x) + 1)


def test_a_rule_that_calls_a_rule_computes_and_raises_as_in_python() -> None:
    function = compiled_now()
    assert function(5) == 46
    with pytest.raises(OverflowError, match="tripled"):
        function(500)


def test_only_what_python_calls_is_optimised(monkeypatch: pytest.MonkeyPatch) -> None:
    optimised: list[str] = []
    optimise: Any = JITCodeLibrary._optimize_final_module

    def note(library: Any) -> None:
        optimised.append(library.name)
        optimise(library)

    monkeypatch.setattr(JITCodeLibrary, "_optimize_final_module", note)
    assert compiled_now()(7) == 64
    assert [name for name in optimised if "triple" in name] == []
    assert [name for name in optimised if "lambda" in name]
