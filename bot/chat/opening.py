"""`/play`: what may be opened where, and with what. A platform brings the words that were typed, and the room."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.pieces import offered
from bot.screens.lobby import option_label
from bot.settings import LOCALES
from bot.tables import lobby, rights
from bot.tables.errors import NotAllowed, TableError
from bot.tables.lobby import Who
from bot.tables.rights import Action
from bot.tables.service import Opening, TableService
from bot.texts import Texts, Words
from engines.contract import OptionValue
from storage import Held, Pace, Room, RoomSettings


@dataclass(frozen=True, kw_only=True)
class Wish:
    """What somebody asks for; None: left open."""

    game: str
    options: dict[str, OptionValue] = field(default_factory=dict)
    computers: int = 0
    level: str | None = None
    pace: Pace | None = None
    language: str | None = None


def check(wish: Wish, settings: RoomSettings, who: Who) -> None:
    """Refuse what can't be opened here. `who` comes with what the room grants them."""
    if wish.game not in offered():
        raise TableError("chat-no-such-game")
    if settings.games is not None and wish.game not in settings.games:
        raise NotAllowed("chat-game-not-here")
    if Action.OPEN not in who.granted:
        raise NotAllowed(rights.FOR_ADMINS[Action.OPEN])
    most = offered()[wish.game].info.seat_range(wish.options).most
    if wish.computers >= most:
        raise TableError("chat-too-many-computers", most=most - 1)


async def opened(  # noqa: PLR0913 (a wish, and where it is made, by keyword)
    tables: TableService, wish: Wish, settings: RoomSettings, who: Who, *, room: Room, locale: str, press: str
) -> Held:
    """Open the table of a wish that was checked. The same press a second time finds the first one's table."""
    opening = Opening(
        game=wish.game,
        room=room,
        locale=wish.language or settings.language or locale,
        options=wish.options,
        # In a direct chat nobody else waits.
        pace=wish.pace or settings.pace or (Pace.NONE if room.private else Pace.DAY),
    )
    held = await tables.open(opening, who, press)
    level = wish.level or offered()[wish.game].levels[0]
    for number in range(wish.computers):
        held = await tables.change(
            held, lambda table, now: lobby.with_computer(table, who, level, now), f"{press} {number}"
        )
    return held


def game_named(texts: Texts, name: str) -> str | None:
    """Return the game that a word means: its slug, or its name (or the first word of it) in any language."""
    for slug in offered():
        called = {slug, *(texts.say(locale, f"game-{slug}", {}).lower() for locale in LOCALES)}
        if name in called or any(name == one.split()[0] for one in called):
            return slug
    return None


def typed(texts: Texts, game: str, words: Iterable[str]) -> Wish:
    """Read what was typed after a game: options, a clock, a number of computers, their level."""
    options: dict[str, OptionValue] = {}
    pace, computers, level = None, 0, None
    for word in words:
        if (option := _option(texts, game, word)) is not None:
            options[option[0]] = option[1]
        elif word in list(Pace):
            pace = Pace(word)
        elif word.isascii() and word.isdigit():
            computers = int(word[:3])
        elif word in offered()[game].levels:
            level = word
        else:
            raise TableError("chat-no-such-wish", wish=word)
    return Wish(game=game, options=options, computers=computers, level=level, pace=pace)


def _option(texts: Texts, game: str, word: str) -> tuple[str, OptionValue] | None:
    """Return the option and the value that a word means, by its own name or as it is called in any language."""
    for option in offered()[game].info.options:
        for value in option.choices:
            if isinstance(value, (bool, int)):
                continue
            label = option_label(option.name, value)
            said = {Words(texts, locale).line(label).lower() for locale in LOCALES}
            if word in {str(value).lower(), *said}:
                return option.name, value
    return None
