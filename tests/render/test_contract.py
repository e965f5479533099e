"""The contract of a game's pictures, checked for every game that has pictures."""

import itertools
from dataclasses import replace

import pytest

from engines.randomness import Rng
from engines.registry import games
from render.art.marks import Chip
from render.lettering import width
from render.raster.picture import picture
from render.registry import pictures
from render.scene import Label
from render.speech import LANGUAGES
from render.theme import LEAST_FOR_TEXT, TEXTS, Look, Palette, Shade, contrast, inks
from tests.engines.twins import twins
from tests.engines.walks import walk
from tests.render.reading import arts, pale_signs
from tests.render.samples import NAMES, one_setting_a_variant, words

SETTINGS = [setting for setting in one_setting_a_variant() if setting.slug in pictures()]
EVERY_VARIANT = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
LONG = tuple(f"Александр-Константин {number}-й" for number in range(1, 8))
STRANGE = ("🙂", "דניאל כהן", "\u202eevil", "a\u0301\u0301\u0301", "", "漢字", "W" * 60)
MOST_ALT = 1_024  # Discord's limit


def sample(setting, seed, count):
    """Return states of a random game: `count` on the way, and always the first ones and the last."""
    states = [visit.step.state for visit in walk(setting, seed)]
    chosen = {0, 1, 2, len(states) - 1, *range(0, len(states), max(1, len(states) // count))}
    return [states[number] for number in sorted(chosen)]


@EVERY_VARIANT
def test_every_view_of_every_phase_can_be_drawn_and_stays_inside_the_picture(setting):
    game, drawn = setting.game, pictures()[setting.slug]
    names = itertools.cycle([NAMES, LONG, STRANGE])
    for state, language in zip(sample(setting, "draw", 9), itertools.cycle(LANGUAGES)):
        table = words(language, next(names))
        for seat in (None, 0, setting.seats - 1):
            scene = drawn.scene(game.view_for(state, seat), table)
            assert scene.width in (900, 1080)
            for item in scene.items:
                if isinstance(item, Label):
                    wide = width(item.text, item.size, item.weight)
                    left = item.x - {"left": 0, "middle": wide // 2, "right": wide}[item.align]
                    assert left >= 0, item
                    assert left + wide <= scene.width, item
                    assert 0 <= item.y <= scene.height, item
            if seat != 0:
                assert picture(scene, Look(Shade.DARK if seat else Shade.LIGHT)).startswith(b"\x89PNG")


@EVERY_VARIANT
def test_text_in_pictures_is_large_enough_for_a_phone(setting):
    for state in sample(setting, "size", 3):
        for seat in (None, 0):
            scene = pictures()[setting.slug].scene(setting.game.view_for(state, seat), words())
            assert all(item.size >= 24 for item in scene.items if isinstance(item, Label))


@EVERY_VARIANT
def test_words_are_written_only_in_inks_that_can_be_read(setting):
    """The table in the theme is complete: no picture writes in any other ink, or on any other ground."""
    for state in sample(setting, "inks", 6):
        for seat in (None, 0, *sorted(setting.game.to_move(state))):
            scene = pictures()[setting.slug].scene(setting.game.view_for(state, seat), words())
            for item in scene.items:
                if isinstance(item, Label):
                    assert item.on in TEXTS.get(item.ink, ()), item


@EVERY_VARIANT
def test_every_sign_can_be_seen(setting):
    for state in sample(setting, "signs", 4):
        for seat, shade in itertools.product((None, 0), Shade):
            scene = pictures()[setting.slug].scene(setting.game.view_for(state, seat), words())
            assert pale_signs(scene, Look(shade)) == []


@EVERY_VARIANT
def test_the_letters_of_chips_can_be_read(setting):
    """They are part of the art, not labels: who has had their turn is pale, and still to be read."""
    chips = set()
    for state in sample(setting, "chips", 6):
        for seat in (None, 0):
            chips.update(arts(pictures()[setting.slug].scene(setting.game.view_for(state, seat), words()), Chip))
    assert chips
    for chip, shade, palette in itertools.product(chips, Shade, Palette):
        known = inks(Look(shade, palette))
        ground, letters = (chip.ink, chip.paper) if chip.filled else (chip.paper, chip.ink)
        assert contrast(known[letters], known[ground]) >= LEAST_FOR_TEXT, chip


@EVERY_VARIANT
def test_every_region_plays_a_legal_move(setting):
    game, drawn = setting.game, pictures()[setting.slug]
    for state in sample(setting, "regions", 8):
        for seat in sorted(game.to_move(state)):
            legal = set(game.legal_moves(state, seat))
            scene = drawn.scene(game.view_for(state, seat), words())
            labels = [region.label for region in scene.regions]
            assert len(set(labels)) == len(labels)
            for region in scene.regions:
                if region.look:
                    assert drawn.scene(game.view_for(state, seat), words(), region.move).regions
                else:
                    assert game.parse_move(region.move) in legal
                for x, y, wide, tall in region.boxes:
                    assert 0 <= x < x + wide <= scene.width
                    assert 0 <= y < y + tall <= scene.height


@EVERY_VARIANT
def test_a_public_picture_does_not_depend_on_secrets(setting):
    """Non-interference, on bytes: picture, text board and alt text; films are made of public views only."""
    game, drawn = setting.game, pictures()[setting.slug]
    for number, state in enumerate(sample(setting, "secrets", 4)):
        for seat in (None, 0):
            shown = everything(drawn, game.view_for(state, seat))
            for twin in itertools.islice(twins(setting, state, seat, Rng.of("twins", number)), 2):
                assert everything(drawn, game.view_for(twin, seat)) == shown


def everything(drawn, view):
    table = words()
    return (
        picture(drawn.scene(view, table), Look()),
        drawn.scene(view, table).regions,
        drawn.scene(view, replace(table, apart=True)),
        drawn.standings(view, table),
        drawn.result(view, table),
        drawn.text(view, table),
        drawn.alt(view, table),
    )


@EVERY_VARIANT
@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_are_short_and_complete_in_every_language(setting, language):
    game = setting.game
    for state in sample(setting, "alt", 4):
        for seat in (None, 0):
            view = game.view_for(state, seat)
            alt = pictures()[setting.slug].alt(view, words(language))
            assert 10 < len(alt) <= MOST_ALT
            assert "\n" not in alt
            assert pictures()[setting.slug].text(view, words(language))


def test_every_game_has_pictures():
    assert set(pictures()) == set(games())
