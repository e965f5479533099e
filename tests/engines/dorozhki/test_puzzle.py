"""The puzzle: a table, a hand, no bank. It can always be solved, though seldom by laying anything anywhere."""

from engines.contract import Context
from engines.dorozhki import GAME
from engines.dorozhki.players.alone import Solver
from engines.dorozhki.puzzle import IN_HAND, ON_THE_TABLE
from engines.dorozhki.state import Phase
from engines.dorozhki.table import table_of
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.dorozhki.tables import card, laid, play, position, row, told

PUZZLES = 12


def puzzle(seed):
    return begin(GAME, seed=str(seed), options={"variant": "puzzle"}, seats=1).state


def played(state, level):
    for number in range(IN_HAND + 1):
        if GAME.outcome(state) is not None:
            return GAME.outcome(state)
        view, legal = GAME.view_for(state, 0), list(GAME.legal_moves(state, 0))
        move = GAME.choose(view, legal, level, Rng.of("played", number))
        state = GAME.apply(state, 0, move, Context(rng=Rng.of("x"))).state
    raise AssertionError


def test_there_is_a_table_a_hand_and_no_bank():
    state = puzzle(0)
    assert (len(state.laid), len(state.hands[0]), state.bank) == (ON_THE_TABLE, IN_HAND, ())
    assert state.phase is Phase.TURN
    assert len({each.card for each in state.laid} | set(state.hands[0])) == ON_THE_TABLE + IN_HAND


def test_every_puzzle_can_be_solved_and_hard_solves_it():
    for seed in range(PUZZLES):
        assert Solver().solve(table_of(puzzle(seed).laid), puzzle(seed).hands[0])
        assert played(puzzle(seed), "hard").key == "dorozhki-puzzle-solved"


def test_laying_anything_anywhere_seldom_solves_it():
    solved = sum(bool(played(puzzle(seed), "easy").winners) for seed in range(PUZZLES))
    assert solved <= PUZZLES // 3


def test_when_nothing_fits_it_is_over_and_nobody_has_won():
    state = play(
        position([*row("RYRYRYR"), laid(80, "GGGYRG", "w12,1")], [card(2, "RYGVVR"), card(3, "BBBBBB")]), "2w12,0"
    )
    outcome = GAME.outcome(state)
    assert (outcome.key, outcome.winners, outcome.params) == ("dorozhki-puzzle-left", (), {"cards": 1})


def test_alone_an_extra_turn_means_nothing():
    """The same card earns an extra turn among several players: a path with seven changes."""
    table = [*row("RYRYRYR"), laid(80, "GGGYRG", "w12,1")]
    state = play(position(table, [card(2, "RYGVVR"), card(3, "GGGGGG")]), "2w12,0")
    assert told(state) == ["laid 0"]
    assert (state.turn, state.phase) == (0, Phase.TURN)


def test_a_solution_that_is_found_is_found_again_after_each_of_its_cards():
    state = puzzle("again")
    for _ in range(IN_HAND):
        view = GAME.view_for(state, 0)
        move = GAME.choose(view, list(GAME.legal_moves(state, 0)), "hard", Rng.of("x"))
        state = GAME.apply(state, 0, move, Context(rng=Rng.of("x"))).state
    assert GAME.outcome(state).winners == (0,)
