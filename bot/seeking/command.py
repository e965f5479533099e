"""`/seek`: look for an opponent, also from other rooms of the same platform; and the buttons of its dialogs."""

from bot.app import App
from bot.chat.commands.command import Command, Outcome, Shown
from bot.chat.context import Context
from bot.chat.dialog import Dialog, Entry
from bot.chat.wish import game_named
from bot.desk import Told
from bot.pieces import offered
from bot.screens.language import line
from bot.tables.errors import Gone, NotAllowed, TableError
from storage import Person, Seeker

STOP = frozenset({"stop", "off", "no", "стоп", "нет", "хватит", "dur", "hayır"})


async def seek(command: Command) -> Shown:
    """Look for an opponent: `/seek`, `/seek cvetris`, `/seek stop`."""
    app, context, text = command.app, command.context, command.text.strip().lower()
    if text in STOP:
        return await _stopped(app, context)
    if not text:
        return await _dialog(app, context)
    game = game_named(context.texts, text)
    if game is None:
        raise TableError("chat-no-such-game")
    return await _sought(app, context, game)


async def pressed(command: Command) -> Outcome:
    """Handle a press on a dialog about opponents, or on an offer."""
    app, context = command.app, command.context
    match command.text.split(":", 2):
        case ["game", game]:
            return await _sought(app, context, game)
        case ["stop"]:
            return await _stopped(app, context)
        case ["yes", game, user] if game in offered():
            who = context.viewer.who
            other = Person(platform=who.person.platform, user=user)
            held = await app.matching.accept(who.person, who.name, other, game)
            return Told(lines=(line(_key(context, "seek-found"), game=game),), held=held)
        case _:
            raise Gone("seek-gone")


async def _dialog(app: App, context: Context) -> Dialog:
    """Show in which games somebody looks, with a button to stop; where it is allowed, the games to look in."""
    words, person = context.words(), context.viewer.who.person
    looks = [seeker.game for seeker in await app.store.seeking.of(person, list(offered()))] if context.private else []
    allowed = await _is_allowed(app, context)
    lines = [words("seek-looks", games=words.listed([words(f"game-{game}") for game in looks]))] if looks else []
    refused = "seek-where" if context.viewer.room.private else "seek-off"
    lines.append(words(_key(context, "seek-choose") if allowed else refused))
    games = [Entry(id=f"@seek:game:{slug}", label=words(f"game-{slug}")) for slug in offered() if slug not in looks]
    stop = [Entry(id="@seek:stop", label=words("seek-button-stop"))] if looks else []
    return Dialog(text="\n".join(lines), buttons=(*(games if allowed else ()), *stop), shared=not context.private)


def _key(context: Context, key: str) -> str:
    """Return the key of what is said: where all are in one room, nobody is written to elsewhere."""
    return f"{key}-here" if context.one_room else key


async def _is_allowed(app: App, context: Context) -> bool:
    room = context.viewer.room
    if context.one_room:
        return True
    return not room.private and (await app.store.room_settings.load(context.settings_room)).seek


async def _sought(app: App, context: Context, game: str) -> Outcome:
    """Note that somebody looks, where the room allows it, and offer them to those who wait."""
    who, words = context.viewer.who, context.words()
    if game not in offered():
        raise TableError("chat-no-such-game")
    if context.is_anonymous:
        raise NotAllowed("chat-anonymous-who")
    if not await _is_allowed(app, context):
        raise NotAllowed("seek-where" if who.room.private else "seek-off")
    direct = await context.private_room()
    if direct is None:
        link = Entry(link="seek", label=words("chat-open-direct"))
        return Dialog(text=words("seek-start"), buttons=(link,))
    app.limiter.take("seeks", who.person)
    seeker = Seeker(
        person=who.person,
        name=who.name,
        said=context.name(who.name),
        game=game,
        direct=direct,
        place=None if context.one_room else context.settings_room,
        locale=context.viewer.locale,
        since=app.clock.now(),
    )
    await app.store.seeking.add(seeker)
    sent = await app.matching.offer(seeker)
    return Told(lines=(line(_key(context, "seek-noted"), game=game, offers=sent),))


async def _stopped(app: App, context: Context) -> Told:
    await app.store.seeking.forget(context.viewer.who.person)
    return Told(lines=(line("seek-stopped"),))
