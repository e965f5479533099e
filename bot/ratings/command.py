"""How people play: their own results, and the best players here or everywhere."""

from bot.chat.commands.command import Command, Shown, game_buttons
from bot.chat.dialog import Dialog
from bot.daily.attempt import best_of
from bot.daily.calendar import today
from bot.daily.service import DailyService
from bot.daily.streak import streak
from bot.pieces import offered
from bot.ratings import cards
from bot.screens.language import Drawing
from bot.tables.saving import reached

EVERYWHERE = frozenset({"all", "everywhere", "все", "всюду", "везде", "herkes", "hepsi"})
"""`/top all`, as people type it."""


async def stats(command: Command) -> Shown:
    """Show somebody their results."""
    words, now = command.words, command.app.clock.now()
    profile = await reached(command.store.ratings.profile(command.who.person))
    if profile is None or not profile.games:
        return Dialog(text=words("account-no-stats"), buttons=game_buttons(words), shared=True)
    number = today(now, command.context.viewer.settings.zone)
    service = DailyService(command.store, command.app.tables, command.app.boards)
    daily = await service.results(command.who.person, number)
    days, best = streak(daily, number).days, best_of(daily.values())
    card = cards.stats_card(profile, words, now, _settings(command), streak=days, daily=best)
    return await _dialog(command, "\n".join(cards.lines(profile, words)), Drawing(game="", view=card))


async def top(command: Command) -> Shown:
    """Show the best players of this room; in a direct chat, or if asked for, of all."""
    words, ratings = command.words, command.store.ratings
    everywhere = command.room.private or command.text.lower() in EVERYWHERE
    room = None if everywhere else command.room
    lists = await reached(ratings.lists(list(offered()), command.who.person, room=room))
    listed = {one.person for listing in lists.values() for one in (*listing.first, listing.own) if one is not None}
    if not listed:
        return Dialog(text=words("top-empty"), buttons=game_buttons(words), shared=True)
    people = await reached(ratings.profiles(listed))
    title = words("top-title" if everywhere else "top-title-here")
    card = cards.top_card(lists, people, words, title=title, now=command.app.clock.now(), hide=_settings(command))
    said = [title, *cards.top_lines(lists, people, words, command.context.name)]
    return await _dialog(command, "\n".join(said), Drawing(game="", view=card))


async def _dialog(command: Command, text: str, drawing: Drawing) -> Dialog:
    context = command.context
    picture = None if context.paints else await command.app.artist.draw(drawing, command.words, context.look)
    return Dialog(text=text, picture=picture, drawing=drawing)


def _settings(command: Command) -> str:
    """Return the command with which people leave the lists; empty where there is a button for it."""
    name = command.context.command_name("settings")
    return f"/{name}" if name else ""
