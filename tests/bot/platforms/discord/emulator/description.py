"""Discord's own description of its API: every request of the bot is validated against it."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.exceptions import best_match
from jsonschema.protocols import Validator
from jsonschema.validators import extend
from referencing import Registry
from referencing.jsonschema import DRAFT202012

# The description is kept beside the project, not in it; without it the check is skipped.
PLACES = [parent / "shared" / "specs" / "discord_openapi_v10.json" for parent in Path(__file__).resolve().parents]
PLACES += [Path("../shared/specs/discord_openapi_v10.json")]
NAME = "urn:discord"


@cache
def description() -> dict[str, Any] | None:
    found = next((place for place in PLACES if place.exists()), None)
    return json.loads(found.read_text(encoding="utf-8")) if found else None


def faults(method: str, path: str, payload: Any) -> list[str]:
    """Return what is wrong with a request; an empty list if nothing is, or if there is no description."""
    document = description()
    if document is None:
        return []
    form = _form(document, method.lower(), path)
    if form is None:
        return [f"{method} {path} is no operation of Discord"]
    checks = _validator(form, method.lower())
    return [f"{method} {path}: {_told(fault)}" for fault in checks.iter_errors(payload)] if checks else []


def _told(fault: ValidationError) -> str:
    """Where several forms are allowed, report the errors of the best match."""
    nearest = best_match([fault])
    return f"{nearest.json_path}: {nearest.message[:300]}"


def _form(document: dict[str, Any], method: str, path: str) -> str | None:
    fitting = [form for form, operations in document["paths"].items() if method in operations and _fits(form, path)]
    # `/users/@me` is not `/users/{user_id}`: the template with the fewest variables wins.
    return min(fitting, key=lambda form: form.count("{"), default=None)


@cache
def _validator(form: str, method: str) -> Validator | None:
    """Return the validator of an operation's body, created once; None for an operation without one."""
    document = description()
    if "requestBody" not in document["paths"][form][method]:
        return None
    place = ("paths", form, method, "requestBody", "content", "application/json", "schema")
    pointer = "/".join(
        part.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D") for part in place
    )
    return Lenient({"$ref": f"{NAME}#/{pointer}"}, registry=_registry())


@cache
def _registry() -> Registry:
    return Registry().with_resource(NAME, DRAFT202012.create_resource(description()))


def _type(validator: Validator, types: Any, value: Any, schema: dict[str, Any]) -> Iterator[ValidationError]:
    # Discord accepts numbers as ids, and its libraries send them.
    if not (schema.get("format") == "snowflake" and isinstance(value, int)):
        yield from Draft202012Validator.VALIDATORS["type"](validator, types, value, schema)


def _one_of(validator: Validator, forms: Any, value: Any, schema: dict[str, Any]) -> Iterator[ValidationError]:
    # "oneOf" is treated as "anyOf": some of the described forms overlap. The errors of each are collected only where
    # none matches.
    if not any(validator.evolve(schema=form).is_valid(value) for form in forms):
        yield from Draft202012Validator.VALIDATORS["anyOf"](validator, forms, value, schema)


Lenient = extend(Draft202012Validator, {"type": _type, "oneOf": _one_of})


@cache
def _pattern(form: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(form)))


def _fits(form: str, path: str) -> bool:
    return _pattern(form).fullmatch(path) is not None
