"""The description of the interface (OpenAPI 3.1), made from the declarations that check what comes in."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import spindletop
from spindletop.web import paths
from spindletop.web.api.calls import EVENTS, JSON, Call
from spindletop.web.api.refusals import KINDS, Refusal
from spindletop.web.api.shapes import Nothing
from spindletop.web.words import say
from spindletop.words import once_a_language

IN_PATH = re.compile(r"{(\w+):(\w+)}")
PATTERNS = {"table": paths.TABLE}


@once_a_language()
def described(calls: Sequence[Call]) -> bytes:
    shapes = [Refusal, *{shape: None for call in calls for shape in (call.takes, call.gives) if shape}]
    refs, schemas = msgspec.json.schema_components(shapes, ref_template="#/components/schemas/{name}")
    schemas["Refusal"]["properties"]["why"]["enum"] = [*KINDS]
    of_shape = dict(zip(shapes, refs))
    described: dict[str, dict[str, Any]] = {}
    for call in calls:
        described.setdefault(IN_PATH.sub(r"{\1}", call.path), {})[call.method.lower()] = operation(
            call, of_shape, schemas
        )
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": say("site.name"), "version": spindletop.__version__, "description": say("api.about")},
            "paths": described,
            "components": {
                "schemas": schemas,
                "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": say("api.token")}},
            },
            "security": [{"token": []}, {}],
        }
    )


def operation(call: Call, of_shape: dict[Any, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    told: dict[str, Any] = {"type": "object"} if call.media == JSON else {"type": "string"}
    answer = of_shape[call.gives] if call.gives and call.media != EVENTS else told
    made: dict[str, Any] = {
        "operationId": call.name,
        "summary": say(f"call.{call.name}"),
        "parameters": [*in_path(call), *(in_query(schemas[call.takes.__name__]) if call.method == "GET" else [])],
        "responses": {
            "200": {"description": say("api.done"), "content": {call.media: {"schema": answer}}},
            "default": {"description": say("api.refused"), "content": {JSON: {"schema": of_shape[Refusal]}}},
        },
    }
    if call.method == "POST" and call.takes is not Nothing:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": of_shape[call.takes]}}}
    return made


def in_path(call: Call) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": PATTERNS[kind]}}
        for name, kind in IN_PATH.findall(call.path)
    ]


def in_query(shape: dict[str, Any]) -> list[dict[str, Any]]:
    needed = shape.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": schema}
        for name, schema in shape["properties"].items()
    ]
