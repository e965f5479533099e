"""Text as Discord shows it: names can't turn into Markdown, and only those who are called are mentioned."""

import re
from collections.abc import Collection

import discord

from bot.chat.commands.catalogue import COMMANDS
from bot.platforms.discord.name import NAME
from bot.screens.language import Screen
from bot.texts import Texts, Words, words_at
from storage import Room, Table


def escaped(name: str) -> str:
    """Return somebody's name as plain text: no Markdown, no mention, no link, no timestamp."""
    plain = discord.utils.escape_markdown(name, ignore_links=False)
    return discord.utils.escape_mentions(plain).replace("<", "\\<")


def markdown_words(table: Table, texts: Texts, locale: str, called: Collection[int] = ()) -> Words:
    """Return the words of running text at a table; the seats that are called appear as mentions."""
    plain = words_at(table, texts, locale)
    names = tuple(mention(table, seat) if seat in called else escaped(name) for seat, name in enumerate(plain.names))
    return Words(texts, locale, names)


def mention(table: Table, seat: int) -> str:
    person = table.seats[seat].person
    return f"<@{person.user}>" if person and person.platform == NAME else escaped(table.seats[seat].name)


def channel_link(room: Room) -> str:
    return f"<#{room.thread or room.chat}>"


def channel_links(table: Table) -> str:
    return ", ".join(map(channel_link, table.rooms))


def text_of(screen: Screen, table: Table, texts: Texts, locale: str, called: Collection[int] = ()) -> str:
    """Return what a screen says. Whoever is called is mentioned where they are first named, and after that by name."""
    loud, plain = markdown_words(table, texts, locale, called), markdown_words(table, texts, locale)
    mentions, said = {mention(table, seat) for seat in called}, list[str]()
    for line in screen.lines:
        here = {each for each in mentions if each in loud.line(line)}
        said.append((loud if here else plain).line(line))
        mentions -= here
    return with_command_names("\n".join((*said, screen.text) if screen.text else said), plain)


def with_command_names(text: str, words: Words) -> str:
    """Name commands as readers see them: Discord lists them in each reader's language."""
    return _COMMAND.sub(lambda found: f"/{words(f'discord-command-{found[1]}')}", text)


_COMMAND = re.compile(rf"(?<![\w/:])/({'|'.join(COMMANDS)})\b")
