"""What belongs to a person: their results, their data, and its deletion."""

from collections import Counter

import msgspec

from bot.chat.page import Entry, File, Page
from bot.screens.language import Style
from bot.tables.lobby import seat_number
from bot.texts import Words
from engines.registry import games
from storage import Person, StillSeated, Store

FORGET = "@forget"


async def stats_page(store: Store, person: Person, words: Words) -> Page:
    """Count the finished games of a person, and those won."""
    played, won = Counter[str](), Counter[str]()
    for held in await store.tables.load_many(await store.tables.of(person, past=True)):
        seat, result = seat_number(held.table, person), held.table.result
        if seat is not None and result is not None and result.places:
            played[held.table.game] += 1
            won[held.table.game] += seat in result.winners
    told = [words("account-stat", game=game, played=played[game], won=won[game]) for game in games() if played[game]]
    return Page(text="\n".join(told) or words("account-no-stats"))


async def export(store: Store, person: Person, words: Words) -> File:
    """Return all that is known about a person, as a file for them."""
    data = msgspec.json.format(msgspec.json.encode(await store.people.export(person)), indent=2)
    return File(data=data, name="raznotsvet.json", text=words("account-export"))


def forget_page(words: Words) -> Page:
    """Ask once whether it is meant: it can't be undone."""
    sure = Entry(id=FORGET, label=words("account-forget-yes"), style=Style.BAD)
    return Page(text=words("account-forget"), buttons=(sure,))


async def forgotten(store: Store, person: Person, words: Words) -> Page:
    """Delete everything about a person who pressed that they are sure."""
    try:
        await store.people.erase(person)
    except StillSeated as error:
        return Page(text=words("account-forget-seated", tables=len(error.tables)))
    return Page(text=words("account-forgotten"))
