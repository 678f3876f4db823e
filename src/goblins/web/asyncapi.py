"""What is said over a table's socket, as an AsyncAPI 3 document, beside the OpenAPI one.

It is made of the types of the messages. docs/protocol.md tells what follows what, and what to do when it fails.
"""

from __future__ import annotations

import functools
import inspect
from typing import Any, get_args

from .. import games
from ..kernel import registry
from ..kernel.words import LANGUAGES
from ..tables.requests import AnyRequest
from .bodies import encode
from .guard import PROTOCOL
from .messages import Ask, FromPage, Look, ToPage
from .schemas import REFERENCE, Schema, Schemas

ADDRESS = "/api/tables/{id}/socket"
ABOUT = """
A live table over a WebSocket. Every message is one JSON object in one text frame; `type` says which it is.
docs/protocol.md of the project tells it as a whole; /api/openapi.json has the HTTP endpoints.
"""
QUERY: Schema = {
    "type": "object",
    "properties": {
        "protocol": {"const": str(PROTOCOL), "description": "the version that the client speaks"},
        "seat": {"type": "string", "description": "look from there; else from one's only seat, or as the public"},
        "seen": {"type": "integer", "minimum": 0, "description": "the last row one has, by the count of that seat"},
        "lang": {"enum": list(LANGUAGES), "description": "of the words in refusals"},
    },
}


@functools.cache
def asyncapi() -> dict[str, Any]:
    schemas = Schemas()
    to_page = {_tag(kind): _message(schemas, kind) for kind in get_args(ToPage)}
    from_page = {_tag(kind): _message(schemas, kind) for kind in get_args(FromPage)}
    schemas.declared["Request"] = schemas.of(AnyRequest)
    schemas.declared["Ask"]["properties"]["request"] = {"$ref": f"{REFERENCE}Request"}
    for name in games.FOLDERS:
        of_game = schemas.game(registry.find(name))
        for what, schema in of_game.items():
            schemas.declared[f"{name.replace('-', '_')}.{what}"] = schema
    answers = [_in_channel(name) for name in ("answer", "refusal")]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Goblins at a table", "version": str(PROTOCOL), "description": ABOUT.strip()},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": ADDRESS,
                "title": "A live table",
                "parameters": {
                    "id": {"description": "The table's id, as `POST /api/tables` or an invitation tells it."}
                },
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*from_page, *to_page)},
                "bindings": {"ws": {"method": "GET", "query": QUERY, "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            "hear": {
                "action": "receive",
                "summary": "What a client says. Each is answered under its id.",
                "channel": {"$ref": "#/channels/table"},
                "messages": [_in_channel(name) for name in from_page],
                "reply": {"channel": {"$ref": "#/channels/table"}, "messages": answers},
            },
            "tell": {
                "action": "send",
                "summary": "What the server says, whenever there is something to say.",
                "channel": {"$ref": "#/channels/table"},
                "messages": [_in_channel(name) for name in to_page],
            },
        },
        "components": {"messages": {**from_page, **to_page}, "schemas": schemas.declared},
    }


@functools.cache
def written() -> bytes:
    return encode(asyncapi())


def _message(schemas: Schemas, kind: Any) -> dict[str, Any]:
    about = inspect.cleandoc(kind.__doc__ or "")
    correlation = {"correlationId": {"location": "$message.payload#/id"}} if kind in (Ask, Look) else {}
    return {"name": _tag(kind), "summary": about.split("\n")[0], "payload": schemas.of(kind), **correlation}


def _in_channel(name: str) -> dict[str, str]:
    return {"$ref": f"#/channels/table/messages/{name}"}


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)
