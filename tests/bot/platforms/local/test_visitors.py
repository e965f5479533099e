"""Nobody gets a seat by guessing: cookies are signed, the key is private, and other devices need the code."""

import stat

import pytest

from bot.platforms.local.people import person
from bot.web.visitors import Visitors, kept_key, new_code

VISITORS = Visitors(b"k" * 32)


def test_a_cookie_of_ours_is_known_again():
    cookie = VISITORS.cookie()
    assert VISITORS.browser(cookie) == cookie.partition(".")[0]
    assert VISITORS.cookie() != cookie


@pytest.mark.parametrize("forge", ["", ".", "abc", "abc.", "abc.def", "é.é", "a.b.c", None])
def test_a_forged_cookie_is_nobodys(forge):
    assert VISITORS.browser(forge) is None


def test_a_changed_name_or_another_key_spoils_a_cookie():
    name, _, signature = VISITORS.cookie().partition(".")
    other = ("0" if name[0] != "0" else "1") + name[1:]
    assert VISITORS.browser(f"{other}.{signature}") is None
    assert Visitors(b"x" * 32).browser(f"{name}.{signature}") is None


def test_the_people_of_one_browser_are_different_people():
    assert len({person("browser", number) for number in range(1, 10)}) == 9


def test_the_key_is_made_once_and_readable_by_its_owner_alone(tmp_path):
    key = kept_key(tmp_path)
    assert kept_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "local.key").stat().st_mode) == 0o600


def test_a_key_that_was_cut_short_by_a_crash_is_made_anew(tmp_path):
    (tmp_path / "local.key").touch(mode=0o600)
    assert len(kept_key(tmp_path)) == 32
    assert kept_key(tmp_path) == kept_key(tmp_path)


def test_without_a_code_everybody_comes_in_and_with_one_only_those_who_know_it():
    assert VISITORS.lets_in("")
    code = new_code()
    closed = Visitors(b"k" * 32, code)
    assert closed.lets_in(code)
    assert closed.lets_in(f" {code[:4].lower()}-{code[4:]} ")
    assert not any(map(closed.lets_in, ("", code[:-1], code + "A", "пароль")))


def test_neither_key_nor_code_is_printed():
    assert "k" * 32 not in repr(Visitors(b"k" * 32, "SECRET"))
    assert "SECRET" not in repr(Visitors(b"k" * 32, "SECRET"))
