"""What a careful observer can find out: who is on move, what is posted where, and whether a secret leaked."""

import re
from collections.abc import Iterator
from pathlib import Path

from bot.artist import drawn
from bot.screens.tables import board_screen, end_screen
from bot.tables import turns
from bot.tables.turns import Position
from bot.texts import Texts, words_at
from render.registry import pictures
from render.theme import Look
from storage import Table, open_store
from tests.bot.platforms.discord.emulator.people import Person
from tests.bot.platforms.discord.emulator.world import Message, World

PNG = b"\x89PNG"


def called(message: Message) -> list[str]:
    """Return the users that a message mentions."""
    return re.findall(r"<@(\d+)>", message.text)


def table_of(message: Message) -> str:
    return next(iter(message.presses)).split(":")[0]


def revision(message: Message) -> int:
    """Return the revision that a board's buttons carry; -1 if it is not a board."""
    stamps = [id_.split(":")[1] for id_ in message.presses if not id_.startswith("@")]
    return int(stamps[0]) if stamps and stamps[0].isdigit() else -1


async def board_at(person: Person, least: int) -> Message:
    """Return the board once it shows at least this many moves."""
    return await person.world.until(lambda: _at(person, least))


def _at(person: Person, least: int) -> Message | None:
    boards = [m for m in person.world.posted(person.channel) if m.controls and revision(m) >= least]
    return boards[-1] if boards else None


async def record(folder: Path, table: str) -> Table:
    """Return a table from the store of a program that has ended."""
    async with open_store(None, folder) as store:
        held = await store.tables.load(table)
    assert held is not None
    return held.table


def public_pictures(table: Table) -> set[bytes]:
    """Return every picture that a game may have shown to everybody, drawn from the public views alone."""
    words = words_at(table, Texts.load(), table.locale)
    if table.game not in pictures():
        return set()
    return {drawn(drawing, words, Look()).data for drawing in _public_drawings(table)}


def _public_drawings(table: Table) -> Iterator:
    last = None
    for step in turns.steps(table):
        position = Position(table=table, state=step.state)
        for screen in (board_screen(position, ()), end_screen(position)):
            if screen.drawing is not None and screen.drawing != last:
                yield (last := screen.drawing)


def pictures_for_all(world: World, but: Message | None = None) -> list[bytes]:
    """Return every picture sent to where others could see it, except those of one message (the lobby)."""
    told = [seen for seen in world.log if seen.public and (but is None or seen.message != but.id)]
    return [file for seen in told for file in seen.files if file.startswith(PNG)]


def words_for_all(world: World) -> str:
    """Return every text sent to where others could see it: messages, labels, alt texts, ids."""
    return "\n".join(str(seen.payload) for seen in world.log if seen.public)


def is_over(message: Message) -> bool:
    return any(id_.endswith("!rematch") for id_ in message.presses)


async def ended(person: Person) -> Message:
    """Return the result, in words and with the public picture, once every other message has lost its buttons."""
    world = person.world
    await world.until(lambda: [is_over(m) for m in world.posted(person.channel) if m.controls] == [True])
    assert person.board.text
    assert person.board.attachments[0]["description"]
    return person.board


def private_messages(world: World) -> list[Message]:
    """Return what only one person was shown: ephemeral answers and direct messages."""
    return [m for m in world.messages.values() if m.seen_by is not None or m.channel.kind == 1]


def assert_owners_only(world: World, *private: str) -> None:
    """No answer to a press was given where others could see it, and no private sentence ever appeared there."""
    answers = [seen for seen in world.log if seen.method == "POST" and "/webhooks/" in seen.path]
    assert answers
    assert not [seen.path for seen in answers if seen.public]
    told = "\n".join(message.text for message in private_messages(world))
    for sentence in private:
        assert sentence in told, "it was said, so the check below can fail"
        assert sentence not in words_for_all(world)
