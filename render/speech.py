"""The texts of the pictures, loaded with Fluent for the gallery and the tests. The bot loads the same files itself."""

from functools import cache
from pathlib import Path

from engines.errors import Param
from render.messages import Messages
from render.words import Say

HERE = Path(__file__).parent
LANGUAGES = ("en", "ru", "tr")


def files(language: str) -> list[Path]:
    """Return the text files of a language: the shared ones, and each game's next to its pictures."""
    return sorted(HERE.glob(f"*/{language}.ftl"))


@cache
def speech(language: str) -> Say:
    """Return `say` for a language. An unknown key or a missing parameter is an error, not a gap."""
    messages = Messages(language, (path.read_text(encoding="utf-8") for path in files(language)))

    def say(key: str, /, **params: Param) -> str:
        text, errors = messages.say(key, params)
        if errors:
            raise errors[0]
        if text is None:
            raise KeyError(key)
        return text

    return say
