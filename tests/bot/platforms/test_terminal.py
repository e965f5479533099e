"""`raznotsvet local --terminal`: a real game in the terminal, stopped and resumed."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.platforms.terminal.play import means
from storage.connection.data_dir import DataDir

ROOT = Path(__file__).parents[3]
GROUP = re.compile(r"^(\d+)\. \S \w+ × \d+:", re.MULTILINE)


class Player:
    """Somebody at the keyboard who pops the first group that the board lists."""

    def __init__(self, data: Path, *arguments: str) -> None:
        environment = {**os.environ, "DATA_DIR": str(data), "DEFAULT_LOCALE": "en"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "bot", "local", "--terminal", *arguments],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def until(self, *signs: str) -> str:
        """Read until a line with a marker; return everything read."""
        said = ""
        for line in self.program.stdout:
            said += line
            if any(sign in line for sign in signs):
                return said
        return said

    def type(self, text: str) -> None:
        self.program.stdin.write(text + "\n")
        self.program.stdin.flush()

    def leave(self) -> str:
        rest, _ = self.program.communicate(timeout=60)
        return rest


@pytest.fixture
def player(tmp_path):
    """A factory of players, who are stopped even if a test fails."""
    players = []

    def sit_down(*arguments: str) -> Player:
        players.append(Player(tmp_path, *arguments))
        return players[-1]

    yield sit_down
    for each in players:
        each.program.kill()
        each.leave()


def test_a_game_is_played_stopped_found_again_and_played_to_its_end(player, tmp_path):
    first = player("--game", "cvetariki", "--option", "variant=solo")
    said = first.until("Your move:")
    assert "The board, top row first" in said
    first.type("hello")
    assert "That isn't a move" in first.until("Your move:")
    first.type(GROUP.search(said)[1])
    said = first.until("Your move:")
    assert "move 2" in said
    first.type("quit")
    assert "Game saved" in first.leave()
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")

    second = player()
    said = second.until("Your move:")
    assert "Resuming your game of Cvetariki" in said
    assert "move 2" in said
    for _ in range(50):
        second.type(GROUP.search(said)[1])
        said = second.until("Your move:", "Type “how”")
        if "Your move:" not in said:
            break
    assert "No groups left" in said or "Cleared" in said
    second.type("how")
    rest = second.leave()
    assert "How it went: Cvetariki" in rest
    assert "Picture saved to" in rest
    assert second.program.returncode == 0


def test_the_computer_plays_the_other_seats(player):
    person = player("--game", "cvetariki", "--players", "3")
    said = person.until("Your move:")
    person.type(GROUP.search(said)[1])
    said = person.until("Your move:")
    assert len(re.findall(r"^Computer \d pops .*\.$", said, re.MULTILINE)) == 2
    person.type("quit")
    person.leave()


def test_conceding_is_asked_about_first(player):
    person = player("--game", "cvetariki", "--players", "2")
    person.until("Your move:")
    person.type("concede")
    assert "Concede this game of Cvetariki with Computer" in person.until("Type “yes”")
    person.type("no")
    assert "The game goes on" in person.until("Your move:")
    person.type("concede")
    person.until("Type “yes”")
    person.type("yes")
    assert "You concede this game of Cvetariki." in person.leave()
    assert person.program.returncode == 0


def test_a_setting_that_does_not_fit_is_told(player):
    person = player("--game", "cvetariki", "--players", "7")
    assert "There is room for 4 computers at most" in person.leave()


def test_told_to_stop_it_leaves_no_server_behind(player, tmp_path):
    person = player("--game", "cvetariki", "--option", "variant=solo")
    person.until("Your move:")
    person.program.send_signal(signal.SIGTERM)
    person.leave()
    assert person.program.returncode == 0
    assert ends(tmp_path), "the server of the folder is still running"


def ends(data: Path) -> bool:
    """Wait until no server runs in a folder: it holds a lock for as long as it lives."""
    folder = DataDir(data)
    running = folder.lock("running")
    try:
        for _ in range(600):
            if running.take():
                return True
            time.sleep(0.1)
        return False
    finally:
        running.close()
        folder.close()


@pytest.mark.parametrize("typed", ["quit", "QUIT", "çık", "ÇIK", "Выход"])
def test_capitals_of_every_language_are_understood(typed):
    assert means(typed, frozenset({"quit", "выход", "çık"}))


def test_a_turkish_hint_in_capitals_is_a_hint():
    assert means("İPUCU", frozenset({"hint", "ipucu"}))
    assert not means("IPUCU", frozenset({"quit"}))
