"""Scores and results in words, for a page that sets text itself; the picture is then the board alone."""

from dataclasses import fields, replace

import pytest

from engines.cvetariki.state import Variant
from render.contract import Pictures
from render.registry import pictures
from render.scene import Label
from tests.engines.walks import walk
from tests.render.samples import one_setting_a_variant, words
from tests.render.test_titles import LONG

IN_PICTURES = {field.name: field.default for field in fields(Pictures)}["standings"]
WORDED = [slug for slug, drawn in pictures().items() if drawn.standings is not IN_PICTURES]
SETTINGS = [setting for setting in one_setting_a_variant() if setting.slug in WORDED]
EVERY_VARIANT = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)


def views(setting, seed="words"):
    return [setting.game.view_for(visit.step.state, None) for visit in walk(setting, seed)]


@EVERY_VARIANT
def test_the_scores_have_every_player_and_one_shape_for_the_whole_game(setting):
    drawn, shapes = pictures()[setting.slug], set()
    for view in views(setting)[:-1]:
        found = drawn.standings(view, words())
        shapes.add((len(found.rows), {len(row.cells) for row in found.rows}.pop(), len(found.heads), len(found.seats)))
        for row in found.rows:
            assert len(row.cells) in (0, len(found.heads) + len(found.seats))
    assert len(shapes) == 1, "what is beside the board never changes its size"
    assert setting.slug == "cvetris" or found.rows[0].title == words().name(found.rows[0].seat)


def has_its_tray(view) -> bool:
    """Tell whether the dice of Cvetris are there. A picture leaves their room out without them, a page does not."""
    return not hasattr(view, "shapes") or bool(view.shapes or view.colours)


def test_the_dice_of_cvetris_keep_their_room_on_a_page():
    setting = next(setting for setting in SETTINGS if setting.slug == "cvetris")
    drawn, apart = pictures()["cvetris"], replace(words(), apart=True)
    running = views(setting)[:-1:7]
    assert {has_its_tray(view) for view in running} == {True, False}
    assert len({drawn.scene(view, apart).height for view in running}) == 1


def test_the_table_of_colour_paths_has_all_its_room_on_a_page_from_the_first_card_on():
    drawn, apart = pictures()["dorozhki"], replace(words(), apart=True)
    for setting in SETTINGS:
        if setting.slug == "dorozhki":
            felts = {drawn.scene(view, apart).items[0] for view in views(setting)[:-1:3]}
            assert len({(felt.y, felt.height) for felt in felts}) == 1, "the hand below it stays where it is"


@EVERY_VARIANT
def test_beside_the_words_the_picture_is_the_board_alone(setting):
    drawn, apart = pictures()[setting.slug], replace(words(), apart=True)
    for view in views(setting)[:-1:7]:
        whole, alone = drawn.scene(view, words()), drawn.scene(view, apart)
        # Whoever watches is shown no places in Colour Paths (dorozhki/test_steady.py).
        pressed = [] if setting.slug == "dorozhki" else [region.move for region in whole.regions]
        assert [region.move for region in alone.regions] == pressed
        if has_its_tray(view) and setting.slug != "dorozhki":  # a table that grows has all of its room on a page
            from_top = 340 if setting.slug == "cvetris" else 0  # above are the dice, which a page shows larger
            assert from_top or alone.regions == whole.regions
            below = {item for item in alone.items if item.bottom > from_top}
            assert below < set(whole.items), "the same things in the same places, and fewer"
        top = alone.bands[0]
        assert all(item.bottom > top for item in alone.items if isinstance(item, Label)), "no header"
        assert alone.bands[1] == alone.bands[2], "and no scores below it"


@EVERY_VARIANT
def test_the_end_says_who_won_why_the_places_and_what_decided_it(setting):
    past = views(setting)
    view, table = past[-1], replace(words(), past=lambda: past)
    found = pictures()[setting.slug].result(view, table)
    assert found.won == bool(view.outcome.winners)
    # Alone for points there is nobody to win against (test_alone.py).
    for_points = setting.seats == 1 and setting.slug in ("confetti", "cvetris")
    assert for_points or all(words().name(seat) in found.verdict for seat in view.outcome.winners)
    has_one_winner = len(view.outcome.winners) == 1 and not for_points
    assert found.own == (words().say("picture-won-own") if has_one_winner else "")
    assert found.reason
    if getattr(view, "variant", None) is not Variant.SOLO:
        places = [row.place for row in found.standings.rows]
        assert places == sorted(places)
        won = [row.strong for row in found.standings.rows]
        assert won == sorted(won, reverse=True)
    for _, values in found.course.lines:
        assert len(values) == (len(view.gains) + 1 if setting.slug == "confetti" else len(past))
    said = [found.verdict, found.reason, *(row.title + row.note for row in found.standings.rows)]
    said += found.decided.lines if found.decided else ()
    assert not any(0xE000 <= ord(letter) < 0xE100 for text in said for letter in text), "symbols, not marks"


@EVERY_VARIANT
def test_what_decided_it_names_people_whole(setting):
    """The final picture cuts names where they do not fit; a page has room."""
    courses = [views(setting, f"whole {seed}") for seed in range(4)]
    ends = [(past[-1], replace(words("ru", LONG), past=lambda past=past: past)) for past in courses]
    found = [pictures()[setting.slug].result(*end).decided for end in ends]
    said = " ".join(line for each in found if each for line in each.lines)
    assert "…" not in said
    if setting.slug == "cvetariki":
        assert any(name in said for name in LONG)


def test_tokens_are_symbols():
    setting = next(each for each in SETTINGS if each.slug == "cvetariki")
    found = pictures()["cvetariki"].standings(views(setting)[0], words())
    assert "".join(head.text for head in found.heads) == "▲★✚◆■✱"
