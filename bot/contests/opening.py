"""What `/challenge` and `/league` share: opening one, playing a deal of it privately, telling a room of it."""

from dataclasses import replace

from bot.app import App
from bot.chat.commands.command import Outcome
from bot.chat.commands.opening import check
from bot.chat.context import Context
from bot.chat.dialog import Dialog, Entry
from bot.chat.errors import NOT_SENT
from bot.chat.wish import Wish, game_named
from bot.contests.service import DEFAULT_LEVEL, Wanted
from bot.desk import BoardAgain, Told
from bot.pieces import offered
from bot.screens.language import Style, line
from bot.tables.errors import Gone, NotAllowed, TableError
from bot.tables.rights import Action
from bot.texts import LOCALES, Words
from storage import Contest, Phase

LEVELS = ("easy", "medium", "hard")


async def opened(app: App, context: Context, wanted: Wanted) -> Contest:
    """Open a challenge or a league here, or refuse with what is in the way."""
    if context.is_anonymous:
        raise NotAllowed("chat-anonymous-who")
    settings = await app.store.room_settings.load(context.settings_room)
    who = await context.granted_by(settings, Action.OPEN)
    check(Wish(game=wanted.game), settings, who)
    known_level(wanted.game, wanted.level)
    locale = settings.language or context.viewer.locale
    return await app.contests.open(wanted, context.viewer.who, context.viewer.room, locale=locale, press=context.id)


async def told(app: App, context: Context, dialog: Dialog, said: str, own: Dialog | None = None) -> Outcome:
    """Show a dialog to everybody here. Where answers are private it is posted, and the answer says so.

    Where posts are not kept, the answer is the dialog itself, or as its maker reads it: its code is wanted later.
    """
    room = context.viewer.room
    resident = app.residents.get(room.platform)
    if not context.whispers or room.private or resident is None:
        return dialog
    known_to = None if context.keeps_posts else context.viewer.who.person
    try:
        await resident.post(room, replace(dialog, known_to=known_to))
    except NOT_SENT:
        return dialog  # at least whoever asked sees it, with its code
    return Told(lines=(line(said),)) if context.keeps_posts else own or dialog


async def begun(app: App, context: Context, contest: Contest, deal: int | None) -> Outcome:
    """Begin somebody's attempt at a deal in their direct chat, or lead to the one that goes on."""
    if deal is None:
        raise NotAllowed("contest-all-played")
    who, service = context.viewer.who, app.contests
    held = await service.attempt(contest, who.person, deal)
    if held is not None and held.table.phase is not Phase.FINISHED:
        return BoardAgain(held=held)
    room = await context.private_room()
    if room is None:
        raise Gone("daily-elsewhere")
    await service.accept(contest, who, context.handle)
    held = await service.begin(contest, who, room, context.viewer.locale, deal)
    if context.viewer.room.private or not await _is_told(app, contest, context):
        whose = who.person if room.private else None
        await app.store.contests.tell_in(contest, room, context.viewer.locale, whose)
    return Told(lines=(line("contest-begins", deal=deal, deals=contest.deals),), held=held)


async def _is_told(app: App, contest: Contest, context: Context) -> bool:
    return context.viewer.room in await app.store.contests.rooms(contest)


def play_entry(context: Context, contest: Contest, label: str, command: str) -> Entry:
    """Return the button that begins; in a group where the bot writes to few, the link that leads to the direct chat."""
    if context.private:
        return Entry(id=f"@{command}:play:{contest.code}", label=label, style=Style.GOOD)
    return Entry(link=f"{command}_{contest.code}", label=label)


def code_line(context: Context, contest: Contest, command: str) -> str:
    """Say how others take part: by the code anywhere, by a link where there are links."""
    words, name = context.words(), context.command_name(command)
    key, typed = ("contest-code", f"/{name} {contest.code}") if name else ("contest-code-alone", contest.code)
    said = words(key, code=typed)
    link = context.link(f"{command}_{contest.code}")
    return f"{said} {link}" if link else said


def game_entries(words: Words, start: str, end: str = "") -> tuple[Entry, ...]:
    return tuple(Entry(id=f"{start}{slug}{end}", label=words(f"game-{slug}")) for slug in offered())


def level_entries(words: Words, game: str, start: str, end: str = "") -> tuple[Entry, ...]:
    levels = offered()[known_game(game)].levels
    return tuple(Entry(id=f"{start}{level}{end}", label=words(f"level-{level}")) for level in levels)


def known_game(slug: str) -> str:
    if slug not in offered():
        raise TableError("chat-no-such-game")
    return slug


def known_level(game: str, level: str) -> str:
    if level not in offered()[known_game(game)].levels:
        raise TableError("chat-no-such-wish", wish=level)
    return level


def read_wish(context: Context, text: str) -> tuple[str | None, list[str]]:
    """Take apart what was typed: a game by any of its names, and the other words."""
    words = text.lower().split()
    for number, word in enumerate(words):
        if (game := game_named(context.texts, word)) is not None:
            return game, [*words[:number], *words[number + 1 :]]
    return None, words


def read_level(context: Context, words: list[str]) -> tuple[str, list[str]]:
    """Return the level that one of the words means, as it is called in any language, and the other words."""
    for level in LEVELS:
        names = {level, *(context.texts.say(locale, f"level-{level}", {}) for locale in LOCALES)}
        if not names.isdisjoint(words):
            return level, [word for word in words if word not in names]
    return DEFAULT_LEVEL, words
