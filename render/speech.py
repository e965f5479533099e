"""The texts of the pictures, loaded with Fluent for the gallery and the tests. The bot loads the same files itself."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from engines.errors import Param
from render.words import Say

HERE = Path(__file__).parent
LANGUAGES = ("en", "ru", "tr")


def files(language: str) -> list[Path]:
    """Return the text files of a language: the shared ones, and each game's next to its pictures."""
    return sorted(HERE.glob(f"*/{language}.ftl"))


@cache
def speech(language: str) -> Say:
    """Return `say` for a language. An unknown key or a missing parameter is an error, not a gap."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(key: str, /, **params: Param) -> str:
        value = bundle.get_message(key).value
        if value is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(value, params)
        if errors:
            raise errors[0]
        return str(text)

    return say
