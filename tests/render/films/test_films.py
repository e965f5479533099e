"""The film of every game: what it shows, in which order, and what it never shows."""

import itertools
import re
from dataclasses import replace

import pytest

from engines.randomness import Rng
from render.art.tokens import Token
from render.dorozhki.cards import Domino
from render.films import Story, gif, paced
from render.films.furniture import FOOT, HEAD, Page, progress
from render.films.story import BRIEFEST_MS, LAST_MS, LONGEST_MS, RESTS_MS, Frame
from render.raster.picture import image_of, letters_at
from render.registry import pictures
from render.scene import Label, Scene, Sprite
from render.speech import LANGUAGES
from render.sprites.stamps import Grounded
from render.theme import Look, Shade, inks
from tests.engines.twins import twins
from tests.engines.walks import settings, walk
from tests.render.films.decoded import wrong_frames
from tests.render.reading import bare, pale_signs
from tests.render.samples import NAMES, one_setting_a_variant, words

SETTINGS = one_setting_a_variant()
EVERY_VARIANT = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
LONG = tuple(f"Александр-Константин {number}-й" for number in range(1, 8))
STRANGE = ("🙂", "דניאל כהן", "\u202eevil", "a\u0301\u0301\u0301", "", "漢字", "W" * 60)
SMALLEST = 20
"""15 px on a phone."""


def states(setting, seed="films"):
    return [visit.step.state for visit in walk(setting, seed)]


def story_of(setting, positions, **facts):
    views = tuple(setting.game.view_for(state, None) for state in positions)
    outcome = setting.game.outcome(positions[-1])
    return Story(views=views, **({"moves": len(views) - 1, "table": "7K3", "outcome": outcome} | facts))


def film_of(setting, positions=None, table=None, **facts):
    story = story_of(setting, positions or states(setting), **facts)
    return list(pictures()[setting.slug].film(story, table or words()))


def labels(frame):
    return [item for item in frame.scene.items if isinstance(item, Label)]


def texts(frame):
    return [label.text for label in labels(frame)]


def heading(frame):
    """Return the words beside the chip, line by line."""
    rows = itertools.groupby((label for label in labels(frame) if label.y < 60), key=lambda label: label.y)
    return [" ".join(label.text.strip() for label in row) for _, row in rows]


@EVERY_VARIANT
def test_a_film_is_seen_as_it_is_drawn(setting):
    look = Look(Shade.DARK) if setting.seats % 2 else Look()
    positions = states(setting)
    frames = film_of(setting, positions[-25:], start=max(0, len(positions) - 25), moves=len(positions) - 1)
    assert wrong_frames(gif(frames, look), frames, look) == []


@EVERY_VARIANT
def test_a_film_has_one_size_from_the_first_frame_to_the_last(setting):
    assert len({(frame.scene.width, frame.scene.height) for frame in film_of(setting)}) == 1


def shown(frame):
    """Return the edges of what is between the caption and the progress bar: left, right, lower."""
    lowest = frame.scene.height - FOOT
    places = [(item.x, item.y, *size_of(item)) for item in frame.scene.items if not isinstance(item, Label)]
    inside = [(x, x + wide, y + tall) for x, y, wide, tall in places if y >= HEAD and y + tall <= lowest]
    lefts, rights, lowers = zip(*inside, strict=True)
    return min(lefts), max(rights), max(lowers)


def size_of(item):
    return item.art.size if isinstance(item, Sprite) else (item.width, item.height)


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
def test_the_board_fills_its_frame_however_many_play(setting):
    beginning = [visit.step.state for visit in itertools.islice(walk(setting, "films"), 2)]
    first = film_of(setting, beginning, outcome=None)[0]
    width, height = first.scene.width, first.scene.height
    left, right, lower = shown(first)
    assert right - left >= width * 0.6
    assert abs(left - (width - right)) <= 8, "in the middle"
    assert height - FOOT - lower <= height / 6


@pytest.mark.parametrize("width", [300, 480])
@pytest.mark.parametrize("moves", [4, 29, 177])
def test_the_progress_bar_is_in_one_piece_from_the_first_move_on(moves, width):
    page, ink = Page(width), inks(Look())["ink"]
    for number in (*range(min(14, moves)), moves - 1, moves):
        bar = image_of(Scene(width, page.px(FOOT), tuple(progress(page, words(), 0, number, moves))), Look())
        px = bar.load()
        dark = [[x for x in range(width) if px[x, y] == ink] for y in range(bar.height)]
        assert any(dark) is bool(number)
        assert all(row == list(range(row[0], row[-1] + 1)) for row in dark if row)


@EVERY_VARIANT
@pytest.mark.parametrize("wide", [120, 480, 960])
def test_a_film_can_have_any_width(setting, wide):
    story = story_of(setting, states(setting)[-3:])
    for frame in pictures()[setting.slug].film(story, words(), wide):
        assert frame.scene.width == wide


@EVERY_VARIANT
def test_everything_written_stays_inside_the_frame_and_is_large_enough_for_a_phone(setting):
    positions = states(setting)[-12:]
    for language, names in itertools.product(LANGUAGES, (NAMES, LONG, STRANGE)):
        for frame in film_of(setting, positions, words(language, names)):
            for label in labels(frame):
                left, top, right, bottom = letters_at(label)
                assert left >= 0, label
                assert right <= frame.scene.width, label
                assert top >= 0, label
                assert bottom <= frame.scene.height, label
                assert label.size >= SMALLEST, label


@EVERY_VARIANT
def test_a_long_name_is_cut_but_never_the_verb_or_the_number(setting):
    short = tuple(f"Ы{number}" for number in range(1, 8))
    for language in LANGUAGES:
        told = [film_of(setting, states(setting)[:25], words(language, names)) for names in (LONG, short)]
        for long_frame, short_frame in zip(*told, strict=True):
            for long_line, short_line in zip(heading(long_frame)[:2], heading(short_frame)[:2], strict=True):
                assert without_names(long_line) == without_names(short_line)


def without_names(line):
    return re.sub(r"Ал[^…,]*?(…|-й)|Ы\d", "NAME", line)


@EVERY_VARIANT
@pytest.mark.parametrize("shade", Shade)
def test_every_sign_of_a_film_can_be_seen(setting, shade):
    assert not any(pale_signs(frame.scene, Look(shade)) for frame in film_of(setting))


def test_a_short_name_leaves_its_room_to_a_long_one():
    setting = next(each for each in SETTINGS if each.slug == "dorozhki" and each.seats > 1)
    one, every = (tallied(setting, names) for names in ((LONG[0], *NAMES[1:]), LONG))
    assert one[1:] == list(NAMES[1 : setting.seats])
    assert len(one[0]) > len(every[0])


def tallied(setting, names):
    """Return the names beside the numbers of cards."""
    opening = film_of(setting, states(setting)[:3], words("en", names))[0]
    row = next(label.y for label in labels(opening) if label.text.isdigit())
    return [label.text for label in labels(opening) if label.y == row and not label.text.isdigit()]


@EVERY_VARIANT
def test_players_are_called_by_their_names(setting):
    frames = film_of(setting)
    names = NAMES[: setting.seats]
    assert all(any(name in text for text in texts(frames[0])) for name in names)
    for frame in frames[1:-1]:
        said = heading(frame)[0]
        assert any(name in said for name in names) or "scores" in said, said


@EVERY_VARIANT
def test_a_film_ends_with_a_card_that_stays_and_says_who_won_with_everybodys_score(setting):
    positions = states(setting)
    *_, card = film_of(setting, positions)
    outcome = setting.game.outcome(positions[-1])
    assert card.ms == LAST_MS
    said = " ".join(texts(card))
    assert all(NAMES[seat] in said for seat in range(setting.seats))
    for seat, score in enumerate(outcome.scores):
        assert str(score.total) in texts(card), seat
    if len(outcome.winners) <= 2:
        assert all(NAMES[winner] in texts(card)[0] for winner in outcome.winners)
    assert "7K3" in said


@pytest.mark.parametrize("setting", [each for each in SETTINGS if each.slug == "dorozhki"], ids=lambda each: each.name)
def test_a_long_name_alone_in_its_row_stands_in_the_middle_of_it(setting):
    story = story_of(setting, states(setting))
    nothing_left = replace(story.views[-1], hands=((),) * setting.seats)
    story = replace(story, views=(*story.views[:-1], nothing_left))
    films = (list(pictures()["dorozhki"].film(story, words("en", names))) for names in (NAMES, LONG))
    rows = [[label.y for label in labels(film[-1])] for film in films]
    assert rows[0] == rows[1]


@pytest.mark.parametrize("setting", [each for each in SETTINGS if each.slug == "dorozhki"], ids=lambda each: each.name)
def test_the_end_card_of_colour_paths_shows_the_cards_that_were_left(setting):
    positions = states(setting)
    hands = setting.game.view_for(positions[-1], None).hands
    for names in (NAMES, LONG):
        *_, card = film_of(setting, positions, words("en", names))
        shown = [item for item in card.scene.items if isinstance(item, Sprite) and isinstance(bare(item.art), Domino)]
        assert len(shown) == sum(min(3, len(hand)) for hand in hands) > 0
        for item in shown:
            wide, tall = item.art.size
            place = (item.x, item.y, item.x + wide, item.y + tall)
            assert not any(meet(place, letters_at(label)) for label in labels(card)), "no card lies on a word"


def meet(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@EVERY_VARIANT
def test_a_film_never_shows_what_is_hidden(setting):
    """Non-interference: films of games that differ only in what nobody may know are the same, byte for byte."""
    positions = states(setting)[:-1]
    told = gif(film_of(setting, positions), Look())
    others = [next(twins(setting, state, None, Rng.of("film", at)), state) for at, state in enumerate(positions)]
    if setting.game.info.has_secrets and setting.seats > 1:  # who plays alone has no secrets from anybody
        assert others != positions, "the twins keep no secret"
    assert gif(film_of(setting, others), Look()) == told


def test_secrets_are_on_the_end_card_and_in_no_frame_before_it():
    setting = next(each for each in SETTINGS if each.name.startswith("cvetariki-variant=classic"))
    story = story_of(setting, states(setting))
    last = story.views[-1]
    shifted = replace(last, secrets=(*last.secrets[1:], last.secrets[0]))
    one = list(pictures()["cvetariki"].film(story, words()))
    other = list(pictures()["cvetariki"].film(replace(story, views=(*story.views[:-1], shifted)), words()))
    assert one[:-1] == other[:-1]
    assert one[-1] != other[-1]
    assert sorted(secrets_on(one[-1])) == sorted(colour for secret in last.secrets for colour in secret)


def secrets_on(card):
    """Return the colours of the large tokens of an end card; the small ones are what is left of them."""
    arts = [item.art.art for item in card.scene.items if isinstance(item, Sprite) and isinstance(item.art, Grounded)]
    return [art.kind for art in arts if isinstance(art, Token) and art.diameter == 48]


@EVERY_VARIANT
def test_a_part_of_a_game_is_told_with_its_place_in_the_whole(setting):
    positions = states(setting)
    middle = len(positions) // 2
    frames = film_of(setting, positions[middle : middle + 6][:-1], start=middle, moves=len(positions) - 1)
    numbers = [int(re.search(r"move (\d+) of", " ".join(texts(frame)))[1]) for frame in frames]
    assert numbers[0] == middle
    assert numbers == sorted(numbers)
    assert numbers[-1] <= middle + 4
    assert all(frame.ms != LAST_MS for frame in frames), "the game is not over yet"


def test_a_conceded_game_has_an_end_card_without_secrets():
    setting = next(each for each in SETTINGS if each.name.startswith("cvetariki-variant=classic"))
    positions = states(setting)[:6]
    winners = tuple(range(1, setting.seats))
    ended = setting.game.outcome(states(setting)[-1])
    announced = replace(ended, key="table-conceded", winners=winners, places=(5, 1, 1, 1, 1), scores=())
    *_, card = film_of(setting, positions, outcome=announced)
    assert card.ms == LAST_MS
    assert "by concession" in texts(card)
    assert secrets_on(card) == []


def test_a_long_film_is_played_faster_and_rests_on_its_last_frame():
    scene = Scene(48, 48, ())
    quick = paced([Frame(scene, 1_500), *[Frame(scene, 700)] * 150, Frame(scene, 500)])
    assert (quick[0].ms, quick[-1].ms) == (1_500, RESTS_MS)
    assert all(frame.ms % 10 == 0 for frame in quick), "a GIF counts hundredths of a second"
    assert LONGEST_MS * 0.9 < sum(frame.ms for frame in quick[1:-1]) <= LONGEST_MS
    assert {frame.ms for frame in paced([Frame(scene, 700)] * 5_000)[1:-1]} == {BRIEFEST_MS}
    calm = [Frame(scene, 700)] * 20
    assert paced(calm)[:-1] == calm[:-1]
