"""The people of the local page. A cookie identifies a browser (`bot.web.visitors`), which may hold several of them.

Each is in their own tab, so that two can play on one machine. The number of a tab's person is part of its address: it
needs no protection from the browser's own user.
"""

from storage import Person, Room

PLATFORM = "local"
ROOM = Room(platform=PLATFORM, chat="home")
"""The room of all tables of this machine."""
MOST_PEOPLE = 9
"""People in one browser."""


def person(browser: str, number: int) -> Person:
    return Person(platform=PLATFORM, user=f"{browser}-{number}")
