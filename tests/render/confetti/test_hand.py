"""A player's own cards: sets are lit, spare cards are marked, and the cards to keep are chosen by clicking."""

from dataclasses import replace

from engines.confetti.state import Phase
from render.confetti.cards import FreeCard
from render.registry import pictures
from tests.engines.walks import settings, walk
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
    texts = [getattr(item, "text", "") for item in pictures()["confetti"].scene(view, table).items]
    assert "0:24" in texts
