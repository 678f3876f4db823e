"""Numba, and what it must know of our rules. Only this module, `inner_compiler` and the two caches import it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import extending as numba_extending
from numba import njit, types
from numba.core import imputils as numba_imputils
from numba.core.typing.templates import AttributeTemplate
from numba.extending import register_jitable

from .code_cache import CodeCache
from .compile_cache import rules_digest
from .game import Game
from .inner_compiler import InnerCompiler, OuterCompiler
from .record import dtype_of, pack, unpack
from .rule import RULES
from .vocabulary import MoveOrEvent

Array = np.ndarray[Any, Any]
LITERAL: Any = types.literal
NJIT: Any = njit
extending: Any = numba_extending
imputils: Any = numba_imputils

_handed_over: set[Callable[..., Any]] = set()


def hand_over_rules() -> None:
    """Let Numba compile every rule known so far when compiled code calls it."""
    for function, inlined in RULES.items():
        if function not in _handed_over:
            hand_over(function, inlined)
            _handed_over.add(function)


def hand_over(function: Callable[..., Any], inlined: bool = False) -> None:
    register_jitable(
        error_model="numpy",
        forceinline=inlined,
        no_cfunc_wrapper=True,
        no_cpython_wrapper=True,
        pipeline_class=InnerCompiler,
    )(function)


class DeclaredType(types.Opaque):
    """A class of moves or events, as compiled rules see it: `Invade.code` and `Invade.pack` are constants."""

    def __init__(self, cls: type[MoveOrEvent]) -> None:
        self.cls = cls
        super().__init__(f"{cls.__module__}.{cls.__qualname__}")


class DeclaredAttributes(AttributeTemplate):
    key = DeclaredType

    def generic_resolve(self, typ: Any, attr: str) -> Any:  # type: ignore[override]
        found: Any = getattr(typ.cls, attr)
        return LITERAL(found) if isinstance(found, int) else self.context.resolve_value_type(found)


def _type_of_class(cls: type[Any], _context: Any) -> DeclaredType | None:
    return DeclaredType(cls) if issubclass(cls, MoveOrEvent) else None


def _constant_class(context: Any, _builder: Any, _typ: DeclaredType, _cls: Any) -> Any:
    return context.get_dummy_value()


def _attribute_of_class(context: Any, _builder: Any, typ: DeclaredType, _value: Any, attr: str) -> Any:
    found = getattr(typ.cls, attr)
    return context.get_constant(types.intp, found) if isinstance(found, int) else context.get_dummy_value()


def teach_declarations() -> None:
    """Numba knows no classes: tell it what rules want of those of moves and events."""
    extending.register_model(DeclaredType)(extending.models.OpaqueModel)
    extending.typeof_impl.register(type(MoveOrEvent))(_type_of_class)
    extending.infer_getattr(DeclaredAttributes)
    imputils.lower_constant(DeclaredType)(_constant_class)
    imputils.lower_getattr_generic(DeclaredType)(_attribute_of_class)


teach_declarations()


def compiler_for(game: Game, *rules: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Compiles functions that play this game, each when it is first called; `rules` are those they are made of beside
    the game's own. What is compiled is kept on disk."""
    hand_over_rules()
    digest = rules_digest(game, *rules)
    decorate: Any = NJIT(nogil=True, error_model="numpy", no_cfunc_wrapper=True, pipeline_class=OuterCompiler)

    def compile_later(function: Callable[..., Any]) -> Callable[..., Any]:
        made: Any = decorate(function)
        made._cache = CodeCache(function, game.id, digest)
        later: Callable[..., Any] = made
        return later

    return compile_later


def compile_for(game: Game, function: Callable[..., Any], *rules: Callable[..., Any]) -> Callable[..., Any]:
    """One such function."""
    return compiler_for(game, *rules)(function)


def as_array(record: Any) -> Array:
    """A dataclass as a one-element array of its record type."""
    return np.frombuffer(bytearray(pack(record)), dtype_of(type(record)))


def from_array(cls: type[Any], array: Array) -> Any:
    return unpack(cls, array.tobytes())
