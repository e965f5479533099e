"""Inline mode: `@bot cvetris` in any chat offers an invitation to one's table, a game to open, a replay to watch.

Whatever is chosen is posted in the person's own name, with a link to the direct chat: the bot need not be there.
"""

from collections.abc import Iterator
from typing import Any

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
    Update,
)  # fmt: skip

from bot.chat.commands.wish import names_of
from bot.chat.viewer import Viewer
from bot.pieces import offered
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.messages.wire import attempted
from bot.platforms.telegram.viewer import viewer_of
from bot.tables.lookup import has_free_seat, played_by, tables_of
from bot.texts import Words
from storage import LoadedTable

MOST = 5
"""Tables of a kind that are offered."""


class Inline:
    def __init__(self, chat: TelegramChat) -> None:
        self._chat, self._app = chat, chat.app

    async def handle(self, update: Update, _context: Any) -> None:
        query = update.inline_query
        if query is None:
            return
        viewer, typed = await viewer_of(self._app, query.from_user), query.query.strip().lower()
        # The games whose name, in any language, begins with what was typed; with nothing typed, all.
        games = [slug for slug in offered() if any(name.startswith(typed) for name in names_of(self._app.texts, slug))]
        person, store = viewer.who.person, self._app.store
        lobbies = [held for held in await tables_of(store, person) if held.table.game in games and has_free_seat(held)]
        past = [held for held in await played_by(store, person) if held.table.game in games]
        offers = list(self._articles(viewer, games, lobbies[:MOST], past[:MOST]))
        # Everybody has their own tables, which change all the time.
        await attempted(query.answer(offers, cache_time=0, is_personal=True), "an inline query could not be answered")

    def _articles(
        self, viewer: Viewer, games: list[str], lobbies: list[LoadedTable], past: list[LoadedTable]
    ) -> Iterator[InlineQueryResultArticle]:
        words, name = Words(self._app.texts, viewer.locale), viewer.who.name
        for table in (held.table for held in lobbies):
            said = words("telegram-inline-invites", name=name, game=table.game)
            yield self._article(f"join_{table.id}", said, f"{words('button-join')} · {table.id}", words("button-join"))
        for game in games:
            said = words("telegram-inline-play", name=name, game=game)
            yield self._article(f"play_{game}", said, words("chat-about-play"), words("telegram-inline-open"))
        for table in (held.table for held in past):
            said = words("telegram-inline-replay", name=name, game=table.game)
            yield self._article(f"story_{table.id}", said, words("button-replay"), words("button-replay"))

    def _article(self, word: str, said: str, about: str, label: str) -> InlineQueryResultArticle:
        """Return something to post: a sentence, and a button that opens the direct chat with a word."""
        button = InlineKeyboardButton(label, url=self._chat.deep_link(word))
        content, keys = InputTextMessageContent(said), InlineKeyboardMarkup.from_button(button)
        return InlineQueryResultArticle(word, said, content, description=about, reply_markup=keys)
