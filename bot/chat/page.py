"""A private page that belongs to no table: words, lists to choose from, buttons. Already in the reader's language."""

from dataclasses import dataclass

from bot.screens.language import Style


@dataclass(frozen=True, kw_only=True)
class Entry:
    """Something to choose: `id` is what its button or list entry carries."""

    id: str
    label: str
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
class Page:
    text: str
    picks: tuple[Pick, ...] = ()
    buttons: tuple[Entry, ...] = ()
