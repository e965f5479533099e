"""The engine and the naive implementation agree on where a card fits and what it earns there."""

import itertools

import pytest

from engines.dorozhki.gains import gain
from engines.dorozhki.geometry import Laid, cells_of, end_points
from engines.dorozhki.outlines import fresh
from engines.dorozhki.rules import legal_moves
from engines.dorozhki.state import Lay, Phase
from engines.dorozhki.table import table_of
from tests.engines.dorozhki import naive
from tests.engines.walks import settings, walk

SETTINGS = [setting for setting in settings() if setting.slug == "dorozhki"]


def positions(many, seed):
    """Yield positions after the first card, from random games of every kind."""
    found = 0
    for number in itertools.count():
        setting = SETTINGS[number % len(SETTINGS)]
        for visit in walk(setting, f"{seed} {number}"):
            state = visit.step.state
            if state.phase not in (Phase.FIRST, Phase.OVER):
                yield state
                found += 1
                if found == many:
                    return


def check_moves(state):
    """Everything that can be laid is listed, and nothing else."""
    cards = [card for card in state.hands[state.turn] if state.drawn in (None, card.number)]
    expected = {(card.number, spot) for card in cards for spot in naive.spots(state.laid, card)}
    lays = [move for move in legal_moves(state, state.turn) if isinstance(move, Lay)]
    assert {(move.card, move.spot) for move in lays} == expected
    assert len(lays) == len(expected)


def check_gains(state):
    """Every listed move earns what the naive implementation says; other players' cards are checked too."""
    table = table_of(state.laid)
    for card in itertools.chain(*state.hands):
        for spot in table.spots(card):
            fast, slow = gain(table, card, spot), naive.earned(state.laid, card, spot)
            assert (fast.joints, fast.alike, fast.ring) == (slow.joints, slow.alike, bool(slow.rings))
            assert (fast.changes is not None) == bool(slow.paths)
            assert fast.extra == (slow.alike >= 3 or bool(slow.paths))
            check_outlines(state, card, spot, slow)


def check_outlines(state, card, spot, slow):
    after = (*state.laid, Laid(card, spot))
    indices = {placed.card.number: at for at, placed in enumerate(after)}
    shown = fresh(after, earning=True)
    assert len(shown.joints) == slow.joints
    for outlines, expected in ((shown.paths, slow.paths), (shown.rings, slow.rings)):
        sets = [frozenset((indices[p.card], *sorted((p.first, p.second))) for p in pieces) for pieces in outlines]
        assert sorted(map(sorted, sets)) == sorted(map(sorted, expected))
        assert [len(pieces) for pieces in outlines] == [len(found) for found in sets], "every piece once"


def test_100_random_positions_agree():
    for state in positions(100, "short"):
        check_moves(state)
        check_gains(state)


@pytest.mark.soak
def test_2000_random_positions_agree():
    for state in positions(2_000, "soak"):
        check_moves(state)
        check_gains(state)


def test_cells_and_ends_lie_where_the_slow_way_says():
    for _card, spot in next(itertools.islice(positions(40, "places"), 39, None)).laid:
        assert cells_of(spot) == naive.cells(spot)
        middles = [tuple(a + b for a, b in zip(*edge, strict=True)) for edge in naive.edges(spot)]
        assert list(end_points(spot)) == middles
