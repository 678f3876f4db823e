"""Compiles a rule as a part of what calls it, and not for itself.

Numba optimises and emits every function that compiled code calls as if Python would call it too, and throws that
away. Rules are called by compiled code alone: theirs is handed on as it is, and optimised once, in the function that
Python calls. That makes cold starts shorter. It leans on Numba's insides: pyproject.toml pins the version.
"""

from __future__ import annotations

import ctypes
import importlib
from typing import Any

from numba.core import compiler, typed_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_machinery import register_pass

ROUNDS = 2  # of optimising
DYNAMIC_FUNCTIONS: Any = importlib.import_module("numba._dynfunc")


class InnerLibrary(JITCodeLibrary):
    """The code of a rule, waiting for a caller."""

    def finalize(self) -> None:
        self._finalized = True


class OuterLibrary(JITCodeLibrary):
    """The code of a function that Python calls, with all the rules that it is made of."""

    def _optimize_final_module(self) -> None:
        """Twice: what one round has inlined and simplified is small enough for the next to inline."""
        for _ in range(ROUNDS):
            super()._optimize_final_module()

    def add_linking_library(self, library: Any) -> None:
        if library in self._linking_libraries:
            return
        super().add_linking_library(library)
        if isinstance(library, InnerLibrary):
            for other in library._linking_libraries:
                self.add_linking_library(other)


def _never_called(*_: object) -> object:
    raise TypeError("only compiled code can call a compiled rule")


_signature = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.py_object, ctypes.py_object, ctypes.py_object)
_callback = _signature(_never_called)
_ADDRESS = ctypes.cast(_callback, ctypes.c_void_p).value


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(typed_passes.NativeLowering):
    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        name = state.func_id.func_qualname
        state.library = InnerLibrary(state.targetctx.codegen(), name)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        description = lowered.fndesc
        stand_in = DYNAMIC_FUNCTIONS.make_function(
            description.lookup_module(), name.split(".")[-1], "", _ADDRESS, lowered.env, (state.library,)
        )
        state.targetctx.insert_user_function(stand_in, description, [state.library])
        state["cr"] = lowered._replace(cfunc=stand_in)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class OuterLowering(typed_passes.NativeLowering):
    _name = "outer_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = OuterLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


def _with_lowering(lowering: Any) -> type[compiler.CompilerBase]:
    class Compiler(compiler.CompilerBase):
        def define_pipelines(self) -> list[Any]:
            passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
            passes.passes = [
                (lowering, why) if one is typed_passes.NativeLowering else (one, why) for one, why in passes.passes
            ]
            passes._finalized = False
            passes.finalize()
            return [passes]

    return Compiler


InnerCompiler, OuterCompiler = _with_lowering(InnerLowering), _with_lowering(OuterLowering)
