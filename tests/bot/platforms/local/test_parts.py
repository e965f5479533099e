"""The parts of the local page that need neither server nor browser."""

import random

import pytest

from bot.pieces import offered
from bot.platforms.local.frames import Frame, decoded
from bot.platforms.local.showing import Showing, Shown, bands
from bot.platforms.local.viewer import Pending, Viewer
from bot.platforms.local.words import page_words
from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from bot.texts import LOCALES, Texts
from bot.workers.artist import Artist
from render.scene import Region, Scene
from storage import LoadedTable, Phase
from tests.bot.tables.people import ANNA, BORIS, NOW, table


def begun():
    return turns.dealt(lobby.started(table(BORIS), ANNA, NOW))


def moved(position, choice):
    (seat,) = position.to_move
    game = game_of(position.table)
    legal = list(legal_moves(position, seat))
    return turns.played(position, seat, game.format_move(legal[choice]), NOW)


def test_a_frame_brings_words_and_pictures_in_one_piece():
    frame = Frame(data={"t": "table", "name": "Анна"})
    places = [frame.add(b"one"), frame.add(b"three")]
    data, rest = decoded(frame.encoded())
    assert data == {"t": "table", "name": "Анна"}
    assert [rest[place["at"] :][: place["size"]] for place in places] == [b"one", b"three"]


@pytest.fixture(scope="module")
def showing():
    return Showing(Texts.load(strict=True), Artist(processes=0))


@pytest.mark.parametrize("game", list(offered()))
async def test_what_can_be_touched_in_a_picture_can_be_played(showing, game):
    dice = random.Random(5)
    position, pressed = turns.dealt(lobby.started(table(BORIS, game=game), ANNA, NOW)), set()
    for _ in range(25):
        if position.table.phase is not Phase.RUNNING:
            break
        seat = min(position.to_move)
        viewer = Viewer(person=position.table.seats[seat].person, open=True)
        held = LoadedTable(table=position.table, version=len(position.table.moves), loud=0, snapshot=position.snapshot)
        frame = await showing.table(Shown(held=held, steps=turns.steps(position.table), viewer=viewer, now=NOW))
        legal = [game_of(position.table).format_move(move) for move in legal_moves(position, seat)]
        boards = [frame.data["board"], (frame.data["mine"] or {}).get("board")]
        touched = {region["press"] for board in boards if board for region in board["regions"]}
        pressed |= touched
        assert {press for press in touched if press[0] not in "?#"} <= set(legal)
        position = turns.played(position, seat, dice.choice(legal), NOW)
    assert pressed, "there was something to touch"


def legal_moves(position, seat):
    return game_of(position.table).legal_moves(position.state, seat)


def test_a_half_made_choice_is_forgotten_when_the_board_has_changed():
    pending = Pending(stamp="7", look="6E")
    assert (pending.on("7"), pending.on("8")) == ("6E", "")


def test_a_picture_is_divided_only_where_nothing_can_be_touched():
    region = Region("1", "A1", ((0, 100, 50, 300),))
    assert bands(Scene(900, 900, (), (region,), cuts=(80, 200, 500)), playing=True) == {"head": 80, "foot": 500}
    assert bands(Scene(900, 900, (), (region,), cuts=(120, 390)), playing=True) == {"head": 0, "foot": 900}
    close = Region("1", "A1", ((0, 85, 50, 300),))
    assert bands(Scene(900, 900, (), (close,), cuts=(80, 500)), playing=True) == {"head": 75, "foot": 500}, (
        "with room for a plate"
    )
    idle = Scene(900, 900, (), cuts=(80, 500))
    assert bands(idle, playing=False) == {"head": 0, "foot": 900}, "a result is one picture"
    assert bands(idle, playing=True) == {"head": 80, "foot": 900}, "the page itself says whose turn it is"


def test_the_page_has_all_its_words_in_every_language():
    texts = Texts.load(strict=True)
    pages = [page_words(texts, locale) for locale in LOCALES]
    assert len({frozenset(page) for page in pages}) == 1
    assert all(f"game-{slug}" in pages[0] for slug in offered())
