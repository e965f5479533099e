"""A board with more to press than one message takes, shown in several: a picture over its own buttons each."""

from dataclasses import replace

from bot.screens.language import Screen, rows

A_TRAY = 25
A_ROW = 5


def trays(screen: Screen) -> tuple[Screen, ...]:
    """Return the screens that show a board: itself, or trays; the words are in the first, the service in the last."""
    buttons = [button for row in screen.choices for button in row]
    if not screen.in_parts or screen.drawing is None or len(buttons) <= A_TRAY:
        return (screen,)
    starts = range(0, len(buttons), A_TRAY)
    return tuple(
        replace(
            screen,
            lines=screen.lines if at == 0 else (),
            mention=screen.mention if at == 0 else (),
            drawing=replace(screen.drawing, chosen=f"{at + 1}-{min(at + A_TRAY, len(buttons))}"),
            choices=rows(buttons[at : at + A_TRAY], A_ROW),
            service=screen.service if at == starts[-1] else (),
        )
        for at in starts
    )
