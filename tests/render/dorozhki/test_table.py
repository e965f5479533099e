"""The table late in a game: large enough to read, turned if need be, with previews that carry symbols."""

import itertools
import math
import statistics
from dataclasses import replace

import pytest

from engines.colours import Colour
from engines.dorozhki.cards import Card
from engines.dorozhki.deck import DECK
from engines.dorozhki.geometry import Cell, Facing, end_points
from render.art.marks import Plate
from render.dorozhki.cards import MODEL, Domino, Ghost
from render.dorozhki.choices import choices
from render.dorozhki.hands import holder
from render.dorozhki.picture import _MOST, _OVER
from render.dorozhki.table import places
from render.dorozhki.whole import cells_shown, fitted_table
from render.raster.picture import image_of
from render.registry import pictures
from render.scene import Scene, Sprite, sprite
from render.theme import LEAST_FOR_MARKS, MARGIN, WIDE, Look, Palette, Shade, contrast, inks
from render.words import Standpoint, Window
from tests.engines.walks import settings, walk
from tests.render.reading import arts, bare, labels, texts
from tests.render.samples import words

SETTINGS = [setting for setting in settings() if setting.slug == "dorozhki"]
LATE = 15
ROOM = WIDE - 2 * MARGIN
CARD = Card(0, "RYGBVO", "01-23-45")
"""Its paths don't cross."""


def views(seeds=3, least=0):
    for setting, seed in itertools.product(SETTINGS, range(seeds)):
        for visit in walk(setting, f"table {seed}"):
            view = setting.game.view_for(visit.step.state, None)
            if len(view.laid) >= least and view.outcome is None:
                yield view


def ground_of(view):
    return fitted_table(cells_shown(view, choices(view)), (MARGIN, 0, ROOM, _MOST), _OVER)[0]


def test_how_many_cards_the_others_hold_is_read_on_a_phone():
    view = next(view for view in views(1, 3) if len(view.hands) > 2)
    shown = labels(pictures()["dorozhki"].scene(view, words()))
    for seat in set(range(len(view.hands))) - {holder(view)}:
        (name,) = (label for label in shown if label.text == words().name(seat) and label.on == "card")
        held = next(label for label in shown if label.y == name.y and label.x > name.x)
        assert (held.text, held.size * 360 // WIDE) == (str(len(view.hands[seat])), 12)


@pytest.mark.parametrize("window", [Window.WIDE, Window.SQUARE])
def test_on_the_page_the_board_has_one_height_however_many_cards_are_held(window):
    apart = replace(words(), apart=True, seen=Standpoint(window))
    view = next(view for view in views(1, 3) if len(view.hands) == 2)
    scene = pictures()["dorozhki"].scene
    held = [replace(view, hands=((*DECK[:count],), view.hands[1]), viewer=0) for count in range(1, 18)]
    assert len({(drawn.height, drawn.bands) for drawn in (scene(each, apart) for each in held)}) == 1
    assert len({scene(each, words()).height for each in held}) > 1, "a picture in a chat grows with the hand"


def test_in_a_narrow_window_up_to_nine_cards_have_the_same_room_each_with_its_letter():
    narrow = replace(words(), apart=True, seen=Standpoint(Window.NARROW))
    view = next(view for view in views(1, 3) if len(view.hands) == 2)
    held = [replace(view, hands=((*DECK[:count],), view.hands[1]), viewer=0, turn=1) for count in range(1, 13)]
    drawn = [pictures()["dorozhki"].scene(each, narrow) for each in held]
    assert len({(scene.height, scene.bands) for scene in drawn[:9]}) == 1
    felts = {scene.items[0] for scene in drawn}
    assert len(felts) == 1, "the table keeps its height, however many cards are held"
    for count, scene in enumerate(drawn, 1):
        cards = [item for item in scene.items if isinstance(item, Sprite) and isinstance(bare(item.art), Domino)]
        cards = [item for item in cards if item.art.ground == "card"]
        assert len(cards) == count
        assert {bare(item.art).size for item in cards} == {(320, 160)}
        shown = [label for label in labels(scene) if label.text in "ABCDEFGHIJKL"]
        assert len(shown) == count
        assert all(label.size * 360 // WIDE >= 13 for label in shown)


def test_from_fifteen_cards_on_a_card_is_never_a_miniature():
    units = [ground_of(view).unit for view in views(least=LATE)]
    assert len(units) > 30
    assert min(units) > 54
    assert statistics.median(units) >= 80


@pytest.mark.parametrize(("across", "down"), list(itertools.product(range(6, 22, 3), range(4, 22, 3))))
def test_a_table_is_as_large_as_its_room_allows(across, down):
    """Lying or turned, and within the 4 px of a step."""
    cells = [Cell(x, y) for x in range(across) for y in range(down)]
    at, _ = fitted_table(cells, (0, 0, ROOM, _MOST))
    fitting = [min(ROOM / (wide + 0.7), _MOST / (tall + 0.7)) for wide, tall in ((across, down), (down, across))]
    assert min(MODEL, max(fitting)) - 4 < at.unit <= max(fitting)


@pytest.mark.parametrize(("across", "down"), [(19, 12), (12, 19), (18, 13)])
def test_the_widest_tables_seen_are_no_miniatures_either(across, down):
    """19 by 12 is the widest of 1,116 late positions of random games."""
    cells = [Cell(x, y) for x in range(across) for y in range(down)]
    at, (left, _, wide, _) = fitted_table(cells, (MARGIN, 0, ROOM, _MOST), _OVER)
    assert at.unit > 54
    assert 0 < left < left + wide < WIDE


def test_a_turned_table_still_joins_equal_colours():
    turned = 0
    for view in views(seeds=2, least=8):
        at = ground_of(view)
        turned += at.turned
        ends = {}
        for card, spot in view.laid:
            for colour, point in zip(card.ends, end_points(at.shown(spot)), strict=True):
                assert ends.setdefault(point, colour) == colour
        corners = [at.span(spot)[:2] for _, spot in view.laid]
        assert len(set(corners)) == len(corners)
    assert turned


def test_a_turned_table_says_so():
    for view in views(seeds=1, least=8):
        said = "turned" in texts(pictures()["dorozhki"].scene(view, words()))
        assert said <= ground_of(view).turned


def test_the_preview_of_a_place_shows_the_symbol_of_every_end():
    seen = 0
    for view in views(seeds=2):
        found = choices(view)
        for ghost in arts(pictures()["dorozhki"].scene(view, words()), Ghost):
            ways = [place for place in found.places if not place.shared]
            if ghost.thin and ways:
                seen += 1
                assert ghost.ends == found.chosen.ends
    assert seen


@pytest.mark.parametrize("shade", Shade)
def test_the_symbols_of_a_preview_are_drawn(shade):
    look = Look(shade)
    ghost = Ghost("RYGBVO", CARD.wiring, Facing.EAST, MODEL)
    image = image_of(Scene(*ghost.size, (sprite(0, 0, ghost, "well"),)), look)
    card = Domino(ghost.ends, ghost.wiring, ghost.facing, MODEL)
    for end, colour in enumerate(ghost.ends):
        x, y = map(round, card.near(end, 0.3))
        around = {image.getpixel((x + dx, y + dy)) for dx in range(-8, 9) for dy in range(-8, 9)}
        assert inks(look)[f"{colour}-mark"] in around, colour


@pytest.mark.parametrize("unit", [56, 88, MODEL])
@pytest.mark.parametrize(("shade", "palette"), list(itertools.product(Shade, Palette)))
def test_a_path_is_told_from_its_card_by_more_than_a_hairline(shade, palette, unit):
    """Where the colour itself is close to that of the card, its rim is dark or light enough, and wide enough."""
    look = Look(shade, palette)
    paper = inks(look)["card"]
    for colour in Colour:
        card = Domino(colour * 6, CARD.wiring, Facing.EAST, unit)
        image = image_of(Scene(*card.size, (sprite(0, 0, card, "well"),)), look)
        (x, y), (to_x, to_y) = list(card.curve(*CARD.pieces[0]))[7:9]
        long = math.hypot(to_x - x, to_y - y)
        across = (-(to_y - y) / long, (to_x - x) / long)
        for side in (-1, 1):
            edge = [side * (unit * 0.085 + step / 2) for step in range(-4, 2)]
            seen = [image.getpixel((round(x + across[0] * at), round(y + across[1] * at))) for at in edge]
            assert max(contrast(pixel, paper) for pixel in seen) >= LEAST_FOR_MARKS, (colour, side)


def test_places_that_overlap_have_outlines_and_numbers_of_their_own():
    overlapping = 0
    for view in views(seeds=4):
        found = choices(view)
        if found.chosen is None:
            continue
        items = list(places(ground_of(view), found.chosen, found.places))
        plates = [item for item in items if isinstance(bare(item.art), Plate)]
        boxes = [(item.x, item.y, item.x + item.art.size[0], item.y + item.art.size[1]) for item in plates]
        for one, other in itertools.combinations(boxes, 2):
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        pairs = {frozenset(place.cells) for place in found.places}
        if any(one & other for one, other in itertools.combinations(pairs, 2)):
            overlapping += 1
            assert len({bare(item.art).inset for item in items if isinstance(bare(item.art), Ghost)}) > 1
    assert overlapping


@pytest.mark.parametrize("seat", range(3))
def test_the_viewers_own_hand_is_the_large_one(seat):
    setting = next(each for each in SETTINGS if each.seats == 3)
    for visit in itertools.islice(walk(setting, "hands"), 2, 14):
        view = setting.game.view_for(visit.step.state, seat)
        if view.outcome is None and view.hands[seat]:
            scene = pictures()["dorozhki"].scene(view, words())
            below = [item for item in scene.items if isinstance(item, Sprite) and isinstance(bare(item.art), Domino)]
            in_hands = [item for item in below if item.art.ground in ("card", "ink")]
            largest = max(bare(item.art).unit for item in in_hands)
            shown = [bare(item.art).ends for item in in_hands if bare(item.art).unit == largest]
            assert shown == [card.ends for card in view.hands[seat]]
            assert holder(view) == seat


def test_alone_no_path_is_outlined_as_nothing_is_won_by_it():
    """Rings and long paths bring an extra turn or cost others one: there are no others."""
    outlined = {True: 0, False: 0}
    made = 0
    for view in views(seeds=6):
        alone = len(view.hands) == 1
        made += alone and any(fresh.rings or fresh.paths for fresh in view.fresh)
        shown = arts(pictures()["dorozhki"].scene(view, words()), Domino)
        outlined[alone] += any(art.lit for art in shown)
    assert made, "there was something to outline"
    assert outlined[False]
    assert not outlined[True]
