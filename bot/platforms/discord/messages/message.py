"""A message before it is sent: text, a picture, controls. Files are built for each send, since they are read once."""

import io
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.artist import Picture
from bot.chat.page import Entry, Page, Pick
from bot.screens.language import Style

LONGEST_TEXT = 4000
"""For all texts of one message together."""
LONGEST_ALT = 1024
LONGEST_LABEL = 80
LONGEST_ENTRY = 100
A_ROW = 5

STYLES = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.MAIN: discord.ButtonStyle.primary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.BAD: discord.ButtonStyle.danger,
}

ControlRow = tuple[Entry, ...] | Pick
"""Buttons, or a list to choose from."""


@dataclass(frozen=True, kw_only=True)
class Message:
    """The content of one message (Components V2)."""

    text: str
    picture: Picture | None = None
    rows: tuple[ControlRow, ...] = ()

    def view(self) -> ui.LayoutView:
        """Return the components. The view is stopped: a press is identified by its id, nothing is kept in memory."""
        view = ui.LayoutView(timeout=None)
        if self.text:
            fits = len(self.text) <= LONGEST_TEXT
            view.add_item(ui.TextDisplay(self.text if fits else self.text[: LONGEST_TEXT - 1] + "…"))
        if self.picture is not None:
            picture = discord.MediaGalleryItem(f"attachment://{self.picture.file}", description=self._alt)
            view.add_item(ui.MediaGallery(picture))
        for row in self.rows:
            view.add_item(_action_row(row))
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """Return the picture as an attachment; its description is what screen readers read."""
        if self.picture is None:
            return []
        return [discord.File(io.BytesIO(self.picture.data), filename=self.picture.file, description=self._alt)]

    @property
    def _alt(self) -> str:
        return self.picture.alt[:LONGEST_ALT] if self.picture else ""


def page_message(page: Page) -> Message:
    """Return a page as a message: its lists, then its buttons in rows of five."""
    rows = (page.buttons[at : at + A_ROW] for at in range(0, len(page.buttons), A_ROW))
    return Message(text=page.text, picture=page.picture, rows=(*map(_titled, page.picks), *rows))


def _titled(pick: Pick) -> Pick:
    """Name the list in each entry: Discord shows the chosen entry in place of the title."""
    return replace(pick, entries=tuple(replace(one, label=f"{pick.title}: {one.label}") for one in pick.entries))


def _action_row(row: ControlRow) -> ui.ActionRow[Any]:
    if not isinstance(row, Pick):
        return ui.ActionRow(*map(_button, row))
    options = [
        discord.SelectOption(label=entry.label[:LONGEST_ENTRY], value=entry.id, default=entry.id in row.chosen)
        for entry in row.entries
    ]
    chooser: ui.Select[Any] = ui.Select(custom_id=row.id, placeholder=row.title, options=options, max_values=row.most)
    return ui.ActionRow(chooser)


def _button(entry: Entry) -> ui.Button[Any]:
    style = STYLES[entry.style]
    return ui.Button(label=entry.label[:LONGEST_LABEL], custom_id=entry.id, style=style, disabled=not entry.enabled)
