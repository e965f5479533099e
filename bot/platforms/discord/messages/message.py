"""A message before it is sent: words, a picture, controls. Built anew for every sending: files are read once."""

import io
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.artist import Picture

LONGEST_TEXT = 4000
"""Over all texts of one message."""
LONGEST_ALT = 1024

LayoutView = ui.LayoutView
Control = ui.Button[Any] | ui.Select[Any]


@dataclass(frozen=True, kw_only=True)
class Press:
    """A button as Discord knows it."""

    id: str
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    enabled: bool = True


@dataclass(frozen=True, kw_only=True)
class Pick:
    """A list to choose from: `(id, label)`, in order."""

    id: str
    placeholder: str
    options: tuple[tuple[str, str], ...]
    chosen: tuple[str, ...] = ()
    most: int = 1
    """So many entries can be chosen at once."""


ControlRow = tuple[Press, ...] | Pick


@dataclass(frozen=True, kw_only=True)
class Message:
    """What is to stand in one message (Components V2)."""

    text: str
    picture: Picture | None = None
    rows: tuple[ControlRow, ...] = ()

    def view(self) -> LayoutView:
        """Return the components. The view is stopped: presses are known by their ids, nothing is kept in memory."""
        view = LayoutView(timeout=None)
        if self.text:
            view.add_item(ui.TextDisplay(shortened(self.text)))
        if self.picture is not None:
            gallery: ui.MediaGallery[Any] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{self.picture.file}", description=self.picture.alt[:LONGEST_ALT])
            view.add_item(gallery)
        for row in self.rows:
            view.add_item(_action_row(row))
        view.stop()
        return view

    def without_controls(self) -> "Message":
        return replace(self, rows=())

    def files(self) -> list[discord.File]:
        """Return the picture as an attachment; its description is what screen viewers read."""
        if self.picture is None:
            return []
        data = io.BytesIO(self.picture.data)
        return [discord.File(data, filename=self.picture.file, description=self.picture.alt[:LONGEST_ALT])]


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"


def _action_row(row: ControlRow) -> ui.ActionRow[Any]:
    if isinstance(row, Pick):
        options = [
            discord.SelectOption(label=label, value=id_, default=id_ in row.chosen) for id_, label in row.options
        ]
        chooser: ui.Select[Any] = ui.Select(
            custom_id=row.id, placeholder=row.placeholder, options=options, max_values=row.most
        )
        return ui.ActionRow(chooser)
    return ui.ActionRow(*(_button(press) for press in row))


def _button(press: Press) -> ui.Button[Any]:
    return ui.Button(label=press.label, custom_id=press.id, style=press.style, disabled=not press.enabled)
