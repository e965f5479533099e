"""The texts of `render/texts`, read with Fluent: for the gallery and the tests. The bot has a reader of its own."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from engines.errors import Param
from render.words import Say

TEXTS = Path(__file__).parent / "texts"
LANGUAGES = tuple(sorted(path.stem for path in TEXTS.glob("*.ftl")))


@cache
def speech(language: str) -> Say:
    """Return `say` for a language. An unknown key or a missing parameter is an error, not a gap."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))

    def say(key: str, /, **params: Param) -> str:
        value = bundle.get_message(key).value
        if value is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(value, params)
        if errors:
            raise errors[0]
        return str(text)

    return say
