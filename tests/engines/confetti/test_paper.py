"""The engine compared with a second, plain implementation: the same games, legal moves and scores."""

import pytest

from engines.confetti import GAME
from engines.confetti.deck import DECK
from engines.contract import Context
from engines.errors import RuleError
from engines.randomness import Rng
from tests.engines.confetti.paper import Paper
from tests.engines.walks import Setting, walk

PACES = pytest.mark.parametrize("pace", ["live", "async"])


def together(pace, seats, seed):
    """Play a random game on both; yield the state, the paper and the time after each step."""
    setting = Setting("confetti", (("pace", pace),), seats)
    paper = None
    for visit in walk(setting, seed):
        state, now = visit.step.state, visit.played.at if visit.played else 0
        if paper is None:
            paper = Paper(DECK, pace=pace, sand=state.sand, seats=seats, first=state.first)
        follow(paper, visit, state, now)
        yield state, paper, now


def follow(paper, visit, state, now):
    """Record the step; what is due follows from the paper's own times."""
    if paper.pace == "live" and paper.started is not None and now >= paper.started + paper.sand:
        paper.score(paper.started + paper.sand)
    elif paper.pace == "live" and paper.phase() in ("ready", "keep") and now >= paper.rested + 30_000:
        paper.begin(state.slots, paper.rested + 30_000)
    if visit.played and visit.played.seat is not None:
        words = visit.played.move.split()
        assert paper.allows(visit.played.seat, words, now)
        paper.play(visit.played.seat, words, now)
    if paper.phase() in ("ready", "keep") and not paper.waits_for():
        paper.begin(state.slots, now)


def check_same(state, paper):
    assert state.phase == paper.phase()
    assert [[hold.card for hold in hand] for hand in state.hands] == list(paper.hands.values())
    assert [list(points) for points in state.points] == list(paper.points.values())
    assert set(state.out) == {card for card, place in paper.where.items() if place == "out"}
    if state.phase == "sand":
        assert state.until == paper.started + paper.sand
    if state.phase == "draft":
        assert state.changes[-1] == tuple(paper.changes.values())
        assert state.first == paper.first


def check_legal(state, paper, now):
    """Exactly the words that the paper allows are listed, and exactly those are accepted."""
    for seat in paper.seats:
        words = {" ".join(words) for words in paper.all_words(seat)}
        allowed = {text for text in words if paper.allows(seat, text.split(), now)}
        assert {GAME.format_move(move) for move in GAME.legal_moves(state, seat)} == allowed
        assert {text for text in words if accepts(state, seat, text, now)} == allowed


def accepts(state, seat, text, now):
    try:
        GAME.apply(state, seat, GAME.parse_move(text), Context(rng=Rng.of("x"), now=now))
    except RuleError:
        return False
    return True


def compare(pace, *, games, positions):
    """Play games on both, and compare everything at some of their positions."""
    compared = 0
    for game in range(games):
        for number, (state, paper, now) in enumerate(together(pace, 1 + game % 7, f"paper {game}")):
            check_same(state, paper)
            if (number * 7 + game) % 19 == 0 and compared < positions:
                check_legal(state, paper, now)
                compared += 1
    assert compared == positions


@PACES
def test_a_second_implementation_agrees_on_every_game_and_legal_move(pace):
    compare(pace, games=14, positions=50)


@PACES
@pytest.mark.soak
def test_a_second_implementation_agrees_on_very_many_positions(pace):
    compare(pace, games=700, positions=1_000)
