"""What is read page by page: the rules of a game, the moves of a finished one."""

from bot.platforms.discord.messages.message import Message, Pick
from bot.rulebook import page
from bot.rulebook.chat import section_markdown
from bot.texts import Words
from storage import Table

RULES = "@rules"
LONGEST_LIST = 3500


def rules_page(game: str, number: int, words: Words) -> Message:
    """Return one section of the rules, with a list of all of them."""
    rules = page(game, words.locale)
    number = number if 0 <= number < len(rules.sections) else 0
    sections = tuple((f"{RULES}:{game}:{at}", section.title[:100]) for at, section in enumerate(rules.sections))
    contents = Pick(
        id=f"{RULES}:{game}:list",
        placeholder=words("discord-rules-contents"),
        options=sections,
        chosen=(sections[number][0],),
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
