"""What somebody has done alone: how often, and their best; it is said at the end, counted already or not."""

from types import SimpleNamespace

from bot.ratings.alone import own_results
from bot.ratings.games import finished
from bot.ratings.profiles import after
from storage import Alone, Result, StoreUnavailable
from tests.bot.ratings.played import NOW, person, played

ANNA = person("Anna")
THREE = {"variant": "solo", "secrets": 3}


def alone(left, at=NOW, options=THREE, **changes):
    won = () if left else (0,)
    return played(
        "Anna", at=at, options=options, result=Result(key="", winners=won, places=(1,), totals=(left,)), **changes
    )


class Ratings:
    """Knows what these games say about people."""

    def __init__(self, *tables):
        self.known = {}
        for table in tables:
            self.known |= after(self.known, finished(table))

    async def profiles(self, people):
        return {who: self.known[who] for who in people if who in self.known}


def store(*counted):
    return SimpleNamespace(ratings=Ratings(*counted))


async def test_the_best_is_the_fewest_left_with_as_many_colours():
    counted = [alone(5), alone(2, NOW + 1), alone(0, NOW + 2, options={"variant": "solo", "secrets": 1})]
    found = await own_results(store(*counted), alone(4, NOW + 3))
    assert (found.total, found.played) == (2, 3)
    assert await own_results(store(), alone(4)) == Alone(played=1, total=4, moves=17, latest=NOW)


async def test_a_game_is_told_once_whether_it_is_counted_already_or_not():
    first, last = alone(5), alone(1, NOW + 1)
    assert await own_results(store(first), last) == await own_results(store(first, last), last)


async def test_others_have_no_best_of_their_own():
    assert await own_results(store(), played("Anna", "Boris")) is None
    assert await own_results(store(), played("easy", options=THREE)) is None
    assert await own_results(store(), alone(3, daily=320)) is None, "everybody's board is compared elsewhere"


async def test_without_the_store_the_picture_does_without():
    class Down:
        async def profiles(self, _people):
            raise StoreUnavailable

    assert await own_results(SimpleNamespace(ratings=Down()), alone(3)) is None
