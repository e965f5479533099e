"""Dialogs and files that belong to no table. Already in the reader's language."""

from dataclasses import dataclass

from bot.artist import Picture
from bot.screens.language import Drawing, Style
from storage import Person


@dataclass(frozen=True, kw_only=True)
class Entry:
    """Something to choose: `id` is what its button or list entry carries."""

    label: str
    id: str = ""
    link: str = ""
    """Instead of pressing, open the direct chat with this word, where a platform has such links."""
    style: Style = Style.PLAIN
    enabled: bool = True


@dataclass(frozen=True, kw_only=True)
class Pick:
    """A list to choose from, with what is chosen now."""

    id: str
    title: str
    entries: tuple[Entry, ...]
    chosen: tuple[str, ...] = ()
    """Ids of entries."""
    most: int = 1
    """So many entries can be chosen at once."""


@dataclass(frozen=True, kw_only=True)
class Dialog:
    """Something said, with a picture, lists to choose from and buttons: settings, help, a result, a question."""

    text: str
    picture: Picture | None = None
    drawing: Drawing | None = None
    """What the picture shows, for a platform that draws it itself."""
    picks: tuple[Pick, ...] = ()
    buttons: tuple[Entry, ...] = ()
    note: str = ""
    """What the press that changed this dialog is answered with, where presses are answered in a word."""
    shared: bool = False
    """Everybody who sees the dialog may press its buttons, where others see it."""
    anew: bool = False
    """It does not take the place of what was pressed: a question about a move leaves the board where it is."""
    typed: Entry | None = None
    """What can be typed, where there is a field for it: the entry's id ends with what is typed."""
    call: tuple[Person, ...] = ()
    """Who is to be notified of it."""
    known_to: Person | None = None
    """Who has it before them already, where everybody else hears of it."""


@dataclass(frozen=True, kw_only=True)
class File:
    data: bytes
    name: str
    text: str
