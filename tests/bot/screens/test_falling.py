"""The figure that follows a pointer: it lands where the rules allow, and shows the resulting score."""

import pytest

from bot.screens.cvetris.falling import falling
from bot.screens.registry import game_screens
from engines.contract import Context
from engines.cvetris.drawing import bonuses_of
from engines.cvetris.panel import preview
from engines.cvetris.state import Draw, Patch, Stage
from engines.randomness import Rng
from render.registry import pictures
from tests.engines.walks import settings, walk
from tests.render.samples import words

SETTING = next(setting for setting in settings() if setting.slug == "cvetris")
GAME = SETTING.game


def at_the_panel(stage=Stage.DRAWING, most=10, seeds=1):
    """Yield (state, seat, view) of players who are to draw."""
    found = 0
    for visit in (visit for seed in range(seeds) for visit in walk(SETTING, f"falling {seed}")):
        state = visit.step.state
        for seat in sorted(GAME.to_move(state)):
            if state.hands[seat].stage is stage and state.hands[seat].colour and found < most:
                found += 1
                yield state, seat, GAME.view_for(state, seat)


def plain(state, seat) -> set[str]:
    """Return every drawing that needs no bonus."""
    legal = GAME.legal_moves(state, seat)
    return {GAME.format_move(move) for move in legal if isinstance(move, Draw) and not bonuses_of(move)}


def test_a_figure_can_fall_wherever_the_rules_let_it_be_drawn():
    for state, seat, view in at_the_panel():
        fall = falling(view, "")
        assert {landing.press for landing in fall.landings} == plain(state, seat)


def test_it_lands_where_it_is_then_drawn_and_brings_what_was_said():
    for state, seat, view in at_the_panel(most=4):
        fall = falling(view, "")
        for landing in fall.landings[::5]:
            seen = preview(view, seat, GAME.parse_move(landing.press))
            assert landing.points == seen.points_after
            assert fall.points == seen.points_before
            context = Context(rng=Rng.of("any"), now=0)
            after = GAME.apply(state, seat, GAME.parse_move(landing.press), context).state
            assert all(after.sheets[seat].columns[column][row] == fall.colour for column, row in landing.cells)


def test_it_begins_at_the_tidiest_place():
    for _state, _seat, view in at_the_panel():
        fall = falling(view, "")
        assert fall.at in {(landing.way, landing.column) for landing in fall.landings}


def test_with_a_bonus_every_landing_is_a_legal_drawing_with_that_bonus():
    for state, seat, view in at_the_panel(most=4000, seeds=40):
        legal = {GAME.format_move(move) for move in GAME.legal_moves(state, seat)}
        bonuses = {move[2:] for move in legal if move[0].isdigit()} - {""}
        for bonus in bonuses:
            wanted = {move for move in legal if move[2:] == bonus}
            assert {landing.press for landing in falling(view, f"*{bonus}").landings} == wanted
        if bonuses:
            return
    raise AssertionError("no game had a bonus to use")


def test_while_a_patch_is_placed_nothing_falls_and_every_empty_cell_can_be_touched():
    _state, seat, view = next(iter(at_the_panel()))
    fall = falling(view, "patch R")
    assert not fall.landings
    moves = [GAME.parse_move(region.move) for region in pictures()["cvetris"].scene(view, words(), fall.chosen).regions]
    empty = sum(cell == "." or not cell.isalpha() for column in view.sheets[seat].columns for cell in column)
    assert len(moves) == empty
    assert all(isinstance(move, Patch) and move.colour == "R" for move in moves)


@pytest.mark.parametrize("slug", [slug for slug in game_screens() if slug != "cvetris"])
def test_in_the_other_games_nothing_falls(slug):
    assert game_screens()[slug].fall is None
