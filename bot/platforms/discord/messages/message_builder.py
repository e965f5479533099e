"""From a screen to a message: its words, its picture, its controls."""

from bot.app import App
from bot.chat.viewer import Viewer
from bot.platforms.discord.messages.controls import control_rows
from bot.platforms.discord.messages.markdown import text_of
from bot.platforms.discord.messages.message import Message
from bot.screens.language import Screen
from bot.texts import words_at
from render.registry import pictures
from render.theme import Look
from storage import Table


async def message_of(app: App, screen: Screen, table: Table, viewer: Viewer | None = None) -> Message:
    """Return a screen for one person, or for everybody at a table: there people are called."""
    locale, look, called = table.locale, Look(), screen.mention
    if viewer is not None:
        locale, look, called = viewer.locale, viewer.look, ()
    plain, drawing, picture = words_at(table, app.texts, locale), screen.drawing, None
    if drawing is not None and drawing.game in pictures():
        picture = await app.artist.draw(drawing, plain, look, app.clock.now)
    text = text_of(screen, table, app.texts, locale, called)
    return Message(text=text, picture=picture, rows=control_rows(screen, plain.label))
