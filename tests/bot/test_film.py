"""Replays as films: of a whole game, of some of its moves, of a game that was conceded."""

import asyncio
import io

import pytest
from PIL import Image

from bot.film import Moves, NoSuchMoves, film
from bot.gamefile import of
from bot.main import main
from bot.tables import lobby, turns, votes
from bot.texts import Texts
from bot.texts.at_table import words_at
from bot.workers.artist import Artist
from engines.registry import games
from render.scene import Label
from render.theme import Look
from tests.bot.tables.people import ANNA, BORIS, NOW, table
from tests.bot.test_operating import finished


def filmed(record, moves=None):
    return asyncio.run(film(Artist(processes=0), record, words_at(record, Texts.load(), "en"), Look(), moves))


def length(data):
    """Return how long a film takes, in ms."""
    opened, whole = Image.open(io.BytesIO(data)), 0
    for number in range(opened.n_frames):
        opened.seek(number)
        whole += opened.info["duration"]
    return whole


def said(picture):
    return " | ".join(item.text for item in picture.scene.items if isinstance(item, Label))


@pytest.mark.parametrize("game", list(games()))
def test_the_film_of_a_finished_game_ends_with_its_result(game):
    record = finished(game)
    shown = filmed(record)
    assert shown.file == "replay.gif"
    assert shown.data.startswith(b"GIF89a")
    assert shown.alt
    assert record.id in said(shown)
    assert all(name in said(shown) for name in ("Анна", "Boris"))
    assert length(shown.data) <= 70_000


def test_some_moves_of_a_game_are_a_film_of_their_own():
    record = finished()
    whole, part, one = filmed(record), filmed(record, Moves(3, 6)), filmed(record, Moves(5, 5))
    assert f"move 6 of {len(record.moves)}" in said(part)
    assert f"move 5 of {len(record.moves)}" in said(one)
    assert length(one.data) < length(part.data) < length(whole.data)
    assert "won" not in said(part)


def test_the_last_moves_of_a_game_bring_its_end_card():
    record = finished()
    count = len(record.moves)
    assert said(filmed(record, Moves(count - 2, count))) == said(filmed(record))


def test_a_conceded_game_ends_with_the_name_of_the_winner():
    position = turns.dealt(lobby.started(table(BORIS), ANNA, NOW))
    for _ in range(3):
        rules, seat = games()["cvetariki"], min(position.to_move)
        move = next(iter(rules.legal_moves(position.state, seat)))
        position = turns.played(position, seat, rules.format_move(move), NOW)
    shown = filmed(votes.conceded(position, 0, NOW).table)
    assert said(shown).split(" | ")[:2] == [f"{position.table.seats[1].name} won", "by concession"]


def test_a_game_that_ended_without_a_result_is_shown_as_far_as_it_went():
    record = lobby.closed(turns.dealt(lobby.started(table(BORIS), ANNA, NOW)).table, "table-abandoned", NOW)
    assert "move 0 of 0" in said(filmed(record))


@pytest.mark.parametrize(
    ("text", "moves"),
    [("10-25", Moves(10, 25)), ("10–25", Moves(10, 25)), (" 10 — 25 ", Moves(10, 25)), ("13", Moves(13, 13))],
)
def test_moves_are_read_as_people_write_them(text, moves):
    assert Moves.read(text, 29) == moves


@pytest.mark.parametrize("text", ["0", "30", "25-10", "10-30", "-3", "ten", "", "1-2-3", "9" * 40])
def test_moves_that_a_game_does_not_have_are_refused_with_those_it_has(text):
    with pytest.raises(NoSuchMoves, match="1–29"):
        Moves.read(text, 29)


def test_the_replay_command_writes_films(tmp_path, capsys):
    path, whole, part = (tmp_path / name for name in ("game.json", "whole.gif", "part.gif"))
    of(finished()).write(path)
    assert main(["replay", str(path), "--film", str(whole), "--language", "ru"], {}) == 0
    assert main(["replay", str(path), "--film", str(part), "--moves", "2-4"], {}) == 0
    assert length(part.read_bytes()) < length(whole.read_bytes())
    capsys.readouterr()
    assert main(["replay", str(path), "--film", str(tmp_path / "none.gif"), "--moves", "2-400"], {}) == 1
    assert "the game has moves 1–" in capsys.readouterr().err
    assert not (tmp_path / "none.gif").exists()
    assert main(["replay", str(path), "--moves", "2-4"], {}) == 1
    assert "--film" in capsys.readouterr().err
    assert main(["replay", str(path), "--film", str(tmp_path / "nowhere" / "a.gif")], {}) == 1
