"""What is true of every run, from the emulator's log: how much was sent, what was answered, what nobody may see."""

import json
import logging
from collections import Counter
from functools import cache

from bot.screens.language import line
from bot.settings import LOCALES
from bot.texts import Texts, Words
from tests.bot.platforms.telegram.emulator.server import TOKEN

log = logging.getLogger(__name__)

FILES = {"card.png", "board.png", "view.png", "replay.gif", "raznotsvet.json"}


@cache
def secret_words():
    """Return how a secret begins, in every language."""
    texts = Texts.load()
    said = [
        Words(texts, locale).line(line("cvetariki-secret", colours=colours, tokens=1))
        for locale in LOCALES
        for colours in ("R", "RY")
    ]
    return tuple(text.partition("▲")[0].strip() for text in said)


def busiest_minute(times, minute):
    return max((sum(begin <= at < begin + minute for at in times) for begin in times), default=0)


def words_of(call):
    media = json.loads(call.given.get("media", "{}"))
    found = (call.given.get("text"), call.given.get("caption"), media.get("caption"), call.given.get("reply_markup"))
    return " ".join(filter(None, found))


class Secrets:
    """What only its owner may see: no secret in any text, button, picture or file name that others can see."""

    def __init__(self, world):
        self._world = world
        self._hidden, self._shown = set(), set()

    def check(self, calls):
        """Look at new calls, and at their pictures beside all earlier ones."""
        secrets = secret_words()
        assert all(secrets)
        hidden, shown = set(), set()
        for call in calls:
            tells = any(word in words_of(call) for word in secrets)
            if self._is_public(call):
                assert not tells, f"{call.method} reveals a secret"
                assert set(call.file_names) <= FILES
                shown.update(call.files.values())
            elif tells:
                hidden.update(call.files.values())
        self._hidden |= hidden
        self._shown |= shown
        assert not shown & self._hidden, "a picture shows a secret"
        assert not hidden & self._shown, "a picture shows a secret"

    def _is_public(self, call):
        """Tell whether it put something where several people can see it."""
        if not call.method.startswith(("send", "edit")) or "receiver_user_id" in call.given:
            return False
        chat = self._world.chats.get(int(call.given.get("chat_id") or 0))
        return chat is not None and not chat.private


def served(server, lives):
    """Return when a program was running and could answer: from its first call to Telegram until its end."""
    asked = [call.at for call in server.calls if call.method in ("getUpdates", "setWebhook")]
    return [(next((at for at in asked if at >= began), ended), ended) for began, ended in lives]


def slowest(presses):
    return 1000 * max((press.answered_at - press.at for press in presses), default=0.0)


def check_answers(server, presses, lives, *, forgets=False):
    """Each of these presses was answered; and, unless the program was killed just after it answered, only once.

    An answer that the server failed to take is none.
    """
    taken = [call for call in server.calls if call.error != "Internal Server Error"]
    answers = Counter(call.given["callback_query_id"] for call in taken if call.method == "answerCallbackQuery")
    for press in presses:
        assert press.answered_at is not None
        assert answers[press.id] == 1 or forgets
    spans = served(server, lives)
    there, away = [], []
    for press in presses:
        is_served = any(begin <= press.at and press.answered_at <= end for begin, end in spans)
        (there if is_served else away).append(press)
    log.info("the slowest of %d answers took %.0f ms", len(there), slowest(there))
    if away:
        log.info("the slowest of %d while no program was running took %.0f ms", len(away), slowest(away))


def check_payments(text, chat):
    """Every message into a group was charged to the rate limit: never more than twenty in a minute of program time."""
    paid = []
    for at, where, calls in (map(int, noted.split()) for noted in text.splitlines()):
        if where == chat.id:
            paid = [*paid, *[at] * calls] if calls > 0 else paid[:calls]
    assert len(chat.said_at) <= len(paid)
    assert busiest_minute(paid, 60_000) <= 20


def check_calls(server, chat, *, forgets=False):
    """Nothing was refused."""
    # A panel may be removed twice; a program that was killed, or is one of several, does not know what is shown.
    harmless = ("message to delete not found", *(("not modified",) if forgets else ()))
    refused = [error for error in server.errors(chat.id) if not any(word in error for word in harmless)]
    assert refused == []


def check_log(text):
    assert TOKEN not in text
    assert not any(word in text for word in secret_words())
    assert "Traceback" not in text, text[text.index("Traceback") - 300 :][:3000]
