"""One name for one thing: what a button is called stands in the picture, and touching it there does the same."""

import itertools
import re

from bot.artist import drawn, text_board
from bot.screens.language import Line
from bot.tables.turns import Position
from bot.texts import Texts, Words
from engines.confetti.state import Phase
from render.theme import Look
from tests.bot.screens.test_game_screens import EVERY_SETTING, NAMES, screens_of, table, visits
from tests.engines.walks import settings, walk
from tests.render.reading import texts

TEXTS = Texts.load()


def words(setting):
    return Words(TEXTS, "en", NAMES[: setting.seats])


def called(button, said):
    return said.line(button.label) if isinstance(button.label, Line) else button.label


def meant(press):
    """Return what a press names, without what kind of press it is."""
    return press.lstrip("#?!").upper()


@EVERY_SETTING
def test_picture_button_and_region_have_one_name_for_one_thing(setting):
    said = words(setting)
    for visit in visits(setting, step=12):
        position = Position(table=table(setting), state=visit.step.state)
        for seat in sorted(setting.game.to_move(visit.step.state))[:1]:
            for screen, _private in screens_of(position, seat):
                if screen.drawing is not None:
                    agree(screen, drawn(screen.drawing, said, Look(), lambda: 0).scene, said)


def agree(screen, scene, said):
    seen = set(texts(scene))
    regions = {region.move.upper(): region.label for region in scene.regions if not region.look}
    for button in itertools.chain(*screen.choices):
        name = called(button, said)
        if isinstance(button.label, str):
            # A cell is named by its column and its row, which stand at the edges of the picture.
            assert name in seen or all(part in seen for part in re.findall("[A-Z]+|[0-9]+", name)), name
        # "Draw here" plays what is chosen; its parts have their own names.
        names_it = isinstance(button.label, str) or button.label.key.startswith("cvetris-die")
        if names_it and meant(button.press) in regions and not button.press.startswith("?"):
            assert regions[meant(button.press)] in name, (button, regions)


def test_the_cards_to_keep_are_numbered_alike_in_picture_buttons_regions_alt_text_and_text_board():
    setting = next(each for each in settings() if each.slug == "confetti" and each.seats == 4)
    said = words(setting)
    found = 0
    for visit in itertools.chain(walk(setting, "hand"), walk(setting, "keep")):
        state = visit.step.state
        for seat in state.waiting if state.phase is Phase.KEEP else ():
            position = Position(table=table(setting), state=state)
            screen = screens_of(position, seat)[1][0]
            numbers = [button.label for row in screen.choices[:-1] for button in row]
            if not numbers:
                continue
            found += 1
            picture = drawn(screen.drawing, said, Look(), lambda: 0)
            assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
            assert [region.label for region in picture.scene.regions] == numbers
            for number in numbers:
                assert f"Card {number}: " in picture.alt
                assert f"Card {number}: " in text_board(screen.drawing, said)
    assert found
