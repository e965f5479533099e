"""Names: whatever people call themselves, it is one visible line that leaves the text around it alone."""

import unicodedata

import pytest

from bot.tables.names import LONGEST_NAME, NOBODY, shown_name

ZERO_WIDTH = "\u200b"


@pytest.mark.parametrize(
    "name",
    [
        "Анна",
        "Ayşe Gül",
        "O'Neil-Żak 3rd",
        "محمد",
        "शक्ति",
        "می\u200cخواهم",
        "👩\u200d🚀 Mira",
        "🏳️\u200d🌈",
        "李小龍",
        "1",
    ],
)
def test_names_of_people_stay_as_they_are(name):
    assert shown_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u200b\u200b", "\u2060", "\ufeff", "\u202e", "\u2067", "\u3164", "\u2800", "\u115f", "\u00ad", "\u200d",
     "\U000e0041", "\ud800", "\x00\n\t", "\u0301\u0301", "\u2028", "\ufe0f", "\u034f"],
)  # fmt: skip
def test_a_name_in_which_nothing_can_be_seen_is_a_question_mark(name):
    assert shown_name(name) == NOBODY


@pytest.mark.parametrize(
    "mark", ["\u202a", "\u202b", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u200f", "\u061c"]
)
def test_a_name_can_not_turn_the_text_around_it(mark):
    assert shown_name(f"{mark}Anna{mark}") == "Anna"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (f"An{ZERO_WIDTH}na", "Anna"),
        ("Anna\u200d", "Anna"),
        ("\u200dAnna", "Anna"),
        ("An\u200d\u200d\u200dna", "An\u200dna"),
        ("Anna\nhas won", "Anna has won"),
        ("A" * 99, "A" * LONGEST_NAME),
        ("e" + "\u0301" * 50 + "x", "e" + "\u0301" * 3 + "x"),
        ("  a \u00a0 \u2003 b  ", "a b"),
    ],
)
def test_what_can_not_be_seen_is_left_out(name, shown):
    assert shown_name(name) == shown


@pytest.mark.parametrize("name", ["A\u200dB", "é\u0301\u0301\u0301\u0301", "x" * 31 + "\u200dy", "\u3164a", "a\u2067"])
def test_a_shown_name_is_shown_the_same_again(name):
    once = shown_name(name)
    assert shown_name(once) == once
    assert not [letter for letter in once if unicodedata.category(letter) == "Cf" and letter not in "\u200c\u200d"]
