"""Discord's own description of its API: every request of the bot is held against it."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from tests.bot.platforms.discord.emulator.schema import Schemas

# The description lies beside the project, not in it; without it the check is left out.
PLACES = [parent / "shared" / "specs" / "discord_openapi_v10.json" for parent in Path(__file__).resolve().parents]
PLACES += [Path("../shared/specs/discord_openapi_v10.json")]


@cache
def description() -> dict[str, Any] | None:
    found = next((place for place in PLACES if place.exists()), None)
    return json.loads(found.read_text(encoding="utf-8")) if found else None


def faults(method: str, path: str, payload: Any) -> list[str]:
    """Return what is wrong with a request; an empty list if nothing is, or if there is no description."""
    document = description()
    if document is None:
        return []
    operation = _operation(document, method.lower(), path)
    if operation is None:
        return [f"{method} {path} is no operation of Discord"]
    body = operation.get("requestBody")
    if body is None:
        return []
    schema = body["content"]["application/json"]["schema"]
    return [f"{method} {path}: {fault}" for fault in Schemas(document).faults(payload, schema)]


def _operation(document: dict[str, Any], method: str, path: str) -> dict[str, Any] | None:
    fitting = [(_variables(form), op) for form, op in document["paths"].items() if method in op and _fits(form, path)]
    # `/users/@me` is not `/users/{user_id}`: the form with the fewest variables is meant.
    return min(fitting, key=lambda pair: pair[0])[1][method] if fitting else None


def _variables(form: str) -> int:
    return form.count("{")


@cache
def _pattern(form: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(form)))


def _fits(form: str, path: str) -> bool:
    return _pattern(form).fullmatch(path) is not None
