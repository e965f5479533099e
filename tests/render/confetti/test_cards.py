"""Cards of Конфетти: tags never cover a number, the black side stays black, yellow frames have a line of ink."""

import itertools

import pytest

from engines.confetti.live import contestable, take
from engines.confetti.state import Phase, Take
from engines.contract import Context
from engines.randomness import Rng
from render.art.marks import Dashed
from render.art.tokens import Piece, Token
from render.confetti.cards import Face, FreeCard, LitFace
from render.lettering import width
from render.raster.picture import image_of
from render.registry import pictures
from render.scene import Box, Scene, Sprite, sprite
from render.speech import LANGUAGES
from render.theme import Look, Palette, Shade, contrast, inks
from tests.engines.walks import settings, walk
from tests.render.reading import bare
from tests.render.samples import words
from tests.render.test_contract import LONG

SETTING = next(each for each in settings() if each.slug == "confetti" and each.seats == 4)


def views():
    for visit in itertools.islice(walk(SETTING, "cards"), 0, None, 3):
        for seat in (None, *range(SETTING.seats)):
            yield SETTING.game.view_for(visit.step.state, seat)


def test_a_tag_never_lies_on_the_number_of_a_card():
    tagged = 0
    for view in views():
        if view.phase in (Phase.SAND, Phase.KEEP):
            scene = pictures()["confetti"].scene(view, words("en", LONG))
            tags = [item for item in scene.items if isinstance(item, Box) and item.ink == "tag"]
            plates = list(numbers(scene))
            tagged += len(tags)
            for tag, (x, y, wide, tall) in itertools.product(tags, plates):
                apart = tag.x + tag.width <= x or x + wide <= tag.x
                assert apart or tag.y + tag.height <= y or y + tall <= tag.y
    assert tagged


@pytest.mark.parametrize("chosen", ["", "1-25"])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_number_of_a_contested_card_can_be_read(seats, chosen):
    """However many play, and though two letters are needed for each of them."""
    setting, tagged = next(each for each in settings() if (each.slug, each.seats) == ("confetti", seats)), 0
    for visit in itertools.islice(walk(setting, "contests"), 0, 90, 3):
        if visit.step.state.phase is Phase.SAND:
            view = setting.game.view_for(contested(visit.step.state), None)
            scene = pictures()["confetti"].scene(view, words("en", LONG), chosen)
            tags = [item for item in scene.items if isinstance(item, Box) and item.ink == "tag"]
            tagged += len(tags)
            for tag, (x, y, wide, tall) in itertools.product(tags, numbers(scene)):
                assert tag.x + tag.width <= x or x + wide <= tag.x or tag.y + tag.height <= y or y + tall <= tag.y
    assert tagged


def contested(state):
    """Let everybody contest a card that was just taken."""
    for seat in range(state.seats):
        hold = next(contestable(state, seat), None)
        if hold is not None and len(state.hands[seat]) < state.limit:
            state = take(state, seat, Take(hold.card), Context(rng=Rng.of("x"), now=0)).state
    return state


def numbers(scene):
    """Yield where the numbers of the cards are."""
    for item in scene.items:
        art = bare(item.art) if isinstance(item, Sprite) else None
        if isinstance(art, FreeCard) and art.number:
            left, top, plate = list(art.parts())[-1]
            yield item.x + left, item.y + top, *plate.size


@pytest.mark.parametrize("spare", [True, False])
@pytest.mark.parametrize("line", ["line", "lit"])
def test_the_black_side_is_black_in_the_hand_too(spare, line):
    """Also where a piece is part of no set: it is an outline on black, not on white."""
    parts = [art for _, _, art in FreeCard("ROY", 0, 274, 246, black=True, lit="R--", spare=spare, line=line).parts()]
    face = parts[0]
    assert (face.fill if isinstance(face, Dashed) else face.paper) == "bar"
    assert isinstance(face, Face | LitFace | Dashed)
    assert [art.hollow for art in parts[1:]] == [False, True, True]
    assert all(isinstance(art, Piece) for art in parts[1:])


@pytest.mark.parametrize(("shade", "palette"), list(itertools.product(Shade, Palette)))
def test_a_chosen_card_can_be_told_on_any_ground(shade, palette):
    look = Look(shade, palette)
    image = image_of(Scene(140, 130, (sprite(4, 4, LitFace(120, 110)),)), look)
    line = [image.getpixel((x, 60)) for x in range(24)]
    known = inks(look)
    assert known["lit"] in line
    grounds = (known["paper"], known["card"])
    assert all(max(contrast(pixel, ground) for pixel in line) >= 3 for ground in grounds)


@pytest.mark.parametrize(("shade", "palette"), list(itertools.product(Shade, Palette)))
def test_a_hollow_circle_is_drawn_in_a_line_that_can_be_seen(shade, palette):
    look = Look(shade, palette)
    for colour in "ROYGCBV":
        image = image_of(Scene(80, 80, (sprite(0, 0, Token(colour, 80, hollow=True), "card"),), ground="card"), look)
        seen = {pixel for _, pixel in image.getcolors(10_000)}
        assert max(contrast(pixel, inks(look)["card"]) for pixel in seen) >= 3, colour
        assert inks(look)[f"{colour}-line"] in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sand_does_not_touch_the_title(language):
    for view in views():
        if view.phase is Phase.SAND and view.viewer is None:
            scene = pictures()["confetti"].scene(view, words(language), "1-25")
            bars = [item for item in scene.items if isinstance(item, Box) and item.ink == "bar-soft"]
            titles = [item for item in scene.items if getattr(item, "align", "") == "right" and item.y < 100]
            left = min(item.x - width(item.text, item.size, item.weight) for item in titles)
            assert bars[0].x + bars[0].width <= left - 24
            return
