"""What the source asks for, found by reading it: `say(lang, "...")`, `Sentence("...")`, `BadInput("...")`,
`Term("...")` and functions of its own that only put such a key together."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import goblins

# Whoever's name ends like this speaks. The place of the key among the arguments, and what comes before it.
SPEAKERS = {"say": (1, ""), "Sentence": (0, ""), "Term": (0, "")}
SPEAKERS |= {"BadInput": (0, "bad-"), "StoreUnavailable": (0, "bad-")}
KEY = re.compile("[a-zA-Z][a-zA-Z0-9_-]*")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclasses.dataclass(frozen=True)
class Asked:
    """A place that asks for one key."""

    key: str
    gives: frozenset[str] | None  # the arguments it gives; None where reading alone does not tell
    where: str


@dataclasses.dataclass(frozen=True)
class Family:
    """A place that asks for some key of this form; what is left open is a word that the source spells somewhere."""

    before: str
    after: str
    where: str

    def has(self, key: str, spelled: frozenset[str]) -> bool:
        inner = key.removeprefix(self.before).removesuffix(self.after)
        return key == f"{self.before}{inner}{self.after}" and inner in spelled


@dataclasses.dataclass(frozen=True)
class Shape:
    """A key as it is written: a text, perhaps with one hole."""

    before: str
    hole: ast.expr | None = None
    after: str = ""


@dataclasses.dataclass(frozen=True)
class Wrapper:
    """A function that puts one of its own arguments into a key and says that."""

    parameter: str
    place: int
    before: str
    after: str
    adds: frozenset[str]


@dataclasses.dataclass(frozen=True)
class Source:
    asked: tuple[Asked, ...]
    families: tuple[Family, ...]
    strings: frozenset[str]  # a key in a table is asked for too, by whoever looks it up
    spelled: frozenset[str]  # every name and string, as keys spell them


def read_program() -> Source:
    folder = Path(goblins.__file__).parent
    files = sorted(folder.rglob("*.py"))
    return read_source({str(file.relative_to(folder)): file.read_text(encoding="utf-8") for file in files})


def read_source(files: Mapping[str, str]) -> Source:
    trees = {name: ast.parse(text) for name, text in files.items()}
    nodes = [(name, node) for name, tree in trees.items() for node in ast.walk(tree)]
    calls = [call for name, tree in trees.items() for call in _calls(name, tree)]
    found_wrappers = [wrapper for call in calls for wrapper in _wrappers(call)]
    wrappers = Wrappers(found_wrappers)
    # A function of a file's own that says nothing may be called `say` and mean something else.
    silent = {(name, node.name) for name, node in nodes if isinstance(node, Function)}
    silent -= {(file, name) for file, name, _ in found_wrappers}
    found = [one for call in calls if (call.file, call.name) not in silent for one in _asks(call, wrappers)]
    strings = frozenset(
        node.value for _, node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return Source(
        asked=tuple(one for one in found if isinstance(one, Asked)),
        families=tuple(one for one in found if isinstance(one, Family)),
        strings=strings,
        spelled=frozenset(word.lower().replace("_", "-") for word in (*strings, *_names(node for _, node in nodes))),
    )


def _names(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        for field in ("id", "attr", "name", "arg"):
            if isinstance(getattr(node, field, None), str):
                yield getattr(node, field)


# ------------------------------------------------------------------------------------------------ calls and keys


@dataclasses.dataclass(frozen=True)
class Call:
    node: ast.Call
    inside: Function | None
    in_class: bool
    file: str

    @property
    def where(self) -> str:
        return f"{self.file}:{self.node.lineno}"

    @property
    def name(self) -> str:
        function = self.node.func
        return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def _calls(file: str, node: ast.AST, inside: Function | None = None, in_class: bool = False) -> Iterator[Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef) and child.name in SPEAKERS:
            continue
        if isinstance(child, ast.Call):
            yield Call(child, inside, in_class, file)
        if isinstance(child, Function):
            yield from _calls(file, child, child, isinstance(node, ast.ClassDef))
        else:
            yield from _calls(file, child, inside, in_class)


def _spoken(call: Call) -> Iterator[Shape]:
    """The keys that a call of somebody who speaks asks for."""
    for ending, (place, before) in SPEAKERS.items():
        if call.name.endswith(ending) and len(call.node.args) > place:
            for shape in _shapes(call.node.args[place]):
                yield Shape(before + shape.before, shape.hole, shape.after)


def _shapes(node: ast.expr) -> Iterator[Shape]:
    match node:
        case ast.Constant(value=str(text)) if KEY.fullmatch(text):
            yield Shape(text)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _shapes(body)
            yield from _shapes(orelse)
        case ast.JoinedStr(values=[ast.FormattedValue(value=hole)]):
            yield Shape("", hole)
        case ast.JoinedStr(values=[ast.FormattedValue(value=hole), ast.Constant(value=str(after))]):
            yield Shape("", hole, after)
        case ast.JoinedStr(values=[ast.Constant(value=str(before)), ast.FormattedValue(value=hole)]):
            yield Shape(before, hole)
        case ast.JoinedStr(
            values=[ast.Constant(value=str(before)), ast.FormattedValue(value=hole), ast.Constant(value=str(after))]
        ):
            yield Shape(before, hole, after)
        case ast.Name():
            yield Shape("", node)


def _wrappers(call: Call) -> Iterator[tuple[str, str, Wrapper]]:
    """The function that the call stands in, if the key it says has one of its parameters for a hole."""
    if call.inside is None:
        return
    parameters = [argument.arg for argument in call.inside.args.args][call.in_class :]
    for shape in _spoken(call):
        if isinstance(shape.hole, ast.Name) and shape.hole.id in parameters:
            place = parameters.index(shape.hole.id)
            adds = frozenset(_spell(word.arg) for word in call.node.keywords if word.arg)
            yield call.file, call.inside.name, Wrapper(shape.hole.id, place, shape.before, shape.after, adds)


class Wrappers:
    """Wrappers by the file they stand in; a name that only one file has serves the others too."""

    def __init__(self, found: Iterable[tuple[str, str, Wrapper]]) -> None:
        self.found: dict[str, dict[str, list[Wrapper]]] = {}
        for file, name, wrapper in found:
            self.found.setdefault(name, {}).setdefault(file, []).append(wrapper)

    def get(self, file: str, name: str) -> list[Wrapper]:
        """One for each key that the function may say."""
        by_file = self.found.get(name, {})
        return by_file.get(file) or (next(iter(by_file.values())) if len(by_file) == 1 else [])


def _asks(call: Call, wrappers: Wrappers) -> Iterator[Asked | Family]:
    called = wrappers.get(call.file, call.name)
    for wrapper in called:
        for node in _given(call.node, wrapper):
            shapes = list(_shapes(node)) or [Shape("", node)]
            for shape in shapes:
                whole = Shape(wrapper.before + shape.before, shape.hole, shape.after + wrapper.after)
                yield from _ask(call, whole, wrapper.adds, {wrapper.parameter})
    if called:
        return
    own = {one.parameter for one in wrappers.get(call.file, call.inside.name)} if call.inside else set()
    for shape in _spoken(call):
        is_hole_of_wrapper = isinstance(shape.hole, ast.Name) and shape.hole.id in own
        if not is_hole_of_wrapper:
            yield from _ask(call, shape, frozenset(), set())


def _given(node: ast.Call, wrapper: Wrapper) -> list[ast.expr]:
    by_name = [word.value for word in node.keywords if word.arg == wrapper.parameter]
    return by_name or node.args[wrapper.place : wrapper.place + 1]


def _ask(call: Call, shape: Shape, adds: frozenset[str], but: set[str]) -> Iterator[Asked | Family]:
    if shape.hole is None:
        gives = _gives(call, but)
        yield Asked(shape.before + shape.after, None if gives is None else gives | adds, call.where)
    elif KEY.fullmatch(shape.before):
        yield Family(shape.before, shape.after, call.where)


def _gives(call: Call, but: set[str]) -> frozenset[str] | None:
    """The arguments a call gives to the sentence: by name, or in a dictionary written in the same function."""
    names = {word.arg for word in call.node.keywords if word.arg} - but
    for node in _dictionaries(call.node):
        keys = _keys_in(node) if isinstance(node, ast.Dict) else _keys_of_local(node, call.inside)
        if keys is None:
            return None
        names |= keys
    return frozenset(map(_spell, names))


def _dictionaries(node: ast.Call) -> Iterator[ast.expr]:
    yield from (word.value for word in node.keywords if word.arg is None)
    yield from (other for other in node.args if isinstance(other, ast.Dict))
    yield from (other for other in node.args[1:] if isinstance(other, ast.Name) and other.id == "arguments")


def _keys_in(node: ast.AST) -> set[str]:
    dictionaries = [inner for inner in ast.walk(node) if isinstance(inner, ast.Dict)]
    keys = [key for dictionary in dictionaries for key in dictionary.keys]
    return {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def _keys_of_local(node: ast.expr, inside: Function | None) -> set[str] | None:
    if not isinstance(node, ast.Name) or inside is None:
        return None
    return _keys_in(inside) or None


def _spell(name: str) -> str:
    return name.replace("_", "-")
