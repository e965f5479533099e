"""The dice on the table and the draft order both have room, however many dice there are."""

from dataclasses import replace

import pytest

from render.art.marks import Chip
from render.cvetris.art import Die
from render.cvetris.bare import BARE
from render.scene import Box, Label, Sprite
from tests.engines.walks import settings, walk
from tests.render.cvetris.test_panel import drawn
from tests.render.reading import bare
from tests.render.samples import words

TALLEST = 330
"""The card with the dice ends above this."""


def of(scene, kind):
    """Return the sprites of a kind of art on the card with the dice."""
    found = [item for item in scene.items if isinstance(item, Sprite) and item.y < TALLEST]
    return [item for item in found if isinstance(getattr(item.art, "art", item.art), kind)]


@pytest.mark.parametrize(
    "setting", [each for each in settings() if each.slug == "cvetris" and each.seats > 1], ids=lambda each: each.name
)
def test_no_die_lies_under_the_order(setting):
    most = 0
    for visit in walk(setting, "dice"):
        view = setting.game.view_for(visit.step.state, None)
        dice = len(view.shapes) + len(view.colours)
        if view.drafter is None or dice <= most:
            continue
        most = dice
        scene = drawn().scene(view, words())
        dice_on_card = [item for item in of(scene, Die) if item.y > 100]
        assert max(item.bottom for item in dice_on_card) < min(item.top for item in of(scene, Chip) if item.y > 100)
        assert max(item.x + item.art.size[0] for item in dice_on_card) < scene.width - 24
    assert most == 2 * setting.seats


def drafts(seats=4):
    """Yield the views of everybody while dice are taken."""
    setting = next(each for each in settings() if each.slug == "cvetris" and each.seats == seats)
    for visit in walk(setting, "own dice"):
        if setting.game.view_for(visit.step.state, None).drafter is not None:
            yield from (setting.game.view_for(visit.step.state, seat) for seat in range(seats))


def on_sheet(view):
    """Return the dice over one's own sheet, and the ground on which one's own lie, if there are any."""
    scene = drawn().scene(view, words(), BARE)
    dice = [item for item in scene.items if isinstance(item, Sprite) and isinstance(bare(item.art), Die)]
    return dice, [item for item in scene.items if isinstance(item, Box) and item.y < 100 and item.ink == "soft"]


def test_ones_own_dice_lie_apart_from_those_on_the_table():
    found = 0
    for view in drafts():
        hand = view.hands[view.viewer]
        dice, grounds = on_sheet(view)
        assert bool(grounds) == bool(hand.shape or hand.colour)
        for ground in grounds:
            on_table = [item for item in dice if item.x < ground.x]
            assert len(on_table) == len(view.shapes) + len(view.colours)
            assert all(item.x + bare(item.art).side < ground.x for item in on_table)
            found += 1
    assert found


def test_dice_that_cannot_be_taken_are_faint():
    for view in drafts():
        hand = view.hands[view.viewer]
        dice, grounds = on_sheet(view)
        for die in (bare(item.art) for item in dice if not grounds or item.x < grounds[0].x):
            has = hand.colour if die.face.startswith("#") else hand.shape
            assert die.faint == (view.drafter != view.viewer or has is not None)


def test_computers_are_told_apart_on_the_table_and_on_a_page_dice_are_large_and_have_no_names():
    view = next(drafts())
    named = replace(words("ru"), names=("Анна", "Компьютер 2", "Компьютер 3", "Компьютер 4"))
    for said in (named, replace(named, apart=True)):
        scene = drawn().scene(replace(view, viewer=None), said)
        written = {item.text for item in scene.items if isinstance(item, Label)}
        assert {"Компьютер 2", "Компьютер 3", "Компьютер 4"} <= written
        colours = {said.say("picture-colour", letter=each) for each in view.colours}
        assert bool(colours & written) == (not said.apart)
        assert max(bare(item.art).side for item in of(scene, Die)) >= (100 if said.apart else 70)
