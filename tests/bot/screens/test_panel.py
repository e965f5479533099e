"""The drawing panel: a bonus figure that fits nowhere is no dead end."""

from dataclasses import replace

import pytest

from bot.artist import drawn
from bot.screens.cvetris.panel import panel
from bot.screens.language import Drawing
from bot.texts import Texts, Words
from engines.cvetris.box import COLUMNS, Bonus, Shape
from engines.cvetris.drawing import AS_ROLLED, dice_of
from engines.cvetris.notation import format_move, parse_move
from engines.cvetris.panel import working_columns
from engines.cvetris.sheet import Mark, active
from engines.cvetris.state import Stage
from render.theme import Look
from tests.engines.walks import settings, walk
from tests.render.reading import texts

SETTINGS = [setting for setting in settings() if setting.slug == "cvetris"]
FULL = "RRRRRRRRR"
NEARLY_FULL = ("RRRRRRR..", "RRRRRRRR.", *[FULL] * 6)
"""Room for three cells in the upper left corner, and nothing else."""


def fits(sheet, figure):
    return any(working_columns(sheet, figure, number) for number in range(1, len(figure) + 1))


def drawing():
    """Yield views of players who can draw the figure that they rolled."""
    for setting in SETTINGS:
        for visit in walk(setting, "panel"):
            for seat, hand in enumerate(visit.step.state.hands):
                view = setting.game.view_for(visit.step.state, seat)
                dice = dice_of(hand)
                if hand.stage is Stage.DRAWING and dice and fits(view.sheets[seat], AS_ROLLED.figure(dice.shape)):
                    yield view, seat


def nearly_full():
    """A player with the small V, a sheet with room for it alone, and every bonus."""
    view, seat = next(drawing())
    sheet = replace(view.sheets[seat], columns=NEARLY_FULL, bonuses=(Mark.ACTIVE,) * COLUMNS)
    sheets, hands = list(view.sheets), list(view.hands)
    sheets[seat], hands[seat] = sheet, replace(view.hands[seat], shape=Shape.V)
    return replace(view, sheets=tuple(sheets), hands=tuple(hands)), seat


@pytest.mark.parametrize("shape", [shape for shape in Shape if shape is not Shape.V])
def test_a_bonus_that_fits_nowhere_leads_back_and_never_ends_the_sheet(shape):
    view, seat = nearly_full()
    shown = panel(view, seat, f"* shape={shape}")
    presses = [button.press for row in shown.choices for button in row]
    assert shown.lines[0].key == "cvetris-panel-no-room"
    assert "leave" not in presses
    assert f"?!{shown.chosen}" in presses, "the way back"
    assert parse_move(shown.chosen).shape is None


def test_the_picture_then_shows_the_figure_that_the_way_back_leads_to():
    view, seat = nearly_full()
    shown = panel(view, seat, "* shape=I")
    words = Words(Texts.load(), "en", ("Anna", "Boris", "Deniz", "Mira"))
    seen = texts(drawn(Drawing(game="cvetris", view=view, chosen=shown.chosen), words, Look(), lambda: 0).scene)
    back = parse_move(shown.chosen)
    assert any(text.startswith(f"rotation {back.orientation}, column ") for text in seen)
    assert format_move(back) == shown.chosen


def test_only_bonus_figures_that_fit_somewhere_can_be_pressed():
    view, seat = nearly_full()
    offered = [button for row in panel(view, seat, "bonus").choices for button in row if "shape=" in button.press]
    assert offered
    assert not any(button.enabled for button in offered)
    for view, seat in drawing():
        for row in panel(view, seat, "bonus").choices if active(view.sheets[seat], Bonus.SHAPE) else ():
            for button in row:
                if button.press.startswith("?!*") and button.enabled:
                    assert panel(view, seat, button.press[2:]).lines[0].key == "cvetris-panel-place"
