"""Private pages as messages: settings, account, the rules of a game, the moves of a finished one."""

from dataclasses import replace

from bot.chat.page import Entry, Page, Pick
from bot.platforms.discord.messages.message import Message
from bot.rulebook import page, slugs
from bot.rulebook.chat import section_markdown
from bot.tables.errors import TableError
from bot.texts import Words
from storage import Table

A_ROW = 5
LONGEST_LIST = 3500


def page_message(page: Page) -> Message:
    """Return a page as a message: its lists, then its buttons in rows of five."""
    rows = (page.buttons[at : at + A_ROW] for at in range(0, len(page.buttons), A_ROW))
    return Message(text=page.text, rows=(*map(_titled, page.picks), *rows))


def _titled(pick: Pick) -> Pick:
    """Name the list in each entry: Discord shows the chosen entry in place of the title."""
    return replace(pick, entries=tuple(replace(one, label=f"{pick.title}: {one.label}") for one in pick.entries))


def rules_page(game: str, number: int, words: Words) -> Message:
    """Return one section of the rules, with a list of all of them."""
    if game not in slugs():
        raise TableError("chat-no-such-game")
    rules = page(game, words.locale)
    number = number if 0 <= number < len(rules.sections) else 0
    entries = tuple(Entry(id=f"@rules:{game}:{at}", label=section.title) for at, section in enumerate(rules.sections))
    contents = Pick(
        id=f"@rules:{game}:list",
        title=words("discord-rules-contents"),
        entries=entries,
        chosen=(entries[number].id,),
    )
    text = f"# {rules.title}\n\n{section_markdown(rules.sections[number], words)}"
    return Message(text=text, rows=(contents,))


def moves_page(table: Table, words: Words) -> Message:
    """Return the moves of a game, as they were made."""
    told = (
        f"{number}. {words.names[played.seat]}: `{played.move}`"
        for number, played in enumerate(table.moves, 1)
        if played.seat is not None
    )
    text = "\n".join((words("discord-moves"), *told))
    return Message(text=text if len(text) <= LONGEST_LIST else text[:LONGEST_LIST].rsplit("\n", 1)[0] + "\n…")
