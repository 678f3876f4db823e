"""`@rule`: a function of the rules, run interpreted as it stands and compiled when a bot asks for it.

The decorator only remembers the function, so that importing a game costs nothing and needs no compiler.
`goblins.kernel.compiler` hands every remembered rule to Numba the first time something is compiled.

`@inlined_rule` is for the few rules that every decision passes through: compiled code copies them into their caller
instead of calling them. That makes playouts faster and compiling slower; docs/decisions/0018 has the figures.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

RULES: dict[Callable[..., Any], bool] = {}  # and whether they are inlined


def rule(function: Function) -> Function:
    RULES[function] = False
    return function


def inlined_rule(function: Function) -> Function:
    RULES[function] = True
    return function
