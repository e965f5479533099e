"""Whoever plays alone has nothing to hide: what they are to clear, and how well, is always in view."""

import pytest
from msgspec.structs import replace

from bot.page.showing.facts import Shown
from bot.page.showing.table import Showing
from bot.page.viewer import Viewer
from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from bot.texts import LOCALES, Texts
from storage import LoadedTable
from tests.bot.tables.people import ANNA, BORIS, HERE, NOW, table

TEXTS = Texts.load(strict=True)


async def framed(begun, locale="en", par=None, moves=0):
    """Return what Анна's tab is sent after some moves; she has opened nothing."""
    position = turns.dealt(begun)
    for _ in range(moves):
        game = game_of(position.table)
        legal = next(iter(game.legal_moves(position.state, 0)))
        position = turns.played(position, 0, game.format_move(legal), NOW)
    held = LoadedTable(table=position.table, version=moves, loud=0, snapshot=position.snapshot)
    viewer = Viewer(person=ANNA.person, room=HERE, name="Анна", locale=locale)
    shown = Shown(held=held, steps=turns.steps(position.table), viewer=viewer, now=NOW, par=par)
    return (await Showing(TEXTS).table(shown)).data


def alone(**more):
    return replace(lobby.started(table(variant="solo", secrets=2), ANNA, NOW), **more)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_colours_are_open_from_the_start_and_all_count(locale):
    for moves in (0, 3):
        data = await framed(alone(), locale, moves=moves)
        assert data["secrets"]
        assert not data["covers"], "there is nothing to hide, and nobody to hide it from"
        (said,) = data["mine"]["lines"]
        (card,) = data["mine"]["card"]
        left = sum(token in said for token in "▲●★✚◆■☾")
        assert left == 2, "both colours"
        assert any(letter.isdigit() for letter in card), "how many are left"
        less = {"ru": "меньше", "en": "ewer", "tr": "az"}[locale]
        assert less not in f"{said} {card}", "all of them are to be cleared"


async def test_where_others_play_a_secret_stays_covered():
    data = await framed(lobby.started(table(BORIS), ANNA, NOW))
    assert data["covers"]
    assert data["mine"] is None


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_par_of_a_daily_board_is_over_its_table(locale):
    data = await framed(alone(daily=321), locale, par=17, moves=2)
    assert "321" in data["headline"][0]
    assert "17" in data["headline"][0]
    unknown = await framed(alone(daily=321), locale)
    assert unknown["headline"][0] in data["headline"][0]


async def test_nobody_is_invited_to_where_nobody_watches():
    assert (await framed(alone()))["invites"]
    assert not (await framed(alone(daily=321)))["invites"]
