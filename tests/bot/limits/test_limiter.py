"""One who does too much is refused, kindly and in their language; nobody else notices."""

import pytest

from bot.limits import LIMITS, Limit, Limiter, TooMany, at_home, limit_of
from bot.settings import LOCALES, BadSettings, Settings
from bot.texts import Texts, Words
from storage import Person, Room

ANNA, BORIS = (Person(platform="telegram", user=name) for name in ("anna", "boris"))
HERE, THERE = (Room(platform="telegram", chat=name) for name in ("here", "there"))


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


def limiter(clock, **limits):
    changed = {name.replace("_", "-"): limit for name, limit in limits.items()}
    return Limiter({**LIMITS, **changed}, clock)


def allowed(act, times) -> int:
    """Return how often something was possible."""
    done = 0
    for _ in range(times):
        try:
            act()
        except TooMany:
            continue
        done += 1
    return done


def test_a_burst_is_possible_and_then_as_many_as_are_refilled(clock):
    limits = limiter(clock, presses=Limit(60, 10))
    assert allowed(lambda: limits.press(ANNA, HERE), 100) == 60
    clock.now += 1
    assert allowed(lambda: limits.press(ANNA, HERE), 100) == 6
    clock.now += 3600
    assert allowed(lambda: limits.press(ANNA, HERE), 100) == 60, "what is not used is not saved up"


def test_what_is_refused_does_not_count(clock):
    limits = limiter(clock, presses=Limit(10, 10))
    allowed(lambda: limits.press(ANNA, HERE), 10_000)
    clock.now += 1
    assert allowed(lambda: limits.press(ANNA, HERE), 10) == 1


def test_one_who_floods_takes_nothing_from_others_in_the_room_or_elsewhere(clock):
    limits = limiter(clock)
    allowed(lambda: limits.press(ANNA, HERE), 10_000)
    assert allowed(lambda: limits.press(BORIS, HERE), 50) == 50
    assert allowed(lambda: limits.press(BORIS, THERE), 10) == 10


def test_a_room_full_of_people_who_flood_is_limited_as_a_whole(clock):
    limits = limiter(clock, presses=Limit(60, 10), room_presses=Limit(300, 10))
    crowd = [Person(platform="telegram", user=str(number)) for number in range(100)]
    assert sum(allowed(lambda person=person: limits.press(person, HERE), 100) for person in crowd) == 300
    assert allowed(lambda: limits.press(BORIS, HERE), 1) == 0
    assert allowed(lambda: limits.press(BORIS, THERE), 1) == 1


def test_the_refusal_says_when_to_try_again(clock):
    limits = limiter(clock, presses=Limit(2, 10))
    limits.take("presses", ANNA)
    limits.take("presses", ANNA)
    with pytest.raises(TooMany) as refused:
        limits.take("presses", ANNA)
    assert (refused.value.key, refused.value.params) == ("limit-presses", {"seconds": 5})
    clock.now += 5
    limits.take("presses", ANNA)


def test_what_is_open_is_counted_and_not_timed(clock):
    limits = limiter(clock, tables=Limit(3))
    limits.check("tables", 2)
    with pytest.raises(TooMany) as refused:
        limits.check("tables", 3)
    assert (refused.value.key, refused.value.params) == ("limit-tables", {"most": 3})


def test_somebody_is_not_told_in_the_chat_each_time(clock):
    limits = limiter(clock)
    assert [limits.tells(ANNA), limits.tells(ANNA), limits.tells(BORIS)] == [True, False, True]


def test_zero_means_no_limit(clock):
    limits = limiter(clock, presses=Limit(0, 10), room_presses=Limit(0, 10), tables=Limit(0))
    assert allowed(lambda: limits.press(ANNA, HERE), 1000) == 1000
    limits.check("tables", 10_000)
    assert not limits.is_limited("tables", "presses")


def test_memory_is_bounded(clock):
    limits = Limiter(LIMITS, clock, remembered=100)
    for number in range(1000):
        limits.take("presses", number)
    assert len(limits._full_at) == 100


def test_on_the_page_a_room_has_no_limit_because_it_holds_all_tables(clock):
    limits = Limiter(at_home(LIMITS), clock)
    assert not limits.is_limited("room-tables", "room-lobbies", "room-presses", "room-openings")
    assert limits.is_limited("tables")
    assert limits.is_limited("presses")


@pytest.mark.parametrize("name", sorted(set(LIMITS) - {"refusals"}))
def test_every_limit_has_its_sentence_in_every_language(name):
    texts = Texts.load(strict=True)
    given = {"most": 3} if LIMITS[name].seconds is None else {"seconds": 3}
    said = {Words(texts, locale)(f"limit-{name}", **given) for locale in LOCALES}
    assert len(said) == len(LOCALES)
    assert all("3" in sentence for sentence in said) or name == "all-sockets"


def test_the_operator_can_change_each_of_them():
    settings = Settings.from_env({"LIMIT_PRESSES": "7/2", "LIMIT_ROOM_TABLES": "9", "LIMIT_OPENINGS": "0"})
    assert settings.limits["presses"] == Limit(7, 2)
    assert settings.limits["room-tables"] == Limit(9)
    assert settings.limits["openings"] == Limit(0, 60)
    assert settings.limits["codes"] == LIMITS["codes"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("presses", "7"),
        ("presses", "7/0"),
        ("presses", "many"),
        ("presses", "-1/2"),
        ("tables", "7/2"),
        ("tables", "x"),
    ],
)
def test_a_limit_that_is_none_is_refused_with_an_example(name, value):
    with pytest.raises(BadSettings, match=f"LIMIT_{name.upper()}: .*{limit_of(name, str(LIMITS[name]))}"):
        Settings.from_env({f"LIMIT_{name.upper()}": value})
