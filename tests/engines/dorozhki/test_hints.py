"""Why a move is good in Цветные дорожки: reasons in one sentence, based on what everybody can see."""

from dataclasses import replace

from bot.texts import LOCALES, Texts, Words
from engines.contract import Context, Event
from engines.dorozhki import GAME
from engines.dorozhki.state import Decline, Phase
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.dorozhki.tables import card, laid, play, position

TABLE = [laid(1, "RRGYYG", "w0,0", "01-34-25"), laid(5, "GGGGGR", "w2,1")]
PLAIN, RING, EXTRA = card(4, "YYVVVV"), card(3, "YYVVVV", "01-25-34"), card(2, "VVRRRV")
NOWHERE, OTHER = card(90, "BBBBBB"), card(91, "BBBBBB")
LOW = card(6, "YYGGGG")


def reason(state, move, viewer=0):
    return GAME.explain(GAME.view_for(state, viewer), GAME.parse_move(move))


def test_the_last_card_wins():
    assert reason(position(TABLE, [PLAIN], [NOWHERE]), "4w0,-1") == Event(key="dorozhki-hint-wins")


def test_a_card_earns_an_extra_turn_that_can_be_used():
    state = position(TABLE, [EXTRA, PLAIN], [NOWHERE])
    assert reason(state, "2w0,1") == Event(key="dorozhki-hint-extra")
    assert play(state, "2w0,1").phase is Phase.EXTRA


def test_an_extra_turn_that_would_lapse_is_no_reason():
    state = position(TABLE, [EXTRA, NOWHERE], [LOW])
    assert reason(state, "2w0,1") is None


def test_a_ring_makes_the_next_player_take_a_card():
    state = position(TABLE, [RING, NOWHERE], [LOW], [OTHER], bank=[card(7, "BBBBBB")])
    assert reason(state, "3w0,-1") == Event(key="dorozhki-hint-ring-takes", params={"other": 1})


def test_a_ring_makes_the_next_player_miss_a_turn_when_the_bank_is_empty():
    state = position(TABLE, [OTHER], [LOW], [RING, NOWHERE], turn=2)
    assert reason(state, "3w0,-1", viewer=2) == Event(key="dorozhki-hint-ring-misses", params={"other": 0})


def test_a_card_leaves_the_next_player_nothing_that_fits():
    below = card(23, "YYBBBB")
    state = position(TABLE, [PLAIN, NOWHERE], [below], [LOW])
    assert GAME.legal_moves(replace(state, turn=1), 1)
    assert reason(state, "4w0,-1") == Event(key="dorozhki-hint-blocks", params={"other": 1})


def test_a_card_leaves_room_for_my_others():
    fits = [card(20, "VVGGGG"), card(21, "GGVVVV")]
    state = position(TABLE, [PLAIN, *fits], [card(22, "VVVVVV")])
    assert reason(state, "4w0,-1") == Event(key="dorozhki-hint-all-fit")
    state = position(TABLE, [PLAIN, *fits, NOWHERE], [card(22, "VVVVVV")])
    assert reason(state, "4w0,-1") == Event(key="dorozhki-hint-some-fit", params={"cards": 2})


def test_the_first_card_and_a_turn_that_is_left_need_no_reason():
    first = position([], [PLAIN, NOWHERE], [OTHER], phase=Phase.FIRST)
    assert reason(first, "4") is None
    extra = position(TABLE, [PLAIN, NOWHERE], [OTHER], phase=Phase.EXTRA)
    assert GAME.explain(GAME.view_for(extra, 0), Decline()) is None


def test_a_watcher_and_a_finished_game_get_no_reasons():
    state = position(TABLE, [PLAIN], [NOWHERE])
    assert reason(state, "4w0,-1", viewer=None) is None
    assert reason(play(state, "4w0,-1"), "4w0,-1") is None


def test_every_reason_of_whole_games_can_be_said():
    texts, said, rng = Texts.load(strict=True), set(), Rng.of("hints")
    everybody = [Words(texts, locale, ("Анна", "Boris", "Deniz")) for locale in LOCALES]
    for number in range(12):
        state = begin(GAME, seed=f"hints {number}", options={}, seats=3).state
        while GAME.outcome(state) is None:
            view, legal = GAME.view_for(state, state.turn), GAME.legal_moves(state, state.turn)
            for told in filter(None, (GAME.explain(view, move) for move in legal)):
                assert all(words.line(told) for words in everybody)
                said.add(told.key)
            state = GAME.apply(state, state.turn, rng.choice(legal), Context(rng=rng)).state
    assert len(said) >= 6
