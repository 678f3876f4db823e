"""`@rule`: a function of the rules, run interpreted as it stands and compiled when a bot asks for it.

The decorator only remembers the function, so that importing a game costs nothing and needs no compiler.
`goblins.kernel.compiler` hands every remembered rule to Numba the first time something is compiled.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []


def rule(function: Function) -> Function:
    RULES.append(function)
    return function
