"""A board with more buttons than one message takes, split over several: each a picture above its own buttons."""

from dataclasses import replace

from bot.screens.language import Screen, rows

A_ROW = 5


def split(screen: Screen, most: int) -> tuple[Screen, ...]:
    """Return the screens that show a board: itself, or its parts; the text is in the first, the service in the last."""
    buttons = [button for row in screen.choices for button in row]
    if not screen.in_parts or screen.drawing is None or len(buttons) <= most:
        return (screen,)
    starts = range(0, len(buttons), most)
    return tuple(
        replace(
            screen,
            lines=screen.lines if at == 0 else (),
            mention=screen.mention if at == 0 else (),
            drawing=replace(screen.drawing, chosen=f"{at + 1}-{min(at + most, len(buttons))}"),
            choices=rows(buttons[at : at + most], A_ROW),
            service=screen.service if at == starts[-1] else (),
        )
        for at in starts
    )
