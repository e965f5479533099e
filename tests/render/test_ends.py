"""The final picture has one layout in every game."""

import itertools
import re
from dataclasses import replace

import pytest

from engines.contract import Outcome, Score
from engines.cvetariki.state import Variant
from engines.randomness import Rng
from engines.registry import games
from render.art.icons import Glyph, Icon
from render.art.tokens import Token
from render.cards.ending import ART, BAR, close_to_the_end, head, verdict
from render.confetti.cards import FreeCard
from render.cvetariki.board import Place
from render.cvetariki.sides import sides
from render.cvetris.end import sources
from render.cvetris.sheets import Empty
from render.dorozhki.cards import Domino
from render.gallery.playing import played
from render.registry import pictures
from render.scene import Box, Scene, Sprite
from render.speech import LANGUAGES
from render.words import Own
from tests.engines.walks import settings, walk
from tests.render.reading import bare, box_of, labels, texts
from tests.render.samples import NAMES, one_setting_a_variant, words
from tests.render.test_contract import LONG

SETTINGS = [setting for setting in one_setting_a_variant() if setting.slug in pictures()]
FIVE_ROUNDS = next(setting for setting in settings() if setting.slug == "confetti" and setting.seats == 1)
EVERY_END = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
PHONE = 360
ALONE = {("cvetris", "solo"), ("dorozhki", "puzzle")}
"""Nobody is ahead of anybody."""
EVERY_DECIDED_END = pytest.mark.parametrize(
    "setting",
    [each for each in SETTINGS if (each.slug, dict(each.options).get("variant")) not in ALONE],
    ids=lambda setting: setting.name,
)


def ended(setting, seed="end", names=None, language="en"):
    views = [setting.game.view_for(visit.step.state, None) for visit in walk(setting, seed)]
    table = words() if names is None else words(language, names)
    told = replace(table, past=lambda: views, note=("Fair deal 7c1e", "table 7K3"))
    return views[-1], pictures()[setting.slug].scene(views[-1], told)


@EVERY_END
def test_it_is_900_wide_and_ends_with_the_proof_of_the_deal(setting):
    _, scene = ended(setting)
    assert scene.width == 900
    last = max(labels(scene), key=lambda label: label.y)
    assert last.text in ("Fair deal 7c1e", "table 7K3")


@EVERY_END
def test_every_place_is_in_ink_in_order_with_name_and_total(setting):
    view, scene = ended(setting)
    if getattr(view, "variant", None) is Variant.SOLO:
        return
    places = [label for label in labels(scene) if label.x == 68 and label.size == 46]
    expected = sorted(view.outcome.places) if setting.seats > 1 else []
    if getattr(view, "variant", None) is Variant.TEAMS:
        expected = [1, 1] if len(view.outcome.winners) == 4 else [1, 2]
    assert [int(label.text) for label in sorted(places, key=lambda label: label.y)] == expected
    assert {label.ink for label in places} <= {"ink"}
    shown = " ".join(texts(scene))
    for seat in range(len(view.outcome.places)):
        assert words().name(seat) in shown


@EVERY_END
def test_every_row_has_its_total_and_its_parts(setting):
    view, scene = ended(setting)
    if getattr(view, "variant", None) is Variant.SOLO:
        return
    places = sorted((label for label in labels(scene) if label.x == 68 and label.size == 46), key=lambda each: each.y)
    order = sorted(range(len(view.outcome.places)), key=view.outcome.places.__getitem__)
    if getattr(view, "variant", None) is Variant.TEAMS:
        order = [side[0] for side in sides(view)]
    names = [label for label in labels(scene) if label.text == words().name(order[0]) and label.y > BAR]
    for seat, at in zip(order, places or names[:1], strict=True):
        row = [label for label in labels(scene) if abs(label.y - at.y) < 70 and label not in places]
        score = view.outcome.scores[seat]
        largest = max(row, key=lambda label: label.size)
        assert largest.text == str(score.total)
        said = [re.sub(r"^\+", "", word).replace("−", "-") for label in row for word in label.text.split()]
        for number in parts_of(setting.slug, view, seat):
            assert str(number) in said, (seat, number, said)


def parts_of(slug, view, seat):
    """Return what a total is made of, as the picture counts it: Дорожки counts what is left in the total alone."""
    parts = dict(view.outcome.scores[seat].parts)
    if slug == "cvetris":
        return sources(view, seat)
    if slug == "cvetariki":
        return [parts["cvetariki-own-taken"]]
    return [value for name, value in parts.items() if name.startswith("confetti-round-")]


@EVERY_END
def test_every_secret_is_shown_in_the_row_of_its_owner(setting):
    view, scene = ended(setting)
    if setting.slug != "cvetariki":
        return
    large = [
        (item.y, item.x, bare(item.art).kind)
        for item in scene.items
        if isinstance(item, Sprite) and isinstance(bare(item.art), Token) and bare(item.art).diameter in (64, 76)
    ]
    found = [kind for y, _, kind in sorted(large) if y > BAR]
    assert found == [colour for side in sides(view) for seat in side for colour in view.secrets[seat]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_that_they_played_alone(language):
    _, scene = ended(FIVE_ROUNDS, names=LONG, language=language)
    reason = next(text for text in texts(scene) if "5" in text and " " in text)
    assert not re.search(r"\b1\b", reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winners", range(3, 8))
def test_many_who_share_a_win_are_all_called_by_something(winners, language):
    table = words(language, LONG)
    said = verdict(table, range(winners))
    assert said.names == tuple(table.chip(seat) for seat in range(winners))
    (title, *_) = texts(Scene(900, 900, tuple(head(said, "", ()))))
    assert all(table.chip(seat) in title for seat in range(winners))
    assert "…" not in title


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_somebody_alone_lost_is_whole(language):
    """No art is beside it, so all of the band is there for it."""
    setting = next(each for each in SETTINGS if (each.slug, each.seats) == ("dorozhki", 1))
    for seed in range(6):
        view, scene = ended(setting, f"lost {seed}", names=NAMES, language=language)
        assert view.outcome.winners or not [text for text in texts(scene) if "…" in text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", [*SETTINGS, FIVE_ROUNDS], ids=lambda setting: setting.name)
def test_nothing_is_written_over_anything_else(setting, language):
    _, scene = ended(setting, names=LONG, language=language)
    boxes = [(label.text, box_of(label)) for label in labels(scene) if label.text.strip()]
    for (one, a), (other, b) in itertools.combinations(boxes, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (one, other)


@EVERY_DECIDED_END
def test_what_decided_it_is_told_where_the_game_knows(setting):
    ends = (ended(setting, f"decided {seed}")[1] for seed in range(30))
    assert any({"What decided it", "Largest step"} & {text.split(":")[0] for text in texts(scene)} for scene in ends)


def panel(scene, titles=("What decided it", "Largest step")):
    """Return what is in the panel that says what decided it."""
    title = next(label for label in labels(scene) if label.text.startswith(titles))
    box = next(
        item for item in scene.items if isinstance(item, Box) and item.ink == "soft" and item.y < title.y < item.bottom
    )
    return box, [item for item in scene.items if isinstance(item, Sprite) and box.y < item.y < box.bottom]


@EVERY_DECIDED_END
def test_what_decided_it_is_shown_as_it_was_on_the_table(setting):
    """A part of the board with the group, the cards of the round, the card with those around it: inside the panel."""
    for seed in range(30):
        _, scene = ended(setting, f"decided {seed}")
        if not any(text.startswith(("What decided it", "Largest step")) for text in texts(scene)):
            continue
        box, inside = panel(scene)
        assert all(item.y + item.height <= box.bottom and item.x + bare(item.art).size[0] <= 860 for item in inside)
        kinds = [bare(item.art) for item in inside]
        if setting.slug == "cvetariki":
            shown = [art for art in kinds if isinstance(art, Place)]
            assert any(art.faint for art in shown)
            assert len([art for art in shown if not art.faint]) >= 2
        elif setting.slug == "confetti":
            assert len([art for art in kinds if isinstance(art, FreeCard)]) > 4 or setting.seats > 4
        elif setting.slug == "dorozhki":
            assert len([art for art in kinds if isinstance(art, Domino)]) > 1
        return
    pytest.fail("nothing decided it")


@EVERY_DECIDED_END
def test_what_decided_it_keeps_its_numbers_beside_long_names(setting):
    for seed in range(3):
        long, short = (ended(setting, f"decided {seed}", names)[1] for names in (LONG, SHORT))
        numbers = [[re.findall(r"\d+", bare_line(line)) for line in told(scene)] for scene in (long, short)]
        assert numbers[0] == numbers[1]


TOTALS = [
    ("cvetariki", "cvetariki-picture-own-best", "left"),
    ("confetti", "picture-points", "points"),
    ("cvetris", "cvetris-picture-points", "points"),
    ("dorozhki", "dorozhki-picture-own-best", "left"),
]
"""How each game says what somebody alone has reached."""
SHORT = tuple(f"Ы{number}" for number in range(1, 8))


def bare_line(line):
    return re.sub(r"Ал[^…:.,]*?(…|-й)|Ы\d", "NAME", line)


def told(scene):
    """Return what the panel says, line by line."""
    if not any(text.startswith(("What decided it", "Largest step")) for text in texts(scene)):
        return []
    box, _ = panel(scene)
    inside = [label for label in labels(scene) if box.y < label.y < box.bottom]
    rows = itertools.groupby(sorted(inside, key=lambda label: (label.y, label.x)), key=lambda label: label.y)
    return [" ".join(label.text for label in row) for _, row in rows]


def test_nothing_decided_a_game_that_was_close_to_the_end():
    def said(*totals):
        scores = tuple(Score(total=total) for total in totals)
        best = max(totals)
        won = tuple(seat for seat, total in enumerate(totals) if total == best)
        found = close_to_the_end(Outcome(key="", winners=won, places=(1,) * len(totals), scores=scores), words())
        return found and found.title

    assert said(9, 8, 2) == said(7, 7) == "It was close right to the end."
    assert said(9, 7) == "The lead grew bit by bit."
    assert said(9) is None


@pytest.mark.parametrize("seed", range(6))
def test_solo_has_its_own(seed):
    """No crown and no confetti for a loss; own tokens are ringed; a row for each colour; tokens never pile up."""
    for setting in (
        each for each in SETTINGS if (each.slug, dict(each.options).get("variant")) == ("cvetariki", "solo")
    ):
        view, scene = ended(setting, f"solo {seed}")
        in_bar = [bare(item.art) for item in scene.items if isinstance(item, Sprite) and item.y < BAR - 40]
        crowned = any(isinstance(art, Icon) and art.glyph is Glyph.CROWN for art in in_bar)
        assert crowned is bool(view.outcome.winners)
        if not view.outcome.winners:
            assert len([art for art in in_bar if isinstance(art, Token)]) <= len(view.secrets[0])
        shown = texts(scene)
        for colour in view.secrets[0]:
            assert words().say("picture-colour", letter=colour) in shown
        small = [item for item in scene.items if isinstance(item, Sprite) and bare(item.art).size == (40, 40)]
        for one, other in itertools.combinations([item for item in small if item.x > 400], 2):
            assert one.y != other.y or abs(one.x - other.x) >= 40


def test_who_plays_alone_and_loses_gets_neither_crown_nor_art_nor_a_place():
    setting = next(each for each in SETTINGS if (each.slug, each.seats) == ("dorozhki", 1))
    lost = next(found for seed in range(20) if not (found := ended(setting, f"lost {seed}"))[0].outcome.winners)
    in_bar = [bare(item.art) for item in lost[1].items if isinstance(item, Sprite) and item.y < BAR - 40]
    assert [type(art) for art in in_bar] == [Domino], "a card that was left"
    assert in_bar[0].ends == lost[0].hands[0][0].ends


@pytest.mark.parametrize(("slug", "key", "number"), TOTALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_alone_sees_their_own_best_and_how_often_they_played(slug, key, number, language):
    view, bare_scene = ended(next(each for each in settings() if (each.slug, each.seats) == (slug, 1)))
    for best in (0, 2):
        table = replace(words(language), own=Own(best=best, played=14))
        value = table.say(key, **{number: best})
        shown = texts(pictures()[slug].scene(view, table))
        assert {table.say("picture-own-best"), value, table.say("picture-own-played"), "14"} <= {*shown}
        assert table.say("picture-own-hard") not in shown, "not known yet"
        known = replace(table, own=Own(best=best, played=14, hard=3))
        shown = texts(pictures()[slug].scene(view, known))
        assert {table.say("picture-own-hard"), table.say(key, **{number: 3})} <= {*shown}
    assert words().say("picture-own-best") not in texts(bare_scene)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("slug", "options", "shown"),
    [
        ("confetti", (), FreeCard),
        ("confetti", (("pace", "async"),), FreeCard),
        ("cvetris", (("variant", "solo"),), Empty),
    ],
)
def test_whoever_plays_alone_for_points_sees_their_best_round(slug, options, shown, language):
    """With what it brought: the cards and sets, or the sheet and the sources."""
    states = [state for state, _ in played(slug, options, 1)]
    views = [games()[slug].view_for(state, None) for state in states]
    found = games()[slug].review.found(states, Rng.of("end"))
    rounds = views[-1].gains if slug == "confetti" else found.gains
    gains = [gain for (gain,) in rounds]
    table = replace(words(language, LONG), past=lambda: views)
    scene = pictures()[slug].scene(views[-1], table)
    title = table.say("picture-best-round", what=table.say("picture-round", number=gains.index(max(gains)) + 1))
    box, inside = panel(scene, (title,))
    assert all(item.y + item.height <= box.bottom for item in inside)
    assert any(isinstance(bare(item.art), shown) for item in inside)
    lines = [label.text for label in labels(scene) if box.y < label.y < box.bottom]
    assert any(f"+{max(gains)}" in line for line in lines), lines
    assert not any("…" in line for line in lines[1:] if slug == "cvetris")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_of_cvetris_tells_of_a_second_lead_inside_the_panel(seats):
    *_, (state, _) = played("cvetris", (), seats)
    view = games()["cvetris"].view_for(state, None)
    (winner,) = view.outcome.winners
    others = [sources(view, seat) for seat in range(seats) if seat != winner]
    leads = [own - max(column) for own, column in zip(sources(view, winner), zip(*others, strict=True), strict=True)]
    expected = [lead for lead in sorted(leads)[-2:-1] if lead > 0]
    scene = pictures()["cvetris"].scene(view, words("en", LONG))
    box, _ = panel(scene)
    inside = [label for label in labels(scene) if box.y < label.y < box.bottom]
    said = [re.findall(r"[+](\d+)$", label.text) for label in inside if label.text.startswith("also ahead")]
    assert [int(number) for (number,) in said] == expected
    assert all(box_of(label)[3] <= box.bottom for label in inside)


def test_the_sign_of_a_source_leaves_the_corners_of_its_box_and_is_large_where_it_decided():
    *_, (state, _) = played("cvetris", (), 3)
    view = games()["cvetris"].view_for(state, None)
    scene = pictures()["cvetris"].scene(view, words())
    (large,) = panel(scene)[1]
    assert bare(large.art).size[0] * PHONE / scene.width >= 30
    heads = [item for item in scene.items if isinstance(item, Sprite) and BAR < item.y < BAR + 70]
    assert len(heads) == 7
    assert all(bare(item.art).size[0] <= 46 for item in heads)


def test_the_best_of_each_source_is_in_ink():
    setting = next(each for each in SETTINGS if each.slug == "cvetris")
    view, scene = ended(setting)
    everybody = [sources(view, seat) for seat in range(setting.seats)]
    strong = [label for label in labels(scene) if label.size == 34 and label.weight == 800]
    best = sum(value > 0 and value == max(column) for column in zip(*everybody, strict=True) for value in column)
    assert len(strong) == best


def test_the_pieces_in_the_band_of_cvetris_lie_on_one_another():
    _, scene = ended(next(each for each in SETTINGS if each.slug == "cvetris"))
    places = [(item.x, item.y, item.height) for item in scene.items if isinstance(item, Sprite) and item.y < BAR - 20]
    pile = [place for place in places if place[0] >= ART]
    assert len(pile) > 9
    left, top, side = min(pile)
    assert all((x - left) % side == 0 and (y - top) % side == 0 for x, y, _ in pile)


def test_the_points_of_a_scored_round_have_a_star_that_is_seen_on_a_phone():
    setting = next(each for each in settings() if each.slug == "confetti" and each.seats == 4)
    views = (setting.game.view_for(visit.step.state, None) for visit in walk(setting, "scored"))
    view = next(view for view in views if view.scores and view.outcome is None and view.phase == "keep")
    scene = pictures()["confetti"].scene(view, words("ru", LONG))
    icons = [bare(item.art) for item in scene.items if isinstance(item, Sprite) and isinstance(bare(item.art), Icon)]
    stars = [art for art in icons if art.glyph is Glyph.STAR_OUTLINE]
    assert len(stars) == 4
    assert all(art.size[0] * PHONE / scene.width >= 13 for art in stars)


def test_cards_of_a_scored_round_are_large_enough_on_a_phone():
    for setting in (each for each in settings() if each.slug == "confetti"):
        for visit in walk(setting, "scored"):
            view = setting.game.view_for(visit.step.state, None)
            if view.scores and view.outcome is None and view.phase == "keep":
                scene = pictures()["confetti"].scene(view, words("ru", LONG))
                cards = [bare(item.art) for item in scene.items if isinstance(item, Sprite)]
                shown = [art for art in cards if isinstance(art, FreeCard)]
                assert len(shown) == sum(len(score.worth.held) for score in view.scores)
                assert all(art.width * PHONE / scene.width >= 48 for art in shown)
                break
