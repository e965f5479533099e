"""A message before it is sent: text, a picture, controls. Files are built for each send, since they are read once.

A screen's buttons are rows that Discord can show: five in a row, and lists where there are too many.
"""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.app import App
from bot.artist import Picture
from bot.chat.dialog import Dialog, Entry, Pick
from bot.chat.viewer import Viewer
from bot.platforms.discord.messages.markdown import text_of
from bot.screens.language import Button, Label, Row, Screen, Style, press_id
from bot.texts import words_at
from render.registry import pictures
from render.theme import Look
from storage import Table

LONGEST_TEXT = 4000
"""For all texts of one message together."""
LONGEST_ALT = 1024
LONGEST_LABEL = 80
LONGEST_ENTRY = 100
A_ROW, A_LIST = 5, 25
MOST_COMPONENTS = 40
HEAD = 2
"""The text and the picture."""
MOST_NUMBERS = 25
"""Up to this many numbered choices are buttons."""
FIRST_NUMBERS = 20
"""If there are more, this many stay buttons and the rest are in lists."""

STYLES = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.MAIN: discord.ButtonStyle.primary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.BAD: discord.ButtonStyle.danger,
}

ControlRow = tuple[Entry, ...] | Pick
"""Buttons, or a list to choose from."""
Say = Callable[[Label], str]


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


async def message_of(app: App, screen: Screen, table: Table, viewer: Viewer | None = None) -> Message:
    """Return a screen for one person, or for everybody at a table: there people are called."""
    locale, look, called = table.locale, Look(), screen.mention
    if viewer is not None:
        locale, look, called = viewer.locale, viewer.look, ()
    plain, drawing, picture = words_at(table, app.texts, locale), screen.drawing, None
    if drawing is not None and drawing.game in pictures():
        picture = await app.artist.draw(drawing, plain, look, app.clock.now)
    text = text_of(screen, table, app.texts, locale, called)
    return Message(text=text, picture=picture, rows=control_rows(screen, plain.label))


def dialog_message(dialog: Dialog) -> Message:
    """Return a dialog as a message: its lists, then its buttons in rows of five."""
    rows = (dialog.buttons[at : at + A_ROW] for at in range(0, len(dialog.buttons), A_ROW))
    lists = []
    for pick in dialog.picks:
        # Discord shows the chosen entry in place of the title, so each entry names the list.
        named = tuple(replace(entry, label=f"{pick.title}: {entry.label}") for entry in pick.entries)
        lists.append(replace(pick, entries=named))
    return Message(text=dialog.text, picture=dialog.picture, rows=(*lists, *rows))


def control_rows(screen: Screen, say: Say) -> tuple[ControlRow, ...]:
    """Return what can be pressed: as buttons, else the first of them with lists of the others, else as lists."""
    numbers = [row for row in screen.choices if _is_numbers(row)]
    others = _buttons(screen, [row for row in screen.choices if not _is_numbers(row)], say)
    flat, service = tuple(button for row in numbers for button in row), _buttons(screen, screen.service, say)
    # Narrow rows mirror the board; wide ones can't keep their shape anyway.
    shaped = numbers if all(len(row) <= A_ROW for row in numbers) else [flat]
    for first, rest in ((shaped, ()), ([flat[:FIRST_NUMBERS]], flat[FIRST_NUMBERS:])):
        rows: tuple[ControlRow, ...] = (*_buttons(screen, first, say), *_lists(screen, rest, say), *others)
        if sum(map(len, first)) <= MOST_NUMBERS and _cost(rows) + _cost(service) <= MOST_COMPONENTS - HEAD:
            break
    else:
        rows = tuple(_lists(screen, [button for row in screen.choices for button in row], say))
    return (*rows, *service)


def _is_numbers(row: Row) -> bool:
    """Tell whether a row is numbers, letters or cells, as in the picture."""
    return all(isinstance(button.label, str) for button in row)


def _cost(rows: Sequence[ControlRow]) -> int:
    """Return how many of a message's components rows are: each row is one itself, and so is a list in it."""
    return sum(2 if isinstance(row, Pick) else 1 + len(row) for row in rows)


def _buttons(screen: Screen, rows: Sequence[Row], say: Say) -> list[tuple[Entry, ...]]:
    def entry(button: Button) -> Entry:
        label = say(button.label)
        return Entry(id=press_id(screen, button), label=label, style=button.style, enabled=button.enabled)

    return [tuple(map(entry, row[at : at + A_ROW])) for row in rows for at in range(0, len(row), A_ROW)]


def _lists(screen: Screen, buttons: Sequence[Button], say: Say) -> list[Pick]:
    open_ones = [button for button in buttons if button.enabled]
    lists = []
    for at in range(0, len(open_ones), A_LIST):
        part = open_ones[at : at + A_LIST]
        first, last = say(part[0].label), say(part[-1].label)
        entries = (Entry(id=press_id(screen, button), label=say(button.detail or button.label)) for button in part)
        # `~` is no press of the desk: the chosen entry carries the press.
        id_, title = f"{screen.table}:{screen.stamp}:~{at}", f"{first} – {last}" if len(part) > 1 else first
        lists.append(Pick(id=id_, title=title, entries=tuple(entries)))
    return lists


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
