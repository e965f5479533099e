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

from bot.chat.viewer import Viewer
from bot.chat.wish import names_of
from bot.pieces import offered
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.messages.wire import attempted
from bot.platforms.telegram.viewer import viewer_of
from bot.tables.lookup import has_free_seat, played_by, tables_of
from bot.texts import Words
from storage import LoadedTable

MOST = 5
"""Tables of a kind that are offered."""


async def inline(chat: TelegramChat, update: Update, _context: Any) -> None:
    query, app = update.inline_query, chat.app
    if query is None:
        return
    viewer, typed = await viewer_of(app, query.from_user), query.query.strip().lower()
    # The games whose name, in any language, begins with what was typed; with nothing typed, all.
    games = [slug for slug in offered() if any(name.startswith(typed) for name in names_of(app.texts, slug))]
    person, store = viewer.who.person, app.store
    lobbies = [held for held in await tables_of(store, person) if held.table.game in games and has_free_seat(held)]
    past = [held for held in await played_by(store, person) if held.table.game in games]
    articles = list(_articles(chat, viewer, games, lobbies[:MOST], past[:MOST]))
    # Everybody has their own tables, which change all the time.
    await attempted(query.answer(articles, cache_time=0, is_personal=True), "an inline query could not be answered")


def _articles(
    chat: TelegramChat, viewer: Viewer, games: list[str], lobbies: list[LoadedTable], past: list[LoadedTable]
) -> Iterator[InlineQueryResultArticle]:
    words = Words(chat.app.texts, viewer.locale)

    def article(word: str, kind: str, game: str, about: str, label: str) -> InlineQueryResultArticle:
        """Return something to post: a sentence, and a button that opens the direct chat with a word."""
        said = words(f"telegram-inline-{kind}", name=viewer.who.name, game=game)
        keys = InlineKeyboardMarkup.from_button(InlineKeyboardButton(label, url=chat.deep_link(word)))
        return InlineQueryResultArticle(word, said, InputTextMessageContent(said), description=about, reply_markup=keys)

    join, again = words("button-join"), words("button-replay")
    for table in (held.table for held in lobbies):
        yield article(f"join_{table.id}", "invites", table.game, f"{join} · {table.id}", join)
    for game in games:
        yield article(f"play_{game}", "play", game, words("chat-about-play"), words("telegram-inline-open"))
    for table in (held.table for held in past):
        yield article(f"story_{table.id}", "replay", table.game, again, again)
