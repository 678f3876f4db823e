"""The description of the HTTP face is valid, whole, and true."""

from __future__ import annotations

import re
from typing import Any

import pytest

from goblins.web.app import create_app

from .house import Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return create_app().openapi()


def references(part: Any) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))
    return set[str]().union(*map(references, part)) if isinstance(part, list) else set()


def operations(document: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(path, one) for path, methods in document["paths"].items() for one in methods.values()]


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert references(document) <= known
    assert all(re.fullmatch(r"[\w.-]+", name) for name in document["components"]["schemas"])


def test_every_operation_says_what_it_answers_and_that_errors_have_one_shape(document: dict[str, Any]) -> None:
    shape = {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}}
    for path, operation in operations(document):
        assert path.startswith("/api/")
        assert operation["summary"]
        assert [operation["responses"][status]["content"] for status in ("4XX", "5XX")] == [shape, shape]
        assert all("schema" in answer["content"]["application/json"] for answer in operation["responses"].values())


def test_every_operation_has_a_name_of_its_own(document: dict[str, Any]) -> None:
    names = [operation["operationId"] for _, operation in operations(document)]
    assert len(names) == len(set(names))


def test_what_is_sent_with_a_request_is_described(document: dict[str, Any]) -> None:
    opening = document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert opening == {"$ref": "#/components/schemas/Plan"}
    assert "Update" in str(document["paths"]["/api/tables/{id}"]["get"]["responses"]["200"])


async def test_the_description_is_served_and_no_page_that_needs_a_foreign_host(zog: Visitor) -> None:
    assert (await zog.get("/api/openapi.json"))["openapi"].startswith("3.1")
    assert await zog.refused("GET", "/api/docs") == (404, "not-found")
