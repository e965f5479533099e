"""A player's own cards: sets are lit, spare cards are marked, and the cards to keep are chosen by clicking."""

import itertools
from dataclasses import replace

import pytest

from engines.confetti.sets import worth
from engines.confetti.state import Phase
from render.confetti.cards import FreeCard
from render.lettering import width
from render.parts.furniture import signed
from render.registry import pictures
from render.speech import LANGUAGES
from render.theme import MARGIN, NARROW
from tests.engines.walks import settings, walk
from tests.render.confetti.test_cards import contested
from tests.render.reading import texts
from tests.render.samples import words

SETTING = next(setting for setting in settings() if setting.slug == "confetti" and setting.seats == 4)


def views(phase):
    for visit in walk(SETTING, "hand"):
        if visit.step.state.phase is phase:
            for seat in range(SETTING.seats):
                yield SETTING.game.view_for(visit.step.state, seat)


def cards(scene):
    return [item.art for item in scene.items if isinstance(getattr(item, "art", None), FreeCard)]


def test_a_hand_shows_every_card_with_its_number_and_marks_the_spare_ones():
    for view in views(Phase.SAND):
        held = view.hands[view.viewer]
        if held:
            shown = cards(pictures()["confetti"].scene(view, words()))
            assert [art.card for art in shown] == list(held)
            assert all(view.slots[art.number - 1] == art.card for art in shown)
            assert sum(art.spare for art in shown) == view.worth.penalty


def test_which_cards_are_kept_is_toggled_by_touch():
    choosing = (v for v in views(Phase.KEEP) if v.viewer in v.waiting and v.scores[v.viewer].to_keep)
    view = next(choosing)
    draw = pictures()["confetti"].scene
    kept = {art.card for art in cards(draw(view, words())) if art.line == "lit"}
    assert len(kept) == view.scores[view.viewer].to_keep
    toggle = draw(view, words()).regions[0]
    assert toggle.look
    after = {art.card for art in cards(draw(view, words(), toggle.move)) if art.line == "lit"}
    assert after ^ kept == {view.scores[view.viewer].worth.held[0]}
    assert not any(art.line == "lit" for art in cards(draw(view, words(), "-")))


def test_the_sand_shows_how_much_time_is_left():
    view = next(v for v in views(Phase.SAND) if not v.hands[v.viewer])
    table = replace(words(), now=view.ends_at - 24_000)
    assert "0:24" in texts(pictures()["confetti"].scene(view, table))


CHANGES = {"en": "{} instead of {}", "ru": "{} вместо {}", "tr": "{1} yerine {0}"}
"""What the contested cards bring, and what there is without them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_contested_cards_tell_what_the_hand_is_worth_with_and_without_them(language):
    """`+4` alone would read as a gain where five points become four."""
    found, sand = 0, (visit.step.state for visit in walk(SETTING, "hand") if visit.step.state.phase is Phase.SAND)
    for state, seat in itertools.product(map(contested, sand), range(SETTING.seats)):
        view = SETTING.game.view_for(state, seat)
        held = view.hands[view.viewer]
        disputed = [card for card in held if card not in view.worth.held]
        now, then = view.worth.net, worth(held).net
        if disputed:
            shown = texts(pictures()["confetti"].scene(view, words(language)))
            line = CHANGES[language].format(signed(then), signed(now)) if now != then else signed(then)
            assert any(text.endswith(line) for text in shown), (shown, line)
            found += now != then
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_many_contested_cards_would_bring_fits_beside_their_sign(language):
    table = words(language)
    line = table.say("confetti-picture-instead", net="−10", now="−12")
    said = table.say("confetti-picture-if-yours", cards="11, 22, 33, 44, 55, 66", count=6, net=line)
    assert width(said, 24, 500) <= NARROW - 2 * MARGIN - 60
