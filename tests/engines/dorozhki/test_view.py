"""What a picture needs to know after a move."""

from engines.dorozhki import GAME
from engines.dorozhki.news import What
from engines.dorozhki.outlines import Piece
from engines.dorozhki.state import Phase
from tests.engines.dorozhki.tables import card, laid, play, position, row

FIRST = laid(1, "RYGBVG", "w0,0")
NOWHERE = [card(90 + at, "RRRRRR") for at in range(4)]


def seen(state):
    return GAME.view_for(state, None)


def test_all_cards_laid_since_the_last_choice_are_fresh_also_those_that_were_laid_by_themselves():
    bank = [card(3, "RRRGVR"), NOWHERE[2], NOWHERE[3]]
    state = play(position([FIRST], [card(2, "VVVYRV"), NOWHERE[0]], [NOWHERE[1]], bank=bank), "2w0,1")
    assert [fresh.card for fresh in seen(state).fresh] == [2, 3]
    assert [fresh.joints for fresh in seen(state).fresh] == [(3, 4), (3, 4)]


def test_a_rewarded_path_is_outlined_piece_by_piece_from_one_free_end_to_the_other():
    table = [*row("RYRYRYR"), laid(80, "GGGYRG", "w12,1")]
    state = position(table, [card(2, "RYGVVR"), card(3, "GGGGGG"), card(4, "BBBBBB")], [card(5, "BBBBBB")])
    (fresh,) = seen(play(state, "2w12,0")).fresh
    (path,) = fresh.paths
    along = [*(Piece(50 + at, 5, 2) for at in range(6)), Piece(2, 5, 2)]
    assert list(path) in (along, [Piece(number, 2, 5) for number, _, _ in reversed(along)])


def test_after_a_declined_extra_turn_nothing_is_fresh():
    state = position([FIRST], [card(2, "VVVYRV"), NOWHERE[0]], [card(3, "VVVYRV"), NOWHERE[1]], phase=Phase.EXTRA)
    assert seen(play(state, "pass")).fresh == ()


def test_the_view_shows_who_is_on_move_the_phase_the_drawn_card_and_turns_to_miss():
    bank = [card(4, "GVRGVR"), NOWHERE[2]]
    hands = [card(2, "VVVYRV"), NOWHERE[0]], [NOWHERE[1]]
    view = seen(play(position([FIRST], *hands, bank=bank, to_miss=(2, 0)), "2w0,1"))
    assert (view.turn, view.phase, view.drawn, view.to_miss, view.bank) == (1, Phase.DRAWN, 4, (2, 0), 1)
    assert [news.what for news in view.happened] == [What.LAID, What.DREW]
    assert [news.card for news in view.happened] == [2, 4]
    assert view.outcome is None
