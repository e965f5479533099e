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
)

from bot.chat.commands.lookup import has_free_seat, tables_of
from bot.chat.viewer import Viewer
from bot.pieces import offered
from bot.platforms.telegram.chat import TelegramChat
from bot.platforms.telegram.messages.wire import attempted
from bot.platforms.telegram.viewer import viewer_of
from bot.settings import LOCALES
from bot.texts import Texts, Words
from storage import Held

MOST = 5
"""Tables of a kind that are offered."""


class Inline:
    def __init__(self, chat: TelegramChat) -> None:
        self._chat = chat

    async def handle(self, update: Update, _context: Any) -> None:
        query = update.inline_query
        if query is None:
            return
        viewer = await viewer_of(self._chat.app, query.from_user)
        games = games_called(self._chat.app.texts, query.query.strip().lower())
        offers = list(await self._offers(viewer, games))
        # Everybody has their own tables, which change all the time.
        await attempted(query.answer(offers, cache_time=0, is_personal=True), "an inline query could not be answered")

    async def _offers(self, viewer: Viewer, games: list[str]) -> Iterator[InlineQueryResultArticle]:
        app, person = self._chat.app, viewer.who.person
        store, words = app.store, Words(app.texts, viewer.locale)
        open_ = [held for held in await tables_of(store, person) if held.table.game in games and has_free_seat(held)]
        past = await store.tables.load_many(await store.tables.of(person, past=True))
        past = [held for held in past if held.table.game in games and held.table.started_at is not None]
        past.sort(key=lambda held: held.table.finished_at or 0, reverse=True)
        return self._articles(viewer, words, games, open_[:MOST], past[:MOST])

    def _articles(
        self, viewer: Viewer, words: Words, games: list[str], lobbies: list[Held], past: list[Held]
    ) -> Iterator[InlineQueryResultArticle]:
        name = viewer.who.name
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
        return InlineQueryResultArticle(
            id=word,
            title=said,
            description=about,
            input_message_content=InputTextMessageContent(said),
            reply_markup=InlineKeyboardMarkup([[button]]),
        )


def games_called(texts: Texts, typed: str) -> list[str]:
    """Return the games whose name, in any language, begins with what was typed; with nothing typed, all."""
    names = {slug: [slug, *(texts.say(locale, f"game-{slug}", {}).lower() for locale in LOCALES)] for slug in offered()}
    return [slug for slug, called in names.items() if any(name.startswith(typed) for name in called)]
