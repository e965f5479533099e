"""What Telegram adds to a board: the words and the keyboard, against the picture that every platform has to draw."""

from collections.abc import Iterator

from bench.harness import Row, milliseconds
from bot.artist import drawn
from bot.platforms.telegram.caption import two_lines
from bot.platforms.telegram.keyboard import keyboard
from bot.screens.tables import board_screen
from bot.tables import turns
from bot.tables.lobby import Who, joined, opened, started
from bot.texts import Texts, words_at
from render.theme import Look
from storage import Person, Room


def rows() -> Iterator[Row]:
    table = _table()
    position = turns.dealt(table)
    words = words_at(table, Texts.load(), "ru")
    screen = board_screen(position, ())
    assert screen.drawing is not None

    def dressed() -> None:
        two_lines(screen, table, words)
        keys = keyboard(screen, words)
        assert keys is not None
        keys.to_json()

    def pictured() -> None:
        assert screen.drawing is not None
        drawn(screen.drawing, words, Look())

    pictured()
    dress, picture = milliseconds(dressed, pictured)
    yield Row(
        name="caption with mention and keyboard of a board (25 groups)",
        value=dress,
        floor=picture,
        floor_name="its picture",
        bar="far less than the picture",
    )


def _table():  # the type is the store's
    people = [Who(person=Person(platform="telegram", user=str(n)), name=f"Player {n}") for n in range(3)]
    room = Room(platform="telegram", chat="-5")
    table = opened(game="cvetariki", options={}, who=people[0], room=room, locale="ru", seed="bench", now=0)
    for other in people[1:]:
        table = joined(table, other, 0)
    return started(table, people[0], 0)
