"""About the bot and about oneself: /rules, /stats, /tables, /doctor, /export, /forget, /help."""

import time
from collections import Counter

import msgspec
from telegram import InlineKeyboardButton
from telegram.error import TelegramError

from bot.pieces import offered
from bot.platforms.telegram.commands.asked import Asked, Command, names
from bot.platforms.telegram.commands.opening import game_buttons, game_named
from bot.platforms.telegram.keyboard import owned
from bot.texts import Words
from storage import StillSeated, StoreError, Table

FORGET = "-"
MOST_LISTED = 10


async def rules(asked: Asked) -> None:
    """Explain a game. In a group a link leads to the direct chat: rules are long."""
    slug = game_named(asked.words, asked.text.lower().split()[0]) if asked.text else None
    if slug is None and (found := await asked.mine()):
        slug = found.table.game
    if slug is None:
        links = [asked.link(f"game-{each}", f"rules_{each}") for each in offered()]
        await asked.say("telegram-rules-which", *links)
    elif asked.room.private:
        await asked.place.papers.rules(asked.reader, slug)
    else:
        await asked.say("telegram-rules-there", asked.link(f"game-{slug}", f"rules_{slug}"))


async def stats(asked: Asked) -> None:
    """Count what somebody has played to the end."""
    store, person = asked.place.store, asked.reader.who.person
    past = await store.tables.load_many(await store.tables.of(person, past=True))
    ended = [held.table for held in past if held.table.result is not None and held.table.result.places]
    if not ended:
        await asked.say("telegram-stats-none", *game_buttons(asked.words))
        return
    played = Counter(table.game for table in ended)
    won = Counter(table.game for table in ended if _has_won(table, asked))
    words = asked.words
    lines = [words("telegram-stats-line", game=slug, played=played[slug], won=won[slug]) for slug in sorted(played)]
    await asked.tell("\n".join(lines))


def _has_won(table: Table, asked: Asked) -> bool:
    person = asked.reader.who.person
    return table.result is not None and any(table.seats[seat].person == person for seat in table.result.winners)


async def tables(asked: Asked) -> None:
    """List the open tables, each with a button that brings its board here."""
    found = (await asked.open_tables())[:MOST_LISTED]
    if not found:
        await asked.say("telegram-no-table", *game_buttons(asked.words))
        return
    words = asked.words
    lines = [
        words(
            f"telegram-table-{held.table.phase}",
            game=held.table.game,
            names=names(held.table, words),
            code=held.table.id,
        )
        for held in found
    ]
    buttons = [
        InlineKeyboardButton(
            f"{words('button-board-again')} · {held.table.id}", callback_data=f"{held.table.id}:card:!board"
        )
        for held in found
    ]
    await asked.tell("\n".join(lines), *buttons)


async def doctor(asked: Asked) -> None:
    """Look whether everything that a game needs is there, and say what to do where it is not."""
    words = asked.words
    await asked.tell("\n".join([await _store_line(asked), await _rights_line(asked), _direct_line(asked, words)]))


async def _store_line(asked: Asked) -> str:
    began = time.perf_counter()
    try:
        await asked.place.store.ping()
    except StoreError:
        return asked.words("telegram-doctor-store-away")
    return asked.words("telegram-doctor-store", ms=round((time.perf_counter() - began) * 1000))


async def _rights_line(asked: Asked) -> str:
    if asked.room.private:
        return asked.words("telegram-doctor-private")
    try:
        bot = asked.place.wire.bot
        me = await bot.get_chat_member(int(asked.room.chat), bot.id)
        chat = await bot.get_chat(int(asked.room.chat))
    except TelegramError:
        return asked.words("telegram-doctor-unsure")
    allowed = getattr(me, "can_send_photos", None)
    if allowed is None and me.status != "administrator" and chat.permissions is not None:
        allowed = chat.permissions.can_send_photos
    return asked.words("telegram-doctor-muted" if allowed is False else "telegram-doctor-rights")


def _direct_line(asked: Asked, words: Words) -> str:
    return words("telegram-doctor-direct" if asked.reader.settings.dm_started else "telegram-doctor-no-direct")


async def export(asked: Asked) -> None:
    """Hand over everything that is known about a person, in the direct chat."""
    if not asked.room.private:
        await asked.say("telegram-in-direct", asked.link("telegram-open-direct", "export"))
        return
    own = await asked.place.store.people.export(asked.reader.who.person)
    data = msgspec.json.format(msgspec.json.encode(own), indent=1)
    await asked.place.wire.document(asked.room, data, "raznotsvet.json", asked.words("telegram-export"))


async def forget(asked: Asked) -> None:
    """Ask before forgetting: it can't be undone."""
    if not asked.room.private:
        await asked.say("telegram-in-direct", asked.link("telegram-open-direct", "forget"))
        return
    sure = InlineKeyboardButton(
        asked.words("telegram-forget-yes"), callback_data=owned(f"{FORGET}yes", asked.reader.id), style="danger"
    )
    await asked.say("telegram-forget-sure", sure)


async def forgotten(asked: Asked) -> str:
    """Forget somebody who has pressed that he is sure."""
    try:
        await asked.place.store.people.erase(asked.reader.who.person)
    except StillSeated:
        return asked.words("telegram-forget-seated")
    except StoreError:
        return asked.words("busy")
    return asked.words("telegram-forgotten")


COMMANDS: dict[str, Command] = {
    "rules": rules,
    "stats": stats,
    "tables": tables,
    "doctor": doctor,
    "export": export,
    "forget": forget,
}
