"""Colour is never the only cue, and no two colours of a palette look alike, whatever the viewer's colour vision."""

import itertools

import pytest

from engines.colours import Colour
from render.theme import (
    FILLS,
    GROUNDS,
    LEAST_FOR_MARKS,
    LEAST_FOR_TEXT,
    SYMBOLS,
    TEXTS,
    Look,
    Palette,
    Shade,
    Symbol,
    contrast,
    inks,
    rgb,
)
from tests.render.vision import ciede2000, lab

FIVE = (Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE, Colour.VIOLET)
LEAST_APART = 16
LEAST_APART_IN_ITS_OWN_PALETTE = 24
EVERY_LOOK = pytest.mark.parametrize(("palette", "shade"), list(itertools.product(Palette, Shade)))


def closest(palette, deficiency=None, colours=tuple(Colour)):
    seen = [lab(rgb(FILLS[palette][colour]), deficiency) for colour in colours]
    return min(ciede2000(one, other) for one, other in itertools.combinations(seen, 2))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ],
)
def test_the_yardstick_gives_the_published_differences(one, other, expected):
    """Values from Sharma, Wu and Dalal (2005), table 1."""
    assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("palette", Palette)
def test_the_seven_colours_are_far_apart_for_normal_sight(palette):
    assert closest(palette) >= 20


@pytest.mark.parametrize("deficiency", ["protan", "deutan", "tritan"])
def test_the_default_palette_serves_every_deficiency(deficiency):
    assert closest(Palette.DEFAULT, deficiency) >= LEAST_APART
    assert closest(Palette.DEFAULT, deficiency, FIVE) >= LEAST_APART


@pytest.mark.parametrize("deficiency", ["protan", "deutan", "tritan"])
def test_the_palette_made_for_a_deficiency_serves_it_better_than_the_default(deficiency):
    special = closest(Palette(deficiency), deficiency)
    assert special >= LEAST_APART_IN_ITS_OWN_PALETTE
    assert special > closest(Palette.DEFAULT, deficiency)


@EVERY_LOOK
def test_a_symbol_stands_out_from_its_colour(palette, shade):
    known = inks(Look(shade, palette))
    least = 7 if palette is Palette.CONTRAST else 4.5
    for colour in Colour:
        assert contrast(known[f"{colour}-mark"], known[colour.value]) >= least, colour


@pytest.mark.parametrize("deficiency", ["protan", "deutan", "tritan"])
def test_the_palette_of_high_contrast_serves_every_deficiency_better_than_the_default(deficiency):
    best_of_default = max(closest(Palette.DEFAULT, each) for each in ("protan", "deutan", "tritan"))
    assert closest(Palette.CONTRAST, deficiency) > best_of_default
    assert closest(Palette.CONTRAST, deficiency) > 16.7


@EVERY_LOOK
def test_text_can_be_read_on_every_ground_it_is_written_on(palette, shade):
    known = inks(Look(shade, palette))
    for ink, grounds in TEXTS.items():
        for ground in grounds:
            assert contrast(known[ink], known[ground]) >= LEAST_FOR_TEXT, (ink, ground)


@EVERY_LOOK
def test_the_shape_of_every_colour_can_be_seen_on_every_ground(palette, shade):
    """A token, a path and a hollow circle are told from the ground by their fill, or else by their edge."""
    known = inks(Look(shade, palette))
    for colour, ground in itertools.product(Colour, GROUNDS):
        for ink in ("line", "rim"):
            assert contrast(known[f"{colour}-{ink}"], known[ground]) >= LEAST_FOR_MARKS, (colour, ink, ground)


@EVERY_LOOK
def test_the_arrows_of_a_falling_figure_can_be_seen(palette, shade):
    known = inks(Look(shade, palette))
    for colour in Colour:
        assert contrast(known[f"{colour}-line"], known["ghost"]) >= LEAST_FOR_MARKS, colour


@EVERY_LOOK
def test_a_mark_with_a_meaning_can_be_seen(palette, shade):
    """The yellow of what is chosen has a line of ink on both sides: one of them is seen on any ground."""
    known = inks(Look(shade, palette))
    for ground in GROUNDS:
        assert max(contrast(known[ink], known[ground]) for ink in ("lit", "plate-ink")) >= LEAST_FOR_MARKS
        assert contrast(known["muted"], known[ground]) >= LEAST_FOR_MARKS
        assert contrast(known["tag"], known[ground]) >= LEAST_FOR_MARKS
    assert contrast(known["lit"], known["plate-ink"]) >= LEAST_FOR_TEXT


def test_every_colour_has_a_symbol_of_its_own():
    assert set(SYMBOLS) == set(Colour)
    assert len(set(SYMBOLS.values()) | {Symbol.JOKER}) == len(Colour) + 1
