"""First what a player does, then what comes of it; and everything keeps its place."""

from itertools import pairwise

import pytest

from engines.cvetariki.board import ROWS
from engines.dorozhki.news import LAYS, What
from render.confetti.cards import FreeCard
from render.cvetariki.board import Place
from render.cvetris.art import Spot
from render.dorozhki.cards import Domino
from render.films.story import SHOWN_MS, THEN_MS
from render.parts.contour import Bend
from render.scene import Box, Sprite
from tests.render.films.test_films import SETTINGS, film_of, heading, labels, states, story_of, texts


def setting_of(name):
    return next(setting for setting in SETTINGS if setting.name.startswith(name))


def sprites(frame, kind):
    """Return the art of a kind in a frame, by place."""
    arts = [
        (item.x, item.y, getattr(item.art, "art", item.art)) for item in frame.scene.items if isinstance(item, Sprite)
    ]
    return {(x, y): art for x, y, art in arts if isinstance(art, kind)}


def test_cvetariki_shows_the_group_before_it_goes():
    setting = setting_of("cvetariki-variant=classic")
    views = story_of(setting, states(setting)).views
    frames = film_of(setting)[1:-1]
    assert len(frames) == 2 * (len(views) - 1)
    for (before, after), shown, then in zip(pairwise(views), frames[::2], frames[1::2], strict=True):
        assert (shown.ms, then.ms) == (SHOWN_MS, THEN_MS)
        seen = {place: art.kind for place, art in sprites(shown, Place).items() if art.kind and not faint(shown, place)}
        assert len(seen) == after.last.tokens, "everything but the group is faint"
        assert set(seen.values()) <= {after.last.colour, "*"}
        assert then.veil is None
        assert columns(sprites(shown, Place)) == before.columns
        assert columns(sprites(then, Place)) == after.columns
        assert sprites(shown, Bend), "the group is outlined"


def faint(frame, place):
    pitch = sprites(frame, Place)[place].pitch
    return under(frame.veil, place, (pitch, pitch))


def columns(places):
    """Read the board from a frame: its columns, bottom up."""
    xs, ys = sorted({x for x, _ in places}), sorted({y for _, y in places}, reverse=True)
    assert len(ys) == ROWS
    return tuple("".join(places[x, y].kind for y in ys) for x in xs)


def test_the_caption_of_cvetariki_has_the_name_and_below_it_what_they_pop():
    setting = setting_of("cvetariki-variant=classic")
    views = story_of(setting, states(setting)).views
    for view, frame in zip(views[1:], film_of(setting)[1:-1:2], strict=True):
        name, below = heading(frame)[:2]
        assert name == ("Анна", "Boris", "Deniz", "Mira", "Ольга")[view.last.seat]
        assert below == f"pops × {view.last.tokens}"


def test_dorozhki_lays_a_card_first_and_lights_what_it_made_after_that():
    setting = setting_of("dorozhki-variant=classic-even-start=False")
    positions = states(setting, "a")  # a game with a ring and with a path that earns a turn
    told = [(view, news) for view in story_of(setting, positions).views[1:] for news in view.happened]
    opening, *frames, _card = film_of(setting, positions)
    assert not around_the_cards(opening)
    frames = [frame for frame in frames if frame.ms == THEN_MS]
    assert len(frames) == len(told)
    earned = 0
    for (view, news), frame in zip(told, frames, strict=True):
        lit = any(art.lit for art in sprites(frame, Domino).values())
        if news.what in LAYS:
            assert around_the_cards(frame), "the card is outlined"
            assert not lit
        elif news.what in (What.EXTRA_PATH, What.RING_TAKES) and view.outcome is None:
            earned += 1
            assert lit
    assert earned == 2


def around_the_cards(frame):
    """Return what is on the table besides the cards."""
    room = next(item for item in frame.scene.items if isinstance(item, Box) and item.ink == "well")
    on_table = [item for item in frame.scene.items if room.y < item.y < room.y + room.height]
    return [item for item in on_table if (item.x, item.y) not in sprites(frame, Domino)]


def test_dorozhki_shows_the_card_alone_before_the_table_with_it():
    setting = setting_of("dorozhki-variant=classic-even-start=False")
    seen = 0
    for before, shown, then in triples(film_of(setting)):
        cards = sprites(shown, Domino)
        clear = {place for place, art in cards.items() if not under(shown.veil, place, art.size)}
        assert clear == cards.keys() - sprites(before, Domino).keys()
        assert len(clear) == 1
        assert then.scene == shown.scene
        seen += 1
    assert seen > 10


def triples(frames):
    """Return every frame with a veil, between the frames before and after it."""
    assert frames[-1].veil is frames[0].veil is None
    return [(frames[at - 1], frame, frames[at + 1]) for at, frame in enumerate(frames) if frame.veil is not None]


def under(veil, place, size):
    """Whether the middle of what is at a place is faint."""
    x, y = (edge + length // 2 for edge, length in zip(place, size, strict=True))

    def inside(span):
        return span[0] <= x < span[2] and span[1] <= y < span[3]

    return inside(veil.span) and not any(map(inside, veil.holes))


def test_dorozhki_counts_a_card_that_a_ring_brings_after_the_ring_is_told():
    setting = setting_of("dorozhki-variant=classic-even-start=False")
    positions = states(setting, "a")
    told = [(view, news) for view in story_of(setting, positions).views[1:] for news in view.happened]
    frames = [frame for frame in film_of(setting, positions)[1:-1] if frame.ms == THEN_MS]
    at = next(number for number, (_, news) in enumerate(told) if news.what is What.RING_TAKES)
    seat = told[at][1].seat
    laid, taken = (int(points(frames[number])[seat]) for number in (at - 1, at))
    assert taken == laid + 1


def test_dorozhki_keeps_every_card_where_it_was_laid():
    """The scale of a film never jumps."""
    for name in ("dorozhki-variant=classic-even-start=False", "dorozhki-variant=classic-even-start=True"):
        table = {}
        for frame in film_of(setting_of(name))[:-1]:
            now = {place: (art.ends, art.wiring, art.unit) for place, art in sprites(frame, Domino).items()}
            assert table.items() <= now.items()
            table = now
        assert len({unit for _, _, unit in table.values()}) == 1


@pytest.mark.parametrize("seed", range(4))
def test_the_table_of_a_dorozhki_film_is_as_large_as_its_room_allows(seed):
    """Turned by a quarter, if that is larger."""
    *_, last, _card = film_of(setting := setting_of("dorozhki"), states(setting, f"turned {seed}"))
    cards = sprites(last, Domino)
    (unit,) = {art.unit for art in cards.values()}
    room = next(item for item in last.scene.items if isinstance(item, Box) and item.ink == "well")
    spans = [(at[side], at[side] + art.size[side]) for side in (0, 1) for at, art in cards.items()]
    half = len(cards)
    wide, tall = (
        (max(end for _, end in part) - min(start for start, _ in part)) / unit for part in (spans[:half], spans[half:])
    )
    fitting = [min(room.width / (a + 0.6), room.height / (b + 0.6)) for a, b in ((wide, tall), (tall, wide))]
    assert unit == min(64, int(max(fitting)))


def test_cvetris_draws_a_figure_first_and_counts_it_after_that():
    setting = setting_of("cvetris")
    views = story_of(setting, states(setting)).views
    drawn = [pair for pair in pairwise(views) if pair[0].sheets != pair[1].sheets]
    frames = film_of(setting)[1:-1]
    earlier = set()
    for (before, after), shown, then in zip(drawn, frames[::2], frames[1::2], strict=False):
        coloured = [{place for place, art in sprites(frame, Spot).items() if art.colour} for frame in (shown, then)]
        assert coloured[0] == coloured[1]
        assert (shown.ms, then.ms, then.veil) == (SHOWN_MS, THEN_MS, None)
        clear = {place for place in coloured[0] if not under(shown.veil, place, sprites(shown, Spot)[place].size)}
        assert coloured[0] - earlier <= clear
        (drew,) = (
            new.fresh for old, new in zip(before.sheets, after.sheets, strict=True) if old.columns != new.columns
        )
        assert len(clear) == len({*drew.figure, *drew.patches}), "everything but the last turn is faint"
        earlier = coloured[1]
        assert points(shown) == [str(worth.total) for worth in before.worths]
        assert points(then) == [str(worth.total) for worth in after.worths]


def points(frame):
    """Return the points beside the names, in the order of the seats."""
    return [label.text for label in labels(frame) if label.weight == 800 and label.y > 60]


def test_confetti_outlines_the_card_that_was_taken_and_scores_a_round_before_its_points():
    setting = setting_of("confetti-pace=async")
    frames = film_of(setting)[1:-1]
    takes = [frame for frame in frames if "takes a card" in heading(frame)[0]]
    assert takes
    for frame in takes:
        assert [art.line for art in sprites(frame, FreeCard).values()].count("ink") == 1
    returned = 0
    for before, shown, then in triples(film_of(setting)):
        (moved,) = (art for place, art in sprites(shown, FreeCard).items() if not under(shown.veil, place, art.size))
        assert moved.line == "ink"
        held = [[art.card for art in sprites(frame, FreeCard).values()] for frame in (before, then)]
        assert held[0] != held[1]
        assert then.veil is None
        returned += "puts a card back" in heading(shown)[0]
    assert returned
    scored = [(one, other) for one, other in pairwise(frames) if "scores" in heading(one)[0] == heading(other)[0]]
    assert scored
    for one, other in scored:
        assert any(art.lit for art in sprites(one, FreeCard).values()) or not sprites(one, FreeCard)
        assert not any(text.startswith("+") for text in texts(other))
