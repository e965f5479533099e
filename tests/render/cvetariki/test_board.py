"""Numbers on the board match the buttons; what just changed is outlined; only the viewer's own tokens are ringed."""

from render.art.marks import Plate
from render.cvetariki.board import Place
from render.cvetariki.choices import choices
from render.registry import pictures
from render.sprites.stamps import Haloed
from tests.engines.walks import settings, walk
from tests.render.samples import words

SETTING = next(setting for setting in settings() if setting.name == "cvetariki-variant=classic-3p")


def views(seat=None):
    return [SETTING.game.view_for(visit.step.state, seat) for visit in walk(SETTING, "board")]


def drawn(view, chosen=""):
    return pictures()["cvetariki"].scene(view, words(), chosen)


def arts(scene, kind):
    found = (getattr(item, "art", None) for item in scene.items)
    plain = (art.art if isinstance(art, Haloed) else art for art in found)
    return [art for art in plain if isinstance(art, kind)]


def test_every_legal_group_has_one_number_and_no_other():
    for visit in walk(SETTING, "board"):
        state = visit.step.state
        view = SETTING.game.view_for(state, None)
        legal = {
            SETTING.game.format_move(m) for s in SETTING.game.to_move(state) for m in SETTING.game.legal_moves(state, s)
        }
        assert {choice.move for choice in choices(view)} == legal
        if legal:
            assert sorted(plate.text for plate in arts(drawn(view), Plate)) == sorted(c.label for c in choices(view))


def test_numbers_run_from_the_left_then_from_the_bottom():
    for view in views()[::5]:
        names = [(choice.move[0], int(choice.move[1:])) for choice in choices(view)]
        assert names == sorted(names)


def test_the_plate_sits_on_the_highest_token_of_the_colour():
    for view in views()[::5]:
        for choice in choices(view):
            coloured = [cell for cell in choice.cells if view.columns[cell.column][cell.row] == choice.colour]
            assert choice.plate in coloured
            assert choice.plate.row == max(cell.row for cell in coloured)


def test_the_tokens_that_fell_lie_on_a_ground_of_their_own():
    for view in views():
        fell = [art for art in arts(drawn(view), Place) if art.fell]
        if view.outcome is None:
            assert len(fell) == (len(view.last.fell) if view.last else 0)


def test_a_private_board_rings_the_own_colour_and_darkens_its_plates():
    for view in views(seat=1)[:-1]:
        scene = drawn(view)
        (own,) = view.secrets[1]
        assert {art.kind for art in arts(scene, Place) if art.ringed} <= {own}
        mine = {choice.label for choice in choices(view) if choice.colour == own}
        assert {plate.text for plate in arts(scene, Plate) if plate.dark} == mine


def test_a_public_board_rings_nothing():
    for view in views()[:-1]:
        assert not any(art.ringed for art in arts(drawn(view), Place))
        assert not any(plate.dark for plate in arts(drawn(view), Plate))


def test_the_chosen_group_gets_a_yellow_line():
    view = views()[3]
    plain, chosen = drawn(view), drawn(view, choices(view)[0].move)
    assert any(getattr(item, "ink", "") == "lit" for item in set(chosen.items) - set(plain.items))


def test_the_outline_of_a_group_has_all_its_tokens_but_a_joker_of_several_groups_is_pressed_with_none():
    shared = 0
    for view in views():
        for choice, region in zip(choices(view), drawn(view).regions, strict=True):
            shared += len(region.shared)
            assert len({*region.boxes, *region.shared}) == len(choice.cells)
            assert not set(region.shared) & {box for other in drawn(view).regions for box in other.boxes}
    assert shared
