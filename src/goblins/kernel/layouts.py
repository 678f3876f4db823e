"""Packed states that outlive the program that packed them: a layout is described, and read back by its description.

The description of a record type is a document; whoever keeps packed states keeps it beside them. A later version of
the program, whose records may look different, reads old bytes by it into the document that `to_json` would have
given, and from that into its own records.
"""

from __future__ import annotations

import hashlib
import json
import struct
from typing import Any

from .names import name_of
from .record import Column, Scalar, layout_of, remembered, written_columns


@remembered
def description_of(cls: type[Any]) -> bytes:
    return json.dumps(_describe(cls), sort_keys=True).encode()


@remembered
def layout_hash(cls: type[Any]) -> str:
    """A name for the layout: the same as long as nothing about it changes."""
    return hashlib.sha256(description_of(cls)).hexdigest()[:16]


def _describe(cls: type[Any]) -> dict[str, Any]:
    layout = layout_of(cls)
    return {
        "width": layout.width,
        "columns": [
            {
                "name": column.name,
                "offset": column.offset,
                "length": column.length,
                "item": column.item.letter if isinstance(column.item, Scalar) else _describe(column.item),
                "names": None if column.names is None else {name_of(name): int(name) for name in column.names},
            }
            for column in layout.columns
        ],
    }


def document_by(description: bytes, packed: bytes) -> dict[str, Any]:
    """What `to_json` would have said of the packed record."""
    return _read(json.loads(description), packed, 0)


def packed_by(description: bytes, document: dict[str, Any]) -> bytes:
    """The bytes of the record that a document says, by a layout of which only the description is left."""
    record = json.loads(description)
    packed = bytearray(record["width"])
    _write(record, packed, 0, document)
    return bytes(packed)


def known_part(cls: type[Any], document: dict[str, Any]) -> dict[str, Any]:
    """What a document says of fields that the record type still has, all the way down."""
    columns = {column.name: column for column in written_columns(cls)}
    return {name: _known(columns[name], value) for name, value in document.items() if name in columns}


def _known(column: Column, value: Any) -> Any:
    if isinstance(column.item, Scalar):
        return value
    if column.length is None:
        return known_part(column.item, value)
    return [known_part(column.item, item) for item in value[: column.length]]


def _read(record: dict[str, Any], packed: bytes, base: int) -> dict[str, Any]:
    return {column["name"]: _read_column(column, packed, base + column["offset"]) for column in record["columns"]}


def _read_column(column: dict[str, Any], packed: bytes, at: int) -> Any:
    item, names = column["item"], column["names"] or {}
    width = struct.calcsize("<" + item) if isinstance(item, str) else item["width"]
    values = [_read_item(item, packed, at + i * width) for i in range(column["length"] or 1)]
    if column["length"] is None:
        spelled = {code: name for name, code in names.items()}
        return spelled[values[0]] if names else values[0]
    if names:
        return {name: values[code] for name, code in names.items() if code < len(values) and values[code] != 0}
    return values


def _read_item(item: Any, packed: bytes, at: int) -> Any:
    if isinstance(item, str):
        return struct.unpack_from("<" + item, packed, at)[0]
    return _read(item, packed, at)


def _write(record: dict[str, Any], packed: bytearray, base: int, document: dict[str, Any]) -> None:
    for column in record["columns"]:
        if column["name"] in document:
            _write_column(column, packed, base + column["offset"], document[column["name"]])


def _write_column(column: dict[str, Any], packed: bytearray, at: int, value: Any) -> None:
    item, names = column["item"], column["names"] or {}
    if column["length"] is None:
        items = {0: names[value] if names else value}
    elif names:
        items = {names[name]: count for name, count in value.items()}
    else:
        items = dict(enumerate(value))
    width = struct.calcsize("<" + item) if isinstance(item, str) else item["width"]
    for i, one in items.items():
        if isinstance(item, str):
            struct.pack_into("<" + item, packed, at + i * width, one)
        else:
            _write(item, packed, at + i * width, one)
