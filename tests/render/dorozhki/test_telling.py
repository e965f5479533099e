"""What happened one after the other: hands, bank and table are as they were at each thing that is told."""

import itertools
from dataclasses import replace

import pytest

from engines.dorozhki.news import LAYS, What
from engines.dorozhki.state import Phase
from render.dorozhki.end import decision
from render.dorozhki.review.glance import told
from render.dorozhki.telling import beats, first_card
from tests.engines.walks import settings, walk
from tests.render.samples import words

SETTINGS = [setting for setting in settings() if setting.slug == "dorozhki"]
DRAWS = frozenset((What.EVENED, What.DREW, What.DREW_LAID, What.DREW_PASSED, What.RING_TAKES))


def games(seeds=4):
    for setting, seed in itertools.product(SETTINGS, range(seeds)):
        yield [setting.game.view_for(visit.step.state, None) for visit in walk(setting, f"beats {seed}")]


def test_after_the_last_beat_everything_is_as_in_the_position():
    for game in games():
        for before, after in itertools.pairwise(game):
            *_, (_, last) = beats(before, after)
            assert [set(hand) for hand in last.hands] == [set(hand) for hand in after.hands]
            assert (last.bank, last.laid) == (after.bank, after.laid)


def test_a_card_that_is_drawn_leaves_the_bank_when_it_is_told():
    drawn = 0
    for game in games():
        for before, after in itertools.pairwise(game):
            bank = before.bank
            for news, view in beats(before, after):
                assert view.bank == bank - (news.what in DRAWS)
                bank = view.bank
                drawn += news.what in DRAWS
    assert drawn > 100


def test_the_first_card_is_the_players_own_whatever_came_after_it():
    followed = 0
    for game in games():
        for before, after in itertools.pairwise(game):
            lays = [news for news in after.happened if news.what in LAYS]
            if not lays:
                assert first_card(before, after) is None
                continue
            mover, news, shown = first_card(before, after)
            assert (mover, news[0]) == (lays[0].seat, lays[0])
            assert shown.laid[-1].card.number == lays[0].card == shown.fresh[0].card
            held = len(before.hands[mover]) - (lays[0].what is not What.DREW_LAID)
            taken = sum(each.what in DRAWS and each.seat == mover for each in news[1:])
            assert len(shown.hands[mover]) == held + taken
            assert told(before, after, mover, words())[0] == mover
            followed += len(lays) > 1
    assert followed


@pytest.mark.parametrize("seed", range(30))
def test_what_decided_a_game_is_an_extra_turn_that_was_played(seed):
    for setting in SETTINGS:
        game = [setting.game.view_for(visit.step.state, None) for visit in walk(setting, f"decided {seed}")]
        if setting.seats == 1:
            continue
        found = decision(game[-1], replace(words(), past=lambda game=game: game))
        played = [
            at
            for at, then in itertools.pairwise(game)
            if at.phase is Phase.EXTRA and at.turn in game[-1].outcome.winners and then.happened[0].what is What.LAID
        ]
        if not played:
            assert found.title
            assert not found.lines or "in the lead" in found.lines[-1].whole
            continue
        held = len(played[-1].hands[played[-1].turn])
        assert found.title == f"What decided it: card {len(played[-1].laid)}"
        gained = f"With the extra turn: from {held} cards to {held - 1}"
        assert found.lines[1] == (gained if held > 1 else "The extra turn places the last card")
