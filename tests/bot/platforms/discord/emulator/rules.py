"""What Discord refuses in a message although its description allows it."""

from typing import Any

from tests.bot.platforms.discord.emulator.world import V2, Refusal, World


def check(world: World, payload: dict[str, Any], names: set[str]) -> None:
    """Refuse what Discord would: too much, twice the same, or a picture that is not there."""
    components = payload.get("components") or []
    if not payload.get("flags", 0) & V2:
        return
    if payload.get("content"):
        raise Refusal(400, 50035, "no content beside components of the second kind")
    parts = list(world.tree(components))
    if len(parts) > 40:
        raise Refusal(400, 50035, f"{len(parts)} components")
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    if len(ids) != len(set(ids)):
        raise Refusal(400, 50035, "an id stands twice")
    if any(len(part["custom_id"]) > 100 for part in parts if "custom_id" in part):
        raise Refusal(400, 50035, "an id is too long")
    if any(part["type"] == 1 and not 1 <= len(part["components"]) <= 5 for part in parts):
        raise Refusal(400, 50035, "a row takes one to five")
    if sum(len(part["content"]) for part in parts if part["type"] == 10) > 4000:
        raise Refusal(400, 50035, "too much text")
    shown = [item["media"]["url"] for part in parts if part["type"] == 12 for item in part["items"]]
    if not {address.removeprefix("attachment://") for address in shown} <= names:
        raise Refusal(400, 50035, f"no picture {shown}")
