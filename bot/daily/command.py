"""`/daily`: the board of the day, before and after it is played; and the buttons on it."""

from collections.abc import Mapping

from bot.app import App
from bot.chat.commands.command import Command, Outcome, Shown
from bot.chat.context import Context
from bot.chat.dialog import Dialog, Entry
from bot.chat.errors import NOT_SENT
from bot.daily import cards
from bot.daily.calendar import today, until_midnight
from bot.daily.service import DailyService
from bot.daily.streak import streak
from bot.desk import BoardAgain, Told
from bot.screens.language import Drawing, Style, line
from bot.screens.lobby_view import SHORT_CODE
from bot.tables.errors import Gone
from bot.texts import Words
from engines.randomness import fingerprint
from render.theme import Look
from storage import DailyResult, Phase

PLAY, SHARE, AGAIN = "@daily:play", "@daily:share", "@daily:again"


async def daily(command: Command) -> Shown:
    """Show today's board, or what came of it. Where others read along, that is how people share it."""
    app, context, words = command.app, command.context, command.words
    service, number = _service(app), _today(app, context)
    person = command.who.person
    results = await service.results(person, number)
    if not command.room.private:
        await command.store.daily.join(context.settings_room, person)
    if number in results:
        return await _after(app, context, results[number], streak(results, number).days)
    board = await service.board(number)
    minutes = until_midnight(app.clock.now(), context.viewer.settings.zone)
    card = cards.board_card(board, results, words, minutes=minutes)
    named = Words(context.texts, context.viewer.locale, (command.who.name,))
    drawing = Drawing(game="", view=card)
    picture = None if context.paints else await app.artist.draw(drawing, named, context.look)
    code = words("board-fingerprint", code=f"{fingerprint(board.seed)[:SHORT_CODE]}…")
    text = f"{card.title}. {card.below}\n{code}"
    return Dialog(text=text, picture=picture, drawing=drawing, buttons=(_play(context, words),))


def _play(context: Context, words: Words) -> Entry:
    """Return the button that begins; where the bot can't write to somebody yet, the link that leads there."""
    label = words("daily-button-play")
    if context.private or context.direct is not None:
        return Entry(id=PLAY, label=label, style=Style.GOOD)
    return Entry(link="daily", label=label)


async def _after(app: App, context: Context, result: DailyResult, days: int) -> Dialog:
    words = context.words()
    share, again = (
        Entry(id=SHARE, label=words("daily-button-share")),
        Entry(id=AGAIN, label=words("daily-button-again")),
    )
    return await _shared(app, context, result, days, buttons=(share, again) if context.private else (again,))


async def _shared(
    app: App, context: Context, result: DailyResult, days: int, buttons: tuple[Entry, ...] = ()
) -> Dialog:
    """Return a result for others to see: it gives nothing away."""
    words = context.words()
    drawing = Drawing(game="", view=cards.share_card(result, days, words))
    # What is posted for others has its picture, wherever it was asked for.
    seen = not context.paints or not buttons
    picture = await app.artist.draw(drawing, words, context.look if buttons else Look()) if seen else None
    return Dialog(text=cards.share_line(result, days, words), picture=picture, drawing=drawing, buttons=buttons)


async def pressed(command: Command) -> Outcome:
    """Handle a press on the dialog of the day."""
    app, context = command.app, command.context
    match command.text:
        case "play":
            return await _begun(app, context)
        case "share":
            return await _share(app, context)
        case "again":
            return await _again(app, context)
        case _:
            raise Gone("table-gone")


async def _begun(app: App, context: Context) -> Outcome:
    service, number, who = _service(app), _today(app, context), context.viewer.who
    if (held := await service.attempt(who.person, number)) is not None:
        return BoardAgain(held=held) if held.table.phase is not Phase.FINISHED else Told(lines=(line("game-over"),))
    room = await context.private_room()
    if room is None:
        raise Gone("daily-elsewhere")
    held = await service.begin(who, room, context.viewer.locale, number)
    return Told(lines=(line("daily-begins"),), held=held)


async def _again(app: App, context: Context) -> Outcome:
    number, _ = await _done(app, context)
    room = await context.private_room()
    if room is None:
        raise Gone("daily-elsewhere")
    held = await _service(app).practise(context.viewer.who, room, context.viewer.locale, number, context.id)
    return Told(lines=(line("daily-again"),), held=held)


async def _share(app: App, context: Context) -> Outcome:
    person, here = context.viewer.who.person, context.viewer.room
    number, results = await _done(app, context)
    room = context.settings_room if not here.private else await app.store.daily.last_room(person)
    resident = app.residents.get(room.platform) if room is not None else None
    if room is None or resident is None:
        raise Gone("daily-shared-where")
    dialog = await _shared(app, context, results[number], streak(results, number).days)
    try:
        await resident.post(room, dialog)
    except NOT_SENT:
        raise Gone("daily-shared-where") from None
    return Told(lines=(line("daily-shared"),))


async def _done(app: App, context: Context) -> tuple[int, Mapping[int, DailyResult]]:
    """Return today and all results. Without today's result, refuse: the button may be yesterday's, or forged."""
    number = _today(app, context)
    results = await _service(app).results(context.viewer.who.person, number)
    if number not in results:
        raise Gone("daily-not-done")
    return number, results


def _today(app: App, context: Context) -> int:
    return today(app.clock.now(), context.viewer.settings.zone)


def _service(app: App) -> DailyService:
    return DailyService(app.store, app.tables, app.boards)
