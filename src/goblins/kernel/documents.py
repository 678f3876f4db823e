"""Files people keep: journals and positions, as JSON with a checksum or in words, written whole or not at all."""

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from .errors import BadInput
from .words import Sentence

FileName = str | Sentence  # how messages call a document
UNNAMED = Sentence("the-document")  # one that is in no file
LARGEST = 16 * 1024 * 1024  # bytes; no game comes near


def digest(document: dict[str, Any]) -> str:
    """The checksum of a document, itself left out."""
    rest = {name: value for name, value in document.items() if name != "checksum"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def sealed(document: dict[str, Any]) -> dict[str, Any]:
    return document | {"checksum": digest(document)}


def write(path: Path, document: dict[str, Any]) -> None:
    write_whole(path, json.dumps(document, indent=1, ensure_ascii=False) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Write the text beside the file, then put it in its place: a crash leaves the old one whole."""
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise BadInput("file-not-written", file=str(path), problem=error.strerror or str(error)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
    except OSError as error:
        Path(beside).unlink(missing_ok=True)
        raise BadInput("file-not-written", file=str(path), problem=error.strerror or str(error)) from None


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise BadInput("file-too-large", file=str(path))
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("file-not-read", file=str(path), problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadInput("file-not-text", file=str(path)) from None


def read(path: Path) -> dict[str, Any]:
    return parse(read_text(path), str(path))


def is_json(text: str) -> bool:
    """Or else it is in words."""
    return text.lstrip()[:1] in ("{", "[", '"')


def parse(text: str, file: FileName) -> dict[str, Any]:
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput("file-not-json", file=file, line=error.lineno) from None
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        raise BadInput("file-not-json", file=file, line=1) from None
    if not isinstance(document, dict):
        raise BadInput("file-foreign", file=file)
    return document


def check_seal(document: dict[str, Any], file: FileName, required: bool) -> None:
    """Notice a flipped bit. A position written by hand may go without a checksum."""
    if "checksum" not in document and not required:
        return
    if document.get("checksum") != digest(document):
        raise BadInput("file-checksum" if required else "file-checksum-editable", file=file)


def require(document: dict[str, Any], name: str, kind: type[Any], file: FileName) -> Any:
    """A field that must be there, of that kind."""
    value = document.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadInput("file-field", file=file, field=name)
    return value
