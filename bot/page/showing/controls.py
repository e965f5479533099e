"""Buttons as data, and the regions of a picture that do the same as one of them."""

from collections.abc import Sequence
from dataclasses import replace

from bot.page.showing.frames import Data
from bot.page.showing.news import shorter
from bot.screens.language import Button, Label, Line, Row, Screen, press_id
from bot.texts import Words
from render.scene import Region, Scene


def controls(screen: Screen, words: Words) -> Data:
    """Return a screen's words and buttons."""
    return {
        "lines": [words.line(each) for each in screen.lines],
        "choices": buttons(screen, screen.choices, words),
        "service": buttons(screen, screen.service, words),
        "words": screen.text,
    }


def buttons(screen: Screen, rows: Sequence[Row], words: Words) -> list[list[Data]]:
    return [[_button(screen, button, words) for button in row] for row in rows]


def _button(screen: Screen, button: Button, words: Words) -> Data:
    return {
        "id": press_id(screen, button),
        "press": button.press,
        "label": words.label(button.label),
        "plain": isinstance(button.label, str),
        "detail": words.label(button.detail) if button.detail else "",
        "style": button.style.value,
        "enabled": button.enabled,
    }


def regions(scene: Scene, screens: Sequence[Screen], words: Words, *, bare: bool) -> list[Data]:
    """Return the regions where choices can be touched, each with its matching button of these screens."""
    found: list[Data] = []
    offers = [(screen, _offered(screen)) for screen in screens]
    for region in scene.regions:
        match = next(((screen, button) for screen, offer in offers if (button := _button_of(region, offer))), None)
        if match is None and bare:
            match = (screens[0], Button(press=region.move, label=region.label))
        if match is not None and region.boxes:
            screen, button = match
            told = _button(screen, replace(button, label=_alone(button.label, words)), words)
            found.append({**told, "move": region.move, "boxes": region.boxes})
            if region.shared:
                found[-1]["shared"] = region.shared
            if region.piece is not None:  # it can be dragged
                found[-1] |= {"piece": region.piece, "drop": region.drop, "turn": region.turn}
    return found


def _alone(label: Label, words: Words) -> Label:
    """Return the label of what is drawn as often as it is there: a button of a chat says how many there are."""
    return (shorter(label, words) if isinstance(label, Line) else None) or label


def _offered(screen: Screen) -> dict[str, Button]:
    return {button.press: button for row in screen.choices for button in row}


def _button_of(region: Region, offered: dict[str, Button]) -> Button | None:
    """Return the button that does the same as a region: it has the same move, or the same label."""
    names = (region.move, f"?{region.move}", f"?!{region.move}")
    by_move = next((offered[name] for name in names if name in offered), None)
    return by_move or next((button for button in offered.values() if button.label == region.label), None)
