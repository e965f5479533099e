"""What the page itself says: labels that need no table. All else comes said with the tables."""

from bot.screens.registry import game_screens
from bot.texts import Texts, Words
from engines.colours import Colour
from engines.registry import games
from render.registry import pictures

KEYS = (
    "local-my-tables",
    "local-new-table",
    "local-other-tables",
    "local-second-player",
    "local-open-tab",
    "local-invite",
    "local-invite-how",
    "local-invite-alone",
    "local-copy",
    "local-copied",
    "local-close",
    "local-hide",
    "local-secret",
    "local-hidden",
    "local-show",
    "local-moves-and-chat",
    "local-field",
    "local-send",
    "local-light",
    "local-dark",
    "local-theme",
    "local-language",
    "local-symbols-on",
    "local-symbols-off",
    "local-menu",
    "local-help",
    "local-keys",
    "local-key-arrows",
    "local-key-enter",
    "local-key-number",
    "local-key-hint",
    "local-key-back",
    "local-key-past",
    "local-key-help",
    "local-or",
    "local-then",
    "local-click",
    "local-act",
    "local-board",
    "local-board-words",
    "local-choices",
    "local-scores",
    "local-replay",
    "local-earlier",
    "local-later",
    "local-now",
    "local-away",
    "local-back",
    "local-name",
    "local-name-player",
    "local-skip",
    "local-next",
    "local-lesson",
    "local-welcome",
    "local-welcome-more",
    "local-first-game",
    "local-first-game-more",
    "local-or-choose",
    "local-your-turn",
    "local-sand",
    "local-table-view",
    "local-own-view",
    "local-no-script",
    "local-chat-empty",
    "local-play-as",
    "local-no-computer",
    "local-act-cvetariki",
    "local-fall-left",
    "local-fall-right",
    "local-fall-rotate",
    "local-fall-mirror",
    "local-fall-way",
    "local-fall-column",
    "local-fall-points",
    "local-key-fall",
)


def playable() -> list[str]:
    """Return the games that have rules, pictures and screens."""
    return [slug for slug in games() if slug in pictures() and slug in game_screens()]


def page_words(texts: Texts, locale: str) -> dict[str, str]:
    """Return every label of the page in a language, without the prefix of its key."""
    words = Words(texts, locale)
    labels = {key.removeprefix("local-"): words(key) for key in KEYS}
    labels |= {f"game-{slug}": words(f"game-{slug}") for slug in playable()}
    labels |= {f"colour-{colour.name.lower()}": words(f"colour-{colour.name.lower()}") for colour in Colour}
    return labels | {f"level-{level}": words(f"level-{level}") for game in games().values() for level in game.levels}
