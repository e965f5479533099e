"""Moves as text."""

import pytest
from hypothesis import given, strategies as st

from engines.dorozhki.geometry import Facing, Spot
from engines.dorozhki.notation import format_move, parse_move
from engines.dorozhki.state import Decline, Lay
from engines.errors import MalformedMove

SPOTS = st.builds(Spot, st.integers(-99, 99), st.integers(-99, 99), st.sampled_from(Facing))


@given(st.one_of(st.just(Decline()), st.builds(Lay, st.integers(0, 99), st.none() | SPOTS)))
def test_every_move_comes_back_from_its_text(move):
    assert parse_move(format_move(move)) == move
    assert len(format_move(move).encode()) <= 10


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("17", Lay(17)),
        ("17n3,-2", Lay(17, Spot(3, -2, Facing.NORTH))),
        (" 17 N 3, -2 ", Lay(17, Spot(3, -2, Facing.NORTH))),
        ("17 n 3 −2", Lay(17, Spot(3, -2, Facing.NORTH))),
        ("5С0,1", Lay(5, Spot(0, 1, Facing.NORTH))),
        ("5в0,1", Lay(5, Spot(0, 1, Facing.EAST))),
        ("5g0,1", Lay(5, Spot(0, 1, Facing.SOUTH))),
        ("5←0,1", Lay(5, Spot(0, 1, Facing.WEST))),
        ("Pass", Decline()),
        ("пас", Decline()),
        ("pas", Decline()),
    ],
)
def test_what_people_type_is_understood(text, move):
    assert parse_move(text) == move


@pytest.mark.parametrize("text", ["n", "17n", "17n3", "17x3,2", "17n3,2,1", "170n3,2", "17n300,2", "n3,2", "17n3--2"])
def test_what_is_no_move_is_malformed(text):
    with pytest.raises(MalformedMove, match="dorozhki-malformed"):
        parse_move(text)
