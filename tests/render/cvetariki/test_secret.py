"""The private picture: which groups are mine, which colour is mine, who my partner is."""

import itertools
import re
from dataclasses import replace

import pytest

from render.art.marks import Chip, Plate
from render.cvetariki.choices import choices
from render.cvetariki.picture import own
from render.registry import pictures
from render.scene import Box, Sprite
from render.speech import LANGUAGES
from tests.engines.walks import settings, walk
from tests.render.reading import arts, labels, texts
from tests.render.samples import words

SETTINGS = [setting for setting in settings() if setting.slug == "cvetariki"]
TEAMS = next(setting for setting in SETTINGS if dict(setting.options)["variant"] == "teams")
HEAD = 166


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_the_list_of_my_groups_is_complete_or_says_how_many_more(setting):
    for visit in itertools.islice(walk(setting, "groups"), 0, None, 3):
        view = setting.game.view_for(visit.step.state, 0)
        if view.outcome is not None:
            continue
        scene = pictures()["cvetariki"].scene(view, words("ru"))
        listed = [
            item for item in scene.items if isinstance(item, Sprite) and item.y < HEAD and isinstance(item.art, Plate)
        ]
        more = [int(label.text[1:]) for label in labels(scene) if label.y < HEAD and re.fullmatch(r"\+\d+", label.text)]
        mine = [choice for choice in choices(view) if choice.colour in own(view)]
        assert len(listed) + sum(more) == len(mine) or (not listed and len(mine) == len(choices(view)))


def test_in_a_team_the_picture_says_which_colour_is_mine_and_whose_the_other_is():
    for visit in itertools.islice(walk(TEAMS, "team"), 1, 12):
        for seat in range(4):
            view = TEAMS.game.view_for(visit.step.state, seat)
            if view.outcome is not None:
                return
            (mine,), (other,) = view.secrets[seat], view.secrets[(seat + 2) % 4]
            table = words("en")
            said = next(text for text in texts(pictures()["cvetariki"].scene(view, table)) if text.startswith("Yours"))
            name = table.name((seat + 2) % 4)
            colours = [table.say("picture-colour", letter=colour) for colour in (mine, other)]
            assert said == f"Yours: {colours[0]}. {name}: {colours[1]}"
            chips = [art.text for art in arts(pictures()["cvetariki"].scene(view, table), Chip)[:2]]
            assert chips == [table.chip(seat), table.chip((seat + 2) % 4)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_the_own_colours_are_named_whole_however_much_time_is_left(setting, language):
    """A partner's name may give way, but something of it stays; the time stands below if the bar has no room."""
    for seed, minutes in itertools.product(range(4), (1, 119, 47 * 60, 7 * 24 * 60)):
        state = next(walk(setting, f"named {seed}")).step.state
        (turn,) = setting.game.to_move(state)
        view = setting.game.view_for(state, turn)
        table = replace(words(language, tuple(f"Muhammed Abdülkerim {n}" for n in range(5))), left=minutes * 60_000)
        scene = pictures()["cvetariki"].scene(view, table)
        (title,) = [label.text for label in labels(scene) if label.on == "bar" and label.y == 58]
        if dict(setting.options)["variant"] == "solo":
            assert title == table.say("cvetariki-picture-clear", count=len(own(view)))
        else:
            assert all(table.say("picture-colour", letter=colour) in title for colour in own(view)), title
        assert dict(setting.options)["variant"] != "teams" or " M" in title, title
        assert sum(table.time_left() in text for text in texts(scene)) == 1


def test_partners_are_bracketed_in_the_table_that_everybody_sees():
    view = TEAMS.game.view_for(next(walk(TEAMS, "team")).step.state, None)
    scene = pictures()["cvetariki"].scene(view, words())
    brackets = [item for item in scene.items if isinstance(item, Box) and item.ink == "muted"]
    assert len(brackets) == 2
    order = [item for item in scene.items if isinstance(item, Sprite) and item.y >= brackets[0].y - 20 and item.x < 100]
    for bracket, pair in zip(brackets, ((0, 2), (1, 3)), strict=True):
        inside = [item for item in order if bracket.y < item.y + item.height // 2 < bracket.y + bracket.height]
        assert [item.art.art.text for item in inside] == [words().chip(seat) for seat in pair]


def test_the_bracket_of_partners_is_seen_whosever_turn_it_is():
    for visit in itertools.islice(walk(TEAMS, "team"), 4):
        scene = pictures()["cvetariki"].scene(TEAMS.game.view_for(visit.step.state, None), words())
        boxes = [item for item in scene.items if isinstance(item, Box)]
        (row,) = [box for box in boxes if box.ink == "ink" and box.width > 700]
        assert all(bracket.x + 10 < row.x for bracket in boxes if bracket.ink == "muted")
