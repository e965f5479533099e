"""What commands, options and choices are called: English as the name, the others through the translations."""

from discord.app_commands import Choice, locale_str

from bot.texts import Texts

LONGEST_DESCRIPTION = 100


def name(texts: Texts, word: str) -> locale_str:
    return _text(texts, f"discord-command-{word}")


def about(texts: Texts, word: str) -> locale_str:
    return _text(texts, f"discord-about-{word}")


def option(texts: Texts, word: str) -> locale_str:
    return _text(texts, f"discord-option-{word}")


def option_about(texts: Texts, word: str) -> locale_str:
    return _text(texts, f"discord-option-about-{word}")


def choice(texts: Texts, key: str, value: str) -> Choice[str]:
    return Choice(name=_text(texts, key), value=value)


def languages() -> list[Choice[str]]:
    """Return the languages, each in its own name."""
    return [Choice(name=own, value=code) for code, own in (("ru", "русский"), ("en", "English"), ("tr", "Türkçe"))]


def _text(texts: Texts, key: str) -> locale_str:
    return locale_str(texts.say("en", key, {}), key=key)
