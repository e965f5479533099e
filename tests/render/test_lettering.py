"""Names are user input: any text is possible, and no picture may break."""

import pytest
from hypothesis import given, strategies as st

from render.lettering import by_sight, coverage, drawable, fitted, width
from render.words import chips
from tests.render.samples import words

STRANGE = [
    "",
    " ",
    "🙂🙂🙂",
    "👩\u200d👩\u200d👧\u200d👦",
    "דניאל",
    "محمد",
    "\u202eevil\u202c",
    "a\u0300\u0301\u0302" * 30,
    "\0\x07\x1b[31m",
    "\ud800",
    "漢字",
    "\u200b\u200f",
    "﷽" * 40,
    "Z" * 500,
    "ı İ ğ Ş",
    "Ё ё й",
    "\n\tA\r\nB",
]


@pytest.mark.parametrize("name", STRANGE)
def test_a_strange_name_becomes_one_line_that_fits(name):
    shown = fitted(name, 32, 700, 170)
    assert width(shown, 32, 700) <= 170
    assert "\n" not in shown
    coverage(shown, 32, 700)


@given(name=st.text(max_size=80), room=st.integers(0, 400), size=st.sampled_from([24, 32, 52]))
def test_any_text_fits_any_room(name, room, size):
    shown = fitted(name, size, 700, room)
    assert width(shown, size, 700) <= room
    image, _, _, advance = coverage(shown, size, 700)
    assert image.height <= 2 * size
    assert advance <= room


def test_a_long_name_is_cut_with_an_ellipsis():
    assert fitted("Константинопольская", 32, 700, 170).endswith("…")
    assert fitted("Анна", 32, 700, 170) == "Анна"


def test_what_the_font_lacks_is_left_out():
    assert drawable("Анна 🙂") == "Анна"
    assert drawable("Şükrü Ğ ı") == "Şükrü Ğ ı"
    assert drawable("é") == "é"


def test_right_to_left_letters_are_drawn_in_the_order_of_sight():
    assert by_sight("דניאל") == "דניאל"[::-1]
    assert by_sight("Anna דן") == "Anna " + "דן"[::-1]
    assert drawable(drawable("דניאל")) == "דניאל"


def test_a_name_without_letters_becomes_the_number_of_the_seat():
    table = words("ru", ("Анна", "🙂", "漢字"))
    assert [table.name(seat) for seat in range(3)] == ["Анна", "Место 2", "Место 3"]
    assert chips(table.names) == ("А", "2", "3")


def test_letters_of_two_scripts_that_look_alike_are_one_letter():
    assert chips(("Анна", "Alice", "Вера", "Boris")) == ("Ан", "Al", "Ве", "Bo")
    assert chips(("Аня", "Anna", "Гена")) == ("Ан", "An", "Г")
    assert chips(("Ася", "Acht", "Сева", "Олег")) == ("1", "2", "С", "О")
    assert chips(("Іван", "Ivo", "Ѕидор", "Sam", "Јово", "Jo")) == ("Ів", "Iv", "Ѕи", "Sa", "5", "6")


def test_equal_initials_get_two_letters_and_equal_names_a_number():
    assert chips(("Anna", "Boris", "Ali")) == ("An", "B", "Al")
    assert chips(("Anna", "Anna", "Boris")) == ("1", "2", "B")
    assert chips(("A", "A", "a")) == ("1", "2", "3")


@given(names=st.lists(st.text(max_size=12), min_size=1, max_size=7))
def test_chips_tell_seats_apart(names):
    assert len(set(chips(tuple(names)))) == len(names)
