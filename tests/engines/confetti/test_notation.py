"""Moves as text."""

import pytest

from engines.confetti.deck import DECK
from engines.confetti.notation import format_move, parse_move
from engines.confetti.state import Done, Drop, Keep, Ready, Swap, Take
from engines.errors import MalformedMove

NINE = "ROY OYR YRO GCB CBG BGC RYC YCR CRY"


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Ready(), "ready"),
        (Done(), "done"),
        (Take("ROY"), "take ROY"),
        (Drop("ROY"), "drop ROY"),
        (Swap("ROY", "OYR"), "swap ROY OYR"),
        (Keep(("ROY", "GCB")), "keep ROY GCB"),
    ],
)
def test_every_move_has_a_text(move, text):
    assert format_move(move) == text
    assert parse_move(text) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("ROY", Take("ROY")),
        (" roy ", Take("ROY")),
        ("TAKE roy", Take("ROY")),
        ("take r o y", Take("ROY")),
        ("▲●★", Take("ROY")),
        ("беру УОВ", Take("YOB")),
        ("Готова", Ready()),
        ("HAZIR", Ready()),
        ("hazır", Ready()),
        ("BİTTİ", Done()),
        ("değiştir ROY, OYR", Swap("ROY", "OYR")),
        ("keep royoyr", Keep(("ROY", "OYR"))),
        ("оставить ROY,OYR,YRO", Keep(("ROY", "OYR", "YRO"))),
        (f"keep {NINE}", Keep(tuple(NINE.split()))),
        ("отпустить roy", Drop("ROY")),
    ],
)
def test_people_may_type_as_they_like(text, move):
    assert parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "take",
        "take ROY OYR",
        "drop",
        "swap ROY",
        "swap ROY OYR YRO",
        "ready ROY",
        "done done",
        "keep",
        "keep ROY ROY",
        f"keep {NINE} OYG",
        "17",
        "take 17",
        "ROO",
        "RO",
        "ROYO",
        "take RGV",
        "ROY drop",
        ",",
    ],
)
def test_what_is_no_move_whatever_the_position_is_malformed(text):
    with pytest.raises(MalformedMove) as refused:
        parse_move(text)
    assert (refused.value.key, refused.value.params) == ("confetti-malformed", {})


def test_a_card_is_a_card_of_the_deck():
    assert "RGV" not in DECK


def test_the_longest_text_fits_in_40_bytes():
    assert len(format_move(Keep(tuple(NINE.split()))).encode()) == 40
