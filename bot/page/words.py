"""The page's own labels, which need no table. Everything else is sent in words with the tables."""

from bot.pieces import offered
from bot.texts import Texts, Words
from bot.texts.library import keys
from engines.colours import Colour


def page_words(texts: Texts, locale: str) -> dict[str, str]:
    """Return every label of the page (`en.page.ftl`) in a language, without the prefix of its key."""
    words = Words(texts, locale)
    labels = {key.removeprefix("local-"): words(key) for key in keys("page")}
    labels |= {f"game-{slug}": words(f"game-{slug}") for slug in offered()}
    labels |= {f"colour-{colour.name.lower()}": words(f"colour-{colour.name.lower()}") for colour in Colour}
    for slug, game in offered().items():
        least, most = game.info.seats.least, game.info.seats.most
        labels[f"tagline-{slug}"] = words(f"{slug}-picture-tagline")
        labels[f"players-{slug}"] = words("lobby-card-seats", least=least, most=most)
    named = {"clock"} | {option.name for game in offered().values() for option in game.info.options}
    labels |= {f"option-name-{name}": words(f"option-name-{name}") for name in sorted(named)}
    return labels | {f"level-{level}": words(f"level-{level}") for game in offered().values() for level in game.levels}
