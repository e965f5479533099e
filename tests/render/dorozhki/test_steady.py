"""On a page nothing is turned or changes places from move to move, nor when somebody looks back."""

import itertools
from dataclasses import replace

import pytest

from render.art.marks import Dashed
from render.dorozhki.cards import Domino, Ghost
from render.registry import pictures
from render.scene import Sprite
from tests.engines.walks import settings, walk
from tests.render.reading import bare
from tests.render.samples import words

SETTINGS = [setting for setting in settings() if setting.slug == "dorozhki"]
APART = replace(words(), apart=True)


def course(setting, seed, seat):
    """Return what a seat sees of a game, position by position."""
    seen = [setting.game.view_for(visit.step.state, seat) for visit in walk(setting, f"steady {seed}")]
    return [view for view in seen if view.outcome is None]


def facing(view, said):
    """Return how the first card lies."""
    scene = pictures()["dorozhki"].scene(view, said)
    items = [bare(item.art) for item in scene.items if isinstance(item, Sprite)]
    return next((art.facing for art in items if isinstance(art, Domino)), None) if view.laid else None


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_scores_keep_the_order_of_the_seats_whoever_is_on_move(setting):
    for seat in (*range(setting.seats), None):
        rows = {
            tuple(row.seat for row in pictures()["dorozhki"].standings(view, APART).rows)
            for view in course(setting, 0, seat)
        }
        assert len(rows) == 1, (seat, rows)


def test_who_looks_back_finds_the_table_as_they_left_it():
    for setting, seed in itertools.product(SETTINGS, range(2)):
        seen = course(setting, seed, 0)
        latest = replace(APART, latest=seen[-1])
        assert len({facing(view, latest) for view in seen if view.laid}) == 1


def test_a_growing_table_is_turned_once_or_twice_at_most():
    turns, moves = 0, 0
    for setting, seed in itertools.product(SETTINGS, range(3)):
        ways = [facing(view, APART) for view in course(setting, seed, 0) if view.laid]
        changes = sum(one != other for one, other in itertools.pairwise(ways))
        assert changes <= 2
        turns, moves = turns + changes, moves + len(ways)
    assert turns < moves / 20


def test_who_watches_or_looks_back_is_offered_nothing_on_the_page():
    """Places and counts are for whoever may press them."""
    setting = next(each for each in SETTINGS if each.seats == 3)
    offered = 0
    for seat in (0, None):
        seen = course(setting, 0, seat)
        for view in seen:
            live, later = (
                pictures()["dorozhki"].scene(view, said) for said in (APART, replace(APART, latest=seen[-1]))
            )
            offered += bool(live.regions)
            for scene in (later,) if seat is not None else (live, later):
                arts = [bare(item.art) for item in scene.items if isinstance(item, Sprite)]
                assert not any(isinstance(art, Ghost | Dashed) for art in arts)
                assert not any(art.faint for art in arts if isinstance(art, Domino))
                assert not scene.regions
                held = len(view.hands[seat]) if seat is not None else 0
                assert sum(isinstance(art, Domino) for art in arts) == len(view.laid) + held
    assert offered, "on their own turn they choose"
