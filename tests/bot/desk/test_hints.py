"""Hints through the desk: a good move, the reason in a sentence, or that waiting is best; for the asker alone."""

import re

import pytest

from bot.tables.service import Opening
from bot.texts import LOCALES, Texts, words_at
from engines.registry import games
from tests.bot.tables.people import ANNA, BORIS, HERE


async def hinted(place, game, think, *, play=()):
    """Return the answer to a press on `hint` at a table of two after some moves: by whoever is on move, or Анна."""
    place.tables._think = think
    opening = Opening(game=game, room=HERE, locale="ru", options={})
    table = (await place.tables.open(opening, ANNA)).table.id
    await place.press(BORIS, table, "!join")
    await place.press(ANNA, table, "!start")
    for person, text in play:
        await place.tables.play(table, person, text, stamp=None)
    return await place.press(ANNA if play else await place.on_move(table), table, "!hint")


def said(answer, locale):
    words = words_at(answer.held.table, Texts.load(strict=True), locale)
    return [words.line(each) for each in answer.lines]


async def explained(game, view, legal, level, seed):
    """Choose a move that has a reason."""
    return next(move for move in legal if games()[game].explain(view, move) is not None)


@pytest.mark.parametrize(("game", "play"), [("cvetariki", ()), ("confetti", ((ANNA, "ready"), (BORIS, "ready")))])
async def test_a_hint_names_a_good_move_and_says_why_in_the_askers_language(place, game, play):
    answer = await hinted(place, game, explained, play=play)
    assert answer.lines[0].key == "hint-move"
    assert answer.lines[1].key.startswith(f"{game}-hint-")
    told = {locale: said(answer, locale) for locale in LOCALES}
    assert len({text for texts in told.values() for text in texts}) == 2 * len(LOCALES)
    number = {"cvetariki": "group", "confetti": "card"}[game]
    assert re.fullmatch(rf"Hint: {number} \d+ \(.*\)\.", told["en"][0])
    assert answer.move, "for a page that can point at it"


async def test_a_hint_without_a_reason_is_a_move_alone(place):
    async def unexplained(game, view, legal, level, seed):
        return next(move for move in legal if games()[game].explain(view, move) is None)

    answer = await hinted(place, "dorozhki", unexplained)
    assert [each.key for each in answer.lines] == ["hint-move"]


async def test_a_hint_may_be_to_wait(place):
    async def wait(game, view, legal, level, seed):
        return None

    answer = await hinted(place, "confetti", wait, play=((ANNA, "ready"), (BORIS, "ready")))
    assert [each.key for each in answer.lines] == ["hint-wait"]
    assert all(said(answer, locale) for locale in LOCALES)


async def test_hints_come_from_the_strongest_player(place):
    asked = []

    async def think(game, view, legal, level, seed):
        asked.append((level, view.viewer))
        return legal[0]

    await hinted(place, "cvetariki", think)
    assert [level for level, _ in asked] == ["advice"], "as strong as the strongest level"
    assert asked[0][1] is not None, "from the asker's own view"
