"""The drawing panel: a bonus figure that fits nowhere is no dead end."""

from bot.screens.cvetris.panel import panel
from engines.cvetris.box import Bonus
from engines.cvetris.drawing import AS_ROLLED, dice_of
from engines.cvetris.notation import parse_move
from engines.cvetris.panel import working_columns
from engines.cvetris.sheet import active
from engines.cvetris.state import Stage
from tests.engines.walks import settings, walk

SETTINGS = [setting for setting in settings() if setting.slug == "cvetris"]


def fits(sheet, figure):
    return any(working_columns(sheet, figure, number) for number in range(1, len(figure) + 1))


def drawing():
    """Yield views of players who can draw the figure that they rolled."""
    for setting in SETTINGS:
        for seed in range(3):
            for visit in walk(setting, f"panel {seed}"):
                for seat, hand in enumerate(visit.step.state.hands):
                    view = setting.game.view_for(visit.step.state, seat)
                    dice = dice_of(hand)
                    if hand.stage is Stage.DRAWING and dice and fits(view.sheets[seat], AS_ROLLED.figure(dice.shape)):
                        yield setting.game, visit.step.state, view, seat


def test_a_bonus_that_fits_nowhere_leads_back_and_never_ends_the_sheet():
    seen = 0
    for game, state, view, seat in drawing():
        legal = {game.format_move(move) for move in game.legal_moves(state, seat)}
        for shape in "IOTLSV" if active(view.sheets[seat], Bonus.SHAPE) else "":
            shown = panel(view, seat, f"* shape={shape}")
            presses = [button.press for row in shown.choices for button in row]
            if shown.lines[0].key == "cvetris-panel-no-room":
                seen += 1
                assert any(
                    press.startswith("?!") and game.format_move(parse_move(press[2:])) in legal for press in presses
                )
            assert shown.lines[0].key != "cvetris-panel-stuck"
            assert "leave" not in presses or "leave" in legal
            assert not shown.chosen or game.format_move(parse_move(shown.chosen)) == shown.chosen
    assert seen


def test_only_bonus_figures_that_fit_somewhere_can_be_pressed():
    offered = 0
    for _, _, view, seat in drawing():
        for row in panel(view, seat, "bonus").choices:
            for button in row:
                if button.press.startswith("?!*") and button.enabled:
                    offered += 1
                    assert panel(view, seat, button.press[2:]).lines[0].key == "cvetris-panel-place"
    assert offered
