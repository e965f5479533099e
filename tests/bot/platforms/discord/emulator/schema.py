"""Checks a value against the part of JSON Schema that Discord's API description uses."""

import re
from collections.abc import Iterator
from typing import Any

TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "null": type(None),
}


class Schemas:
    """The schemas of an OpenAPI document."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._document = document

    def faults(self, value: Any, schema: dict[str, Any], path: str = "$") -> Iterator[str]:
        """Yield what is wrong with a value; nothing: it is valid."""
        if "$ref" in schema:
            yield from self.faults(value, self._found(schema["$ref"]), path)
            return
        yield from self._of_kind(value, schema, path)
        for part in schema.get("allOf", ()):
            yield from self.faults(value, part, path)
        for several in ("oneOf", "anyOf"):
            if several in schema:
                yield from self._one_of(value, schema[several], path)
        if isinstance(value, dict):
            yield from self._of_object(value, schema, path)
        if isinstance(value, list):
            for number, item in enumerate(value):
                yield from self.faults(item, schema.get("items", {}), f"{path}[{number}]")

    def _one_of(self, value: Any, parts: list[dict[str, Any]], path: str) -> Iterator[str]:
        # The first fault of each is enough to go on; only if none fits all are looked for.
        if any(next(self.faults(value, part, path), None) is None for part in parts):
            return
        tried = [list(self.faults(value, part, path)) for part in parts]
        yield f"{path} fits none of {len(parts)}: {min(tried, key=len)}"

    def _of_object(self, value: dict[str, Any], schema: dict[str, Any], path: str) -> Iterator[str]:
        for name in schema.get("required", ()):
            if name not in value:
                yield f"{path}.{name} is missing"
        for name, part in schema.get("properties", {}).items():
            if name in value:
                yield from self.faults(value[name], part, f"{path}.{name}")

    def _of_kind(self, value: Any, schema: dict[str, Any], path: str) -> Iterator[str]:
        kinds = schema.get("type", [])
        kinds = [kinds] if isinstance(kinds, str) else kinds
        # Discord reads numbers as ids, and its libraries write them so.
        is_id = schema.get("format") == "snowflake" and isinstance(value, int)
        if kinds and not is_id and not any(_is(value, kind) for kind in kinds):
            yield f"{path} is {type(value).__name__}, not {kinds}"
        if value is not None and "enum" in schema and value not in schema["enum"]:
            yield f"{path} is {value!r}, not in {schema['enum']}"
        if "const" in schema and value != schema["const"]:
            yield f"{path} is {value!r}, not {schema['const']!r}"
        if isinstance(value, str | list):
            kind = ("minLength", "maxLength") if isinstance(value, str) else ("minItems", "maxItems")
            if not schema.get(kind[0], 0) <= len(value) <= schema.get(kind[1], len(value)):
                yield f"{path} has length {len(value)}"
        if isinstance(value, str) and "pattern" in schema and _compiled(schema["pattern"]).search(value) is None:
            yield f"{path} is {value!r}, which does not match"
        if isinstance(value, int) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            yield f"{path} is {value}"

    def _found(self, reference: str) -> dict[str, Any]:
        found: Any = self._document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        return dict(found)


def _is(value: Any, kind: str) -> bool:
    if kind in {"integer", "number"}:
        return isinstance(value, int | float) and not isinstance(value, bool)
    return isinstance(value, TYPES[kind])


def _compiled(pattern: str) -> re.Pattern[str]:
    for form, ours in ((r"\p{L}", r"\w"), (r"\p{N}", r"\d"), (r"\p{sc=Deva}", ""), (r"\p{sc=Thai}", "")):
        pattern = pattern.replace(form, ours)
    return re.compile(pattern)
