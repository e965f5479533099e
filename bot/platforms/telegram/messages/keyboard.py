"""From screens and dialogs to inline keyboards."""

from collections.abc import Callable, Sequence

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from bot.chat.dialog import Dialog, Entry, Pick
from bot.screens.language import LONGEST_ID, Button, Screen, Style, press_id
from bot.screens.press import Preview, Touch, kind_of
from bot.texts import Words

A_ROW = 8
MOST = 100
LINE = 48
"""Characters that a row of buttons shows on a phone; longer labels are cut."""
_STYLES = {Style.MAIN: "primary", Style.GOOD: "success", Style.BAD: "danger"}
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def keyboard(
    screen: Screen, words: Words, owner: int | None = None, more: Sequence[InlineKeyboardButton] = ()
) -> InlineKeyboardMarkup | None:
    """Return the keyboard of a screen. With an owner, every button carries who may press it."""
    laid_out = [
        [_button(label(one, words), press_id(screen, one), one.style, owner) for one in row[at : at + A_ROW]]
        for row in (*screen.choices, *screen.service)
        for at in range(0, len(row), A_ROW)
    ]
    if more:
        laid_out.append(list(more))
    return InlineKeyboardMarkup(_fitting(laid_out)) if laid_out else None


def dialog_keys(dialog: Dialog, owner: int | None, link: Callable[[str], str] = str) -> InlineKeyboardMarkup | None:
    """Return the keyboard of a dialog: each list as its title and rows of entries, the chosen ones marked.

    `link`: the address of the direct chat with a word.
    """
    laid_out = [row for pick in dialog.picks for row in _pick_rows(pick, owner)]
    for entry in dialog.buttons:
        linked = InlineKeyboardButton(entry.label, url=link(entry.link)) if entry.link else None
        laid_out.append([linked or _entry(entry, owner)])
    return InlineKeyboardMarkup(laid_out) if laid_out else None


def _pick_rows(pick: Pick, owner: int | None) -> list[list[InlineKeyboardButton]]:
    title = InlineKeyboardButton(pick.title, callback_data=owned(f"{pick.id}=", owner))
    longest = max((len(entry.label) for entry in pick.entries), default=0)
    width = max(1, min(A_ROW, LINE // (longest + 2)))
    keys = [_entry(entry, owner, chosen=entry.id in pick.chosen) for entry in pick.entries]
    return [[title], *(keys[at : at + width] for at in range(0, len(keys), width))]


def _entry(entry: Entry, owner: int | None, *, chosen: bool = False) -> InlineKeyboardButton:
    if chosen:
        return _button(f"· {entry.label} ·", entry.id, Style.MAIN, owner)
    return _button(entry.label, entry.id, entry.style, owner)


def _button(text: str, data: str, style: Style, owner: int | None) -> InlineKeyboardButton:
    return InlineKeyboardButton(text, callback_data=owned(data, owner), style=_STYLES.get(style))


def _fitting(rows: list[list[InlineKeyboardButton]]) -> list[list[InlineKeyboardButton]]:
    """Drop buttons beyond Telegram's limit of a hundred. What is left out can still be typed with /move."""
    while sum(map(len, rows)) > MOST:
        rows[-2] = rows[-2][:-1]
        if not rows[-2]:
            del rows[-2]
    return rows


def label(button: Button, words: Words) -> str:
    text, is_look = words.label(button.label), isinstance(kind_of(button.press), Preview | Touch)
    # Not every client shows the style of a button.
    return f"· {text} ·" if button.style is Style.MAIN and is_look else text


def owned(data: str, owner: int | None) -> str:
    """Return what a button carries that only one person may press."""
    if owner is None:
        return data
    with_owner = f"@{_short(owner)}@{data}"
    return with_owner if len(with_owner.encode()) <= LONGEST_ID else data


def owner_of(data: str) -> tuple[int | None, str]:
    """Take apart what a button carries: who may press it (None: anybody), and what it does."""
    short, at, rest = data[1:].partition("@")
    if data[:1] != "@" or not at:
        return None, data
    try:
        return int(short, 36), rest
    except ValueError:
        return None, rest


def _short(number: int) -> str:
    return _DIGITS[number] if number < len(_DIGITS) else _short(number // len(_DIGITS)) + _DIGITS[number % len(_DIGITS)]
