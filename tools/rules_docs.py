"""Build `docs/rules/` from the rules pages of the bot: `make docs`."""

from pathlib import Path

from bot.rulebook import page, slugs
from bot.rulebook.chat import markdown
from bot.texts import LOCALES, Texts

FOLDER = Path(__file__).parents[1] / "docs" / "rules"


def documents() -> dict[Path, str]:
    """Return every document with its expected content."""
    texts = Texts.load(strict=True)
    return {
        FOLDER / f"{slug}.{locale}.md": markdown(
            page(slug, locale), lambda key, locale=locale: texts.say(locale, key, {})
        )
        for slug in slugs()
        for locale in LOCALES
    }


def stale_documents() -> list[str]:
    """Return the names of documents that are outdated or missing."""
    return [
        path.name for path, text in documents().items() if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in documents().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
