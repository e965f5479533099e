"""Extra turns: by a path of seven changes, by three joints of one colour; earned, used, declined, lapsed."""

import pytest

from engines.contract import Event
from engines.dorozhki import GAME
from engines.dorozhki.state import Phase
from engines.errors import IllegalMove
from tests.engines.dorozhki.tables import QUIET, card, laid, numbers, play, position, row, texts, told

NOWHERE = card(90, "BBBBBB")
OTHERS = [card(91, "BBBBBB"), card(92, "BBBBBB")]
BANK = [card(93, "BBBBBB"), card(94, "BBBBBB")]


def at_the_end_of(colours, new, *hand, roof="GGGYRG"):
    """Lay card 2 at the end of a row, under another card, so that its end 5 continues the path of the row."""
    x = 2 * (len(colours) - 1)
    table = [*row(colours), laid(80, roof, f"w{x},1")]
    return play(position(table, [new, *hand, NOWHERE], OTHERS, bank=BANK), f"2w{x},0")


def path_reaching(changes):
    """Return what follows if card 2, itself one change, brings a path to this many changes."""
    colours = ("RY" * 9)[:changes][::-1]
    return at_the_end_of(colours, card(2, "RYGVVR"), card(3, "GGGGGG"))


def test_a_path_that_now_changes_colour_7_times_earns_an_extra_turn():
    state = path_reaching(7)
    assert told(state) == ["laid 0", "extra-path 0"]
    assert state.happened[1].changes == 7
    assert (state.turn, state.phase) == (0, Phase.EXTRA)


@pytest.mark.parametrize("changes", [5, 6])
def test_6_changes_are_not_enough(changes):
    assert "extra-path 0" not in told(path_reaching(changes))


def test_a_path_changes_colour_once_in_each_piece_whose_halves_differ():
    """Seven cards, one of which does not change colour: the eighth makes it seven changes, or leaves it at six."""
    assert told(at_the_end_of("RYRRYRYR", card(2, "RYGVVR"), card(3, "GGGGGG")))[1] == "extra-path 0"
    assert told(at_the_end_of("RYRRYRYR", card(2, "RYRVVR"), card(3, "GGGGGG")))[1] != "extra-path 0"


def test_lengthening_a_rewarded_path_earns_nothing():
    assert "extra-path 0" not in told(path_reaching(8))


def test_a_path_has_had_its_reward_even_if_the_turn_was_not_used():
    state = at_the_end_of("RYRYRYR", card(2, "RYGVVR"), card(3, "RVVGGV"))
    assert told(state) == ["laid 0", "extra-path 0"]
    later = play(state, "pass")
    assert (told(later), later.turn) == (["declined 0", "drew-passed 1"], 0)
    assert told(play(later, "3n14,1"))[:2] == ["laid 0", "drew-passed 1"]


def between(left, right):
    """Lay card 2, which does not change colour, between two rows of red ends."""
    x = 2 * (len(left) - 1)
    table = [*row(left), *row(right, x=x + 2, numbers=70)]
    return play(position(table, [card(2, "GGRGGR"), card(3, "VVVVVV"), NOWHERE], OTHERS, bank=BANK), f"2w{x},0")


@pytest.mark.parametrize(("left", "right", "changes"), [("RYRYR", "RYRY", 7), ("RYRYRYR", "RYRYRYR", 12)])
def test_joining_two_short_paths_to_one_of_7_or_more_changes_earns(left, right, changes):
    state = between(left, right)
    assert told(state) == ["laid 0", "extra-path 0"]
    assert state.happened[1].changes == changes


@pytest.mark.parametrize(("left", "right"), [("YRYRYRYR", "RYRYR"), ("RYR", "RYRYRYRY"), ("YRYRYRYR", "RYRYRYRY")])
def test_joining_a_rewarded_path_earns_nothing(left, right):
    assert "extra-path 0" not in told(between(left, right))


def test_a_path_beside_a_rewarded_one_earns_by_the_same_card():
    """Upright at the end of two rows, card 2 lengthens the upper path of 7 changes; the lower one goes from 6 to 7."""
    table = [*row("YRYRYRYR", 1), *row("RYRRYRYR", numbers=60)]
    new = card(2, "GGGRRG")
    state = play(position(table, [new, card(3, "VVVVVV"), NOWHERE], OTHERS, bank=BANK), "2n14,1")
    assert told(state) == ["laid 0", "extra-path 0"]
    assert state.happened[1].changes == 7


def test_one_card_earns_one_extra_turn_even_by_both_rules_and_by_both_the_path_has_had_its_reward():
    """Three red joints and the seventh change; in the extra turn the path is lengthened, which earns nothing."""
    lengthens = card(3, "RVVYGV")
    state = at_the_end_of("RYRYRYR", card(2, "RRYVVR"), lengthens, roof="GGGRRG")
    assert told(state) == ["laid 0", "extra-both 0"]
    both = state.happened[1]
    assert (both.changes, both.joints, both.colour) == (7, 3, "R")
    assert told(play(state, "3n14,1"))[:2] == ["laid 0", "drew-passed 1"]


def test_3_joints_of_one_colour_by_one_card_earn_an_extra_turn():
    """Two with the card below, one with the card on the right."""
    table = [laid(1, "RRVVVV", "w0,0"), laid(5, "GGGGGR", "w2,1")]
    state = position(table, [card(2, "GGRRRG"), card(3, "VVVVVV"), NOWHERE], OTHERS, bank=BANK)
    step = GAME.apply(state, 0, GAME.parse_move("2w0,1"), QUIET)
    assert step.events[1] == Event(key="dorozhki-extra-joints", params={"seat": 0, "joints": 3, "colour": "R"})
    assert (step.state.turn, step.state.phase) == (0, Phase.EXTRA)


def test_3_joints_of_different_colours_earn_nothing():
    table = [laid(1, "RRVVVV", "w0,0"), laid(5, "GGGGGY", "w2,1")]
    state = position(table, [card(2, "GGYRRG"), card(3, "VVVVVV"), NOWHERE], OTHERS, bank=BANK)
    assert "extra-joints 0" not in told(play(state, "2w0,1"))


def test_joints_made_before_by_other_cards_do_not_count():
    table = [laid(1, "RRVVVV", "w0,0"), laid(2, "RRGRRG", "w0,1")]
    state = position(table, [card(3, "GGGRRG"), card(4, "VVVVVV"), NOWHERE], OTHERS, bank=BANK)
    assert "extra-joints 0" not in told(play(state, "3w0,2"))


def extra_turn(*hand, bank=BANK):
    """The first player has just earned an extra turn by three red joints, with these cards in hand."""
    table = [laid(1, "RRVVVV", "w0,0"), laid(5, "GGGGGR", "w2,1")]
    return play(position(table, [card(2, "GGRRRG"), *hand], OTHERS, bank=bank), "2w0,1")


def test_in_an_extra_turn_one_more_card_is_laid_or_it_is_declined():
    state = extra_turn(card(3, "VVVVVV"), NOWHERE)
    assert (state.turn, state.phase) == (0, Phase.EXTRA)
    assert texts(state) == ["3w0,-1", "3e1,-1", "pass"]
    after = play(state, "3w0,-1")
    assert numbers(after.hands[0])[:1] == [90]
    assert told(after)[0] == "laid 0"


def test_after_declining_the_next_player_follows_and_nothing_is_drawn_by_the_decliner():
    after = play(extra_turn(card(3, "VVVVVV"), NOWHERE), "pass")
    assert told(after)[:2] == ["declined 0", "drew-passed 1"]
    assert numbers(after.hands[0])[:2] == [3, 90]


def test_there_is_one_extra_turn_per_laid_card():
    state = extra_turn(card(3, "VVVVVV"), card(4, "VVVVVV"), NOWHERE)
    assert told(play(state, "3w0,-1"))[:2] == ["laid 0", "drew-passed 1"]


def test_the_card_of_an_extra_turn_can_earn_again():
    table = [laid(1, "RRVVVV", "w0,0"), laid(5, "GGGGGR", "w2,1"), laid(6, "GGGGGV", "w2,-1")]
    hand = [card(2, "GGRRRG"), card(3, "VVVGGG"), card(4, "GGGGGG"), NOWHERE]
    after = play(play(position(table, hand, OTHERS, bank=BANK), "2w0,1"), "3w0,-1")
    assert told(after) == ["laid 0", "extra-joints 0"]
    assert (after.turn, after.phase) == (0, Phase.EXTRA)


def test_an_extra_turn_lapses_if_nothing_fits_and_nothing_is_drawn():
    state = extra_turn(NOWHERE)
    assert told(state)[:4] == ["laid 0", "extra-joints 0", "lapsed 0", "drew-passed 1"]
    assert numbers(state.hands[1])[-1] == 93, "the next player gets the first card of the bank"


def test_an_extra_turn_cannot_be_declined_twice():
    with pytest.raises(IllegalMove, match="dorozhki-must-lay"):
        play(play(extra_turn(card(3, "VVVVVV"), NOWHERE, bank=[card(93, "VVBBBB")]), "pass"), "pass")
