"""One class name, one meaning. Games may share rulebook words with each other, and the client reads what the server
says under the same names; everything else may not."""

import ast
from collections import defaultdict
from pathlib import Path

import goblins
from goblins import games

SOURCE = Path(goblins.__file__).parent
OF_A_GAME = [SOURCE / folder / name for folder in ("games", "bots") for name in games.FOLDERS.values()]
ELSEWHERE = [*OF_A_GAME, SOURCE / "client"]


def test_no_two_classes_have_the_same_name() -> None:
    places = defaultdict(list)
    for file in sorted(SOURCE.rglob("*.py")):
        if not any(file.is_relative_to(folder) for folder in ELSEWHERE):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for name in [node.name for node in tree.body if isinstance(node, ast.ClassDef)]:
                places[name].append(str(file.relative_to(SOURCE)))
    assert {name: files for name, files in places.items() if len(files) > 1} == {}
