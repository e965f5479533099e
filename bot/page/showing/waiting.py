"""A table that waits for players, in words: who sits there, what is free, and how it will be played."""

from bot.artist import lobby_card
from bot.page.showing.frames import Data
from bot.screens.lobby import COUNTED, option_label
from bot.screens.lobby_view import LobbyView
from bot.texts import Words
from engines.contract import OptionValue
from render.words import chips


def waiting(view: LobbyView, words: Words) -> Data:
    """Return the card of a lobby as text. Names are whole: a browser has more letters than our fonts."""
    card = lobby_card(view, words)
    people = zip(card.guests, words.names, chips(tuple(words.names)), strict=True)
    return {
        "title": card.title,
        "room": card.lines[0],
        "guests": [
            {"name": name, "chip": chip, "note": guest.note, "host": guest.host, "computer": guest.computer}
            for guest, name, chip in people
        ],
        "free": card.free,
        "free_text": card.free_text,
        "facts": _facts(view, words),
    }


def _facts(view: LobbyView, words: Words) -> list[tuple[str, str]]:
    chosen = [*view.options, *([("clock", view.pace.value)] if view.pace is not None else [])]
    facts = [
        (words(f"option-name-{name}"), beside_name(name, value, words) or words.line(option_label(name, value)))
        for name, value in chosen
    ]
    return [(words("lobby-card-table"), view.table), *facts]


def beside_name(name: str, value: OptionValue, words: Words) -> str:
    """Return what a value is called beside the name of its option, if that is not its label: "start: even"."""
    short = f"option-value-{name}-{str(value).lower()}"
    if words.texts.has(words.locale, short):
        return words(short)
    return str(value) if name in COUNTED else ""
