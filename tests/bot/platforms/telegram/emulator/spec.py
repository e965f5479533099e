"""The machine-readable Bot API, where there is a copy: every call is validated against it."""

import json
from pathlib import Path

ROOT = Path(__file__).parents[5]
PLACE = ROOT.parent / "shared" / "specs" / "telegram_bot_api_10_1.json"
# 10.2 and later, available in some chats.
NEWER = {"receiver_user_id", "callback_query_id", "ephemeral_message_parameters"}

_PLAIN = {
    "Integer": lambda value: str(value).lstrip("-").isdigit(),
    "Boolean": lambda value: value in (True, False, "true", "false"),
    "True": lambda value: value in (True, "true"),
    "String": lambda value: isinstance(value, str),
    "Float": lambda value: str(value).replace(".", "", 1).lstrip("-").isdigit(),
    "InputFile": lambda value: True,
}


class Spec:
    def __init__(self, text: str) -> None:
        known = json.loads(text)
        self._methods, self._types = known["methods"], known["types"]

    @classmethod
    def found(cls) -> "Spec | None":
        return cls(PLACE.read_text(encoding="utf-8")) if PLACE.exists() else None

    def knows(self, method: str) -> bool:
        return method in self._methods

    def complaints(self, method: str, given: dict, files: set[str], *, newer: bool) -> list[str]:
        """Return what is wrong with a call."""
        fields = {field["name"]: field for field in self._methods[method].get("fields", [])}
        found = [
            f"{method}: {name} is missing"
            for name, field in fields.items()
            if field["required"] and name not in given and name not in files
        ]
        for name, value in given.items():
            if name in fields:
                found += [f"{method}.{name}: {what}" for what in self._wrong(fields[name]["types"], value)]
            elif not (newer and name in NEWER):
                found.append(f"{method}: there is no parameter {name}")
        return found

    def _wrong(self, types: list[str], value: object) -> list[str]:
        tries = [self._wrong_as(each, value) for each in types]
        return min(tries, key=len)

    def _wrong_as(self, kind: str, value: object) -> list[str]:
        if kind.startswith("Array of "):
            value = _read(value)
            if not isinstance(value, list):
                return ["is no list"]
            return [wrong for item in value for wrong in self._wrong_as(kind.removeprefix("Array of "), item)]
        if kind not in _PLAIN:
            return self._wrong_object(kind, _read(value))
        return [] if _PLAIN[kind](value) else [f"{value!r} is no {kind}"]

    def _wrong_object(self, kind: str, value: object) -> list[str]:
        if not isinstance(value, dict):
            return [f"{value!r} is no {kind}"]
        known = self._types[kind]
        if "subtypes" in known:
            return min((self._wrong_object(each, value) for each in known["subtypes"]), key=len)
        fields = {field["name"]: field for field in known.get("fields", [])}
        found = [f"{kind}: {name} is missing" for name, f in fields.items() if f["required"] and name not in value]
        for name, item in value.items():
            found += self._wrong(fields[name]["types"], item) if name in fields else [f"{kind} has no {name}"]
        return found


def _read(value: object) -> object:
    try:
        return json.loads(value) if isinstance(value, str) else value
    except ValueError:
        return value
