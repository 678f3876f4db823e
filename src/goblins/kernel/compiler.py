"""Numba, and what it must know of our rules. Only this module and `compile_cache` import it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import extending as numba_extending
from numba import njit, types
from numba.core import imputils as numba_imputils
from numba.core.typing.templates import AttributeTemplate
from numba.extending import register_jitable

from .compile_cache import SETTINGS, cache_folder
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


def compile_for(game: Game, function: Callable[..., Any], *rules: Callable[..., Any]) -> Callable[..., Any]:
    """A function that plays this game, compiled when it is first called; `rules` are those it is made of beside the
    game's own. What the compiler makes is kept on disk."""
    hand_over_rules()
    SETTINGS.CACHE_DIR = str(cache_folder(game, *rules))
    return jit(function)


def jit(function: Callable[..., Any]) -> Callable[..., Any]:
    decorate: Any = NJIT(
        cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True, pipeline_class=OuterCompiler
    )
    made: Callable[..., Any] = decorate(function)
    return made


def as_array(record: Any) -> Array:
    """A dataclass as a one-element array of its record type."""
    return np.frombuffer(bytearray(pack(record)), dtype_of(type(record)))


def from_array(cls: type[Any], array: Array) -> Any:
    return unpack(cls, array.tobytes())
