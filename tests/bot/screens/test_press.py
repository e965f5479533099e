"""What a button carries is parsed once. Buttons posted long ago keep their meaning."""

import pytest

from bot.screens.press import Act, Move, PressId, Preview, Touch

# As earlier versions posted them under boards in chats.
POSTED = {
    "7K3ABCD:12:C4": Move("C4"),
    "7K3ABCD:12:43w0,-1": Move("43w0,-1"),
    "7K3ABCD:e3:take RVG": Move("take RVG"),
    "7K3ABCD:e3:#17": Touch("17"),
    "7K3ABCD:12:?7": Preview("7", private=False),
    "7K3ABCD:12:?": Preview("", private=False),
    "7K3ABCD:12:?!2 C": Preview("2 C", private=True),
    "7K3ABCD:1:!join": Act("join", ""),
    "7K3ABCD:card:!view": Act("view", ""),
    "7K3ABCD:1:!computer:hard": Act("computer", "hard"),
    "7K3ABCD:4:!option:variant=teams": Act("option", "variant=teams"),
    "7K3ABCD:12:!concede": Act("concede", ""),
    "7K3ABCD:12:!next:0": Act("next", "0"),
}


@pytest.mark.parametrize("data", POSTED)
def test_a_button_that_was_posted_long_ago_means_what_it_meant(data):
    asked = PressId.read(data)
    table, stamp, _ = data.split(":", 2)
    assert (asked.table, asked.stamp, asked.kind) == (table, stamp, POSTED[data])


@pytest.mark.parametrize("data", ["", ":", "::", "x", "7K3ABCD", "7K3ABCD:12", "7K3ABCD:12:", ":12:C4", "~x=y"])
def test_what_is_no_button_of_a_table_is_none(data):
    assert PressId.read(data) is None


def test_only_a_move_can_be_asked_about_first():
    assert [PressId.read(data).is_move for data in POSTED] == [isinstance(kind, Move) for kind in POSTED.values()]


def test_a_press_knows_its_verb():
    assert PressId.read("7K3ABCD:1:!hint").does("view", "hint")
    assert not PressId.read("7K3ABCD:1:hint").does("hint")
