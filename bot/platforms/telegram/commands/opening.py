"""Opening a table and sitting down: /play, /join, /start with its links."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace as changed

from msgspec.structs import replace
from telegram import InlineKeyboardButton
from telegram.error import TelegramError

from bot.platforms.telegram.commands.asked import Asked, Command
from bot.platforms.telegram.people import PLATFORM
from bot.platforms.telegram.private import Pressed
from bot.screens.registry import game_screens
from bot.screens.tables import option_label, private_screen
from bot.settings import LOCALES
from bot.tables import lobby
from bot.tables.errors import TableError
from bot.tables.lobby import Who
from bot.tables.rights import Action
from bot.tables.service import Opening
from bot.texts import Words
from engines.contract import OptionValue
from engines.errors import RuleError
from engines.registry import games
from storage import Held, Pace, Phase, Room, Table

GAME = "+"
"""The first letter of what a game's button carries."""


async def play(asked: Asked) -> None:
    """Open a table: `/play`, `/play confetti`, `/play cvetariki solo`, `/play cvetris 2 hard`."""
    if asked.text in {"", "play"}:
        await asked.say("telegram-choose", *game_buttons(asked.words))
        return
    first, *rest = asked.text.lower().split()
    slug = game_named(asked.words, first)
    if slug is None:
        await asked.say("telegram-no-such-game", *game_buttons(asked.words))
        return
    try:
        await open_table(asked, slug, rest)
    except RuleError as error:
        await asked.tell(asked.words.line(error))


async def open_table(asked: Asked, slug: str, wishes: list[str]) -> Held | None:
    """Open a table with what was wished for; None: it can't be, and why was said."""
    room = await asked.place.store.room_settings.load(asked.room)
    if room.games is not None and slug not in room.games:
        await asked.say("telegram-game-not-here")
        return None
    if (refusal := await asked.refusal(Action.OPEN)) is not None:
        await asked.say(refusal)
        return None
    options: dict[str, OptionValue] = {}
    pace, computers, level = room.pace or (Pace.NONE if asked.room.private else Pace.DAY), 0, "easy"
    for wish in wishes:
        option = _option(asked.words, slug, wish)
        if option is not None:
            options[option[0]] = option[1]
        elif wish in list(Pace):
            pace = Pace(wish)
        elif wish.isascii() and wish.isdigit():
            computers = min(int(wish), 8)
        elif wish in games()[slug].levels:
            level = wish
        else:
            await asked.say("telegram-no-such-wish", wish=wish)
            return None
    locale = room.language or asked.reader.locale
    opening = Opening(game=slug, room=asked.room, locale=locale, options=options, pace=pace)
    held = await asked.place.tables.open(opening, asked.reader.who, asked.press)
    if held.version > 1:
        return held  # the same command, delivered twice
    for _ in range(computers):
        held = await asked.place.tables.change(
            held.table.id, lambda table, now: lobby.with_computer(table, asked.reader.who, level, now)
        )
    return held


async def join(asked: Asked) -> None:
    """Sit down: `/join` where there is one open table, else `/join 7K3ABCD`."""
    if asked.text:
        await join_table(asked, asked.text.split()[0])
        return
    waiting = [held for held in await asked.open_tables() if held.table.phase is Phase.LOBBY]
    if not waiting:
        await asked.say("telegram-nothing-to-join", *game_buttons(asked.words))
        return
    await join_table(asked, waiting[0].table.id)


async def join_table(asked: Asked, name: str) -> None:
    """Take a seat. Whoever has the code in the direct chat was invited; in a group it must be a table of that group."""
    who = changed(asked.reader.who, invited=asked.room.private)
    try:
        held = await asked.place.tables.load(name)
        extra = (asked.room,) if asked.room.private and not await _sees(asked, held.table) else ()
        await asked.place.tables.change(held.table.id, lambda table, now: _joined(table, who, extra, now), asked.press)
    except TableError as error:
        await asked.tell(asked.words.line(error))
    else:
        if asked.room.private and not extra:
            await asked.say("telegram-joined-there")


def _joined(table: Table, who: Who, extra: tuple[Room, ...], now: int) -> Table:
    joined = lobby.joined(table, who, now)
    return replace(joined, rooms=tuple(dict.fromkeys((*joined.rooms, *extra))))


async def _sees(asked: Asked, table: Table) -> bool:
    """Tell whether somebody is in a chat where the table is shown."""
    for room in table.rooms:
        if room.private or room.platform != PLATFORM:
            continue
        try:
            member = await asked.place.wire.bot.get_chat_member(int(room.chat), asked.reader.id)
        except TelegramError:
            continue
        if member.status not in {"left", "kicked"}:
            return True
    return False


async def start(asked: Asked) -> None:
    """Begin in the direct chat, perhaps by a link that says what for; in a group, by the link that added us."""
    if not asked.room.private:
        await play(asked)
        return
    await asked.place.people.started(asked.reader, yes=True)
    word, _, rest = asked.text.partition("_")
    if word in LINKS and rest:
        try:
            await LINKS[word](asked, rest)
        except TableError as error:
            await asked.tell(asked.words.line(error))
        return
    add = asked.link("telegram-add-to-group", "play", group=True)
    await asked.say("telegram-welcome", *game_buttons(asked.words), add)


async def _secret(asked: Asked, name: str) -> None:
    held = await asked.place.tables.load(name)
    await show_private(asked, held)


async def show_private(asked: Asked, held: Held) -> None:
    """Show somebody his own view in the direct chat."""
    reader = asked.reader
    seat = lobby.seated(held.table, reader.who.person)
    position = await asked.place.tables.position(held.table.id)
    screen = private_screen(position, seat)
    await asked.place.private.panel(reader, screen, held.table, Pressed(room=reader.private, message="0", query=""))
    await asked.place.tables.seen(held.table.id, reader.who)


async def _rules(asked: Asked, slug: str) -> None:
    await asked.place.papers.rules(asked.reader, slug)


async def _text(asked: Asked, name: str) -> None:
    position = await asked.place.tables.position(name)
    await asked.place.papers.board(asked.reader, position, lobby.seat_number(position.table, asked.reader.who.person))


async def _story(asked: Asked, name: str) -> None:
    held = await asked.place.tables.load(name)
    if held.table.phase is Phase.FINISHED:
        await asked.place.papers.story(asked.reader, held.table)


async def _play(asked: Asked, slug: str) -> None:
    if slug in game_screens():
        await open_table(asked, slug, [])


LINKS: Mapping[str, Callable[[Asked, str], Awaitable[None]]] = {
    "join": join_table,
    "secret": _secret,
    "rules": _rules,
    "text": _text,
    "story": _story,
    "play": _play,
}


def game_buttons(words: Words) -> list[InlineKeyboardButton]:
    return [InlineKeyboardButton(words(f"game-{slug}"), callback_data=f"{GAME}{slug}") for slug in game_screens()]


def game_named(words: Words, name: str) -> str | None:
    """Return the game that a word means: its slug, or its name in any language."""
    for slug in game_screens():
        called = {slug, *(words.texts.say(locale, f"game-{slug}", {}).lower() for locale in LOCALES)}
        if name in called or any(name == one.split()[0] for one in called):
            return slug
    return None


def _option(words: Words, slug: str, wish: str) -> tuple[str, OptionValue] | None:
    """Return the option and the value that a word means, by its own name or as it is called in any language."""
    for option in games()[slug].info.options:
        for value in option.choices:
            if isinstance(value, (bool, int)):
                continue
            label = option_label(option.name, value)
            called = {
                str(value).lower(),
                *(words.texts.say(locale, label.key, label.params).lower() for locale in LOCALES),
            }
            if wish in called:
                return option.name, value
    return None


COMMANDS: dict[str, Command] = {"play": play, "join": join, "start": start}
