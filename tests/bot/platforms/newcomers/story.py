"""What newcomers do: they try what they see, play some turns, and give up; all of it is written down."""

from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

from bot.settings import LOCALES
from bot.tables import turns
from storage import Phase
from storage.connection.client import Client
from tests.bot.platforms.crashes.playing import moved, moves, revision, user_of
from tests.bot.platforms.inside.chat import Chat, Seen, is_over
from tests.bot.platforms.inside.on_discord import on_discord
from tests.bot.platforms.inside.on_telegram import on_telegram
from tests.bot.platforms.inside.one_process import always_the_same, one_process
from tests.bot.platforms.newcomers.reading import READERS, Reader

FOLDER = Path(__file__).parent / "transcripts"
WIRES = {"discord": on_discord, "telegram": on_telegram}
GAMES = {"cvetariki": {}, "confetti": {"pace": "async"}, "dorozhki": {}, "cvetris": {}}
FIRST_WORDS, DAILY = "first-words", "daily"
COMMANDS = (
    *(
        "help",
        "join",
        "board",
        "hint",
        "leave",
        "pause",
        "takeback",
        "concede",
        "close",
        "replay",
        "tables",
        "nextgame",
    ),
    *("challenge", "league", "seek", "settings", "stats", "top", "doctor"),
)
MORE_COMMANDS = {"discord": (), "telegram": ("play", "secret", "rules", "move")}
"""On Discord these can't be sent without an option."""
TURNS = 12
SHOWN, LONGEST = 3, 100
"""Moves on the board of the day: the first few are read one by one."""
BETWEEN = 20_000
"""ms."""
LIVE = {"confetti"}
"""A lesson whose sand runs while the story goes on would only disturb it."""
LOBBY = ("!start", "!computer", "!options", "!verify", "!leave")
AROUND = ("!hint", "!more", "!page:tasks")
END = ("!verify", "!view", "!more")
prefixes = count()


class Story:
    def __init__(self, chat: Chat, reader: Reader) -> None:
        self.chat, self.blocks, self._reader = chat, list[str](), reader
        self.anna, self.boris = chat.people[:2]

    def heading(self, text: str) -> None:
        self.blocks.append(f"== {text}")

    def read(self) -> None:
        self.blocks += self._reader.news()

    async def types(self, person: Any, name: str, **options: Any) -> None:
        typed = " ".join([f"/{name}", *map(str, options.values())])
        self.blocks.append(f"> {name_of(person)}: {typed}")
        await self.chat.command(person, name, **options)
        await self.chat.pass_by(BETWEEN)
        self.read()

    async def presses(self, person: Any, on: Seen | None, end: str) -> None:
        """Press what ends so, if it is there."""
        found = next((press for press in on.presses if press.split(":", 2)[-1] == end), None) if on else None
        if on is not None and found is not None:
            self.blocks.append(f"> {name_of(person)}: [{self.chat.label(on, found)}]")
            await self.chat.press(person, on, found)
            await self.chat.pass_by(BETWEEN)
            self.read()

    def board(self) -> Seen | None:
        return next(iter(reversed(self.chat.boards())), None)

    def text(self) -> str:
        return "\n\n".join(self.blocks) + "\n"


async def first_words(story: Story) -> None:
    """What people try before they play."""
    for name in (*COMMANDS, *MORE_COMMANDS[story.chat.name]):
        await story.types(story.boris, name)


async def told(story: Story, game: str) -> None:
    chat = story.chat
    story.heading("Lobby")
    await story.types(story.anna, "play", game=game, **GAMES[game])
    for press in LOBBY:
        await story.presses(story.boris, story.board(), press)
    if game not in LIVE:
        await story.presses(story.anna, story.board(), "!show-me")
    await story.presses(story.anna, story.board(), "!computer")
    await story.presses(story.boris, story.board(), "!join")
    await story.presses(story.anna, story.board(), "!start")
    story.heading("Game")
    for person in (story.anna, story.boris):
        await story.presses(person, story.board(), "!view")
        for press in AROUND:
            await story.presses(person, story.board(), press)
    await wrongly(story)
    for number in range(TURNS):
        await one_turn(story, number)
    story.heading("End")
    await story.types(story.anna, "concede")
    asked = [*chat.own(story.anna), *reversed(chat.posted())]
    question = next((seen for seen in asked if any(press.endswith("!concede:yes") for press in seen.presses)), None)
    await story.presses(story.anna, question, "!concede:yes")
    await chat.pass_by(60_000)
    story.read()
    for press in END:
        await story.presses(story.boris, story.board(), press)


async def the_day(story: Story) -> None:
    """Play the board of the day, alone in the direct chat, and tell the room of it."""
    chat, anna = story.chat, story.anna
    for person in (story.boris, anna):
        await story.types(person, "daily")
    await story.presses(anna, offering(chat, anna, "@daily:play"), "play")
    for number in range(LONGEST):
        board = next((seen for seen in reversed(chat.letters()) if moves(seen)), None)
        if board is None:
            break
        await chat.press(anna, board, moves(board)[number % len(moves(board))])
        await chat.pass_by(BETWEEN)
        if number < SHOWN:
            story.blocks.append(f"> {name_of(anna)} moves")
            story.read()
    story.heading("End")
    story.read()
    await story.types(anna, "daily")
    for press in ("@daily:share", "@daily:again"):
        await story.presses(anna, offering(chat, anna, press), press.rpartition(":")[2])


def offering(chat: Chat, person: Any, press: str) -> Seen | None:
    """Return the newest message on which somebody can press this."""
    return next((seen for seen in (*chat.own(person), *reversed(chat.posted())) if press in seen.presses), None)


async def wrongly(story: Story) -> None:
    """Type what is no move, and move out of turn."""
    held = await story.chat.table()
    if held is None or held.table.phase is not Phase.RUNNING:
        return
    await story.types(story.anna, "move", text="hello")


async def one_turn(story: Story, number: int) -> None:
    chat, held, board = story.chat, await story.chat.table(), story.board()
    if held is None or board is None or is_over(held):
        return
    people = {user_of(person): person for person in chat.people}
    for seat in sorted(turns.position(held.table, held.snapshot).to_move):
        user = held.table.seats[seat].person
        if user is not None:
            before = await revision(chat)
            await moved(chat, people[user.user], board, number)
            if await revision(chat) != before:
                story.blocks.append(f"> {name_of(people[user.user])} moves")
                break
    await chat.pass_by(BETWEEN)
    story.read()


def name_of(person: Any) -> str:
    return str(person.name if hasattr(person, "name") else person.user.name)


async def written(link: Client, wire: str, game: str, locale: str) -> str:
    prefix = f"n{id(link)}-{next(prefixes)}"
    async with AsyncExitStack() as stack:
        stack.enter_context(one_process())
        stack.enter_context(always_the_same())
        chat = await stack.enter_async_context(WIRES[wire](link, prefix, 2, locale))
        story = Story(chat, READERS[wire](chat))
        story.read()
        story.blocks.clear()
        other = {FIRST_WORDS: first_words, DAILY: the_day}.get(game)
        await (other(story) if other else told(story, game))
        return story.text()


def path_of(wire: str, game: str, locale: str) -> Path:
    return FOLDER / wire / f"{game}.{locale}.txt"


STORIES = [(wire, game, locale) for wire in WIRES for game in (FIRST_WORDS, DAILY, *GAMES) for locale in LOCALES]
