"""Pictures drawn in another process are those drawn here, and nothing goes there that the viewer may not know."""

import asyncio
import dataclasses
import multiprocessing
import os
import pickle
import pickletools
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.artist import drawn, filmed, picture_words
from bot.film import film, story_of
from bot.pieces import offered
from bot.screens.language import Drawing
from bot.screens.lobby_view import lobby_view
from bot.screens.tables import board_screen, end_screen, private_screen
from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from bot.texts import Texts, words_at
from bot.workers import Pool, artist as module, crew
from bot.workers.artist import Artist
from render.theme import Look, Shade
from storage import Alone, Phase, Table
from tests.bot.tables.people import ANNA, BORIS, NOW, table
from tests.reaper import alive

ROOT = Path(__file__).parents[3]
PATIENCE = 100.0
TEXTS = Texts.load(strict=True)


def begun(game):
    return turns.dealt(lobby.started(table(BORIS, game=game), ANNA, NOW))


def later():
    return NOW + 7_000


@pytest.fixture
async def artist():
    artist = Artist(processes=1)
    yield artist
    await artist.close()


async def test_every_picture_is_the_same_as_one_drawn_here(artist):
    for game in offered():
        position = begun(game)
        seat = min(position.to_move)
        for screen in (board_screen(position, ()), private_screen(position, seat)):
            if screen.drawing is None:
                continue
            for locale, look in (("ru", Look()), ("tr", Look(shade=Shade.DARK, symbols=False))):
                words = words_at(position.table, TEXTS, locale)
                here = drawn(screen.drawing, words, look, later)
                there = await artist.draw(screen.drawing, words, look, later)
                assert (there.data, there.alt) == (here.data, here.alt)
                assert there.scene.regions == here.scene.regions
                assert there.scene.cuts == here.scene.cuts


async def test_a_lobby_and_a_film_are_the_same_too(artist):
    waiting = table(BORIS)
    words = words_at(waiting, TEXTS, "en")
    drawing = Drawing(game=waiting.game, view=lobby_view(waiting))
    assert (await artist.draw(drawing, words)).data == drawn(drawing, words, Look()).data
    position = begun("cvetariki")
    for _ in range(4):
        (seat,) = position.to_move
        game = game_of(position.table)
        text = game.format_move(next(iter(game.legal_moves(position.state, seat))))
        position = turns.played(position, seat, text, NOW)
    shown = await film(artist, position.table, words, Look())
    assert shown.data == filmed("cvetariki", story_of(position.table), words, Look()).data
    assert shown.file == "replay.gif"


async def test_the_sand_is_drawn_as_far_as_it_has_run_when_its_turn_comes(artist):
    position = turns.expired(begun("confetti"), NOW + 30_000)  # the sand runs from now on
    drawing = board_screen(position, ()).drawing
    words, clock = words_at(position.table, TEXTS, "en"), [NOW + 31_000]
    first = await artist.draw(drawing, words, now=lambda: clock[0])
    clock[0] += 20_000
    assert (await artist.draw(drawing, words, now=lambda: clock[0])).data != first.data


@pytest.mark.parametrize("game", list(offered()))
async def test_a_worker_never_gets_the_state_of_a_game(game, monkeypatch):
    """What is sent is looked at as it is sent: no class of a state is in it, and no seed."""
    sent = []

    async def do(_crew, job):
        sent.append(pickle.dumps(job.given()))
        return drawn(job.given()[0], words, Look()) if job.work is module._drawn else None

    monkeypatch.setattr(crew.Crew, "do", do)
    position = begun(game)
    words = words_at(position.table, TEXTS, "en")
    artist = Artist(processes=1)
    over = replace(position, table=replace(position.table, phase=Phase.FINISHED))
    for drawing in (board_screen(position, ()).drawing, private_screen(position, 0).drawing, end_screen(over).drawing):
        if drawing is not None:
            await artist.draw(drawing, words)
    await film(artist, position.table, words, Look())
    assert sent
    for data in sent:
        named = {str(arg) for _, arg, _ in pickletools.genops(data) if isinstance(arg, str)}
        assert type(position.state).__name__ not in named
        assert position.table.seed not in named
        assert Table.__name__ not in named


async def test_the_processes_are_there_before_the_first_picture_and_none_is_after_closing():
    before = set(multiprocessing.active_children())
    artist = Artist(processes=2)
    assert set(multiprocessing.active_children()) == before
    artist.begin()
    begun_ = set(multiprocessing.active_children())
    assert len(begun_ - before) == 2
    position = begun("cvetariki")
    words = words_at(position.table, TEXTS, "en")
    await artist.draw(board_screen(position, ()).drawing, words)
    assert set(multiprocessing.active_children()) == begun_
    await artist.close()
    assert set(multiprocessing.active_children()) == before
    drawing = board_screen(position, ()).drawing
    assert (await artist.draw(drawing, words, now=later)).data == drawn(drawing, words, Look(), later).data
    assert set(multiprocessing.active_children()) == before, "late pictures are drawn here"


async def test_without_processes_pictures_are_drawn_here():
    before = set(multiprocessing.active_children())
    artist, position = Artist(processes=0), begun("cvetariki")
    artist.begin()
    words = words_at(position.table, TEXTS, "en")
    drawing = board_screen(position, ()).drawing
    pictures = await asyncio.gather(*(artist.draw(drawing, words, now=later) for _ in range(3)))
    assert {picture.data for picture in pictures} == {drawn(drawing, words, Look(), later).data}
    assert set(multiprocessing.active_children()) == before
    assert not await artist.turn()
    await artist.close()


async def test_at_the_end_it_asks_what_whoever_played_alone_has_done():
    asked = []

    async def own(record):
        asked.append(record)
        return Alone(played=14, total=2, moves=30, latest=0)

    artist, position = Artist(processes=0, own=own), begun("cvetariki")
    words = words_at(position.table, TEXTS, "en")
    drawing = board_screen(position, ()).drawing
    await artist.draw(drawing, words, now=later)
    assert asked == [], "only at the end"
    await artist.draw(dataclasses.replace(drawing, record=position.table), words, now=later)
    assert asked == [position.table]
    said = picture_words(words, dataclasses.replace(drawing, alone=await own(position.table)))
    assert said.own == (2, 14, None)
    said = picture_words(words, dataclasses.replace(drawing, alone=await own(position.table), hard=1))
    assert said.own == (2, 14, 1)


async def test_at_the_end_it_asks_what_the_computer_makes_of_a_deal_that_was_played_alone():
    asked = []

    async def own(record):
        return Alone(played=1, total=2, moves=30, latest=0)

    async def deal(record):
        asked.append(record)

    position = begun("cvetariki")
    words = words_at(position.table, TEXTS, "en")
    drawing = dataclasses.replace(board_screen(position, ()).drawing, record=position.table)
    await Artist(processes=0, deal=deal).draw(drawing, words, now=later)
    assert asked == [], "nobody was alone"
    await Artist(processes=0, own=own, deal=deal).draw(drawing, words, now=later)
    assert asked == [position.table]


async def test_where_no_process_can_be_started_pictures_are_drawn_here(monkeypatch):
    def refused(*_given):
        raise OSError("no more processes")

    monkeypatch.setattr(Pool, "submit", refused)
    artist, position = Artist(processes=1), begun("cvetariki")
    words = words_at(position.table, TEXTS, "en")
    drawing = board_screen(position, ()).drawing
    assert (await artist.draw(drawing, words, now=later)).data == drawn(drawing, words, Look(), later).data
    await artist.close()


def test_one_core_is_enough(tmp_path):
    for cores, workers in ((1, 1), (2, 1), (4, 3), (64, 8)):
        assert module.spare_cores(cores=cores, limit=tmp_path / "none") == workers


def test_a_container_with_one_core_of_many_gets_one_worker(tmp_path):
    limit = tmp_path / "cpu.max"
    for said, workers in (("100000 100000\n", 1), ("400000 100000\n", 3), ("max 100000\n", 8)):
        limit.write_text(said)
        assert module.spare_cores(cores=64, limit=limit) == workers


ORPHAN = """
import asyncio, multiprocessing, time
from bot.workers.artist import Artist
from bot.screens.tables import board_screen
from bot.texts import words_at
from tests.bot.workers.test_artist import TEXTS, begun

async def main():
    artist, position = Artist(processes=1), begun("cvetariki")
    await artist.draw(board_screen(position, ()).drawing, words_at(position.table, TEXTS, "en"))
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    time.sleep(100)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads Linux's list of processes")
def test_processes_end_with_a_program_that_is_killed(tmp_path):
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    program = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    with program:
        pid = int(program.stdout.readline())
        assert alive(pid)
        program.kill()
    ends = time.monotonic() + PATIENCE
    while alive(pid):
        assert time.monotonic() < ends
        time.sleep(0.02)
